"""`vindima rules GAME --check`: check the uncertain numbers of a game against the box, in the terminal."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

import vindima
from vindima import checking
from vindima.cli.values import read_value, say_choices, say_value
from vindima.locale import Text

__all__ = ["check_numbers"]

REMOVED: Final = "–"
"""A row that the owner's board does not have."""


def check_numbers(text: Text, console: Console, game: str, folder: Path) -> int:
    """Ask about every part until all are checked or the owner stops; then write the report and the folder."""
    session = Session(text, console, game, folder)
    if not checking.doubtful(game):
        session.say("check-none", game=vindima.game(game).title)
        return 0
    try:
        session.ask_all()
    except EOFError:
        console.print()
    return session.save()


@dataclass
class Session:
    """One sitting: the answers so far, and where they are stored."""

    text: Text
    console: Console
    game: str
    folder: Path

    def __post_init__(self) -> None:
        self.file = self.folder.with_name(f"{self.folder.name}.json")
        self.answers = self.earlier()

    def earlier(self) -> checking.Answers:
        """The answers of an earlier sitting. A folder that contains anything else is not touched."""
        if self.file.exists():
            return checking.read_report(self.file.read_text("utf-8"), self.game)
        if self.folder.exists():
            raise vindima.BadData(f"{self.folder} already exists; name another folder after --check")
        return checking.Answers(self.game)

    def say(self, key: str, style: str = "", **args: int | str) -> None:
        self.console.print(Line(self.text.say(key, **args), style=style))

    def ask(self, prompt: str) -> str:
        return input(f"{prompt} ").strip()

    def ask_all(self) -> None:
        parts = checking.parts(self.game)
        self.say("check-welcome", game=vindima.game(self.game).title, count=len(checking.doubtful(self.game)))
        self.show_progress()
        for number, part in enumerate(parts, 1):
            waiting = [item for item in part.items if item.doubtful and not self.answers.answered(item.name)]
            if waiting:
                title = self.text.say(f"{self.game}-check-part-{part.id}")
                self.console.print()
                self.say("cli-check-part", "bold", number=number, count=len(parts), title=title)
                self.say(f"{self.game}-check-about-{part.id}", "dim")
                if not self.ask_part(part):
                    return
        self.answers.edition = self.ask(f"{self.text.say('check-edition')}:") or self.answers.edition
        self.answers.note = self.ask(f"{self.text.say('check-note')}:") or self.answers.note

    def ask_part(self, part: checking.Part) -> bool:
        """Ask about a part; False if the owner wants to stop."""
        rows = any(item.removable for item in part.items)
        self.show_part(part)
        while True:
            items = self.listed(part)
            word = self.ask(self.text.say("cli-check-ask-rows" if rows else "cli-check-ask"))
            if word in ("s", "q"):
                return word == "s"
            if not word:
                for item in items:
                    if not self.answers.answered(item.name):
                        self.answers.confirm(item.name)
                return True
            number = word.removeprefix("-")
            if word == "+" and rows:
                self.add(part)
            elif number.isdecimal() and 1 <= int(number) <= len(items):
                item = items[int(number) - 1]
                if word != number:
                    self.remove(part, item)
                else:
                    self.correct(item)
            else:
                self.say("cli-check-not-there", "yellow", count=len(items))

    def listed(self, part: checking.Part) -> list[checking.Item]:
        """What can be corrected: the uncertain items, and the rows that the owner has added."""
        return [
            item for item in part.items if item.doubtful or (item.spare and self.answers.present(item.name))
        ]

    def add(self, part: checking.Part) -> None:
        """Ask for the place of a row that only the box has, and what is printed there."""
        free: dict[str, checking.Item] = {}
        for item in part.items:
            if item.spare and not self.answers.present(item.name):
                free.setdefault("" if item.line is None else self.text.message(item.line), item)
        for number, item in enumerate(free.values(), 1):
            self.console.print(f"  {number} {self.text.message(item.label)}")
        word = self.ask(self.text.say("cli-check-add"))
        if word.isdecimal() and 1 <= int(word) <= len(free):
            item = list(free.values())[int(word) - 1]
            self.answers.add(item.name)
            self.correct(item)
            self.show_part(part)
        elif word:
            self.say("cli-check-not-there", "yellow", count=len(free))

    def remove(self, part: checking.Part, item: checking.Item) -> None:
        """Mark a row as missing from the box; a second time unmarks it."""
        if not item.removable:
            self.say("cli-check-stays", "yellow", it=self.text.message(item.label))
            return
        if self.answers.present(item.name):
            self.answers.remove(item.name)
            self.accepted(item)
        else:
            self.answers.forget(item.name)
        self.show_part(part)

    def correct(self, item: checking.Item) -> None:
        """Ask for every field of an item until the game accepts it, or its neighbours must change too."""
        values = self.answers.printed(item.name)
        label = self.text.message(item.label)
        for field in item.fields:
            values[field.key] = self.field(item, field, label, values[field.key])
        self.answers.correct(item.name, values)
        if self.accepted(item):
            self.console.print(Line(self.cell(item, alone=True), style="green"))

    def accepted(self, item: checking.Item) -> bool:
        """Show what is inconsistent now. An answer that cannot be right is taken back."""
        for trouble in checking.check(self.answers).troubles:
            self.show_trouble(trouble)
            if trouble.name == item.name:
                self.answers.forget(item.name)
                return False
        return True

    def field(self, item: checking.Item, field: checking.Field, label: str, now: Any) -> Any:
        """Ask what is printed for a field; Enter keeps the current value."""
        name = self.text.noun(f"{self.game}-check", "field", field.key)
        said = say_value(self.text, self.game, field, now)
        if field.choices:
            self.console.print(f"  {say_choices(self.text, self.game, field)}")
        while True:
            word = self.ask(self.text.say("cli-check-field", it=label, field=name, value=said))
            if not word:
                return now
            value = read_value(self.text, self.game, field, word)
            if value is not None:
                return value
            self.say(f"cli-check-form-{field.kind}", "yellow")

    # What is shown

    def show_progress(self) -> None:
        count, corrected = len(checking.doubtful(self.game)), len(self.answers.corrected)
        self.say("check-progress", "bold", done=self.answers.checked, count=count, corrected=corrected)

    def show_trouble(self, trouble: checking.Trouble) -> None:
        """Show why a correction cannot be right, after the name of the corrected item."""
        words = self.text.message(trouble.message)
        if trouble.name is not None:
            place = self.text.message(checking.answerable(self.game)[trouble.name].label)
            words = self.text.say("check-trouble", place=place, words=words)
        self.console.print(Line(words, style="yellow"))

    def show_part(self, part: checking.Part) -> None:
        """Show the part, line by line as on the board. Everything that can be corrected has a number."""
        items = self.listed(part)
        lines: dict[str, list[Line]] = {}
        for item in part.items:
            if item.spare and item not in items:
                continue
            line = "" if item.line is None else self.text.message(item.line)
            cell = Line(self.cell(item), style="" if item in items else "dim")
            if item in items:
                cell = Line.assemble((f"[{items.index(item) + 1}] ", "cyan"), cell)
            lines.setdefault(line, []).append(cell)
        table = Table.grid(padding=(0, 2))
        for line, cells in lines.items():
            if line:
                table.add_row(Line(line, style="bold"), *cells)
            else:
                for cell in cells:
                    self.console.print(cell)
        self.console.print(table)

    def cell(self, item: checking.Item, alone: bool = False) -> str:
        """An item as part of its line, or by itself with its full name."""
        own = item.doubtful or item.spare
        if own and not self.answers.present(item.name):
            return REMOVED
        printed = self.answers.printed(item.name) if own else item.current
        alone = alone or item.line is None
        name = item.kind.label if alone else item.kind.short
        label = self.text.message(name(item.path, {**item.values, **printed})) if name else ""
        shown = [
            say_value(self.text, self.game, field, printed[field.key])
            for field in item.fields
            if printed[field.key] is not None and not field.in_label
        ]
        words = (" · " if alone else " ").join(shown)
        return self.text.say("check-trouble", place=label, words=words) if label else words

    # Saving

    def save(self) -> int:
        """Write the report; also write the folder, unless a correction cannot be right."""
        answers = self.answers
        if not answers.confirmed and not answers.corrected:
            return 0
        self.console.print()
        self.show_progress()
        report = json.dumps(checking.report(answers), indent=1, ensure_ascii=False)
        self.file.write_text(f"{report}\n", "utf-8")
        self.say("cli-check-report", file=str(self.file))
        troubles = checking.check(answers).troubles
        if troubles:
            self.say("check-troubles", "yellow")
            for trouble in troubles:
                self.show_trouble(trouble)
            return 1
        self.folder.mkdir(exist_ok=True)
        for name, text in checking.folder_texts(answers).items():
            (self.folder / name).write_text(text, "utf-8")
        self.say("cli-check-folder", game=self.game, folder=str(self.folder))
        return 0
