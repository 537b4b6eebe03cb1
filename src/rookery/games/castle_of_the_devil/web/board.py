"""What the page of The Castle of the Devil shows, drawn from views alone.

`shared` is the coach as somebody at the window sees it: backs, counts, the fight. Whatever only one viewer knows goes
into slots, and `seat` fills them from that viewer's view. Backs have numbers that move as the public events say, the
last of a heap first: they tell nothing about faces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Any

from rookery.games.castle_of_the_devil.cards import ITEMS, KIND_OF, OCCUPATIONS, UNSEALED
from rookery.games.castle_of_the_devil.view import CHARACTERS
from rookery.games.sheet import Drawn, Sheet, slot, use
from rookery.i18n import Texts

NAME = "castle-of-the-devil"
ART = "cd"  # the prefix of our symbols in the sprite
LOG_IS_PUBLIC = False  # whoever sees a card reads its name in the log
FOLLOWS_EVENTS = True  # an exchange leaves all counts as they were: only the events tell of it
QUIET_EVENTS = ("action", "partner")
HELP = {
    "turn": ("CD-T1", "CD-X1", "CD-F1", "CD-V1"),
    "answer": ("CD-X2", "CD-X5", "CD-X7"),
    "support": ("CD-F4", "CD-F8"),
    "before": ("CD-F3", "CD-W2", "CD-W15"),
    "ability": ("CD-F6", "CD-F7", "CD-W2"),
    "doctor": ("CD-O2", "CD-W2"),
    "reward": ("CD-F9", "CD-F10"),
    "allies": ("CD-V2", "CD-V5", "CD-V6"),
    "enemies": ("CD-N2", "CD-Q45"),
    "present": ("CD-H1", "CD-H2", "CD-H3"),
}
"""The clauses behind each question, for those who ask what they can do."""

LONG = 62  # letters of a card's text that need a smaller hand
NAMING = ("allies", "enemies")
WINDOWS = ("before", "abilities", "doctor")
ASK_ABOUT = {"offer": "give", "answer": "return", "pass-on": "give", "payment": "give", "give-back": "give",
             "demand-give": "give", "demanded": "hand", "present": "present"}  # fmt: skip
"""The verb with which a card of the own hand is asked about, by question."""
GO = ("trade", "carry", "aloud", "luggage")
SIGNS = {
    "pass": "hourglass", "trade": "trade", "fight": "fight", "declare": "crown", "alone": "crest",
    "prophesy": "clairvoyant", "refuse": "no", "aloud": "aloud", "silent": "silent", "sword": "sword",
    "shield": "shield", "neither": "hourglass", "papers": "papers", "luggage": "bag", "leave": "hourglass",
    "none": "no", "carry": "aloud", "decline": "no", "left": "left", "right": "right",
}  # fmt: skip
SUITS = {
    "key": "key", "bag_key": "key", "order": "key", "goblet": "cup", "bag_goblet": "cup", "brotherhood": "cup",
    "dagger": "arms", "gloves": "arms", "knives": "arms", "whip": "arms", "ring": "arms", "monocle": "lore",
    "privilege": "lore", "tome": "lore", "coat": "lore", "sextant": "lore", "bag": "lore", "pearl": "dark",
    "mirror": "dark", "crest": "dark",
}  # fmt: skip

Memory = dict[str, Any]
Player = Mapping[str, Any]


# -- backs keep their numbers, so that they can be seen moving -----------------------------------------------


def follow(memory: Memory, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]] = ()) -> Memory:
    """Move the numbered backs as everybody saw items move, then make the heaps as high as they are.

    Which back of a heap goes is fixed (the last), so a number says nothing about a face.
    """
    heaps: dict[str, list[int]] = {k: list(v) for k, v in memory.get("heaps", {}).items()}
    swapped = bool(memory.get("swapped"))
    if heaps:
        for event in events:
            swapped = move_backs(heaps, event, swapped)
    wanted = {str(p["seat"]): int(p["items"]) for p in view["players"]}
    wanted["deck"], wanted["offer"] = view["deck"], int(view["offer"] is not None)
    loose = [n for name, heap in heaps.items() for n in heap[wanted.get(name, 0) :]]
    heaps = {name: heaps.get(name, [])[:high] for name, high in wanted.items()}
    fresh = max([0, *loose, *(n for heap in heaps.values() for n in heap)])
    for name, high in wanted.items():
        while len(heaps[name]) < high:
            if not loose:
                fresh += 1
            heaps[name].append(loose.pop() if loose else fresh)
    told = events[-1]["n"] + 1 if events else memory.get("told", 0)
    return {"heaps": heaps, "swapped": swapped, "told": told}


def move_backs(heaps: dict[str, list[int]], event: Mapping[str, Any], swapped: bool) -> bool:
    """One public event; True while an accepted exchange waits to be announced."""
    kind, seat, victim = event["kind"], str(event.get("seat")), str(event.get("victim"))
    if kind == "offer":
        shift(heaps, seat, "offer")
    elif kind == "draw":
        shift(heaps, "deck", seat)
    elif kind == "passed-on":
        shift(heaps, seat, victim, first=True)
    elif kind in ("payment", "present", "given-back"):
        shift(heaps, seat, victim)
    elif kind == "taken" and event.get("card") != "nothing":
        shift(heaps, victim, seat)
    elif kind == "accepted":
        shift(heaps, seat, victim)
        shift(heaps, "offer", seat)
        return True
    elif kind == "exchange":
        if not swapped:
            shift(heaps, victim, seat)
            shift(heaps, seat, victim, before=1)
        return False
    return swapped


def shift(heaps: dict[str, list[int]], source: str, target: str, first: bool = False, before: int = 0) -> None:
    """The last back of a heap (the first, or one before the last) goes onto another."""
    heap = heaps.get(source)
    if heap and target in heaps and len(heap) > before:
        heaps[target].append(heap.pop(0 if first else -1 - before))


# -- cards ---------------------------------------------------------------------------------------------------


class Book:
    """The cards of the box: faces per language, made once."""

    card_words: Callable[[str, str], tuple[str, str]]
    """Name and text of a card in a language; the house sets it."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        self.rows = {str(r["id"]): r for r in rows}
        self.pens = {card: n for n, card in enumerate(self.rows)}
        self._faces: dict[tuple[str, str], str] = {}
        self._words: dict[str, Words] = {}

    def words(self, t: Texts) -> Words:
        """The words of a language."""
        found = self._words.get(t.lang)
        if found is None:
            found = self._words[t.lang] = Words(t)
        return found

    def suit(self, card: str) -> str:
        """Its family: what it is good for, by colour and by sign."""
        kind = str(self.rows[card]["kind"]) if card in self.rows else "item"
        return SUITS.get(card, {"occupation": "job", "character": "who", "drink": "drink"}.get(kind, "lore"))

    def name(self, card: str, t: Texts) -> str:
        """Its name, escaped."""
        return escape(self.card_words(card, t.lang)[0])

    def short(self, card: str, t: Texts) -> str:
        """The same; a faction as people at the table call it."""
        return self.words(t)(f"short-{card}") if card in ("order", "brotherhood") else self.name(card, t)

    def face(self, card: str, t: Texts) -> str:
        """The drawn card as HTML."""
        key = (card, t.lang)
        if key not in self._faces:
            name, text = map(escape, self.card_words(card, t.lang))
            self._faces[key] = (
                f'{use(f"pen-{self.pens.get(card, 0) % 64}", "pen")}<span class="sign">{signs(card)}</span>'
                f'{sign(card, "pic")}<b>{name}</b><span class="tx{" long" if len(text) > LONG else ""}">{text}</span>'
            )
        return self._faces[key]

    def chip(self, card: str, t: Texts, cls: str = "chip") -> str:
        """A card as a small sign with its name."""
        return f'<span class="{cls} s-{self.suit(card)}">{sign(card)}<span>{self.short(card, t)}</span></span>'


