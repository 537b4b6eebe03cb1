"""What an act in Thieves Den would do, said before it is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.sheet import Sheet, escape, seal, use
from rookery.games.thieves_den.cards.book import LETTERS
from rookery.games.thieves_den.web.cards import (
    ART,
    CHAIRS,
    CHESTS,
    LETTER,
    PART,
    Book,
    Words,
    ask,
    fame,
    opening,
    pip,
    signs,
    wanted,
)


def want_slots(
    sheet: Sheet, display: Sequence[str | None], treasures: Mapping[str, int], thieves: int, selling: bool
) -> dict[str, str]:
    """What every fence wants against what one holds."""
    out, book = {}, sheet.book
    words = book.words(sheet.t)
    for card in display:
        if card is None:
            continue
        left, pips, lacks = dict(treasures), [], []
        for x in sorted(
            str(book.row(card)["wants"]), key="W".__eq__
        ):  # wild wants last: whatever is left meets them
            give = x if x != "W" else next((y for y in LETTERS if left[y] > 0), "W")
            there = left.get(give, 0) > 0
            left[give] = left.get(give, 0) - 1
            if not there:
                lacks.append(x)
            pips.append(pip(x, " have" if there else " lack"))
        out[f"w-{card}"] = wanted(pips, ribbon(words, lacks, int(book.row(card)["reputation"]), thieves, selling))
        far = " far" if len(lacks) > 1 else ""
        out[f"c-{card}"] = opening(f"card s-{book.suit(card)}{far}", ask(f"deal {card}"))
    return out


def ribbon(words: Words, lacks: Sequence[str], worth: int, thieves: int, selling: bool) -> str:
    """In words, how far one is from a deal; and what it brings once something opens it."""
    then = f' data-then="{words.say("then-sell", n=worth)}"' if lacks else ""
    if len(lacks) == 1 and lacks[0] != "W":
        return f'<span class="can one"{then}>{words.say("short-one", item=words.name[lacks[0]])}</span>'
    if lacks:
        return f'<span class="can"{then}>{words.say("short", n=len(lacks))}</span>'
    if not thieves:
        return f'<span class="can one">{words.say("short-thief")}</span>'
    return f'<span class="can yes">{words.say("sell-now" if selling else "sell-soon", n=worth)}</span>'


def foretell(sheet: Sheet, view: Mapping[str, Any], move: str, slots: dict[str, str]) -> str:
    """What a deed brings is shown while one points at its thing. More attributes: what it opens, what is final."""
    verb, *rest = move.split()
    if verb == "rob":
        return foretell_robbery(sheet, view, rest[0], slots)
    if verb == "deal":
        row, me = sheet.book.row(rest[0]), view["seat"]
        wants = Counter(str(row["wants"]))
        paid = pip("T") + "".join(map(pip, str(row["wants"])))
        lines = [
            f"{seal(me)}{bargain(sheet, paid, fame(int(row['reputation'])), {'T': 1, **wants})}",
            f"<i></i><span>{left_over(sheet, view, {'T': -1, 'W': -wants.total()})}</span>",
            risen(view, int(row["reputation"])),
        ]
        if view["fence_deck"]:
            lines.append(f"{use(f'{ART}-peddler', 'k')}<span>{sheet.book.words(sheet.t).say('peek-new')}</span>")
        slots[f"x-{rest[0]}"] = peek(sheet, lines)
        return " data-final" if view["fence_deck"] else ""
    if verb == "hag":
        x = LETTER[rest[0]]
        worth = int(view["worth"]["hag"][x])
        paid = bargain(sheet, pip(x), fame(worth), {x: 1})
        lines = [
            f"{seal(view['seat'])}{paid}",
            f"<i></i><span>{left_over(sheet, view, {'W': -1})}</span>",
            risen(view, worth),
        ]
        slots[f"x-hag-{x}"] = peek(sheet, lines)
    return ""


def bargain(sheet: Sheet, paid: str, got: str, tokens: Mapping[str, int]) -> str:
    """What one gives and gets, in signs; the tokens by name too."""
    words = sheet.book.words(sheet.t)
    return f"<span>{words.say('peek-you')} <b>&minus;</b>{paid} <b>+</b>{got} {called(sheet, tokens)}</span>"


def called(sheet: Sheet, tokens: Mapping[str, int]) -> str:
    """Tokens by name: not everybody knows the signs."""
    words = sheet.book.words(sheet.t)
    return f'<span class="nm">({sheet.t.join([words.count(x, n) for x, n in tokens.items()])})</span>'


def left_over(sheet: Sheet, view: Mapping[str, Any], change: Mapping[str, int]) -> str:
    """One's thieves (T) and chests (all else) after a change; what they cannot hold goes back (TD-B1)."""
    words, mine = sheet.book.words(sheet.t), view["players"][view["seat"]]
    thieves = min(CHAIRS, mine["thieves"] + change.get("T", 0))
    held = sum(mine["treasures"].values()) + sum([n for x, n in change.items() if x != "T"])
    chests = words.say("chests", n=min(held, CHESTS), most=CHESTS)
    full = f' <b class="full">{words.say("peek-full", count=held - CHESTS)}</b>' if held > CHESTS else ""
    after = words.say("peek-after")
    return f'<span class="nm">{after} {words.count("T", thieves)} · {chests}</span>{full}'


