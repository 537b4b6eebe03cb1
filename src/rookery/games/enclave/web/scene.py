"""A mission as a scene: its goal, the traps one after the other, the sarcophagi, the reckoning, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rookery.games.enclave.cards.book import LOWEST, MOST_SARCOPHAGUS
from rookery.games.enclave.seen.odds import Damage, bears, body_of, plus, protected, shield_of
from rookery.games.enclave.web.faces import (
    ART,
    BLOWS,
    NAME,
    blows,
    gain,
    gauge,
    job_of,
    named,
    named_card,
    risk,
    signed,
    word,
)
from rookery.games.sheet import Sheet, escape, seal, slot, use

STEPS = ("cross", "pack", "traps", "use", "outcome", "reward")
AT = {"pack": 1, "reveal": 2, "use": 3, "reward": 5}

Player = Mapping[str, Any]
Term = tuple[int, str]  # how much, and why
Last = tuple[str, Sequence[int], bool]  # a mission that has ended: card, team, whether it succeeded
TILE = "prepared"


class Tale(NamedTuple):
    """What everybody saw on a mission: its traps, what was used against them, and what each thief suffered."""

    traps: tuple[str, ...] = ()
    used: tuple[str, ...] = ()  # cards, and `TILE`
    hurt: tuple[tuple[int, int, int], ...] = ()  # seat, body, mind

    def suffered(self, seat: int) -> Damage:
        """What this thief suffered of each kind."""
        return next(((p, m) for s, p, m in self.hurt if s == seat), (0, 0))


def draw_job(
    sheet: Sheet, mission: Mapping[str, Any] | None, team: Sequence[Player], last: Last | None, tale: Tale
) -> str:
    """The mission under way as everybody sees it; how the last one ended; nothing while there is none."""
    inner, pages = "" if mission is None else scene(sheet, mission, team, tale), "1"
    if last is not None:
        inner, pages = band(sheet, last, team, tale), "1 2 3 4"
    return f'<section class="job" id="job" data-page="{pages}" aria-live="polite">{inner}{slot("look")}</section>'


def scene(sheet: Sheet, mission: Mapping[str, Any], team: Sequence[Player], tale: Tale) -> str:
    """All of it."""
    stage = mission["stage"]
    boxes = [sarcophagus(sheet, each, player) for each, player in zip(mission["team"], team, strict=True)]
    ledgers = [ledger(sheet, mission, player, len(team) > 1, tale) for player in team]
    ends = (
        banner(sheet, mission, team)
        if stage == "reward"
        else verdict(sheet, mission, team)
        if stage == "use"
        else ""
    )
    return (
        f"{steps(sheet, AT[stage])}{goal(sheet, mission)}{traps(sheet, mission)}"
        f'<div class="js n{len(team)}">{"".join(boxes)}</div><div class="jl">{"".join(ledgers)}</div>{ends}'
    )


def steps(sheet: Sheet, now: int) -> str:
    """How far the mission is."""
    out = []
    for k, name in enumerate(STEPS):
        cls = ' class="done"' if k < now else ' class="now" aria-current="step"' if k == now else ""
        out.append(f"<li{cls}>{word(sheet.t, f'scene-{name}')}</li>")
    return f'<ol class="steps" data-scene>{"".join(out)}</ol>'


def goal(sheet: Sheet, mission: Mapping[str, Any]) -> str:
    """The mission's card, large."""
    t, card = sheet.t, mission["card"]
    job = job_of(sheet, card)
    who = "".join([f"{seal(s)}{escape(sheet.names[s])}" for s in mission["seats"]])
    return (
        f'<div class="jm" id="job-{card}">{use(f"{ART}-{card}", "pic")}<b class="nm">{named_card(card, t)}</b>'
        f'{risk(job, t)}{gain(job, t, True)}<small class="of">{who}</small></div>'
    )


def traps(sheet: Sheet, mission: Mapping[str, Any]) -> str:
    """Those turned up, and the backs of those to come."""
    t, book = sheet.t, sheet.book
    many = int(job_of(sheet, mission["card"]).traps) + (len(mission["seats"]) > 1)
    out = []
    head = f'<span class="spike">{use(f"{ART}-traps", "k")}{word(t, "kind-trap")}</span>'
    for card in mission["traps"]:
        row = book.rows[card]
        hit = blows(int(row.get("p", 0)), int(row.get("m", 0)), t)
        out.append(
            f'<div class="trap" id="card-{card}" data-piece>{head}{use(f"{ART}-{card}", "pic")}'
            f'{named(named_card(card, t))}<span class="hit-for">{hit}</span></div>'
        )
    for k in range(len(mission["traps"]), many):
        out.append(f'<div class="trap back" id="trap-{k}">{use(f"{ART}-traps", "pic")}</div>')
    return f'<div class="jt n{many}">{"".join(out)}</div>'


