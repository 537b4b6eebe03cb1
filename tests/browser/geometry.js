({ wide, finger, several }) => {
  const PLAYABLE = `#answer :is(button[name=move], button[name=do], [popovertarget], .die input, [data-choose] input,
    input[data-add], button[data-more], button[data-less], select):not([form="why"], [form="local"]),
    #bar :is(button, a, summary)`;
  const target = e => (e.matches("input[type=checkbox], input[type=radio]") && e.closest("label, [data-choose]")) || e;
  const part = e => (e.matches(".hit") && e.closest(".card, .mini, .plaque, .go")) || e;
  const off = e => e.disabled || e.hidden || e.closest("[popover], [inert], [hidden], dialog");
  const seen = e => e.checkVisibility({ visibilityProperty: true }) && e.getClientRects().length;
  // What has no name of its own to be found again by (a shortcut, a tool) is told by its words, in brackets.
  const named = e => e.id || e.getAttribute("popovertarget") || [e.name, e.value].filter(Boolean).join("=") || `(${e.innerText?.trim().slice(0, 40) || e.className})`;
  const hits = (e, x, y) => {
    const f = document.elementFromPoint(x, y);
    if (!f) return false;
    return e.contains(f) || part(e).contains(f) || f.control === e || (f.contains(e) && f.matches("label, .card, .mini, .die"));
  };
  const inside = r => r.left >= -1 && r.top >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1;
  const points = (r, k) => [[.5, .5], [k, k], [1 - k, k], [k, 1 - k], [1 - k, 1 - k]].map(([x, y]) => [r.left + r.width * x, r.top + r.height * y]);
  const wrong = e => {
    const r = e.getBoundingClientRect();
    if (!inside(r)) return `outside or cut: ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`;
    const round = e.closest("[data-map]") || parseFloat(getComputedStyle(e).borderRadius) > r.height / 3;
    const at = points(r, wide ? (round ? .3 : .15) : .35).find(([x, y]) => !hits(e, x, y));
    return at && `covered at ${at.map(Math.round)} by ${document.elementFromPoint(...at)?.outerHTML.slice(0, 60)}`;
  };
  const thin = e => { // a map is made larger by one tap; a number has its + and − beside it
    if (e.matches("input[data-add]")) return false;
    const r = e.getBoundingClientRect(), far = finger / 2 - 2, zoom = e.closest("[data-map]") ? 1.6 : 1;
    const w = r.width * zoom, h = r.height * zoom, x = r.left + r.width / 2, y = r.top + r.height / 2;
    const broad = w >= finger - 1 || (hits(e, x - far, y) && hits(e, x + far, y));
    const high = h >= finger - 1 || (hits(e, x, y - far) && hits(e, x, y + far));
    return !(broad && high) && `${Math.round(r.width)}x${Math.round(r.height)} is too small for a finger`;
  };
  const bring = e => {
    e.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (wrong(e)) e.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (e.closest("[data-map]") && (wrong(e) || (finger && thin(e)))) e.focus({ preventScroll: true, focusVisible: true });
  };
  const found = {}, alike = new Map();
  for (const raw of document.querySelectorAll(PLAYABLE)) {
    const e = target(raw), kind = e.closest("[data-map]") ? e.className : "", key = named(raw);
    if (off(raw)) continue;
    if (!seen(e)) { // what it would open may lie open there
      const opens = document.getElementById(raw.getAttribute("popovertarget"));
      if (opens && seen(opens)) found[key] = "";
      continue;
    }
    alike.set(kind, (alike.get(kind) || 0) + 1);
    if (kind && alike.get(kind) > several) { found[key] = ""; continue; }
    if (!wide) bring(e);
    const said = wrong(e) || (finger && thin(e)) || "";
    if (!(key in found) || !said) found[key] = said;
  }
  // What a small screen keeps behind one tap: the list is opened, looked at and closed again.
  for (const opener of wide ? [] : document.querySelectorAll("#answer [popovertarget]")) {
    const box = document.getElementById(opener.getAttribute("popovertarget"));
    if (!seen(opener) || found[named(opener)] || !box || box.matches(":popover-open")) continue;
    box.showPopover();
    for (const raw of box.querySelectorAll("#switching input[name=only]")) {
      const e = target(raw), key = `stop=${raw.value}`; // as the button is called where there is room for it
      bring(e);
      if (!(key in found)) found[key] = wrong(e) || (finger && thin(e)) || "";
    }
    box.hidePopover();
  }
  const g = document.querySelector(".ground"), page = document.documentElement.scrollWidth;
  const scrolls = g.scrollHeight > g.clientHeight + 1 || g.scrollWidth > g.clientWidth + 1;
  if (wide && scrolls) found["(the board)"] = `scrolls: ${g.scrollWidth}x${g.scrollHeight} in ${g.clientWidth}x${g.clientHeight}`;
  if (page > innerWidth + 1) found["(the page)"] = `is ${page} wide`;
  return found;
}
