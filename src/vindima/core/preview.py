"""What an answer changes, as far as the seat that gives it can know.

A preview compares two views of the same reader: before the answer, and at the next choice. It also looks
past that choice: a change that every possible answer to it makes is certain too. Each answer is tried on
several determinizations of the position, and only the changes on which all of them agree are kept: what
depends on a card that the seat cannot see is left out.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypedDict

from vindima.core.play import forced
from vindima.core.position import Position
from vindima.core.step import begins_turn

__all__ = ["Change", "changes", "preview"]

SEEDS: Final = (1, 2, 3, 4)
"""The seeds of the determinizations on which an answer is tried."""
FEW: Final = 2
"""How many of them are enough after a choice, where nothing hidden has been revealed."""
MORE_SEEDS: Final = tuple(range(5, 33))
"""Further seeds for answers that reveal something hidden, so that no agreement is accidental."""
CHOICES: Final = 2
"""How many choices a preview looks past: often which worker, then what it does."""
MOST_ANSWERS: Final = 40
"""How many answers to these choices one preview tries. An answer not tried counts as disagreement."""
LEFT_OUT: Final = frozenset({"legal", "question", "to_answer"})
"""Parts of a view that say what is asked next, not what an answer costs or yields."""


class Change(TypedDict):
    """One difference between two views.

    `path` leads to it: keys of objects and indices of lists, from the view inwards. `before` and `after` are
    the values there; null stands for nothing. Lists of cards, tiles or other pieces are compared without
    regard to order: each piece removed or added is a change of its own at the path of the list, with the
    piece in `before` or `after` and null in the other. If only the order has changed, both hold the whole
    list.
    """

    path: list[str | int]
    before: Any
    after: Any


def preview(position: Position, codes: Iterable[int]) -> list[list[Change]]:
    """For each legal answer of the seat that is asked, what will certainly change.

    Forced answers that the same seat gives next are included. If the seat then has a choice within its turn,
    the changes that all its answers have in common are included too; where they differ, the preview shows
    what has changed before the choice. The same holds for the choice after that. A preview depends only on
    what the seat may know, and the same position always gives the same previews. The position is not
    changed.
    """
    trials = _Trials(position)
    return [trials.preview(code) for code in codes]


class _Trials:
    """Answers tried on determinizations of a position, for the seat that is asked."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.seat = position.seat
        self.before = position.view(self.seat)
        self.worlds: dict[int, Position] = {}
        self.left = 0

    def preview(self, code: int) -> list[Change]:
        self.left = MOST_ANSWERS
        return self.certain((code,))

    def certain(self, codes: tuple[int, ...], choices: int = CHOICES) -> list[Change]:
        """The certain changes after some answers, looking past that number of choices."""
        ends = [self.after(seed, codes) for seed in (SEEDS if choices == CHOICES else SEEDS[:FEW])]
        here = self.agreed(codes, ends)
        if not choices or not self.choosing(ends):
            return here
        merged = _Merged(here)
        # The last answer often ends something, so it is the most likely to differ from the others.
        for following in reversed(ends[0].legal):
            self.left -= 1
            if self.left < 0:
                return here
            merged.add(self.certain((*codes, following), choices - 1))
            if merged.found == merged.here:
                return here
        return merged.listed()

    def choosing(self, ends: list[Position]) -> bool:
        """True if the seat has a choice within its turn, the same in all determinizations."""
        end = ends[0]
        if end.seat != self.seat or len(end.legal) == 1 or begins_turn(end.stack):
            return False
        return not any(self.reveals(other) or list(other.legal) != list(end.legal) for other in ends)

    def agreed(self, codes: tuple[int, ...], ends: list[Position]) -> list[Change]:
        """The changes after some answers on which all determinizations agree."""
        if any(self.reveals(end) for end in ends):
            ends = [self.after(seed, codes) for seed in (*SEEDS, *MORE_SEEDS)]
        first, *others = [end.view(self.seat) for end in ends]
        # Mostly nothing hidden matters: then all views are equal, and comparing one of them is enough.
        different = [view for view in others if view != first]
        return _common([changes(self.before, view) for view in (first, *different)])

    def after(self, seed: int, codes: tuple[int, ...]) -> Position:
        """A determinization after some answers, each followed by its forced answers."""
        if seed not in self.worlds:
            self.worlds[seed] = self.position.determinize(self.seat, seed)
        trial = self.worlds[seed].clone()
        for code in codes:
            trial.apply(code)
            forced(trial, self.seat)
        return trial

    def reveals(self, end: Position) -> bool:
        """True if something hidden has been revealed."""
        return end.reveals != self.position.reveals


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Change]:
    """The differences between two views of the same reader, in the order of the view."""
    return [
        change
        for key in dict.fromkeys([*before, *after])
        if key not in LEFT_OUT
        for change in _differences([key], before.get(key), after.get(key))
    ]


