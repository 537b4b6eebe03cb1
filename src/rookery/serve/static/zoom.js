// A card to read: pointed at or reached by keyboard, its words lie beside it; held, or by Z, it opens as a dialog.
(() => {
  "use strict";
  const at = document.body.dataset.cards;
  if (!at) return;
  const REST = 450, HOLD = 350, SLACK = 10, GAP = 10;
  const LIVE = ".lit, [data-choose], .spot, .target, #bar button, #bar a, #bar input, #bar select, .pages label, [data-bids] .card, .doit, .leave";
  const $$ = q => [...document.querySelectorAll(q)];
  const known = new Map(), CARDS = "[data-card], .card, .mini, .paper, .plan, .trap";
  // Its id stands in data-card, in the question it would ask about itself, or in the id of its element.
  const idOf = e => e.dataset.card || (e.matches("[name=card]") ? e : e.querySelector("[name=card]"))?.value || /^(?:card|c|(?:hand|stack|u)-\d+)-(.+)$/.exec(e.id)?.[1];
  const read = id => {
    if (!known.has(id)) known.set(id, fetch(`${at}/${encodeURIComponent(id)}`, { headers: { "hx-request": "true" } }).then(r => (r.ok ? r.text() : Promise.reject())).catch(() => { known.delete(id); return ""; }));
    return known.get(id);
  };

  const around = e => { const card = e?.closest?.(CARDS); return card && !tip.contains(card) && !box.contains(card) && idOf(card) ? card : null; };

  const tip = document.createElement("div"), box = document.createElement("dialog");
  tip.id = "zoomtip";
  tip.className = "zoomtip";
  tip.setAttribute("role", "tooltip");
  tip.popover = "manual";
  box.id = "zoombox";
  box.className = "zoombox";
  document.querySelector("main").append(tip, box);

  // Beside the card, where nothing that may be clicked next is covered; else over the log, which is only read.
  const meets = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  function place(card) {
    const c = card.getBoundingClientRect(), w = tip.offsetWidth, h = tip.offsetHeight;
    const inX = x => Math.max(8, Math.min(innerWidth - w - 8, x)), inY = y => Math.max(8, Math.min(innerHeight - h - 8, y));
    const mid = inY(c.top + c.height / 2 - h / 2), log = document.querySelector("#log")?.getBoundingClientRect();
    const ways = [[c.right + GAP, mid], [c.left - w - GAP, mid], [inX(c.left + c.width / 2 - w / 2), c.top - h - GAP], [inX(c.left + c.width / 2 - w / 2), c.bottom + GAP]];
    if (log?.width) ways.push([inX(log.right - w), inY(log.top)]);
    for (const y of [8, innerHeight - h - 8]) for (const x of [8, innerWidth - w - 8]) ways.push([x, y]);
    const live = $$(LIVE).filter(e => e !== card && !card.contains(e) && e.checkVisibility()).map(e => e.getBoundingClientRect());
    const cost = ([x, y]) => {
      const r = { left: x, top: y, right: x + w, bottom: y + h };
      if (x < 4 || y < 4 || r.right > innerWidth - 4 || r.bottom > innerHeight - 4) return Infinity;
      return meets(r, c) * 9 + live.reduce((n, l) => n + meets(r, l), 0);
    };
    const [x, y] = ways.reduce((best, way) => (cost(way) < cost(best) ? way : best), ways[ways.length - 1]);
    tip.style.left = `${x}px`;
    tip.style.top = `${y}px`;
  }

  let shown = null, waits = 0;
  const describe = (card, on) => {
    const e = card.matches("button, a, input, [tabindex]") ? card : card.querySelector("button, input");
    const ids = (e?.getAttribute("aria-describedby") || "").split(" ").filter(x => x && x !== tip.id);
    if (on) ids.push(tip.id);
    if (ids.length) e?.setAttribute("aria-describedby", ids.join(" ")); else e?.removeAttribute("aria-describedby");
  };
  function hide() {
    clearTimeout(waits);
    if (shown) describe(shown, false);
    shown = null;
    if (tip.matches(":popover-open")) tip.hidePopover();
  }
  async function show(card) {
    const html = await read(idOf(card));
    if (shown !== card || !card.isConnected || !html || box.open) return;
    tip.innerHTML = html;
    tip.showPopover();
    place(card);
    describe(card, true);
  }
  function soon(card, rest) {
    if (card === shown) return;
    hide();
    shown = card;
    if (!card) return;
    read(idOf(card));
    waits = setTimeout(show, rest, card);
  }
  const cardOf = e => around(e.target);
  const unread = card => (card?.matches(".peeked") ? null : card); // its preview says it already, and asks
  document.addEventListener("pointerover", e => { if (e.pointerType !== "touch" && !e.buttons) soon(unread(cardOf(e)), REST); });
  document.addEventListener("pointerout", e => { if (!e.relatedTarget && !shown?.contains(document.activeElement)) hide(); });
  document.addEventListener("focusin", e => { if (e.target.matches(":focus-visible")) soon(cardOf(e), REST); else if (!cardOf(e)) hide(); });
  document.addEventListener("focusout", e => { if (shown?.contains(e.target)) hide(); });
  for (const gone of ["scroll", "resize", "pagehide"]) addEventListener(gone, hide, true);
  document.addEventListener("htmx:after:swap", () => { if (shown && !shown.isConnected) hide(); });

  // Held with a finger, pressed with the other button, or Z: the same as a dialog, and nothing is chosen.
  let back = null;
  async function open(card) {
    hide();
    const html = await read(idOf(card));
    if (!html || box.open) return;
    back = document.activeElement;
    box.innerHTML = `<form method="dialog"><button class="btn sq x" aria-label="${document.body.dataset.close}">✕</button></form>${html}`;
    box.querySelector("h2").id = "zoomhead";
    box.setAttribute("aria-labelledby", "zoomhead");
    box.showModal();
  }
  box.addEventListener("close", () => { if (back?.isConnected) back.focus({ preventScroll: true }); });
  box.addEventListener("click", e => { if (e.target === box) box.close(); }); // beside it
  let hold = 0, from = null, held = 0;
  const letGo = () => clearTimeout(hold);
  document.addEventListener("pointerdown", e => {
    letGo();
    hide();
    const card = cardOf(e);
    if (!card || e.button || e.target.closest("input[type=number], select, [data-more], [data-less]")) return;
    from = { x: e.clientX, y: e.clientY };
    if (e.pointerType === "touch") hold = setTimeout(() => { held = performance.now(); open(card); }, HOLD);
  });
  document.addEventListener("pointermove", e => { if (from && Math.hypot(e.clientX - from.x, e.clientY - from.y) > SLACK) letGo(); });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => { letGo(); if (held) held = performance.now(); });
  document.addEventListener("click", e => { // the finger that read a card does not play it, nor close what it opened
    if (!held) return;
    const same = performance.now() - held < 400;
    held = 0;
    if (same && e.detail) { e.preventDefault(); e.stopImmediatePropagation(); }
  }, true);
  document.addEventListener("contextmenu", e => {
    const card = cardOf(e);
    if (!card) return;
    e.preventDefault();
    if (!held) open(card);
  });
  document.addEventListener("keydown", e => {
    if (e.key === "Escape") { hide(); return; }
    if (e.key.toLowerCase() !== "z" || e.ctrlKey || e.metaKey || e.altKey || e.target.matches?.("input:not([type=checkbox], [type=radio]), textarea, select")) return;
    const card = around(document.activeElement) || shown;
    if (card) { e.preventDefault(); e.stopImmediatePropagation(); open(card); }
  }, true);
})();
