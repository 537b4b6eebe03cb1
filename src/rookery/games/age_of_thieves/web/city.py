"""The map: the city as a picture, names on it, what stands and lies there, and where a viewer may go.

The picture (`city.svg`) and where everything lies (`places.json`) are drawn by tools/drawing/city.py. Light on the
streets is the business of `board.js`; without it the numbers on the stones and the titles say the same.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from rookery.games.age_of_thieves.cards.city import Board
from rookery.games.age_of_thieves.cards.reading import board_document
from rookery.games.age_of_thieves.web.legend import legend_button
from rookery.games.age_of_thieves.web.words import ART, NAME, pawn, piece, place, word
from rookery.games.sheet import Sheet, escape, inside, slot, use
from rookery.i18n import Texts, texts

Way = tuple[str, str]  # a move and its words
Ways = dict[str, list[Way]]
Memory = dict[str, int]
Danger = dict[str, tuple[int, int]]
"""By space: how many figures of the watch would hear a thief there, and how many are near enough to catch him."""

BOX = 'viewBox="-46 -46 1092 1092"'
RIBBONS = {"N": "290 -22)rotate(0", "E": "1022 300)rotate(90", "S": "715 1022)rotate(0", "W": "-22 715)rotate(-90"}
RIBBON = 13
"""So many letters stand on a ribbon without moving closer together."""
BESIDE = {"N": (0, -17, 0), "S": (0, 28, 0), "W": (-19, 0, -90), "E": (19, 0, 90)}
"""Where a gate's name stands, and how it is turned."""
SIGNS = {"plain": "", "post": "▲", "post_swords": "⚔"}
"""What a space has become on somebody's own map."""
NOT_NUMBERED = {"gate", "emperors_jewel", "green_jewel"}


@cache
def places() -> dict[str, Any]:
    """Where spaces, streets, gates and names lie."""
    found: dict[str, Any] = json.loads(
        files("rookery.games.age_of_thieves").joinpath("web", "places.json").read_text("utf-8")
    )
    return found


def draw_labels(lang: str, spaces: Sequence[Mapping[str, Any]]) -> str:
    """Names of streets, gates and districts, and house numbers."""
    t, where = texts(lang, NAME), places()
    paths, out = [], []
    for street, line in where["streets"].items():
        paths.append(f'<path id="s-{street}" d="{line}"/>')
        name = place(t, f"{street}1").rpartition(" ")[0]
        out.append(along(street[0], street, "50%", escape(name)))
    paths.append('<path id="s-P" d="M310 500A190 190 0 0 1 690 500"/>')
    ring = escape(place(t, "P3a").rpartition(" ")[0])
    court = word(t, "district-P").upper()
    out += [along("P court", "P", "26%", court), along("P", "P", "72.5%", ring)]
    for space in spaces:
        name, marks = space["id"], set(space["marks"])
        x, y = where["places"][name]
        if "gate" in marks:
            gx, gy = where["gates"][name]
            dx, dy, turn = BESIDE[name[0]]
            said = escape(place(t, name))
            where_to = f"translate({gx + dx} {gy + dy})rotate({turn})"
            out.append(f'<text class="gate {name[0]}" transform="{where_to}">{said}</text>')
        elif space["kind"] == "plain" and not marks & NOT_NUMBERED:
            out.append(f'<text class="no" x="{x}" y="{y + 5}">{house_number(name)}</text>')
    for district, at in RIBBONS.items():
        said = word(t, f"district-{district}").upper()
        out.append(
            f'<g transform="translate({at})"><path class="ribbon" d="M-128-17h256l-9 17 9 17h-256l9-17z"/>'
            f'<text class="big {district}{" long" if len(said) > RIBBON else ""}" y="7">{said}</text></g>'
        )
    return f'<svg class="labels" {BOX} aria-hidden="true"><defs>{"".join(paths)}</defs>{"".join(out)}</svg>'


def along(cls: str, street: str, where: str, name: str) -> str:
    """A name written along a street."""
    return f'<text class="{cls}"><textPath href="#s-{street}" startOffset="{where}">{name}</textPath></text>'


def house_number(space: str) -> int:
    """The number of a space in its street."""
    rest = space[2:]
    if rest.isdigit():
        return int(rest) + 1
    return "NESW".index(rest) + 1 if space[1] == "1" else ord(rest) - ord("a") + 1


def ways_of(document: Mapping[str, Any]) -> dict[frozenset[str], str]:
    """The paths of a map, each as it is called in `places.json`."""
    return {frozenset((path["a"], path["b"])): f"{path['a']} {path['b']}" for path in document["paths"]}


