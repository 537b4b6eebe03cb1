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
    write(
        path, {name: value.detach().cpu().numpy() for name, value in network.state_dict().items()}, reading, about
    )


def write(path: Path, weights: dict[str, Array], reading: Reading, about: dict[str, Any]) -> None:
    """Write weights half as exact as in training, in one step."""
    about = {**about, "game": reading.name, "rules": reading.version, "sizes": reading.sizes()}
    halves = {name: value.astype("float16") for name, value in weights.items()}
    new = path.with_suffix(".new.npz")
    halves["about"] = np.frombuffer(json.dumps(about).encode(), "uint8")
    np.savez_compressed(new, **halves)  # type: ignore[arg-type]
    new.replace(path)


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


class Frozen:
    """Policy and value of one game, ready to answer."""

    def __init__(self, path: Path, reading: Reading) -> None:
        with np.load(path, allow_pickle=False) as file:
            self.about = json.loads(file["about"].tobytes())
            weights = weights_of(file)
        if self.about["sizes"] != reading.sizes() or self.about["game"] != reading.name:
            raise LabError(f"{path.name} was trained for {self.about['game']} as it was, and does not fit")
        self.reading = reading
        self.w = {name: np.ascontiguousarray(weights[f"{name}.weight"].T) for name in LAYERS}
        self.b = {name: weights[f"{name}.bias"] for name in LAYERS}
        self.things, self.named = weights["things.weight"], weights["named"]
        self.there = np.ascontiguousarray(weights["there.weight"].T)

    def trunk(self, seen: Array, seats: int) -> Array:
        """What tables mean: [n, wide]."""
        shares, things = read(self.reading.table, self.reading.places[seats], seen)
        many = np.zeros((len(seen), self.reading.most), "float32")
        many[:, seats - 1] = 1
        x = np.concatenate([shares, self.things[things].reshape(len(seen), -1), many], 1)
        there = np.flatnonzero(x.any(0))  # most numbers of a table are nothing
        x = relu(x[:, there] @ self.w["first"][there] + self.b["first"])
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
        shares, things = read(self.reading.move, self.reading.move_places[seats], moves)
        here = x @ self.w["here"] + self.b["here"]
        pair = relu((here if whose is None else here[whose]) + shares @ self.there + self.named[things].sum(1))
        hidden = relu(pair @ self.w["score1"] + self.b["score1"])
        found: Array = (hidden @ self.w["score2"] + self.b["score2"])[:, 0]
        return found


def read(part: Part, places: Array, seen: Array) -> tuple[Array, Array]:
    """Shares and row numbers of things, as `network.Input` does it."""
    if len(places) != part.size or seen.shape[1] != part.size:
        wide = np.zeros((len(seen), part.size), "uint8")
        wide[:, places] = seen
        seen = wide
    shares = seen[:, part.shares] * part.scale
    things = np.minimum(seen[:, part.things], part.highs) + part.offsets
    return shares, things


def relu(x: Array) -> Array:
    """Nothing below zero."""
    found: Array = np.maximum(x, 0)
    return found
