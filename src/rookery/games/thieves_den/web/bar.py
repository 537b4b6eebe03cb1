"""The question bar of Thieves Den: kinds of acts, passing, and lists of answers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.sheet import Sheet, escape, use
from rookery.games.thieves_den.web.cards import ART, LETTER, NAME, Words, pip, signs
from rookery.games.thieves_den.web.foretold import does

ON_CARDS = ("vanish", "double", "shift", "swap")
"""The questions that are answered on the cards: they glow, and the bar has no second list of them."""
ELSEWHERE = ("pick", "turn", "strike", "may", "false", *ON_CARDS)
"""Those, and others that have their own places."""
SEVERAL = 12  # answers that are still shown as buttons


def picking(view: Mapping[str, Any], sheet: Sheet, words: Words) -> str:
    """To whom the other cards go (TD-G7), and which card makes another pair of one's own scheme."""
    me, book = view["seat"], sheet.book
    mine = view["players"][me]
    hand, row = mine["cards"], book.row(mine["scheme"])
    have = Counter(str(book.row(c)["type"]) for c in mine["locations"] or ())
    have.update(str(book.row(place["card"])["type"]) for place in mine["above"])
    pairs = min(have[str(x)] for x in row["types"])
    out = [words.say("pick-final")] if book.kit.version > 1 else []  # under the first rules it could be changed
    if len(hand) > 1:
        after = sheet.names[(me + view["direction"]) % len(view["players"])]
        out.insert(0, words.say("pick-on", name=after))
    for card in hand:
        more = have + Counter([str(book.row(card)["type"])])
        if min(more[str(x)] for x in row["types"]) > pairs:
            name = book.card_words(card, sheet.t.lang)[0]
            said = words.say("pick-pair", name=name, n=pairs + 1, worth=int(row["reputation"]))
            out.append(f"<b>{said}</b>")
    return " ".join(out)


def summary(
    view: Mapping[str, Any],
    asked: str,
    found: Mapping[str, Sequence[str]],
    everything: bool,
    sheet: Sheet,
    words: Words,
) -> str:
    """The line above the buttons: what glows, and the way there."""
    if asked == "pick":
        return (
            "" if sheet.given else f'<p class="sum">{picking(view, sheet, words)}</p>'
        )  # the house says what was picked
    if asked in ON_CARDS:
        return f'<p class="sum">{words.say("glow")}</p>'
    if everything:
        return ""
    out = []
    for kind, icon, key, test in KINDS:
        there = [k for k in found if re.match(test, k)]
        if there:
            count = len(there) if key not in ("vault", "recruit") else "✓"
            inner = f"{use(f'{ART}-{icon}', 'k')}<span>{words.places[key]}</span><b>{count}</b>"
            out.append(f'<a class="kind k-{kind}" href="#{there[0]}">{inner}</a>')
    return f'<p class="sum can">{"".join(out)}</p><p class="sum rim">{words.say("rim")}</p>'


KINDS = (
    ("rob", "village", "rob", r"c-L"),
    ("sell", "peddler", "sell", r"c-[A-Z]{2}\d[AB]"),
    ("magic", "enchanter", "magic", r"c-PW"),
    ("city", "city", "city", r"city-"),
    ("hag", "hag", "feed", r"hag-"),
    ("vault", "vault", "vault", r"vault"),
    ("recruit", "recruit", "recruit", r"recruit"),
    ("boards", "take", "boards", r"t\d"),
)
"""Kinds of things that glow: a class, an icon, the key of the name, and how their slots begin."""


def pass_button(words: Words) -> str:
    """To pass cannot be taken back, so it is asked about."""
    return (
        f'<button class="btn quiet" type="button" popovertarget="ways-pass" aria-haspopup="true">'
        f"{use('u-moon')}<span>{words.say('pass')}<small>{words.say('pass-lead')}</small></span></button>"
    )


def draw_pass(sheet: Sheet, p: Mapping[str, Any], words: Words) -> str:
    """What passing means, and the two answers."""
    kept = words.say("pass-keep", thieves=p["thieves"], treasures=sum(p["treasures"].values()))
    return (
        f'<div class="ways" id="ways-pass" popover role="dialog" aria-label="{words.say("pass")}">'
        f"<h2>{words.say('pass')}</h2><p>{words.say('pass-means')} {kept}</p>{move_button(sheet, 'pass')}"
        f'<button class="btn" type="button" popovertarget="ways-pass" popovertargetaction="hide">'
        f"{words.say('not-yet')}</button></div>"
    )


def draw_ways(sheet: Sheet, key: str, moves: Sequence[str], warning: str, view: Mapping[str, Any]) -> str:
    """The choice of ways where a thing has several: what to pay, take or exchange."""
    words = sheet.book.words(sheet.t)
    card = key.partition("-")[2]
    name = words.places.get(key) or escape(sheet.book.card_words(card, sheet.t.lang)[0])
    text = "" if key in words.places else f"<p>{escape(sheet.book.card_words(card, sheet.t.lang)[1])}</p>"
    said = does(view, key, words) + (f'<p class="warn"><b>{warning}</b></p>' if warning else "")
    buttons = "".join([move_button(sheet, m, briefly(sheet, m, view)) for m in moves])
    return (
        f'<div class="ways" id="ways-{key}" popover role="dialog" aria-label="{name}"><h2>{name}</h2>{text}{said}'
        f'<div class="many">{buttons}</div></div>'
    )


def briefly(sheet: Sheet, move: str, view: Mapping[str, Any]) -> str:
    """What differs between the ways of one thing: the treasures to take or to pay, the other card and its owner."""
    verb, *rest = move.split()
    if verb in ("swap", "shift"):
        name = sheet.book.card_words(rest[1], sheet.t.lang)[0]
        owner = next((p["seat"] for p in view["players"] for a in p["above"] if a["card"] == rest[1]), None)
        return name if owner is None else f"{name} ({sheet.names[owner]})"
    t, letters = sheet.t, [LETTER[w] for w in rest if w in LETTER]
    if verb == "recruit":
        return t.join([t.t(f"{NAME}-item-{x}", count=n) for x, n in Counter(letters).items()])
    if verb in ("vault", "power") and letters:
        return t.t(f"{NAME}-move-{'take' if verb == 'vault' else 'pay'}", face=letters[0])
    return ""


def move_button(sheet: Sheet, move: str, said: str = "") -> str:
    """A button that plays a move, with the tokens it is about."""
    last = [w for w in move.split()[1:] if w in LETTER or w == "thief"]
    icons = "".join(pip(LETTER.get(w, "T")) for w in last)
    if move.startswith(("swap ", "shift ")) and said:  # what the other location does
        icons = f'<span class="fx">{signs(str(sheet.book.row(move.split()[2])["ability"]))}</span>'
    cls = "btn" if move in ("pass", "decline", "stop") else "btn go" if not last else "btn"
    said = said or sheet.say(move)
    return f'<button class="{cls}" name="move" value="{escape(move)}">{icons}{escape(said)}</button>'


def renew_bar(sheet: Sheet, display: Sequence[str | None]) -> str:
    """The running sum, and one button."""
    words = sheet.book.words(sheet.t)
    n = min(3, sum(1 for card in display if card))
    idle, said = words.say("renew-idle", n=n), words.say("renew-said")
    return (
        f'<p class="sum" id="sum" data-idle="{idle}" aria-live="polite">{idle}</p><div class="acts">'
        f'<button class="btn go pick" name="do" value="renew" data-pick="slot" data-min="{n}" data-max="{n}" '
        f'data-said="{said}">{words.say("renew-do")}</button></div>'
    )
