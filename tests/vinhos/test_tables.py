"""The tables of Vinhos are complete, and errors in a file name the file and place."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from tests.broken import broken
from vindima.core.explain import BadData
from vindima.core.provenance import without_marks
from vindima.vinhos import codes, model
from vindima.vinhos.codes import vocabulary
from vindima.vinhos.tables import DATA, load_tables, tables_from

TABLES = load_tables()
FOLDER = resources.files("vindima.vinhos").joinpath("data")
BARE: dict[str, dict[str, Any]] = {name: without_marks(tables) for name, tables in DATA.own.items()}
"""The data files without status marks."""
FAR_OFF = 10_000


def text(name: str) -> str:
    return FOLDER.joinpath(name).read_text(encoding="utf-8")


def refused(overrides: dict[str, dict[str, Any]]) -> str:
    with pytest.raises(BadData) as caught:
        tables_from(overrides)
    return str(caught.value)


def assert_named(said: str, name: str, path: tuple[Any, ...], expected: str) -> None:
    """An error names the file and the key, and says what was expected."""
    assert said.startswith(f"{name}: ")
    assert key_of(path) in said
    assert expected in said


def walk(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value of a parsed file with its path."""
    if path:
        yield path, node
    parts = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, part in parts:
        yield from walk(part, (*path, key))


def paths(name: str, kind: type) -> Iterator[tuple[Any, ...]]:
    """The paths of the values of exactly this type in a file."""
    return (path for path, value in walk(BARE[name]) if type(value) is kind)


def changed(name: str, path: tuple[Any, ...], value: object) -> dict[str, dict[str, Any]]:
    """The data file with one value replaced, or removed if `value` is None."""
    tables: Any = copy.deepcopy(BARE[name])
    node = tables
    for key in path[:-1]:
        node = node[key]
    if value is None:
        del node[path[-1]]
    else:
        node[path[-1]] = value
    return {name: tables}


def key_of(path: tuple[Any, ...]) -> str:
    """The key that the error names: the last one that is not an index."""
    return next(key for key in reversed(path) if isinstance(key, str))


# Every value of every file

each_file = pytest.mark.parametrize("name", DATA.names)


@pytest.mark.slow
@each_file
def test_every_number_has_a_range(name):
    for path in paths(name, int):
        assert_named(refused(changed(name, path, FAR_OFF)), name, path, f"is {FAR_OFF}, expected ")


@pytest.mark.slow
@each_file
@pytest.mark.parametrize("value", [2.0, "2", True, [2]], ids=["float", "string", "bool", "list"])
def test_every_number_must_be_an_integer(name, value):
    for path in paths(name, int):
        assert_named(refused(changed(name, path, value)), name, path, f"is {value!r}, expected ")


@pytest.mark.slow
@each_file
def test_every_name_must_be_known_or_legal(name):
    for path in paths(name, str):
        assert_named(refused(changed(name, path, "Nobody here")), name, path, " is 'Nobody here', expected ")


def test_every_flag_must_be_true_or_false():
    for path in paths("experts.toml", bool):
        said = refused(changed("experts.toml", path, 1))
        assert said.startswith("experts.toml: tile '")
        assert said.endswith("': arrow is 1, expected true or false")


@each_file
def test_every_list_must_be_a_list(name):
    for path in paths(name, list):
        assert_named(refused(changed(name, path, 3)), name, path, " is 3, expected a list")


@pytest.mark.slow
@each_file
def test_no_entry_can_be_omitted(name):
    for path, _ in walk(BARE[name]):
        key = path[-1]
        if type(key) is int or path[-2:-1] == ("features",):  # a row of a list; a feature that does not move
            continue
        said = refused(changed(name, path, None))
        assert said.startswith(f"{name}: ")
        assert f"{key} is missing" in said


@pytest.mark.slow
@each_file
def test_an_unknown_key_is_refused_with_the_known_ones(name):
    for path in [(), *paths(name, dict)]:
        said = refused(changed(name, (*path, "extra"), 1))
        assert said.startswith(f"{name}: ")
        assert "extra is unknown, expected one of " in said


@each_file
def test_an_unknown_table_is_refused_with_the_known_ones(name):
    said = refused(changed(name, ("extra",), {"one": 1}))
    assert said.startswith(f"{name}: extra is unknown, expected one of ")
    assert all(key in said for key in BARE[name])


