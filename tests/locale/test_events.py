"""Every event has an entry in every language, and every entry is used."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import vindima
from tests.conformance.kit import LONGEST, Case, every_case
from vindima.core.play import applied
from vindima.locale import Text, languages
from vindima.vinhos import telling as vinhos
from vindima.viticulture import telling as viticulture

KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
FOLDER = Path(vindima.__file__).parent / "locale"
GAMES = {"vinhos": vinhos, "viticulture": viticulture}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_and_cause_has_an_entry_and_no_entry_is_unused(game, language):
    telling = GAMES[game]
    wanted = {f"{game}-event-{kind}" for kind in telling.KINDS}
    wanted |= {f"{game}-cause-{cause}" for cause in telling.CAUSES}
    found = KEY.findall((FOLDER / language / f"{game}-events.ftl").read_text("utf-8"))
    assert len(found) == len(set(found))
    assert set(found) - {"vinhos-seat-seat-n"} == wanted


@pytest.mark.parametrize("case", every_case(), ids=str)
def test_every_event_of_a_random_game_has_a_text_for_every_reader(case: Case):
    texts = [Text(language, spell_unknown=False) for language in languages()]
    sentences_by_key: dict[str, tuple[str, ...]] = {}
    chance = random.Random(31)
    position = case.new(31)
    kinds = GAMES[case.game.name].KINDS
    for _ in range(LONGEST):
        if position.over:
            break
        for event in applied(position, chance.choice(position.legal)):
            for reader in (None, *range(case.players)):
                message = event.message(case.game.name, reader)
                kind = message.key.partition("-event-")[2]
                assert kind in kinds
                if event.heard_by(reader) and message.key not in sentences_by_key:
                    sentences_by_key[message.key] = tuple(text.message(message) for text in texts)
    assert position.over
    assert len(sentences_by_key) > 20
    for sentences in sentences_by_key.values():
        assert len(set(sentences)) == len(sentences)
        assert not [sentence for sentence in sentences if set("{}_$") & set(sentence)]
