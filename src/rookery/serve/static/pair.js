// Waiting to be paired: the page asks for as long as it is open, and says so when it closes.
(() => {
  "use strict";
  const PAUSE = 3000;
  let left = false;
  const sleep = time => new Promise(done => setTimeout(done, time));
  async function ask() {  // the server keeps the question for a while: no timer, which browsers hold back in hidden tabs
    const answer = await fetch("/pair?wait=1", { headers: { "HX-Request": "true" } });
    const where = answer.headers.get("HX-Redirect");
    if (where) { left = true; location.assign(where); return false; }
    if (!answer.ok) throw new Error(answer.status);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("pairing");
    const shown = document.getElementById("pairing");
    if (fresh && fresh.dataset.found !== shown.dataset.found) shown.replaceWith(document.adoptNode(fresh));
    return true;
  }
  async function keep() {
    for (;;) {
      try { if (!await ask()) return; } catch { await sleep(PAUSE); }
    }
  }
  addEventListener("submit", () => { left = true; });
  addEventListener("pagehide", () => { if (!left) navigator.sendBeacon("/pair/stop"); });
  addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
  keep();
})();
