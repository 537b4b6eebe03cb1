// The line to the table: it says how it stands, comes back by itself, and carries each answer exactly once.
(() => {
  "use strict";
  const $ = q => document.querySelector(q);
  const live = $("#live[data-line]");
  if (!live) return;
  const words = live.dataset;
  const BLINK = 700, PATIENCE = 8000, OFFLINE = 30_000, QUIET = 15_000, GREETING = 4000, OLD = 300_000; // all in ms
  const DELAYS = [500, 1000, 2000, 4000];
  const FINAL = [4401, 4403, 4404]; // the server does not want this page back
  const SHELF = `answer ${location.pathname}`;
  const AWAY = [502, 503, 504];

  let socket = null, since = Date.now(), tries = 0, due = 0, timer = 0, heard = Date.now(), asked = 0, seen = null;
  let kept = null, sending = null, back = 0, met = false;

  const up = () => socket?.readyState === WebSocket.OPEN && navigator.onLine && !since;
  const down = () => since && Date.now() - since > BLINK;
  const offline = () => !navigator.onLine || (since && Date.now() - since > OFFLINE);
  const said = (key, fill = {}) => (words[key] || "").replace(/\{(\w+)\}/g, (_, name) => fill[name] ?? "");

  const lastLine = () => [...document.querySelectorAll("#loglines > li[id]")].at(-1);

  // -- how it stands -------------------------------------------------------------------------------------------

  function text(tag, cls, content) {
    const e = document.createElement(tag);
    e.className = cls;
    e.textContent = content;
    return e;
  }
  function sign(name) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", "svg"), use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    made.setAttribute("class", "ic");
    use.setAttribute("href", `${words.sprite}#u-${name}`);
    made.append(use);
    return made;
  }
  function button(cls, content, act) {
    const made = text("button", cls, content);
    made.type = "button";
    made.dataset.line = act;
    return made;
  }
  const left = () => Math.max(1, Math.ceil((due - Date.now()) / 1000));
  function pill(state) {
    const e = $("#wire");
    if (!e) return;
    const now = { live: said("live"), lost: said("trying", { s: left() }), offline: said("offline"), back: said("back") }[state];
    if (e.dataset.state === state && e.textContent === now) return;
    e.dataset.state = state;
    e.replaceChildren(sign(state === "live" || state === "back" ? "wifi" : "wifi-off"), text("span", "", now));
  }
  // Over the question bar while the table does not answer.
  function banner(state) {
    const table = $("#table"), old = $("#linebar");
    const shut = state === "lost" || state === "offline";
    for (const e of [$(".ground"), $("#bar")]) e?.toggleAttribute("inert", shut);
    table?.classList.toggle("cut", shut);
    if (!shut) { old?.remove(); return; }
    if (!table) return;
    const head = state === "offline" ? said("offlineHead") : said("lostHead", { s: left() });
    const more = kept ? said("holding", { move: kept.words }) : said(state === "offline" ? "offlineMore" : "lostMore");
    const key = `${state}${!!kept}${more}`;
    if (old?.dataset.key === key) { old.querySelector("b").textContent = head; return; }
    const made = document.createElement("section"), ask = text("div", "ask", "");
    made.id = "linebar";
    made.className = `bar linebar ${state}`;
    made.dataset.key = key;
    made.setAttribute("role", "alert");
    const title = text("b", "", head);
    title.setAttribute("aria-live", "off"); // it counts the seconds
    ask.append(title, text("p", "", more));
    made.append(sign("wifi-off"), ask);
    if (kept) made.append(button("btn", words.takeBack, "drop"));
    made.append(button("btn go", words.tryNow, "now"));
    old?.remove();
    table.append(made);
  }
  function show() {
    const state = down() || !navigator.onLine ? (offline() ? "offline" : "lost") : Date.now() - back < GREETING ? "back" : "live";
    pill(state);
    banner(state);
  }
  function welcome(more) {
    const box = text("div", "note good", "");
    box.append(text("h2", "", words.backHead), text("p", "", more));
    $("#note").replaceChildren(box);
    setTimeout(() => box.remove(), GREETING);
  }

  // -- losing it, and coming back ------------------------------------------------------------------------------

  function lose() {
    if (!since) { since = Date.now(); seen = lastLine()?.id || null; }
    show();
    plan();
  }
  function plan() {
    if (timer || (socket && socket.readyState < WebSocket.CLOSING)) return;
    const wait = DELAYS[Math.min(tries++, DELAYS.length - 1)] * (.8 + .4 * Math.random());
    due = Date.now() + wait;
    timer = setTimeout(join, wait);
  }
  function join() {
    clearTimeout(timer);
    timer = 0;
    if (socket && socket.readyState < WebSocket.CLOSING) return;
    live.dispatchEvent(new CustomEvent("rejoin"));
    deliver(); // posts may come through where sockets do not
  }
  // A line may be dead without anybody having said so: ask, and do not wait for ever.
  function probe() {
    if (socket?.readyState !== WebSocket.OPEN || asked) return;
    asked = Date.now();
    socket.send("?");
  }
  function watch() {
    const now = Date.now();
    if (asked && now - asked > PATIENCE) { asked = 0; socket?.close(); hangUp(); }
    if (socket?.readyState === WebSocket.CONNECTING && now - heard > PATIENCE) { heard = now; socket.close(); hangUp(); }
    if (!since && !document.hidden && now - heard > QUIET) probe();
    if (since && !kept && navigator.onLine && socket?.readyState === WebSocket.OPEN) { since = 0; probe(); }
    if (since && !timer) plan();
    show();
  }
  function hangUp() { // closing a dead line takes the browser a minute: do not wait for it
    const dead = live._htmx?.ws?.connection;
    if (dead) { dead.abortController?.abort(); delete live._htmx.ws.connection; }
    socket = null;
    lose();
  }
  function greet() {
    const lines = [...document.querySelectorAll("#log li[id]")], at = seen ? lines.findIndex(e => e.id === seen) : -1;
    const fresh = at < 0 ? 0 : lines.length - at - 1;
    seen = null;
    if (!fresh) return;
    $("#log .rule.away")?.remove();
    const rule = text("li", "rule away", words.whileAway);
    lines[at].after(rule);
    if (!$("#note").children.length) welcome(said("backMore", { n: fresh }));
  }

  document.addEventListener("htmx:ws:before:connection", e => {
    const log = $("#loglines"), url = new URL(e.detail.connection.url), last = lastLine();
    if (log) url.searchParams.set("log", `${log.dataset.mark}.${last ? +last.id.slice(1) + 1 : 0}`); // what need not be sent again
    e.detail.connection.url = url.href;
    heard = Date.now();
    queueMicrotask(() => { socket = e.detail.connection.socket; });
  });
  document.addEventListener("htmx:ws:after:connection", e => {
    socket = e.detail.connection.socket;
    heard = Date.now();
    asked = tries = 0;
    const away = since && Date.now() - since;
    since = 0;
    if (away > BLINK && met) back = Date.now();
    met = true;
    show();
    deliver();
  });
  document.addEventListener("htmx:ws:close", e => {
    socket = null;
    asked = 0;
    if (FINAL.includes(e.detail.code)) { location.reload(); return; }
    lose();
  });
  document.addEventListener("htmx:ws:before:message:incoming", e => {
    heard = Date.now();
    asked = 0;
    if (e.detail.message.data === "!") e.preventDefault();
  });
  document.addEventListener("htmx:ws:after:message:incoming", () => { show(); if (seen && !since) greet(); });
  addEventListener("offline", () => { lose(); });
  addEventListener("online", () => {
    if (socket?.readyState === WebSocket.OPEN) { since = 0; back = Date.now(); probe(); deliver(); show(); } else { tries = 0; join(); }
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden && Date.now() - heard > PATIENCE) probe(); });

  // -- the answer ----------------------------------------------------------------------------------------------

  const isAnswer = ctx => ctx?.request?.method === "POST" && /\/t\/\w+\/answer$/.test(ctx.request.action);
  // What is ticked for a button is named: beside it may stand what that would mean.
  function ticked(b) {
    const boxes = [...document.querySelectorAll(`#table input[name="${b.dataset.pick}"]:checked`)];
    return `${b.dataset.said} ${boxes.map(x => x.getAttribute("aria-label") || x.parentElement.innerText.trim()).join(", ")}`;
  }
  function label(e) {
    const whole = ((e?.dataset.pick && ticked(e)) || e?.dataset.said || e?.getAttribute("aria-label") || e?.innerText || "").replace(/\s+/g, " ").trim();
    return whole.length > 60 ? `${whole.slice(0, 57)}…` : whole || words.yourAnswer;
  }
  const id = () => [...crypto.getRandomValues(new Uint32Array(3))].map(n => n.toString(36)).join("");
  function keep(answer) {
    kept = answer;
    try { sessionStorage.setItem(SHELF, JSON.stringify(answer)); } catch { /* no room: it is kept while the page is open */ }
    show();
  }
  function drop() {
    kept = null;
    sessionStorage.removeItem(SHELF);
    show();
  }
  const ours = html => html.includes('class="note');
  document.addEventListener("htmx:config:request", e => {
    const ctx = e.detail.ctx;
    if (ctx.request.method !== "POST") return;
    if (!isAnswer(ctx)) { if (since || !navigator.onLine) { e.preventDefault(); show(); } return; }
    if (kept) { e.preventDefault(); return; } // one at a time
    ctx.request.body.set("once", id());
    const answer = { action: ctx.request.action, body: new URLSearchParams(ctx.request.body).toString(), words: label(ctx.request.submitter), at: Date.now() };
    ctx.answer = answer;
    if (!up()) { e.preventDefault(); keep(answer); return; }
    ctx.patience = setTimeout(() => ctx.request.abort(), PATIENCE);
  });
  document.addEventListener("htmx:before:response", e => clearTimeout(e.detail.ctx?.patience));
  document.addEventListener("htmx:after:request", e => {
    const ctx = e.detail.ctx;
    if (ctx?.answer && AWAY.includes(ctx.response.status) && !ours(ctx.text)) { e.preventDefault(); again(ctx.answer); }
  });
  document.addEventListener("htmx:error", e => {
    const ctx = e.detail.ctx;
    if (!ctx?.answer || ctx.response) return; // an answer came: whatever is wrong, it has arrived
    clearTimeout(ctx.patience);
    again(ctx.answer);
  });
  // Only the table knows whether it arrived, and takes it only once.
  function again(answer) {
    keep(answer);
    if (!since) { since = Date.now(); seen = lastLine()?.id || null; }
    if (socket?.readyState === WebSocket.OPEN) setTimeout(deliver, DELAYS[Math.min(tries++, DELAYS.length - 1)]); else plan();
    show();
  }
  async function deliver() {
    if (!kept || sending) return;
    const answer = sending = kept;
    try {
      const reply = await fetch(answer.action, { method: "POST", body: new URLSearchParams(`${answer.body}&kept=1`), headers: { "hx-request": "true" }, signal: AbortSignal.timeout(PATIENCE) });
      const html = await reply.text();
      if (AWAY.includes(reply.status) && !ours(html)) throw new Error(reply.status);
      if (kept === answer) drop();
      if (socket?.readyState === WebSocket.OPEN) since = 0;
      if (!reply.ok) htmx.swap({ sourceElement: live, target: "#note", swap: "innerHTML", text: html, transition: false });
    } catch {
      sending = null;
      if (socket?.readyState === WebSocket.OPEN && kept) { if (!since) since = Date.now(); setTimeout(deliver, DELAYS[Math.min(tries++, DELAYS.length - 1)]); } else lose();
    }
    sending = null;
    show();
  }
  document.addEventListener("click", e => {
    const act = e.target.closest?.("[data-line]")?.dataset.line;
    if (act === "drop") drop();
    if (act === "now") { tries = 0; if (socket?.readyState === WebSocket.OPEN) deliver(); else join(); }
  });

  try { // an answer that a reload came between
    const old = JSON.parse(sessionStorage.getItem(SHELF));
    if (old && Date.now() - old.at < OLD) kept = old;
  } catch { /* nothing kept */ }
  show();
  setInterval(watch, 250);
})();
