"""The answers of a game: a code is an index, a token is its spelling in the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from vindima.core.explain import Arg, BadData, Message, Ref

__all__ = ["DONE", "YES", "Vocabulary"]

DONE: Final = 0
YES: Final = 1


@final
class Vocabulary:
    """Every answer of a game. Codes may change between versions; tokens never change."""

    __slots__ = ("codes", "game", "nouns", "tokens", "verbs")

    def __init__(self, game: str) -> None:
        self.game = game
        self.tokens: list[str] = []
        self.verbs: list[str] = []
        self.nouns: list[Ref | None] = []
        self.codes: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.tokens)

    def word(self, code: int, verb: str) -> None:
        """Add an answer without a noun, such as `done`."""
        self._add(code, verb, verb, None)

    def words(self, code: int, verb: str, kind: str, ids: Sequence[str]) -> None:
        """Add one answer for each noun, with codes from `code` on: `go vineyards`, `go cellars`, …"""
        for offset, id in enumerate(ids):
            self._add(code + offset, f"{verb} {id}", verb, Ref(kind, id))

    def _add(self, code: int, token: str, verb: str, noun: Ref | None) -> None:
        while len(self.tokens) <= code:
            self.tokens.append("")
            self.verbs.append("")
            self.nouns.append(None)
        if self.tokens[code] or token in self.codes:
            raise BadData(f"{self.game}: answer {code} {token!r} is already taken by {self.tokens[code]!r}")
        self.tokens[code] = token
        self.verbs[code] = verb
        self.nouns[code] = noun
        self.codes[token] = code

    def token(self, code: int) -> str:
        """The token of a code; for an unused code, the number itself."""
        known = 0 <= code < len(self.tokens) and self.tokens[code]
        return known or str(code)

    def message(self, code: int, verb: str = "") -> Message:
        """The message of an answer, for a verb (if empty, the answer's own); `$it` is its noun."""
        noun = self.nouns[code]
        args: dict[str, Arg] = {} if noun is None else {"it": noun}
        return Message(f"{self.game}-answer-{verb or self.verbs[code]}", args)
