"""Owners of a game confirm and correct its uncertain numbers."""

from __future__ import annotations

import io
import json
import tomllib
import zipfile

import pytest

import vindima
from vindima.checking import Answers, check, doubtful, folder_texts, parts, read_report, report, zipped
from vindima.core.provenance import RECONSTRUCTED, check_marks, entries, without_marks
from vindima.locale import Text, languages

SLOT = "export.toml: slot 'c2r1'"
TILE = "vineyards.toml: tile 'dao_red_1'"
VINTAGE = "vintages.toml: tile 'm2a'"
STAND = "fair.toml: slot 'look_aroma'"

each_game = pytest.mark.parametrize("name", vindima.games())


def data(name):
    found = vindima.game(name).data
    assert found is not None
    return found


def corrected(**values) -> Answers:
    """Answers about Vinhos; each keyword is the name of a place."""
    answers = Answers("vinhos")
    for place, fields in values.items():
        answers.correct(place, fields)
    return answers


@pytest.fixture
def thorough() -> Answers:
    """Every number is checked, and one of every kind is corrected."""
    answers = Answers("vinhos", edition="first printing", note="read twice")
    for name in doubtful("vinhos"):
        answers.confirm(name)
    answers.correct(SLOT, {"value": 7})
    answers.correct(TILE, {"cost": 7})
    answers.correct("sales.toml: slot 'hotel_red_5'", {"colour": "white", "value": 8})
    answers.correct("experts.toml: tile 'taste_cash'", {"ability": "discount", "arrow": True})
    answers.correct(VINTAGE, {"weather": 1, "features": {"look": 1}, "constantino": [1, 2]})
    answers.correct("fair.toml: tracks: points", {"points": [0, 1, 2, 3]})
    answers.correct("fair.toml: slot 'taste_aroma'", {"features": ["aroma", "taste"], "bonus": "cash_3"})
    answers.correct("managers.toml: multiplier 'wine': slots", {"slots": 3})
    answers.correct("board.toml: tax, year 2", {"space": "bank"})
    return answers


@each_game
def test_every_reconstructed_number_can_be_checked_and_no_other(name):
    uncertain = {
        f"{entry.file}: {entry.place}" for entry in data(name).entries() if entry.status == RECONSTRUCTED
    }
    assert set(doubtful(name)) == uncertain


@each_game
def test_an_entry_is_found_by_its_path(name):
    for file in data(name).names:
        for entry in entries(file, data(name).own[file]):
            found = data(name).own[file]
            for key in entry.path:
                found = found[key]
            assert entry.value or without_marks(found) in ("", [])


def test_parts_are_ordered_by_importance():
    assert [part.id for part in parts("vinhos")] == [
        "vineyards",
        "export",
        "sales",
        "bank",
        "vintages",
        "fair",
        "experts",
        "tax",
        "multipliers",
        "renown",
    ]


@pytest.mark.parametrize("language", languages())
@each_game
def test_everything_to_check_has_a_name_in_every_language(name, language):
    text = Text(language, spell_unknown=False)
    for part in parts(name):
        assert text.say(f"{name}-check-part-{part.id}")
        assert text.say(f"{name}-check-about-{part.id}")
        for item in part.items:
            assert text.message(item.label)
            assert item.line is None or text.message(item.line)
            assert item.kind.short is None or text.message(item.kind.short(item.path, item.values))
            for field in item.fields:
                assert text.noun(f"{name}-check", "field", field.key)
                for choice in field.choices:
                    assert text.noun(name, field.noun, choice)


def test_parts_contain_known_numbers_beside_uncertain_ones():
    export = next(part for part in parts("vinhos") if part.id == "export")
    known = [item.values for item in export.items if not item.doubtful]
    assert {"id": "c1r3", "column": 1, "row": 3, "value": 7} in known


def test_correcting_to_the_known_value_confirms_it():
    answers = corrected(**{SLOT: {"value": 7}})
    assert answers.corrected == {SLOT: {"value": 7}}
    answers.correct(SLOT, {"value": 6})
    assert answers.corrected == {}
    assert answers.confirmed == {SLOT}
    answers.forget(SLOT)
    assert not answers.answered(SLOT)


@pytest.mark.parametrize(
    ("place", "values", "words"),
    [
        ("export.toml: slot 'c1r3'", {"value": 8}, "not among the uncertain numbers of vinhos"),
        ("nothing", {}, "not among the uncertain numbers"),
        (SLOT, {"column": 2}, "column cannot be corrected, only present, value"),
    ],
)
def test_only_uncertain_values_can_be_corrected(place, values, words):
    with pytest.raises(vindima.BadData, match=words):
        Answers("vinhos").correct(place, values)


def test_valid_corrections_give_playable_tables(thorough):
    outcome = check(thorough)
    assert outcome.troubles == []
    position = vindima.game("vinhos").new(3, seed=1, tables=outcome.tables)
    slots = {slot["id"]: slot for slot in position.view(0)["export"]["slots"]}
    assert slots["c2r1"]["value"] == 7
    printed = vindima.game("vinhos").facts({"tables": outcome.tables})
    assert printed["track"] == [0, 1, 2, 3]
    assert "taste_discount_2" in printed["arrows"]
    assert {"hotel_white_8"} <= {slot["id"] for slot in position.view(0)["sales"]}


