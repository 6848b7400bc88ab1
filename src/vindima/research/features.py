"""`python -m vindima.research.features --write docs/reference`: what the numbers of a feature vector are."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path

from vindima.core.contract import Game, find, known
from vindima.core.features import Block

__all__ = ["file_name", "main", "page"]

INTRODUCTION = """\
# The feature vector of {title}

`position.feature_vector(seat)` is what a seat may know, as a list of whole numbers;
`game.feature_names(players)` names them, and `game.feature_bounds(players)` gives the minimum and the maximum
of each. Nothing in it depends on what is hidden from the seat. It has three parts: the board, what only the
seat itself knows, and the open information about every seat. `seat+0` is the seat itself, `seat+1` the next
one in seating order: all numbers except `own.seat` and the notes of a question look the same from every seat.

The vector includes the open question but not the questions that wait behind it, so it is not a complete
position. Bounds marked * are clipped: the game sets none, and values beyond the bound are clipped to it.

| players | numbers | first number of `seat+0`, `seat+1`, … |
| ---: | ---: | :--- |
{lengths}

`position.token(code)` says which answer a code means; there are {codes} codes.
"""

TABLE = """
## {title}

| number | name | from | to | meaning |
| ---: | :--- | ---: | ---: | :--- |
{rows}
"""


def rows(blocks: Sequence[Block], first: int, prefix: str, sign: str) -> Iterator[str]:
    """A row for each number; a meaning that several numbers share stands at the first of them."""
    number = first
    for block in blocks:
        star = "*" if block.clipped else ""
        for place, name in enumerate(block.names):
            meaning = block.meanings[place] if place < len(block.meanings) else "″"
            bounds = f"{block.low}{star} | {block.high}{star}"
            yield f"| {sign}{number} | `{prefix}.{name}` | {bounds} | {meaning} |"
            number += 1


def page(game: Game) -> str:
    """The description of a game's vector."""
    layout = game.layout
    board = sum(len(block.names) for block in layout.board)
    common = board + sum(len(block.names) for block in layout.own)
    each = sum(len(block.names) for block in layout.seats)
    lengths = []
    for players in game.seats:
        starts = ", ".join(str(common + each * distance) for distance in range(players))
        lengths.append(f"| {players} | {common + each * players} | {starts} |")
    text = INTRODUCTION.format(title=game.title, codes=game.codes, lengths="\n".join(lengths))
    parts = (
        ("The board", layout.board, 0, "board", ""),
        ("What only the seat knows", layout.own, board, "own", ""),
        ("What lies open of each seat", layout.seats, 0, "seat+n", "+"),
    )
    for title, blocks, first, prefix, sign in parts:
        text += TABLE.format(title=title, rows="\n".join(rows(blocks, first, prefix, sign)))
    return text


def file_name(game: str) -> str:
    return f"features-{game}.md"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the pages, or write each to its file in a folder."""
    parser = ArgumentParser(
        prog="python -m vindima.research.features", description="Describe feature vectors."
    )
    parser.add_argument("--write", type=Path, metavar="FOLDER", help="write the pages into this folder")
    folder = parser.parse_args(arguments).write
    for name in known():
        text = page(find(name))
        if folder is None:
            sys.stdout.write(text)
        else:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / file_name(name)).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
