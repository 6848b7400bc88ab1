"""Rendering for environments: a view as an outline in text, or as a small picture made with numpy alone."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["HEIGHT_OF_SEAT", "RENDER_MODES", "WIDTH", "outline", "picture", "rendered"]

RENDER_MODES: Final = ("ansi", "rgb_array")
COMMON: Final = ("game", "players", "options", "seat", "over", "winners", "to_answer", "question", "legal")
LEFT_OUT: Final = ("breakdown", "moves", "years")
"""Parts of a view that repeat others or take more space than they are worth."""

COLUMNS: Final = 100
LINES: Final = 12
"""Lines of text for each seat in a picture, and for the board."""
SCALE: Final = 2
CELL: Final = (4 * SCALE, 7 * SCALE)
MARGIN: Final = 8
BAR: Final = 10
WIDTH: Final = COLUMNS * CELL[0] + 2 * MARGIN
HEIGHT_OF_SEAT: Final = LINES * CELL[1] + BAR + 2 * MARGIN

PAPER: Final = (250, 246, 236)
INK: Final = (45, 32, 38)
SEAT_COLOURS: Final = (
    (24, 112, 150),
    (150, 42, 110),
    (46, 120, 52),
    (60, 72, 170),
    (168, 116, 10),
    (176, 46, 40),
)

FONT: Final = """
0 75557 1 26227 2 61247 3 71317 4 55711 5 74616 6 34757 7 71222 8 75757 9 75716
A 25755 B 65656 C 34443 D 65556 E 74647 F 74644 G 34553 H 55755 I 72227 J 11152 K 55655 L 44447 M 57755
N 65555 O 25552 P 65644 Q 25563 R 65655 S 34216 T 72222 U 55557 V 55552 W 55775 X 55255 Y 55222 Z 71247
. 00002 : 02020 - 00700 + 02720 / 11244 , 00024 ( 12221 ) 42224 * 05250 _ 00007 = 07070 > 42124
"""
"""Letters of three by five dots, each as five rows of one octal digit."""


def stencil(dots: str) -> NDArray[np.bool_]:
    """The pixels of a letter."""
    bits = [[bool(int(digit) >> place & 1) for place in (2, 1, 0)] for digit in dots]
    return np.array(bits).repeat(SCALE, axis=0).repeat(SCALE, axis=1)


STENCILS: Final = {
    letter: stencil(dots) for letter, dots in zip(FONT.split()[::2], FONT.split()[1::2], strict=True)
}


def is_plain(value: Any) -> bool:
    return not isinstance(value, dict | list)


def one_line(value: Any) -> str:
    """Any value in one line; empty values become an empty string."""
    if isinstance(value, dict):
        words = {name: one_line(entry) for name, entry in value.items() if entry is not None}
        return ", ".join(f"{name} {word}" for name, word in words.items() if word)
    if isinstance(value, list):
        return (" " if all(map(is_plain, value)) else " / ").join(map(one_line, value))
    if value is None:
        return "-"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def is_short(value: Any) -> bool:
    """True for scalars, lists of scalars, and dictionaries of both."""
    if isinstance(value, dict):
        return not any(isinstance(entry, dict) for entry in value.values()) and all(
            map(is_short, value.values())
        )
    return is_plain(value) or all(map(is_plain, value))


def outlined(value: dict[str, Any], depth: int) -> list[str]:
    """A line for each short entry, an indented outline for the others. Empty entries are left out."""
    lines = []
    for name, entry in value.items():
        if name in LEFT_OUT or not one_line(entry):
            continue
        start = "  " * depth + f"{name}:"
        if is_short(entry):
            lines.append(f"{start} {one_line(entry)}")
        elif isinstance(entry, dict):
            lines += [start, *outlined(entry, depth + 1)]
        else:
            lines.append(start)
            lines += ["  " * (depth + 1) + f"- {one_line(part)}" for part in entry]
    return lines


def heading(view: dict[str, Any]) -> str:
    """The game, the seat to answer, and the question."""
    if view["over"]:
        return f"{view['game']}: over, won by {one_line(view['winners']) or 'nobody'}"
    question = view["question"]
    asked = f": {question['key']}" if question else ""
    return f"{view['game']}: seat {view['to_answer']} answers{asked}"


def outline(view: dict[str, Any]) -> str:
    """A whole view, line by line."""
    board = {name: entry for name, entry in view.items() if name not in (*COMMON, "seats")}
    lines = [heading(view), *outlined(board, 1)]
    for number, seat in enumerate(view["seats"]):
        lines += [f"  seat {number}:", *outlined(seat, 2)]
    return "\n".join(lines)


def picture(view: dict[str, Any]) -> NDArray[np.uint8]:
    """The board and every seat as a block of text, with a bar as long as its score."""
    seats = view["seats"]
    image = np.full(((len(seats) + 1) * HEIGHT_OF_SEAT, WIDTH, 3), PAPER, np.uint8)
    board = {name: entry for name, entry in view.items() if name not in (*COMMON, "seats")}
    write(image, 0, [heading(view), *wrap(brief(board), COLUMNS)], INK)
    longest = max(1, *(seat["score"] for seat in seats))
    for number, seat in enumerate(seats):
        top = (number + 1) * HEIGHT_OF_SEAT
        colour = SEAT_COLOURS[number]
        length = max(0, seat["score"]) * (WIDTH - 2 * MARGIN) // longest
        image[top : top + 1, :] = colour
        image[top + MARGIN // 2 : top + MARGIN // 2 + BAR, MARGIN : MARGIN + length] = colour
        mark = "> " if number == view["to_answer"] else ""
        write(image, top + BAR, wrap(f"{mark}seat {number}  {brief(seat)}", COLUMNS), colour)
    return image


def rendered(view: dict[str, Any], mode: str | None) -> str | NDArray[np.uint8] | None:
    """A view in one of the render modes; None without a mode."""
    if mode is None:
        return None
    return outline(view) if mode == "ansi" else picture(view)


def brief(part: dict[str, Any]) -> str:
    """All entries, one after the other."""
    words = {
        name: one_line(entry) for name, entry in part.items() if name not in LEFT_OUT and entry is not None
    }
    return "  ".join(
        f"{name} {word}" if is_plain(part[name]) else f"{name} ({word})"
        for name, word in words.items()
        if word
    )


def write(image: NDArray[np.uint8], top: int, lines: Sequence[str], colour: tuple[int, int, int]) -> None:
    """Draw lines of text downwards from a given height, as many as fit."""
    for row, line in enumerate(lines[:LINES]):
        for column, letter in enumerate(line[:COLUMNS].upper()):
            pixels = STENCILS.get(letter)
            if pixels is not None:
                y, x = top + MARGIN + row * CELL[1], MARGIN + column * CELL[0]
                image[y : y + 5 * SCALE, x : x + 3 * SCALE][pixels] = colour
