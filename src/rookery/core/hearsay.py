"""Who knows of a card in somebody's hand, where cards are counted by face: the leanest form of knowledge.py.

Where every face has many copies and hands lie in no order, no single card can be followed, only that a hand holds
such a face. A fact is a number: the face (below 64), the hands one of which holds it (from bit 6), the observers
who know (from bit 12; the watcher comes after the last seat). A pool says how many cards of each face there are; a
slot is a hidden card, its hand in the low three bits.
"""

from typing import Final

from mypy_extensions import i64

from rookery.core.bits import bit, has
from rookery.core.rng import Rng

FACE: Final[i64] = 63
HANDS: Final[i64] = 63
HANDS_AT: Final[i64] = 6
KNOW_AT: Final[i64] = 12
WHAT: Final[i64] = 4095  # face and hands
HAND: Final[i64] = 7  # of a slot


def know(facts: list[int], face: i64, holder: i64, observers: i64) -> bool:
    """These observers learn that this hand holds such a card, its owner apart. Is there anybody?"""
    observers &= ~bit(holder)
    if observers == 0:
        return False
    facts.append(int(face | (bit(holder) << HANDS_AT) | (observers << KNOW_AT)))
    return True


def forget(facts: list[int], face: i64, holder: i64, observers: i64) -> None:
    """A card of that face left the hand, seen by these: the one they knew of may be it."""
    exact = 0
    while exact < 2 and facts:  # those who know exactly who holds it first
        i = 0
        while i < len(facts):
            fact: i64 = facts[i]
            holders = (fact >> HANDS_AT) & HANDS
            fits = holders == bit(holder) if exact == 0 else has(holders, holder)
            knew = (fact >> KNOW_AT) & observers
            if fact & FACE == face and fits and knew != 0:
                observers &= ~knew
                fact &= ~(knew << KNOW_AT)
                if fact >> KNOW_AT == 0:
                    facts.pop(i)
                    continue
                facts[i] = int(fact)
            i += 1
        exact += 1


def pass_on(facts: list[int], giver: i64, taker: i64, others: i64) -> None:
    """A card went from hand to hand; these did not see which: what they knew of the giver is blurred."""
    i = 0
    n = len(facts)
    while i < n:
        fact: i64 = facts[i]
        knew = (fact >> KNOW_AT) & others
        holders = fact >> HANDS_AT
        if has(holders, giver) and not has(holders, taker) and knew != 0:
            rest = (fact >> KNOW_AT) & ~others
            facts[i] = int((fact & WHAT) | (bit(taker) << HANDS_AT) | (knew << KNOW_AT))
            if rest != 0:
                facts.append(int((fact & WHAT) | (rest << KNOW_AT)))
        i += 1


def redraw(facts: list[int], slots: list[int], pool: list[int], me: i64, rng: Rng) -> list[int]:
    """Faces for hidden slots, taken from the pool: what `me` knows of comes first, the rest at random.

    What others know, and `me` does not, speaks of the cards that lie there in this world.
    """
    faces: list[int] = [0] * len(slots)
    for each in facts:
        fact: i64 = each
        if has(fact >> KNOW_AT, me) and pool[fact & FACE] > 0:
            i = free_slot(slots, faces, (fact >> HANDS_AT) & HANDS)
            if i >= 0:
                faces[i] = int(fact & FACE)
                pool[fact & FACE] -= 1
    many = total(pool)
    for i in range(len(slots)):
        if faces[i] == 0:
            face = kth_face(pool, rng.below(many))
            faces[i] = int(face)
            pool[face] -= 1
            many -= 1
    used: list[int] = [0] * len(slots)
    for n in range(len(facts)):
        fact = facts[n]
        if not has(fact >> KNOW_AT, me):
            i = free_slot(slots, used, (fact >> HANDS_AT) & HANDS)
            if i >= 0:
                used[i] = 1
                facts[n] = int((fact & ~FACE) | faces[i])
    return faces


def free_slot(slots: list[int], taken: list[int], holders: i64) -> int:
    """The first free slot of one of these hands, or -1."""
    for i in range(len(slots)):
        if taken[i] == 0 and has(holders, slots[i] & HAND):
            return i
    return -1


def kth_face(pool: list[int], k: i64) -> i64:
    """The face of the k-th card of a pool; faces are counted from 1."""
    face: i64 = 0
    for card in pool:
        many: i64 = card
        if face > 0:
            if k < many:
                break
            k -= many
        face += 1
    return face


def total(pool: list[int]) -> i64:
    """How many cards there are."""
    n: i64 = 0
    for many in pool:
        n += many
    return n


def mix(items: list[int], rng: Rng) -> None:
    """Put a list in any order."""
    i = len(items) - 1
    while i > 0:
        j = int(rng.below(i + 1))
        items[i], items[j] = items[j], items[i]
        i -= 1