class _Merged:
    """The changes common to several continuations, by path; where they differ, the changes before them."""

    def __init__(self, here: list[Change]) -> None:
        self.changes = {repr(change): change for change in here}
        self.here = _by_path(here)
        self.found: dict[str, Counter[str]] = {}
        self.shared: dict[str, Counter[str]] = {}
        self.differing: set[str] = set()
        self.first = True

    def add(self, listed: list[Change]) -> None:
        """Add one more continuation."""
        self.changes.update((repr(change), change) for change in listed)
        there = _by_path(listed)
        if self.first:
            self.first = False
            self.shared = there
        for path in self.shared.keys() | there.keys():
            old, new = self.shared.get(path, Counter()), there.get(path, Counter())
            if old != new:
                self.differing.add(path)
                self.shared[path] = old & new
        found = {**self.shared, **{path: self.shared[path] | self.here[path] for path in self.differing}}
        self.found = {path: names for path, names in found.items() if names}

    def listed(self) -> list[Change]:
        return [self.changes[name] for names in self.found.values() for name in names.elements()]


def _by_path(listed: list[Change]) -> dict[str, Counter[str]]:
    """The changes, as strings, at each path."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for change in listed:
        found[repr(change["path"])][repr(change)] += 1
    return found


def _common(trials: Sequence[list[Change]]) -> list[Change]:
    """The changes that all trials share, each as often as in the trial where it is rarest."""
    if len(trials) == 1:
        return trials[0]
    shared = Counter(map(repr, trials[0]))
    for listed in trials[1:]:
        shared &= Counter(map(repr, listed))
    kept = []
    for change in trials[0]:
        name = repr(change)
        if shared[name]:
            shared[name] -= 1
            kept.append(change)
    return kept


def _differences(path: list[str | int], before: Any, after: Any) -> Iterator[Change]:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in dict.fromkeys([*before, *after]):
            yield from _differences([*path, key], before.get(key), after.get(key))
    elif isinstance(before, list) and isinstance(after, list):
        if any(item is None or isinstance(item, (dict, list)) for item in [*before, *after]):
            yield from _by_place(path, before, after)
        else:
            yield from _as_heaps(path, before, after)
    else:
        yield Change(path=path, before=before, after=after)


def _by_place(path: list[str | int], before: list[Any], after: list[Any]) -> Iterator[Change]:
    """Compare lists whose positions have a meaning: seats, estates, slots."""
    for place in range(max(len(before), len(after))):
        old = before[place] if place < len(before) else None
        new = after[place] if place < len(after) else None
        yield from _differences([*path, place], old, new)


def _as_heaps(path: list[str | int], before: list[Any], after: list[Any]) -> Iterator[Change]:
    """Compare lists of pieces, whose order matters only if nothing else has changed."""
    gone, new = _surplus(before, after), _surplus(after, before)
    if not gone and not new:
        yield Change(path=path, before=before, after=after)
    for piece in gone:
        yield Change(path=path, before=piece, after=None)
    for piece in new:
        yield Change(path=path, before=None, after=piece)


def _surplus(pieces: list[Any], others: list[Any]) -> list[Any]:
    """The pieces of a list that another list lacks, equal ones together."""
    return [*(Counter(pieces) - Counter(others)).elements()]