def draw_corrections(own: Mapping[str, Any]) -> str:
    """What somebody's own map has otherwise than the picture of the city; `board.js` walks by it too."""
    box = board_document()
    if own is box:
        return ""
    place_of, now, then = places()["places"], ways_of(own), ways_of(box)
    out = []
    for ends in now.keys() - then.keys():
        (ax, ay), (bx, by) = (place_of[space] for space in now[ends].split(" "))
        out.append(f'<path class="new" data-way="{now[ends]}" d="M{ax} {ay}L{bx} {by}"/>')
    for ends in then.keys() - now.keys():
        (ax, ay), (bx, by) = (place_of[space] for space in then[ends].split(" "))
        cross = f"M{(ax + bx) / 2 - 8} {(ay + by) / 2 - 8}l16 16m-16 0l16-16"
        out.append(f'<path class="gone" data-way="{then[ends]}" d="{cross}"/>')
    for space, printed in zip(own["spaces"], box["spaces"], strict=True):
        if space["kind"] != printed["kind"]:
            x, y = place_of[space["id"]]
            out.append(
                f'<circle class="k-{space["kind"]}" cx="{x}" cy="{y}" r="19"/>'
                f'<text class="no" x="{x}" y="{y + 5}">{SIGNS[space["kind"]]}</text>'
            )
    return f'<svg class="labels own" {BOX} aria-hidden="true">{"".join(sorted(out))}</svg>'


def draw_map(sheet: Sheet) -> str:
    """The city, which never changes, and the place for what does."""
    t, own = sheet.t, sheet.book.kit.map
    earshot = word(t, "web-earshot")
    return (
        f'<section class="map" id="map" aria-label="{word(t, "web-map")}"><div class="window">'
        '<div class="city" data-map data-close="940">'
        f'<svg class="light" id="light" {BOX} aria-hidden="true"></svg>'
        f"{draw_corrections(own)}{draw_labels(t.lang, own['spaces'])}{inside('things')}</div></div>"
        f'<div class="tools2"><label class="btn sm ears">{use(f"{ART}-ear")}<input type="checkbox" id="earshot" '
        f'form="local"><span>{earshot}</span></label>{zoom_buttons(t)}</div>{legend_button(t)}</section>'
    )


def zoom_buttons(t: Texts) -> str:
    """For small screens: the house moves whatever is marked `data-map`."""
    ways = (
        ("1.6", escape(t.t("ui-zoom-in")), use("u-plus")),
        (".625", escape(t.t("ui-zoom-out")), use("u-minus")),
        ("own", word(t, "web-to-own"), use(f"{ART}-own")),
    )
    buttons = [
        f'<button type="button" class="btn sm" data-zoom="{by}" aria-label="{said}" title="{said}">{sign}</button>'
        for by, said, sign in ways
    ]
    return f'<div class="zoom" id="zoom">{"".join(buttons)}</div>'


# -- what stands and lies on the map -------------------------------------------------------------------------


def draw_things(
    sheet: Sheet,
    lying: Mapping[str, Sequence[tuple[str, Any]]],
    thieves: Sequence[tuple[int, str, str | None, int, bool]],
    memory: Memory,
    gates: Sequence[str],
    ears: tuple[int, int, int, int],
) -> str:
    """All that stands and lies on the map, and slots for what a viewer hears and may choose there."""
    t = sheet.t
    out = []
    for space in gates:
        said = word(t, "web-gate-open")
        out.append(f'<i class="gate-open x-{space}" title="{escape(place(t, space))}: {said}"></i>')
    for space, things in lying.items():
        for key, value in things:
            out.append(draw_thing(t, space, key, value, memory))
    crowd: dict[str, int] = {}
    for s, thief, at, gone, hidden in thieves:
        if gone or not at:
            continue
        nth = crowd[at] = crowd.get(at, -1) + 1
        title = f"{escape(sheet.names[s])}: {word(t, f'card-{thief}')}, {escape(place(t, at))}"
        cls = " hid" if hidden else ""
        out.append(
            f'<span class="die fig s{s} n-{nth}{cls}{slot(f"own-{s}")} x-{at}" id="fig-{s}" data-s="{at}" '
            f'data-name="{escape(sheet.names[s])}"{slot(f"centre-{s}")} title="{title}">'
            f'{pawn(s)}<span class="vh">{title}</span></span>'
        )
    words = " ".join(
        [
            f'data-guard="{slot("ear-guard", str(ears[0]))} {ears[1]}"',
            f'data-captain="{slot("ear-captain", str(ears[2]))} {ears[3]}"',
            f'data-walks="{word(t, "web-guard-ears", hears="#", walks="%")}"',
            f'data-hears="{word(t, "web-hears-now")}" data-deaf="{word(t, "web-hears-nobody")}"',
        ]
    )
    return f'<div class="things" id="things" {words}>{slot("ears")}{"".join(out)}{slot("targets")}</div>'


