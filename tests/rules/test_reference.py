"""Every rule that the games cite has a paragraph in every language of the reference."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import vindima
from vindima.core import explain, play
from vindima.core.explain import Reason
from vindima.locale import MissingText, Text
from vindima.locale import languages as catalogues
from vindima.rules.citing import ELSEWHERE, TITLES, citations
from vindima.rules.reference import TABLES, anchors, languages, paragraphs, reference
from vindima.rules.rulings import rulings
from vindima.rules.tables import PLACEHOLDER, Book, filled
from vindima.vinhos import tables as vinhos_tables
from vindima.viticulture import tables as viticulture_tables

PACKAGE = Path(vindima.__file__).parent
DOCS = Path(__file__).parents[2] / "docs" / "rules"
WRITTEN = [(game, language) for game in TITLES for language in languages(game)]
LINK = re.compile(r"\]\(#([^)]*)\)")


def rules_in_sources(game: str) -> Iterator[str]:
    """Every string in the sources of a game that cites its rulebook."""
    for path in sorted((PACKAGE / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and value.startswith(f"{TITLES[game]}, "):
                yield value


def rules_of(game: str) -> set[str]:
    """The rules cited by a game's steps and reasons and by the reasons of the core."""
    reasons = __import__(f"vindima.{game}.reasons", fromlist=["reasons"])
    steps = vindima.game(game).catalogue.steps.values()
    found = {step.rule for step in steps} | set(rules_in_sources(game))
    for module in (reasons, explain, play):
        found |= {value.rule for value in vars(module).values() if isinstance(value, Reason)}
    return found


@pytest.fixture(scope="module", params=WRITTEN, ids="-".join)
def written(request) -> tuple[str, str]:
    return request.param


def test_both_games_have_rules_in_english():
    assert [game for game in vindima.games() if "en" in languages(game)] == ["vinhos", "viticulture"]


def test_every_cited_rule_has_a_paragraph(written):
    game, language = written
    known = set(anchors(game, language))
    cited = {rule: citations(rule, game) for rule in rules_of(game)}
    assert len(cited) > 90
    assert {rule: found for rule, found in cited.items() if not found or not known.issuperset(found)} == {}


def test_a_rule_is_found_by_section_detail_and_rulings():
    assert citations("Vinhos, Sales; V17", "vinhos") == ("sales", "v17")
    assert citations("Vinhos, Regions: Trás-os-Montes, Setúbal", "vinhos") == ("tras-os-montes", "setubal")
    assert citations("Vinhos, Sales and Export: wine value", "vinhos") == ("sales", "export", "wine-value")
    assert citations("Viticulture, Plant a vine: field limit; plant, T12", "viticulture") == (
        "plant-a-vine",
        "ruling-plant",
        "t12",
    )
    assert citations("T14", "viticulture") == ("t14",)
    assert citations("", "vinhos") == ()


def test_every_exception_of_the_citations_is_needed():
    parts = {
        part.strip()
        for game in TITLES
        for rule in rules_of(game)
        for part in rule.removeprefix(f"{TITLES[game]}, ").split(";")
    }
    assert set(ELSEWHERE) <= parts


def test_every_heading_has_a_unique_id(written):
    found = anchors(*written)
    assert len(found) == len(set(found))
    headings = [line for line in reference(*written).splitlines() if line.startswith("#")]
    assert len(headings) == len(found)


def test_every_link_leads_to_a_paragraph(written):
    links = LINK.findall(reference(*written))
    assert len(links) > 20
    assert set(links) <= set(anchors(*written))


def test_rulings_and_their_paragraphs_match(written):
    wanted = [citations(ruling.id, written[0])[0] for ruling in rulings(written[0])]
    found = [anchor for anchor in anchors(*written) if re.fullmatch(r"[vt]\d+|ruling-.*", anchor)]
    assert sorted(found) == sorted(wanted)
    bodies = {paragraph.anchor: paragraph.text for paragraph in paragraphs(*written)}
    assert [anchor for anchor in found if not bodies[anchor] or "\n\n" in bodies[anchor].strip()[:-1]] == []


def test_every_table_is_shown_once(written):
    game, language = written
    source = (PACKAGE / "rules" / language / f"{game}.md").read_text("utf-8")
    assert sorted(match[1] for match in PLACEHOLDER.finditer(source)) == sorted(TABLES[game])
    assert "{{" not in reference(game, language)


def rows(game: str, table: str) -> int:
    return len(list(TABLES[game][table](Book(game, Text("en", spell_unknown=False)))))


