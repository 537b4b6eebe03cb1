// What ends a game may open step by step ([data-staged]: how many milliseconds), for those who watch it happen: those who
// come later, want no motion, or press [data-unstage] see it open.
(() => {
  "use strict";
  const root = document.documentElement, found = () => document.querySelector("[data-staged]");
  const still = () => root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const open = () => root.classList.remove("staging");
  let there = !!found();
  document.addEventListener("htmx:after:swap", () => {
    const scene = found();
    if (scene && !there && !still()) {
      root.classList.add("staging");
      setTimeout(open, +scene.dataset.staged);
    }
    there = !!scene;
  });
  document.addEventListener("click", e => { if (e.target.closest?.("[data-unstage]")) open(); });
})();
