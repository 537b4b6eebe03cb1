"""The square of Thief's Market: booths, the hoard on its carpet, decks, and the race for henchmen and gold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rookery.games.sheet import Sheet, escape, seal, slot, use
from rookery.games.thiefs_market.web.dice import Zone, die, places
from rookery.games.thiefs_market.web.signs import ART, CALLED, NAME, drawing

PLACES = 6  # of a booth
NO_DECKS: dict[str, int] = {}  # they lie at the right
TRAYS = f'<div class="robbery" id="trays" data-page="1">{slot("trays")}</div>'
COUNTERS = f'<div class="counters" id="counters" data-page="2">{slot("counters")}</div>'
Rows = list[tuple[str, list[str | None]]]  # by deck: what lies there


def count_of(row: tuple[str, list[str | None]]) -> int:
    """How many places a row takes."""
    return len(row[1])


def booths(market: Mapping[str, Sequence[str | None]], current: str) -> tuple[Rows, Rows]:
    """What lies where: older rows at the left, the newest at the right; a first row alone fills both."""
    newest = list(market[current])
    older: Rows = [(d, [c for c in row if c]) for d, row in market.items() if d != current and any(row)]
    if not older:
        return [(current, newest[:3])], [(current, newest[3:])]
    spare = sum(map(count_of, older)) - PLACES
    if spare <= 0:
        return older, [(current, newest)]
    deck, row = older[-1]
    return [*older[:-1], (deck, row[:-spare])], [(deck, row[-spare:]), (current, newest)]


def draw_scene(sheet: Sheet, rivals: int) -> str:
    """The bazaar behind it all, and the lanterns between the stalls."""
    hung = "".join([drawing("lantern", f"hang h{n}") for n in range(rivals + 1)])
    return f'<div class="scene of{rivals}" id="scene" aria-hidden="true">{drawing("sky")}{hung}</div>'


def draw_booth(sheet: Sheet, side: str, rows: Rows, decks: Mapping[str, int], current: str) -> str:
    """A booth of the market: its sign, cards on sale, and at the right the decks."""
    t, book, words = sheet.t, sheet.book, sheet.book.words(sheet.t)
    goods = []
    for deck, row in rows:
        cards = "".join([book.goods(c, t) if c else GAP for c in row])
        goods.append(f'<div class="lot" id="row-{deck}-{side}" data-from="deck-{deck}">{cards}</div>')
    count = sum(map(count_of, rows))
    full = " crowded" if count > PLACES else " full" if count == PLACES else " few" if decks and count < 3 else ""
    letters = "".join([f"<b>{deck}</b>" for deck, _ in rows])
    name = words.new if rows[-1][0] == current else words.old
    perch = drawing("raven" if decks else "cat", "perch")
    label = f"{words.market} {2 if decks else 1}"
    return (
        f'<section class="booth {side}{full}" id="{side}" data-page="2" aria-label="{label}">{perch}'
        f'{drawing("booth", "awn")}<h2 class="sign">{letters}{name}</h2>'
        f'<div class="goods">{"".join(goods)}{draw_decks(sheet, decks, current) if decks else ""}</div></section>'
    )


def draw_race(sheet: Sheet, henchmen: Sequence[int], gold: Sequence[int], cards: int) -> str:
    """Who leads where most is worth points at the end; on the places of the left booth that are free."""
    words = sheet.book.words(sheet.t)
    lines = race_line(f"{ART}-H", words.henchmen, words.prize_two, henchmen)
    lines += race_line(f"{ART}-gold", words.gold_name, words.prize_one, gold)
    return f'<div class="race beside-{min(cards, PLACES)}" id="race" data-page="2">{lines}</div>'


def race_line(icon: str, what: str, prize: str, counts: Sequence[int]) -> str:
    """Everybody in order, the leaders framed."""
    most = max(counts)
    order = sorted(range(len(counts)), key=lambda s: -counts[s])
    row = "".join([f"<span{LEADS if counts[s] == most > 0 else ''}>{seal(s)}{counts[s]}</span>" for s in order])
    return f"<div><h3>{use(icon, 'k')}{what}<small>{prize}</small></h3><p>{row}</p></div>"


LEADS = ' class="leads"'


def draw_pool(sheet: Sheet, pool: Zone, aside: Zone) -> str:
    """The carpet with the heap: the dice in the middle."""
    words = sheet.book.words(sheet.t)
    at = places(len(pool) + len(aside))
    lit = slot("lit-pool")
    heap = [die(n, f, "pool", lit, at[i], words.piece[f]) for i, (n, f) in enumerate(pool)]
    heap += [die(n, f, "aside", "", at[len(pool) + i], words.piece[f]) for i, (n, f) in enumerate(aside)]
    coins = drawing("coins", "coins")
    return (
        f'<section class="rug" id="pool" data-zone="pool" data-called="{CALLED}" data-page="1" '
        f'aria-label="{words.pool}">'
        f'{drawing("rug", "carpet")}<h2 class="sign big">{words.loot}</h2>'
        f'<p class="caption">{slot("note", "" if heap else words.no_pool)}</p>'
        f'<div class="heap of{min(len(at), 14)}">{coins}{"".join(heap)}{slot("tied")}</div></section>'
    )


def draw_decks(sheet: Sheet, decks: Mapping[str, int], current: str) -> str:
    """The decks, how many cards are left, and when the next one opens."""
    t, words = sheet.t, sheet.book.words(sheet.t)
    backs = []
    for deck, left in decks.items():
        now, mark = (" now", " data-deck") if deck == current else ("", "")
        none = "" if left else " none"
        title = f"{words.deck} {deck}: {escape(t.t('ui-left', count=left))}"
        back = f'<span class="back b-{deck}{none}" id="deck-{deck}"{mark} aria-hidden="true">{deck}</span>'
        count = f'<span class="cnt"><span class="vh">{words.deck} {deck} </span>{left}</span>'
        backs.append(f'<span class="deck{now}" title="{title}">{back}{count}</span>')
    after = {"A": "B", "B": "C"}.get(current, "")
    then = t.t(f"{NAME}-deck-next", deck=current, next=after) if after else t.t(f"{NAME}-deck-last", deck=current)
    fill = t.t(f"{NAME}-deck-fill", deck=current)
    return f'<div class="decks"><p>{"".join(backs)}</p><small>{escape(fill)} {escape(then)}</small></div>'


GAP = '<span class="gap"></span>'
