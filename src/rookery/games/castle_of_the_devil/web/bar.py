"""The question: a line that helps to decide, a button for everything one may do, and what it will do."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rookery.games.castle_of_the_devil.web.cards import NAME, Book, own_card, sign
from rookery.games.castle_of_the_devil.web.goal import gathered
from rookery.games.sheet import Sheet, escape

GO = ("use", "carry", "aloud")
QUIET = ("pass", "neither", "leave", "decline", "none")
"""Answers that change nothing."""
RISKY = ("alone", "prophesy")
"""Answers that end the game, for good or bad: they are asked about once more."""
STAKES = {
    ("turn", "pass"): ("final-pass",),
    ("turn", "fight"): ("final-fight",),
    ("whom", "to"): ("then-fight-no",),
    ("offer", "give"): ("then-trade-no", "then-trade-yes"),
    ("answer", "return"): ("then-answer-yes",),
}
"""By question: what cannot be taken back and gives away a turn, or an item. It is asked about once more, and these
texts say what may come of it."""
PLAQUES = {"trade": "trade", "fight": "fight", "declare": "crown"}
PLUS = {"dagger": 0, "knives": 0, "thug": 0, "gloves": 1, "whip": 1, "grandmaster": 1}
"""The side that gets a point for a card."""
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
    last = f'data-final data-stakes="{words("sure")}"'
    return (
        f'<p class="sum" id="sum" data-idle="{idle}" aria-live="polite">{idle}</p><div class="acts">'
        f'<button class="btn risk" name="do" value="name" data-pick="named" data-max="9" {last} '
        f'data-said="{words("name-said")}">{words("name-go")}</button>'
        f'<button class="btn" name="move" value="name nobody" data-quiet {last}>{nobody}</button></div>'
    )


def moves_bar(
    view: Mapping[str, Any], asked: str, moves: Sequence[str], ways: Mapping[str, list[str]], sheet: Sheet
) -> str:
    """A line that helps to decide, a button for every move, and the choice of ways where a card has several."""
    line = hint_line(view, asked, sheet)
    out = [f'<p class="sum">{line}</p>' if line else "", '<div class="acts">']
    shown = at_the_table(asked)
    out += [any_button(view, m, sheet) for m in moves if m.partition(" ")[0] not in shown]
    if asked == "answer" and "refuse" not in moves:
        out.append(ask_button(sheet, "refuse"))
    out.append("</div>")
    out += [sure(sheet, m) for m in moves if m in RISKY]
    for card, found in ways.items():
        name = sheet.book.name(card, sheet.t)
        choices = "".join(move_button(sheet, m) for m in found)
        out.append(
            f'<div class="ways" id="ways-{card}" popover role="dialog" aria-label="{name}"><h2>{name}</h2>'
            f"{choices}</div>"
        )
    return "".join(out)


def at_the_table(asked: str) -> Collection[str]:
    """The verbs that are chosen on the board itself: by passengers, plaques, or cards that lie open."""
    if asked == "turn":
        return PLAQUES
    return SPOILS if asked == "reward" else ("to", "take", "present", "give", "return", "hand")


def plaques(view: Mapping[str, Any], moves: Sequence[str], sheet: Sheet) -> str:
    """The three things one can do in one's turn, in the middle of the coach."""
    words = sheet.book.words(sheet.t)
    out = []
    for move, picture in PLAQUES.items():
        how = f'name="move" value="{move}"' + final(sheet, "turn", move)
        if move not in moves:
            how = f'form="why" {how}'
        elif move == "declare":
            how = 'type="button" popovertarget="sure-declare" aria-haspopup="dialog"'
        cls = "plq" + (" risk" if move == "declare" else "") + ("" if move in moves else " off")
        said = words(f"plaque-{move}-why", have=gathered(view))
        out.append(
            f'<button class="{cls}" {how}>{sign(picture, "ic fill")}<b>{move_text(sheet, move)}</b>'
            f"<small>{said}</small></button>"
        )
    line = f'<div class="saying"><p class="line">{words("your-turn")}</p></div>'
    return f'<div class="plaques">{"".join(out)}</div>{line}'


def ask_first(moves: Sequence[str], sheet: Sheet) -> str:
    """A claim of victory is asked about once more."""
    return sure(sheet, "declare") if "declare" in moves else ""


def sure(sheet: Sheet, move: str) -> str:
    """A dialog before what cannot be taken back."""
    words, said = sheet.book.words(sheet.t), escape(sheet.say(move))
    return (
        f'<div class="ways" id="sure-{move}" popover role="dialog" aria-label="{said}"><h2>{said}</h2>'
        f'<p>{words("sure")}</p><button class="btn risk" name="move" value="{move}">{sign(SIGNS[move], "ic fill")}'
        f"{said}</button>"
        f'<button class="btn" type="button" popovertarget="sure-{move}" popovertargetaction="hide">'
        f"{words('not-yet')}</button></div>"
    )


def move_text(sheet: Sheet, move: str) -> str:
    """What a move is called, whether it can be made or not."""
    return escape(sheet.t.t(f"{NAME}-move-{move}"))


SPOILS = ("papers", "luggage")


