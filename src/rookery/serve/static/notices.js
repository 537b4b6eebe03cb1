// Playing turn by turn: the browser knows the time zone, and can be told while no page is open.
(() => {
  "use strict";
  const $ = q => document.querySelector(q);
  const zone = $("select[data-guess]");
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && [...zone.options].some(o => o.value === here)) zone.value = here;

  const button = $("[data-push]");
  if (!button || !("serviceWorker" in navigator) || !("PushManager" in window)) return;
  button.hidden = false;
  $("[data-push-unable]").hidden = true;
  const say = text => { $("[data-push-said]").textContent = text; };

  const bytes = text => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), c => c.charCodeAt(0));
  async function subscribe() {
    if (await Notification.requestPermission() !== "granted") return say(button.dataset.no);
    const worker = await navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready);
    await (await worker.pushManager.getSubscription())?.unsubscribe(); // it may be for another key
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(button.dataset.push) });
    const { endpoint, keys } = made.toJSON();
    const answer = await fetch("/api/v1/me/devices", {
      method: "POST", headers: { "content-type": "application/json" },
      body: JSON.stringify({ endpoint, key: keys.p256dh, auth: keys.auth }),
    });
    if (answer.ok) return location.assign("/settings/notices?saved#push");
    await made.unsubscribe();
    say((await answer.json()).text);
  }
  button.addEventListener("click", () => subscribe().catch(() => say(button.dataset.no)));
})();