def risen(view: Mapping[str, Any], by: int) -> str:
    """One's reputation before and after."""
    now = int(view["players"][view["seat"]]["reputation"])
    return f"{use(f'{ART}-now', 'k')}<span>{fame(now)} &rarr; {fame(now + by)}</span>"


def peek(sheet: Sheet, lines: Sequence[str], then: str = "") -> str:
    """A preview: one line for each who is concerned, and how it is done by touch."""
    again = sheet.book.words(sheet.t).say("peek-again")
    inner = "".join([f"<span>{line}</span>" for line in lines])
    return f'<span class="peek" aria-hidden="true">{inner}{then}<small>{again}</small></span>'


def foretell_robbery(sheet: Sheet, view: Mapping[str, Any], card: str, slots: dict[str, str]) -> str:
    """What a robbery brings to whom; the fences it opens as an attribute."""
    book, me = sheet.book, view["seat"]
    words, row = book.words(sheet.t), book.row(card)
    owner = next((p["seat"] for p in view["players"] for a in p["above"] if a["card"] == card), None)
    got = sure(view, str(row["ability"]))
    spoken = handed(str(row["ability"]), got, words) + (f" {called(sheet, got)}" if got else "")
    brings = f"{words.say('peek-you')} <b>&minus;</b>{pip('T')} <b>+</b> {spoken}"
    lines = [f"{seal(me)}<span>{brings}</span>"]
    if got is not None:
        tokens = {x: n for x, n in got.items() if x != "R"}
        change = {**tokens, "T": tokens.get("T", 0) - 1}
        lines.append(f"<i></i><span>{left_over(sheet, view, change)}</span>")
    if owner == me:
        lines.append(f"{seal(me)}<span>{words.say('peek-own')} {pip('T')}</span>")
    elif owner is not None:
        bonus = sure(view, str(row["bonus"]))
        gift = f"<b>+</b> {handed(str(row['bonus']), bonus, words)} {called(sheet, bonus)} · " if bonus else ""
        whose = f"{escape(sheet.names[owner])}:"
        lines.append(f"{seal(owner)}<span>{whose} {gift}{words.say('peek-end')} {pip('T')}</span>")
    opens, then = opened(book, view, str(row["ability"])), ""
    if opens:
        named = [(escape(book.card_words(x, sheet.t.lang)[0]), int(book.row(x)["reputation"])) for x in opens]
        sold = " ".join([f'<span class="nb">{name} {fame(n)}</span>' for name, n in named])
        then = f'<span class="next">{use(f"{ART}-now", "k")}<span>{words.say("peek-opens")} {sold}</span></span>'
    slots[f"x-{card}"] = peek(sheet, lines, then)
    return f' data-opens="{" ".join([f"c-{x}" for x in opens])}"' if opens else ""


