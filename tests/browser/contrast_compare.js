// Text that axe-core could not judge (gradients, pictures behind it): its colour against the pixels it lies on.
({ pair, nodes }) => (async () => {
  const pixels = async base64 => {
    const bytes = Uint8Array.from(atob(base64), c => c.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height), pen = canvas.getContext("2d");
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, picture.width, picture.height);
  };
  const linear = v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((m, n) => n - m); return (x + .05) / (y + .05); };
  const [shown, bare] = await Promise.all(pair.map(pixels)), scale = shown.width / nodes.width;
  const out = [];
  for (const node of nodes.all) {
    const found = [];
    for (const [left, top, right, bottom] of node.rects) {
      for (let y = Math.ceil(top * scale); y < Math.min(bottom * scale, shown.height); y++) {
        for (let x = Math.ceil(left * scale); x < Math.min(right * scale, shown.width); x++) {
          const at = 4 * (y * shown.width + x), ink = shown.data.slice(at, at + 3), paper = bare.data.slice(at, at + 3);
          if (Math.abs(ink[0] - paper[0]) + Math.abs(ink[1] - paper[1]) + Math.abs(ink[2] - paper[2]) < 24) continue;
          const mixed = [0, 1, 2].map(k => node.ink[k] * node.alpha + paper[k] * (1 - node.alpha));
          found.push(ratio(mixed, paper));
        }
      }
    }
    if (found.length < 12) continue; // too little of it is on the picture
    found.sort((a, b) => a - b);
    const worst = found[Math.floor(found.length * .1)];
    if (worst < node.least - .05) out.push(`${worst.toFixed(2)} < ${node.least}: ${node.html}`);
  }
  return out;
})()
