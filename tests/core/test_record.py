"""Records: both file formats, and the errors for broken records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import vindima
from tests.core import toy
from vindima.core.explain import BadData, BadRecord, NewerRecord
from vindima.core.record import FORMAT, Record

pytestmark = pytest.mark.usefixtures("toy_game")

ANSWERS = ["yes", "choose first", "done", "pick red", "done"]
HEADER = {
    "format": FORMAT,
    "game": "toy",
    "rules": "1",
    "players": 2,
    "seed": 4,
    "options": {"rich": False},
    "seats": ["seat-1", "seat-2"],
    "tables": {},
}


def record(**changes: Any) -> Record:
    return Record("toy", 2, seed=4, answers=changes.pop("answers", ANSWERS), **changes)


def text(**changes: Any) -> str:
    """A record as one JSON object with some entries changed; None removes an entry."""
    data = {**HEADER, "answers": ANSWERS, **changes}
    return json.dumps({key: value for key, value in data.items() if value is not None})


def refused(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        Record.parse(text)
    return str(caught.value)


@pytest.mark.parametrize("name", ["game.jsonl", "game.json", "game", "game.JSON"])
def test_a_saved_record_is_loaded(tmp_path, name):
    path = tmp_path / name
    saved = record(seats=["Ana", "Zé \u2028 \x85 \U0001f347"], options={"rich": True}, answers=["yes"] * 3)
    saved.save(path)
    assert Record.load(path) == saved
    assert Record.load(str(path)).seats == saved.seats
    assert [entry.name for entry in tmp_path.iterdir()] == [name]


def test_a_jsonl_file_holds_the_header_and_one_token_per_line(tmp_path):
    record().save(tmp_path / "game.jsonl")
    header, *answers = (tmp_path / "game.jsonl").read_text("utf-8").splitlines()
    assert json.loads(header) == HEADER
    assert [json.loads(line) for line in answers] == ANSWERS


def test_a_json_file_holds_one_object(tmp_path):
    record().save(tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_text("utf-8")) == record().to_dict()


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\n\n", ""])
def test_any_line_ending_and_a_missing_or_doubled_last_one_are_accepted(tmp_path, ending):
    record().save(tmp_path / "game.jsonl")
    lines = (tmp_path / "game.jsonl").read_text("utf-8").splitlines()
    separator = ending if ending == "\r\n" else "\n"
    (tmp_path / "game.jsonl").write_bytes((separator.join(lines) + ending).encode())
    assert Record.load(tmp_path / "game.jsonl") == record()
    assert Record.parse(separator.join(lines) + ending) == record()


def test_a_record_may_have_no_answers(tmp_path):
    begun = record(answers=[])
    begun.save(tmp_path / "game.jsonl")
    assert Record.load(tmp_path / "game.jsonl") == begun
    assert begun.replay() == toy.GAME.new(2, seed=4)


def test_a_record_copies_the_lists_it_is_given():
    answers, seats = ["yes"], ["Ana", "Rui"]
    made = record(answers=answers, seats=seats)
    made.answers.append("done")
    made.seats[0] = "Eva"
    assert (answers, seats) == (["yes"], ["Ana", "Rui"])


def test_replay_can_stop_at_any_answer():
    position = toy.GAME.new(2, seed=4)
    for count in range(len(ANSWERS) + 1):
        assert record().replay(count) == position
        if count < len(ANSWERS):
            position.apply(position.code(ANSWERS[count]))
    assert record().replay() == position


@pytest.mark.parametrize("until", [-1, len(ANSWERS) + 1])
def test_a_replay_beyond_the_last_answer_is_refused(until):
    with pytest.raises(BadRecord, match=f"there is no answer {until}: the record has 5"):
        record().replay(until)


@pytest.mark.parametrize("token", ["pick red", "fly"])
def test_an_illegal_answer_in_a_record_is_named(token):
    broken = record(answers=["yes", token, "done"])
    for replayed in (broken.replay, lambda: vindima.Play(broken)):
        with pytest.raises(BadRecord, match=rf"answer 2 of 3: '{token}' is not possible"):
            replayed()
    assert broken.answers == ["yes", token, "done"]


def test_answers_after_the_end_are_refused():
    position = toy.GAME.new(2, seed=4)
    answers = []
    while not position.over:
        answers.append(position.token(position.legal[-1]))
        position.apply(position.legal[-1])
    assert record(answers=answers).replay().over
    with pytest.raises(BadRecord, match=f"answer {len(answers) + 1} of {len(answers) + 1}"):
        record(answers=[*answers, "done"]).replay()


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        ("", "line 1: not JSON"),
        ("not json", "line 1: not JSON"),
        ('{"format": 1,\n "game": \n', "line 3: not JSON"),
        ("[" * 100_000, "line 1: not JSON"),
        ("[]", "line 1: a record begins with its header, an object"),
        ('"yes"\n"no"\n', "line 1: a record begins with its header, an object"),
        ("3", "line 1: a record begins with its header, an object"),
        ("{} {}", "line 1: '{}' follows the header on its line"),
        (text(answers=None) + '\n"yes"\nchoose first\n', "line 3: not JSON"),
        (text(answers=None) + '\n"yes"\n\n"done"\n', "line 3: not JSON"),
        (text(answers=None) + '\n"yes"\n{"seat": 1}\n', "answers 2 is {'seat': 1}, not a word"),
        (text(answers=None) + f"\n{'9' * 5000}\n", "line 2: not JSON"),
        (text(answers=["yes", 3]), "answers 2 is 3, not a word"),
        (text(answers="yes"), "the header's 'answers' is 'yes', not list"),
        (text(seats=["Ana", None]), "seats 2 is None, not a word"),
        (text(seats=["Ana"]), "2 players, but 1 seats are named"),
        (text(format=FORMAT + 1), f"format {FORMAT + 1} is newer than this program; it reads up to {FORMAT}"),
        (text(format=0), "there has never been a format 0"),
        (text(format="1"), "the header's 'format' is '1', not int"),
        (text(format=True), "the header's 'format' is True, not int"),
        (text(players="two"), "the header's 'players' is 'two', not int"),
        (text(players=9, seats=["x"] * 9), "the header is wrong: toy is for 2 to 4 players, not 9"),
        (text(seed=1.5), "the header's 'seed' is 1.5, not int"),
        (text(options=[]), "the header's 'options' is [], not dict"),
        (text(options={"poor": True}), "the header is wrong: toy has no option 'poor'"),
        (text(options={"rich": "very"}), "the header is wrong: option rich='very'"),
        (text(game="chess"), "the header is wrong: there is no game 'chess'"),
        (text(tables={"digest": "other"}), "played with other data tables: {'digest': 'other'}"),
    ],
)
def test_a_broken_record_is_refused_by_file_and_place(tmp_path, broken, complaint):
    assert complaint in refused(broken)
    path = tmp_path / "broken.jsonl"
    path.write_text(broken, encoding="utf-8")
    with pytest.raises(BadRecord) as caught:
        Record.load(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert complaint in str(caught.value)


@pytest.mark.parametrize("part", ["format", "game", "rules", "players", "seed", "options", "seats"])
def test_an_incomplete_header_names_the_missing_entry(part):
    assert refused(text(**{part: None})) == f"the header lacks {part!r}"


def test_a_newer_format_is_reported_before_any_other_error():
    assert "newer than this program" in refused(json.dumps({"format": FORMAT + 1, "what": "ever"}))


def test_a_newer_format_has_an_error_class_of_its_own(tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(text(format=FORMAT + 1))
    with pytest.raises(NewerRecord, match=r"game\.jsonl: format 2 is newer"):
        Record.load(file)
    file.write_text(text(format=0))
    with pytest.raises(BadRecord) as caught:
        Record.load(file)
    assert not isinstance(caught.value, NewerRecord)


def test_invalid_utf8_missing_files_and_folders_cannot_be_read(tmp_path):
    (tmp_path / "broken.jsonl").write_bytes(b'{"game": "\xff\xfe"}')
    for path in (tmp_path / "broken.jsonl", tmp_path / "missing.jsonl", tmp_path):
        with pytest.raises(BadRecord, match="cannot be read"):
            Record.load(path)


def test_a_record_of_other_rules_can_be_loaded_but_not_replayed():
    old = Record.parse(text(rules="0", tables={"digest": "of then"}))
    assert old.rules == "0"
    for replayed in (old.replay, old.start, lambda: vindima.Play(old)):
        with pytest.raises(BadRecord, match="this record was played by toy rules 0; here are rules 1"):
            replayed()


def test_unknown_header_entries_are_ignored():
    assert Record.parse(text(comment="a good game")) == record()


def test_a_record_of_an_unknown_game_or_table_size_is_refused():
    with pytest.raises(BadData, match="there is no game 'chess'"):
        Record("chess", 2)
    with pytest.raises(BadData, match="2 to 4 players"):
        Record("toy", 1)


def fails(*_: Any, **__: Any) -> None:
    raise OSError("no space left")


def half_written(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data[: len(data) // 2])
    raise OSError("no space left")


@pytest.mark.parametrize(("verb", "failing"), [("write_bytes", half_written), ("replace", fails)])
def test_a_failed_save_leaves_only_the_old_file(tmp_path, monkeypatch, verb, failing):
    path = tmp_path / "game.jsonl"
    record().save(path)
    before = path.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr(Path, verb, failing)
        with pytest.raises(OSError, match="no space left"):
            record(answers=["yes"]).save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_name_that_cannot_be_encoded_leaves_the_old_file(tmp_path):
    path = tmp_path / "game.jsonl"
    record().save(path)
    with pytest.raises(UnicodeEncodeError):
        record(seats=["Ana", "\ud800"]).save(path)
    assert Record.load(path) == record()
    assert list(tmp_path.iterdir()) == [path]


def test_records_with_equal_contents_are_equal():
    assert record() == record()
    assert record() != record(answers=["yes"])
    assert record() != "a record"
    with pytest.raises(TypeError):
        hash(record())
