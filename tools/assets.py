"""Build src/rookery/serve/static/vendor from npm's packages: scripts, fonts, one sprite of the icons used, credits.

Run by `make assets`. Quick when nothing changed; nothing third-party ever enters the repository.
"""

from __future__ import annotations

import hashlib
import json
import math
import random
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NPM = ROOT / "build" / "npm"
OUT = ROOT / "src" / "rookery" / "serve" / "static" / "vendor"
LOCKS = ("package.json", "package-lock.json", ".npmrc")
PENS = 64

FILES = {
    # One file: htmx starts in a timer, and an extension that comes later would miss the start.
    "htmx.org": {"dist/htmx.min.js": "htmx.js", "dist/ext/hx-ws.min.js": "htmx.js"},
    "zzfx": {"ZzFXMicro.min.js": "zzfx.js"},
    "@fontsource-variable/cinzel": {
        "files/cinzel-latin-wght-normal.woff2": "cinzel.woff2",
        "files/cinzel-latin-ext-wght-normal.woff2": "cinzel-ext.woff2",
    },
    "@fontsource-variable/alegreya": {
        "files/alegreya-latin-wght-normal.woff2": "alegreya.woff2",
        "files/alegreya-latin-ext-wght-normal.woff2": "alegreya-ext.woff2",
    },
    "@fontsource/atkinson-hyperlegible-next": {
        "files/atkinson-hyperlegible-next-latin-400-normal.woff2": "atkinson.woff2",
        "files/atkinson-hyperlegible-next-latin-ext-400-normal.woff2": "atkinson-ext.woff2",
        "files/atkinson-hyperlegible-next-latin-700-normal.woff2": "atkinson-bold.woff2",
        "files/atkinson-hyperlegible-next-latin-ext-700-normal.woff2": "atkinson-bold-ext.woff2",
    },
}
USES = {
    "htmx.org": "scripts",
    "zzfx": "sounds",
    "@fontsource-variable/cinzel": "headings",
    "@fontsource-variable/alegreya": "text",
    "@fontsource/atkinson-hyperlegible-next": "text",
    "@iconify-json/game-icons": "icons",
    "@iconify-json/lucide": "icons",
}
# The sets of icons come without the licence text, so the credits name the terms and the people.
AUTHORS = {
    "@iconify-json/game-icons": "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, "
    "PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, "
    "Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, "
    "DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, "
    "Caro Asercion",
    "@iconify-json/lucide": "Lucide contributors",
    "htmx.org": "Big Sky Software",
    "zzfx": "Frank Force",
    "@fontsource-variable/cinzel": "Natanael Gama; Fontsource",
    "@fontsource-variable/alegreya": "Huerta Tipográfica; Fontsource",
    "@fontsource/atkinson-hyperlegible-next": "Braille Institute of America; Fontsource",
}
LINKS = {
    "@iconify-json/game-icons": "https://game-icons.net",
    "@iconify-json/lucide": "https://lucide.dev",
    "htmx.org": "https://htmx.org",
    "zzfx": "https://github.com/KilledByAPixel/ZzFX",
    "@fontsource-variable/cinzel": "https://fontsource.org/fonts/cinzel",
    "@fontsource-variable/alegreya": "https://fontsource.org/fonts/alegreya",
    "@fontsource/atkinson-hyperlegible-next": "https://fontsource.org/fonts/atkinson-hyperlegible-next",
}


def icon_lists() -> dict[str, str]:
    """All icons in use: sprite id → "<set>:<icon>"."""
    house = ROOT / "src" / "rookery" / "serve" / "static" / "icons.toml"
    found = {f"u-{name}": icon for name, icon in tomllib.loads(house.read_text("utf-8")).items()}
    for path in sorted((ROOT / "src" / "rookery" / "games").glob("*/web/art.toml")):
        art = tomllib.loads(path.read_text("utf-8"))
        for group in ("icons", "cards"):
            found |= {f"{art['prefix']}-{name}": icon for name, icon in art.get(group, {}).items()}
    return found


