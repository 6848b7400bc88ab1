"""The catalogues have exactly the entries that Vinhos and the terminal need."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import vindima
from tests import vinhos_table
from tests.answering import random_game
from tests.locale.spoken import distinct, keys, unspoken
from vindima.checking.parts import KINDS
from vindima.cli import COMMANDS
from vindima.cli.admin import VERBS
from vindima.cli.board_vinhos import BUILDINGS
from vindima.cli.serve import KEPT
from vindima.core import explain, play
from vindima.core.combine import Maybe, OneOf, UpTo
from vindima.core.explain import Message, Reason, Ref
from vindima.core.position import Position
from vindima.locale import DIGITS, MissingText, Text, languages
from vindima.vinhos import model, reasons
from vindima.vinhos.model import DAO
from vindima.vinhos.reorder import LAY_TILES

PACKAGE = Path(vindima.__file__).parent
VINHOS = vindima.game("vinhos")
OF_COMBINATORS = {"yes", "choose"}
"""Verbs of answers that only combinators with a choice use."""


@pytest.fixture(scope="module", params=languages())
def text(request) -> Text:
    return Text(request.param, spell_unknown=False)


def new_game(seed: int) -> Position:
    """A game whose players and variants depend on the seed."""
    return VINHOS.new(
        players=2 + seed % 3,
        seed=seed,
        barrels_home_in_maintenance=seed % 4 == 1,
        turn_order_by_region=seed % 5 == 1,
    )


@pytest.fixture(scope="module")
def said() -> list[Message]:
    games = [random_game(new_game(seed), random.Random(seed)) for seed in range(30)]
    return distinct(position for game in games for position in game)


def test_every_question_answer_and_refusal_of_random_games_has_a_text(text, said):
    assert len(said) > 1000
    assert unspoken(text, said) == []


def test_vineyards_of_the_same_colour_are_distinguished_by_price(text):
    table = vinhos_table.lay(year=6)
    vinhos_table.next_vineyard(table, "dao_red_1", "dao_white_1", "dao_red_2", "dao_white_2")
    vinhos_table.begin(table, (LAY_TILES, vinhos_table.RED, (DAO,)))
    assert len({text.message(answer.message) for answer in table.answers()}) == 4


def test_every_log_line_has_a_text(text):
    chance = random.Random(5)
    game = vindima.Play(vindima.Record("vinhos", 3, seed=5))
    while not game.position.over:
        game.answer(game.position.token(chance.choice(game.position.legal)))
    for entry in game.log(0):
        assert entry.message is None or text.message(entry.message)


def noun_key(kind: str, id: str) -> str:
    return f"vinhos-{kind}-{DIGITS.sub('n', id)}".replace("_", "-")


def wanted_of_vinhos() -> set[str]:
    """Every key that the rules of Vinhos can name."""
    vocabulary = VINHOS.new(players=4).vocabulary
    wanted = {reason.key for reason in vars(reasons).values() if isinstance(reason, Reason)}
    wanted |= {f"vinhos-answer-{verb}" for verb in vocabulary.verbs if verb and verb not in OF_COMBINATORS}
    wanted |= {noun_key(n.kind, n.id) for n in vocabulary.nouns if n is not None and n.kind != "branch"}
    wanted |= {noun_key("ability", id) for id in model.ABILITIES}
    wanted |= {noun_key("colour", id) for id in model.COLOURS}
    wanted |= {noun_key("estate", id) for region in model.REGIONS for id in (region, f"{region}-1")}
    wanted |= {noun_key("short", id) for id in (*model.ACTIONS, *model.FEATURES)}
    wanted |= {noun_key("source", id) for id in model.SOURCES}
    wanted |= {noun_key("bonus", slot["bonus"]) for slot in VINHOS.new(players=4).view(None)["fair_slots"]}
    return wanted


def test_every_noun_verb_and_reason_has_an_entry_and_no_entry_is_unused(text):
    known = keys(text.language, "vinhos.ftl")
    questions = {key for key in known if key.startswith("vinhos-ask-")}
    assert known - questions == wanted_of_vinhos()


def test_vinhos_has_no_questions_of_combinators():
    """Otherwise the verbs `yes` and `choose` would need entries."""
    assert not [step for step in VINHOS.catalogue.steps.values() if isinstance(step, Maybe | OneOf | UpTo)]


def test_every_question_entry_belongs_to_a_step(text):
    asked = {f"vinhos-ask-{name}" for name in VINHOS.catalogue.steps}
    renamed = "announce announce-cubes announce-slot benefit benefit-wine lose-winery lose-vineyard"
    asked |= {f"vinhos-ask-{name}" for name in f"{renamed} wine-for-points-cubes".split()}
    questions = {key for key in keys(text.language, "vinhos.ftl") if key.startswith("vinhos-ask-")}
    assert questions <= asked


def test_the_core_catalogue_has_exactly_the_reasons_of_the_core(text):
    found = {v.key for m in (explain, play) for v in vars(m).values() if isinstance(v, Reason)}
    assert keys(text.language, "core.ftl") == found
    for key in found:
        assert text.say(key)


def test_the_terminal_catalogue_has_exactly_the_entries_that_are_used(text):
    sources = "\n".join(path.read_text("utf-8") for path in (PACKAGE / "cli").glob("*.py"))
    used = set(re.findall(r"""["'](cli-[a-z-]+)["']""", sources))
    own = keys(text.language, "cli.ftl")
    used |= {key for key in own if key.startswith(("cli-court-", "cli-multiplier-"))}
    used |= {f"cli-check-form-{kind}" for kind in KINDS}
    used |= {f"cli-help-command-{command}" for command in COMMANDS}
    used |= {f"cli-help-admin-{verb}" for verb in VERBS}
    used |= {f"cli-help-serve-keep-{name}" for name in KEPT}
    used |= {f"cli-{name}" for name in BUILDINGS}
    assert own == used


def test_the_first_message_needs_no_other_file(text):
    assert keys(text.language, "start.ftl") == {"start-play"}
    said = Text(text.language, only="start").say("start-play", version="1.2.3", place="tables.db")
    assert said == text.say("start-play", version="1.2.3", place="tables.db")
    assert "1.2.3" in said
    assert "tables.db" in said


def test_the_board_names_every_bonus_action_and_multiplier(text):
    managers = ("alexandre", "beatriz", "constantino")
    assert all(text.noun("cli", "court", space) for space in model.COURT if space not in managers)
    assert all(text.noun("cli", "multiplier", name) for name in model.MULTIPLIERS)


def test_the_names_of_the_actions_fit_the_grid_of_the_terminal(text):
    names = [text.noun("vinhos", "short", id) for id in model.ACTIONS]
    assert [name for name in names if cell_len(name) > 12] == []


def test_money_is_written_out_in_full():
    price = Message("vinhos-answer-buy", {"vineyard": Ref("vineyard", "minho_red_2"), "price": 3})
    assert Text("en").message(price) == "Buy the red Minho vineyard for 3,000 Bagos"


def test_an_effect_shown_as_an_answer_starts_with_a_capital():
    effect = {"it": Ref("effect", "tour-guide-0"), "lira": 4}
    assert Text("en").message(Message("viticulture-answer-choose", effect)) == "Gain 4 lira"


def test_a_mama_lists_only_what_she_gives():
    gifts = {"vine": 0, "order": 1, "summer": 2, "winter": 0, "lira": 3}
    said = Text("en").message(Message("viticulture-answer-mama", {"it": Ref("mama", "alaena"), **gifts}))
    assert said.partition(" · ")[2] == "1 order · 2 summer visitors · 3 lira"


def test_the_numbers_in_an_id_are_arguments_of_its_name():
    assert Text("en").noun("vinhos", "wine", "estate-2-slot-3") == "estate 2, slot 3"


def test_a_missing_entry_is_an_error():
    with pytest.raises(MissingText, match="no entry 'vinhos-ask-nothing'"):
        Text("en").say("vinhos-ask-nothing")


def test_a_missing_argument_is_an_error():
    with pytest.raises(MissingText, match="price"):
        Text("en").say("vinhos-answer-invest")


def test_an_unknown_noun_of_corrected_tables_is_spelled_out():
    assert Text("en").noun("vinhos", "sale", "tasca_rose_4") == "tasca rose 4"
    with pytest.raises(MissingText):
        Text("en", spell_unknown=False).noun("vinhos", "sale", "tasca_rose_4")


def test_a_numbered_duplicate_has_the_same_name():
    text = Text("en")
    assert text.noun("vinhos", "expert", "taste_cash_2") == text.noun("vinhos", "expert", "taste_cash")
    assert text.noun("vinhos", "sale", "hotel_red_5_2") == "Hotel, red 5"


def test_a_language_without_catalogues_is_refused():
    with pytest.raises(MissingText, match="choose from en"):
        Text("tlh")
