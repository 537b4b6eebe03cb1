"""The city of Hadria as a graph: spaces, paths, districts and all distances, worked out once."""

from typing import Final

from mypy_extensions import i64

from rookery.games.age_of_thieves.moves.codes import V_AT, V_GO, move_of

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
PALACE: Final[i64] = 4
SPACES: Final = 185

FAR: Final = 99  # no way there
JEWEL_DISTANCE: Final = 6  # AT-E4

# Kinds of spaces, as bits of `kind`.
POST: Final[i64] = 1
SWORDS: Final[i64] = 2
IMPERIAL: Final[i64] = 4
SEWER_IN: Final[i64] = 8
SEWER_OUT: Final[i64] = 16
HIDEOUT: Final[i64] = 32
DUNGEON: Final[i64] = 64
GATE: Final[i64] = 128


class Board:
    """Spaces are numbers. Paths into dungeons are left out: nobody walks there (AT-C9)."""

    def __init__(self, names: list[str], districts: list[int], kinds: list[int], paths: list[list[int]]) -> None:
        self.names = names
        self.size: i64 = len(names)
        self.district = bytes(districts)
        self.kind = bytes(kinds)
        self.paths = paths  # where one step leads from each space
        self.goes = [[int(move_of(V_GO, to)) for to in ways] for ways in paths]  # the same as moves
        self.ats = [int(move_of(V_AT, s)) for s in range(len(names))]  # the moves that name a space
        self.dungeon: list[int] = [0] * 4
        self.start: list[int] = [0] * 4
        self.imperial: list[int] = [0] * 4
        self.gates: list[int] = [0] * 8  # two per district
        self.alarm_guards: list[int] = [0] * 8
        self.alarm_captains: list[int] = [0] * 8
        self.centre: i64 = 0
        self.greens: list[int] = []
        self.posts: list[int] = []
        self.swords: list[int] = []
        self.token_spaces: list[int] = []  # posts outside the Palace (AT-S3)
        self.sewers_in: list[int] = []
        self.sewers_out: list[int] = []
        self.walkable: list[int] = []  # all spaces but dungeons (AT-G5)
        self.inside: list[list[int]] = [[] for _ in range(PALACE + 1)]  # those by district
        self.dist = b""  # per space and space; see `far`
        self.near: list[bytes] = []  # per space: all others, the nearest first
        self.within: list[int] = []  # per space and distance 0..31: how many of them are that near
        self.close: list[int] = []  # per space and district: a mask of those in `inside` too near for a new jewel
        self._sort_spaces()
        self._measure()
        self._draw_close()

    def _sort_spaces(self) -> None:
        for s in range(len(self.names)):
            kind = self.kind[s]
            if kind & DUNGEON != 0:
                self.dungeon[self.district[s]] = s
            else:
                self.walkable.append(s)
                self.inside[self.district[s]].append(s)
            if kind & POST != 0:
                self.posts.append(s)
                if self.district[s] != PALACE:
                    self.token_spaces.append(s)
            if kind & SWORDS != 0:
                self.swords.append(s)
            if kind & IMPERIAL != 0:
                self.imperial[self.district[s]] = s
            if kind & SEWER_IN != 0:
                self.sewers_in.append(s)
            if kind & SEWER_OUT != 0:
                self.sewers_out.append(s)

    def _measure(self) -> None:
        """AT-Q9: shortest paths, never through a dungeon; to or from one: one step more than its nearest exit."""
        n = len(self.names)
        dist = [FAR] * (n * n)
        for s in self.walkable:
            self._flood(dist, s, n)
        for d in self.dungeon:
            for s in self.walkable:
                for out in self.paths[d]:
                    far = dist[out * n + s] + 1
                    if far < dist[d * n + s]:
                        dist[d * n + s] = far
                        dist[s * n + d] = far
            dist[d * n + d] = 0
        self.dist = bytes(dist)
        self.within = [0] * (n * 32)
        for s in range(n):
            order: list[int] = []
            for far in range(32):
                for other in self.walkable:
                    if self.dist[s * n + other] == far:
                        order.append(other)
                self.within[s * 32 + far] = len(order)
            self.near.append(bytes(order))

    def _draw_close(self) -> None:
        """AT-E4: at least six steps lie between a new jewel and every thief."""
        n = len(self.names)
        for s in range(n):
            for district in self.inside:
                mask = 0
                for i in range(len(district)):
                    if self.dist[district[i] * n + s] < JEWEL_DISTANCE:
                        mask |= 1 << i
                self.close.append(mask)

    def _flood(self, dist: list[int], s: int, n: int) -> None:
        edge = [s]
        far = 0
        dist[s * n + s] = 0
        while edge:
            far += 1
            found: list[int] = []
            for at in edge:
                for to in self.paths[at]:
                    if dist[s * n + to] == FAR:
                        dist[s * n + to] = far
                        found.append(to)
            edge = found

    def far(self, a: i64, b: i64) -> i64:
        """AT-G6: the number of steps between two spaces."""
        return self.dist[a * self.size + b]
