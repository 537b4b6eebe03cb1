// Keeps what is the same for everybody: styles, scripts, fonts, drawings, and one page for when there is no connection.
// Nothing that belongs to somebody is ever kept: neither pages nor answers of the server.
"use strict";
const STAMP = "{stamp}", KEPT = `rookery ${STAMP}`, OFFLINE = "/offline";
const FIRST = [`/static/rookery.css?${STAMP}`, "/static/icon.svg"];
const shared = response => response.ok && response.type === "basic" && /\bpublic\b/.test(response.headers.get("cache-control") || "");

async function keep(address, cache) {
  const request = new Request(address, { credentials: "omit" }), response = await fetch(request);
  if (response.ok) await cache.put(address, response);
}
self.addEventListener("install", e => {
  e.waitUntil(caches.open(KEPT).then(cache => Promise.allSettled([OFFLINE, ...FIRST].map(a => keep(a, cache)))).then(() => self.skipWaiting()));
});
self.addEventListener("activate", e => {
  e.waitUntil(caches.keys().then(names => Promise.all(names.filter(n => n !== KEPT).map(n => caches.delete(n)))).then(() => self.clients.claim()));
});

async function fromShelf(request) {
  const cache = await caches.open(KEPT), found = await cache.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (shared(response)) cache.put(request, response.clone());
  return response;
}
async function visit(request) {
  try {
    return await fetch(request);
  } catch (failed) {
    const page = await caches.match(OFFLINE);
    if (page) return page;
    throw failed;
  }
}
self.addEventListener("fetch", e => {
  const { request } = e, url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") e.respondWith(visit(request));
  else if (/^\/(static|g)\//.test(url.pathname) && [`?${STAMP}`, ""].includes(url.search)) e.respondWith(fromShelf(request));
});

// It is one's turn, and no page is open: the server says so through the browser's push service.
self.addEventListener("push", e => {
  const said = e.data ? e.data.json() : {};
  const look = { body: said.body || "", tag: said.url || "/", data: said.url || "/", icon: "/static/icon-192.png", badge: "/static/icon-192.png" };
  e.waitUntil(self.registration.showNotification(said.title || "Rookery", look));
});
self.addEventListener("pushsubscriptionchange", e => {
  const { options } = e.oldSubscription || {};
  if (!options) return;
  e.waitUntil(self.registration.pushManager.subscribe(options).then(made => {
    const { endpoint, keys } = made.toJSON();
    const body = JSON.stringify({ endpoint, key: keys.p256dh, auth: keys.auth });
    return fetch("/api/v1/me/devices", { method: "POST", headers: { "content-type": "application/json" }, body });
  }));
});

// A notice that it is one's turn leads back to the table.
self.addEventListener("notificationclick", e => {
  e.notification.close();
  const goal = new URL(e.notification.data || "/", location.origin).href;
  e.waitUntil(self.clients.matchAll({ type: "window" }).then(pages => {
    const open = pages.find(p => p.url.startsWith(goal));
    return open ? open.focus() : self.clients.openWindow(goal);
  }));
});