# Each error


@pytest.mark.parametrize(("old", "new", "error"), broken(__file__, "old", "new", "error"))
def test_a_broken_file_is_refused_with_its_place(tmp_path, old, new, error):
    name = error.partition(":")[0]
    assert old in text(name)
    (tmp_path / name).write_text(text(name).replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load_tables(str(tmp_path))
    assert str(caught.value).startswith(error)


@pytest.mark.parametrize(("old", "new"), [("toll = 1", "toll = = 1"), ("toll = 1", "far = 1")])
def test_broken_toml_names_its_line(tmp_path, old, new):
    before, after = text("board.toml").split(old)
    (tmp_path / "board.toml").write_text(before + new + after, encoding="utf-8")
    with pytest.raises(BadData, match=rf"board\.toml: .*at line {before.count(chr(10)) + 1}, column"):
        load_tables(str(tmp_path))


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("bank.toml", b'status = "printed"\n\n[account', r"bank\.toml: .*line 3"),
        ("bank.toml", b'status = "printed"\nnote = "D\xe3o"\n', r"bank\.toml: not UTF-8 text \(at line 2\)"),
        ("bank.toml", b"[account]\nmax = 24\n", r"^bank\.toml: status is missing at the head of the file$"),
        ("banks.toml", b"", r"'banks\.toml': unknown data file, expected one of bank\.toml, board"),
    ],
    ids=["truncated", "encoding", "status", "unknown"],
)
def test_an_unreadable_file_is_refused_with_the_place_of_its_mistake(tmp_path, name, content, said):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BadData, match=said):
        load_tables(str(tmp_path))


def test_tables_of_an_unknown_file_are_refused_with_the_known_ones():
    assert refused({"banks.toml": {}}).startswith("'banks.toml': unknown data file, expected one of bank")


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    (tmp_path / "bank.toml").mkdir()
    with pytest.raises(BadData, match=r"bank\.toml: cannot be read"):
        load_tables(str(tmp_path))


def test_a_folder_must_exist_and_contain_a_data_file(tmp_path):
    with pytest.raises(BadData, match=r"nowhere: no such folder"):
        load_tables(str(tmp_path / "nowhere"))
    (tmp_path / ".hidden").write_text("", encoding="utf-8")
    with pytest.raises(BadData, match=r"no data file there, expected some of bank\.toml"):
        load_tables(str(tmp_path))


@pytest.mark.parametrize(
    ("tables", "said"),
    [
        (3, "bank.toml: 3, expected tables"),
        ({"account": 3}, "bank.toml: account is 3, expected a table"),
        (
            {**BARE["bank.toml"], "invest": {"steps": [1, 2, 3, 4, 5]}},
            "bank.toml: invest: steps, number 1 is 1, expected a table",
        ),
    ],
    ids=["file", "table", "row"],
)
def test_a_wrong_shape_is_refused(tables, said):
    assert refused({"bank.toml": tables}) == said


@pytest.mark.parametrize(
    ("name", "path", "more", "said"),
    [
        ("sales.toml", ("hotel", "slots"), 15, "sales.toml: 33 slots in all, expected at most 32"),
        ("sales.toml", ("hotel", "slots"), 27, "sales.toml: hotel: slots has 33 entries, expected 2 to 32"),
        ("export.toml", ("slots",), 13, "export.toml: slots has 33 entries, expected 1 to 32"),
        ("fair.toml", ("slots", "slots"), 3, "fair.toml: slots: slots has 9 entries, expected 4 to 8"),
    ],
)
def test_there_may_be_no_more_slots_than_codes(name, path, more, said):
    tables: Any = copy.deepcopy(BARE[name])
    rows = tables
    for key in path:
        rows = rows[key]
    rows += [{**rows[0], "id": f"more_{n}"} for n in range(more)]
    assert refused({name: tables}) == said


# Loaded tables


def test_the_tile_of_the_first_year_is_first_in_any_order():
    tables = copy.deepcopy(BARE["vintages.toml"])
    tables["tiles"].reverse()
    turned = tables_from({"vintages.toml": tables})
    assert turned.vintages.ids == ("v0", "p2b", "p2a", "p1b", "p1a", "m1b", "m1a", "m2b", "m2a")
    assert turned.vintages.weather[0] == 0
    assert turned.vintages.constantino[8] == TABLES.vintages.constantino[1]


