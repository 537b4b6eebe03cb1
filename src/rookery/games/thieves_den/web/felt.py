"""The table of Thieves Den: the track, fences, Alazar's powers, and the places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.sheet import Sheet, escape, seal, slot, use
from rookery.games.thieves_den.cards.book import LETTERS
from rookery.games.thieves_den.web.cards import ART, TRACK, WORD, Words, ask, drawing, fame, opening, pip, signs
from rookery.games.thieves_den.web.legend import legend_button
from rookery.games.thieves_den.web.tokens import Zone, heap

ROUNDS, STEPS = 3, ("scouting", "thieving", "cleanup")


def draw_where(sheet: Sheet, n: int, phase: str) -> str:
    """Which of the three rounds it is, and which of its phases."""
    words = sheet.book.words(sheet.t)
    dots = "".join(['<i class="on"></i>' if k < n else "<i></i>" for k in range(ROUNDS)])
    steps = [f"<b>{words.phase[x]}</b>" if x == phase else words.phase[x] for x in STEPS]
    there = " › ".join(steps) if phase in STEPS else f"<b>{words.phase[phase]}</b>"
    round_ = escape(sheet.t.t("ui-round", n=n))
    return (
        f'<span class="rounds" aria-hidden="true">{dots}</span><b>{round_} / {ROUNDS}</b>'
        f'{legend_button(sheet)}<span class="steps">{there}</span>'
    )


def draw_track(sheet: Sheet, fame: Sequence[int]) -> str:
    """The score track: markers go round and round (TD-Q47)."""
    words = sheet.book.words(sheet.t)
    at: dict[int, str] = {}
    for s, n in enumerate(fame):
        who = escape(sheet.names[s])
        again = " again" if n >= TRACK else ""
        mark = f'<span class="mark{again}" id="mark{s}" data-piece title="{who}: {n}">{seal(s)}</span>'
        at[n % TRACK] = at.get(n % TRACK, "") + mark
    cells = "".join([f"<li>{at.get(n, '')}</li>" for n in range(TRACK)])
    return f'<ol class="track" id="track" aria-label="{words.places["track"]}">{cells}</ol>'


def draw_fences(
    sheet: Sheet, display: Sequence[str | None], left: int, worth: Mapping[str, int], wilds: Zone
) -> str:
    """The display, its deck, what majorities bring, and treasures put on wild wants (TD-Q43)."""
    t, book = sheet.t, sheet.book
    words = book.words(t)
    cards = []
    for card in display:
        if card is None:
            cards.append('<span class="gap"></span>')
            continue
        tag = slot(f"tag-{card}", "button")
        rest = slot(f"c-{card}", opening(f"card s-{book.suit(card)}", ask(f"deal {card}")))
        cards.append(f'<{tag} id="c-{card}" {rest}{book.face(card, t)}{slot(f"x-{card}")}</{tag}>')
    most = "".join(
        [f'<span title="{words.type[x]}">{use(f"{ART}-{x}", "k")}<b>{n}</b></span>' for x, n in worth.items()]
    )
    return (
        f'<section class="group fences" id="fences" data-page="2"><h2 class="cap">{words.places["fences"]}'
        f"{back('fence', left, words)}{heap(wilds)}<small>{words.say('lead-fences')}</small>"
        f'<span class="most" title="{words.say("rule-TD-E2")}">{most}</span></h2>'
        f'<div class="goods" data-from="deck-fence">{"".join(cards)}</div></section>'
    )


DECKS = {"fence": "peddler", "location": "village"}


def back(kind: str, left: int, words: Words) -> str:
    """A deck, as its back with a number."""
    title = words.say(f"deck-{kind}") + ": " + escape(words.t.t("ui-left", count=left))
    return (
        f'<span class="deck b-{kind}" id="deck-{kind}" title="{title}">{use(f"{ART}-{DECKS[kind]}", "k")}'
        f"<span data-n>{left}</span>"
        f'<span class="vh"> {title}</span></span>'
    )


def part(place: str, inner: str, words: Words, more: str = "") -> str:
    """A place of the board: its picture, its heading, what lies there."""
    lead = f"<small>{words.say(f'lead-{place}')}</small>" if place in ("city", "hag") else ""
    head = f"<h3>{words.places[place]}{lead}{more}</h3>"
    return f'<section class="place {place}" id="{place}">{drawing(place)}{head}{inner}</section>'


def draw_wizard(
    sheet: Sheet, stacks: Sequence[Mapping[str, Any]], spots: Sequence[Zone], payers: Sequence[int | None]
) -> str:
    """The three powers with their cost spots, and who has used them."""
    t, book = sheet.t, sheet.book
    words = book.words(t)
    tiles = []
    for stack, spot, who in zip(stacks, spots, payers, strict=True):
        card = stack["tile"]
        if card is None:
            tiles.append('<span class="gap"></span>')
            continue
        used = (" used" if spot else "") + (" last" if stack["height"] < 2 else "")
        rest = slot(f"c-{card}", opening(f"card s-power power{used}", ask(f"power {card} gem")))
        by = words.say("used") if who is None else words.say("used-by", name=sheet.names[who])
        price = f"{heap(spot)}<span>{by}</span>" if spot else pip("W", " ghost") + words.say("pay-any")
        tiles.append(f'<button id="c-{card}" {rest}{book.face(card, t)}<span class="cost">{price}</span></button>')
    return (
        f'<section class="group wizard" id="wizard" data-page="3"><h2 class="cap">{words.places["wizard"]}'
        f'<small>{words.say("lead-wizard")}</small></h2><div class="goods">{"".join(tiles)}</div></section>'
    )


def draw_city(sheet: Sheet, pieces: Zone, counts: Mapping[str, int]) -> str:
    """The treasures of the supply, heap by heap."""
    words = sheet.book.words(sheet.t)
    out = []
    for x in LETTERS:
        rest = slot(f"city-{x}", opening("heap", ask(f"take {WORD[x]}")))
        out.append(
            f'<button id="city-{x}" {rest}<span class="pcs">{heap(pieces, x) or pip(x, " ghost")}</span>'
            f'<b data-n>{counts[x]}</b><span class="vh">{words.item[x]}</span></button>'
        )
    return part("city", f'<div class="heaps">{"".join(out)}</div>', words)


def draw_forest(sheet: Sheet, pieces: Zone, deck: int) -> str:
    """The thieves of the supply, and the deck of locations."""
    words = sheet.book.words(sheet.t)
    pile = f'<div class="heap"><span class="pcs">{heap(pieces)}</span><b data-n>{len(pieces)}</b></div>'
    return part("forest", f'<div class="heaps">{pile}</div>', words, back("location", deck, words))


def draw_hag(sheet: Sheet, fed: Sequence[Zone], worth: Mapping[str, int]) -> str:
    """The hag's five spaces."""
    words = sheet.book.words(sheet.t)
    out = []
    for x, pieces in zip(LETTERS, fed, strict=True):
        rest = slot(f"hag-{x}", opening("bowl" + (" fed" if pieces else ""), ask(f"hag {WORD[x]}")))
        out.append(
            f'<button id="hag-{x}" {rest}{heap(pieces) or pip(x, " ghost")}{fame(worth[x])}'
            f'<span class="vh">{words.item[x]}</span>{slot(f"x-hag-{x}")}</button>'
        )
    return part("hag", f'<div class="heaps">{"".join(out)}</div>', words)


def draw_den(sheet: Sheet, vault: Zone, recruit: Zone) -> str:
    """The vault and the recruit space."""
    words = sheet.book.words(sheet.t)
    out = []
    for name, pieces, code, probe in (
        ("vault", vault, "pay 2T > 1W", "vault gem"),
        ("recruit", recruit, "pay 2W > 1T", "recruit gem gem"),
    ):
        rest = slot(name, opening(f"place {name}", ask(probe)))
        out.append(
            f'<button id="{name}" {rest}{drawing(name)}<b>{words.places[name]}</b>'
            f'<span class="fx">{signs(code)}</span><span class="in">{heap(pieces)}</span></button>'
        )
    return f'<div class="den" id="den">{"".join(out)}</div>'