def sign(name: str, cls: str = "ic") -> str:
    """One of our own symbols."""
    return use(f"{ART}-{name}", cls)


def signs(card: str) -> str:
    """What a card shows in a corner: whom it serves, where it fights, that trading sets it off."""
    goal = {"order": "key", "brotherhood": "goblet", "bag_key": "key", "bag_goblet": "goblet"}.get(card)
    if goal:
        return sign(goal)
    sword, shield = sign("sword"), sign("shield")
    fight = {"dagger": sword, "knives": sword, "thug": sword, "gloves": shield, "whip": shield, "grandmaster": shield,
             "duelist": sword + shield, "bodyguard": sword + shield}.get(card)  # fmt: skip
    if fight:
        return fight
    return sign("trade") if card in ("bag", "monocle", "privilege", "tome", "coat", "sextant", "mirror") else ""


class Words:
    """Words that are needed again and again, fetched once per language."""

    def __init__(self, t: Texts) -> None:
        self.t = t
        others, yours, coach = (escape(t.t(k)) for k in ("ui-players", f"{NAME}-web-yours", f"{NAME}-web-coach"))
        self.coach = coach
        self.rivals = f'<section class="rivals" id="rivals" aria-label="{others}">{slot("rivals")}</section>'
        self.me = f'<section class="me{slot("meclass")}" id="me" aria-label="{yours}">{slot("me")}</section>'
        self.notes = f'<section class="notes" id="notes">{slot("notes")}</section>'

    def __call__(self, key: str, **args: Any) -> str:
        """A page text of the game, escaped."""
        return escape(self.t.t(f"{NAME}-web-{key}", **args))


