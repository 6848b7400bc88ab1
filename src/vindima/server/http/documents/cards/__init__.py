"""Pictures for link previews: a drawing of the game, and a disc for each seat, filled if it is taken.

The drawings are PNG files with a palette and unfiltered rows, so that a few lines of Python can draw on them.
The last eight colours of the palette are reserved for this: those of six seats, paper, and the ring of an
empty seat.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

__all__ = ["card"]

FOLDER: Final = Path(__file__).parent
WIDTH: Final = 1200
HEIGHT: Final = 630
COLOURS: Final = 64
SEATS: Final = 6
PAPER: Final = COLOURS - 2
RING: Final = COLOURS - 1
RADIUS: Final = 42
EDGE: Final = 6
"""The width of a disc's ring."""
MIDDLE: Final = 530
"""The row on which the discs stand."""
LAST: Final = 1110
"""The column of the last disc."""
STEP: Final = 110


@lru_cache(64)
def card(game: str, taken: tuple[bool, ...]) -> bytes:
    """The picture for a game, as PNG; for each seat, whether it is taken."""
    head, pixels = drawing(game)
    rows = bytearray(pixels)
    first = LAST - STEP * (len(taken) - 1)
    for seat, full in enumerate(taken):
        disc(rows, first + STEP * seat, COLOURS - 8 + seat % SEATS, full)
    return head + chunk(b"IDAT", zlib.compress(bytes(rows), 6)) + chunk(b"IEND", b"")


def disc(rows: bytearray, column: int, colour: int, full: bool) -> None:
    """Draw a seat: a disc in its colour, or an empty ring."""
    for down in range(-RADIUS, RADIUS + 1):
        start = (MIDDLE + down) * (WIDTH + 1) + 1 + column
        for reach, fill in layers(colour, full):
            if abs(down) <= reach:
                half = int((reach * reach - down * down) ** 0.5)
                rows[start - half : start + half + 1] = bytes([fill]) * (2 * half + 1)


def layers(colour: int, full: bool) -> Sequence[tuple[int, int]]:
    """Concentric discs: radius and colour."""
    if full:
        return ((RADIUS, colour),)
    return ((RADIUS, RING), (RADIUS - EDGE, PAPER))


@cache
def drawing(game: str) -> tuple[bytes, bytes]:
    """The header of a drawing's file, and its pixels: each row is a zero, then one byte per column."""
    data = (FOLDER / f"{game}.png").read_bytes()
    parts = list(chunks(data))
    head = data[:8] + b"".join(chunk(kind, body) for kind, body in parts if kind in (b"IHDR", b"PLTE"))
    return head, zlib.decompress(b"".join(body for kind, body in parts if kind == b"IDAT"))


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = 8
    while place < len(data):
        (size,) = struct.unpack_from(">I", data, place)
        yield data[place + 4 : place + 8], data[place + 8 : place + 8 + size]
        place += size + 12


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
