// The log: who did it, what is new since one's last turn, earlier lines, searching, and the moment behind a line.
(() => {
  "use strict";
  const $ = (q, from = document) => from.querySelector(q), $$ = (q, from = document) => [...from.querySelectorAll(q)];
  if (!$("#log")) return;
  const words = $("#live").dataset;
  const action = () => $("#answer").getAttribute("action").replace(/\/answer$/, "");
  const seatOf = line => /(?:^| )s(\d)(?: |$)/.exec(line.className)?.[1];
  const own = () => $("#now [name=seat]")?.value || "";

  // Who acts is shown where they begin.
  function seals() {
    for (const line of $$("#loglines > li:not(.cont, .k-round)")) {
      const seat = seatOf(line), seal = seat && !$(".seal", line) && $(`#order .seal[data-seat="${seat}"]`);
      if (!seal) continue;
      const copy = seal.cloneNode(true);
      copy.classList.remove("on");
      copy.setAttribute("aria-hidden", "true");
      line.prepend(copy);
    }
  }
  let turn = false;
  function since() {
    const now = !!$("#table")?.dataset.turn;
    if (now && !turn && own()) {
      $("#log .rule.since")?.remove();
      const lines = $$("#loglines > li[id]");
      let mine = lines.findLastIndex(e => seatOf(e) === own());
      while (mine >= 0 && lines[mine + 1]?.matches(":not(.k-round)") && !seatOf(lines[mine + 1])) mine++;  // what came of it
      if (mine >= 0 && mine < lines.length - 1) {
        const rule = document.createElement("li");
        rule.className = "rule since";
        rule.textContent = words.sinceTurn;
        lines[mine].after(rule);
      }
    }
    turn = now;
  }

  async function everything() {
    const way = $("#loglines > .earlier");
    if (!way || way.dataset.asked) return;
    way.dataset.asked = "1";
    const first = $("#loglines > li[id]"), reply = await fetch(`${action()}/log`, { headers: { "hx-request": "true" } });
    if (!reply.ok) { delete way.dataset.asked; return; }
    const lines = document.createElement("template");
    lines.innerHTML = await reply.text();
    const missing = [...lines.content.children].filter(e => +e.id.slice(1) < +first.id.slice(1));
    way.replaceWith(...missing);
    seals();
  }
  function filter() {
    const wanted = $("#find").value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const line of $$("#loglines > li")) line.hidden = wanted.length > 0 && (!line.id || !wanted.every(w => line.textContent.toLowerCase().includes(w)));
    $("#log .none")?.remove();
    if (wanted.length && $$("#loglines > li").every(e => e.hidden)) {
      const none = document.createElement("p");
      none.className = "quiet none";
      none.textContent = words.logNothing;
      $("#log").append(none);
    }
  }
  document.addEventListener("input", async e => {
    if (!e.target.matches("#find")) return;
    filter();
    await everything();
    filter();
  });
  document.addEventListener("keydown", e => { if (e.key === "Escape" && e.target.matches?.("#find")) { e.target.value = ""; filter(); } });

  // After the end, and where people come by turns, a line leads to its moment; among people who wait, to who acted.
  document.addEventListener("click", e => {
    const line = e.target.closest?.("#loglines > li[id]");
    if (!line || e.target.closest("a")) return;
    const { over, pace } = $("#table").dataset;
    if (over === "1" || pace === "turn") { location.href = `${action()}/replay?line=${line.id.slice(1)}`; return; }
    const seat = seatOf(line), still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const e of seat ? [$(`#seat-${seat}`), $(`#order .seal[data-seat="${seat}"]`)] : []) {
      e?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: still ? "instant" : "smooth" });
      e?.animate([{ outline: "4px solid var(--glow)", outlineOffset: "2px" }, { outline: "4px solid transparent", outlineOffset: "6px" }], { duration: 1200 });
    }
  });

  function look() { seals(); since(); if ($("#find")?.value) filter(); }
  document.addEventListener("htmx:after:swap", look);
  look();
})();
