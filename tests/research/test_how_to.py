"""The programs in the guide to learning environments run unchanged."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "learning.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
TRAINING = "sb3_contrib"
"""The library of the one program that takes minutes."""
QUICK = {"games=100": "games=1", "n_steps=512": "n_steps=64", "timesteps=200_000": "timesteps=512"}
"""Replacements that make that program short enough for a test."""


# Python 3.12 warns about forking a process with threads, and the test runner may have some.
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
@pytest.mark.parametrize("library", ["numpy", "pettingzoo", "gymnasium", "pyspiel"])
def test_every_program_in_the_guide_runs(library):
    pytest.importorskip(library, reason=f"{library} is not installed")
    # A vector environment needs only numpy.
    word = "vector" if library == "numpy" else library
    programs = [program for program in PROGRAMS if re.search(rf"\b{word}\b", program)]
    programs = [program for program in programs if TRAINING not in program]
    assert len(programs) == 1
    names: dict[str, object] = {}
    exec(compile(programs[0], str(PAGE), "exec"), names)
    if "many" in names:
        names["many"].close()  # type: ignore[attr-defined]  # the program's own variable


def test_a_third_party_learner_trains():
    pytest.importorskip(TRAINING, reason="torch is large, so no learner that needs it is in `dev`")
    (program,) = [program for program in PROGRAMS if TRAINING in program]
    for usual, quick in QUICK.items():
        assert program.count(usual) == 1
        program = program.replace(usual, quick)
    names: dict[str, object] = {}
    exec(compile(program, str(PAGE), "exec"), names)
    assert names["model"].num_timesteps == 512  # type: ignore[attr-defined]  # the program's own variable
    assert names["after"] >= 0  # type: ignore[operator]  # the same
