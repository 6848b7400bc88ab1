"""The table in the terminal, for people and bots."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.text import Text as Line

from vindima.bots import Guest, ask, make
from vindima.cli.table import HUMAN, Screen, seat_code
from vindima.core.chance import mixed, seeded
from vindima.core.explain import Answer, IllegalAnswer
from vindima.core.play import Play
from vindima.core.record import Record
from vindima.core.step import OPEN

__all__ = ["Session"]

NEWS: Final = 12
"""How many lines of what the others did are shown before a question."""
FEW: Final = 16
"""Up to so many answers stand one to a line, with their tokens."""


class Session:
    """A game that is being played, and who has decided and seen what of it."""

    def __init__(self, record: Record, ask_forced: bool = False) -> None:
        self.seats = [seat_code(seat) for seat in record.seats]
        self.bots = {seat: make(code) for seat, code in enumerate(self.seats) if code != HUMAN}
        self.screen = Screen(record.title, record.seats)
        self.ask_forced = ask_forced
        self.decisions: list[tuple[int, int]] = []
        """How many answers stood before each decision of a person, and the seat."""
        self.seen = [0] * record.players
        """How many lines of its log each seat has been shown."""
        self.drawn_for: int | None = None
        """The seat that the board on the screen was drawn for; None if it has to be drawn again."""
        self.private_to: int | None = None
        """The seat that alone looks at the screen; None if everybody may."""
        self.written: set[Path] = set()
        answers, record.answers = record.answers, []
        self.play = Play(record)
        for token in answers:
            self.answer(token)
        self.seen = [len(self.play.log(seat)) for seat in range(record.players)]

    def play_on(self) -> None:
        """Ask and answer until the game is over. EOFError when a person leaves."""
        record = self.play.record
        self.screen.say("cli-welcome", style="bold", title=record.game.title, seed=str(record.seed))
        while not self.play.position.over:
            position = self.play.position
            if len(position.legal) == 1 and not self.ask_forced:
                self.take_forced()
            elif self.seats[position.seat] == HUMAN:
                self.ask()
            else:
                self.answer(position.token(self.bot_choice()))
        view = self.play.position.view(None)
        self.screen.show_board(view)
        self.screen.show_scores(view)
        self.screen.show_result(self.play.position)

    def bot_choice(self) -> int:
        """What the bot to answer chooses; the same in every game of the same record."""
        position, record = self.play.position, self.play.record
        seed = mixed(seeded(record.seed) + len(record.answers))
        return ask(self.bots[position.seat], position, seed)

    def close(self) -> None:
        """Let go the bots that are programs of their own."""
        for bot in self.bots.values():
            if isinstance(bot, Guest):
                bot.close()

    def take_forced(self) -> None:
        """Give the only possible answer; a person whose answer it is reads of it."""
        position = self.play.position
        answer, seat = position.answer(position.legal[0]), position.seat
        if self.seats[seat] == HUMAN and position.stack[-1].step.secret == OPEN:
            sentence = self.screen.text.message(answer.message)
            self.screen.say("cli-forced-entry", name=self.screen.named_seat(seat), sentence=sentence)
        self.answer(answer.token)

    def answer(self, token: str) -> None:
        """Give an answer and note whether a person has decided it."""
        position, count = self.play.position, len(self.play.record.answers)
        seat, choices = position.seat, len(position.legal)
        self.play.answer(token)
        if self.seats[seat] == HUMAN and (choices > 1 or self.ask_forced):
            self.decisions.append((count, seat))
        else:
            self.drawn_for = None

    # Asking

    def ask(self) -> None:
        """Put a question to a person until it is answered, or another position is reached by undo."""
        position, count = self.play.position, len(self.play.record.answers)
        self.hand_over()
        self.show_question()
        answers = position.answers()
        while self.play.position is position and len(self.play.record.answers) == count:
            self.react(self.read(), answers)

    def hand_over(self) -> None:
        """Where an answer is secret and several people share the screen, the others look away."""
        position, console = self.play.position, self.screen.console
        if self.seats.count(HUMAN) < 2:
            return
        secret = position.game.hidden_hands or position.stack[-1].step.secret != OPEN
        wanted = position.seat if secret else None
        if wanted == self.private_to:
            return
        console.clear()
        if wanted is not None:
            self.screen.say("cli-pass-to", style="bold", name=self.screen.named_seat(wanted))
            input()
            console.clear()
        self.private_to = wanted
        self.drawn_for = None

    def show_question(self) -> None:
        """News, board, question and answers: the board only where it is not on the screen already."""
        position, screen = self.play.position, self.screen
        seat = position.seat
        view = position.view(seat)
        fresh = self.drawn_for != seat or position.stack[-1].step.starts_turn
        if fresh:
            screen.show_board(view)
        self.show_news(seat)
        if not fresh:
            screen.show_summary(view)
        self.drawn_for = seat
        question = position.question
        if question is not None:
            words = screen.text.message(question.message)
            screen.out("")
            screen.say("cli-question", style="bold", name=screen.named_seat(seat), question=words)
        self.show_answers(position.answers())

    def show_news(self, seat: int) -> None:
        """What the others have done since the seat was last asked."""
        log = self.play.log(seat)
        news = [entry for entry in log[self.seen[seat] :] if entry.seat != seat]
        self.seen[seat] = len(log)
        if not news:
            return
        self.screen.out("")
        self.screen.say("cli-since", style="bold")
        if len(news) > NEWS:
            self.screen.say("cli-earlier", style="dim", count=len(news) - NEWS)
        self.screen.show_entries(news[-NEWS:])

    def show_answers(self, answers: list[Answer]) -> None:
        lines = []
        for number, answer in enumerate(answers, 1):
            line = Line.assemble((f"{number:3} ", "bold"), self.screen.text.message(answer.message))
            token = f"  [{answer.token}]"
            if len(answers) <= FEW and len(line) + len(token) <= self.screen.width:
                line.append(token, style="dim")
            lines.append(line)
        if len(answers) <= FEW:
            self.screen.out(*lines)
        else:
            self.screen.out(Columns(lines, width=38, column_first=True))

    def read(self) -> str:
        """A line of what the person types. EOFError when there is no more."""
        prompt = f"{self.screen.text.say('cli-prompt')} "
        line = input(prompt)
        if not sys.stdin.isatty():
            print(line)
        return " ".join(line.split())

    # What people type

    def react(self, line: str, answers: list[Answer]) -> None:
        """Carry out a command, or give the answer that a number or a token names."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "board": self.do_board,
            "help": self.do_help,
            "log": self.do_log,
            "quit": self.do_quit,
            "save": self.do_save,
            "score": self.do_score,
            "undo": self.do_undo,
            "why": self.do_why,
        }
        if word in commands:
            commands[word](rest)
        elif line.isdigit():
            if 1 <= int(line) <= len(answers):
                self.answer(answers[int(line) - 1].token)
            else:
                self.screen.say("cli-no-such-number", style="yellow", count=len(answers))
        elif line:
            self.answer_token(line)

    def answer_token(self, token: str) -> None:
        try:
            self.answer(token)
        except IllegalAnswer as error:
            self.refuse(error)

    def refuse(self, error: IllegalAnswer) -> None:
        refusal = error.refusal
        reason = self.screen.text.message(refusal.message)
        self.screen.say("cli-refused", style="yellow", token=refusal.token, reason=reason, rule=refusal.rule)

    def do_board(self, rest: str) -> None:
        self.drawn_for = None
        self.show_question()

    def do_help(self, rest: str) -> None:
        self.screen.say("cli-help")

    def do_log(self, rest: str) -> None:
        log = self.play.log(self.play.position.seat)
        if not log:
            self.screen.say("cli-empty-log")
        self.screen.show_entries(log)

    def do_quit(self, rest: str) -> None:
        raise EOFError

    def do_score(self, rest: str) -> None:
        self.screen.show_scores(self.play.position.view(self.play.position.seat))

    def do_save(self, rest: str) -> None:
        say, path = self.screen.say, Path(rest)
        if not rest:
            say("cli-save-where", style="yellow")
        elif path.exists() and path.resolve() not in self.written:
            say("cli-file-exists", style="yellow", file=rest)
        else:
            try:
                self.play.record.save(path)
            except OSError as error:
                say("cli-cannot-save", style="yellow", file=rest, error=error.strerror or str(error))
            else:
                self.written.add(path.resolve())
                say("cli-saved", file=rest)

    def keep(self, path: Path, replace: bool) -> None:
        """Save at the end. A file that has appeared meanwhile stays: the game goes beside it."""
        while not replace and path.exists() and path.resolve() not in self.written:
            path = path.with_stem(f"{path.stem}-new")
        self.play.record.save(path)
        self.screen.say("cli-saved", file=str(path))

    def do_undo(self, rest: str) -> None:
        """Back to the seat's previous decision."""
        seat = self.play.position.seat
        mine = [count for count, decider in self.decisions if decider == seat]
        count = mine[-1] if mine else -1
        try:
            self.play.undo(count)
        except IllegalAnswer as error:
            self.refuse(error)
            return
        self.decisions = [decision for decision in self.decisions if decision[0] < count]
        self.seen = [min(lines, len(self.play.log(seat))) for seat, lines in enumerate(self.seen)]
        self.drawn_for = None
        self.screen.say("cli-undone")

    def do_why(self, rest: str) -> None:
        """Why one answer is not possible, or everything that is not."""
        position, say = self.play.position, self.screen.say
        if not rest:
            self.list_refusals()
            return
        try:
            code = position.code(rest)
        except IllegalAnswer as error:
            self.refuse(error)
            return
        if code in position.legal:
            say("cli-possible", token=rest)
        else:
            self.refuse(IllegalAnswer(position.refusal(code)))

    def list_refusals(self) -> None:
        """All that is not possible, the same reason once."""
        grouped: dict[tuple[str, str], list[str]] = {}
        for refusal in self.play.position.refusals():
            reason = self.screen.text.message(refusal.message)
            grouped.setdefault((reason, refusal.rule), []).append(refusal.token)
        if not grouped:
            self.screen.say("cli-all-possible")
            return
        self.screen.say("cli-not-possible", style="bold")
        for (reason, rule), tokens in grouped.items():
            self.screen.say("cli-refused", token=", ".join(tokens), reason=reason, rule=rule)