def test_multipliers_are_matched_by_name():
    tables = copy.deepcopy(BARE["managers.toml"])
    tables["multipliers"].reverse()
    assert tables_from({"managers.toml": tables}).managers.multiplier_vp == TABLES.managers.multiplier_vp


def test_corrected_files_replace_whole_files(tmp_path):
    corrected = text("sales.toml").replace("value = 4 }", "value = 3 }", 1)
    (tmp_path / "sales.toml").write_text(corrected, encoding="utf-8")
    tables = load_tables(str(tmp_path))
    assert tables.sales.value[4] == 3
    assert tables.vineyards.cost == TABLES.vineyards.cost
    assert tables.digest != TABLES.digest
    assert tables_from(json.loads(json.dumps(DATA.corrected(str(tmp_path))))) is tables
    assert load_tables(str(tmp_path)) is tables
    (tmp_path / "sales.toml").write_text(text("sales.toml"), encoding="utf-8")
    assert load_tables(str(tmp_path)).sales.value == TABLES.sales.value


def test_later_changes_to_the_arguments_have_no_effect():
    files = {"bank.toml": copy.deepcopy(BARE["bank.toml"])}
    tables = tables_from(files)
    files["bank.toml"]["account"]["max"] = 3
    assert tables.bank.account_max == 24
    assert tables_from({"bank.toml": BARE["bank.toml"]}) is tables


def test_the_default_tables_are_loaded_once():
    assert load_tables() is TABLES
    assert tables_from({}) is TABLES


def test_marks_do_not_change_the_digest():
    assert tables_from(BARE).digest == TABLES.digest
    older = {"bank.toml": {"status": "rulebook", **BARE["bank.toml"]}}  # as in records of older versions
    assert tables_from(older).digest == TABLES.digest


@pytest.mark.interpreted
def test_every_field_contains_only_integers_strings_and_tuples():
    def plain(value: object) -> bool:
        if isinstance(value, tuple):
            return all(map(plain, value))
        return type(value) in (int, str)

    for group in TABLES.__slots__:
        if group in ("digest", "vocabulary"):
            continue
        for name in getattr(TABLES, group).__slots__:
            value = getattr(getattr(TABLES, group), name)
            if isinstance(value, dict):
                assert list(value) == [2, 3, 4], name
                assert all(map(plain, value.values())), name
            else:
                assert plain(value), name


def test_a_status_overrides_the_marks_around_it():
    found = {entry.place: entry for entry in DATA.entries()}
    assert found["account: max"][2:6] == ("24", "printed", "rulebook", "")
    assert found["account: min"][2:6] == ("0", "derived", "giocozona", "the printed -2 is the loss")
    assert found["tile 'dao_red_1'"][2:5] == ("colour red, cost 4", "reconstructed", "")
    assert found["multiplier 'wine'"].status == "printed"
    assert found["multiplier 'wine': slots"].status == "reconstructed"


def test_the_marks_of_a_corrected_file_replace_the_original_ones():
    owners = {"bank.toml": {"status": "printed", "source": "box", **BARE["bank.toml"]}}
    found = {entry.place: entry for entry in DATA.entries(owners)}
    assert found["account_vp, space 6"][3:6] == ("printed", "box", "")
    assert found["tile 'dao_red_1'"].status == "reconstructed"


# Answers


def test_every_answer_has_one_code_and_one_token():
    known = vocabulary(TABLES)
    assert len(known) <= codes.CODES
    assert known.tokens == TABLES.vocabulary.tokens
    spelled = [token for token in known.tokens if token]
    assert len(spelled) == len(set(spelled)) == len(known.codes)