def sarcophagus(sheet: Sheet, each: Mapping[str, Any], player: Player) -> str:
    """What one of the team has packed: faces for those who may see them, else backs; and what was used."""
    t, s, room = sheet.t, each["seat"], player["sarcophagus"]
    back = f'<span class="slot back" title="{word(t, "web-packed")}">{use(f"{ART}-sarcophagus", "pic")}</span>'
    used = "".join(
        [
            f'<span class="slot full used s-protection" id="card-{c}" data-piece>{sheet.book.inner(c, t)}'
            f"<em>{word(t, 'scene-used')}</em></span>"
            for c in each["used"]
        ]
    )
    free = room - each["count"] - len(each["used"])
    empty = f'<span class="slot">{word(t, "web-free")}</span>' * max(0, free)
    if room < MOST_SARCOPHAGUS:
        empty += f'<span class="slot shut">{word(t, "scene-shut", n=room + 1)}</span>'
    return (
        f'<div class="coffin s{s}"><h3>{word(t, "scene-sarcophagus")} '
        f"<small>{escape(sheet.names[s])} · {word(t, 'scene-slots', count=room)}</small></h3>"
        f'<div class="slots">{used}{slot(f"packed-{s}", back * each["count"])}{empty}'
        f"{preparation(sheet, each)}</div></div>"
    )


def preparation(sheet: Sheet, each: Mapping[str, Any]) -> str:
    """The tile of a thief who prepared."""
    t, tile = sheet.t, each["tile"]
    if tile is None:
        return f'<span class="slot shut">{word(t, "scene-unprepared")}</span>'
    table = sheet.book.kit.cards
    used = f"<em>{word(t, 'scene-used')}</em>" if tile == "used" else ""
    value = (
        f"{word(t, 'short-p')} <b>{int(table.prepared_p)}</b> {word(t, 'short-m')} <b>{int(table.prepared_m)}</b>"
    )
    return (
        f'<span class="slot full prep{" used" if used else ""}">{use(f"{ART}-prepared", "pic")}'
        f'<b class="nm">{word(t, "word-prepared")}</b>'
        f'<span class="fx"><span class="e">{value}</span></span>{used}</span>'
    )


# -- the reckoning --------------------------------------------------------------------------------------------


def blow(sheet: Sheet, mission: Mapping[str, Any]) -> Damage:
    """What the mission and the traps turned up do, before zones and protections."""
    job, cards = job_of(sheet, mission["card"]), sheet.book.kit.cards
    return plus((int(job.p), int(job.m)), shield_of(mission["traps"], cards))


def terms(sheet: Sheet, mission: Mapping[str, Any], player: Player, k: int) -> tuple[list[Term], list[Term]]:
    """What hurts (EN-X5 to EN-X7) and what protects, of one kind."""
    t, cards = sheet.t, sheet.book.kit.cards
    job = job_of(sheet, mission["card"])
    bad = [((int(job.p), int(job.m))[k], word(t, "scene-mission"))]
    bad += [(shield_of([c], cards)[k], named_card(c, t)) for c in mission["traps"]]
    good: list[Term] = []
    zone = body_of(player, cards).zones[k]
    (bad if zone > 0 else good).append((abs(zone), word(t, "state-critical" if zone > 0 else "state-super")))
    for each in mission["team"]:
        good += [(shield_of([c], cards)[k], named_card(c, t)) for c in each["used"]]
        if each["tile"] == "used":
            good.append((int((cards.prepared_p, cards.prepared_m)[k]), word(t, "word-prepared")))
    return [term for term in bad if term[0]], [term for term in good if term[0]]


def paid(sheet: Sheet, card: str, tale: Tale, player: Player, k: int) -> tuple[list[Term], list[Term], int]:
    """The same when it is over, and what was suffered. The zone follows from the sum, or has not changed."""
    t, cards = sheet.t, sheet.book.kit.cards
    job, total = job_of(sheet, card), tale.suffered(player["seat"])[k]
    bad = [((int(job.p), int(job.m))[k], word(t, "scene-mission"))]
    bad += [(shield_of([c], cards)[k], named_card(c, t)) for c in tale.traps]
    prepared = int((cards.prepared_p, cards.prepared_m)[k])
    good = [
        (prepared, word(t, "word-prepared")) if c == TILE else (shield_of([c], cards)[k], named_card(c, t))
        for c in tale.used
    ]
    hurts = sum(n for n, _ in bad)
    zone = total + sum(n for n, _ in good) - hurts if total else body_of(player, cards).zones[k]
    if zone:
        (bad if zone > 0 else good).append((abs(zone), word(t, "state-critical" if zone > 0 else "state-super")))
    return [term for term in bad if term[0]], [term for term in good if term[0]], total


