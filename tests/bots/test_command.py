"""External programs as bots: they learn only what their seat may know, and no failure stops a game."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path
from time import monotonic

import pytest

import vindima
from vindima.bots import BotFailed, make
from vindima.bots.command import PROTOCOL, CommandBot, hello, over, question
from vindima.research.arena import Match, play_match

PAGE = (Path(__file__).parents[2] / "docs/how-to/bot-protocol.md").read_text("utf-8")
FIRST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        print(json.dumps({"answer": message["legal"][0]}), flush=True)
"""


def command(tmp_path: Path, code: str, seconds: float = 20) -> str:
    """The code of a bot that runs this program."""
    path = tmp_path / "bot.py"
    path.write_text(code, "utf-8")
    return f"cmd:seconds={seconds}:{sys.executable} {path}"


def position_of(name: str, seed: int = 3, answers: int = 60):
    """A position in the middle of a game, with a choice to make."""
    position = vindima.game(name).new(players=3, seed=seed)
    chance = random.Random(seed)
    while answers > 0 or len(position.legal) < 2:
        position.apply(chance.choice(position.legal))
        answers -= 1
    return position


@pytest.fixture
def bot_of(tmp_path):
    """A function that makes bots from code; they are closed at the end."""
    made: list[CommandBot] = []

    def of(code: str, seconds: float = 20) -> CommandBot:
        bot = make(command(tmp_path, code, seconds))
        assert isinstance(bot, CommandBot)
        made.append(bot)
        return bot

    yield of
    for bot in made:
        bot.close()


def failure(bot: CommandBot, position) -> str:
    with pytest.raises(BotFailed) as error:
        bot.choose(position, 0)
    return str(error.value)


def test_the_example_in_the_docs_plays_a_game_without_failures(tmp_path):
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    match = Match(0, "vinhos", (command(tmp_path, code), "random"), seed=5, rotation=0)
    result = play_match(match)
    assert result["failures"] == []
    assert result["winners"]
    again = play_match(match)
    assert again["record"] == result["record"]


def test_the_messages_in_the_docs_have_the_real_fields():
    position = position_of("vinhos")
    real = [hello(position), question(position, 10.0), b"", over(position, 0)]
    shown = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
    assert [set(message) for message in shown] == [
        set(json.loads(line)) if line else {"answer"} for line in real
    ]
    assert shown[0]["protocol"] == PROTOCOL


def test_a_program_receives_hello_every_question_and_the_end(tmp_path, bot_of):
    received = tmp_path / "received"
    bot = bot_of(FIRST.replace("message =", f"open({str(received)!r}, 'a').write(line); message ="))
    position = position_of("viticulture")
    seat = position.seat
    assert bot.choose(position, 0) == position.legal[0]
    assert bot.choose(position, 0) == position.legal[0]
    bot.over(position, seat)
    messages = [json.loads(line) for line in received.read_text("utf-8").splitlines()]
    assert [message["type"] for message in messages] == ["hello", "ask", "ask", "over"]
    assert messages[0]["seat"] == seat
    assert messages[0]["options"] == position.options_used
    assert messages[1]["view"] == json.loads(json.dumps(position.view(seat)))
    assert messages[1]["seconds"] == 20


@pytest.mark.parametrize("name", vindima.games())
def test_positions_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(name):
    different = 0
    for seed in range(6):
        position = position_of(name, seed, answers=20 + 25 * seed)
        seat = position.seat
        for twin in (position.determinize(seat, 1), position.determinize(seat, 2)):
            different += twin.digest() != position.digest()
            assert hello(twin) == hello(position)
            assert question(twin, 1.0) == question(position, 1.0)
            assert over(twin, seat) == over(position, seat)
    assert different > 6, "too few determinizations differ from the position"


def test_the_seed_of_the_game_is_not_sent():
    seed = 918273645
    position = position_of("vinhos", seed)
    sent = hello(position) + question(position, 1.0) + over(position, 0)
    assert str(seed).encode() not in sent
    assert str(position.chance).encode() not in sent


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("raise ValueError('no idea')", "ended with status 1: ValueError: no idea"),
        ("import os; input(); os._exit(7)", "ended with status 7"),
        ("input(); print('go bank', flush=True); input(); input()", "said 'go bank', which is not JSON"),
        ("input(); print('[1]', flush=True); input(); input()", "said '[1]', which is not"),
        ("input(); print('{\"answer\": 3}', flush=True); input(); input()", "which is not"),
        (
            'input(); print(\'{"answer": "fly"}\', flush=True); input(); input()',
            "answered 'fly', which is not among the",
        ),
    ],
)
def test_a_failure_states_its_reason(bot_of, code, reason):
    assert reason in failure(bot_of(code), position_of("vinhos"))


def test_a_known_but_illegal_answer_is_a_failure(bot_of):
    position = position_of("vinhos")
    other = next(
        token for token, code in position.vocabulary.codes.items() if code not in position.legal and token
    )
    code = FIRST.replace('message["legal"][0]', repr(other))
    assert "is not among" in failure(bot_of(code), position)


@pytest.mark.parametrize(
    "code",
    [
        "import time; time.sleep(60)",
        "import sys; sys.stdin.close(); import time; time.sleep(60)",
        "import subprocess, sys; subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])",
    ],
    ids=["sleeps", "does not listen", "leaves a child behind"],
)
def test_a_program_that_exceeds_its_time_is_killed(bot_of, monkeypatch, code):
    monkeypatch.setattr("vindima.bots.command.START", 0.5)
    start = monotonic()
    assert "within 0.7 seconds" in failure(bot_of(code, seconds=0.2), position_of("vinhos"))
    assert monotonic() - start < 10


def test_a_program_that_does_not_exit_at_the_end_is_terminated(bot_of, monkeypatch):
    monkeypatch.setattr("vindima.bots.command.GRACE", 0.2)
    bot = bot_of(FIRST + "\nimport time; time.sleep(60)")
    position = position_of("vinhos")
    bot.choose(position, 0)
    program = bot.program
    assert program is not None
    start = monotonic()
    bot.over(position, position.seat)
    assert program.poll() is not None
    assert monotonic() - start < 10


def test_a_seat_plays_at_random_after_its_program_fails(tmp_path):
    second_year = "if message.get('view', {}).get('year') == 2: 1 / 0"
    code = FIRST.replace("    if message", f"    {second_year}\n    if message")
    result = play_match(Match(0, "vinhos", ("random", command(tmp_path, code)), seed=5, rotation=0))
    (failed,) = result["failures"]
    assert failed["seat"] == 1
    assert "ZeroDivisionError" in failed["reason"]
    assert 0 < failed["answer"] < len(result["record"]["answers"])
    assert vindima.Record.from_dict(result["record"]).replay().over


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("cmd:", "there is no program ''"),
        ("cmd:no-such-program-here", "there is no program 'no-such-program-here'"),
        ("cmd:seconds=0:python3", "seconds=0.0 is not a time limit"),
        ("cmd:seconds=nan:python3", "seconds=nan is not a time limit"),
        ("cmd:seconds=soon:python3", "seconds='soon' is not of the type float"),
        ("cmd:speed=3:python3", "no parameter 'speed'; it has seconds"),
        ("cmd:command=ls:python3", "no parameter 'command'; it has seconds"),
        ("cmd:'python3", "No closing quotation"),
    ],
)
def test_an_invalid_program_code_is_refused(code, line):
    with pytest.raises(vindima.BadData, match=re.escape(line)):
        make(code)
