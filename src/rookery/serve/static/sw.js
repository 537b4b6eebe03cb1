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

// A notice that it is one's turn leads back to the table.
self.addEventListener("notificationclick", e => {
  e.notification.close();
  const goal = new URL(e.notification.data || "/", location.origin).href;
  e.waitUntil(self.clients.matchAll({ type: "window" }).then(pages => {
    const open = pages.find(p => p.url.startsWith(goal));
    return open ? open.focus() : self.clients.openWindow(goal);
  }));
});
