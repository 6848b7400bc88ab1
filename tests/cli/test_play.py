"""A table in the terminal: input and output."""

from __future__ import annotations

import io
import os
import select
import signal
import subprocess
import sys
import time

import pytest
from rich.cells import cell_len

import vindima
from vindima.cli import main, table
from vindima.cli.terminal import Session
from vindima.core.explain import Answer, Message, Ref
from vindima.server.tables.game.daily import Deal, record_of_deal, today
from vindima.vinhos.model import MULTIPLIERS


@pytest.fixture
def typed(monkeypatch, capsys):
    """A function that runs `vindima play` with typed lines and returns the output."""

    def play(*lines: str, args: tuple[str, ...] = ("--seed", "3")) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", "--terminal", *args]) == 0
        return str(capsys.readouterr().out)

    return play


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "vindima", *words]


def test_the_deal_of_the_day_can_be_played_in_the_terminal(typed, capsys, tmp_path):
    deal = Deal(today(), "viticulture", "duel")
    words = ("viticulture", "--daily", "duel", "--save", str(tmp_path / "game.jsonl"), "--force")
    assert typed("quit", args=words) == typed("quit", args=words)
    assert record_of_deal(deal, "human").seats.count("medium") == 1
    assert main(["play", "vinhos", "--terminal", "--daily", "solo"]) == 2
    assert "has no solo game" in capsys.readouterr().err
    assert main(["play", "vinhos", "--terminal", "--daily", "duel", "--seed", "1"]) == 2
    assert "brings its own seed" in capsys.readouterr().err


def test_without_arguments_a_person_plays_against_two_bots(typed):
    shown = typed("quit", args=())
    assert "A You" in shown
    assert "B Easy" in shown
    assert "C Easy" in shown
    assert "Goodbye." in shown


