"""The settings of a training run, read from a TOML file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from vindima.core.contract import find
from vindima.core.explain import BadData

__all__ = ["Rival", "Settings", "Table", "read"]


@dataclass(frozen=True)
class Table:
    """Games of one kind that are played at the same time."""

    players: int
    games: int
    workers: int = 0
    """Processes that play these games, here or on a Ray cluster; 0 plays them in the learning process."""
    options: dict[str, Any] = field(default_factory=dict)
    """Options of the game: variants, the level of the Automa."""
    variants: tuple[dict[str, Any], ...] = ()
    """Further options, one set per game: a table of several kinds of games, in equal numbers."""
    against: str = ""
    """A file of weights that plays all seats but one. Its decisions are not learned from."""

    @property
    def name(self) -> str:
        """The table's name in the learning curve: `2`, `1 very-hard`, `1 in 8 variants`, `2 against old`."""
        words = [str(self.players), *[str(value) for value in self.options.values()]]
        if self.variants:
            words.append(f"in {len(self.variants)} variants")
        if self.against:
            words.append(f"against {Path(self.against).stem}")
        return " ".join(words)


@dataclass(frozen=True)
class Rival:
    """Games against a bot of the ladder, played at every checkpoint: one seat against copies of the bot."""

    bot: str
    players: int = 2
    games: int = 20
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Settings:
    """All settings of a training run. Pairs are the values at the start and at the end."""

    game: str
    tables: tuple[Table, ...]
    quantities: tuple[str, ...] = ()
    """Patterns of the features whose exact value matters (`vindima.bots.learned.form`)."""
    rivals: tuple[Rival, ...] = ()
    seed: int = 1
    ray: str = ""
    """The address of a Ray cluster where the workers of all tables play; `local` starts one here."""
    groups: int = 2
    """The number of groups of every table's games: one group plays while the network answers for another."""
    seconds: float = 600.0
    """How long the training takes, summed over all its runs."""
    steps: int = 64
    """Decisions of each game between two rounds of learning."""
    hidden: int = 512
    blocks: int = 3
    rivals_width: int = 128
    """The number of values into which the network condenses what it sees of each opponent."""
    embedding: int = 16
    minibatch: int = 16384
    epochs: int = 3
    clip: float = 0.2
    rate: tuple[float, float] = (4e-4, 4e-5)
    warm_up: int = 300
    """Updates during which the learning rate grows from 0."""
    entropy: tuple[float, float] = (0.02, 0.004)
    """The weight of the entropy bonus, which keeps the policy exploring."""
    points: tuple[float, float] = (1.0, 0.3)
    """The weight of a margin of ten points, relative to 1 for the win."""
    discount: tuple[float, float] = (1.0, 0.999)
    """The discount factors of the win and of the points, for each decision of a seat."""
    trace: float = 0.95
    """The λ of generalized advantage estimation."""
    average: float = 0.999
    """The weights for playing are a running average: the fraction of it that remains after each update."""
    start: str = ""
    """A file of initial weights of the same size, instead of random ones."""
    teacher: str = ""
    """A file of weights whose policy is imitated at first, so that a network need not start from scratch."""
    imitation: float = 0.1
    """The share of the training during which the teacher's influence fades to nothing."""
    checkpoint: float = 60.0
    """Seconds between two checkpoints."""

    def __post_init__(self) -> None:
        if self.ray and not any(table.workers for table in self.tables):
            raise BadData(f"ray = {self.ray!r}: a Ray cluster plays with workers; give a table some")

    @property
    def games(self) -> int:
        """How many games are played at the same time."""
        return sum(table.games for table in self.tables)

    def columns(self) -> list[list[slice]]:
        """For each group, the adjacent columns of a rollout that hold the games of each table."""
        found: list[list[slice]] = []
        last = 0
        for group in range(self.groups):
            found.append([])
            for table in self.tables:
                first, last = last, last + part(table.games, group, self.groups)
                found[-1].append(slice(first, last))
        return found


def part(games: int, group: int, groups: int) -> int:
    """How many games of a table belong to a group, divided as by `VectorEnv`."""
    return games * (group + 1) // groups - games * group // groups


def read(path: Path) -> Settings:
    """The settings in a file; BadData says what is wrong with them."""
    try:
        return parsed(tomllib.loads(path.read_text("utf-8")))
    except (OSError, tomllib.TOMLDecodeError, TypeError, BadData) as error:
        raise BadData(f"{path}: {error}") from error


def parsed(entries: dict[str, Any]) -> Settings:
    """The settings from a file's entries."""
    known = {entry.name for entry in fields(Settings)}
    for name in entries:
        if name not in known:
            raise BadData(f"there is no setting {name!r}; there are {', '.join(sorted(known))}")
    plain: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in entries.items()
    }
    plain["tables"] = tuple(
        Table(**{**table, "variants": tuple(table.get("variants", ()))})
        for table in entries.get("tables", ())
    )
    plain["rivals"] = tuple(Rival(**rival) for rival in entries.get("rivals", ()))
    settings = Settings(**plain)
    if not settings.tables:
        raise BadData("at least one table is needed: [[tables]] with players and games")
    game = find(settings.game)
    for table in settings.tables:
        if table.against and table.players == 1:
            raise BadData(f"against = {table.against!r}: a table with one player has no other seats")
        for variant in table.variants or ({},):
            game.complete(table.players, {**table.options, **variant})
    for rival in settings.rivals:
        game.complete(rival.players, rival.options)
    return settings