def promised(code: str) -> dict[str, int] | None:
    """What an ability or a bonus gives; None if that depends on a choice."""
    parts = [PART.fullmatch(part) for part in code.split(" + ")]
    found = {part[2]: int(part[1]) for part in parts if part is not None}
    return None if None in parts else found


def handed(code: str, got: Mapping[str, int] | None, words: Words) -> str:
    """What somebody gets in signs: all of it, or what city and forest still have."""
    if got is None or got == promised(code):
        return signs(code)
    there = "".join([fame(n) if x == "R" else pip(x) * n for x, n in got.items()])
    return f'{there} <b class="full">{words.say("peek-short")}</b>'


def sure(view: Mapping[str, Any], code: str) -> dict[str, int] | None:
    """What an ability or a bonus gives, as far as city and forest have it; None if that depends on a choice."""
    found = promised(code)
    if found is None:
        return None
    there = {**view["city"], "T": view["forest"], "W": sum(view["city"].values())}
    return {x: min(n, int(there.get(x, n))) for x, n in found.items()}


def opened(book: Book, view: Mapping[str, Any], ability: str) -> list[str]:
    """The fences one could deal with after a robbery, and cannot now. What must be paid for opens none for sure."""
    mine = view["players"][view["seat"]]
    got = Counter({found[2]: int(found[1]) for found in map(PART.fullmatch, ability.split(" + ")) if found})
    if " > " in ability or mine["thieves"] - 1 + got["T"] < 1:
        return []
    out = []
    for card in view["display"]:
        if card is not None:
            wants = Counter(str(book.row(card)["wants"]))
            lacks = (wants - Counter(mine["treasures"])).total()
            if lacks and (wants - Counter(mine["treasures"]) - got).total() <= got["W"]:
                out.append(card)
    return out


def warn(view: Mapping[str, Any], move: str, words: Words) -> str:
    """TD-Q17: what is paid for nothing, or for less, is said beforehand."""
    verb, *rest = move.split()
    chairs = view["players"][view["seat"]]["thieves"]
    city = sum(view["city"].values())
    if verb == "recruit" and (not view["forest"] or chairs >= CHAIRS):
        return words.say("warn-forest" if not view["forest"] else "warn-chairs")
    if verb == "vault" and rest[0] == "none":
        return words.say("warn-city")
    if verb != "power":
        return ""
    if rest[0] == "PW12" and (view["forest"] < 3 or chairs > CHAIRS - 3):
        return words.say("warn-forest" if view["forest"] < 3 else "warn-chairs")
    if rest[0] in ("PW06", "PW08") and city < (1 if rest[0] == "PW06" else 2):
        return words.say("warn-city")
    return ""


def does(view: Mapping[str, Any], key: str, words: Words) -> str:
    """What the vault and recruiting take and give, and what a power costs."""
    mine = view["players"][view["seat"]]
    thieves, treasures = int(mine["thieves"]), sum(mine["treasures"].values())
    if key == "vault":
        change = f"{pip('T')}{thieves} &rarr; {thieves - 2}, {pip('W')}{treasures} &rarr; {treasures + 1}"
    elif key == "recruit":
        more = 1 if view["forest"] and thieves < CHAIRS else 0
        change = f"{pip('W')}{treasures} &rarr; {treasures - 2}, {pip('T')}{thieves} &rarr; {thieves + more}"
    elif key.startswith("c-PW"):
        change = f"{pip('W')}{treasures} &rarr; {treasures - 1}, {words.say('lead-wizard')}"
    else:
        return ""
    return f'<p class="does">{words.say("yours-then")} {change}</p>'
