"""Heads and shoulders of thieves and fences, put together from what they wear, for the scripts that draw games."""

from __future__ import annotations

Look = tuple[str, str, int, int, str, int]
"""Hat, colour of hair, its length, beard, what else, skin."""
SKIN = ("#e3b48c", "#efc7a2", "#b9805a", "#8a5a3c")
GOLD = "#ffd25e"
HAIRY = ("tiara", "crown", "band", "bun", "goggles", "cap", "brim", "wig", "helm", "tall", "pointy")

# What is worn: CLOTH, DARK, HAIR and GOLD stand for the colours of one card.
HATS = {
    "bald": '<path fill="HAIR" d="M42 46c-4-8-2-16 2-18l1 14zM78 46c4-8 2-16-2-18l-1 14z"/>'
    '<path d="M52 23q6-3 12-1" stroke="#fff" opacity=".4" stroke-width="2" fill="none"/>',
    "bun": '<circle cx="60" cy="12" r="7" fill="HAIR"/><path d="M50 8l22 8" stroke="GOLD" stroke-width="1.6"/>',
    "tiara": '<path fill="GOLD" d="M45 25q15-8 30 0l-2-9-6 4-7-9-7 9-6-4z"/>'
    '<circle cx="60" cy="17" r="2.2" fill="#c92f4c"/>',
    "crown": '<path fill="GOLD" d="M43 24V8l8 8 9-11 9 11 8-8v16q-17-6-34 0z"/>'
    '<path fill="#a06a10" d="M43 24q17-6 34 0v-4q-17-6-34 0z"/>',
    "wig": "".join(
        f'<circle cx="{x}" cy="{y}" r="7.5" fill="HAIR"/>'
        f'<path d="M{x - 4} {y}q4-5 8 0" stroke="#c9c0aa" fill="none"/>'
        for x, y in ((41, 44), (39, 55), (79, 44), (81, 55), (46, 22), (74, 22), (60, 12), (52, 14), (68, 14))
    ),
    "hood": '<path fill="DARK" d="M60 6c-24 0-32 26-30 58l14 10c-6-30-4-48 16-50 20 2 22 20 16 '
    '50l14-10c2-32-6-58-30-58z"/>'
    '<path fill="CLOTH" d="M60 6c-24 0-32 26-30 58l6 4c-2-34 4-52 24-56 4-1 4-6 0-6z"/>'
    '<path fill="#000" opacity=".35" d="M44 34q16-16 32 0-2-12-16-12T44 34z"/>',
    "veil": '<path fill="HAIR" d="M60 8c-22 0-28 22-32 72h14c0-26 2-44 8-50q10-6 20 0c6 6 8 24 8 50h14C88 30 82 '
    '8 60 8z"/>'
    '<path d="M60 8c-22 0-28 22-32 72h5C38 34 44 16 60 12z" fill="#fff" opacity=".22"/>',
    "pointy": '<path fill="CLOTH" d="M34 32q26-12 52 0L66 8Q74-8 56-12z"/>'
    '<path fill="DARK" d="M32 33q28-13 56 0-2 5-8 3-20-8-40 0-6 2-8-3z"/>'
    '<path d="M50 20l2 3 3 0-2 3 1 3-4-2" fill="GOLD"/>',
    "brim": '<path fill="DARK" d="M24 28q36-14 72 0 2 5-6 5-30-9-60 0-8 0-6-5z"/>'
    '<path fill="CLOTH" d="M42 24q-1-18 18-18t18 18q-18-6-36 0z"/>'
    '<path d="M42 24q18-7 36 0" stroke="#0007" stroke-width="3" fill="none"/>',
    "helm": '<path fill="#8b8f98" d="M40 38c-2-22 8-30 20-30s22 8 20 30l-6 2q-2-12-4-13H50q-2 1-4 13z"/>'
    '<path fill="#5d626c" d="M60 8c12 0 22 8 20 30l-6 2q-2-12-4-13H60z"/><path fill="#c9ccd2" d="M58 8h4v26h-4z"/>'
    '<path d="M42 28q18-6 36 0" stroke="#33363c" stroke-width="2" fill="none"/>',
    "band": '<path fill="CLOTH" d="M42 32q18-8 36 0v-7q-18-8-36 0z"/>'
    '<path fill="CLOTH" d="M78 28l10 10-3 4-8-8z"/>',
    "cap": '<path fill="CLOTH" d="M40 30q-2-20 20-20t21 18q10 2 12 7-14-4-26-5-14-1-27 0z"/>'
    '<path d="M40 30q18-6 40-2" stroke="#0006" stroke-width="2" fill="none"/>',
    "kerchief": '<path fill="CLOTH" d="M60 10c-20 0-24 18-20 40 3-10 5-20 8-22q12-5 24 0c3 2 5 12 8 22 4-22 '
    '0-40-20-40z"/>'
    '<path d="M48 16h.01M58 14h.01M68 17h.01M44 24h.01M76 26h.01M54 21h.01M65 22h.01" stroke="GOLD" '
    'stroke-width="3" stroke-linecap="round"/>',
    "goggles": '<path d="M42 28q18-7 36 0" stroke="#2c1a0c" stroke-width="5" fill="none"/>'
    '<circle cx="52" cy="26" r="6.5" fill="#c98f3a"/><circle cx="68" cy="26" r="6.5" fill="#c98f3a"/>'
    '<circle cx="52" cy="26" r="4.2" fill="#9fe0ea"/><circle cx="68" cy="26" r="4.2" fill="#9fe0ea"/>'
    '<path d="M50 24l3-1M66 24l3-1" stroke="#fff" stroke-width="1.4"/>',
    "tall": '<path fill="DARK" d="M44 24l-2-26h36l-2 26q-16-5-32 0z"/>'
    '<path fill="DARK" d="M32 27q28-11 56 0-1 4-6 3-22-8-44 0-5 1-6-3z"/>'
    '<path d="M44 18q16-5 32 0" stroke="GOLD" stroke-width="4" fill="none"/>'
    '<circle cx="60" cy="16" r="5" fill="none" stroke="GOLD" stroke-width="3" stroke-dasharray="2 1.5"/>',
}
EXTRAS = {
    "monocle": '<circle cx="68" cy="42.5" r="5.5" fill="#fff3" stroke="GOLD" stroke-width="1.6"/>'
    '<path d="M73 46q4 12 0 22" stroke="GOLD" fill="none"/>',
    "specs": '<g fill="#fff3" stroke="GOLD" stroke-width="1.5"><circle cx="52" cy="43" r="5.2"/>'
    '<circle cx="68" cy="43" r="5.2"/><path d="M57 43h6"/></g>',
    "patch": '<path d="M44 34l30 6" stroke="#160c08" stroke-width="2"/>'
    '<path fill="#160c08" d="M62 38h13q0 9-7 10-6-2-6-10z"/>'
    '<path d="M48 50l6 6" stroke="#7a3020" stroke-width="1.6"/>',
    "scarf": '<path fill="CLOTH" d="M43 50q17 7 34 0 2 18-17 22-18-4-17-22z"/>'
    '<path d="M46 56q14 6 28 0" stroke="#0005" stroke-width="1.6" fill="none"/>',
    "mask": '<path fill="DARK" d="M42 38q18-5 36 0-2 10-9 10-5 0-9-4-4 4-9 4-7 0-9-10z"/>'
    '<path d="M49 42h7M64 42h7" stroke="#fff2c4" stroke-width="3" stroke-linecap="round"/>',
    "strap": '<path d="M40 72l8 30M80 72l-8 30" stroke="#4a2a10" stroke-width="6"/>'
    '<path d="M42 82h6M76 82h-6" stroke="GOLD" stroke-width="2"/>',
    "quill": '<path fill="#f3e9d2" d="M76 22c4-10 12-18 22-20-2 10-8 18-18 24z"/>',
}
PACK = (
    '<path fill="DARK" d="M70 48q30-6 36 20v32H66z"/><path d="M76 60h24M74 72h28" stroke="#0006" stroke-width="2"/>'
    '<path fill="CLOTH" d="M82 46l8-12 10 4-4 14z"/>'
)
RUFF = (
    '<path fill="#f7efdd" d="M38 76q3-12 22-12t22 12q-4 8-8 2-3 8-7 2-3 8-7 2-4 6-7-2-4 6-8-2-4 4-8-2z"/>'
    '<path d="M46 70l4 8m6-11v12m8-12v12m10-9l-4 8" stroke="#b9a98a" stroke-width="1.1"/>'
)
COLLAR = (
    '<path d="M50 69l10 16 10-16" fill="none" stroke="DARK" stroke-width="4"/>'
    '<path d="M50 69l10 16 10-16" fill="none" stroke="#ffffff30"/>'
)
FACE = (
    '<path fill="SKIN" d="M43 42c0-16 8-22 17-22s17 6 17 22c0 13-8 23-17 23s-17-10-17-23z"/>'
    '<path fill="#2a0f06" opacity=".26" d="M62 20c10 0 15 7 15 22s-8 23-17 23c8-6 9-12 4-18 4-8 3-18-2-27z"/>'
)
EYES = (
    '<path d="M60 42l-2 8h4" fill="none" stroke="#0005" stroke-width="1.3"/>'
    '<path d="M48 38q4-3 8-1m8 0q4-2 8 1" stroke="BROW" stroke-width="2" fill="none" stroke-linecap="round"/>'
    '<path d="M52 42.5h.01M68 42.5h.01" stroke="#1c0d06" stroke-width="4" stroke-linecap="round"/>'
    '<path d="M51.4 41.7h.01M67.4 41.7h.01" stroke="#fff" stroke-width="1.2" stroke-linecap="round"/>'
)
LONG_HAIR = '<path fill="HAIR" d="M40 40c-2 24-4 32-8 40h56c-4-8-6-16-8-40z"/>'
TUFT = '<path fill="HAIR" d="M42 40c-3-22 8-26 18-26s21 4 18 26c-3-8-5-12-8-13q-10 4-20 0c-3 1-5 5-8 13z"/>'
STUBBLE = '<path fill="HAIR" opacity=".45" d="M45 50q15 8 30 0-3 15-15 15T45 50z"/>'
SMILE = '<path d="M55 56q5 3 10 0" stroke="#7a2a20" stroke-width="1.8" fill="none" stroke-linecap="round"/>'
BODY = (
    '<path fill="CLOTH" d="M14 102c2-22 18-30 34-33h24c16 3 32 11 34 33z"/>'
    '<path fill="DARK" d="M62 69h10c16 3 32 11 34 33H66z" opacity=".75"/>'
    '<path fill="SKIN" d="M52 58h16v12q-8 8-16 0z"/>'
    '<path d="M52 64q8 7 16 0v6q-8 8-16 0z" fill="#000" opacity=".22"/>'
)


