"""No spot of the board has its own shadow that hides the glow of a spot that can be chosen."""

from __future__ import annotations

import re
from pathlib import Path

GAMES = Path(__file__).parents[2] / "src" / "vindima" / "web" / "src" / "games"
BOX = re.compile(r"<SpotBox\b[^>]*?\bclass=\"([\w-]+)", re.DOTALL)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


def shadowed(source: str) -> list[str]:
    """The selectors that set a shadow even while a spot is open."""
    spots = set(BOX.findall(source))
    style = source.partition("<style>")[2]
    return [
        selector.strip()
        for selector, body in RULE.findall(style)
        if "box-shadow" in body
        and ":not(.open" not in selector
        and any(re.search(rf"\.{spot}\b", selector) for spot in spots)
    ]


def test_an_open_spot_glows():
    sources = {path.name: path.read_text("utf-8") for path in GAMES.rglob("*.svelte")}
    assert any(BOX.search(source) for source in sources.values())
    assert {name: found for name, source in sources.items() if (found := shadowed(source))} == {}


def test_a_shadow_that_hides_the_glow_is_found():
    source = '<SpotBox id="a" class="deck"></SpotBox><style>\n.x :global(.deck) { box-shadow: none; }</style>'
    assert shadowed(source) == [".x :global(.deck)"]
