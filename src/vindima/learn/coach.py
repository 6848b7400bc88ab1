"""The coach of a first game: when there is something to say to a player, and what.

A coach speaks rarely: the first time that a kind of question is asked, at the start of a year, after
something notable, and when the game is over. All of it follows from what the player may know, so that
nothing is stored.

`coaching/<game>.toml` says when:

- `questions`: the kinds of questions that are explained the first time; the text is
  `coach-<game>-ask-<kind>`, which pages also show as help at any time;
- `years`: how many years begin with an aim, `coach-<game>-year-<year>`;
- `mine` and `others`: kinds of events that are explained the first time they happen to the player, or to
  anybody, `coach-<game>-event-<kind>`. A kind may end with the id of a noun of its message: `season-winter`;
- `objection`: how many points an answer must lose, compared with the best one, for the coach to object.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, final

from vindima.core import contract
from vindima.core.explain import BadData, Message, Ref
from vindima.core.play import Told
from vindima.core.position import Position
from vindima.core.sheet import packaged

__all__ = ["Asked", "Coach", "coach"]

YEARS: Final = 99
"""No game has more years than this."""


class Asked(NamedTuple):
    """A question that the player was asked."""

    kind: str
    """As in `viticulture-ask-<kind>`."""
    year: int

    @classmethod
    def of(cls, question: Message, year: int) -> Asked:
        return cls(question.key.partition("-ask-")[2], year)


@final
class Coach:
    """What there is to say about one game, and when. Immutable."""

    __slots__ = ("game", "mine", "objection", "others", "questions", "years")

    def __init__(self, game: str) -> None:
        assert __package__ is not None
        sheet = packaged(__package__, f"coaching/{game}.toml")
        self.game = game
        self.questions = sheet.texts("questions", 1)
        self.years = sheet.number("years", 1, YEARS)
        self.mine = sheet.texts("mine")
        self.others = sheet.texts("others")
        self.objection = sheet.decimal("objection")
        sheet.close()

    @property
    def keys(self) -> list[str]:
        """The keys of all texts."""
        years = [f"year-{year}" for year in range(1, self.years + 1)]
        asked = [f"ask-{kind}" for kind in self.questions]
        events = [f"event-{kind}" for kind in (*self.mine, *self.others)]
        return [self._message(name).key for name in (*asked, *years, *events)]

    def words(
        self, now: Asked, earlier: Sequence[Asked], seat: int, before: Iterable[Told], news: Iterable[Told]
    ) -> list[Message]:
        """What to say at a question, given the player's earlier questions and all events; often nothing.

        `news` are the events since the player's last decision, `before` are all earlier ones.
        """
        said = []
        known = {kind for kind, _ in self._notable(before, seat)}
        fresh = ((kind, event) for kind, event in self._notable(news, seat) if kind not in known)
        for kind, event in fresh:
            said.append(Message(self._message(f"event-{kind}").key, event.message.args))
            break
        if 1 <= now.year <= self.years and all(asked.year != now.year for asked in earlier):
            said.append(self._message(f"year-{now.year}"))
        if now.kind in self.questions and all(asked.kind != now.kind for asked in earlier):
            said.append(self._message(f"ask-{now.kind}"))
        return said

    def farewell(self, position: Position, seat: int) -> list[Message]:
        """What to say when the game is over: how it ended, what went well, and where others were stronger."""
        won = seat in position.winners
        said = [Message("coach-end-won" if won else "coach-end-lost", {})]
        rivals = [position.breakdown(other) for other in range(position.players) if other != seat]
        leads = {
            source: points - max((rival[source] for rival in rivals), default=0)
            for source, points in position.breakdown(seat).items()
        }
        best = max(leads, key=leads.__getitem__)
        worst = min(leads, key=leads.__getitem__)
        if leads[best] > 0:
            said.append(Message("coach-end-well", {"source": Ref("source", best), "points": leads[best]}))
        if leads[worst] < 0:
            said.append(Message("coach-end-next", {"source": Ref("source", worst), "points": -leads[worst]}))
        return said

    def _notable(self, events: Iterable[Told], seat: int) -> Iterator[tuple[str, Told]]:
        """The events worth explaining to a player, each with its kind."""
        for event in events:
            wanted = (*self.mine, *self.others) if event.seat == seat else self.others
            for kind in kinds(event.message):
                if kind in wanted:
                    yield kind, event

    def _message(self, name: str) -> Message:
        return Message(f"coach-{self.game}-{name}", {})


def kinds(event: Message) -> Iterator[str]:
    """The kind of an event, alone and with the id of each noun in its message."""
    kind = event.key.partition("-event-")[2]
    yield kind
    for arg in event.args.values():
        if isinstance(arg, Ref):
            yield f"{kind}-{arg.id}"


COACHES: Final[Mapping[str, Coach]] = {game: Coach(game) for game in contract.known()}


def coach(game: str) -> Coach:
    """The coach of a game."""
    if game not in COACHES:
        raise BadData(f"there is no coach for {game!r}; these games have one: {', '.join(COACHES)}")
    return COACHES[game]
