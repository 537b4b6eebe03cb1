// The texts at these places: where they lie, their colour, and the contrast they need.
targets => {
  const draw = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const plain = colour => { // whatever notation it has
    draw.clearRect(0, 0, 1, 1);
    draw.fillStyle = colour;
    draw.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = draw.getImageData(0, 0, 1, 1).data;
    return { ink: [r, g, b], alpha: a / 255 };
  };
  const clear = e => (e ? +getComputedStyle(e).opacity * clear(e.parentElement) : 1);
  const onTop = (e, r) => {
    const found = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    return found && (e.contains(found) || found.contains(e));
  };
  const lines = e => {
    const range = document.createRange(), texts = [...e.childNodes].filter(n => n.nodeType === 3 && n.textContent.trim());
    const all = texts.flatMap(n => { range.selectNodeContents(n); return [...range.getClientRects()]; });
    return all.filter(r => r.width > 1 && r.top >= 0 && r.left >= 0 && r.bottom <= innerHeight && r.right <= innerWidth && onTop(e, r));
  };
  const all = [];
  window.bared = [];
  for (const target of targets) {
    const e = document.querySelector(target), rects = e?.checkVisibility({ visibilityProperty: true }) ? lines(e) : [];
    if (!rects.length) continue;
    const style = getComputedStyle(e), size = parseFloat(style.fontSize), large = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700);
    const { ink, alpha } = plain(e.closest("svg") ? style.fill : style.color);
    all.push({ ink, alpha: alpha * clear(e), least: large ? 3 : 4.5, html: e.outerHTML.slice(0, 110), rects: rects.map(r => [r.left, r.top, r.right, r.bottom]) });
    window.bared.push(e);
  }
  return { all, width: innerWidth };
}
