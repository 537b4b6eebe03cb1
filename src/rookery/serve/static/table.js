// The table: pieces are seen moving, chosen dice are summed up, and your turn makes itself known.
(() => {
  "use strict";
  const root = document.documentElement;
  root.classList.add("js");
  const $ = (q, from = document) => from.querySelector(q), $$ = (q, from = document) => [...from.querySelectorAll(q)];
  const still = () => root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const PIECES = "#table .die, #table .card, #table .mini, #table [data-piece]";
  const CHOICES = "#answer .die input, #answer [data-choose] input";

  const RATES = { quick: 2, slow: .5 };
  function fly(e, frames, timing) { e.animate(frames, timing).playbackRate = RATES[root.dataset.speed] || 1; }

  // FLIP: remember where every piece lies, let the page change, let each piece travel from there. Clicks count all along.
  let before = null;
  const rect = e => e.getBoundingClientRect();
  const was = e => e.dataset.was || e.parentElement.dataset.was;  // a piece that is called something else by now
  const seen = r => r.width > 0 && r.height > 0;
  function remember() {
    const at = new Map(), home = new Map();
    const note = (name, e) => { at.set(name, rect(e)); home.set(name, e.closest("section, article")?.id); };
    const pieces = $$(PIECES);
    for (const e of pieces) if (was(e)) note(was(e), e);
    for (const e of pieces) note(e.id, e);
    before = { at, home, numbers: $$("#table [data-n]").map(e => e.textContent), number: $("#table")?.dataset.number, asked: $("#table")?.dataset.turn && $(".asked-h")?.textContent, faces: new Map($$("#table .die").map(e => [e.id, e.className])) };
  }
  // What was not there before comes from its deck (data-from, or the deck in use), each a little later; dice are thrown.
  function arrive(e, to, nth) {
    const deck = e.matches(".die") ? null : document.getElementById(e.closest("[data-from]")?.dataset.from) || $("#table [data-deck]");
    const timing = { duration: 380 + Math.min(nth, 6) * 60, easing: "cubic-bezier(.25,.8,.3,1)" };
    if (deck && seen(rect(deck))) {
      const at = rect(deck), x = at.left + at.width / 2 - to.left - to.width / 2, y = at.top + at.height / 2 - to.top - to.height / 2;
      fly(e, [
        { transform: `translate(${x}px, ${y}px) scale(${at.width / to.width}, ${at.height / to.height}) rotateY(180deg)`, zIndex: 40 },
        { transform: `translate(${x * .4}px, ${y * .4}px) rotateY(90deg)`, zIndex: 40, offset: .55 },
        { transform: "none", zIndex: 40 },
      ], timing);
    } else if (e.matches(".die")) {
      fly(e, [{ opacity: 0, transform: "translate(-70px, -46px) rotate(-320deg) scale(.5)" }, { opacity: 1, transform: "translate(-20px, -26px) rotate(-120deg)", offset: .5 }, { opacity: 1, transform: "none" }], timing);
    } else fly(e, [{ opacity: 0, scale: .6 }, { opacity: 1, scale: 1 }], timing);
  }
  function travel() {
    if (!before || still()) return;
    let fresh = 0;
    for (const e of $$(PIECES)) {
      const name = before.at.has(e.id) ? e.id : was(e), from = before.at.get(name), to = rect(e);
      if (!seen(to)) continue;
      if (!from || !seen(from)) { arrive(e, to, fresh++); continue; }
      const close = e.closest("[data-map]") ? look.z : 1;
      const dx = (from.left - to.left) / close, dy = (from.top - to.top) / close, sx = from.width / to.width, sy = from.height / to.height;
      const rolled = e.classList.contains("die") && before.faces.get(e.id) !== e.className;
      if (Math.abs(dx) + Math.abs(dy) < 2 && !rolled) continue;
      const moved = before.home.get(name) !== e.closest("section, article")?.id;
      const turn = rolled ? " rotate(-400deg)" : "";
      fly(e, [
        { transformOrigin: "0 0", transform: `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})`, zIndex: moved ? 40 : 1 },
        ...(rolled ? [{ transformOrigin: "50% 50%", transform: `translate(${dx * .4}px, ${dy * .4 - 26}px)${turn}`, zIndex: 40, offset: .6 }] : []),
        { transformOrigin: rolled ? "50% 50%" : "0 0", transform: "none", zIndex: moved ? 40 : 1 },
      ], { duration: moved || rolled ? 430 : 300, easing: "cubic-bezier(.25,.8,.3,1)" });
    }
    $$("#table [data-n]").forEach((e, i) => {
      if (before.numbers[i] !== undefined && before.numbers[i] !== e.textContent) fly(e, [{ scale: 1 }, { scale: 1.7, offset: .4 }, { scale: 1 }], { duration: 520, easing: "ease-out" });
    });
  }

  // A map can be looked at more closely. It stays so when the table changes, as the page's root keeps it.
  const look = { z: 1, x: 0, y: 0 }, fingers = new Map();
  const MOST = 4, DRAG = 8, FINGER = 44, EDGE = 12;
  let dragged = false;
  function show(z, x, y) {
    z = Math.min(MOST, Math.max(1, z));
    const [xs, ys] = edges(z);
    look.z = z;
    look.x = Math.min(xs[1], Math.max(xs[0], x));
    look.y = Math.min(ys[1], Math.max(ys[0], y));
    root.classList.toggle("zoomed", look.z > 1);
    for (const [name, value] of [["--mz", look.z], ["--mx", look.x], ["--my", look.y]]) root.style.setProperty(name, value);
  }
  // How far it may be moved: where it is larger than its window, it fills it.
  function edges(z) {
    const f = frame(), box = rect($("[data-map]").parentElement);
    const along = (at, size, from, room) => size * z < room ? [100 - 100 * z, 0] : [100 * (room - (at - from) - size * z) / size, -100 * (at - from) / size];
    return [along(f.left, f.w, box.left, box.width), along(f.top, f.h, box.top, box.height)];
  }
  // The place of the map that is at (x, y), in per cent of the frame, stays there.
  function closer(by, x = 50, y = 50) {
    const z = Math.min(MOST, Math.max(1, look.z * by)), k = z / look.z;
    show(z, x - (x - look.x) * k, y - (y - look.y) * k);
  }
  function frame() { // where the map would lie if nobody looked closely
    const r = rect($("[data-map]")), w = r.width / look.z, h = r.height / look.z;
    return { left: r.left - look.x * w / 100, top: r.top - look.y * h / 100, w, h };
  }
  const inFrame = (x, y, f = frame()) => [100 * (x - f.left) / f.w, 100 * (y - f.top) / f.h];
  const middle = all => [all.reduce((n, p) => n + p.x, 0) / all.length, all.reduce((n, p) => n + p.y, 0) / all.length];
  const apart = all => all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0;
  document.addEventListener("pointerdown", e => {
    if (!e.target.closest?.("[data-map]")) return;
    if (!fingers.size) dragged = false;
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY, x0: e.clientX, y0: e.clientY });
  });
  document.addEventListener("pointermove", e => {
    const finger = fingers.get(e.pointerId);
    if (!finger || !$("[data-map]")) return;
    if (!e.buttons) { fingers.delete(e.pointerId); return; } // let go outside the window
    const old = [...fingers.values()].map(p => ({ ...p }));
    finger.x = e.clientX;
    finger.y = e.clientY;
    const now = [...fingers.values()];
    if (now.length === 1 && look.z === 1) return;
    if (now.length === 1 && !dragged && Math.hypot(finger.x - finger.x0, finger.y - finger.y0) < DRAG) return;
    dragged = true;
    const f = frame(), [ox, oy] = middle(old), [nx, ny] = middle(now);
    show(look.z, look.x + 100 * (nx - ox) / f.w, look.y + 100 * (ny - oy) / f.h);
    if (now.length > 1 && apart(old)) closer(apart(now) / apart(old), ...inFrame(nx, ny));
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, e => fingers.delete(e.pointerId));
  document.addEventListener("click", e => { // the end of a drag chooses nothing
    if (dragged && e.detail && e.target.closest?.("[data-map]")) { e.preventDefault(); e.stopImmediatePropagation(); }
    dragged = false;
    const by = e.target.closest?.("[data-zoom]")?.dataset.zoom;
    if (by === "own") centre();
    else if (by) closer(+by);
  }, true);
  document.addEventListener("wheel", e => {
    if (!e.ctrlKey || !e.target.closest?.("[data-map]")) return;
    e.preventDefault();
    closer(e.deltaY < 0 ? 1.25 : .8, ...inFrame(e.clientX, e.clientY));
  }, { passive: false });
  document.addEventListener("focusin", e => { // the keyboard goes where one may not be looking
    if (look.z === 1 || !e.target.closest?.("[data-map]") || !e.target.matches(":focus-visible")) return;
    const r = rect(e.target), box = rect($("[data-map]").parentElement), [x, y] = inFrame(r.left + r.width / 2, r.top + r.height / 2);
    if (r.left < box.left + EDGE || r.right > box.right - EDGE || r.top < box.top + EDGE || r.bottom > box.bottom - EDGE) show(look.z, look.x + 50 - x, look.y + 50 - y);
  });

  // On a small screen a map that says how large it wants to be (data-close) is looked at closely, where something is asked.
  function centre() {
    const map = $("[data-map][data-close]");
    if (!map) return;
    const f = frame();
    let z = +map.dataset.close / f.w;
    if (z < 1.3 || !$("[data-centre]", map)) { show(1, 0, 0); return; } // nothing of one's own stands there yet: all of it
    const at = e => { const r = rect(e), [x, y] = inFrame(r.left + r.width / 2, r.top + r.height / 2, f); return { x: (x - look.x) / look.z, y: (y - look.y) / look.z }; };
    const own = at($("[data-centre]", map)), near = p => apart([own, p]);
    if (matchMedia("(pointer: coarse)").matches) { // what lies close together is drawn apart, for fingers
      const spots = $$(":is(.lit, .reach:not(.ghost))", map).map(at), gaps = spots.flatMap((a, n) => spots.slice(n + 1).map(b => apart([a, b])).filter(Boolean));
      z *= Math.min(1.5, Math.max(1, 100 * FINGER / (Math.min(...gaps, 100) * f.w * z)));
    }
    const first = $$(".lit", map).map(at).sort((a, b) => near(a) - near(b))[0] || own;
    const [x, y] = near(first) * z < 30 ? [own.x, own.y] : [first.x, first.y];
    show(z, 50 - x * z, 50 - y * z);
  }

  // What a board wants to be seen together (a thief, a way and its end) comes into sight as a whole; what is seen already stays.
  document.addEventListener("map:see", e => {
    if (look.z === 1) return;
    const all = e.detail.map(rect), box = rect($("[data-map]").parentElement), f = frame();
    const from = { x: Math.min(...all.map(r => r.left)), y: Math.min(...all.map(r => r.top)) }, to = { x: Math.max(...all.map(r => r.right)), y: Math.max(...all.map(r => r.bottom)) };
    if (from.x >= box.left + EDGE && from.y >= box.top + EDGE && to.x <= box.right - EDGE && to.y <= box.bottom - EDGE) return;
    const k = Math.min(1, (box.width - 2 * EDGE) / (to.x - from.x), (box.height - 2 * EDGE) / (to.y - from.y)), z = Math.max(1, look.z * k);
    const [x, y] = inFrame(...middle([from, to]), f), [mx, my] = inFrame(box.left + box.width / 2, box.top + box.height / 2, f);
    show(z, mx - (x - look.x) * z / look.z, my - (y - look.y) * z / look.z);
  });

  // Choosing dice: one heap at a time, a running sum, one button that says what it does.
  function picks() {
    const buttons = $$("#bar [data-pick]");
    if (!buttons.length) return;
    let busy = false;
    for (const b of buttons) {
      const boxes = $$(`#table input[name="${b.dataset.pick}"]`), n = boxes.filter(x => x.checked).length, max = +b.dataset.max;
      b.hidden = !n;
      b.disabled = n > max || n < (+b.dataset.min || 1);
      if (n) {
        busy = true;
        const back = b.dataset.back ? ` · ${b.dataset.back} <b>${(+b.dataset.size) - n}</b>` : "";
        $("#sum").innerHTML = `${b.dataset.said} <b>${n}</b>${back}`;
      }
    }
    for (const b of $$("#bar [data-quiet]")) b.hidden = busy;
    if (!busy) $("#sum").textContent = $("#sum").dataset.idle;
  }
  function only(box) {
    if (box.checked && !box.closest("[data-tray]")) for (const x of $$(CHOICES)) if (x.name !== box.name && !x.closest("[data-tray]")) x.checked = false;
  }
  function unpick() { chosen = null; for (const x of $$(CHOICES)) x.checked = x.defaultChecked; }
  // A pile that is weighed up lies in two trays: what is kept, what goes back. The button says what would be done, or what is missing.
  function trays() {
    for (const b of $$("#bar [data-rob]")) {
      const boxes = $$(`#table input[name="keep${b.dataset.rob}"]`), kept = boxes.filter(x => x.checked).length, back = boxes.length - kept;
      const zone = $(`[data-zone="keep${b.dataset.rob}"]`), said = b.dataset, fine = kept && back;
      $(".keeps b", zone).textContent = kept;
      $(".backs b", zone).textContent = back;
      $("span span", b).textContent = fine ? said.said : kept ? said.all : said.none;
      $("small", b).textContent = fine ? `${said.stay} ${kept} · ${said.back} ${back}` : "";
      b.classList.toggle("calm", !fine);
      zone.classList.toggle("amiss", !fine);
    }
  }
  // What is chosen on the table shows its outcome in the bar; chosen again, it does what the outcome's golden button does.
  let chosen = null;
  document.addEventListener("click", e => {
    if (!e.target.matches?.("#answer [data-choose] input[type=radio]")) return;
    if (chosen === e.target && e.detail) $(`#out-${e.target.value} > .acts > .go`)?.click();
    chosen = e.target;
  });

  // What the dice that are being chosen would pay for: each price is read again, nothing is sent.
  function reach() {
    const means = $("#sum[data-gold]")?.dataset, open = $(".rob input:checked"), words = $("[data-then]")?.dataset;
    const dice = !means ? [] : $$(open ? `#table input[name="keep${open.id.slice(4)}"]:checked` : "#pool .bound input, #pool input:checked");
    for (const card of $$("#market [data-cost]")) {
      if ($(".can:not(.live)", card)) continue; // the server has said it
      $(".can.live", card)?.remove();
      const gems = $$(".cost .p", card), left = dice.map(x => x.value), lacks = [];
      let less = +means?.less; // a gem that is waived
      for (const gem of gems) {
        const at = left.indexOf(gem.classList[1]);
        let mark = "have";
        if (at >= 0) left.splice(at, 1);
        else if (less) less = 0;
        else { lacks.push(gem.classList[1]); mark = lacks.length <= +means?.gold ? "coin" : "lack"; }
        for (const each of ["have", "coin", "lack"]) gem.classList.toggle(each, dice.length > 0 && each === mark);
      }
      const missing = Math.max(0, lacks.length - +means?.gold), kinds = [...new Set(lacks)];
      card.classList.toggle("near", !!dice.length && !missing);
      card.classList.toggle("far", !!dice.length && missing > 0);
      if (!dice.length) continue;
      const names = kinds.map(x => words[`gem${x}`]), put = (text, ...parts) => parts.reduce((t, x) => t.replace("#", x), text);
      const said = document.createElement("span");
      said.className = missing ? "can live" : "can live yes";
      said.textContent = !missing ? (lacks.length ? put(words.gold, lacks.length) : words.then) : missing > 1 || kinds.length > 2 ? put(words.many, missing) : put(kinds.length > 1 ? words.either : words.short, ...names);
      card.append(said);
    }
  }

  // What somebody notes for themselves stays in this browser; nobody is told.
  const shelf = name => `keep ${location.pathname.split("/").slice(0, 3).join("/")} ${name}`;
  function notes() {
    for (const e of $$("[data-keep]")) if (e !== document.activeElement) e.value = localStorage.getItem(shelf(e.dataset.keep)) || "";
  }

  // What was said in the chat since somebody looked at it; one's own lines are no news.
  let heard = null, unread = 0;
  const looking = () => !document.hidden && $("#chatlines")?.checkVisibility();
  function chat() {
    if (!$("#unread")) return;
    const mine = $("#live").dataset.me, lines = $$("#chatlines li:not(.quiet, .happened)"), said = lines.map(e => e.textContent);
    let gone = 0; // old lines leave the list at its top
    while (heard && heard.slice(gone).some((line, n) => line !== said[n])) gone++;
    if (heard) unread += lines.slice(heard.length - gone).filter(e => $("b", e)?.textContent !== mine).length;
    heard = said;
    if (looking()) unread = 0;
    for (const e of $$("[data-unread]")) { e.textContent = unread; e.hidden = !unread; }
    const words = unread ? `${$("#unread").dataset.words} ${unread}` : "";
    if ($("#unread").textContent !== words) $("#unread").textContent = words;
  }

  // On small screens the board is shown in pages: each says how much of it can be chosen; a new question opens one that has something.
  // Where two of them share a page at this size, the style says so.
  const LIT = ".lit, [data-choose], .spot, select";
  function lies(e) {
    const at = e.closest("[data-page]");
    return at ? (getComputedStyle(at).getPropertyValue("--page").trim() || at.dataset.page).split(" ") : [];
  }
  function pages(turn) {
    const many = new Map($$(".pages [data-lit]").map(e => [e, $$(LIT, $(".board")).filter(x => lies(x).includes(e.dataset.lit)).length]));
    for (const [e, n] of many) { e.textContent = n; e.hidden = !n || many.size < 2; }
    const here = $(".pages input:checked + label [data-lit]"), scene = $(".board [data-scene]"), best = [...many].sort((a, b) => b[1] - a[1])[0];
    const aside = !!here && $$(LIT, $(".board")).every(x => x.matches("[data-aside]")); // what may be done at any time opens nothing
    const to = best?.[1] && !aside ? best[0].dataset.lit : scene && lies(scene)[0]; // what it is about, where only buttons answer it
    if (turn && to && here && (aside || !many.get(here))) $(`#page-${to}`).checked = true;
  }

  // Where the other players are a strip, somebody who can be robbed is brought into sight.
  function rival() {
    const strip = $("#rivals"), lit = strip ? $$(".panel:has(.lit), .panel.lit", strip) : [];
    if (!lit.length || strip.scrollWidth <= strip.clientWidth) return;
    const at = rect(strip), inSight = e => rect(e).left >= at.left - 1 && rect(e).right <= at.right + 1;
    if (!lit.some(inSight)) strip.scrollBy({ left: rect(lit[0]).left - at.left - 8, behavior: still() ? "instant" : "smooth" });
  }

  // Setting up a table: seats nobody will sit on are not asked about.
  function seats() {
    const n = +$("#seats")?.value;
    if (n) for (const e of $$("[data-seat]")) {
      e.hidden = +e.dataset.seat >= n;
      if (!e.matches("option")) continue;
      e.disabled = e.hidden;
      if (e.hidden && e.selected) e.parentElement.selectedIndex = 0;
    }
  }

  // Searching in the rules: what does not fit goes, and a section with nothing left.
  function search(field, words) {
    const all = $$(field.dataset.filter);
    for (const x of all) x.hidden = !words.every(w => x.textContent.toLowerCase().includes(w));
    for (const box of new Set(all.flatMap(x => [x.closest("section"), x.closest("details")]))) {
      if (box) box.hidden = all.every(x => x.hidden || !box.contains(x));
      if (box?.matches("details")) box.open = words.length > 0;
    }
    $("#nothing").hidden = all.some(x => !x.hidden);
  }

  async function copy(button, from) {
    try {
      await navigator.clipboard.writeText(from.value);
    } catch { // no clipboard without https
      from.select();
      if (!document.execCommand("copy")) return; // what is selected can be copied by hand
    }
    button.classList.add("done");
    $("span", button).textContent = button.dataset.done;
  }

  // Small things
  const hush = () => $("#note")?.replaceChildren();
  const nearEnd = e => !e || e.scrollHeight - e.scrollTop - e.clientHeight < 40;
  const toEnd = e => { if (e) e.scrollTop = e.scrollHeight; };
  // The log goes on to its newest line, unless somebody has gone back in it: also when it was hidden, or has another height.
  let atEnd = true, log = null;
  const room = new ResizeObserver(() => follow());
  function follow() {
    if (log !== $("#log")) { room.disconnect(); log = $("#log"); if (log) room.observe(log); }
    if (atEnd) toEnd(log);
  }
  document.addEventListener("scroll", e => { if (e.target.id === "log" && e.target.clientHeight) atEnd = nearEnd(e.target); }, true);
  const base = document.title;
  let turnWas = null;
  function barHeight() { root.style.setProperty("--barh", ($("#bar")?.offsetHeight || 84) + "px"); }
  function announce() {
    const table = $("#table"), turn = !!table?.dataset.turn;
    document.title = (turn ? `● ${$("#live")?.dataset.yours || ""} – ` : "") + base;
    if (turnWas === false && turn) {
      if (root.dataset.sound === "on") sound("turn");
    } else if (turnWas !== null && root.dataset.sound === "on") sound("step");
    if (table) document.dispatchEvent(new CustomEvent("turn", { detail: { yours: turn, fresh: turnWas === false && turn } }));
    turnWas = turn;
  }
  // A question is said once: read out where the focus goes to it, announced where it does not.
  let said = "";
  function ask() {
    const place = $("#asking"), now = $("#table")?.dataset.turn ? $("#table").dataset.number : "", words = $(".asked-h");
    if (!place || now === said) return;
    said = now;
    place.textContent = now && document.activeElement !== words ? words?.textContent || "" : "";
  }
  function sound(kind) {
    if (typeof zzfx !== "function") return;
    const loud = { half: .5, low: .2 }[root.dataset.volume] || 1;
    if (kind === "turn") { zzfx(.6 * loud, .02, 520, .02, .12, .25, 1, 1.6, 0, 0, 180, .08); } else { zzfx(.25 * loud, .05, 190, .005, .02, .04, 4, 2.2); }
  }
  for (const deed of ["pointerdown", "keydown"]) addEventListener(deed, () => { if (typeof zzfxX === "object") zzfxX.resume(); }, { once: true }); // browsers keep quiet until somebody acts
  function tick() {
    const now = Date.now() / 1000;
    for (const c of $$(".clk[data-until]")) {
      const left = Math.max(0, Math.round(+c.dataset.until - now)), h = Math.floor(left / 3600), m = Math.floor(left / 60) % 60, s = left % 60;
      c.lastElementChild.textContent = (h ? h + ":" + String(m).padStart(2, "0") : m) + ":" + String(s).padStart(2, "0");
    }
  }

  // What changed comes in pieces; how the table as a whole stands is in the piece #now.
  function sync() {
    const table = $("#table"), now = $("#now");
    if (!table || !now) return;
    table.className = "tb ph-" + now.dataset.phase;
    for (const key of ["number", "over", "turn"]) if (now.dataset[key] === undefined) delete table.dataset[key]; else table.dataset[key] = now.dataset[key];
    const asked = (now.dataset.asked || "").split(" ");
    for (const seal of $$("#order .seal")) seal.classList.toggle("on", asked.includes(seal.dataset.seat));
  }

  // Only a swap of the table itself is a change of the table (a refusal lands in the note).
  const ofTable = e => (e.detail?.tasks || []).some(t => t.target?.closest?.("#table")) || e.detail?.ctx?.target === "#table" || e.detail?.ctx?.target?.id === "table";
  const atTable = () => document.activeElement?.closest?.("#table");
  let swapping = false, keys = false; // was the last deed at the table one of the keyboard? What it chose may hide before the answer is here
  document.addEventListener("keydown", () => { if (atTable()) keys = true; }, true);
  document.addEventListener("pointerdown", () => { keys = false; }, true);
  document.addEventListener("htmx:before:swap", e => {
    if (!ofTable(e)) return;
    swapping = true;
    if (document.activeElement !== document.body) keys = !!atTable() && document.activeElement.matches(":focus-visible");
    remember();
  });
  document.addEventListener("htmx:after:swap", () => {
    if ($("#live[data-room]") && !$("#table.room")) { location.reload(); return; }
    if (swapping) {
      swapping = false;
      sync();
      if (before && before.number !== $("#table")?.dataset.number) {
        unpick();
        if (before.asked || $("#note [name=move]")) hush(); // it spoke of a question that is answered
        rival();
      }
      if (before && before.number !== $("#table")?.dataset.number) centre();
      travel();
      picks(); trays(); reach(); announce(); barHeight(); tick(); notes(); chat(); pages($("#table").dataset.turn && before.asked !== $(".asked-h")?.textContent);
      follow();
      toEnd($("#chatlines"));
      if (keys && !(atTable() && document.activeElement.checkVisibility({ visibilityProperty: true }))) $(".asked-h")?.focus({ preventScroll: true }); // what was chosen is gone, or hidden: on to the question
      ask();
    }
  });
  // While one points at a thing, what it would open (data-opens: ids) is marked.
  const opens = e => {
    const ids = e.target.closest?.("[data-opens]")?.dataset.opens.split(" ") || [];
    for (const x of $$(".opens")) if (!ids.includes(x.id)) x.classList.remove("opens");
    for (const id of ids) document.getElementById(id)?.classList.add("opens");
  };
  for (const deed of ["pointerover", "focusin"]) document.addEventListener(deed, opens);

  // A sum of numbers chosen in several lists, such as points on cards.
  function total(e) {
    const box = e.target.closest?.("[data-sum]");
    if (box) { const out = $("[data-total]"); if (out) out.textContent = $$("[data-add]", box).reduce((n, x) => n + (+x.value || 0), 0); }
  }
  document.addEventListener("change", total);
  document.addEventListener("change", e => { if (e.target.matches(CHOICES)) { only(e.target); picks(); trays(); reach(); } });
  // What is half chosen counts when the time is up, and survives a reload: the server keeps it.
  document.addEventListener("change", e => {
    const form = e.target.matches("[data-draft]") && e.target.form;
    if (!form) return;
    const body = new URLSearchParams(new FormData(form));
    body.set("do", e.target.dataset.draft);
    fetch(form.action.replace(/answer$/, "draft"), { method: "POST", body, keepalive: true, headers: { "hx-request": "true" } }).catch(() => {});
  });
  document.addEventListener("click", e => {
    if (e.target.closest("#note .x")) hush();
    if (e.target.closest(".ways button")) e.target.closest(".ways").hidePopover?.();
    if (e.target.closest(".leaving [name=what]")) document.querySelectorAll(".sheet:popover-open").forEach(sheet => sheet.hidePopover());
    if (e.target.closest("#answer button[name=move], #answer button[name=do]")) hush();
    const button = e.target.closest("[data-copy]");
    if (button) copy(button, $(button.dataset.copy));
  });
  document.addEventListener("keydown", e => {
    if (e.key !== "Escape") return;
    hush();
    if ($("#page-log")?.checked) { const first = $(".pages input"); first.checked = true; first.focus(); }
  });
  document.addEventListener("htmx:before:response", e => { // said and heard: not before the server has it
    if (e.detail.ctx?.sourceElement.matches?.(".say") && e.detail.ctx.response.status < 400) $("#say").value = "";
  });
  document.addEventListener("input", e => {
    if (e.target.matches("[data-filter]")) {
      const words = e.target.value.toLowerCase().split(/\s+/).filter(Boolean);
      search(e.target, words);
    }
    if (e.target.matches("[data-keep]")) { localStorage.setItem(shelf(e.target.dataset.keep), e.target.value); notes(); }
  });
  document.addEventListener("change", e => {
    if (e.target.matches("[data-auto]")) e.target.form.requestSubmit();
    if (e.target.matches(".pages input")) { atEnd = true; follow(); toEnd($("#chatlines")); chat(); }
    if (e.target.matches("#seats")) seats();
  });
  document.addEventListener("visibilitychange", chat);

  picks(); trays(); reach(); announce(); barHeight(); follow(); toEnd($("#chatlines")); tick(); notes(); chat(); rival(); seats(); ask(); pages($("#table")?.dataset.turn); centre();
  setInterval(tick, 1000);
  addEventListener("resize", () => { barHeight(); centre(); });
  if ($("#bar")) new ResizeObserver(barHeight).observe($("#bar")); // its buttons wrap when the fonts come

  // The guided round: what the coach asks for is marked and brought into sight.
  const wanted = $("#live")?.dataset.wanted;
  const way = wanted ? $$("#answer [name=move]").find(e => e.value === wanted) : null;
  const pickOf = way?.closest(".out")?.id.replace("out", "pick"); // the way is shown when its thing is chosen
  const thing = way && (document.getElementById(pickOf)?.closest("[data-choose]") || $(`[popovertarget="${way.closest("[popover]")?.id}"]`) || way);
  for (const e of [thing, way]) e?.classList.add("wanted");
  const called = Object.fromEntries(($("[data-called]")?.dataset.called || "").split(" ").map(x => x.split("="))); // faces as moves call them
  const pick = wanted && $$("#bar [data-move]").find(e => wanted.startsWith(e.dataset.move + " "));
  if (pick) {
    const zone = pick.dataset.pick || `keep${pick.dataset.rob}`, words = wanted.slice(pick.dataset.move.length + 1).split(" ");
    if (pick.dataset.rob) $(`#rob-${pick.dataset.rob}`).closest("label").classList.add("wanted");
    for (const box of $$(`#table input[name="${zone}"]`)) {
      const at = words.indexOf(called[box.value]);
      if (at >= 0) words.splice(at, 1);
      if ((at >= 0) !== box.defaultChecked) box.closest("label").classList.add("wanted");
    }
  }
  $(".wanted")?.scrollIntoView({ block: "center" });
})();