# -- what everybody sees -------------------------------------------------------------------------------------


def shared(view: Mapping[str, Any], memory: Memory, sheet: Sheet) -> Drawn:
    """The coach, with slots where viewers differ."""
    words, heaps, fight = sheet.book.words(sheet.t), memory["heaps"], view["fight"]
    panels = []
    for s, p in enumerate(view["players"]):
        asked, turn = s in view["waiting"], s == view["turn"] and not view["over"]
        drawn = sheet.keep(
            f"seat-{s}",
            draw_panel,
            p,
            heaps[str(s)],
            asked,
            turn,
            side_of(s, fight),
            view["over"],
            view["rounds"] > 1,
        )
        panels.append(drawn)
    middle = (view["offer"], view["demand"], fight, view["phase"], view["turn"], heaps["offer"])
    end = (view["ending"], view["claimant"], view["winners"]) if view["over"] else None
    stacks = (heaps["deck"][-1:], view["deck"], view["pile"], view["turned"])
    board = [
        words.rivals,
        sheet.keep("ride", draw_ride, middle, end, stacks),
        words.me,
        words.notes,
    ]
    return Drawn(
        board, panels, sheet.keep("where", draw_where, *progress(view)), "fight" if fight else view["phase"]
    )


def progress(view: Mapping[str, Any]) -> tuple[Any, ...]:
    """What the line above the board depends on."""
    return view["round"], view["rounds"], view["turns"], view["phase"]


def draw_where(sheet: Sheet, number: int, rounds: int, turns: int, phase: str) -> str:
    """How far the journey is."""
    words = sheet.book.words(sheet.t)
    first = words("journey", n=number, of=rounds) if rounds > 1 else words("turn", n=turns)
    more = f"<span>{words('turn', n=turns)}</span>" if rounds > 1 else ""
    return f"<b>{first}</b>{more}<span>{words(f'phase-{phase}')}</span>"


def side_of(seat: int, fight: Mapping[str, Any] | None) -> str:
    """Where a passenger stands in the fight: sword, shield, or nowhere."""
    if fight is None:
        return ""
    if seat == fight["attacker"] or seat in fight["swords"]:
        return "sword"
    return "shield" if seat == fight["defender"] or seat in fight["shields"] else ""


def draw_panel(
    sheet: Sheet, p: Player, backs: Sequence[int], asked: bool, turn: bool, side: str, over: bool, campaign: bool
) -> str:
    """One passenger: portrait, name, papers, luggage."""
    s, words, book = p["seat"], sheet.book.words(sheet.t), sheet.book
    character = book.name(p["character"], sheet.t)
    marks = (" asked" if asked else "") + (" turn" if turn else "") + (f" on-{side}" if side else "")
    lamp = f'<span class="lamp" title="{words("their-turn")}">{use("u-lantern")}</span>' if turn else ""
    points = f'<span class="pts" title="{words("points")}">{use("u-star")}{p["points"]}</span>' if campaign else ""
    stand = f'<span class="stand" title="{words(side)}">{sign(side)}</span>' if side else ""
    drink = (
        f'<span class="drink" title="{book.name("drink", sheet.t)}">{sign("drink")}</span>' if p["drink"] else ""
    )
    ask = f'name="move" value="to {s}"'
    heap = "".join([back(s, k, n) for k, n in enumerate(backs)])
    counted = escape(sheet.t.t(f"{NAME}-web-items", count=p["items"]))
    return (
        f'<article class="panel{marks}{slot(f"at-{s}")}" id="seat-{s}">'
        f'<button class="mini portrait" id="face-{s}" form="why" {slot(f"face-{s}", ask)} aria-label="{character}">'
        f"{sign(p['character'], 'cameo')}</button>"
        f'<h2>{sheet.who(s)}<small class="role">{character}</small>{slot(f"mark-{s}")}{points}{drink}{lamp}{stand}</h2>'
        f'<div class="papers">{slot(f"fac-{s}", faction_card(book, sheet.t, p, over))}'
        f"{slot(f'job-{s}', job_card(book, sheet.t, p, over))}</div>"
        f'<div class="luggage"><span class="size" title="{counted}"><span data-n>{p["items"]}</span>'
        f'<span class="vh"> {counted}</span></span>{heap}'
        f"{slot(f'know-{s}', known_line(book, sheet.t, p['known'], over))}</div>{slot(f'pick-{s}')}</article>"
    )


def back(seat: int, place: int, number: int) -> str:
    """A face-down item, unless its owner looks."""
    plain = f'<span class="mini back" id="t{number}"></span>'
    return f'<span class="bk" data-was="t{number}">{slot(f"own-{seat}-{place}", plain)}</span>'


