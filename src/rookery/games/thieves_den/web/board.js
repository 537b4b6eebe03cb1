// Thieves Den: the first click on what can be done shows what it would bring, and stays; the button there, or a second click, does it.
(() => {
  "use strict";
  const $ = (q, from = document) => from.querySelector(q), $$ = q => [...document.querySelectorAll(q)];
  const wide = matchMedia("(min-width: 1000px) and (min-height: 600px)");
  // Who is never asked about moves clicks once; who always is, is asked by the house; the keyboard reads it on the way, the guide says it.
  const final = document.documentElement.dataset.confirm === "final" && !document.body.matches(".learnpage");
  const asks = e => e.pointerType === "touch" || (e.pointerType && final);
  // The preview lies where neither its thing is nor the fences that it opens.
  function place(peek, thing) {
    const rect = e => e.getBoundingClientRect(), g = rect($(".ground")), felt = rect($(".felt")), its = rect(thing);
    const low = its.top > g.top + g.height / 2, right = innerWidth - g.right;
    const above = innerHeight - (thing.closest(".places") ? its.top : felt.bottom);
    const at = wide.matches
      ? { left: null, right, ...(thing.closest(".rivals") ? { top: felt.top - 16, bottom: null } : { top: null, bottom: above }) }
      : { left: g.left, right, top: low ? g.top : null, bottom: low ? null : innerHeight - g.bottom };
    for (const [side, px] of Object.entries(at)) peek.style[side] = px === null ? "auto" : `${px + 8}px`;
  }
  // A location shows its picture and its name at the top; the answers lie at the bottom.
  function dress(peek, thing) {
    const act = $("small", peek), no = $("#ways-pass [popovertargetaction]")?.textContent || $("#hand")?.dataset.no;
    act.textContent = thing.ariaLabel || act.textContent;
    act.className = "doit";
    if ($(".leave, .head", peek)) return;
    if (no) peek.append(Object.assign(document.createElement("small"), { className: "leave", textContent: no }));
    if (!thing.matches(".location")) return;
    const head = Object.assign(document.createElement("span"), { className: "head" });
    head.append(...$$(`#${CSS.escape(thing.id)} > :is(.vig, .pic, b)`).map(e => e.cloneNode(true)));
    peek.prepend(head);
  }
  function close() { for (const each of $$(".peeked")) { each.classList.remove("peeked"); $(".peek", each)?.removeAttribute("style"); } }
  document.addEventListener("click", e => {
    if (!asks(e)) return;
    const thing = e.target.closest?.("#answer .lit:has(.peek)"), seen = thing?.classList.contains("peeked");
    close();
    if (!thing) return;
    const aside = e.target.closest(".peek") && !e.target.closest(".doit");
    if (seen && !aside) { delete thing.dataset.final; return; } // it has been asked about
    e.preventDefault();
    e.stopImmediatePropagation();
    if (seen) return;
    thing.classList.add("peeked");
    dress($(".peek", thing), thing);
    place($(".peek", thing), thing);
  }, true);
  document.addEventListener("keydown", e => { if (e.key === "Escape") close(); });
})();
