// Thief's Market at the table: the pile to be, what it would buy, and the counter where a card is paid for.
(() => {
  "use strict";
  const $ = (q, from = document) => from?.querySelector(q), $$ = (q, from = document) => [...(from?.querySelectorAll(q) || [])];
  const put = (text, parts) => Object.entries(parts).reduce((t, [key, value]) => t.replace(`{${key}}`, value), text);
  const MOST = 3; // cards that are named
  const pip = face => { const e = document.createElement("i"); e.className = `p ${face}`; e.setAttribute("aria-hidden", "true"); return e; };

  // The dice that are being chosen, or kept of somebody's pile, lie in one's own pile as ghosts; nothing is sent.
  function chosen() {
    const open = $(".rob input:checked");
    return $$(open ? `#table input[name="keep${open.id.slice(4)}"]:checked` : "#pool .bound input, #pool input:checked");
  }
  // Robbing has a question of its own, for as long as it is weighed up.
  function asks() {
    const head = $("#bar .asked-h"), rob = $(".rob input:checked");
    if (!head || !$("#sum[data-after]")) return;
    head.dataset.said ??= head.textContent;
    const said = (rob && $(`#bar [data-rob="${rob.id.slice(4)}"]`)?.dataset.asks) || head.dataset.said;
    if (head.textContent !== said) head.textContent = said;
  }
  function ghosts() {
    for (const e of $$(".ghost")) e.remove();
    const sum = $("#sum[data-after]"), pile = $("#me .pile .dice"), label = $("#me .pl"), words = $("[data-then]")?.dataset;
    if (!words || !label) return;
    const dice = sum ? chosen() : [];
    label.dataset.said ??= label.textContent;
    label.textContent = dice.length ? words.pileToBe : label.dataset.said;
    $("#me .pile")?.classList.toggle("tobe", dice.length > 0);
    if (!sum || !dice.length) return;
    for (const box of dice) {
      const ghost = document.createElement("span");
      ghost.className = `die ghost ${box.value}`;
      ghost.setAttribute("aria-hidden", "true");
      ghost.append(...$$("svg, b", box.parentElement).map(e => e.cloneNode(true)));
      pile.append(ghost);
    }
    if (!$("#pool .bound") || $(".rob input:checked")) foretell(dice, sum, words); // what is tied together is no choice
  }
  function foretell(dice, sum, words) {
    const rob = $(".rob input:checked") && $(`#bar [data-rob="${$(".rob input:checked").id.slice(4)}"]`);
    const who = (rob || sum).dataset.after, left = $$("#pool .die input").length - dice.length;
    const ends = !rob && !who, n = dice.length;
    const danger = ends ? words.wouldEnd : n === 1 ? words.wouldSafe : put(words.wouldHold, { n, who });
    const near = $$(".booth .card.near").sort((a, b) => $$(".coin", a).length - $$(".coin", b).length); // what needs no gold first
    const cards = near.map(e => $("b", e).textContent.replaceAll("\u00ad", ""));
    const some = cards.length > MOST ? [...cards.slice(0, MOST), `+${cards.length - MOST}`] : cards;
    const buys = cards.length ? put(words.couldBuy, { cards: some.join(", ") }) : words.couldNot;
    const first = dice.some(box => box.value === "S") ? words.wouldBegin : "";
    sum.textContent = [buys, danger, first].filter(Boolean).join(" ");
    const take = rob ? null : $('#bar [data-pick="pool"]');
    if (!take) return;
    const line = document.createElement("span"), small = document.createElement("small"), read = document.createElement("span");
    read.className = "vh"; // the pips, for those who hear them
    read.textContent = `${dice.map(box => box.getAttribute("aria-label")).join(", ")}; `;
    line.append(`${take.dataset.verb} `, ...dice.map(box => pip(box.value)), read);
    small.textContent = left ? put(words.leaves, { n: left }) : words.leavesNone;
    const both = document.createElement("span");
    both.append(line, small);
    take.replaceChildren(both);
  }

  // Where the market is a page of its own, all that is on sale lies below the heap in small.
  function strip() {
    const here = $("#strip");
    if (!here?.checkVisibility()) return;
    here.replaceChildren(...$$(".booth .card").map(card => {
      const tile = document.createElement("button"), name = document.createElement("b");
      tile.className = `tile ${[...card.classList].filter(c => /^s-|near|far/.test(c)).join(" ")}`;
      for (const [key, value] of [["form", "why"], ["name", "card"], ["value", card.id.slice(5)]]) tile.setAttribute(key, value);
      name.className = "vh";
      name.textContent = $("b", card).textContent;
      tile.append(name, $(".pic", card).cloneNode(true), $(".cost", card).cloneNode(true));
      return tile;
    }));
  }

  // The counter: each gem of the price is paid by a die or gold, one of them by nothing where the Racket helps.
  const way = li => $("input:checked", li)?.value || "gold";
  const set = (li, ...values) => { for (const v of values) { const box = $(`input[value=${v}]`, li); if (box) { box.checked = true; return true; } } return false; };
  function settle(counter, changed) {
    const lines = $$("li", counter), gold = +counter.dataset.gold, others = lines.filter(li => li !== changed);
    const free = lines.filter(li => $("input[value=free]", li));
    if (changed && way(changed) === "free") for (const li of others) if (way(li) === "free") set(li, "die", "gold");
    if (free.length && !lines.some(li => way(li) === "free")) set(others.find(li => way(li) === "gold") || others[0] || lines[0], "free");
    const paid = () => lines.filter(li => way(li) === "gold");
    for (const li of [...others, changed].filter(Boolean)) if (paid().length > gold && way(li) === "gold") set(li, "die");
  }
  function count(counter) {
    const lines = $$("li", counter), of = kind => lines.filter(li => way(li) === kind).map(li => li.dataset.gem);
    const pay = `${of("free").join("")}:${of("gold").sort().join("")}`;
    const acts = $(`#out-${counter.dataset.counter} > .acts`), buttons = $$("[data-pay]", acts);
    const fit = buttons.find(b => b.dataset.pay === pay);
    if (!fit) return false;
    for (const b of buttons) b.classList.toggle("alt", b !== fit);
    acts.prepend(fit);
    const spent = of("die");
    for (const e of $$(".rest > .p", counter)) {
      const at = spent.indexOf(e.classList[1]);
      e.classList.toggle("gone", at >= 0);
      if (at >= 0) spent.splice(at, 1);
    }
    const purse = $("[data-purse]", counter);
    purse.textContent = purse.dataset.purse - of("gold").length;
    return true;
  }
  function usual(counter) { for (const box of $$("input", counter)) box.checked = box.defaultChecked; count(counter); }
  // What would be paid is marked in one's own pile.
  function marks() {
    const open = $("#table input[name=pick]:checked"), counter = open && $(`[data-counter="${open.value}"]`);
    const spent = counter ? $$(".rest > .gone", counter).map(e => e.classList[1]) : [];
    for (const die of $$("#me .pile .die:not(.ghost)")) {
      const at = spent.findIndex(face => die.classList.contains(face));
      die.classList.toggle("spent", at >= 0);
      if (at >= 0) spent.splice(at, 1);
    }
  }

  function all() { asks(); ghosts(); strip(); marks(); }
  document.addEventListener("change", e => {
    const counter = e.target.closest?.("[data-counter]");
    if (counter) { settle(counter, e.target.closest("li")); if (!count(counter)) usual(counter); }
    all();
  });
  document.addEventListener("keydown", e => {
    const none = e.key === "Escape" && ($("#pick-0:not(:checked)") || $("#rob-none:not(:checked)"));
    if (none) none.click();
  });
  document.addEventListener("htmx:after:swap", all);
  addEventListener("resize", strip);
  all();
})();
