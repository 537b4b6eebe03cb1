// Keys for what is done most, and a second click where somebody wants to be asked before a move.
(() => {
  "use strict";
  const $ = q => document.querySelector(q), $$ = q => [...document.querySelectorAll(q)];
  if (!$("#keys")) return;
  const root = document.documentElement, words = $("#live").dataset;
  const seen = e => e.checkVisibility() && !e.disabled && !e.closest("[inert]");
  const press = q => { const e = $$(q).find(seen); e?.click(); return !!e; };

  const ALPHABET = "asdfghjklqwertyuiopzxcvbnm";
  const GLOWS = "#table .ground .lit, #table .ground [data-choose] input, #table .ground .spot, #table .ground .die input:not([disabled])";
  let at = -1;
  function glow(by) {
    const all = $$(GLOWS).map(e => (e.matches("button, a, input, [tabindex]") ? e : e.querySelector("button, a, input") || e)).filter(seen);
    if (!all.length) return false;
    const here = all.indexOf(document.activeElement);
    at = ((here >= 0 ? here : at) + by + all.length) % all.length;
    all[at].focus({ focusVisible: true });
    all[at].scrollIntoView({ block: "nearest", inline: "nearest" });
    return true;
  }
  const ANSWERS = "#bar .acts button, #bar .acts .btn, #bar .acts label";
  function answer(n) {
    const ways = $(":popover-open.ways");
    if (!ways && $("[data-bids]")?.checkVisibility()) return false; // there digits put points on cards
    const all = (ways ? [...ways.querySelectorAll("button")] : $$(ANSWERS)).filter(seen);
    all[n - 1]?.click();
    return n <= all.length;
  }

  // Letters on everything that glows, and on answers that have no digit: typing one chooses it.
  const SPELLED = `${GLOWS}, #table .ground button:not([form="why"], [data-less], .zoom *)`;
  const leads = e => !e.hasAttribute("popovertarget") || document.getElementById(e.getAttribute("popovertarget"))?.matches(".ways");
  let letters = null;
  const sign = (n, many) => (many ? ALPHABET[Math.floor(n / ALPHABET.length)] : "") + ALPHABET[n % ALPHABET.length];
  const inSight = e => {
    const r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
    return r.width > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  };
  function spell() {
    const things = [...new Set($$(SPELLED).map(e => (e.matches("button, a, input") ? e : e.querySelector("button, a, input") || e)))].filter(e => (seen(e) || seen(e.parentElement)) && leads(e));
    const all = [...things, ...$$(ANSWERS).filter(seen).slice(9)].map(e => [e, e.matches("input") ? e.closest("label") || e : e]).filter(([, at]) => inSight(at)).slice(0, ALPHABET.length ** 2);
    if (!all.length) return false;
    const box = document.createElement("div"), many = all.length > ALPHABET.length;
    box.id = "letters";
    box.setAttribute("aria-hidden", "true");
    letters = { box, typed: "", goals: new Map() };
    all.forEach(([e, at], n) => {
      const mark = document.createElement("kbd"), r = at.getBoundingClientRect();
      mark.textContent = sign(n, many);
      mark.style.left = `${r.left + r.width / 2}px`;
      mark.style.top = `${r.top + Math.min(r.height / 2, 22)}px`;
      letters.goals.set(mark.textContent, [e, mark]);
      box.append(mark);
    });
    document.body.append(box);
    return true;
  }
  function forget() { letters?.box.remove(); letters = null; }
  function typed(key) {
    letters.typed += key;
    const goal = letters.goals.get(letters.typed);
    if (goal) {
      forget();
      if (!goal[0].matches("[data-more]")) goal[0].focus({ focusVisible: true }); // Enter goes on after counting
      goal[0].click();
      return;
    }
    let left = 0;
    for (const [name, [, mark]] of letters.goals) { mark.hidden = !name.startsWith(letters.typed); left += !mark.hidden; }
    if (!left) forget();
  }
  // "Why not?" and "zoom" are asked about what has the focus, or about the question.
  const about = () => (document.activeElement?.matches('#table button[form="why"]') ? (document.activeElement.click(), true) : false);
  const place = (page, goal) => {
    const tab = $("#page-log");
    if (page && tab && !$("#say, #chatlines").checkVisibility()) { tab.checked = true; tab.dispatchEvent(new Event("change", { bubbles: true })); }
    const e = $(goal);
    e?.focus();
    return !!e;
  };
  const KEYS = {
    u: () => press('#bar [formaction$="/undo"]'),
    h: () => press('#bar [name="hint"]'),
    w: () => about() || press('#bar [name="help"]'),
    z: () => about(),
    a: () => press('#bar [name="help"]'),
    l: () => place(true, "#log"),
    t: () => place(true, "#say"),
    f: () => spell(),
    g: e => glow(e.shiftKey ? -1 : 1),
    enter: e => (e.target.matches("button, a, input, summary, label, [role=button]") ? false : !$(":popover-open") && press("#bar .acts .go")), // gold leads on; nothing is lost by it
    " ": () => press(".skipper button"),
    "?": () => { $("#keys").togglePopover(); return true; },
  };
  document.addEventListener("keydown", e => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return;
    const typing = e.target.matches?.("input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]");
    if (typing || (e.key === " " && e.target.matches?.("button, a, input, summary, [role=button]"))) return;
    if (letters && e.key !== "Shift") {
      const key = e.key.toLowerCase();
      if (ALPHABET.includes(key)) typed(key); else forget();
      e.preventDefault();
      return;
    }
    const digit = /^[1-9]$/.test(e.key);
    if (digit ? answer(+e.key) : KEYS[e.key.toLowerCase()]?.(e)) { e.preventDefault(); root.classList.add("keyed"); }
  });

  // Asking before a move: the first click says what it is, the second does it, or the answer beside the words: they may lie over the thing.
  let armed = null;
  function disarm() {
    armed?.classList.remove("armed");
    armed = null;
    $("#note .confirm")?.remove();
  }
  // What is asked about stays in sight, and so does what lies around it where there is room: the words lie above it, below it, or at a side.
  function aside(box, b) {
    box.style.translate = "";
    const has = box.getBoundingClientRect(), gap = 12, room = 4;
    for (const thing of [b.closest(".me, .plaques") || b, b].map(e => e.getBoundingClientRect())) {
      const mid = (thing.left + thing.right - has.width) / 2, level = (thing.top + thing.bottom - has.height) / 2;
      const within = (at, size, most) => Math.max(room, Math.min(at, most - size - room));
      const x = within(mid, has.width, innerWidth), y = within(level, has.height, innerHeight);
      const ways = [[has.left, has.top], [has.left, thing.top - gap - has.height], [has.left, thing.bottom + gap],
        [x, thing.top - gap - has.height], [x, thing.bottom + gap], [thing.left - gap - has.width, y], [thing.right + gap, y]];
      const fits = ([left, top]) => left >= 0 && top >= 0 && left + has.width <= innerWidth && top + has.height <= innerHeight &&
        (left >= thing.right || thing.left >= left + has.width || top >= thing.bottom || thing.top >= top + has.height);
      const way = ways.find(fits);
      if (!way) continue;
      box.style.translate = `${way[0] - has.left}px ${way[1] - has.top}px`;
      return;
    }
  }
  const asks = b => root.dataset.confirm === "always" || (root.dataset.confirm === "final" && b.matches("[data-final]"));
  document.addEventListener("submit", e => {
    const b = e.submitter;
    if (e.target.id !== "answer" || !b || b.hasAttribute("formaction") || "sure" in b.dataset || !asks(b)) return;
    if (armed === b) { disarm(); return; }
    e.preventDefault();
    e.stopImmediatePropagation();
    disarm();
    armed = b;
    b.classList.add("armed");
    const box = document.createElement("div"), head = document.createElement("h2"), more = document.createElement("p");
    box.className = "note confirm";
    box.setAttribute("role", "status");
    head.textContent = (b.getAttribute("aria-label") || (b.querySelector(":scope > b") || b).innerText).replace(/\s+/g, " ").trim().slice(0, 80);
    more.textContent = b.dataset.stakes || (b.matches("[data-final]") ? words.final : words.confirm);
    if (b.matches(":focus-visible") || root.classList.contains("keyed")) more.append(` ${words.confirmKeys}`);
    const ways = document.createElement("div"), way = (cls, text, does) => {
      const one = Object.assign(document.createElement("button"), { type: "button", className: cls, textContent: text });
      one.addEventListener("click", does);
      ways.append(one);
    };
    ways.className = "acts";
    way("btn", words.notYet, () => { b.focus(); disarm(); });
    way("btn risk", words.doIt, () => b.form.requestSubmit(b));
    box.append(head, more, ways);
    $("#note").replaceChildren(box);
    aside(box, b);
  }, true);
  document.addEventListener("keydown", e => { if (e.key === "Escape") disarm(); });
  addEventListener("resize", () => { const box = $("#note .confirm"); if (armed && box) aside(box, armed); });
  for (const deed of ["pointerdown", "resize", "htmx:before:swap"]) addEventListener(deed, forget);
  document.addEventListener("htmx:after:swap", () => { if (armed && !armed.isConnected) disarm(); });
})();