def spoils(view: Mapping[str, Any], asked: str, moves: Sequence[str], sheet: Sheet) -> str:
    """What a fight has brought: papers or luggage, or the loser's luggage, opened."""
    book, t, fight = sheet.book, sheet.t, view["fight"]
    if asked == "take":
        cards = [m.split()[1] for m in moves if m.startswith("take ")]
        loot = "".join(
            own_card(
                book,
                t,
                c,
                f"loot-{c}",
                f'name="move" value="take {c}" aria-label="{escape(sheet.say(f"take {c}"))}"',
            )
            for c in cards
        )
        return f'<div class="tray loot">{loot}</div>'
    loser = view["players"][fight["defender"] if view["seat"] == fight["attacker"] else fight["attacker"]]
    words = book.words(t)
    known = {
        "papers": [c for c in (loser["faction"], loser["occupation"]) if c is not None],
        "luggage": loser["known"],
    }
    out = []
    for move in SPOILS:
        if move in moves:
            seen = t.join([book.card_words(c, t.lang)[0] for c in known[move]])
            told = words("known-already", cards=seen) if seen else words("unseen-yet")
            out.append(
                f'<button class="plq" name="move" value="{move}">{sign(SIGNS[move], "ic fill")}'
                f"<b>{escape(sheet.say(move))}</b><small>{told}</small></button>"
            )
    return f'<div class="tray"><div class="plaques">{"".join(out)}</div></div>'


def effect(view: Mapping[str, Any], move: str) -> str:
    """The points before and after, where an answer changes them by one."""
    fight, verb, *rest = view["fight"], *move.split()
    if fight is None:
        return ""
    side = {"sword": 0, "shield": 1}.get(verb)
    if verb == "use":
        side = PLUS.get(rest[0])
        if rest[0] == "bodyguard":
            side = 0 if view["seat"] in fight["swords"] else 1 if view["seat"] in fight["shields"] else None
    if side is None:
        return ""
    swords, shields = fight["points"]
    return f"<small>{swords} : {shields} → {swords + (side == 0)} : {shields + (side == 1)}</small>"


def move_button(sheet: Sheet, move: str, more: str = "", last: str = "") -> str:
    """A button that plays a move, with its sign, and what it does; `last`: it is asked about once more."""
    verb, _, rest = move.partition(" ")
    about = rest.split(" ")
    picture = SIGNS.get(verb) or about[0]
    cls = "btn go" if verb in GO else "btn quiet" if verb in QUIET else "btn"
    how = f'name="move" value="{escape(move)}"{last}'
    if verb in RISKY:
        cls, how = "btn risk", f'type="button" popovertarget="sure-{verb}" aria-haspopup="dialog"'
    said = f"{escape(sheet.say(move))}{more}"
    return f'<button class="{cls}" {how}>{sign(picture, "ic fill")}<span>{said}</span></button>'


def card_button(sheet: Sheet, move: str) -> str:
    """The same where there are many cards to choose from: the name will do."""
    card = move.split()[1]
    return (
        f'<button class="btn sm" name="move" value="{move}" aria-label="{escape(sheet.say(move))}">'
        f"{sign(card, 'ic fill')}{sheet.book.name(card, sheet.t)}</button>"
    )


def any_button(view: Mapping[str, Any], move: str, sheet: Sheet) -> str:
    """The button that fits a move."""
    if move.partition(" ")[0] in ("demand", "stack"):
        return card_button(sheet, move)
    return move_button(sheet, move, effect(view, move), final(sheet, view["phase"], move))


def final(sheet: Sheet, asked: str | None, move: str) -> str:
    """The mark of what is asked about once more, with what may come of it."""
    told = STAKES.get((asked or "", move.partition(" ")[0]))
    if told is None:
        return ""
    words = sheet.book.words(sheet.t)
    return f' data-final data-stakes="{" ".join([words(key) for key in told])}"'


def ask_button(sheet: Sheet, move: str) -> str:
    """An answer one looks for and cannot give now: it says why."""
    return (
        f'<button class="btn off" form="why" name="move" value="{move}">{sign(SIGNS[move], "ic fill")}'
        f"{move_text(sheet, move)}</button>"
    )


def hint_line(view: Mapping[str, Any], asked: str, sheet: Sheet) -> str:
    """What one should have in mind before answering."""
    book: Book = sheet.book
    words, t = book.words(sheet.t), sheet.t
    if asked == "answer" and view["offer"] and view["offer"]["item"]:
        name, text = book.card_words(view["offer"]["item"], t.lang)
        return f"{words('offered')} <b>{escape(name)}</b> {escape(text)} {words('return-how')}"
    if asked in ("demanded", "demand-give") and view["demand"]:
        return f"{words('demanded')} <b>{book.name(view['demand']['name'], t)}</b> {words('choose-card')}"
    if asked in ("offer", "payment", "give-back"):
        return words("choose-card")
    if asked in ("before", "ability", "doctor", "smuggle", "pass-on"):
        return words("window-you") + (f" {words('choose-card')}" if asked == "pass-on" else "")
    if asked in ("partner", "whom", "demand-whom"):
        return words("choose-one")
    return words("present-how") if asked == "present" else ""


def target(sheet: Sheet, asked: str | None, moves: Sequence[str]) -> str:
    """A passenger who can be chosen: the whole panel is the button."""
    said, how = escape(sheet.say(moves[0])), final(sheet, asked, moves[0])
    return f'<button class="target lit" name="move" value="{escape(moves[0])}"{how}><span>{said}</span></button>'
