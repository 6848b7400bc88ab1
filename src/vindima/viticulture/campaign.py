"""The solo campaign: eight challenges in order, each played until the Automa is beaten."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final, final

from vindima.core.explain import BadData, BadRecord
from vindima.core.position import Position
from vindima.core.record import Record, read_whole, write_whole
from vindima.viticulture import GAME
from vindima.viticulture.model import CHALLENGES, LEVELS, NORMAL
from vindima.viticulture.tables import load_tables

__all__ = ["FORMAT", "LOSS", "RESULTS", "Campaign"]

FORMAT: Final = 1
"""The version of the file format."""
WIN: Final = "win"
LOSS: Final = "loss"
RESULTS: Final = (WIN, "draw", LOSS)
OWN_OPTIONS: Final = ("level", "aggressive", "challenge", "tokens")
"""The options of a game that its campaign decides."""


@final
class Campaign:
    """A level, the results so far and the game in progress; everything else follows from them.

    Only a win leads to the next challenge. Each loss (not a draw) gives the next attempt one more bonus
    action token. The score is the number of games: the fewer, the better.

    >>> campaign = Campaign(level="easy")
    >>> campaign.challenge, campaign.score
    ('challenge-1', 0)
    >>> record = campaign.new_game(seed=7)
    >>> campaign.report("loss")
    >>> campaign.challenge, campaign.tokens, campaign.score
    ('challenge-1', 1, 1)
    """

    __slots__ = ("aggressive", "game", "level", "options", "results")

    def __init__(self, level: str = LEVELS[NORMAL], aggressive: bool = False, **options: Any) -> None:
        for name in OWN_OPTIONS:
            if name in options:
                raise BadData(f"option {name}: the campaign decides it")
        self.level = level
        self.aggressive = aggressive
        self.options = options
        """Further options of every game, such as `fewer_visitors`."""
        self.results: list[str] = []
        """The results of all finished games, in the order of play."""
        self.game: Record | None = None
        """The game in progress."""
        GAME.complete(1, {"level": level, "aggressive": aggressive, **options})

    # Progress

    @property
    def challenges(self) -> tuple[str, ...]:
        """The challenges to win, in order; the aggressive variant leaves one out."""
        tables = zip(CHALLENGES[1:], load_tables().automa.challenges[1:], strict=True)
        return tuple(name for name, table in tables if table.aggressive or not self.aggressive)

    @property
    def attempts(self) -> dict[str, list[str]]:
        """The results of each challenge that has been started."""
        found: dict[str, list[str]] = {}
        for result in self.results:
            won = sum(WIN in results for results in found.values())
            found.setdefault(self.challenges[won], []).append(result)
        return found

    @property
    def challenge(self) -> str | None:
        """The current challenge; None when all are won."""
        won = self.results.count(WIN)
        return self.challenges[won] if won < len(self.challenges) else None

    @property
    def tokens(self) -> int:
        """The bonus action tokens that the next game starts with: one for each loss in its challenge."""
        return self.attempts.get(self.challenge or "", []).count(LOSS)

    @property
    def finished(self) -> bool:
        """True when every challenge is won."""
        return self.challenge is None

    @property
    def score(self) -> int:
        """How many games have been finished."""
        return len(self.results)

    # Playing

    def game_options(self) -> dict[str, Any]:
        """The options of the next game, or of the one in progress."""
        if self.challenge is None:
            raise BadData("the campaign is finished; there is no further game")
        return {
            **self.options,
            "level": self.level,
            "aggressive": self.aggressive,
            "challenge": self.challenge,
            "tokens": self.tokens,
        }

    def new_game(self, seed: int) -> Record:
        """Begin the next game. Its record is the campaign's `game` until its result is reported."""
        if self.game is not None:
            raise BadData(f"a game of {self.challenge} is still in progress; report its result first")
        self.game = Record(GAME.name, 1, seed, self.game_options())
        return self.game

    def report(self, result: str) -> None:
        """Enter the result of the game in progress, `win`, `draw` or `loss`; giving up is a loss."""
        if result not in RESULTS:
            raise BadData(f"result {result!r}: choose one of {', '.join(RESULTS)}")
        if self.game is None:
            raise BadData("no game is in progress")
        self.results.append(result)
        self.game = None

    def report_end(self, position: Position) -> None:
        """Enter the result from the final position of the game in progress."""
        if not position.over:
            raise BadData("the game is not over yet")
        self.report(position.view(None)["result"])

    # Files

    def to_dict(self) -> dict[str, Any]:
        """The campaign as one JSON object."""
        return {
            "format": FORMAT,
            "campaign": GAME.name,
            "level": self.level,
            "aggressive": self.aggressive,
            "options": self.options,
            "results": self.results,
            "game": None if self.game is None else self.game.to_dict(),
        }

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the campaign. An existing file is replaced only when the new one is complete."""
        write_whole(Path(path), json.dumps(self.to_dict(), indent=1, ensure_ascii=False) + "\n")

    @staticmethod
    def load(path: str | os.PathLike[str]) -> Campaign:
        """Read a campaign. A broken one raises BadRecord naming file and place."""
        source = Path(path)
        text = read_whole(source)
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            line = getattr(error, "lineno", 1)
            raise BadRecord(f"{source}: line {line}: not JSON: {error}") from error
        try:
            return Campaign.from_dict(data)
        except BadRecord as error:
            raise BadRecord(f"{source}: {error}") from error

    @staticmethod
    def from_dict(data: Any) -> Campaign:
        """A campaign from one JSON object."""
        _check(data)
        try:
            campaign = Campaign(data["level"], data["aggressive"], **data["options"])
        except (BadData, TypeError) as error:
            raise BadRecord(f"level, aggressive and options do not fit: {error}") from error
        for number, result in enumerate(data["results"], 1):
            if result not in RESULTS:
                raise BadRecord(f"results {number} is {result!r}, not one of {', '.join(RESULTS)}")
            if campaign.finished:
                raise BadRecord(f"results {number}: all challenges had been won by then")
            campaign.results.append(result)
        if data["game"] is not None:
            campaign.game = _game_of(campaign, data["game"])
        return campaign


def _check(data: Any) -> None:
    """Raise BadRecord, naming the place, if something is missing or of the wrong kind."""
    if not isinstance(data, dict) or data.get("campaign") != GAME.name:
        raise BadRecord(f"not a campaign of {GAME.name}")
    if type(data.get("format")) is not int or data["format"] < 1:
        raise BadRecord(f"there has never been a format {data.get('format')!r}")
    if data["format"] > FORMAT:
        raise BadRecord(f"format {data['format']} is newer than this program; it reads up to {FORMAT}")
    wanted: dict[str, tuple[type, ...]] = {
        "level": (str,),
        "aggressive": (bool,),
        "options": (dict,),
        "results": (list,),
        "game": (dict, type(None)),
    }
    for name, kinds in wanted.items():
        if name not in data:
            raise BadRecord(f"{name!r} is missing")
        if not isinstance(data[name], kinds):
            raise BadRecord(f"{name!r} is {data[name]!r}, not {kinds[0].__name__}")


def _game_of(campaign: Campaign, data: dict[str, Any]) -> Record:
    """The game in progress, after checking that it can be replayed."""
    if campaign.finished:
        raise BadRecord("game: all challenges are won, there is none to play")
    try:
        record = Record.from_dict(data)
        if (record.title, record.players) != (GAME.name, 1):
            raise BadRecord(f"a game of {record.title} for {record.players} players")
        if record.options != GAME.complete(1, campaign.game_options()):
            raise BadRecord(f"its options are not those of {campaign.challenge} after these results")
        record.replay()
    except BadRecord as error:
        raise BadRecord(f"game: {error}") from error
    return record