def test_the_tables_of_vinhos_have_a_row_for_each_tile_and_slot():
    tables = vinhos_tables.tables_from({})
    assert rows("vinhos", "vineyards") == len(tables.vineyards.ids) == 32
    assert rows("vinhos", "experts") == len(tables.experts.ids) == 24
    assert rows("vinhos", "vintages") == len(tables.vintages.ids) == 9
    assert rows("vinhos", "sales") == len(tables.sales.ids)
    assert rows("vinhos", "fair-slots") == len(tables.fair.slot_ids)
    assert rows("vinhos", "regions") == 8
    assert rows("vinhos", "multipliers") == sum(tables.managers.multiplier_slots)


def test_the_tables_of_viticulture_have_a_row_for_each_card():
    tables = viticulture_tables.load_tables()
    assert rows("viticulture", "summer") == len(tables.summer.ids) == 38
    assert rows("viticulture", "winter") == len(tables.winter.ids) == 38
    assert rows("viticulture", "orders") == len(tables.orders.ids) == 36
    assert rows("viticulture", "mamas") == rows("viticulture", "papas") == 18
    assert rows("viticulture", "vines") == len(tables.vines.count)
    assert rows("viticulture", "automa") == len(tables.automa.ids) == 24
    assert rows("viticulture", "structures") == 8
    assert rows("viticulture", "rows") == 7


@pytest.mark.parametrize("language", languages("viticulture"))
def test_every_visitor_is_a_paragraph(language):
    tables = viticulture_tables.load_tables()
    assert {*tables.summer.ids, *tables.winter.ids} <= set(anchors("viticulture", language))


@pytest.mark.parametrize("language", catalogues())
@pytest.mark.parametrize("game", TITLES)
def test_every_catalogue_has_the_words_of_the_tables(game, language):
    book = Book(game, Text(language, spell_unknown=False))
    for name, table in TABLES[game].items():
        assert list(table(book)), name


def test_a_reconstructed_number_has_a_dagger():
    assert "| 3 | 10 † |" in reference("vinhos", "en"), "the majority of column 3 is reconstructed"
    assert "| 4 | 12 |" in reference("vinhos", "en"), "the majority of column 4 is in the rulebook"


@pytest.mark.parametrize(("game", "language"), [("vinhos", "xx"), ("viticulture", "xx"), ("tuscany", "en")])
def test_missing_rules_are_an_error(game, language):
    with pytest.raises(MissingText):
        reference(game, language)


def test_a_table_must_have_as_many_headings_as_columns():
    book = Book("vinhos", Text("en", spell_unknown=False))
    with pytest.raises(ValueError, match="do not fit"):
        filled("{{ table: tax | Year }}", book, TABLES["vinhos"])


def test_a_card_quotes_the_ruling_that_it_needs(written):
    """Readers need no other paragraph to learn what a card does."""
    game, language = written
    bodies = {paragraph.anchor: paragraph.text for paragraph in paragraphs(game, language)}
    quoted = {"importer": "t10", "organizer": "t4", "manager": "t5", "zymologist": "t7"}
    for card, ruling in quoted.items() if game == "viticulture" else ():
        assert bodies[ruling] in bodies[card]


def test_only_a_paragraph_can_be_quoted():
    book = Book("viticulture", Text("en", spell_unknown=False))
    assert filled("#### One {#one}\n\nText.\n\n#### Two {#two}\n\nSo: {{ text: one }}", book, {}).endswith(
        "So: Text."
    )
    with pytest.raises(ValueError, match="'nobody'"):
        filled("{{ text: nobody }}", book, {})


def test_a_note_belongs_to_a_card():
    book = Book("viticulture", Text("en", spell_unknown=False))
    with pytest.raises(ValueError, match="nobody"):
        filled("{{ table: summer\nnobody: A note.\n}}", book, TABLES["viticulture"])


@pytest.mark.skipif(not DOCS.is_dir(), reason="the docs are not here")
def test_the_docs_are_up_to_date(tmp_path):
    command = [sys.executable, "-m", "vindima.rules", "--write", str(tmp_path)]
    subprocess.run(command, check=True)
    fresh = {path.relative_to(tmp_path): path.read_text("utf-8") for path in tmp_path.rglob("*.md")}
    there = {path.relative_to(DOCS): path.read_text("utf-8") for path in DOCS.rglob("*.md")}
    assert there == fresh, "run: python -m vindima.rules --write docs/rules"
