"""The middle of the board: the coach in the storm, the stacks, and what happens between the passengers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.castle_of_the_devil.web.cards import NAME, sign
from rookery.games.sheet import Sheet, escape, slot, use

WINDOWS = ("before", "abilities", "doctor")


def side_of(seat: int, fight: Mapping[str, Any] | None) -> str:
    """Where a passenger stands in the fight: sword, shield, or nowhere."""
    if fight is None:
        return ""
    if seat == fight["attacker"] or seat in fight["swords"]:
        return "sword"
    return "shield" if seat == fight["defender"] or seat in fight["shields"] else ""


def draw_ride(
    sheet: Sheet,
    who: Sequence[str],
    middle: tuple[Any, ...],
    end: tuple[Any, ...] | None,
    stacks: tuple[Any, ...],
) -> str:
    """The middle: the coach in the storm, the stacks, and what happens between the passengers, `who` they are."""
    offer, demand, fight, phase, turn, backs = middle
    words = sheet.book.words(sheet.t)
    if end is not None:
        scene = draw_end(sheet, who, *end)
    elif fight is not None:
        scene = draw_fight(sheet, who, fight)
    elif offer is not None:
        scene = draw_offer(sheet, who, offer, backs)
    elif demand is not None:
        told = words("demands", name=sheet.names[demand["from"]], victim=sheet.names[demand["to"]])
        scene = f'<p class="line">{told}</p>{sheet.book.chip(demand["name"], sheet.t, "chip big")}'
    else:
        scene = f'<p class="line">{words("turn-of", name=sheet.names[turn])}</p>'
    window = ""
    if end is None and phase in WINDOWS:
        window = f'<p class="window">{use("u-lock")}<span>{words("window")}</span></p>'
    return (
        f'<section class="ride" id="ride" aria-label="{words.coach}">{sign("castle", "castle")}'
        f'{sign("coach", "wagon")}{draw_stacks(sheet, *stacks)}<div class="scene">{scene}{window}</div></section>'
    )


def draw_stacks(sheet: Sheet, top: Sequence[int], deck: int, pile: int, turned: bool) -> str:
    """The item deck and the pile of occupations."""
    words = sheet.book.words(sheet.t)
    card = f'<span class="mini back" id="t{top[0]}"></span>' if top else '<span class="none"></span>'
    flag = f'<p class="turned">{sign("bag")}<span>{words("turned")}</span></p>' if turned else ""
    return (
        f'<div class="stacks"><span class="stack" title="{words("deck")}">{card}<b data-n>{deck}</b>'
        f'<small>{words("deck")}</small></span><span class="stack jobs" title="{words("pile")}">'
        f'<span class="{"paper down job" if pile else "none"}">{sign("hat") if pile else ""}</span>'
        f"<b data-n>{pile}</b><small>{words('pile')}</small></span>{flag}</div>"
    )


def draw_offer(sheet: Sheet, who: Sequence[str], offer: Mapping[str, Any], backs: Sequence[int]) -> str:
    """A card lies between two passengers; those two see its face."""
    words = sheet.book.words(sheet.t)
    told = words("offers", name=sheet.names[offer["from"]], victim=sheet.names[offer["to"]])
    number = backs[0] if backs else 0
    plain = f'<span class="mini back big" id="t{number}"></span>'
    return (
        f'<p class="line">{told}</p><div class="between">{small_face(sheet, who, offer["from"])}'
        f'<span class="bk" data-was="t{number}">{slot("offered", plain)}</span>'
        f"{small_face(sheet, who, offer['to'])}</div>"
    )


def small_face(sheet: Sheet, who: Sequence[str], seat: int, piece: bool = False) -> str:
    """A passenger's portrait with the name."""
    from_face = f' id="ch-{seat}" data-was="face-{seat}"' if piece else ""
    return (
        f'<span class="{"mini " if piece else ""}bust"{from_face}>{sign(who[seat], "cameo")}'
        f"<b>{escape(sheet.names[seat])}</b></span>"
    )


def draw_fight(sheet: Sheet, who: Sequence[str], fight: Mapping[str, Any]) -> str:
    """Two sides, swords and shields counted, and what has been used."""
    words = sheet.book.words(sheet.t)
    aside = []
    if fight["hypnotised"] is not None:
        aside.append(words("hypnotised", name=sheet.names[fight["hypnotised"]]))
    if fight["duel"]:
        aside.append(words("duel"))
    if fight["verdict"] is not None:
        aside.append(words("poisoned", name=sheet.names[fight["verdict"]]))
    if fight["winner"] is not None:
        aside.append(words("won", name=sheet.names[fight["winner"]]))
    others = [u for u in fight["uses"] if not side_of(u["seat"], fight)]
    chips = "".join(used_chip(sheet, u) for u in others)
    notes = "".join(f"<p>{a}</p>" for a in aside)
    return (
        f'<div class="fight">{draw_side(sheet, who, fight, "sword")}<div class="versus">{sign("bolt", "bolt")}'
        f"{chips}{notes}</div>{draw_side(sheet, who, fight, 'shield')}</div>"
    )


def draw_side(sheet: Sheet, who: Sequence[str], fight: Mapping[str, Any], side: str) -> str:
    """The attacker's or the defender's side."""
    words, swords = sheet.book.words(sheet.t), side == "sword"
    leader, helpers = (fight["attacker"], fight["swords"]) if swords else (fight["defender"], fight["shields"])
    stand = "".join(small_face(sheet, who, s, piece=True) for s in (leader, *(h for h in helpers if h != leader)))
    uses = "".join(used_chip(sheet, u) for u in fight["uses"] if side_of(u["seat"], fight) == side)
    label = words("attackers" if swords else "defenders")
    return (
        f'<div class="flank {side}s"><p class="count" title="{label}">{sign(side)}'
        f'<b data-n>{fight["points"][0 if swords else 1]}</b><span class="vh"> {label}</span></p>'
        f'<div class="stand-in">{stand}</div><div class="uses">{uses}</div></div>'
    )


def used_chip(sheet: Sheet, used: Mapping[str, Any]) -> str:
    """A card used in the fight, by whom."""
    name = escape(sheet.names[used["seat"]])
    card = sheet.book.name(used["card"], sheet.t)
    return (
        f'<span class="mini laid s-{sheet.book.suit(used["card"])}" id="u-{used["seat"]}-{used["card"]}" '
        f'data-was="face-{used["seat"]}" title="{name}: {card}">{sign(used["card"])}<b>{card}</b></span>'
    )


def draw_end(
    sheet: Sheet,
    who: Sequence[str],
    ending: str | None,
    claimant: int | None,
    winners: Sequence[int],
    champions: Sequence[int],
    campaign: bool,
) -> str:
    """How the journey ended; a campaign is won by points, whoever won its last journey (CD-K6)."""
    words, t = sheet.book.words(sheet.t), sheet.t
    reason = escape(t.t(f"{NAME}-reason-{ending}")) if ending else ""
    by = words("claimed-by", name=sheet.names[claimant]) if claimant is not None else ""
    last = words("last-journey", names=t.join([sheet.names[s] for s in winners])) if campaign and winners else ""
    best = champions if campaign else winners
    won = words("winners", names=t.join([sheet.names[s] for s in best])) if best else ""
    faces = "".join(small_face(sheet, who, s, piece=True) for s in best)
    return (
        f'<div class="fin"><p class="line">{by} {reason} {last}</p><div class="stand-in">{faces}</div>'
        f"<p>{won}</p></div>"
    )
