"""Files of weights, read with the standard library alone because browsers have no numpy.

A file is what `numpy.savez` writes: a zip of arrays. Matrices are bytes with a scale for each row, everything
else is in half precision.
"""

from __future__ import annotations

import json
import struct
import zipfile
from array import array
from ast import literal_eval
from collections.abc import Mapping, Sequence
from io import BytesIO
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeAlias

from vindima.bots.learned.form import SEAT, Form, inputs

__all__ = ["ABOUT", "LEVELS", "SCALES", "Matrix", "Vector", "Weights", "adapted", "read_weights"]

ABOUT: Final = "about"
"""The entry of a file that is JSON and not an array of weights."""
SCALES: Final = ".scales"
"""The suffix of the entry that holds the scale of each row of a matrix."""
LEVELS: Final = 127
UNKNOWN: Final = -30.0
"""The logit of an answer that a network has never seen."""
MAGIC: Final = b"\x93NUMPY"
LENGTHS: Final = {1: "<H", 2: "<I"}
"""How each version of the array format stores the length of its header."""
HALF, SINGLE, BYTE, TEXT = "<f2", "<f4", "|i1", "<U"
"""The types of entries."""
Vector: TypeAlias = "array[float]"


class Matrix(NamedTuple):
    """Rows of signed bytes, and the factor of each row."""

    width: int
    data: bytes
    scales: Vector

    @property
    def rows(self) -> list[bytes]:
        return [self.data[start : start + self.width] for start in range(0, len(self.data), self.width)]


Weights: TypeAlias = "Mapping[str, Matrix | Vector]"


def read_weights(data: bytes) -> tuple[dict[str, Any], dict[str, Matrix | Vector]]:
    """The metadata in a weights file, and the weights by name. Raises ValueError if it is not one."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as file:
            entries = {name.removesuffix(".npy"): entry(file.read(name)) for name in file.namelist()}
        about = entries.pop(ABOUT)[2]
        found: dict[str, Matrix | Vector] = {}
        for name, (shape, kind, content) in entries.items():
            if kind == BYTE:
                found[name] = Matrix(shape[1], content, floats(entries[name + SCALES]))
            elif not name.endswith(SCALES):
                found[name] = floats((shape, kind, content))
        return json.loads(about.decode("utf-32-le").rstrip("\0")), found
    except (zipfile.BadZipFile, KeyError, IndexError, SyntaxError, struct.error) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from error


def entry(data: bytes) -> tuple[tuple[int, ...], str, bytes]:
    """The shape, the type and the content of an array's file."""
    start = len(MAGIC) + 2
    if data[: len(MAGIC)] != MAGIC or data[len(MAGIC)] not in LENGTHS:
        raise ValueError("an entry is not an array")
    form = LENGTHS[data[len(MAGIC)]]
    begin = start + struct.calcsize(form)
    end = begin + struct.unpack(form, data[start:begin])[0]
    header = literal_eval(data[begin:end].decode("latin-1"))
    shape, kind = header["shape"], header["descr"]
    if header["fortran_order"] or not (kind in (HALF, SINGLE, BYTE) or kind.startswith(TEXT)):
        raise ValueError(f"weights are not stored as {kind}")
    return shape, kind, data[end:]


def floats(found: tuple[tuple[int, ...], str, bytes]) -> Vector:
    (size,), kind, data = found
    return array("f", struct.unpack(f"<{size}{'e' if kind == HALF else 'f'}", data))


def adapted(form: Form, about: Mapping[str, Any], weights: Weights) -> Weights:
    """Weights adapted to the current features, answers and steps, which may have changed since the training.

    They are matched by name. New features are ignored, and new answers are never chosen.
    """
    if (about["tokens"], about["steps"], about["names"]) == (form.tokens, form.steps, form.names):
        return weights
    found = dict(weights)
    tokens = places(about["tokens"], form.tokens)
    found["policy.weight"] = picked_rows(matrix(weights, "policy.weight"), tokens)
    found["policy.bias"] = picked(vector(weights, "policy.bias"), tokens, UNKNOWN)
    steps = places(about["steps"], form.steps)
    found["embeddings.0.weight"] = picked_rows(matrix(weights, "embeddings.0.weight"), steps)
    notes = places(["", "-1", *about["tokens"]], ["", "-1", *form.tokens])
    for place in range(1, len(form.sizes)):
        name = f"embeddings.{place}.weight"
        found[name] = picked_rows(matrix(weights, name), notes)
    then, now = inputs(about["names"], about["quantities"]), inputs(form.names, form.quantities)
    for part in ("common", "seat"):
        chosen = places(*([name for name in names if of(part, name)] for names in (then, now)))
        for kind in ("mean", "scale"):
            found[f"{part}_{kind}"] = picked(vector(weights, f"{part}_{kind}"), chosen, 0.0)
        if part == "seat":
            found["rival.weight"] = picked_columns(matrix(weights, "rival.weight"), chosen)
    entry = matrix(weights, "entry.weight")
    rest = range(len(then), entry.width)
    found["entry.weight"] = picked_columns(entry, [*places(then, now), *rest])
    return found


def of(part: str, name: str) -> bool:
    """True if an input belongs to the seats, or to what all seats have in common."""
    return name.startswith(SEAT) == (part == "seat")


def matrix(weights: Weights, name: str) -> Matrix:
    found = weights[name]
    if not isinstance(found, Matrix):
        raise ValueError(f"{name} is not a matrix")
    return found


def vector(weights: Weights, name: str) -> Vector:
    found = weights[name]
    if isinstance(found, Matrix):
        raise ValueError(f"{name} is a matrix")
    return found


def places(before: Sequence[str], now: Sequence[str]) -> list[int]:
    """Where each current name was before; -1 for new ones."""
    known = {name: place for place, name in enumerate(before)}
    return [known.get(name, -1) for name in now]


def picked(values: Vector, places: Sequence[int], missing: float) -> Vector:
    return array("f", [values[place] if place >= 0 else missing for place in places])


def picked_rows(before: Matrix, places: Sequence[int]) -> Matrix:
    """The rows at some places; new ones are zero."""
    rows, zeros = before.rows, bytes(before.width)
    data = b"".join([rows[place] if place >= 0 else zeros for place in places])
    return Matrix(before.width, data, picked(before.scales, places, 0.0))


def picked_columns(before: Matrix, places: Sequence[int]) -> Matrix:
    """The columns at some places; new ones are zero."""
    pick = itemgetter(*places)
    # Index -1 selects the last byte of each row, which is appended here.
    data = b"".join([bytes(pick(row + b"\0")) for row in before.rows])
    return Matrix(len(places), data, before.scales)