def test_confirming_changes_nothing():
    answers = Answers("vinhos")
    for name in doubtful("vinhos"):
        answers.confirm(name)
    assert check(answers).tables == {}


@pytest.mark.parametrize(
    ("place", "values", "field", "key", "args"),
    [
        (TILE, {"cost": 40}, "cost", "check-expected-range", {"low": 0, "high": 12}),
        (TILE, {"cost": "four"}, "cost", "check-expected-range", {"low": 0, "high": 12}),
        (VINTAGE, {"features": {"look": 11}}, "look", "check-expected-range", {"low": 0, "high": 9}),
        (VINTAGE, {"constantino": [2, 1]}, "constantino", "check-expected-rising", {}),
        (VINTAGE, {"alexandre": "pink"}, "alexandre", "check-expected-choice", {}),
        (
            "managers.toml: multiplier 'renown': slots",
            {"slots": 9},
            "slots",
            "check-expected-range",
            {"low": 1, "high": 4},
        ),
        (
            "fair.toml: tracks: points",
            {"points": []},
            "points",
            "check-expected-entries",
            {"low": 1, "high": 99},
        ),
        ("bank.toml: account_vp, space 3", {"from": 4}, "from", "check-expected-exactly", {"low": 3}),
        ("experts.toml: tile 'taste_cash'", {"ability": 7}, "ability", "check-expected-choice", {}),
        ("fair.toml: slot 'look_aroma'", {"bonus": None}, "bonus", "check-expected-choice", {}),
        (
            "sales.toml: slot 'hotel_red_5'",
            {"value": 2.5},
            "value",
            "check-expected-range",
            {"low": 1, "high": 30},
        ),
        ("experts.toml: tile 'taste_cash'", {"arrow": "yes"}, "arrow", "check-expected-flag", {}),
    ],
)
def test_an_invalid_number_is_explained_at_its_place(place, values, field, key, args):
    (trouble,) = check(corrected(**{place: values})).troubles
    assert (trouble.name, trouble.field) == (place, field)
    assert (trouble.message.key, trouble.message.args) == (key, args)
    for language in languages():
        assert Text(language).say(key, **args)


@pytest.mark.parametrize("nonsense", [None, 7, -1, 2.5, "x" * 50, [], [[]], {}, {"x": 1}, True])
@each_game
def test_nonsense_is_rejected_without_errors(name, nonsense):
    one_of_each = {item.kind: item for item in doubtful(name).values()}.values()
    for item in one_of_each:
        for field in item.fields:
            answers = Answers(name)
            answers.correct(item.name, {field.key: nonsense})
            outcome = check(answers)
            assert isinstance(nonsense, int | dict) or outcome.troubles, (item.name, field.key)


def test_an_adjacent_number_that_no_longer_fits_is_named():
    (trouble,) = check(corrected(**{"bank.toml: account_vp, space 0": {"to": 3}})).troubles
    assert trouble.name == "bank.toml: account_vp, space 3"
    assert trouble.message.args == {"low": 4}
    both = {"bank.toml: account_vp, space 0": {"to": 3}, "bank.toml: account_vp, space 3": {"from": 4}}
    assert check(corrected(**both)).troubles == []


def test_inconsistent_numbers_are_explained():
    (trouble,) = check(corrected(**{VINTAGE: {"weather": 0}})).troubles
    assert trouble.name is None
    assert trouble.message.key == "check-expected-first-year"
    assert trouble.detail == "vintages.toml: 2 tiles have weather 0, expected 1, the tile of the first year"


@pytest.mark.parametrize(("features", "expected"), [(["look", "look"], "different"), (["look"], "number")])
def test_a_fair_slot_must_have_two_different_features(features, expected):
    (trouble,) = check(corrected(**{STAND: {"features": features}})).troubles
    assert (trouble.name, trouble.message.key) == (STAND, f"check-expected-{expected}")


def test_all_troubles_are_reported_at_once():
    outcome = check(corrected(**{TILE: {"cost": 40}, SLOT: {"value": 0}, VINTAGE: {"beatriz": 31}}))
    assert {trouble.name for trouble in outcome.troubles} == {TILE, SLOT, VINTAGE}


def test_the_folder_contains_the_same_numbers_as_the_tables(thorough, tmp_path):
    texts, outcome = folder_texts(thorough), check(thorough)
    for name, tables in outcome.tables.items():
        assert without_marks(tomllib.loads(texts[name])) == tables
    for name, text in texts.items():
        check_marks(name, tomllib.loads(text), data("vinhos").sources)
        (tmp_path / name).write_text(text, "utf-8")
    vindima.game("vinhos").new(2, tables=str(tmp_path))
    overrides = data("vinhos").corrected(str(tmp_path))
    assert not [entry for entry in data("vinhos").entries(overrides) if entry.status == RECONSTRUCTED]


