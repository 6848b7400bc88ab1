"""The page on learning environments runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "learning.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


# Python 3.12 warns of processes that fork while threads run; the runner of the tests may have some.
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
@pytest.mark.parametrize("library", ["numpy", "pettingzoo", "gymnasium", "pyspiel"])
def test_every_program_of_the_page_runs(library):
    pytest.importorskip(library, reason=f"{library} is not installed")
    # Without any of the libraries above it, an environment of arrays needs numpy alone.
    word = "vector" if library == "numpy" else library
    programs = [program for program in PROGRAMS if re.search(rf"\b{word}\b", program)]
    assert len(programs) == 1
    names: dict[str, object] = {}
    exec(compile(programs[0], str(PAGE), "exec"), names)
    if "many" in names:
        names["many"].close()  # type: ignore[attr-defined]  # the program's own variable
