// Text that axe-core could not judge (gradients, pictures behind it): its colour against the pixels it lies on.
({ pair, nodes }) => (async () => {
  const pixels = async base64 => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height), pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, picture.width, picture.height);
  };
  const linear = v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
  const light = (r, g, b) => .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
  const ratio = (x, y) => (Math.max(x, y) + .05) / (Math.min(x, y) + .05);
  const [shown, bare] = await Promise.all(pair.map(pixels)), scale = shown.width / nodes.width;
  const inks = shown.data, papers = bare.data;
  const out = [];
  for (const { rects, ink, alpha, least, html } of nodes.all) {
    const found = [], known = new Map(); // most of the paper behind a text has few colours
    const against = (r, g, b) => {
      const colour = r << 16 | g << 8 | b;
      if (!known.has(colour)) {
        const mixed = [r, g, b].map((paper, k) => ink[k] * alpha + paper * (1 - alpha));
        known.set(colour, ratio(light(...mixed), light(r, g, b)));
      }
      return known.get(colour);
    };
    for (const [left, top, right, bottom] of rects) {
      for (let y = Math.ceil(top * scale); y < Math.min(bottom * scale, shown.height); y++) {
        for (let x = Math.ceil(left * scale); x < Math.min(right * scale, shown.width); x++) {
          const at = 4 * (y * shown.width + x), r = papers[at], g = papers[at + 1], b = papers[at + 2];
          if (Math.abs(inks[at] - r) + Math.abs(inks[at + 1] - g) + Math.abs(inks[at + 2] - b) < 24) continue;
          found.push(against(r, g, b));
        }
      }
    }
    if (found.length < 12) continue; // too little of it is on the picture
    found.sort((a, b) => a - b);
    const worst = found[Math.floor(found.length * .1)];
    if (worst < least - .05) out.push(`${worst.toFixed(2)} < ${least}: ${html}`);
  }
  return out;
})()