def draw_thing(t: Texts, space: str, key: str, value: Any, memory: Memory) -> str:
    """Something on a space, which its title names as the log does: the watch, fire, smoke, a token, jewels."""
    at = escape(place(t, space))
    if key == "watch":
        number = memory.get(f"{value} {space}", 0)
        title = f"{word(t, f'figure-{value}')}: {at}"
        return (
            f'<span class="die guard g-{value} x-{space}" id="watch-{number}" data-s="{space}" data-kind="{value}" '
            f'tabindex="0" title="{title}">{piece(str(value))}<span class="vh">{title}</span></span>'
        )
    if key == "token":
        name = word(t, "down" if value == "down" else f"card-{value}")
        sign = "?" if value == "down" else use(f"{ART}-{value}", "pic")
        return f'<span class="tokn k-{value} x-{space}" title="{name}: {at}">{sign}</span>'
    if key == "jewels":
        out = []
        for jewel, n in value:
            name = word(t, f"jewel-{jewel}")
            many = f"<b>{n}</b>" if n > 1 else ""
            out.append(f'<span class="jewel j-{jewel} x-{space}" title="{name}: {at}">{piece(jewel)}{many}</span>')
        return "".join(out)
    if key in ("fire", "smoke"):
        title = word(t, "web-blaze" if value == "lasting" else f"web-{key}")
        return f'<span class="{key} x-{space}" title="{title}: {at}"></span>'
    return ""


# -- what a viewer risks -------------------------------------------------------------------------------------


@cache
def hideouts() -> frozenset[str]:
    """The spaces that hide a thief by themselves."""
    return frozenset(each["id"] for each in board_document()["spaces"] if each["kind"] == "hideout")


def hides(view: Mapping[str, Any], space: str) -> bool:
    """Whether a thief is hidden by this space."""
    here = view["spaces"].get(space, {})
    if here.get("smoke"):
        return True
    return bool(view["event"] != "A07" and (space in hideouts() or here.get("token") == "alley"))


def danger_at(view: Mapping[str, Any], me: int, board: Board) -> Danger:
    """Where the watch would hear this thief, and where it could catch him."""
    if view["over"]:
        return {}
    watch = view["watch"]
    number = {name: n for n, name in enumerate(board.names)}
    out: Danger = {}
    for space, here in view["spaces"].items():
        kind = here.get("watch")
        if not kind:
            continue
        hears, walks = watch["hearing"][kind][me], watch["movement"][kind]
        for name, n in number.items():
            far = board.far(number[space], n)
            if far <= hears:
                heard, caught = out.get(name, (0, 0))
                out[name] = (heard + 1, caught + (1 if far <= walks else 0))
    return out


def risk(view: Mapping[str, Any], space: str, danger: Danger) -> str:
    """A word for the stylesheet: what a thief risks on a space."""
    if hides(view, space):
        return " hide"
    heard, caught = danger.get(space, (0, 0))
    return " catch" if caught else " heard" if heard else ""


def risk_said(view: Mapping[str, Any], space: str, danger: Danger, t: Texts) -> str:
    """The same in words: text, not HTML."""
    if hides(view, space):
        return t.t(f"{NAME}-web-hides")
    heard, caught = danger.get(space, (0, 0))
    if not heard:
        return ""
    said = t.t(f"{NAME}-web-heard", count=heard)
    return f"{said}, {t.t(f'{NAME}-web-catch', count=caught)}" if caught else said


def lies_at(view: Mapping[str, Any], space: str, danger: Danger, sheet: Sheet) -> str:
    """What lies and stands on a space, and whether the watch would hear this thief there: text, not HTML."""
    t, here = sheet.t, view["spaces"].get(space, {})
    out: list[str] = []
    if here.get("watch"):
        out.append(t.t(f"{NAME}-figure-{here['watch']}"))
    out += [sheet.names[p["seat"]] for p in view["thieves"] if p["at"] == space and not p["out"]]
    for jewel, n in (here.get("jewels") or {}).items():
        name = t.t(f"{NAME}-jewel-{jewel}")
        out.append(f"{name} ({n})" if n > 1 else name)
    if here.get("token"):
        token = here["token"]
        out.append(t.t(f"{NAME}-down" if token == "down" else f"{NAME}-card-{token}"))
    for key in ("fire", "smoke"):
        if here.get(key):
            out.append(t.t(f"{NAME}-web-blaze" if here[key] == "lasting" else f"{NAME}-web-{key}"))
    said = risk_said(view, space, danger, t) if danger else ""
    if said:
        out.append(said)
    return ", ".join(out)


def reach_said(view: Mapping[str, Any], space: str, steps: int, danger: Danger, sheet: Sheet) -> str:
    """A space a walk may reach, in words: text, not HTML."""
    said = sheet.t.t(f"{NAME}-web-reach", space=space, count=steps)
    there = lies_at(view, space, danger, sheet)
    return f"{said}: {there}" if there else said


def draw_ears(danger: Danger) -> str:
    """Earshot: how many figures of the watch hear this viewer's thief where."""
    return "".join(
        [f'<i class="ear e-{min(3, heard)} x-{space}"><b>{heard}</b></i>' for space, (heard, _) in danger.items()]
    )
