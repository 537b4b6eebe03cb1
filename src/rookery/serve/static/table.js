// The table: pieces are seen moving, chosen dice are summed up, and your turn makes itself known.
(() => {
  "use strict";
  const root = document.documentElement;
  root.classList.add("js");
  const $ = (q, from = document) => from.querySelector(q), $$ = (q, from = document) => [...from.querySelectorAll(q)];
  const still = () => root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const LINES = 30; // of the log
  const PIECES = "#table .die, #table .card, #table .mini, #table [data-piece]";
  const CHOICES = "#answer .die input, #answer [data-choose] input";

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
    before = { at, home, numbers: $$("#table [data-n]").map(e => e.textContent), number: $("#table")?.dataset.number, asked: $("#table")?.dataset.turn, faces: new Map($$("#table .die").map(e => [e.id, e.className])), logEnd: nearEnd($("#log")) };
  }
  // What was not there before comes from its deck (data-from, or the deck in use), each a little later; dice are thrown.
  function arrive(e, to, nth) {
    const deck = e.matches(".die") ? null : document.getElementById(e.closest("[data-from]")?.dataset.from) || $("#table [data-deck]");
    const timing = { duration: 380 + Math.min(nth, 6) * 60, easing: "cubic-bezier(.25,.8,.3,1)" };
    if (deck && seen(rect(deck))) {
      const at = rect(deck), x = at.left + at.width / 2 - to.left - to.width / 2, y = at.top + at.height / 2 - to.top - to.height / 2;
      e.animate([
        { transform: `translate(${x}px, ${y}px) scale(${at.width / to.width}, ${at.height / to.height}) rotateY(180deg)`, zIndex: 40 },
        { transform: `translate(${x * .4}px, ${y * .4}px) rotateY(90deg)`, zIndex: 40, offset: .55 },
        { transform: "none", zIndex: 40 },
      ], timing);
    } else if (e.matches(".die")) {
      e.animate([{ opacity: 0, transform: "translate(-70px, -46px) rotate(-320deg) scale(.5)" }, { opacity: 1, transform: "translate(-20px, -26px) rotate(-120deg)", offset: .5 }, { opacity: 1, transform: "none" }], timing);
    } else e.animate([{ opacity: 0, scale: .6 }, { opacity: 1, scale: 1 }], timing);
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
      e.animate([
        { transformOrigin: "0 0", transform: `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})`, zIndex: moved ? 40 : 1 },
        ...(rolled ? [{ transformOrigin: "50% 50%", transform: `translate(${dx * .4}px, ${dy * .4 - 26}px)${turn}`, zIndex: 40, offset: .6 }] : []),
        { transformOrigin: rolled ? "50% 50%" : "0 0", transform: "none", zIndex: moved ? 40 : 1 },
      ], { duration: moved || rolled ? 430 : 300, easing: "cubic-bezier(.25,.8,.3,1)" });
    }
    $$("#table [data-n]").forEach((e, i) => {
      if (before.numbers[i] !== undefined && before.numbers[i] !== e.textContent) e.animate([{ scale: 1 }, { scale: 1.7, offset: .4 }, { scale: 1 }], { duration: 520, easing: "ease-out" });
    });
  }

  // A map can be looked at more closely. It stays so when the table changes, as the page's root keeps it.
  const look = { z: 1, x: 0, y: 0 }, fingers = new Map();
  const MOST = 4, DRAG = 8;
  let dragged = false;
  function show(z, x, y) {
    look.z = Math.min(MOST, Math.max(1, z));
    const end = 100 - 100 * look.z;
    look.x = Math.min(0, Math.max(end, x));
    look.y = Math.min(0, Math.max(end, y));
    root.classList.toggle("zoomed", look.z > 1);
    for (const [name, value] of [["--mz", look.z], ["--mx", look.x], ["--my", look.y]]) root.style.setProperty(name, value);
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
    if (by) closer(+by);
  }, true);
  document.addEventListener("wheel", e => {
    if (!e.ctrlKey || !e.target.closest?.("[data-map]")) return;
    e.preventDefault();
    closer(e.deltaY < 0 ? 1.25 : .8, ...inFrame(e.clientX, e.clientY));
  }, { passive: false });
  document.addEventListener("focusin", e => { // the keyboard goes where one may not be looking
    if (look.z === 1 || !e.target.closest?.("[data-map]") || !e.target.matches(":focus-visible")) return;
    const r = rect(e.target), [x, y] = inFrame(r.left + r.width / 2, r.top + r.height / 2);
    if (x < 0 || x > 100 || y < 0 || y > 100) show(look.z, look.x + 50 - x, look.y + 50 - y);
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
    if (box.checked) for (const x of $$(CHOICES)) if (x.name !== box.name) x.checked = false;
  }
  function unpick() { for (const x of $$(CHOICES)) x.checked = false; }

  // What somebody notes for themselves stays in this browser; nobody is told.
  const shelf = name => `keep ${location.pathname.split("/").slice(0, 3).join("/")} ${name}`;
  function notes() {
    for (const e of $$("[data-keep]")) if (e !== document.activeElement) e.value = localStorage.getItem(shelf(e.dataset.keep)) || "";
    for (const e of $$("[data-kept]")) {
      const from = $(`select[data-keep="${e.dataset.kept}"]`), text = $(`input[data-keep="${e.dataset.kept.replace("mark", "text")}"]`);
      e.dataset.is = from?.value || "";
      e.textContent = from?.value ? from.selectedOptions[0].textContent : "";
      e.title = text?.value || "";
    }
  }

  // What was said in the chat since somebody looked at it; one's own lines are no news.
  let heard = null, unread = 0;
  const looking = () => !document.hidden && $("#tab-chat")?.checked && (matchMedia("(min-width: 1100px)").matches || $("#open-drawer")?.checked);
  function chat() {
    if (!$("#unread")) return;
    const mine = $("#live").dataset.me, lines = $$("#chatlines li:not(.quiet)"), said = lines.map(e => e.textContent);
    let gone = 0; // old lines leave the list at its top
    while (heard && heard.slice(gone).some((line, n) => line !== said[n])) gone++;
    if (heard) unread += lines.slice(heard.length - gone).filter(e => $("b", e)?.textContent !== mine).length;
    heard = said;
    if (looking()) unread = 0;
    for (const e of $$("[data-unread]")) { e.textContent = unread; e.hidden = !unread; }
    const words = unread ? `${$("#unread").dataset.words} ${unread}` : "";
    if ($("#unread").textContent !== words) $("#unread").textContent = words;
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
  const base = document.title;
  let turnWas = null;
  function barHeight() { root.style.setProperty("--barh", ($("#bar")?.offsetHeight || 84) + "px"); }
  function announce() {
    const table = $("#table"), turn = !!table?.dataset.turn;
    document.title = (turn ? `● ${$("#live")?.dataset.yours || ""} – ` : "") + base;
    if (turnWas === false && turn) {
      if (root.dataset.sound === "on") sound("turn");
      if (document.hidden && localStorage.getItem("notify") === "1" && "Notification" in window && Notification.permission === "granted") new Notification($("#live").dataset.yours, { body: $(".asked-h")?.textContent || "", tag: "rookery" });
    } else if (turnWas !== null && root.dataset.sound === "on") sound("step");
    turnWas = turn;
  }
  function sound(kind) {
    if (typeof zzfx !== "function") return;
    if (kind === "turn") { zzfx(.6, .02, 520, .02, .12, .25, 1, 1.6, 0, 0, 180, .08); } else { zzfx(.25, .05, 190, .005, .02, .04, 4, 2.2); }
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
    const lines = $$("#log li");
    for (const line of lines.slice(0, Math.max(0, lines.length - LINES))) line.remove();
  }

  // Only a swap of the table itself is a change of the table (a refusal lands in the note).
  const ofTable = e => (e.detail?.tasks || []).some(t => t.target?.closest?.("#table")) || e.detail?.ctx?.target === "#table" || e.detail?.ctx?.target?.id === "table";
  const atTable = () => document.activeElement?.closest?.("#table");
  let swapping = false, keys = false;
  document.addEventListener("htmx:before:swap", e => {
    if (!ofTable(e)) return;
    swapping = true;
    keys = !!atTable() && document.activeElement.matches(":focus-visible");
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
      travel();
      picks(); announce(); barHeight(); tick(); notes(); chat();
      if (before?.logEnd) toEnd($("#log"));
      toEnd($("#chatlines"));
      if (keys && !atTable()) $(".asked-h")?.focus({ preventScroll: true }); // what was chosen is gone: on to the question
    }
  });
  // A sum of numbers chosen in several lists, such as points on cards.
  function total(e) {
    const box = e.target.closest?.("[data-sum]");
    if (box) { const out = $("[data-total]"); if (out) out.textContent = $$("[data-add]", box).reduce((n, x) => n + (+x.value || 0), 0); }
  }
  document.addEventListener("change", total);
  document.addEventListener("change", e => { if (e.target.matches(CHOICES)) { only(e.target); picks(); } });
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
    if (e.target.closest("#answer button[name=move], #answer button[name=do]")) hush();
    const button = e.target.closest("[data-copy]");
    if (button) copy(button, $(button.dataset.copy));
    const ask = e.target.closest("[data-notify]");
    if (ask && "Notification" in window) Notification.requestPermission().then(p => { localStorage.setItem("notify", p === "granted" ? "1" : "0"); ask.textContent = p === "granted" ? ask.dataset.yes : ask.dataset.no; });
  });
  document.addEventListener("keydown", e => {
    if (e.key !== "Escape") return;
    hush();
    const open = $("#open-drawer");
    if (open?.checked) { open.checked = false; open.focus(); }
  });
  document.addEventListener("submit", e => { if (e.target.matches(".say")) setTimeout(() => { const i = $("#say"); if (i) i.value = ""; }, 60); });
  document.addEventListener("input", e => {
    if (e.target.matches("[data-filter]")) {
      const words = e.target.value.toLowerCase().split(/\s+/).filter(Boolean);
      search(e.target, words);
    }
    if (e.target.matches("[data-keep]")) { localStorage.setItem(shelf(e.target.dataset.keep), e.target.value); notes(); }
    if (e.target.matches("[data-go]")) { clearTimeout(window.going); window.going = setTimeout(() => e.target.form.requestSubmit(), 120); }
  });
  document.addEventListener("change", e => {
    if (e.target.matches("[data-auto]")) e.target.form.requestSubmit();
    if (e.target.matches(".drawer-toggle, .tabs input")) { toEnd($("#log")); toEnd($("#chatlines")); chat(); }
    if (e.target.matches("#seats")) seats();
  });
  document.addEventListener("visibilitychange", chat);

  picks(); announce(); barHeight(); toEnd($("#log")); toEnd($("#chatlines")); tick(); notes(); chat(); rival(); seats();
  setInterval(tick, 1000);
  addEventListener("resize", barHeight);
  if ($("#bar")) new ResizeObserver(barHeight).observe($("#bar")); // its buttons wrap when the fonts come

  // The guided round: what the coach asks for is marked and brought into sight.
  const wanted = $("#live")?.dataset.wanted;
  const way = wanted && $$("#answer [name=move]").find(e => e.value === wanted);
  const thing = way && ($(`[popovertarget="${way.closest("[popover]")?.id}"]`) || way);
  if (thing) thing.classList.add("wanted");
  const pick = wanted && $$("#bar [data-move]").find(e => wanted.startsWith(e.dataset.move + " "));
  if (pick) for (const word of wanted.slice(pick.dataset.move.length + 1).split(" ")) {
    const box = $$(`#table input[name="${pick.dataset.pick}"][data-word="${word}"]`).find(e => !e.closest(".wanted"));
    box?.closest("label").classList.add("wanted");
  }
  $(".wanted")?.scrollIntoView({ block: "center" });
})();
