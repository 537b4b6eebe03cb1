"""A trained network as a file of numbers, and how it answers with NumPy alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.errors import LabError
from rookery.play.bots.mind.reading import Part, Reading

Array = npt.NDArray[Any]
LAYERS = ("first", "block1", "block2", "worth1", "worth2", "here", "score1", "score2")


def save(network: Any, reading: Reading, path: Path, about: dict[str, Any]) -> None:
    """Write the weights of a network in training (PyTorch)."""
    write(path, {name: value.detach().cpu().numpy() for name, value in network.plain().items()}, reading, about)


def write(path: Path, weights: dict[str, Array], reading: Reading, about: dict[str, Any]) -> None:
    """Write weights half as exact as in training, in one step."""
    about = {**about, "game": reading.name, "rules": reading.version, "sizes": reading.sizes()}
    halves = {name: value.astype("float16") for name, value in weights.items()}
    new = path.with_suffix(".new.npz")
    halves["about"] = np.frombuffer(json.dumps(about).encode(), "uint8")
    np.savez_compressed(new, **halves)  # type: ignore[arg-type]
    new.replace(path)


def untrained(reading: Reading, wide: int = 512, narrow: int = 192, seed: int = 1) -> dict[str, Array]:
    """Weights drawn at random, as training begins: for measurements, and where nothing was learned yet."""
    random = np.random.default_rng(seed)
    return {
        name: random.normal(0, shape[-1] ** -0.5, shape).astype("float32")
        for name, shape in shapes(reading, wide, narrow).items()
    }


def shapes(reading: Reading, wide: int, narrow: int) -> dict[str, tuple[int, ...]]:
    """How large the weights of a network are."""
    sizes = reading.sizes()
    table = sizes["shares"] + 4 * sizes["things"]
    layers = {"first": (wide, table), "block1": (wide, wide), "block2": (wide, wide), "here": (narrow, wide)}
    layers |= {"worth1": (128, wide), "worth2": (1, 128), "score1": (64, narrow), "score2": (1, 64)}
    found: dict[str, tuple[int, ...]] = {
        "things.weight": (max(1, sizes["thing_rows"]), 4),
        "named": (max(1, sizes["move_thing_rows"]), narrow),
        "there.weight": (narrow, sizes["move_shares"]),
    }
    for name, shape in layers.items():
        found |= {f"{name}.weight": shape, f"{name}.bias": shape[:1]}
    return found


def pack(path: Path, small: Path, about: dict[str, Any]) -> None:
    """Write a network as it is shipped: whole rows of weights as bytes, each row with its own measure."""
    with np.load(path, allow_pickle=False) as file:
        known = json.loads(file["about"].tobytes()) | about
        arrays = {name: file[name] for name in file.files if name != "about"}
    out: dict[str, Array] = {"about": np.frombuffer(json.dumps(known).encode(), "uint8")}
    for name, array in arrays.items():
        if array.ndim < 2 or array.shape[1] < 16 or array.size < 4096:
            out[name] = array
            continue
        step = np.maximum(np.abs(array.astype("float32")).max(1, keepdims=True), 1e-8) / 127
        out[name] = np.round(array / step).astype("int8")
        out[f"{name}.step"] = step.astype("float32")
    np.savez_compressed(small, **out)  # type: ignore[arg-type]


def weights_of(file: Any) -> dict[str, Array]:
    """The weights in a file, packed or not."""
    names = [name for name in file.files if name != "about" and not name.endswith(".step")]
    steps = {name: file[f"{name}.step"] for name in names if f"{name}.step" in file.files}
    return {name: file[name].astype("float32") * steps.get(name, np.float32(1)) for name in names}


def check(weights: dict[str, Array], reading: Reading) -> None:
    """ValueError: with these weights no question could be answered."""
    wide, narrow = len(weights["first.weight"]), len(weights["here.weight"])
    for name, shape in shapes(reading, wide, narrow).items():
        if weights[name].shape != shape:
            raise ValueError(f"{name} has the shape {weights[name].shape}, not {shape}")
        if not np.isfinite(weights[name]).all():
            raise ValueError(f"not all of {name} are numbers")


class Frozen:
    """Policy and value of one game, ready to answer."""

    def __init__(self, path: Path, reading: Reading) -> None:
        with np.load(path, allow_pickle=False) as file:
            self.about = json.loads(file["about"].tobytes())
            weights = weights_of(file)
        if self.about["sizes"] != reading.sizes() or self.about["game"] != reading.name:
            raise LabError(f"{path.name} was trained for {self.about['game']} as it was, and does not fit")
        check(weights, reading)
        self.reading = reading
        self.w = {name: np.ascontiguousarray(weights[f"{name}.weight"].T) for name in LAYERS}
        self.b = {name: weights[f"{name}.bias"] for name in LAYERS}
        self.things, self.named = weights["things.weight"], weights["named"]
        self.there = np.ascontiguousarray(weights["there.weight"].T)
        self.sights: dict[int, Sight] = {}

    def sight(self, seats: int) -> Sight:
        """How tables of one size are read."""
        if seats not in self.sights:
            self.sights[seats] = Sight(self, seats)
        return self.sights[seats]

    def trunk(self, seen: Array, seats: int) -> Array:
        """What tables mean: [n, wide]."""
        x = self.sight(seats).table(seen)
        x = x + relu(x @ self.w["block1"] + self.b["block1"])
        found: Array = x + relu(x @ self.w["block2"] + self.b["block2"])
        return found

    def value(self, x: Array) -> Array:
        """What they are worth to the seats that look: [n]."""
        hidden = relu(x @ self.w["worth1"] + self.b["worth1"])
        found: Array = (hidden @ self.w["worth2"] + self.b["worth2"])[:, 0]
        return found

    def scores(self, x: Array, moves: Array, seats: int, whose: Array | None = None) -> Array:
        """Scores of moves [m, row]: all of the one table in x, or each of the table that `whose` names."""
        here = x @ self.w["here"] + self.b["here"]
        pair = self.sight(seats).moves(moves)
        pair += here if whose is None else here[whose]
        hidden = relu(relu(pair) @ self.w["score1"] + self.b["score1"])
        found: Array = (hidden @ self.w["score2"] + self.b["score2"])[:, 0]
        return found


class Sight:
    """The first layers, made for bytes as tables of one size show them: nothing is copied or spread out first."""

    def __init__(self, network: Frozen, seats: int) -> None:
        reading, first = network.reading, network.w["first"]
        shares, things = len(reading.table.shares), len(reading.table.things)
        self.places = Places(reading.table, reading.places[seats])
        self.weights = self.places.weights(first[:shares])
        of_things = first[shares : shares + 4 * things].reshape(things, 4, -1)
        self.of_things = np.ascontiguousarray(of_things[self.places.slots].reshape(-1, first.shape[1]))
        self.rows = network.things
        missing = self.places.missing
        self.always = network.b["first"] + first[shares + 4 * things + seats - 1]
        self.always += np.einsum("ti,tiw->w", self.rows[reading.table.offsets[missing]], of_things[missing])
        self.move_places = Places(reading.move, reading.move_places[seats])
        self.there = self.move_places.weights(network.there)
        self.named = network.named
        self.unnamed = self.named[reading.move.offsets[self.move_places.missing]].sum(0)

    def table(self, seen: Array) -> Array:
        """The first layer: [n, wide]."""
        there = np.flatnonzero(seen.any(0))  # most numbers of a table are nothing
        x = seen[:, there].astype("float32") @ self.weights[there]
        if len(self.places.slots):
            x += self.rows[self.places.things(seen)].reshape(len(seen), -1) @ self.of_things
        x += self.always
        return relu(x)

    def moves(self, moves: Array) -> Array:
        """What is added up of each move: [m, narrow]."""
        pair: Array = moves.astype("float32") @ self.there
        for rows in self.move_places.things(moves).T:
            pair += self.named[rows]
        pair += self.unnamed
        return pair


class Places:
    """Where the numbers of a table of some size stand at the largest."""

    def __init__(self, part: Part, places: Array) -> None:
        self.part, self.places = part, places
        back = np.full(part.size, -1, "int64")
        back[places] = np.arange(len(places))
        there = back[part.things]
        self.slots = np.flatnonzero(there >= 0)
        self.missing = np.flatnonzero(there < 0)
        self.columns = there[self.slots]
        self.highs, self.offsets = part.highs[self.slots], part.offsets[self.slots]

    def weights(self, of_shares: Array) -> Array:
        """Weights of shares, made for bytes; things have none."""
        out = np.zeros((self.part.size, of_shares.shape[1]), "float32")
        out[self.part.shares] = of_shares * self.part.scale[:, None]
        return np.ascontiguousarray(out[self.places])

    def things(self, rows: Array) -> Array:
        """The row numbers of things: [n, thing]."""
        found: Array = np.minimum(rows[:, self.columns], self.highs) + self.offsets
        return found


def relu(x: Array) -> Array:
    """Nothing below zero."""
    found: Array = np.maximum(x, 0)
    return found
