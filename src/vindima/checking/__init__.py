"""Checking the uncertain numbers of a game against the box.

`parts` lists the numbers as they appear on the board, the most consequential first. An owner confirms or
corrects them (`Answers`). `check` tests the corrections by the game's own rules for its data files and
returns the corrected tables, which a new game takes as its option `tables`. `report` is what an owner sends
to the project, and `folder_texts` the folder of corrected files for `--option tables=FOLDER`.
"""

from vindima.checking.answers import Answers
from vindima.checking.corrections import Outcome, Trouble, check
from vindima.checking.folder import folder_texts, zipped
from vindima.checking.parts import Field, Item, Part, answerable, doubtful, parts
from vindima.checking.report import read_report, report

__all__ = [
    "Answers",
    "Field",
    "Item",
    "Outcome",
    "Part",
    "Trouble",
    "answerable",
    "check",
    "doubtful",
    "folder_texts",
    "parts",
    "read_report",
    "report",
    "zipped",
]
