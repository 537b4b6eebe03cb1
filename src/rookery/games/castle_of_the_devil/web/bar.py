"""The question bar: a line that helps to decide, and a button for everything one may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.castle_of_the_devil.web.cards import NAME, Book, sign
from rookery.games.sheet import Sheet, escape

GO = ("trade", "carry", "aloud", "luggage")
SIGNS = {
    "pass": "hourglass", "trade": "trade", "fight": "fight", "declare": "crown", "alone": "crest",
    "prophesy": "clairvoyant", "refuse": "no", "aloud": "aloud", "silent": "silent", "sword": "sword",
    "shield": "shield", "neither": "hourglass", "papers": "papers", "luggage": "bag", "leave": "hourglass",
    "none": "no", "carry": "aloud", "decline": "no", "left": "left", "right": "right",
}  # fmt: skip


def naming_box(sheet: Sheet, seat: int) -> str:
    """A passenger who can be named in a claim."""
    said = sheet.book.words(sheet.t)("name-one", name=sheet.names[seat])
    checked = " checked" if str(seat) in sheet.draft.split() else ""
    return (
        f'<label class="target pickbox lit" data-choose><input type="checkbox" name="named" value="{seat}" '
        f'id="named-{seat}" data-draft="name"{checked}><span>{said}</span></label>'
    )


def naming_bar(sheet: Sheet) -> str:
    """Choose passengers at the table, then say so once."""
    words = sheet.book.words(sheet.t)
    idle, nobody = words("name-idle"), escape(sheet.say("name nobody"))
    return (
        f'<p class="sum" id="sum" data-idle="{idle}" aria-live="polite">{idle}</p><div class="acts">'
        f'<button class="btn go" name="do" value="name" data-pick="named" data-max="9" '
        f'data-said="{words("name-said")}">{words("name-go")}</button>'
        f'<button class="btn" name="move" value="name nobody" data-quiet>{nobody}</button></div>'
    )


def moves_bar(
    view: Mapping[str, Any], asked: str, moves: Sequence[str], ways: Mapping[str, list[str]], sheet: Sheet
) -> str:
    """A line that helps to decide, a button for every move, and the choice of ways where a card has several."""
    line = hint_line(view, asked, sheet)
    out = [f'<p class="sum">{line}</p>' if line else "", '<div class="acts">']
    if asked != "present":
        out += [any_button(view, m, sheet) for m in moves]
    out += [ask_button(sheet, m) for m in ("refuse", "declare") if m not in moves and asked == ASKED_WITH[m]]
    out.append("</div>")
    for card, found in ways.items():
        name = sheet.book.name(card, sheet.t)
        choices = "".join(move_button(sheet, m) for m in found)
        out.append(
            f'<div class="ways" id="ways-{card}" popover role="dialog" aria-label="{name}"><h2>{name}</h2>'
            f"{choices}</div>"
        )
    return "".join(out)


ASKED_WITH = {"refuse": "answer", "declare": "turn"}


def move_button(sheet: Sheet, move: str) -> str:
    """A button that plays a move, with its sign."""
    verb, _, rest = move.partition(" ")
    about = rest.split(" ")
    picture = SIGNS.get(verb) or about[0]
    cls = "btn go" if verb in GO else "btn"
    return (
        f'<button class="{cls}" name="move" value="{escape(move)}">{sign(picture, "ic fill")}'
        f"{escape(sheet.say(move))}</button>"
    )


def seat_button(view: Mapping[str, Any], move: str, sheet: Sheet) -> str:
    """The same for a passenger, who glows at the table as well: portrait and name will do."""
    s = int(move.split()[1])
    portrait = view["players"][s]["character"]
    return (
        f'<button class="btn sm seat" name="move" value="{move}" aria-label="{escape(sheet.say(move))}">'
        f"{sign(portrait, 'ic fill')}{escape(sheet.names[s])}</button>"
    )


def card_button(sheet: Sheet, move: str) -> str:
    """The same where there are many cards to choose from: the name will do."""
    card = move.split()[1]
    return (
        f'<button class="btn sm" name="move" value="{move}" aria-label="{escape(sheet.say(move))}">'
        f"{sign(card, 'ic fill')}{sheet.book.name(card, sheet.t)}</button>"
    )


def any_button(view: Mapping[str, Any], move: str, sheet: Sheet) -> str:
    """The button that fits a move."""
    verb = move.partition(" ")[0]
    if verb == "to":
        return seat_button(view, move, sheet)
    return card_button(sheet, move) if verb in ("demand", "stack") else move_button(sheet, move)


def ask_button(sheet: Sheet, move: str) -> str:
    """An answer one looks for and cannot give now: it says why."""
    return (
        f'<button class="btn off" form="why" name="move" value="{move}">{sign(SIGNS[move], "ic fill")}'
        f"{escape(sheet.t.t(f'{NAME}-move-{move}'))}</button>"
    )


def hint_line(view: Mapping[str, Any], asked: str, sheet: Sheet) -> str:
    """What one should have in mind before answering."""
    book: Book = sheet.book
    words, t = book.words(sheet.t), sheet.t
    if asked == "turn":
        mine = view["players"][view["seat"]]
        return words(f"goal-{mine['faction']}", have=gathered(view)) if mine["faction"] else ""
    if asked == "answer" and view["offer"] and view["offer"]["item"]:
        name, text = book.card_words(view["offer"]["item"], t.lang)
        return f"{words('offered')} <b>{escape(name)}</b> {escape(text)}"
    if asked in ("demanded", "demand-give") and view["demand"]:
        return f"{words('demanded')} <b>{book.name(view['demand']['name'], t)}</b>"
    if asked in ("before", "ability", "doctor", "smuggle", "pass-on"):
        return words("window-you")
    if asked in ("partner", "whom", "demand-whom"):
        return words("choose-one")
    return words("present-how") if asked == "present" else ""


def gathered(view: Mapping[str, Any]) -> int:
    """How many needed items this viewer knows among the own faction, the own ones included."""
    mine = view["players"][view["seat"]]
    goal, bag = ("key", "bag_key") if mine["faction"] == "order" else ("goblet", "bag_goblet")
    wanted = (goal, bag) if view["turned"] else (goal,)
    friends = [p for p in view["players"] if p["faction"] == mine["faction"]]
    return sum(card in wanted for p in friends for card in p["known"])


def target(sheet: Sheet, moves: Sequence[str]) -> str:
    """A passenger who can be chosen: the whole panel is the button."""
    said = escape(sheet.say(moves[0]))
    return f'<button class="target lit" name="move" value="{escape(moves[0])}"><span>{said}</span></button>'
