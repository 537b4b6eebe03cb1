// The analysis of a finished game: asked for by a button, waited for, then handed to the replay if there is one.
(() => {
  "use strict";
  const EVERY = 1500, TRIES = 5;
  const here = () => document.getElementById("analysis");
  const script = { headers: { "HX-Request": "true" } };
  function put(html) {
    const box = document.createElement("template");
    box.innerHTML = html;
    const fresh = box.content.querySelector("#analysis");
    if (!fresh) return false;
    here().replaceWith(fresh);
    document.dispatchEvent(new CustomEvent("analysis"));
    return true;
  }
  async function ask(more) {
    const reply = await fetch(here().dataset.url, { ...script, ...more });
    return reply.ok && put(await reply.text());
  }
  let waiting = false;
  async function wait() {
    if (waiting) return;
    waiting = true;
    for (let lost = 0; ["waiting", "running"].includes(here()?.dataset.state) && lost < TRIES;) {
      await new Promise(done => setTimeout(done, EVERY));
      lost = await ask({}).catch(() => false) ? 0 : lost + 1;
    }
    waiting = false;
  }
  document.addEventListener("submit", async e => {
    if (!e.target.closest?.("#analysis")) return;
    e.preventDefault();
    const form = e.target;
    if (await ask({ method: "POST" }).catch(() => false)) wait(); else form.submit(); // the page says why not
  });
  if (here()) wait();
})();