def test_a_whole_game_can_be_played_by_typing_one(tmp_path):
    path = tmp_path / "game.jsonl"
    words = command("play", "--terminal", "--seed", "8", "--save", str(path))
    done = subprocess.run(words, input="1\n" * 2000, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert " VP." in done.stdout
    assert vindima.Record.load(path).replay().over
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80 + len("Your answer: 1")


def test_the_question_and_its_answers_are_below_the_board(typed):
    lines = typed("quit").splitlines()
    question = lines.index("A You: Choose your first vineyard. It brings a wine and its region’s bonus.")
    assert lines[question + 1].startswith("  1 Buy the ")
    assert any("Actions: what a move costs you" in line for line in lines[:question])


def test_a_token_is_accepted_like_a_number(typed):
    first = typed("log", "quit")
    token = first[first.index("  1 Buy") :].partition("[")[2].partition("]")[0]
    assert "A You: Buy the" in typed(token, "log", "quit")


@pytest.mark.parametrize("line", ["0", "99"])
def test_a_number_that_is_not_offered_is_refused(typed, line):
    assert "Choose a number from 1 to" in typed(line, "quit")


def test_an_unknown_word_is_refused(typed):
    assert "teleport: That is not an answer to this question." in typed("teleport", "quit")


def test_an_illegal_answer_cites_its_rule(typed):
    """With three players one region is not in play."""
    shown = typed("why", "quit")
    assert "Not possible now:" in shown
    assert "This region is not used in this game. (Vinhos, Initial preparation; V3)" in " ".join(
        shown.split()
    )


def test_why_explains_one_answer(typed):
    assert "go bank: That is not an answer to this question." in typed("why go bank", "quit")
    assert "teleport: That is not an answer" in typed("why teleport", "quit")


def test_why_says_that_an_answer_is_possible(typed):
    shown = typed("quit")
    token = shown[shown.index("  1 Buy") :].partition("[")[2].partition("]")[0]
    assert f"{token} is possible." in typed(f"why {token}", "quit")


def test_undo_needs_a_decision(typed):
    assert "undo: You have made no decision yet" in typed("undo", "quit")


def test_undo_stops_at_a_reveal(typed):
    """Buying a vineyard reveals the next one."""
    shown = " ".join(typed("1", "undo", "quit").split())
    assert "undo: Something hidden has been revealed since then, so this can no longer be undone." in shown


def test_undo_goes_back_to_the_previous_decision(typed):
    """A move of the action marker reveals nothing, so it can be undone."""
    shown = typed("1", "go bank", "undo", "log", "quit")
    assert "Undone." in shown
    assert "A You: Go to Bank" not in shown.partition("Undone.")[2]
    assert "A You: Go to Bank" in typed("1", "go bank", "log", "quit")


def test_the_log_is_empty_at_first(typed):
    shown = typed("log", "quit", args=("--seed", "3", "--seats", "human,human"))
    assert "Nothing has happened yet." in shown


def test_score_shows_points_by_source(typed):
    assert "export majorities" in typed("score", "quit")


def test_help_names_every_command(typed):
    shown = typed("help", "quit")
    for word in ("board", "why", "undo", "log", "score", "save FILE", "quit"):
        assert f"\n{word} " in shown


def test_board_draws_the_board_again(typed):
    assert typed("board", "quit").count("Regions") == typed("quit").count("Regions") + 1


def test_save_writes_the_game(typed, tmp_path):
    path = tmp_path / "kept.jsonl"
    assert "Saved to" in typed("1", f"save {path}", "quit")
    assert vindima.Record.load(path).answers


def test_save_overwrites_only_what_this_game_has_written(typed, tmp_path):
    path = tmp_path / "kept.jsonl"
    path.write_text("precious")
    assert "already exists" in typed(f"save {path}", "quit")
    assert path.read_text() == "precious"
    path.unlink()
    assert typed(f"save {path}", "1", f"save {path}", "quit").count("Saved to") == 2


def test_save_needs_a_file_that_can_be_written(typed, tmp_path):
    assert "Give a file name" in typed("save", "quit")
    assert "Cannot write" in typed(f"save {tmp_path}/nowhere/game.jsonl", "quit")


def test_the_end_of_the_input_ends_the_game_and_saves_it(typed, tmp_path):
    path = tmp_path / "left.jsonl"
    shown = typed("1", args=("--seed", "3", "--save", str(path)))
    assert "Goodbye." in shown
    assert f"Saved to {path}." in shown
    assert vindima.Record.load(path).answers


def test_a_file_that_appears_meanwhile_is_kept(typed, tmp_path):
    path = tmp_path / "game.jsonl"
    session = Session(vindima.Record("vinhos", 2, seats=["human", "random"]))
    path.write_text("precious")
    session.keep(path, replace=False)
    assert path.read_text() == "precious"
    assert vindima.Record.load(tmp_path / "game-new.jsonl").players == 2


def test_forced_answers_are_shown_or_with_an_option_asked_for(typed):
    def shown(*args: str) -> str:
        return " ".join(typed(*["1"] * 40, "quit", args=("--seed", "2", *args)).split())

    assert "(the only choice)" in shown()
    assert "(the only choice)" not in shown("--ask-forced")


def test_players_who_share_a_screen_look_away_for_secret_choices(typed):
    """Experts for the fair are chosen in secret; for other choices nobody has to look away."""
    seats = ("--seed", "6", "--seats", "human:Ana,human:Rui")
    shown = typed(*["1"] * 140, "quit", args=seats)
    assert "Pass the screen to A Ana" in shown or "Pass the screen to B Rui" in shown
    before = shown.partition("Pass the screen")[0]
    assert "Year 3 of 6" in before


def test_a_single_person_never_has_to_look_away(typed):
    assert "Pass the screen" not in typed(*["1"] * 3000)


@pytest.mark.parametrize("language", ["pt", "zh"])
def test_the_token_of_a_long_answer_is_shown(monkeypatch, capsys, language):
    """It moves to the next line; Chinese characters are two columns wide."""
    monkeypatch.setenv("VINDIMA_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "80")
    game = vindima.Record("vinhos", 2, 1, seats=["human", "random"])
    names = [Ref("multiplier", f"{name}-1") for name in MULTIPLIERS]
    answers = [
        Answer(number, f"multiply {name.id}", Message("vinhos-answer-multiply", {"it": name, "points": 12}))
        for number, name in enumerate(names)
    ]
    Session(game).show_answers(answers)
    shown = capsys.readouterr().out
    assert all(f"[{answer.token}]" in shown for answer in answers)
    assert max(map(cell_len, shown.splitlines())) <= 80


def test_moves_of_others_are_shown_before_the_next_question(typed):
    assert "Since your last decision" in typed("1", "1", "1", "quit")


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_board_fits_the_terminal(monkeypatch, capsys, width):
    monkeypatch.setenv("COLUMNS", str(width))
    position = vindima.game("vinhos").new(players=4, seed=width)
    screen = table.Screen("vinhos", ["human", "random", "random", "random"])
    for number in range(1000):
        if position.over:
            break
        position.apply(position.legal[len(position.legal) // 2])
        if number % 10 == 0:
            screen.show_board(position.view(0))
            shown = capsys.readouterr().out
            assert max(map(len, shown.splitlines())) <= width
            assert "…" not in shown
    assert position.over


def test_the_board_is_drawn_only_from_the_view():
    """Two positions that a seat cannot tell apart look the same to it."""
    position = vindima.game("vinhos").new(players=3, seed=5)
    screen = table.Screen("vinhos", ["human", "random", "random"])
    for _ in range(60):
        position.apply(position.legal[0])
    other = position.determinize(0, 99)
    pictures = []
    for one in (position, other):
        with screen.console.capture() as capture:
            screen.show_board(one.view(0))
        pictures.append(capture.get())
    assert pictures[0] == pictures[1]


class Terminal:
    """A game in a real terminal."""

    def __init__(self, *words: str) -> None:
        pty = pytest.importorskip("pty", reason="needs a Unix system")
        self.leader, follower = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
        self.process = subprocess.Popen(
            command(*words),
            env=environment,
            stdin=follower,
            stdout=follower,
            stderr=follower,
            # Tests that run in the background may inherit an ignored SIGINT.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        os.close(follower)
        self.shown = ""

    def wait_for(self, text: str, seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < end, self.shown[-2000:]
            if select.select([self.leader], [], [], 0.1)[0]:
                try:
                    self.shown += os.read(self.leader, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert text in self.shown

    def type(self, line: str) -> None:
        self.shown = ""
        os.write(self.leader, f"{line}\n".encode())

    def __enter__(self):
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.leader)


def test_a_real_terminal_has_colours_and_quits_cleanly():
    with Terminal("play", "--terminal", "--seed", "3") as terminal:
        terminal.wait_for("Your answer:")
        assert "\x1b[" in terminal.shown
        terminal.type("1")
        terminal.wait_for("Your answer:")
        terminal.type("quit")
        terminal.wait_for("Goodbye.")
        assert terminal.process.wait(timeout=30) == 0


def test_an_interrupt_ends_the_game_and_saves_it(tmp_path):
    path = tmp_path / "left.jsonl"
    with Terminal("play", "--terminal", "--seed", "3", "--save", str(path)) as terminal:
        terminal.wait_for("Your answer:")
        terminal.type("1")
        terminal.wait_for("Your answer:")
        time.sleep(1)  # the prompt appears just before the program reads
        terminal.process.send_signal(signal.SIGINT)
        terminal.wait_for("Saved to")
        assert terminal.process.wait(timeout=30) == 130
        assert "Traceback" not in terminal.shown
    assert vindima.Record.load(path).answers


@pytest.mark.parametrize(("language", "name"), [("en", "Player A"), ("zh", "玩家A")])
def test_an_unnamed_player_is_called_by_the_letter_of_the_seat(monkeypatch, language, name):
    monkeypatch.setenv("VINDIMA_LANGUAGE", language)
    screen = table.Screen("vinhos", ["human", "human:Bo"])
    assert [screen.named_seat(seat) for seat in (0, 1)] == [name, "B Bo"]