def test_the_folder_keeps_the_comments_of_our_files():
    texts = folder_texts(corrected(**{SLOT: {"value": 7}}))
    assert list(texts) == ["export.toml"]
    assert "# The export area." in texts["export.toml"]
    assert (
        '{ id = "c2r1", column = 2, row = 1, value = 7, status = "printed", source = "box"}'
        in (texts["export.toml"])
    )


def test_the_archive_unpacks_to_a_folder():
    texts = folder_texts(corrected(**{SLOT: {"value": 7}}))
    archive = zipfile.ZipFile(io.BytesIO(zipped(texts, "vinhos-box")))
    assert archive.read("vinhos-box/export.toml").decode() == texts["export.toml"]


def test_the_report_lists_all_answers_and_can_be_read_back(thorough):
    content = report(thorough)
    assert {"place": SLOT, "old": {"value": 6}, "new": {"value": 7}} in content["corrected"]
    assert {"place": "export.toml: slot 'c3r1'", "value": {"value": 7}} in content["confirmed"]
    assert len(content["corrected"]) + len(content["confirmed"]) == content["uncertain"]
    assert read_report(json.dumps(content), "vinhos") == thorough


def test_a_report_on_older_tables_keeps_what_is_still_uncertain():
    content = report(corrected(**{SLOT: {"value": 7}}))
    content["confirmed"] = [{"place": "export.toml: slot 'c1r3'", "value": {"value": 7}}]
    assert read_report(json.dumps(content), "vinhos") == corrected(**{SLOT: {"value": 7}})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not a report of checked numbers"),
        ("[]", "format is not"),
        ('{"format": "vindima checked numbers 1", "game": "viticulture"}', "not about vinhos"),
        ('{"format": "vindima checked numbers 1", "game": "vinhos", "corrected": [3]}', "expected place"),
    ],
)
def test_other_files_are_not_reports(text, words):
    with pytest.raises(vindima.BadData, match=words):
        read_report(text, "vinhos")


# More or fewer rows than in the data files

NEW_SLOT = "sales.toml: new hotel slots 6"
NEW_ROW = "export.toml: new rows 5"


def test_a_slot_can_be_added_and_another_removed():
    answers = Answers("vinhos")
    answers.add(NEW_SLOT, {"colour": "white", "value": 9})
    answers.remove("sales.toml: slot 'hotel_red_5'")
    outcome = check(answers)
    assert outcome.troubles == []
    sales = vindima.game("vinhos").new(3, seed=1, tables=outcome.tables).view(0)["sales"]
    hotel = [slot["id"] for slot in sales if slot["id"].startswith("hotel")]
    assert hotel == [
        "hotel_white_5",
        "hotel_red_6",
        "hotel_white_6",
        "hotel_red_7",
        "hotel_white_7",
        "hotel_white_9",
    ]
    assert without_marks(tomllib.loads(folder_texts(answers)["sales.toml"])) == outcome.tables["sales.toml"]
    assert answers.checked == 1
    assert read_report(json.dumps(report(answers)), "vinhos") == answers


def test_a_row_of_the_export_area_can_be_added_with_its_slots():
    answers = Answers("vinhos")
    answers.add(NEW_ROW)
    for place in range(20, 24):
        answers.add(f"export.toml: new slots {place}")
    position = vindima.game("vinhos").new(2, tables=check(answers).tables)
    assert len(position.view(0)["export"]["slots"]) == 24


def test_a_removed_row_can_be_restored():
    answers = Answers("vinhos")
    answers.remove(SLOT)
    assert not answers.present(SLOT)
    answers.correct(SLOT, {"present": True})
    assert answers.present(SLOT)
    assert answers.corrected == {}
    answers.add(NEW_SLOT)
    answers.remove(NEW_SLOT)
    assert not answers.answered(NEW_SLOT)


@pytest.mark.parametrize(
    ("removed", "added", "blamed", "key"),
    [
        (["export.toml: row 2"], [], "export.toml: row 2", "check-expected-numbered"),
        ([], ["export.toml: new slots 20"], "export.toml: new slots 20", "check-expected-range"),
        (
            [f"export.toml: slot 'c2r{row}'" for row in range(1, 6)],
            [],
            "export.toml: slot 'c2r5'",
            "check-expected-column-slot",
        ),
        (
            [name for name in doubtful("vinhos") if "'enoteca" in name],
            [],
            "sales.toml: slot 'enoteca_red_10'",
            "check-expected-entries",
        ),
    ],
)
def test_invalid_rows_are_explained(removed, added, blamed, key):
    answers = Answers("vinhos")
    for name in removed:
        answers.remove(name)
    for name in added:
        answers.add(name)
    first = check(answers).troubles[0]
    assert (first.name, first.message.key) == (blamed, key)


def test_only_rows_whose_number_is_uncertain_can_be_removed():
    with pytest.raises(vindima.BadData, match="present cannot be corrected"):
        Answers("vinhos").remove(TILE)
    with pytest.raises(vindima.BadData, match="expected true or false"):
        Answers("vinhos").correct(SLOT, {"present": "no"})