def ledger(sheet: Sheet, mission: Mapping[str, Any], player: Player, named_: bool, tale: Tale) -> str:
    """Both conditions of one of the team, with the sum that changes them, or that has changed them."""
    counting = mission["stage"] in ("reveal", "use")
    rows = []
    for k, key in enumerate(BLOWS):
        after, sum_, at = None, "", f"{key}{player['seat']}"
        if counting:
            bad, good = terms(sheet, mission, player, k)
            total = max(0, sum(n for n, _ in bad) - sum(n for n, _ in good))
            after = max(int(LOWEST), player[key] - total)
            sum_ = f'<div class="sums">{summed(sheet, bad, good, total, at)}</div>'
        elif mission["stage"] == "reward":
            bad, good, total = paid(sheet, mission["card"], tale, player, k)
            if total or sum(n for n, _ in bad) <= sum(
                n for n, _ in good
            ):  # else it began before this was looked at
                sum_ = f'<div class="sums">{summed(sheet, bad, good, total)}</div>'
        track = gauge(sheet, key, player[key], player[f"{key}_max"], after, slot(f"to-{at}"))
        rows.append(f'<div class="led">{track}{sum_}</div>')
    who = f"<h3>{escape(sheet.names[player['seat']])}</h3>" if named_ else ""
    return f'<div class="ledger s{player["seat"]}">{who}{"".join(rows)}</div>'


def chip(n: int, why: str, cls: str, more: str = "") -> str:
    """A number of a sum, and what it comes from."""
    return f'<span class="term {cls}"><b>{n}</b>{more}<small>{why}</small></span>'


def summed(sheet: Sheet, bad: Sequence[Term], good: Sequence[Term], total: int, at: str = "") -> str:
    """A sum in chips: what hurts, less what protects; `at`: where a viewer reads what one more card would do."""
    t = sheet.t
    hurts = "<i>+</i>".join([chip(n, why, "bad") for n, why in bad]) or chip(0, word(t, "scene-mission"), "bad")
    helps = "".join(["<i>−</i>" + chip(n, why, "good") for n, why in good])
    damage = chip(total, word(t, "scene-damage"), "tot", slot(f"total-{at}") if at else "")
    return f"{hurts}{helps}{slot(f'less-{at}') if at else ''}<i>=</i>{damage}"


def foreseen(sheet: Sheet, view: Mapping[str, Any], team: Sequence[Player], card: str, n: int) -> dict[str, str]:
    """The reckoning and the verdict with one more card, which is the n-th that can be chosen: by slot."""
    t, name = sheet.t, named_card(card, sheet.t)
    helps, out = shield_of([card], sheet.book.kit.cards), {}
    for player in team:
        for k, (key, hurt) in enumerate(zip(BLOWS, left(view, sheet, player, [card]), strict=True)):
            at, after = f"{key}{player['seat']}", max(int(LOWEST), player[key] - hurt)
            out[f"to-{at}"] = f'<em class="disc to alt a{n} at{after - int(LOWEST)}">{signed(after)}</em>'
            out[f"total-{at}"] = f'<b class="alt a{n}">{hurt}</b>'
            if helps[k]:
                out[f"less-{at}"] = f'<span class="alt a{n}"><i>−</i>{chip(helps[k], name, "good maybe")}</span>'
    won = succeeds(view, sheet, team, [card])
    said = word(t, "scene-with" if won else "scene-with-fails", name=t.t(f"{NAME}-card-{card}"))
    out["verdict"] = judged(won, said, conditions(sheet, view, team, won, [card]), f" alt a{n}")
    return out


def left(view: Mapping[str, Any], sheet: Sheet, player: Player, more: Sequence[str] = ()) -> Damage:
    """What a thief suffers if the team uses these cards too, and nothing else."""
    cards = sheet.book.kit.cards
    shield = plus(protected(view, cards), shield_of(more, cards))
    hurt = plus(blow(sheet, view["mission"]), body_of(player, cards).zones)
    return max(0, hurt[0] - shield[0]), max(0, hurt[1] - shield[1])


def succeeds(view: Mapping[str, Any], sheet: Sheet, team: Sequence[Player], more: Sequence[str] = ()) -> bool:
    """Does everybody come home with the reward, if these cards are used too?"""
    cards = sheet.book.kit.cards
    shield = plus(protected(view, cards), shield_of(more, cards))
    hurt = blow(sheet, view["mission"])
    return all(bears(body_of(player, cards), hurt, shield) for player in team)