def beard(size: int) -> str:
    """None, stubble, a beard, a long beard."""
    if size < 2:
        return STUBBLE + SMILE if size else SMILE
    low = 70 if size == 2 else 82
    d = f"M44 47q2 6 7 6 9-4 18 0 5 0 7-6 1 {low - 50}-16 {low - 42}-17-{low - 62}-16-{low - 50}z"
    return f'<path fill="HAIR" d="{d}"/><path d="M54 56q6 3 12 0" stroke="#3a1208" stroke-width="1.6" fill="none"/>'


def bust(look: Look, cloth: str, dark: str) -> str:
    """Head and shoulders, 120 x 100, without what is behind."""
    hat, hair, length, whiskers, extra, skin = look
    out = PACK if extra == "pack" else ""
    if length == 2 and hat not in ("hood", "veil"):
        out += LONG_HAIR
    out += BODY + (RUFF if extra == "ruff" else COLLAR) + FACE + beard(whiskers) + EYES
    out += (TUFT if hat in HAIRY else "") + HATS[hat] + EXTRAS.get(extra, "")
    colours = {"CLOTH": cloth, "DARK": dark, "HAIR": hair, "GOLD": GOLD, "SKIN": SKIN[skin], "BROW": hair}
    if hair == "#efe9dc":
        colours["BROW"] = "#5a4636"
    for name, colour in colours.items():
        out = out.replace(f'"{name}"', f'"{colour}"')
    return out