def faction_card(book: Book, t: Texts, p: Player, over: bool) -> str:
    """The faction: a back, or what is known of it."""
    if p["faction"] is None:
        return f'<span class="paper down" title="{book.words(t)("faction-down")}">{sign("seal")}</span>'
    public = p["shown"] or over
    return paper(book, t, p["faction"], "" if public else book.words(t)("you-know"))


def job_card(book: Book, t: Texts, p: Player, over: bool) -> str:
    """The occupation: a back, face up for all, or known to this viewer."""
    words = book.words(t)
    if p["occupation"] is None:
        return f'<span class="paper down job" title="{words("job-down")}">{sign("hat")}</span>'
    secret = "" if p["face_up"] or over else words("you-know")
    return paper(book, t, p["occupation"], secret, words("spent") if p["spent"] else "")


def paper(book: Book, t: Texts, card: str, secret: str, spent: str = "") -> str:
    """A known paper as a small button that explains itself."""
    eye = (
        f'<span class="eye" title="{secret}">{use("u-eye")}<span class="vh">{secret}</span></span>'
        if secret
        else ""
    )
    used = f'<span class="spent">{spent}</span>' if spent else ""
    return (
        f'<button class="paper s-{book.suit(card)}{" secret" if secret else ""}{" used" if spent else ""}" form="why" '
        f'name="card" value="{card}">{sign(card)}<span class="pn">{book.short(card, t)}</span>{eye}{used}</button>'
    )


def known_line(book: Book, t: Texts, known: Sequence[str], over: bool) -> str:
    """The faces somebody knows in a luggage."""
    if not known:
        return ""
    words = book.words(t)
    eye = (
        ""
        if over
        else f'<span class="eye" title="{words("you-know")}">{use("u-eye")}<span class="vh">{words("you-know")}</span></span>'
    )
    chips = "".join(
        f'<button class="kn s-{book.suit(c)}" form="why" name="card" value="{c}" title="{book.name(c, t)}">'
        f'{sign(c)}<span class="vh">{book.name(c, t)}</span></button>'
        for c in known
    )
    return f'<div class="known{" open" if over else ""}">{eye}{chips}</div>'


def draw_ride(sheet: Sheet, middle: tuple[Any, ...], end: tuple[Any, ...] | None, stacks: tuple[Any, ...]) -> str:
    """The middle: the coach in the storm, the stacks, and what happens between the passengers."""
    offer, demand, fight, phase, turn, backs = middle
    words = sheet.book.words(sheet.t)
    if end is not None:
        scene = draw_end(sheet, *end)
    elif fight is not None:
        scene = draw_fight(sheet, fight)
    elif offer is not None:
        scene = draw_offer(sheet, offer, backs)
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


def draw_offer(sheet: Sheet, offer: Mapping[str, Any], backs: Sequence[int]) -> str:
    """A card lies between two passengers; those two see its face."""
    words = sheet.book.words(sheet.t)
    told = words("offers", name=sheet.names[offer["from"]], victim=sheet.names[offer["to"]])
    number = backs[0] if backs else 0
    plain = f'<span class="mini back big" id="t{number}"></span>'
    return (
        f'<p class="line">{told}</p><div class="between">{small_face(sheet, offer["from"])}'
        f'<span class="bk" data-was="t{number}">{slot("offered", plain)}</span>{small_face(sheet, offer["to"])}</div>'
    )


def small_face(sheet: Sheet, seat: int, piece: bool = False) -> str:
    """A passenger's portrait with the name."""
    from_face = f' id="ch-{seat}" data-was="face-{seat}"' if piece else ""
    return (
        f'<span class="{"mini " if piece else ""}bust"{from_face}>{sign(CHARACTERS[seat], "cameo")}'
        f"<b>{escape(sheet.names[seat])}</b></span>"
    )


def draw_fight(sheet: Sheet, fight: Mapping[str, Any]) -> str:
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
        f'<div class="fight">{draw_side(sheet, fight, "sword")}<div class="versus">{sign("bolt", "bolt")}'
        f"{chips}{notes}</div>{draw_side(sheet, fight, 'shield')}</div>"
    )


def draw_side(sheet: Sheet, fight: Mapping[str, Any], side: str) -> str:
    """The attacker's or the defender's side."""
    words, swords = sheet.book.words(sheet.t), side == "sword"
    leader, helpers = (fight["attacker"], fight["swords"]) if swords else (fight["defender"], fight["shields"])
    stand = "".join(small_face(sheet, s, piece=True) for s in (leader, *(h for h in helpers if h != leader)))
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


def draw_end(sheet: Sheet, ending: str | None, claimant: int | None, winners: Sequence[int]) -> str:
    """How the journey ended."""
    words, t = sheet.book.words(sheet.t), sheet.t
    reason = escape(t.t(f"{NAME}-reason-{ending}")) if ending else ""
    by = words("claimed-by", name=sheet.names[claimant]) if claimant is not None else ""
    won = words("winners", names=t.join([sheet.names[s] for s in winners])) if winners else ""
    faces = "".join(small_face(sheet, s, piece=True) for s in winners)
    return (
        f'<div class="fin"><p class="line">{by} {reason}</p><div class="stand-in">{faces}</div><p>{won}</p></div>'
    )


