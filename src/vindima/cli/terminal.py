"""The table in the terminal, for people and bots."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.text import Text as Line

from vindima.bots import BotFailed, Guest, ask, make
from vindima.cli.seats import HUMAN, seat_code
from vindima.cli.table import Screen
from vindima.core.chance import mixed, seeded
from vindima.core.explain import Answer, BadData, IllegalAnswer
from vindima.core.play import Play
from vindima.core.record import Record
from vindima.core.step import OPEN

__all__ = ["Session"]

NEWS: Final = 12
"""How many lines about the other seats' moves are shown before a question."""
FEW: Final = 16
"""Up to this many answers are listed one per line, with their tokens."""


class Session:
    """A game in progress, with who has decided and seen what."""

    def __init__(self, record: Record, ask_forced: bool = False) -> None:
        self.seats = [seat_code(seat) for seat in record.seats]
        self.bots = {seat: make(code) for seat, code in enumerate(self.seats) if code != HUMAN}
        self.screen = Screen(record.title, record.seats)
        self.ask_forced = ask_forced
        self.decisions: list[tuple[int, int]] = []
        """For each decision of a person: the number of answers before it, and the seat."""
        self.seen = [0] * record.players
        """How many lines of the log each seat has been shown."""
        self.drawn_for: int | None = None
        """The seat that the board on screen was drawn for; None if it has to be redrawn."""
        self.private_to: int | None = None
        """The seat whose player has the screen to themselves; None if everyone may look."""
        self.written: set[Path] = set()
        answers, record.answers = record.answers, []
        self.play = Play(record)
        for token in answers:
            self.answer(token)
        self.seen = [len(self.play.log(seat)) for seat in range(record.players)]

    def play_on(self) -> None:
        """Ask and answer until the game is over. Raises EOFError when a person quits."""
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
        """The answer of the bot whose turn it is; always the same for the same record.

        A bot that fails ends the session with BadData.
        """
        position, record = self.play.position, self.play.record
        seed = mixed(seeded(record.seed) + len(record.answers))
        try:
            return ask(self.bots[position.seat], position, seed)
        except BotFailed as failure:
            raise BadData(f"the bot {self.seats[position.seat]!r} {failure}") from failure

    def close(self) -> None:
        """Stop the bots that run as separate programs."""
        for bot in self.bots.values():
            if isinstance(bot, Guest):
                bot.close()

    def take_forced(self) -> None:
        """Give the only possible answer, and show it to the person in that seat."""
        position = self.play.position
        answer, seat = position.answer(position.legal[0]), position.seat
        if self.seats[seat] == HUMAN and position.stack[-1].step.secret == OPEN:
            sentence = self.screen.sentence(answer.message)
            self.screen.say("cli-forced-entry", name=self.screen.named_seat(seat), sentence=sentence)
        self.answer(answer.token)

    def answer(self, token: str) -> None:
        """Give an answer and note whether a person decided it."""
        position, count = self.play.position, len(self.play.record.answers)
        seat, choices = position.seat, len(position.legal)
        self.play.answer(token)
        if self.seats[seat] == HUMAN and (choices > 1 or self.ask_forced):
            self.decisions.append((count, seat))
        else:
            self.drawn_for = None

    # Asking

    def ask(self) -> None:
        """Ask a person until the question is answered or undo leads to another position."""
        position, count = self.play.position, len(self.play.record.answers)
        self.hand_over()
        self.show_question()
        answers = position.answers()
        while self.play.position is position and len(self.play.record.answers) == count:
            self.react(self.read(), answers)

    def hand_over(self) -> None:
        """If an answer is secret and several people share the screen, ask the others to look away."""
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
        """Show news, board, question and answers; the board only if it is not on screen already."""
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
            words = screen.sentence(question.message)
            screen.out("")
            screen.say("cli-question", style="bold", name=screen.named_seat(seat), question=words)
        self.show_answers(position.answers())

    def show_news(self, seat: int) -> None:
        """Show what the others have done since the seat's last decision."""
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
            line = Line.assemble((f"{number:3} ", "bold"), self.screen.sentence(answer.message))
            if len(answers) <= FEW:
                token = f"  [{answer.token}]"
                fits = line.cell_len + len(token) <= self.screen.width
                line.append(token if fits else f"\n  {token}", style="dim")
            lines.append(line)
        if len(answers) <= FEW:
            self.screen.out(*lines)
        else:
            self.screen.out(Columns(lines, width=38, column_first=True))

    def read(self) -> str:
        """Read a line from the person. Raises EOFError at the end of input."""
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
        reason = self.screen.sentence(refusal.message)
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
        """Save at the end. If the file exists by now, the game is saved under another name."""
        while not replace and path.exists() and path.resolve() not in self.written:
            path = path.with_stem(f"{path.stem}-new")
        self.play.record.save(path)
        self.screen.say("cli-saved", file=str(path))

    def do_undo(self, rest: str) -> None:
        """Go back to the seat's previous decision."""
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
        """Explain why one answer, or every unavailable answer, is not possible."""
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
        """List all unavailable answers, with each reason once."""
        grouped: dict[tuple[str, str], list[str]] = {}
        for refusal in self.play.position.refusals():
            reason = self.screen.sentence(refusal.message)
            grouped.setdefault((reason, refusal.rule), []).append(refusal.token)
        if not grouped:
            self.screen.say("cli-all-possible")
            return
        self.screen.say("cli-not-possible", style="bold")
        for (reason, rule), tokens in grouped.items():
            self.screen.say("cli-refused", token=", ".join(tokens), reason=reason, rule=rule)