def verdict(sheet: Sheet, mission: Mapping[str, Any], team: Sequence[Player]) -> str:
    """How it ends if nothing more is used; a viewer who knows what is packed reads what all of it would do."""
    t, view = sheet.t, {"mission": mission}
    won = succeeds(view, sheet, team)
    said = word(t, "scene-wins" if won else "scene-loses")
    return f'<div class="jv">{slot("verdict")}{judged(won, said, conditions(sheet, view, team, won))}</div>'


def conditions(
    sheet: Sheet, view: Mapping[str, Any], team: Sequence[Player], won: bool, more: Sequence[str] = ()
) -> str:
    """How the team would come home, if these cards are used too; what a failure leaves them."""
    t, critical, states = sheet.t, int(sheet.book.kit.cards.critical), []
    for player in team:
        told = []
        for key, n in zip(BLOWS, left(view, sheet, player, more), strict=True):
            after = max(int(LOWEST), player[key] - n)
            worst = f" ({word(t, 'state-critical')})" if after <= critical else ""
            told.append(f"{word(t, f'short-{key}')} {signed(after)}{worst}")
        states.append(", ".join(told))
    return "; ".join(states) + ("" if won else f" · {word(t, 'scene-only')}")


def judged(won: bool, said: str, why: str, more: str = "") -> str:
    """A verdict in a box: sign, words, reason; `more`: further classes."""
    ring = f'<span class="ring" aria-hidden="true">{"✓" if won else "✕"}</span>'
    cls = ("win" if won else "lose") + more
    return f'<div class="verdict {cls}">{ring}<span><b>{said}</b><small>{why}</small></span></div>'


def banner(sheet: Sheet, mission: Mapping[str, Any], team: Sequence[Player]) -> str:
    """The end of a mission, in which condition its team came home, and what it brings."""
    cls = "won" if mission["won"] else "lost"
    told = outcome(sheet, mission["card"], mission["won"], states_said(sheet, team))
    return f'<div class="banner {cls}">{told}</div>'


def band(sheet: Sheet, last: Last, team: Sequence[Player], tale: Tale) -> str:
    """The end of a mission that is over: its team dismisses it, for the others it fades."""
    card, seats, won = last
    cls, who = "won" if won else "lost", "-".join([str(s) for s in seats])
    sums = account(sheet, card, team, tale)
    return (
        f'<div class="banner band {cls}" id="band-{card}-{who}" role="status">'
        f"{outcome(sheet, card, won, states_said(sheet, team), sums)}{slot('band')}</div>"
    )


def account(sheet: Sheet, card: str, team: Sequence[Player], tale: Tale) -> str:
    """Where the damage of a mission came from: a sum for each condition of each of the team that was hurt."""
    t, rows = sheet.t, []
    for player in team:
        whose = f"{escape(sheet.names[player['seat']])}: " if len(team) > 1 else ""
        for k, key in enumerate(BLOWS):
            bad, good, total = paid(sheet, card, tale, player, k)
            if total:
                sum_ = summed(sheet, bad, good, total)
                rows.append(f'<div class="sums"><b>{whose}{word(t, f"short-{key}")}</b>{sum_}</div>')
    return "".join(rows)


def outcome(sheet: Sheet, card: str, won: bool, states: str, sums: str = "") -> str:
    """Success or failure, why, and the loot."""
    t = sheet.t
    loot = gain(job_of(sheet, card), t, True)
    if not won:
        told = use(f"{ART}-knowledge", "k") + word(t, "scene-consolation")
        loot = f'<span class="gain"><span class="r">{told}</span></span>'
    why = f'<span class="why">{states}</span>' if states else ""
    said = word(t, "scene-success" if won else "scene-failure")
    return f"<small>{named_card(card, t)}</small><b>{said}</b>{sums}{why}{loot}"


def states_said(sheet: Sheet, team: Sequence[Player]) -> str:
    """In which condition a team came home."""
    return "; ".join([state_said(sheet, player, len(team) > 1) for player in team])


def state_said(sheet: Sheet, player: Player, named_: bool) -> str:
    """In which condition somebody came home."""
    t, zones, out = sheet.t, body_of(player, sheet.book.kit.cards).zones, []
    for k, key in enumerate(BLOWS):
        worst = f", {word(t, 'state-critical')}" if zones[k] > 0 else ""
        out.append(f"{word(t, f'short-{key}')} {signed(player[key])}{worst}")
    return (f"{escape(sheet.names[player['seat']])}: " if named_ else "") + " · ".join(out)


def seen_box(sheet: Sheet) -> str:
    """For those who were on the mission: it stays until they have seen it."""
    return (
        f'<label class="btn seen"><input type="checkbox" form="local" class="vh">'
        f"{escape(sheet.t.t('ui-ok'))}</label>"
    )
