// Around the board: who is away since when, the knock when it is your turn, and what is kept for a lost connection.
(() => {
  "use strict";
  const root = document.documentElement, $ = q => document.querySelector(q), $$ = q => [...document.querySelectorAll(q)];

  // -- who is away -----------------------------------------------------------------------------------------------

  function since() {
    const now = Date.now() / 1000;
    for (const e of $$("time[data-since]")) {
      const s = Math.max(0, Math.round(now - e.dataset.since)), h = Math.floor(s / 3600), m = Math.floor(s / 60) % 60;
      e.textContent = (h ? `${h}:${String(m).padStart(2, "0")}` : m) + ":" + String(s % 60).padStart(2, "0");
    }
  }
  if ($("#people")) {
    since();
    setInterval(since, 1000);
    document.addEventListener("htmx:after:swap", since);
  }

  // -- your turn -------------------------------------------------------------------------------------------------

  const wanted = () => { try { return localStorage.getItem("notify") === "1"; } catch { return false; } };
  const allowed = () => "Notification" in window && Notification.permission === "granted" && wanted();
  async function knock() {
    const words = [$("#live").dataset.yours, { body: $(".asked-h")?.textContent || "", tag: location.pathname, icon: "/static/icon-192.png", badge: "/static/icon-192.png", data: location.pathname }];
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) worker.showNotification(...words); else new Notification(...words); // phones know only the worker's
  }
  document.addEventListener("turn", e => {
    const { yours, fresh } = e.detail;
    const sign = $("link[rel=icon]"); // none in a replay that is kept as a file
    if (sign) sign.href = `/static/icon${yours ? "-turn" : ""}.svg`;
    if (yours) navigator.setAppBadge?.(1).catch(() => {}); else navigator.clearAppBadge?.().catch(() => {});
    if (fresh && document.hidden && allowed()) knock();
  });
  function told() {
    if (!("Notification" in window)) { for (const e of $$("[data-notify]")) e.hidden = true; return; }
    for (const e of $$("[data-notify]")) {
      const on = allowed(), said = on ? e.dataset.yes : Notification.permission === "denied" ? e.dataset.no : "";
      e.classList.toggle("done", on);
      if (said) e.querySelector("span").textContent = said;
    }
  }
  document.addEventListener("click", async e => { // permission is asked for only here
    if (!e.target.closest("[data-notify]") || !("Notification" in window)) return;
    const answer = await Notification.requestPermission();
    try { localStorage.setItem("notify", answer === "granted" ? "1" : "0"); } catch { /* a browser that keeps nothing */ }
    told();
  });
  told();

  // -- settings are seen before they are saved -----------------------------------------------------------------------

  document.addEventListener("change", e => {
    const name = e.target.matches(".wishes select") && e.target.name;
    if (name && name !== "lang") root.dataset[name] = e.target.value;
  });

  if ("serviceWorker" in navigator && isSecureContext) addEventListener("load", () => navigator.serviceWorker.register("/sw.js").catch(() => {}));
})();