# -- what one viewer knows and may do ------------------------------------------------------------------------


AROUND = {
    2: (1, 0, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
    8: (2, 4, 2),
    9: (2, 5, 2),
    10: (3, 4, 3),
}
"""How many passengers sit at the left window, at the back, at the right window."""


def places(sheet: Sheet, me: int | None, seats: int) -> dict[str, str]:
    """Where everybody sits, clockwise from this viewer's left."""
    order = [s for k in range(seats) if (s := ((me or 0) + k + (me is not None)) % seats) != me]
    left, back_row, right = AROUND[len(order)]
    spots = [f" at-l row-{left + 1 - k if left > 1 else 'all'}" for k in range(left)]
    spots += [f" at-t{back_row} col-{k + 1}" for k in range(back_row)]
    spots += [f" at-r row-{k + 2 if right > 1 else 'all'}" for k in range(right)]
    return {f"at-{s}": spot for s, spot in zip(order, spots, strict=True)}


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    slots = dict(sheet.keep("places", places, me, view["seats"]))
    if me is None:
        return slots, ""
    over = view["over"]
    for p in view["players"]:
        if p["seat"] != me:
            slots |= sheet.keep(f"know-{p['seat']}", known_slots, p, over, me)
    slots["notes"] = sheet.keep(
        "notes", draw_notes, me, view["players"], view["notes"], view["offer"], view["deck"]
    )
    moves = [] if asked is None or asked in NAMING else [str(m) for m in legal]
    cards, seats, ways = sorted_moves(moves)
    slots |= own_slots(view, asked, cards, sheet)
    slots |= offered_slot(view, sheet)
    if asked in NAMING:
        slots |= {f"pick-{s}": naming_box(sheet, s) for s in range(view["seats"]) if s != me}
        return slots, naming_bar(sheet)
    for s, found in seats.items():
        slots[f"pick-{s}"] = target(sheet, found)
        slots[f"face-{s}"] = f'name="card" value="{CHARACTERS[s]}"'
    if asked == "take":
        slots |= loot_slot(view, cards, sheet)
    return slots, "" if asked is None else moves_bar(view, asked, moves, ways, sheet)


def sorted_moves(moves: Sequence[str]) -> tuple[dict[str, list[str]], dict[int, list[str]], dict[str, list[str]]]:
    """Moves by the card they are about, by the passenger they are about, and cards with several ways."""
    cards: dict[str, list[str]] = {}
    seats: dict[int, list[str]] = {}
    for move in moves:
        verb, *rest = move.split()
        if verb == "to":
            seats.setdefault(int(rest[0]), []).append(move)
        elif rest and verb not in ("demand", "stack"):
            cards.setdefault(rest[0], []).append(move)
            if verb == "use" and len(rest) > 1:
                seats.setdefault(int(rest[1]), []).append(move)
    return cards, seats, {card: found for card, found in cards.items() if len(found) > 1}


def known_slots(sheet: Sheet, p: Player, over: bool, me: int) -> dict[str, str]:
    """What this viewer knows of somebody else, and the place for the own mark."""
    book, t, s = sheet.book, sheet.t, p["seat"]
    return {
        f"fac-{s}": faction_card(book, t, p, over),
        f"job-{s}": job_card(book, t, p, over),
        f"know-{s}": known_line(book, t, p["known"], over),
        f"mark-{s}": f'<span class="mark" data-kept="mark-{me}-{s}"></span>',
    }


def own_slots(
    view: Mapping[str, Any], asked: str | None, cards: Mapping[str, list[str]], sheet: Sheet
) -> dict[str, str]:
    """One's own papers and luggage: what can be used now is lit, the rest says why it cannot."""
    me, book, t = view["seat"], sheet.book, sheet.t
    mine = view["players"][me]
    slots = {f"know-{me}": ""}
    if mine["faction"] is not None:
        ask = f'form="why" name="card" value="{mine["faction"]}"'
        slots[f"fac-{me}"] = own_card(book, t, mine["faction"], "own-faction", ask)
    if mine["occupation"] is not None:
        job = mine["occupation"]
        note = "spent" if mine["spent"] else "face-up" if mine["face_up"] else ""
        ask = control(sheet, job, cards.get(job, ()), f"use {job}")
        slots[f"job-{me}"] = own_card(book, t, job, "own-job", ask, note)
    verb = ASK_ABOUT.get(asked or "", "use")
    count: Counter[str] = Counter()
    for k, card in enumerate(hand_in_order(sheet, mine["known"])):
        probe = f"present {card} {(me + 1) % view['seats']}" if verb == "present" else f"{verb} {card}"
        found = cards.get(card, ()) if asked != "take" else ()
        slots[f"own-{me}-{k}"] = own_card(
            book, t, card, f"own-{card}-{count[card]}", control(sheet, card, found, probe)
        )
        count[card] += 1
    return slots


def hand_in_order(sheet: Sheet, faces: Sequence[str]) -> list[str]:
    """The own luggage in the order in which it came, as far as this sheet remembers."""
    left = Counter(faces)
    order = []
    for card in (*sheet.kept.get("hand", ((), ()))[1], *faces):
        if left[card] > 0:
            left[card] -= 1
            order.append(card)
    sheet.kept["hand"] = ((), order)
    return order


def control(sheet: Sheet, card: str, moves: Sequence[str], probe: str) -> str:
    """What a click on an own card does: play it, choose a way, or ask why not."""
    if not moves:
        return f'form="why" name="move" value="{probe}"'
    if len(moves) > 1:
        return f'type="button" popovertarget="ways-{card}" aria-haspopup="true"'
    return f'name="move" value="{escape(moves[0])}" aria-label="{escape(sheet.say(moves[0]))}"'


def own_card(book: Book, t: Texts, card: str, ident: str, attributes: str, note: str = "") -> str:
    """A card of one's own, with what it does."""
    badge = f'<span class="badge">{book.words(t)(note)}</span>' if note else ""
    lit = "" if attributes.startswith('form="why"') else " lit"
    used = " used" if note == "spent" else ""
    return f'<button id="{ident}" class="card s-{book.suit(card)}{lit}{used}" {attributes}>{book.face(card, t)}{badge}</button>'


def offered_slot(view: Mapping[str, Any], sheet: Sheet) -> dict[str, str]:
    """The offered card, for the two who see it."""
    offer, me = view["offer"], view["seat"]
    if offer is None or offer["item"] is None:
        return {}
    card = offer["item"]
    ident = f"own-{card}-{view['players'][me]['known'].count(card)}" if offer["from"] == me else "offered"
    ask = f'form="why" name="card" value="{card}"'
    return {"offered": own_card(sheet.book, sheet.t, card, ident, ask)}


def loot_slot(view: Mapping[str, Any], cards: Mapping[str, list[str]], sheet: Sheet) -> dict[str, str]:
    """The loser's luggage before the winner."""
    fight = view["fight"]
    if fight is None:
        return {}
    loser = fight["defender"] if view["seat"] == fight["attacker"] else fight["attacker"]
    chips = "".join(
        f'<button class="kn lit s-{sheet.book.suit(c)}" name="move" value="take {c}" title="{escape(sheet.say(f"take {c}"))}">'
        f'{sign(c)}<span class="vh">{escape(sheet.say(f"take {c}"))}</span></button>'
        for c in cards
    )
    return {f"know-{loser}": f'<div class="known">{chips}</div>'}


def target(sheet: Sheet, moves: Sequence[str]) -> str:
    """A passenger who can be chosen: the whole panel is the button."""
    said = escape(sheet.say(moves[0]))
    return f'<button class="target lit" name="move" value="{escape(moves[0])}"><span>{said}</span></button>'


def naming_box(sheet: Sheet, seat: int) -> str:
    """A passenger who can be named in a claim."""
    said = sheet.book.words(sheet.t)("name-one", name=sheet.names[seat])
    return (
        f'<label class="target pickbox lit" data-choose><input type="checkbox" name="named" value="{seat}" id="named-{seat}">'
        f"<span>{said}</span></label>"
    )


def naming_bar(sheet: Sheet) -> str:
    """Choose passengers at the table, then say so once."""
    words = sheet.book.words(sheet.t)
    idle = words("name-idle")
    return (
        f'<p class="sum" id="sum" data-idle="{idle}" aria-live="polite">{idle}</p><div class="acts">'
        f'<button class="btn go" name="do" value="name" data-pick="named" data-max="9" data-said="{words("name-said")}">'
        f"{words('name-go')}</button>"
        f'<button class="btn" name="move" value="name nobody" data-quiet>{escape(sheet.say("name nobody"))}</button></div>'
    )


def moves_bar(
    view: Mapping[str, Any], asked: str, moves: Sequence[str], ways: Mapping[str, list[str]], sheet: Sheet
) -> str:
    """A line that helps to decide, a button for every move, and the choice of ways where a card has several."""
    line = hint_line(view, asked, sheet)
    out = [f'<p class="sum">{line}</p>' if line else "", '<div class="acts">']
    if asked != "present":
        out += [BUTTONS.get(m.partition(" ")[0], move_button)(sheet, m) for m in moves]
    out += [ask_button(sheet, m) for m in ("refuse", "declare") if m not in moves and asked == ASKED_WITH[m]]
    out.append("</div>")
    for card, found in ways.items():
        name = sheet.book.name(card, sheet.t)
        choices = "".join(move_button(sheet, m) for m in found)
        out.append(
            f'<div class="ways" id="ways-{card}" popover role="dialog" aria-label="{name}"><h2>{name}</h2>{choices}</div>'
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


def seat_button(sheet: Sheet, move: str) -> str:
    """The same for a passenger, who glows at the table as well: portrait and name will do."""
    s = int(move.split()[1])
    return (
        f'<button class="btn sm seat" name="move" value="{move}" aria-label="{escape(sheet.say(move))}">'
        f"{sign(CHARACTERS[s], 'ic fill')}{escape(sheet.names[s])}</button>"
    )


def card_button(sheet: Sheet, move: str) -> str:
    """The same where there are many cards to choose from: the name will do."""
    card = move.split()[1]
    return (
        f'<button class="btn sm" name="move" value="{move}" aria-label="{escape(sheet.say(move))}">'
        f"{sign(card, 'ic fill')}{sheet.book.name(card, sheet.t)}</button>"
    )


BUTTONS = {"to": seat_button, "demand": card_button, "stack": card_button}


def ask_button(sheet: Sheet, move: str) -> str:
    """An answer one looks for and cannot give now: it says why."""
    return (
        f'<button class="btn off" form="why" name="move" value="{move}">{sign(SIGNS[move], "ic fill")}'
        f"{escape(sheet.t.t(f'{NAME}-move-{move}'))}</button>"
    )


def hint_line(view: Mapping[str, Any], asked: str, sheet: Sheet) -> str:
    """What one should have in mind before answering."""
    words, book, t = sheet.book.words(sheet.t), sheet.book, sheet.t
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


# -- notes ---------------------------------------------------------------------------------------------------


def draw_notes(
    sheet: Sheet,
    me: int,
    players: Sequence[Player],
    notes: Mapping[str, Any],
    offer: Mapping[str, Any] | None,
    deck: int,
) -> str:
    """Everything this viewer knows for certain, passenger by passenger, and room for what is only suspected."""
    words = sheet.book.words(sheet.t)
    rows = "".join(note_row(sheet, me, p) for p in players if p["seat"] != me)
    facts = "".join(f"<li>{fact}</li>" for fact in certain(sheet, players, notes, offer, deck))
    head = "".join(f'<th scope="col">{words(k)}</th>' for k in ("passenger", "faction", "job", "luggage"))
    return (
        f'<input type="checkbox" class="notes-open" id="notes-open" form="local" aria-label="{words("notes")}">'
        f'<label class="notes-label" for="notes-open">{use("u-eye")}<span>{words("notes")}</span></label>'
        f'<div class="notes-body"><p class="quiet">{words("notes-lead")}</p><table><thead><tr>{head}'
        f'<th scope="col" class="js-only">{words("marks")}</th></tr></thead><tbody>{rows}</tbody></table>'
        f"<h3>{words('certain')}</h3><ul>{facts}</ul></div>"
    )


def note_row(sheet: Sheet, me: int, p: Player) -> str:
    """One passenger in the notes."""
    book, t, s = sheet.book, sheet.t, p["seat"]
    words = book.words(t)
    name = escape(sheet.names[s])
    faction = book.chip(p["faction"], t) if p["faction"] else "?"
    job = book.chip(p["occupation"], t) if p["occupation"] else "?"
    hidden = p["items"] - len(p["known"])
    items = "".join(book.chip(c, t) for c in p["known"]) + (
        f"<span>{words('unknown', count=hidden)}</span>" if hidden else ""
    )
    options = "".join(
        f'<option value="{v}">{words(f"mark-{v}") if v else "–"}</option>'
        for v in ("", "order", "brotherhood", "trust")
    )
    return (
        f'<tr><th scope="row">{sign(p["character"], "cameo")}{name}</th><td>{faction}</td><td>{job}</td><td>{items}</td>'
        f'<td class="js-only"><select form="local" data-keep="mark-{me}-{s}" aria-label="{words("mark-of", name=sheet.names[s])}">'
        f'{options}</select><input form="local" data-keep="text-{me}-{s}" maxlength="120" autocomplete="off" '
        f'aria-label="{words("text-of", name=sheet.names[s])}"></td></tr>'
    )


def certain(
    sheet: Sheet, players: Sequence[Player], notes: Mapping[str, Any], offer: Mapping[str, Any] | None, deck: int
) -> list[str]:
    """What follows for certain, in sentences."""
    words, book, t = sheet.book.words(sheet.t), sheet.book, sheet.t

    def cards(found: Iterable[str]) -> str:
        return t.join(
            [f"{book.card_words(c, t.lang)[0]}{f' ×{n}' if n > 1 else ''}" for c, n in Counter(found).items()]
        )

    out = []
    for note in (*notes["items"], *notes["occupations"]):
        where = t.join([place_words(sheet, place) for place in note["among"]])
        out.append(words("among", cards=cards(note["cards"]), places=where))
    if notes["top"]:
        out.append(words("on-top", cards=cards(notes["top"])))
    if notes["deck"]:
        out.append(words("in-deck", cards=cards(notes["deck"])))
    if notes["pile"]:
        out.append(words("in-pile", cards=cards(notes["pile"])))
    unseen = unseen_items(players, notes, offer, deck)
    if unseen:
        out.append(words("unseen", cards=cards(unseen)))
    jobs = [j for j in OCCUPATIONS if j not in {p["occupation"] for p in players} and j not in notes["pile"]]
    if jobs:
        out.append(words("unseen-jobs", cards=cards(jobs)))
    return out + faction_count(words, players)


def place_words(sheet: Sheet, place: str) -> str:
    """A place of a note: somebody, or a heap."""
    if place.isdigit():
        return sheet.names[int(place)]
    return sheet.t.t(f"{NAME}-web-place-{place}")


def unseen_items(
    players: Sequence[Player], notes: Mapping[str, Any], offer: Mapping[str, Any] | None, deck: int
) -> list[str]:
    """The items whose place is unknown: those in play less those known. [] if one cannot tell which are in play."""
    seats, total = len(players), sum(p["items"] for p in players) + deck + (offer is not None)
    full = Counter(ITEMS[kind] for kind in KIND_OF)
    full -= Counter({"pearl": seats == 3, "coat": seats == 10})
    sealed = Counter({c: n for c, n in full.items() if c not in UNSEALED})
    in_play = next((c for c in (full, sealed) if c.total() == total), None)
    if in_play is None:
        return []
    known = Counter(c for p in players for c in p["known"]) + Counter(notes["deck"]) + Counter(notes["top"])
    if offer is not None and offer["item"]:
        known[offer["item"]] += 1
    return list((in_play - known).elements())


def faction_count(words: Words, players: Sequence[Player]) -> list[str]:
    """How many unknown passengers are of which faction, where the number is fixed (CD-S4); else that it is not."""
    half, odd = divmod(len(players), 2)
    if odd:
        return [words("odd")]
    left = [half - sum(p["faction"] == f for p in players) for f in ("order", "brotherhood")]
    return [words("factions-left", order=left[0], brotherhood=left[1])] if any(left) else []


# -- answers from forms, and the end -------------------------------------------------------------------------


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move a form stands for. Chosen passengers become `name …`."""
    if form.get("move"):
        return form["move"][-1]
    if (form.get("do") or [""])[-1] == "name":
        return " ".join(["name", *(form.get("named") or ["nobody"])])
    return ""


def ending(view: Mapping[str, Any], sheet: Sheet) -> str:
    """For the page after the end: who belonged to whom, with all cards face up."""
    words, book, t = sheet.book.words(sheet.t), sheet.book, sheet.t
    out = []
    for faction in ("order", "brotherhood"):
        members = [p for p in view["players"] if p["faction"] == faction]
        won = " won" if any(p["seat"] in view["winners"] for p in members) else ""
        rows = "".join(end_row(sheet, p, view) for p in members)
        out.append(
            f'<section class="panelbox society s-{book.suit(faction)}{won}"><h2>{sign(faction)}{book.name(faction, t)}</h2>'
            f'<ul class="list">{rows}</ul></section>'
        )
    rest = [c for c in (*view["notes"]["top"], *view["notes"]["deck"])]
    left = "".join(book.chip(c, t) for c in rest)
    deck = f"<p>{words('left-in-deck')} {left}</p>" if rest else ""
    return f'<div class="grid2 societies">{"".join(out)}</div>{deck}'


def end_row(sheet: Sheet, p: Player, view: Mapping[str, Any]) -> str:
    """One passenger, all cards up."""
    book, t, s = sheet.book, sheet.t, p["seat"]
    words = book.words(t)
    claimed = f'<span class="pill hot">{words("claimant")}</span>' if s == view["claimant"] else ""
    chips = "".join(book.chip(c, t) for c in (p["occupation"], *p["known"]))
    return (
        f'<li>{sign(p["character"], "cameo")}<span class="grow"><b>{escape(sheet.names[s])}</b> '
        f'<small class="muted">{book.name(p["character"], t)}</small> {claimed}</span>{chips}</li>'
    )


def cover() -> str:
    """The lid of the box, for the home page."""
    return (
        f'<div class="cover cover-{NAME}" aria-hidden="true">{sign("castle", "castle")}{sign("bolt", "bolt")}'
        f"{sign('coach', 'wagon')}</div>"
    )
