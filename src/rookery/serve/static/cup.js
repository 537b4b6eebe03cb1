// A tournament's page asks for news as long as it is open; the wall turns over; a time is sent with its zone.
(() => {
  "use strict";
  const PAUSE = 5000, TURN = 12000;
  const sleep = time => new Promise(done => setTimeout(done, time));
  const dates = root => {
    for (const time of root.querySelectorAll("time[datetime]")) {
      const at = new Date(time.dateTime), lang = document.documentElement.lang;
      if (!Number.isNaN(at.getTime())) time.textContent = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
    }
  };
  async function fetched(where, id) {
    const answer = await fetch(where, { headers: { "HX-Request": "true" } });
    if (answer.status === 204) return null;
    if (!answer.ok) throw new Error(answer.status);
    return document.adoptNode(new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(id));
  }
  const busy = shown => shown.contains(document.activeElement) && document.activeElement.matches("select, input")
    || shown.querySelector(".cupgames details[open], .sure[open]");
  async function follow() {
    for (;;) {
      const shown = document.getElementById("cup");
      if ("over" in shown.dataset) return;
      try {
        const fresh = busy(shown) ? await sleep(PAUSE) : await fetched(`${location.pathname}?version=${shown.dataset.version}`, "cup");
        if (!fresh || busy(shown)) continue;
        if (fresh.dataset.table && !shown.dataset.table) { location.assign(`/t/${fresh.dataset.table}`); return; }
        dates(fresh);
        const focus = document.activeElement && document.activeElement.closest("#cup [href], #cup button");
        const again = focus && (focus.getAttribute("href") || focus.form.getAttribute("action"));
        shown.replaceWith(fresh);
        if (again) (fresh.querySelector(`[href="${again}"], form[action="${again}"] button`) || fresh).focus();
      } catch { await sleep(PAUSE); }
    }
  }
  function count() {
    for (const each of document.querySelectorAll("[data-until]")) {
      const left = Math.max(0, Math.round(Number(each.dataset.until) - Date.now() / 1000));
      const hours = Math.floor(left / 3600), two = n => String(n).padStart(2, "0");
      each.textContent = (hours ? `${hours}:${two(Math.floor(left / 60) % 60)}` : Math.floor(left / 60)) + `:${two(left % 60)}`;
    }
  }
  async function turn() {
    count();
    setInterval(count, 1000);
    for (;;) {
      await sleep(TURN);
      const shown = document.getElementById("wall");
      try {
        const fresh = await fetched(shown.dataset.where, "wall");
        if (fresh) { shown.replaceWith(fresh); count(); }
      } catch { /* the next time */ }
    }
  }
  if (document.getElementById("cup")) follow();
  if (document.getElementById("wall")) turn();
  const begins = document.getElementById("cbegins");
  if (begins) {
    document.querySelector(".zone").hidden = true;
    begins.addEventListener("change", () => {
      begins.form.elements.offset.value = new Date(begins.value || Date.now()).getTimezoneOffset();
    });
  }
})();
