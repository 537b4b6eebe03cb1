// The replay: moments come in parts, are put in place of each other like changes of a table, and can be kept as one file.
(() => {
  "use strict";
  const root = document.documentElement;
  const $ = (q, from = document) => from.querySelector(q), $$ = (q, from = document) => [...from.querySelectorAll(q)];
  const film = $("#film");
  if (!film) return;
  const said = film.dataset, kept = $("#reels"); // a file that was kept has everything in it
  const PAUSE = 1200, AHEAD = 4, STRIDE = 8, PARTS_KEPT = 12, FILE_MOST = 24e6, TRIES = 5;
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
  const nap = ms => new Promise(done => setTimeout(done, ms));
  let at = +said.at, last = +said.last, eyes = said.eyes, playing = false, speed = 1;
  let instead = null; // the decision after which another line is shown, and not the game

  // -- where moments come from ---------------------------------------------------------------------------------

  let reels = null; // in a kept file: by eyes, all parts of the boards and of the log
  async function ask(what, from, whose) {
    if (kept) return reels[whose][what].findLast(part => part.from <= from);
    const query = new URLSearchParams({ from, eyes: whose });
    if (instead !== null && what === "boards") query.set("better", instead);
    if (said.key) query.set("key", said.key);
    for (let tries = 0; ; tries++) {
      const reply = await fetch(`${said.action}/moments${what === "lines" ? "/lines" : ""}?${query}`);
      if (reply.ok) return reply.json();
      if (reply.status !== 429 || tries === TRIES) throw new Error(reply.status);
      await nap(1000 * (+reply.headers.get("retry-after") || 2));
    }
  }
  async function unpack() {
    const bytes = Uint8Array.from(atob(kept.textContent), c => c.charCodeAt(0));
    reels = JSON.parse(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text());
  }

  // Parts of the boards, the last used ones; a moment is made from the whole one its part begins with.
  let parts = [];
  const partOf = n => parts.find(p => p.eyes === eyes && p.from <= n && n < p.from + p.boards.length);
  const coming = new Map();
  async function part(n) {
    const whose = eyes, course = instead, found = partOf(n);
    if (found) return found;
    for (const first of [n - n % STRIDE, n]) { // a part may end early
      const name = `${whose} ${first} ${instead}`;
      if (!coming.has(name)) coming.set(name, ask("boards", first, whose).finally(() => coming.delete(name)));
      const fresh = { eyes: whose, ...await coming.get(name) };
      if (course !== instead) break; // somebody went back to the game, or away from it
      if (whose === eyes) last = fresh.last;
      if (n >= fresh.from + fresh.boards.length) continue;
      if (whose === eyes && !partOf(n)) parts = [fresh, ...parts].slice(0, PARTS_KEPT);
      return fresh;
    }
    throw new Error("no such moment");
  }
  const parse = html => { const box = document.createElement("template"); box.innerHTML = html; return box.content; };
  let built = { part: null, at: -1, table: null };
  function build(from, n) {
    if (built.part !== from || built.at > n) built = { part: from, at: from.from, table: parse(from.boards[0]).firstElementChild };
    while (built.at < n) {
      const news = parse(from.boards[++built.at - from.from]);
      for (const whole of $$("#table", news)) built.table = whole;
      for (const piece of $$("hx-partial", news)) {
        const old = built.table.querySelector(`#${CSS.escape(piece.id)}`);
        if (old && piece.firstElementChild) old.replaceWith(piece.firstElementChild);
      }
      const now = $("#now", built.table); // how the table as a whole stands
      built.table.className = `tb ph-${now.dataset.phase}`;
      for (const key of ["number", "over"]) built.table.dataset[key] = now.dataset[key];
    }
    return built.table;
  }

  // -- from one moment to another ------------------------------------------------------------------------------

  // What looks the same stays: where somebody scrolled, what is open, what has the focus.
  function morph(old, fresh) {
    if (old.matches("[data-still]") || old.isEqualNode(fresh)) return;
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    const named = new Map([...old.children].filter(e => e.id).map(e => [e.id, e]));
    const alike = (a, b) => a.nodeName === b.nodeName && (a.id || "") === (b.id || "");
    let place = old.firstChild;
    for (const want of fresh.childNodes) {
      const have = want.id ? named.get(want.id) : place && alike(place, want) ? place : null;
      if (!have || have.nodeName !== want.nodeName) { old.insertBefore(document.importNode(want, true), place); continue; }
      if (have === place) place = place.nextSibling; else old.insertBefore(have, place);
      if (have.nodeType === Node.ELEMENT_NODE) morph(have, want);
      else if (have.data !== want.data) have.data = want.data;
    }
    while (place) { const next = place.nextSibling; place.remove(); place = next; }
  }
  const told = kind => document.dispatchEvent(new CustomEvent(`htmx:${kind}:swap`, { detail: { ctx: { target: "#table" } } }));
  let wanted = at;
  async function show(n) {
    wanted = Math.max(0, Math.min(n, last));
    const goal = wanted, whose = eyes;
    let from;
    try {
      from = await part(goal);
    } catch {
      if (goal === wanted) { stop(); say(said.lost); mark(); }
      return false;
    }
    if (goal !== wanted || whose !== eyes) return false; // somebody went on meanwhile
    if (n > goal && last > goal) return show(n); // the game has grown since
    at = Math.min(goal, last);
    told("before");
    morph($("#table"), build(from, at));
    told("after");
    for (const motion of document.getAnimations()) if (motion.effect?.target?.closest?.("#table .board")) motion.playbackRate = Math.max(1, speed);
    mark();
    if (at < last) part(Math.min(at + AHEAD, last)).catch(() => {});
    return true;
  }

  // -- the log ---------------------------------------------------------------------------------------------------

  const list = $("#told ol");
  const lineAt = n => $$(`li[data-at="${n}"]`, list);
  function addLines(from, lines) {
    lines.forEach((html, k) => {
      for (const line of [...parse(html).children]) { // each of them leaves it
        const button = document.createElement("button"), seat = /(?:^| )s(\d)(?: |$)/.exec(line.className)?.[1];
        line.removeAttribute("id");
        line.dataset.at = from + k;
        button.type = "button";
        button.tabIndex = -1;
        button.append(...line.childNodes);
        line.append(button);
        const seal = seat && !line.matches(".cont") && $(`#order .seal[data-seat="${seat}"]`)?.cloneNode(true);
        if (seal) { seal.classList.remove("on"); seal.setAttribute("aria-hidden", "true"); line.prepend(seal); }
        list.append(line);
      }
    });
  }
  function chips() {
    const all = $$("li.k-round", list), box = $("#rounds"), rounds = all.length > 1 ? all : $$("li.k-turn", list);
    box.hidden = rounds.length < 2;
    box.replaceChildren(...rounds.map((line, n) => {
      const chip = document.createElement("button");
      chip.type = "button";
      chip.className = "chip";
      chip.dataset.at = line.dataset.at;
      chip.textContent = /\d+/.exec(line.textContent)?.[0] ?? n + 1;
      chip.title = line.textContent;
      chip.setAttribute("aria-label", line.textContent);
      return chip;
    }));
  }
  let reading = 0;
  async function readLog() {
    const mine = ++reading, whose = eyes;
    let first = true;
    for (let from = 0; from <= last;) {
      let got;
      try { got = await ask("lines", from, whose); } catch { return; }
      if (mine !== reading) return;
      if (first) { list.replaceChildren(); first = false; }
      addLines(from, got.lines);
      from += got.lines.length || last + 1;
      chips();
      badges();
      mark();
    }
  }

  // -- what the page says of the moment --------------------------------------------------------------------------

  let saying = 0;
  function say(text) {
    clearTimeout(saying);
    saying = setTimeout(() => { $("#said").textContent = text; }, 250);
  }
  const words = n => lineAt(n).map(line => $("button", line).textContent).join(" ") || (n ? "" : said.begin);
  const query = () => {
    const q = new URLSearchParams({ at, eyes });
    if (said.key) q.set("key", said.key);
    return `?${q}`;
  };
  let addressing = 0;
  function address() { // browsers count how often an address changes
    addressing ||= setTimeout(() => {
      addressing = 0;
      history.replaceState(null, "", query());
    }, 400);
    $("#link").value = new URL(query(), location.href).href;
  }
  function scrollTo(line) {
    const box = $("#told"), a = line.getBoundingClientRect(), b = box.getBoundingClientRect();
    if (a.top < b.top + 20 || a.bottom > b.bottom - 20) box.scrollTop += a.top - b.top - b.height / 2.4;
  }
  function mark() {
    const slider = $("#at"), text = fill(said.moment, { at, last }), line = words(at);
    slider.max = last;
    slider.value = at;
    slider.style.setProperty("--done", `${last ? 100 * at / last : 0}%`);
    slider.setAttribute("aria-valuetext", line ? `${text}: ${line}` : text);
    $(".count", film).textContent = `${at} / ${last}`;
    for (const old of $$("li.here", list)) { old.classList.remove("here"); old.removeAttribute("aria-current"); }
    for (const old of $$("button[tabindex='0']", list)) old.tabIndex = -1;
    const here = lineAt(at), before = here[0] || $$("li[data-at]", list).findLast(e => +e.dataset.at < at);
    for (const each of here) each.classList.add("here");
    if (before) {
      before.setAttribute("aria-current", "step");
      $("button", before).tabIndex = 0;
      scrollTo(before);
    }
    const round = $$(".chip", $("#rounds")).findLast(chip => +chip.dataset.at <= at);
    for (const chip of $$(".chip", $("#rounds"))) chip.toggleAttribute("aria-current", chip === round);
    const branch = $("#branch"), ends = { first: 0, prev: Math.max(0, at - 1), next: Math.min(last, at + 1), last };
    for (const a of $$("[data-step]", film)) a.setAttribute("aria-disabled", ends[a.dataset.step] === at);
    if (branch) {
      branch.elements.at.value = at;
      branch.elements.seat.value = eyes;
      $("[form=branch]").disabled = at === last;
    }
    if (!kept && instead === null) address();
    outlook();
    if (!playing || speed <= 1) say(line ? `${at} / ${last}: ${line}` : text);
  }

  // -- playing -----------------------------------------------------------------------------------------------------

  const button = $("#play");
  function stop() {
    playing = false;
    button.classList.remove("on");
    $("span", button).textContent = said.play;
  }
  async function play() {
    if (playing) { stop(); return; }
    playing = true;
    button.classList.add("on");
    $("span", button).textContent = said.pause;
    if (at === last) await show(0);
    while (playing) {
      await nap(PAUSE / speed);
      if (!playing) break;
      const goal = at + 1;
      if (goal > last || (!await show(goal) && wanted === goal)) break; // the end, or it did not come
      if (at === last) break;
    }
    stop();
    mark();
  }
  const go = n => { stop(); return show(n); };

  // -- the analysis ------------------------------------------------------------------------------------------------

  const strip = $("#outlook"), panel = () => $("#analysis");
  function adopt() { // the chart stands above the buttons where there is room
    const chart = $("#analysis .chances");
    if (chart && strip && matchMedia("(min-width: 1000px) and (min-height: 600px)").matches) strip.replaceChildren(chart);
    if (strip) strip.hidden = !strip.firstElementChild || folded;
    badges();
    outlook();
  }
  let folded = false;
  try { folded = localStorage.getItem("replay chart") === "folded"; } catch { /* a file may not keep anything */ }
  function fold() {
    folded = !folded;
    try { localStorage.setItem("replay chart", folded ? "folded" : ""); } catch { /* it is only a habit */ }
    adopt();
  }
  function outlook() {
    const chart = $(".chances"), shown = instead === null ? at : Math.min(at, +instead);
    if (chart) {
      const { left, right, last: end } = chart.dataset, x = +left + (right - left) * shown / Math.max(1, +end);
      const here = $(".here", chart);
      here.setAttribute("x1", x);
      here.setAttribute("x2", x);
    }
    for (const box of $$(".better", panel() || film)) box.hidden = instead === null ? +box.dataset.at !== at - 1 : box.dataset.at !== instead;
    const back = $("#back");
    if (back) back.hidden = instead === null;
  }
  function badges() {
    const marks = JSON.parse(panel()?.dataset.marks || "{}");
    for (const [n, [sign, kind]] of Object.entries(marks)) {
      const line = lineAt(+n + 1)[0];
      if (!line || $(".nb", line)) continue;
      const badge = document.createElement("i");
      badge.className = `nb k-${kind}`;
      badge.textContent = sign;
      $("button", line).append(badge);
    }
  }
  const turns = () => $$("#analysis .turns a").map(a => +a.dataset.at + 1);
  async function other(n) { // shows the better line, or the game again
    stop();
    const from = n === null ? +instead + 1 : +n;
    instead = n;
    parts = [];
    document.body.classList.toggle("instead", n !== null);
    if (n === null) last = +said.last;
    if (await show(from) && n !== null) { say(said.never); play(); }
  }
  document.addEventListener("analysis", adopt);
  document.addEventListener("click", e => {
    const link = e.target.closest?.("a[data-at]"), show = e.target.closest?.("[data-better]"), chart = e.target.closest?.(".chances");
    if (show) other(show.dataset.better);
    else if (e.target.closest?.("#back")) other(null);
    else if (link || chart) {
      e.preventDefault();
      const place = chart && new DOMPoint(e.clientX, e.clientY).matrixTransform(chart.getScreenCTM().inverse()).x, { left, right, last: end } = chart?.dataset ?? {};
      const n = link ? +link.dataset.at + 1 : Math.round((place - left) / (right - left) * end);
      if (instead === null) go(Math.max(0, Math.min(n, last))); else { instead = String(n - 1); other(null); }
    }
  });
  function look(whose) {
    if (whose === eyes) return;
    eyes = whose;
    const radio = $$("[name=eyes]", film).find(e => e.value === whose);
    if (radio) radio.checked = true;
    show(at);
    readLog();
  }
  function pace(value) {
    speed = +value;
    const radio = $$("[name=speed]", film).find(e => +e.value === speed);
    if (!radio) { speed = 1; return; }
    radio.checked = true;
    try { localStorage.setItem("replay speed", value); } catch { /* a file may not keep anything */ }
  }
  const rounds = () => $$(".chip", $("#rounds")).map(chip => +chip.dataset.at);
  const STEPS = { first: () => 0, prev: () => at - 1, next: () => at + 1, last: () => Infinity };
  const KEYS = {
    " ": play,
    arrowleft: () => go(at - 1),
    arrowright: () => go(at + 1),
    home: () => go(0),
    end: () => go(STEPS.last()),
    arrowup: () => go(rounds().findLast(n => n < at) ?? 0),
    arrowdown: () => go(rounds().find(n => n > at) ?? last),
    l: () => {
      const tab = $("#page-log");
      if (!$(".beside").checkVisibility()) tab.checked = true;
      $("button[tabindex='0']", list)?.focus();
    },
    e: () => { const all = $$("[name=eyes]", film).map(x => x.value); if (all.length) look(all[(all.indexOf(eyes) + 1) % all.length]); },
    c: fold,
    n: () => go(turns().find(n => n > at) ?? at),
    p: () => go(turns().findLast(n => n < at) ?? at),
    "?": () => $("#keys")?.togglePopover(),
  };
  for (const [key, value] of [["1", .5], ["2", 1], ["3", 2], ["4", 4]]) KEYS[key] = () => pace(value);
  // In the log, up and down go from line to line.
  function along(e) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[e.key];
    if (!by || !e.target.closest("#told li")) return false;
    const all = $$("li[data-at] button", list), next = all[all.indexOf(e.target) + by];
    if (next) { next.focus(); go(+next.closest("li").dataset.at); }
    return true;
  }
  document.addEventListener("keydown", e => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return;
    const field = e.target.closest?.("input, select, textarea, [contenteditable]"), key = e.key.toLowerCase();
    if (field && !field.matches("[type=radio], [type=checkbox], #at")) return;
    if (field?.matches("[type=radio]") && key.startsWith("arrow")) return; // they go from one to the next
    if (field?.matches("#at") && !["?", " ", "e", "l", "1", "2", "3", "4"].includes(key)) return; // it knows its own
    if (key === " " && e.target.matches?.("button, a, summary, input:not(#at), [role=button]")) return;
    if (along(e)) { e.preventDefault(); return; }
    if (key.startsWith("arrow") && e.target.matches?.(".ground") && ["arrowup", "arrowdown"].includes(key) && e.target.scrollHeight > e.target.clientHeight) return;
    if (!KEYS[key]) return;
    e.preventDefault();
    KEYS[key]();
  });
  document.addEventListener("click", e => {
    const step = e.target.closest?.("[data-step]"), line = e.target.closest?.("#told li[data-at], #rounds .chip");
    if (step) { e.preventDefault(); go(STEPS[step.dataset.step]()); }
    else if (line) go(+line.dataset.at);
    else if (e.target.closest?.("#play")) play();
    else if (e.target.closest?.("#save")) save();
    else if (e.target.closest?.("#saving button")) $("#saving").hidden = true;
  });
  $("#at").addEventListener("input", e => go(+e.target.value));
  film.addEventListener("change", e => {
    if (e.target.name === "eyes") look(e.target.value);
    if (e.target.name === "speed") pace(e.target.value);
  });
  film.addEventListener("submit", e => e.preventDefault());

  // -- one file that plays without a connection ------------------------------------------------------------------

  const text = async url => { const reply = await fetch(url); if (!reply.ok) throw new Error(url); return reply.text(); };
  const data = blob => new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
  // All moments through somebody's eyes.
  async function reel(whose, progress) {
    const out = { boards: [], lines: [] };
    for (const what of ["boards", "lines"]) {
      for (let from = 0; from <= last;) {
        const got = await ask(what, from, whose);
        out[what].push(got);
        from += got[what].length || last + 1;
        progress((what === "boards" ? .8 : .2) * got[what].length / (last + 1));
      }
    }
    return out;
  }
  // Styles with what they point at: fonts, drawings.
  async function styles() {
    const out = [], font = root.dataset.font;
    for (const link of $$("link[rel=stylesheet]")) {
      let css = await text(link.href);
      css = css.replace(/@font-face \{[^}]*\}/g, rule => (font === "system" || rule.includes("Atkinson") !== (font === "atkinson") ? "" : rule));
      const urls = new Set([...css.matchAll(/url\("(?!data:)([^"]+)"\)/g)].map(m => m[1]));
      for (const url of urls) {
        const [path, mark] = url.split("#"), reply = await fetch(new URL(path, link.href));
        if (!reply.ok) continue;
        const inline = `url("${await data(await reply.blob())}${mark ? `#${mark}` : ""}")`, name = `--drawn-${out.length}`;
        const drawn = path.includes(".svg"); // may stand in several rules: it is written down once
        css = css.replaceAll(`url("${url}")`, drawn ? `var(${name})` : inline);
        if (drawn) out.push(`:root { ${name}: ${inline}; }`);
      }
      out.push(css);
    }
    return out.join("\n");
  }
  // Of the sheets of drawings only what is shown; each drawing gets a name of its own.
  async function drawings(pages) {
    const files = [], wanted = new Map();
    const inside = html => html.replace(/href="(\/[^"#]+)#([^"]+)"/g, (all, file, id) => {
      if (!files.includes(file)) files.push(file);
      const name = `drawn-${files.indexOf(file)}-${id}`;
      wanted.set(name, [file, id]);
      return `href="#${name}"`;
    });
    const done = pages(inside), sheets = new Map();
    for (const file of files) sheets.set(file, new DOMParser().parseFromString(await text(file), "image/svg+xml"));
    let out = "";
    for (const [name, [file, id]] of wanted) {
      const found = sheets.get(file).getElementById(id);
      if (found) { found.id = name; out += new XMLSerializer().serializeToString(found); found.id = id; }
    }
    return [done, `<svg hidden>${out}</svg>`];
  }
  async function pack(value) {
    const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("gzip"));
    return (await data(await new Response(stream).blob())).split(",")[1];
  }
  const RULES = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'";
  async function file(progress) {
    const all = [...new Set([eyes, ...$$("[name=eyes]", film).map(e => e.value)])], whole = {};
    let room = FILE_MOST;
    for (const whose of all) {
      const found = await reel(whose, done => progress(done * 90 / all.length));
      room -= JSON.stringify(found).length;
      if (room < 0 && whose !== eyes) break;
      whole[whose] = found;
    }
    const page = document.createElement("template");
    page.content.append($("#table").cloneNode(true));
    $("#at", page.content).removeAttribute("style");
    for (const gone of $$("#branch, [form=branch], [data-copy], #link, .top nav, #saving, noscript, input[name=key]", page.content)) gone.remove();
    for (const e of $$("a[href]", page.content)) e.removeAttribute("href");
    for (const e of $$("[name=eyes]", page.content)) if (!(e.value in whole)) e.closest("label").remove();
    const form = $("#film", page.content);
    form.removeAttribute("action");
    for (const key of ["action", "key"]) delete form.dataset[key];
    Object.assign(form.dataset, { at: 0, eyes });
    const [[body, packed], sprite] = await drawings(inside => [inside(page.innerHTML), JSON.parse(JSON.stringify(whole), (key, value) => (typeof value === "string" ? inside(value) : value))]);
    const css = await styles();
    progress(5);
    const scripts = await Promise.all($$("script[src]").filter(e => !e.src.includes("/vendor/")).map(e => text(e.src)));
    const attributes = [...root.attributes].filter(a => a.name !== "style" && a.name !== "class").map(a => `${a.name}="${a.value.replaceAll('"', "&quot;")}"`).join(" ");
    const safe = source => source.replaceAll("</script", "<\\/script");
    progress(5);
    return [Object.keys(whole).length === all.length, `<!doctype html>
<html ${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta http-equiv="Content-Security-Policy" content="${RULES}">
<title>${document.title.replaceAll("<", "&lt;")}</title><style>${css.replaceAll("</style", "<\\/style")}</style></head>
<body class="${document.body.className} kept">${sprite}<main id="main">${body}</main><div id="note" role="status"></div>
<script type="application/octet-stream" id="reels">${await pack(packed)}</script>${scripts.map(source => `<script>${safe(source)}</script>`).join("\n")}</body></html>`];
  }
  let busy = false;
  async function save() {
    if (busy) return;
    busy = true;
    const box = $("#saving"), words = $("p", box), bar = $("progress", box), name = `rookery-${said.game}-${said.action.split("/").pop()}.html`;
    let done = 0;
    const progress = more => { done += more; bar.value = done; words.textContent = fill(said.saving, { n: Math.min(100, Math.round(done / 10) * 10) }); };
    box.hidden = bar.hidden = false;
    progress(0);
    try {
      const [complete, html] = await file(progress), link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([html], { type: "text/html" }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
      words.textContent = complete ? said.saved : said.savedSome;
    } catch {
      words.textContent = said.unsaved;
    }
    bar.hidden = true;
    busy = false;
  }

  // -- the beginning ---------------------------------------------------------------------------------------------

  async function begin() {
    if (kept) await unpack();
    try { pace(localStorage.getItem("replay speed") || 1); } catch { pace(1); }
    for (const radio of $$("[name=eyes]", film)) radio.checked = radio.value === eyes;
    adopt();
    if (kept) await show(at);
    mark();
    await readLog();
    if (!kept) part(Math.min(at + 1, last)).catch(() => {});
  }
  begin();
})();