def drawings() -> dict[str, dict[str, str]]:
    """Symbols a game draws itself: sprite id → box and body."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((ROOT / "src" / "rookery" / "games").glob("*/web/art.toml")):
        art = tomllib.loads(path.read_text("utf-8"))
        found |= {f"{art['prefix']}-{name}": drawn for name, drawn in art.get("drawn", {}).items()}
    return found


def pen_strokes(number: int) -> str:
    """A few seeded strokes of a pen, for the ground of a card."""
    rng = random.Random(f"rookery pen {number}")
    paths = []
    for _ in range(6):
        x, y, turn = rng.uniform(0, 100), rng.uniform(0, 140), rng.uniform(0, 2 * math.pi)
        line = f"M{x:.0f} {y:.0f}"
        for _ in range(rng.randint(1, 2)):
            turn += rng.uniform(-1.4, 1.4)
            bend = turn + rng.uniform(-1.3, 1.3)
            reach = rng.uniform(24, 52)
            cx, cy = x + math.cos(bend) * reach * 0.7, y + math.sin(bend) * reach * 0.7
            x, y = x + math.cos(turn) * reach, y + math.sin(turn) * reach
            line += f"Q{cx:.0f} {cy:.0f} {x:.0f} {y:.0f}"
        paths.append(f'<path d="{line}"/>')
    box = 'viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice"'
    return f'<symbol id="pen-{number}" {box}>{"".join(paths)}</symbol>'


def sprite(icons: dict[str, str]) -> str:
    """One SVG file with a symbol per icon, and the pens."""
    sets: dict[str, Any] = {}
    out = ['<svg xmlns="http://www.w3.org/2000/svg">']
    for name, icon in icons.items():
        prefix, _, key = icon.partition(":")
        if prefix not in sets:
            sets[prefix] = json.loads(
                (NPM / "node_modules" / "@iconify-json" / prefix / "icons.json").read_text("utf-8")
            )
        data = sets[prefix]
        key = data.get("aliases", {}).get(key, {}).get("parent", key)
        if key not in data["icons"]:
            raise SystemExit(f"assets: there is no icon {icon} (wanted as {name})")
        entry = data["icons"][key]
        width = entry.get("width", data.get("width", 16))
        height = entry.get("height", data.get("height", 16))
        out.append(f'<symbol id="{name}" viewBox="0 0 {width} {height}">{entry["body"]}</symbol>')
    for name, drawn in drawings().items():
        out.append(f'<symbol id="{name}" viewBox="{drawn["box"]}">{drawn["body"]}</symbol>')
    out += [pen_strokes(n) for n in range(PENS)]
    return "".join(out) + "</svg>\n"


def thanks() -> list[dict[str, str]]:
    """Who made what, for the credits page; licence texts are copied beside it."""
    rows = []
    for name, use in USES.items():
        home = NPM / "node_modules" / name
        package = json.loads((home / "package.json").read_text("utf-8"))
        licence = package.get("license", "")
        info = home / "info.json"
        if info.is_file():
            licence = json.loads(info.read_text("utf-8"))["license"]["title"]
        text = next((p for p in sorted(home.glob("LICEN[CS]E*"))), None)
        file = ""
        if text is not None:
            file = "licence-" + re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") + ".txt"
            shutil.copy(text, OUT / file)
        rows.append(
            {
                "name": name,
                "version": package["version"],
                "licence": licence,
                "use": use,
                "authors": AUTHORS[name],
                "link": LINKS[name],
                "file": file,
            }
        )
    return rows


def key() -> str:
    """Everything the folder depends on."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for name in LOCKS:
        digest.update((ROOT / name).read_bytes())
    digest.update(json.dumps([icon_lists(), drawings()], sort_keys=True).encode())
    return digest.hexdigest()


def install() -> None:
    """`npm ci` in build/npm, by the lock file and its hashes, without any package's scripts."""
    lock = (ROOT / "package-lock.json").read_bytes()
    stamp = NPM / "installed"
    if stamp.is_file() and stamp.read_bytes() == lock:
        return
    if shutil.which("npm") is None:
        raise SystemExit("assets: npm is not here; the pages work without it, with system fonts and no scripts")
    NPM.mkdir(parents=True, exist_ok=True)
    for name in LOCKS:
        shutil.copy(ROOT / name, NPM / name)
    done = subprocess.run(["npm", "ci", "--ignore-scripts", "--silent"], cwd=NPM)
    if done.returncode:
        raise SystemExit("assets: npm ci failed; the pages work without it, with system fonts and no scripts")
    stamp.write_bytes(lock)


def main() -> int:
    wanted = key()
    stamp = OUT / "KEY"
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return 0
    print("· assets: scripts, fonts, icons", flush=True)
    install()
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    for package, files in FILES.items():
        for source, target in files.items():
            with (OUT / target).open("ab") as out:
                out.write((NPM / "node_modules" / package / source).read_bytes() + b"\n" * target.endswith(".js"))
    for script in OUT.glob("*.js"):  # no maps are shipped
        text = re.sub(r"\n?//# sourceMappingURL=.*", "", script.read_text("utf-8"))
        script.write_text(text, "utf-8")
    (OUT / "icons.svg").write_text(sprite(icon_lists()), "utf-8")
    (OUT / "credits.json").write_text(json.dumps(thanks(), indent=1, ensure_ascii=False), "utf-8")
    stamp.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
