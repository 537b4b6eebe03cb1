"""Cards, tokens, thieves and events of Age of Thieves as numbers, and the book of their printed values."""

from typing import Final

from mypy_extensions import i64

# General action cards: 1 to 27. Basic and special cards follow.
SMOKE: Final[i64] = 1
NOISE: Final[i64] = 2
FIRE: Final[i64] = 3
BEACON: Final[i64] = 4
ORDERS: Final[i64] = 5
ELIXIR: Final[i64] = 6
ROD: Final[i64] = 7
SNARE: Final[i64] = 8
GAS: Final[i64] = 9
CLOAK: Final[i64] = 10
ROPE: Final[i64] = 11
CRACKER: Final[i64] = 12
BOLAS: Final[i64] = 13
RATS: Final[i64] = 14
LEAP: Final[i64] = 15
BOOTS: Final[i64] = 16
GUIDE: Final[i64] = 17
RAGS: Final[i64] = 18
TIP: Final[i64] = 19
BRIBE: Final[i64] = 20
DRAUGHT: Final[i64] = 21
CUTPURSE: Final[i64] = 22
BLACKMAIL: Final[i64] = 23
EAVESDROP: Final[i64] = 24
FAVOUR: Final[i64] = 25
CACHE: Final[i64] = 26
CHOKING: Final[i64] = 27
GENERAL: Final = 27
MOVE: Final[i64] = 28
AMBUSH: Final[i64] = 29
SPECIAL: Final[i64] = 30  # whose it is says what it does

DISTRICT: Final[i64] = -2  # range "D" (AT-G7)

# Thieves.
MORIUS: Final[i64] = 0
JASMINE: Final[i64] = 1
NOIRON: Final[i64] = 2
ZAIN: Final[i64] = 3
NIKOLAI: Final[i64] = 4
JOANNE: Final[i64] = 5
THIEVES: Final = 6
MOST_SEATS: Final = 4

# City tokens: 1 to 10.
STASH: Final[i64] = 1
CITIZENS: Final[i64] = 2
PLAIN: Final[i64] = 3
INFORMER: Final[i64] = 4
AGENT: Final[i64] = 5
FAMILIAR: Final[i64] = 6
TRINKETS: Final[i64] = 7
ALLEY: Final[i64] = 8
MANHOLE: Final[i64] = 9
LADDER: Final[i64] = 10
TOKENS: Final = 10

# Events: calm 0 to 11, alarm 12 to 22.
C_MOONLESS: Final[i64] = 0
C_TORCHLIT: Final[i64] = 1
C_FOG: Final[i64] = 2
C_CHANGING: Final[i64] = 3
C_PAYDAY: Final[i64] = 4
C_WHISPERS: Final[i64] = 5
C_FESTIVAL: Final[i64] = 6
C_REINFORCED: Final[i64] = 7
C_FLOODED: Final[i64] = 8
C_MARKET: Final[i64] = 9
C_DRUNKEN: Final[i64] = 10
C_RAIN: Final[i64] = 11
CALM: Final = 12
A_MANHUNT: Final[i64] = 12
A_BELLS: Final[i64] = 13
A_SEARCHES: Final[i64] = 14
A_GRATES: Final[i64] = 15
A_PATROLS: Final[i64] = 16
A_PANIC: Final[i64] = 17
A_TORCHES: Final[i64] = 18
A_PRICE: Final[i64] = 19
A_RIOT: Final[i64] = 20
A_DEBTS: Final[i64] = 21
A_BARRED: Final[i64] = 22
EVENTS: Final = 23
CALM_EVENTS: Final[i64] = (1 << 12) - 1
ALARM_EVENTS: Final[i64] = (1 << 23) - (1 << 12)
CALM_TURNS: Final = 10  # AT-S6
ALARM_TURNS: Final = 5

# Jewels, as they lie on a sheet.
YELLOW: Final[i64] = 0
GREEN: Final[i64] = 1
EMPEROR: Final[i64] = 2
TRINKET: Final[i64] = 3  # the Trinkets token is a jewel too (AT-K7)
JEWELS: Final = 4

HAND_LIMIT: Final[i64] = 5
BLUE: Final[i64] = 10
DUNGEON_BLUE: Final[i64] = 2
PIPS: Final = 8  # on a die

# How many there are in the box (AT-I1).
GENERAL_CARDS: Final = 70
YELLOWS: Final = 10
GREENS: Final = 4
INFORMERS: Final[i64] = 10
AGENTS: Final[i64] = 5
FAMILIARS: Final = 6
ALL_TRINKETS: Final = 6
MOST_POINTS: Final[i64] = 42  # AP in one declaration: 10 blue, 3 red, 9 purple, 10 Informers, 5 Agents

# The most that may be printed on somebody's own cards.
PRINTED_STEPS: Final = 12
PRINTED_AMOUNT: Final = 5
MOST_STEPS: Final = PRINTED_STEPS + 4  # Festival, a Familiar Neighbourhood, Noiron, a sewer
MOST_DRAWN: Final = PRINTED_AMOUNT + 1  # Zain in the first turn


class Book:
    """What is printed on cards, tokens and the watch sheet: cards.toml as lists, by number."""

    def __init__(self) -> None:
        self.copies: list[int] = [0] * 31
        self.range: list[int] = [-1] * 31
        self.steps: list[int] = [0] * 31
        self.amount: list[int] = [0] * 31
        self.grenade: list[int] = [0] * 31
        self.device: list[int] = [0] * 31
        self.tokens: list[int] = [0] * 11
        self.compass: list[int] = [-1] * 23
        self.special_range: list[int] = [-1] * 6
        self.alertness: list[int] = [0] * 4  # calm guard, calm captain, alarm guard, alarm captain
        self.movement: list[int] = [0] * 4
        self.sneak: i64 = 4
        self.run: i64 = 7
        self.cunning_cards: i64 = 1
        self.cunning_points: i64 = 1
        self.plan_cards: i64 = 2
        self.plan_points: i64 = 2
        self.flames: i64 = 0  # within how many steps of a guard Jasmine draws one card more
        self.writ: i64 = 2  # by how much guards hear Joanne less
        self.writ_alarm: i64 = 2  # and in alarm
        self.stock: i64 = 0  # how many cards more Zain draws in the first turn
        self.quench: i64 = 0  # the watch's initiative that ends the fire of Torchlit Procession; 0: there is none
        self.edition: i64 = 0  # the version of the rules
