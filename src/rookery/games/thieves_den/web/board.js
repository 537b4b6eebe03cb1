// Thieves Den by touch: the first tap on what can be done shows what it would bring, the second does it.
(() => {
  "use strict";
  const $ = (q, from = document) => from.querySelector(q), $$ = q => [...document.querySelectorAll(q)];
  // The preview lies in the half of the board where its thing is not.
  function place(peek, thing) {
    const g = $(".ground").getBoundingClientRect(), low = thing.getBoundingClientRect().top > g.top + g.height / 2;
    const at = { left: g.left, right: innerWidth - g.right, top: low ? g.top : null, bottom: low ? null : innerHeight - g.bottom };
    for (const [side, px] of Object.entries(at)) peek.style[side] = px === null ? "auto" : `${px + 8}px`;
  }
  document.addEventListener("click", e => {
    if (e.pointerType !== "touch") return;
    const thing = e.target.closest?.("#answer .lit:has(.peek)"), seen = thing?.classList.contains("peeked");
    for (const other of $$(".peeked")) other.classList.remove("peeked");
    if (!thing) return;
    if (seen) { delete thing.dataset.final; return; } // it has been asked about
    e.preventDefault();
    e.stopImmediatePropagation();
    thing.classList.add("peeked");
    place($(".peek", thing), thing);
  }, true);
})();