def test_tables_of_maximum_size_fit_the_codes():
    files = copy.deepcopy(BARE)
    hotel = files["sales.toml"]["hotel"]["slots"]
    hotel += [{**hotel[0], "id": f"more_{n}"} for n in range(model.SLOT_ROOM - len(TABLES.sales.ids))]
    export = files["export.toml"]
    more = range(model.SLOT_ROOM - len(TABLES.export.ids))
    export["rows"] += [{"number": 6 + n, "vp": 1} for n in more]
    export["slots"] += [{"id": f"more_{n}", "column": 1, "row": 6 + n, "value": 9} for n in more]
    fair = files["fair.toml"]["slots"]["slots"]
    fair += [{**fair[0], "id": f"more_{n}"} for n in range(model.FAIR_SLOT_ROOM - len(fair))]
    files["bank.toml"]["account"]["max"] = model.AMOUNT_ROOM
    files["bank.toml"]["account_vp"]["spaces"][-1]["to"] = model.AMOUNT_ROOM
    for row in files["managers.toml"]["multipliers"]:
        for key in ("vp", "per"):
            if key in row:
                row[key] = [1] * model.MULTIPLIER_ROOM
        if "slots" in row:
            row["slots"] = model.MULTIPLIER_ROOM
    known = tables_from(files).vocabulary
    assert len(known) == codes.CODES
    assert [code for code, token in enumerate(known.tokens) if not token] == [14, 15]


@pytest.mark.parametrize(
    ("code", "token", "kind"),
    [
        (0, "done", None),
        (codes.PASSING, "pass", None),
        (codes.STAY, "stay", None),
        (codes.DIVEST, "divest", None),
        (codes.INVEST, "invest", None),
        (codes.MAKE_DOURO, "douro", None),
        (codes.MAKE_PORTO, "porto", None),
        (codes.GO + model.BANK, "go bank", "action"),
        (codes.USE + 7, "use aroma_reorder", "expert"),
        (codes.PLAY, "play taste_discount", "expert"),
        (codes.RETURN + 23, "return alcohol_free_move", "expert"),
        (codes.HIRE + model.LOOK, "hire look", "feature"),
        (codes.BUY + model.DAO, "buy dao", "region"),
        (codes.CUBE + model.DOURO, "cube douro", "region"),
        (codes.DECK + model.ALGARVE, "deck algarve", "region"),
        (codes.TILE + 4 * model.DAO + 2, "next dao_white_1", "vineyard"),
        (codes.PLACE + 3, "place estate-4", "estate"),
        (codes.DROP, "drop estate-1", "estate"),
        (codes.TRANSFER + 4 * 2 + 1, "transfer estate-3-estate-2", "transfer"),
        (codes.WINE + 4 * 1 + 3, "wine estate-2-slot-4", "wine"),
        (codes.SELL + 17, "sell enoteca_white_10", "sale"),
        (codes.SHIP + 19, "ship c4r5", "export"),
        (codes.WITHDRAW, "withdraw 1", "amount"),
        (codes.DEPOSIT + 23, "deposit 24", "amount"),
        (codes.HOME + 1, "home hotel", "hangout"),
        (codes.LIFT_SALE, "lift-sale casa_de_fados_red_2", "sale"),
        (codes.LIFT_EXPORT + 1, "lift-export c2r1", "export"),
        (codes.LIFT_COURT + model.BONUS_EXPERT, "lift-court free_expert", "court"),
        (codes.LIFT_MULTIPLIER + 4 * model.PER_CASH + 1, "lift-multiplier cash-2", "multiplier"),
        (codes.ORDER + 3, "order place-4", "place"),
        (codes.FAIR + 5, "fair aroma_alcohol", "fair"),
        (codes.CUBES, "cubes 0", "number"),
        (codes.CUBES + 2, "cubes 2", "number"),
        (codes.MANAGER + model.BEATRIZ, "manager beatriz", "manager"),
        (codes.BENEFIT + model.BONUS_SALES, "benefit sales", "court"),
        (codes.TO_COURT + model.BONUS_INVEST, "to invest_free", "court"),
        (codes.TO_MULTIPLIER + 4 * model.RENOWN_NOW, "multiply renown-1", "multiplier"),
    ],
)
def test_a_code_has_this_token_and_noun(code, token, kind):
    known = TABLES.vocabulary
    assert known.token(code) == token
    assert known.codes[token] == code
    noun = known.nouns[code]
    assert (noun.kind if noun else None) == kind


@pytest.mark.parametrize(
    "code",
    [
        codes.SELL + 18,
        codes.SHIP + 20,
        codes.WITHDRAW + 24,
        codes.DEPOSIT + 24,
        codes.FAIR + 6,
        codes.LIFT_SALE + 18,
        codes.LIFT_EXPORT + 20,
        codes.LIFT_MULTIPLIER + 2,
        codes.TO_MULTIPLIER + 3,
    ],
)
def test_a_slot_that_does_not_exist_has_no_token(code):
    assert TABLES.vocabulary.token(code) == str(code)
