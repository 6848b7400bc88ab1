"""The help of the commands in the user's language. No catalogue is loaded before help is needed."""

from __future__ import annotations

from argparse import Action, ArgumentParser, HelpFormatter, _ActionsContainer
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from vindima.locale import Text

__all__ = ["WRONG", "OneLineParser", "add_number", "later", "message", "spoken"]

WRONG: Final = 2
"""The exit status of a command that was misspelled or failed."""


@cache
def texts(language: str) -> Text:
    from vindima.locale import Text

    return Text(language)


def spoken() -> Text:
    """The texts in the user's language."""
    from vindima.locale import preferred

    return texts(preferred())


def message(key: str, **values: int | str) -> str:
    """An entry of the terminal's catalogue."""
    return spoken().say(key, **values)


class Later(str):
    """The key of an entry whose text is looked up only when help is shown."""

    values: dict[str, str]


def later(key: str, **values: str) -> Later:
    """An entry of the terminal's catalogue, as the help of an argument."""
    found = Later(key)
    found.values = values
    return found


def add_number(parser: _ActionsContainer, name: str, default: float, key: str) -> None:
    """Add the option `--name N`. Its help receives the default under the same name."""
    described = later(key, **{name: f"{default:g}"})
    parser.add_argument(f"--{name}", type=type(default), default=default, metavar="N", help=described)


def said(words: str | None) -> str | None:
    return message(words, **words.values) if isinstance(words, Later) else words


class Formatter(HelpFormatter):
    """A help formatter that looks up the texts of `Later` keys."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, message("cli-help-usage") if prefix is None else prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(said(text))

    def start_section(self, heading: str | None) -> None:
        super().start_section(said(heading))

    def _get_help_string(self, action: Action) -> str | None:
        return said(action.help)


class OneLineParser(ArgumentParser):
    """A parser that reports an error in one line, without the usage."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"formatter_class": Formatter, **settings, "add_help": False})
        self._positionals.title = later("cli-help-arguments")
        self._optionals.title = later("cli-help-options")
        self.add_argument("-h", "--help", action="help", help=later("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message}\n")
