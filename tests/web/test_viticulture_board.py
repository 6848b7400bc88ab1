"""The browser's board of Viticulture: it knows the printed cards, and every answer has a place on it."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

import vindima
from tests.web.viticulture_facts import FILE, facts
from vindima.core.position import Position
from vindima.viticulture.model import ACTIONS, CARDS, CELLARS, COLOURS, SEASONS, STRUCTURES, WINES, WORKERS
from vindima.viticulture.tables import load_tables

WEB: Final = Path(__file__).parents[2] / "src/vindima/web"
INSTALLED: Final = shutil.which("node") is not None and (WEB / "node_modules").is_dir()
SOURCES: Final = WEB / "src/games/viticulture"
CATALOGUE: Final = WEB.parent / "locale/en/web-viticulture.ftl"
GAMES: Final = 60
ALIKE: Final = 2
"""How many positions are drawn of those that ask the same question with the same kinds of answers."""


def test_the_board_knows_the_printed_cards():
    """Otherwise: python -m tests.web.viticulture_facts"""
    assert json.loads(FILE.read_text("utf-8")) == facts()


def test_every_entry_for_the_board_is_used_and_every_used_one_is_there():
    """A family of entries, as `word("about", structure)` asks for, has one for each of its ids."""
    sources = "\n".join(
        path.read_text("utf-8") for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")
    )
    used = set(re.findall(r"""["'](web-viticulture-[a-z-]+)["']""", sources))
    families = {
        "about": STRUCTURES,
        "act": ACTIONS[:-1],
        "card": CARDS,
        "cellar": CELLARS,
        "grapes": COLOURS,
        "kind": CARDS,
        "recipe": WINES,
        "season": SEASONS,
        "vine": load_tables().vines.ids,
        "wine": WINES,
        "worker": (*WORKERS, "automa"),
    }
    assert set(re.findall(r"""word\(["']([a-z]+)["']""", sources)) == set(families)
    used |= {f"web-viticulture-{family}-{id}" for family, ids in families.items() for id in ids}
    there = set(re.findall(r"^(web-viticulture-[a-z-]+) =", CATALOGUE.read_text("utf-8"), re.MULTILINE))
    assert there - used == set()
    assert used - there == set()


def games() -> list[Position]:
    """The beginnings of random games, with every number of players and what changes the questions."""
    game = vindima.game("viticulture")
    found = []
    for seed in range(GAMES):
        players = seed % 6 + 1
        options: dict[str, Any] = {"parents": ("dealt", "chosen")[seed % 2], "free_devalue": seed % 3 == 0}
        if players == 1:
            options |= {"challenge": f"challenge-{seed // 6 % 5 + 1}", "tokens": 3}
        found.append(game.new(players, seed=seed, **options))
    return found


def sampled() -> list[dict[str, Any]]:
    """Positions of random games that differ in what is asked and how it may be answered."""
    seen: Counter[tuple[str, ...]] = Counter()
    found = []
    for seed, position in enumerate(games()):
        chance = random.Random(seed)
        while not position.over:
            tokens = [position.token(code) for code in position.legal]
            view = position.view(position.seat)
            asked = (view["question"]["key"], *sorted({token.split()[0] for token in tokens}))
            seen[asked] += 1
            if seen[asked] <= ALIKE or chance.random() < 0.001:
                messages = {answer.token: answer.message.to_dict() for answer in position.answers()}
                answers = [{"token": token, "message": message} for token, message in messages.items()]
                found.append({"view": view, "seat": position.seat, "answers": answers})
            position.apply(chance.choice(position.legal))
    return found


@pytest.mark.slow
@pytest.mark.skipif(not INSTALLED, reason="Node or the packages of the web are not installed")
def test_every_answer_has_a_place_on_the_table(tmp_path):
    file = tmp_path / "positions.json"
    file.write_text(json.dumps(sampled()), encoding="utf-8")
    command = ["node", str(Path(__file__).with_name("spots.mjs")), "viticulture", str(file)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout.splitlines()[-1]) == []
