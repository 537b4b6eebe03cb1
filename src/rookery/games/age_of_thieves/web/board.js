// Hadria: light on the streets (where a walk leads, what a guard hears), points put onto cards, the map on small screens.
(() => {
  "use strict";
  const $ = (q, from = document) => from.querySelector(q), $$ = (q, from = document) => [...from.querySelectorAll(q)];
  const here = document.currentScript.src; // none in a replay that is kept as a file
  let ways = {}, next = {};
  let plan = null, walking = null; // a walk that is being chosen, and one that is being made
  if (here) fetch(here.replace("board.js", "places.json")).then(r => r.json()).then(found => {
    ways = found.ways;
    for (const e of $$(".own [data-way]")) if (e.matches(".gone")) delete ways[e.dataset.way]; else ways[e.dataset.way] = e.getAttribute("d");
    for (const way of Object.keys(ways)) {
      const [a, b] = way.split(" ");
      (next[a] ??= []).push(b);
      (next[b] ??= []).push(a);
    }
    light();
  });
  const street = (a, b) => ways[`${a} ${b}`] || ways[`${b} ${a}`] || "";
  const dungeon = space => /^[NESW]a0$/.test(space);

  // How far every space is from one, and the way there.
  function walk(from, most, shut = new Set()) {
    const far = { [from]: 0 }, back = {}, queue = [from];
    while (queue.length) {
      const at = queue.shift();
      if (far[at] >= most) continue;
      for (const to of next[at] || []) if (!(to in far) && !dungeon(to) && !shut.has(to)) { far[to] = far[at] + 1; back[to] = at; queue.push(to); }
    }
    return { far, back };
  }
  function trail(found, to) {
    let line = "";
    for (let at = to; found.back[at]; at = found.back[at]) line += street(found.back[at], at);
    return line;
  }
  const drawn = path => path.slice(1).map((to, n) => street(path[n], to)).join("");
  const spotAt = space => $(`#things :is(.sp, .reach)[data-s="${space}"]`);
  const start = () => $("#plan")?.dataset.from || $("#things .fig.mine")?.dataset.s;
  const guards = () => $$("#things .guard");
  const ear = guard => $("#things").dataset[guard.dataset.kind].split(" ").map(Number);

  // The streets within reach, and what is pointed at: the way there, or what a guard hears.
  function light(over) {
    const box = $("#light");
    if (!box) return;
    const spots = $$("#things .reach, #things .sp").filter(e => e.checkVisibility()), from = start();
    let out = "";
    if (!over || !over.matches(".guard, .reach, .sp")) over = plan && spotAt(plan.path.at(-1));
    if (spots.some(e => e.matches(".reach")) || spots.some(e => e.textContent)) {
      const open = new Set(spots.map(e => e.dataset.s).concat(from));
      const lines = Object.entries(ways).filter(([way]) => way.split(" ").every(s => open.has(s))).map(([, line]) => line).join("");
      out += `<path class="way halo" d="${lines}"/><path class="way gold" d="${lines}"/>`;
    }
    if (over?.matches(".guard")) {
      const [hears, walks] = ear(over), { far } = walk(over.dataset.s, hears);
      for (const [way, line] of Object.entries(ways)) {
        const most = Math.max(...way.split(" ").map(s => far[s] ?? 99));
        if (most <= hears) out += `<path class="way ear ${most <= walks ? "near" : "far"}" d="${line}"/>`;
      }
    } else if (over && from && over.matches(".reach, .sp") && over.textContent) {
      const to = over.dataset.s;
      for (const guard of guards()) {
        const [hears, walks] = ear(guard), found = walk(guard.dataset.s, Math.min(hears, walks));
        if (!over.matches(".hide") && to in found.far) out += `<path class="hunt" d="${trail(found, to)}"/>`;
      }
      const path = plan?.path.at(-1) === to ? drawn([from, ...plan.path]) : trail(walk(from, 12, new Set(guards().map(e => e.dataset.s).filter(s => s !== to))), to);
      out += `<path class="way under" d="${path}"/><path class="way route" d="${path}"/>`;
    }
    box.innerHTML = out;
    for (const e of guards()) e.classList.toggle("read", e === over);
  }

  // Words about what is pointed at lie on the row of the night, never on the map.
  function speak(name, words, source = "") {
    $(".tip")?.remove();
    const row = $("#night");
    if (!row || !name) return;
    const tip = document.createElement("div"), head = document.createElement("b"), text = document.createElement("span");
    tip.className = "tip";
    tip.setAttribute("role", "status");
    head.textContent = name;
    text.textContent = words;
    tip.append(head, text);
    if (source) { const small = document.createElement("small"); small.textContent = source; tip.append(small); }
    row.append(tip);
    return tip;
  }
  // An answer to what somebody did stays until something else is pointed at: the page may move under a resting pointer.
  const answer = (name, words) => speak(name, words)?.classList.add("stays");
  function tell(over) {
    if (over?.dataset.full && !BESIDE.matches) { speak(""); return; } // a tap opens its words: they are not said twice
    if (over?.dataset.full) { speak($("b", over).textContent, over.dataset.full, over.dataset.source); return; }
    if (over?.matches(".line, .line li")) { inOrder(over); return; }
    const [name, ...rest] = (over?.dataset.said || over?.title || over?.ariaLabel || "").split(": ");
    if (!over?.matches(".guard")) { speak(name, rest.join(": ")); return; }
    const [hears, walks] = ear(over), { far } = walk(over.dataset.s, hears), said = $("#things").dataset;
    const heard = $$("#things .fig:not(.hid)").filter(e => e.dataset.s in far).map(e => e.dataset.name);
    const tip = speak(over.title, said.walks.replace("#", hears).replace("%", walks)), now = document.createElement("span");
    now.className = heard.length ? "now bad" : "now";
    now.textContent = heard.length ? `${said.hears} ${heard.join(", ")}.` : said.deaf;
    tip?.append(now);
  }
  // The order of the turn: a card of it and whose it is; all of it for those who come by keyboard.
  const called = chip => $("span", chip).title.split(" · ");
  function inOrder(over) {
    if (over.matches(".none")) { speak("", ""); return; }
    if (over.matches("li")) { const [name, whose] = $("span", over).title ? called(over) : [$("span", over).textContent]; speak(`${$("b", over).textContent} · ${name}`, whose || ""); return; }
    speak(over.ariaLabel, $$("li:not(.none)", over).map(e => `${$("b", e).textContent} ${$("span", e).title || $("span", e).textContent}`).join("; "));
  }
  const BESIDE = matchMedia("(min-width: 1000px) and (min-height: 600px)"); // the desk beside the map, not in strips
  const SIGNS = ".panel :is(.star, .tok, .hex, .back)"; // what stands beside a thief's name
  const POINTED = `${SIGNS}, #turn .line li, #turn .line, #bar .tile, #things .guard, #things .reach, #things .sp, #things .fig, #things .jewel, #things .tokn, #me [data-full]`;
  function point(e) {
    const over = e.target.closest?.(POINTED);
    light(over);
    if (over || e.type === "click" || !$(".tip.stays")) tell(plan && over?.dataset.s === plan.path.at(-1) ? null : over);
  }
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, point);
  document.addEventListener("click", e => { if (e.target.closest?.(`#map, #turn, #bar .tile, ${SIGNS}`)) point(e); });
  // A finger that rests on a card reads it; letting go then plays nothing.
  const REST = 350;
  let resting = 0, read = false;
  document.addEventListener("pointerdown", e => {
    const card = e.pointerType === "touch" && e.target.closest?.("#me [data-full]");
    read = false;
    clearTimeout(resting);
    if (card) resting = setTimeout(() => { read = true; tell(card); }, REST);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(resting));
  document.addEventListener("click", e => { if (read && e.target.closest?.("#me [data-full]")) { e.preventDefault(); e.stopImmediatePropagation(); } read = false; }, true);
  document.addEventListener("contextmenu", e => { if (read) e.preventDefault(); });

  // A walk of several steps: chosen by its end, shown with what it risks, and sent step by step.
  const some = (words, n) => words.split("|")[Math.max(0, Math.min(n, words.split("|").length) - 1)];
  const put = (id, text) => { $(id).textContent = text; };
  const loot = spot => (spot?.dataset.loot || "").split(";").filter(Boolean).map(each => each.split("="));
  // All ways to a space that are not longer than they may be, the shortest first.
  const LONGER = 2, MANY = 12;
  function waysTo(end) {
    const left = +$("#plan").dataset.left, found = [];
    if (spotAt(end)?.matches(".caught")) return [[end]];
    const open = s => { const spot = spotAt(s); return spot && !spot.matches(".caught"); };
    const { far } = walk(end, left);
    const shortest = walkLength(start(), end, open, left), most = Math.min(left, shortest + LONGER);
    const follow = path => {
      const at = path.at(-1);
      if (at === end) { found.push(path.slice(1)); return; }
      for (const to of next[at] || []) if (open(to) && !path.includes(to) && path.length + (far[to] ?? 99) <= most) follow([...path, to]);
    };
    follow([start()]);
    return found.sort((a, b) => a.length - b.length).slice(0, MANY);
  }
  function walkLength(from, to, open, most) {
    let edge = [from];
    const seen = new Set(edge);
    for (let n = 0; n <= most; n++) {
      if (edge.includes(to)) return n;
      edge = edge.flatMap(at => (next[at] || []).filter(s => open(s) && !seen.has(s) && seen.add(s)));
    }
    return most;
  }
  // Choosing a space: its way; a stone of the way cuts it there; one step on from its end makes it longer by that step.
  function choose(spot) {
    const to = spot.dataset.s, path = plan?.path || [], at = path.indexOf(to);
    if (at >= 0 && at === path.length - 1) { setOut(); return; }
    let ways = waysTo(to);
    if (at >= 0) ways = [path.slice(0, at + 1), ...ways];
    else if (ways[0]?.length === path.length + 1 && next[path.at(-1)]?.includes(to)) ways = [[...path, to], ...ways];
    ways = ways.filter((way, n) => ways.findIndex(each => each.join() === way.join()) === n);
    plan = ways.length ? { ways, nth: 0, path: ways[0], off: new Set() } : null;
    describe(); light(); tell(null); seen();
  }
  // On a small screen the map shows who goes, the way and its end.
  function seen() {
    const goes = $(`#things :is(.fig, .guard)[data-s="${start()}"]`);
    if (plan) document.dispatchEvent(new CustomEvent("map:see", { detail: [goes, ...plan.path.map(spotAt)].filter(Boolean) }));
  }
  function drop() {
    if (!plan) return;
    plan = null;
    describe(); light();
  }
  function describe() {
    const box = $("#plan"), ask = $("#bar .asked-h");
    if (!box) { plan = null; return; }
    if (plan && !plan.path.every(spotAt)) plan = null;
    ask.dataset.asked ??= ask.textContent;
    box.hidden = !plan;
    $("#bar").classList.toggle("planning", !!plan);
    $("#plan-walk").hidden = !plan;
    $("#plan-other").hidden = !(plan?.ways.length > 1);
    for (const e of $$("#things .chosen")) e.classList.remove("chosen");
    if (!plan) { ask.textContent = ask.dataset.asked; return; }
    const said = box.dataset, end = spotAt(plan.path.at(-1)), caught = end.matches(".caught");
    end.classList.add("chosen");
    ask.textContent = said.to.replace("#", end.dataset.name);
    $(".pips", box).replaceChildren(...Array.from({ length: +said.left }, (_, n) => { const pip = document.createElement("i"); pip.textContent = n + 1; pip.className = n < plan.path.length ? "" : "o"; return pip; }));
    put("#plan-of", some(said.of, plan.path.length));
    onTheWay();
    const [heard, catches] = (end.dataset.r || "0 0").split(" ").map(Number), risk = $("#plan-risk"), when = $("#plan-when");
    const words = caught ? said.caught : end.matches(".hide") ? said.hides : heard ? some(said.heard, heard) + (catches ? `, ${some(said.catch, catches)}` : "") : said.quiet;
    risk.textContent = words.charAt(0).toUpperCase() + words.slice(1);
    risk.className = caught || heard ? "danger" : "fine";
    when.textContent = heard && !caught ? (/^,/.test(when.dataset.when) ? "" : " ") + when.dataset.when : "";
    $(".fine:not(#plan-risk)", box)?.toggleAttribute("hidden", !heard || caught);
    const go = $("#plan-walk");
    go.textContent = caught ? said.same : some(said.walk, plan.path.length);
    go.classList.toggle("go", !caught);
  }
  // What lies on the way is taken along if it is ticked: jewels and open tokens are, what would be turned up is not.
  function onTheWay() {
    const box = $("#plan-loot"), found = plan.path.flatMap(s => loot(spotAt(s)).map(([move, words], n) => [`${s} ${n}`, move, words]));
    const boxes = found.map(([key, move, words]) => {
      const label = document.createElement("label"), tick = document.createElement("input");
      tick.type = "checkbox";
      tick.checked = takes(key, move);
      tick.dataset.loot = key;
      tick.setAttribute("form", "local");
      label.append(tick, ` ${words}`);
      return label;
    });
    box.replaceChildren(...(boxes.length ? [box.dataset.way, " ", ...boxes] : []));
  }
  const takes = (key, move) => (move === "turn") === plan.off.has(key);
  function moves() {
    return plan.path.flatMap(s => [`go ${s}`, ...loot(spotAt(s)).filter(([move], n) => takes(`${s} ${n}`, move)).map(([move]) => move)]);
  }
  // What must stay as it is for a walk to go on: the watch, the other thieves, fire and smoke.
  const around = () => $$("#things :is(.guard, .fig:not(.mine), .fire, .smoke)").map(e => `${e.id} ${e.dataset.s || e.className}`).sort().join();
  function setOut() {
    if (walking || !plan || !$("#plan")) return;
    const led = $("#plan").dataset.from !== $("#things .fig.mine")?.dataset.s;
    walking = { moves: moves(), around: led ? "" : around(), number: "" };
    plan = null;
    describe();
    onward();
  }
  const number = () => $("#table")?.dataset.number;
  let busy = 0; // answers on their way
  function onward() {
    if (!walking || busy || walking.number === number()) return;
    const form = $("#answer"), here = $("#plan") || $("#bar .acts .lnk[value=stop]");
    if (!here || !$("#table").dataset.turn) { walking = null; return; } // the game asks something else
    const move = walking.moves.shift();
    if (!move) { walking = null; return; }
    if ((walking.around && walking.around !== around()) || $("#bar .acts [value^='rob ']") || (move.startsWith("go ") && !$(`#things .sp[value="${move}"]`))) { halt(); return; }
    walking.number = number();
    if (move === "turn") walking.moves = []; // who knows what comes to light
    const step = document.createElement("button");
    step.name = "move";
    step.value = move;
    step.hidden = true;
    step.dataset.sure = "";
    form.append(step);
    form.requestSubmit(step);
    step.remove();
  }
  function halt() {
    walking = null;
    const said = $("#plan")?.dataset;
    if (said) answer(said.stopped, said.stoppedWhy);
  }
  const answers = e => /\/answer$/.test(e.detail?.ctx?.request?.action || "");
  document.addEventListener("htmx:before:request", e => { if (answers(e)) busy++; });
  document.addEventListener("htmx:finally:request", e => {
    if (!answers(e)) return;
    busy = Math.max(0, busy - 1);
    if (walking && e.detail.ctx.response?.status >= 400) walking = null;
    onward();
  });
  document.addEventListener("click", e => {
    if (e.target.closest?.("[data-line=drop]")) walking = null; // the step that waited for the line was taken back
    if (e.target.closest?.("#plan-walk")) setOut();
    if (e.target.closest?.("#plan-other")) { plan.nth = (plan.nth + 1) % plan.ways.length; plan.path = plan.ways[plan.nth]; describe(); light(); seen(); }
    const spot = e.target.closest?.("#things :is(.sp, .reach:not(.ghost))");
    if (!spot || !$("#plan") || (spot.matches(".sp") && !spot.value.startsWith("go "))) return;
    const near = spot.matches(".sp:not(.caught)") && !plan && e.pointerType !== "touch";
    if (near && !walking) return; // one step more, undone as easily
    e.preventDefault();
    if (!walking) choose(spot);
  });
  document.addEventListener("change", e => {
    const key = e.target.dataset?.loot;
    if (!key || !plan) return;
    if (plan.off.has(key)) plan.off.delete(key); else plan.off.add(key);
  });
  document.addEventListener("keydown", e => { if (e.key === "Escape") drop(); });

  // Points on cards: never more than there are.
  const left = box => +box.dataset.pool + $$("[data-worth]:checked", box).reduce((n, e) => n + +e.dataset.worth, 0) - $$("[data-bids] input[data-add]").reduce((n, e) => n + (+e.value || 0), 0);
  function bids() {
    const box = $("[data-pool]");
    if (!box) return;
    const rest = left(box), cards = $$("[data-bids] > .card"), on = [];
    for (const card of cards) {
      const field = $("[data-add]", card), n = +field.value || 0, cover = $("select[name=cover]", card);
      card.classList.toggle("on", n > 0);
      $("[data-less]", card).disabled = n < 1;
      const bare = field.name === "ap-special" && !cover?.value;
      $("[data-more]", card).dataset.why = bare ? "cover" : rest < 1 ? "all" : "";
      $("[data-more]", card).setAttribute("aria-disabled", bare || rest < 1);
      $("[data-more]", card).title = bare ? box.dataset.cover : rest < 1 ? box.dataset.all : "";
      if (n) on.push({ n, card, name: $("b", card).textContent });
    }
    $("[data-left]", box).textContent = rest;
    const used = +box.dataset.pool - Math.max(0, rest);
    $$(".hexes .hex", box).forEach((e, n) => e.classList.toggle("used", n < used));
    const go = $("#bar [data-said]"), words = go.dataset.said.split("|");
    go.setAttribute("aria-disabled", !on.length);
    go.dataset.plain ??= go.textContent;
    go.textContent = on.length ? words[Math.min(on.length, words.length) - 1] : go.dataset.plain;
    const line = $("#forecast"), { die, tie, before, after } = line.dataset;
    const early = on.filter(e => e.n > +die || (e.n === +die && tie === "0")), late = on.filter(e => !early.includes(e));
    const part = (cls, head, all) => { const b = document.createElement("b"); b.className = cls; b.textContent = head; return all.length ? [b, ` ${all.map(e => e.name).join(", ")}. `] : []; };
    line.replaceChildren(...part("fine", before, early), ...part("danger", after, late));
    order(on, +die, tie === "1");
    light();
  }
  // The order of this turn as one bids: one's own cards and the watch, high to low.
  function order(on, die, watchFirst) {
    const line = $("#turn .line"), watch = line && $(".w", line), seat = $("#me .panel")?.className.match(/\bs\d\b/)?.[0];
    if (!watch || !$(".none", line)) return;
    const old = new Map($$("li", line).map(e => [e.dataset.bid || e.className, e.getBoundingClientRect().left]));
    for (const e of $$(".bidden", line)) e.remove();
    const chips = on.map(({ n, card, name }) => {
      const chip = document.createElement("li"), back = document.createElement("i"), points = document.createElement("b"), said = document.createElement("span"), sign = $(".pic", card).cloneNode(true);
      chip.className = `bidden ${seat}`;
      chip.dataset.bid = card.id;
      points.textContent = n;
      said.textContent = name;
      sign.setAttribute("class", "ic");
      back.className = `f ${card.className.match(/s-\w+/)}`;
      chip.append(back, points, sign, said);
      return { n, chip };
    });
    chips.push({ n: die + (watchFirst ? .5 : -.5), chip: watch });
    chips.sort((a, b) => b.n - a.n);
    line.prepend(...chips.map(each => each.chip));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "off") return;
    for (const e of $$("li", line)) {
      const by = (old.get(e.dataset.bid || e.className) ?? NaN) - e.getBoundingClientRect().left;
      if (by) e.animate([{ transform: `translateX(${by}px)` }, { transform: "none" }], { duration: 250, easing: "ease-out" });
    }
  }
  function add(field, by) {
    const box = $("[data-pool]"), n = (+field.value || 0) + by;
    if (n < 0 || (by > 0 && left(box) < 1)) return;
    field.value = n;
    bids();
  }
  document.addEventListener("click", e => {
    const button = e.target.closest?.("[data-more], [data-less]"), why = $("[data-pool]")?.dataset;
    if (button?.dataset.why) answer($("b", button.closest(".card")).textContent, why[button.dataset.why]);
    else if (button) add($("[data-add]", button.parentElement), button.matches("[data-more]") ? 1 : -1);
    const go = e.target.closest?.("#bar [data-said][aria-disabled=true]");
    if (go) { e.preventDefault(); answer(go.textContent, why.none); }
  });
  document.addEventListener("input", e => {
    if (!e.target.closest?.("[data-bids], [data-pool]")) return;
    const box = $("[data-pool]"), over = -left(box);
    if (over > 0 && e.target.matches("[data-add]")) e.target.value = Math.max(0, +e.target.value - over);
    bids();
  });
  document.addEventListener("keydown", e => {
    const n = +e.key, fields = $$("[data-bids] input[data-add]");
    if (!(n >= 1 && n <= fields.length) || e.ctrlKey || e.metaKey || e.target.matches?.("input, select, textarea")) return;
    add(fields[n - 1], e.altKey ? -1 : 1);
  });

  let hand = "";
  function fresh() {
    if (!$("#plan")) plan = null;
    const now = $("#me .hand")?.className;
    if (now && now !== hand) { hand = now; $("#me .hand").scrollLeft = 0; } // other cards: from the first on
    describe(); light(); bids(); onward(); news();
  }
  // Under one's own cards: what happened last, as far as there is room. The log says it to everybody else.
  function news() {
    $(".news")?.remove();
    const box = $("#me .hand")?.parentElement, lines = $$("#loglines > li[id]").slice(-9).reverse();
    if (!box || !lines.length) return;
    const list = document.createElement("ol");
    list.className = "news";
    list.setAttribute("aria-hidden", "true");
    list.append(...lines.map(e => { const line = document.createElement("li"); line.append(...[...e.childNodes].filter(x => !x.matches?.(".seal")).map(x => x.cloneNode(true))); return line; }));
    box.append(list);
  }
  document.addEventListener("htmx:after:swap", fresh);
  fresh();
})();
