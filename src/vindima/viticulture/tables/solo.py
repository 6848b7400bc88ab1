"""`automa.toml`: the Automa's deck, the levels and the campaign."""

from __future__ import annotations

from typing import final

from vindima.core.sheet import Register, Sheet
from vindima.viticulture import model
from vindima.viticulture.tables.board import MOST, Board, Mat

__all__ = ["Automa", "Challenge", "Level"]


@final
class Level:
    """A level of difficulty."""

    __slots__ = ("any_row_from", "automa_vp", "least_workers", "start_vp", "years")

    def __init__(self, row: Sheet, years: int, automa_vp: int, board: Board) -> None:
        self.years: int = row.number("years", 1, MOST, years)
        self.start_vp: int = row.number("start-vp", board.least_vp, board.end_vp, board.start_vp)
        self.automa_vp: int = row.number("automa-vp", 1, MOST, automa_vp)
        self.least_workers: int = row.number("least-workers", 0, len(model.SUMMER_ACTIONS), 0)
        """The Automa draws until it has this many workers on the season's actions; 0: it draws one card."""
        self.any_row_from: int = row.number("any-row-from", 1, self.years, MOST)
        """The first year in which every wake-up row may be chosen and gives a token; 99: none."""


@final
class Challenge:
    """A challenge of the campaign, or the game without one. None means that the level decides.

    Numbers that no source states are marked in the data, where they can be changed (T26).
    """

    __slots__ = (
        "aggressive",
        "any_row_from",
        "cellar_vp",
        "harvest_fields",
        "mama",
        "most_regular",
        "orders",
        "residual",
        "scoring",
        "space",
        "start_vp",
        "tokens",
        "vines",
        "workers_by",
        "workers_wanted",
        "years",
    )

    def __init__(self, row: Sheet, board: Board, mat: Mat) -> None:
        self.mama: bool = row.flag("mama", True)
        """A Mama is dealt."""
        self.vines: int = row.number("vines", 0, MOST, 0)
        """How many vines of their choice the player plants during setup."""
        self.most_regular: int = row.number("regular-workers", 1, mat.most_regular, mat.most_regular)
        spaces = model.SPACES[: model.BESIDE]
        self.space: int = row.index("space", spaces, model.LEFT)
        """The one space that is open at every action."""
        self.tokens: bool = row.flag("tokens", True)
        """Bonus tokens may be used."""
        self.workers_by: int = 0
        """The year at whose end the player must have `workers_wanted` workers; 0: none."""
        self.workers_wanted: int = 0
        if row.has("workers-by"):
            wanted = row.table("workers-by")
            self.workers_by = wanted.number("year", 1, MOST)
            self.workers_wanted = wanted.number("workers", 1, mat.most_regular + mat.most_grande)
        self.start_vp: int | None = row.number_or_none("start-vp", board.least_vp, board.end_vp)
        self.residual: int | None = row.number_or_none("residual", 0, board.most_residual)
        self.harvest_fields: int = row.number(
            "harvest-fields", 1, len(model.FIELDS), board.amount[model.HARVEST_FIELD]
        )
        """The most fields of one harvest action."""
        self.years: int | None = row.number_or_none("years", 1, MOST)
        self.any_row_from: int | None = row.number_or_none("any-row-from", 1, MOST)
        self.scoring: bool = row.flag("scoring", True)
        """Points are scored during the game."""
        self.cellar_vp: tuple[int, ...] = (0,) * len(model.CELLARS)
        """By cellar: what each wine in it scores at the end."""
        if row.has("cellar-vp"):
            points = row.table("cellar-vp")
            self.cellar_vp = tuple(points.number(name, 0, MOST, 0) for name in model.CELLARS)
        self.aggressive: bool = row.flag("aggressive", True)
        """The aggressive variant includes the challenge."""
        self.orders: bool = row.flag("orders", True)
        """Orders may be filled, and a Mama may give them."""


@final
class Automa:
    """The Automa and the rules of the solo game."""

    __slots__ = (
        "aggressive_levels",
        "aggressive_vp",
        "cards_a_season",
        "challenges",
        "ids",
        "levels",
        "most_workers",
        "organizer_shuns",
        "removed",
        "removed_broad",
        "summer",
        "tokens_a_row",
        "tokens_a_turn",
        "winter",
    )

    def __init__(
        self, sheet: Sheet, register: Register, board: Board, mat: Mat, visitors: tuple[str, ...]
    ) -> None:
        cards = sheet.rows("cards", 1, MOST)
        self.ids: tuple[str, ...] = register.enter(cards)
        self.summer: tuple[tuple[int, ...], ...] = blocked(cards, "summer", model.SUMMER_ACTIONS)
        """By card: the actions that it blocks in that season, in placing order."""
        self.winter: tuple[tuple[int, ...], ...] = blocked(cards, "winter", model.WINTER_ACTIONS)

        solo = sheet.table("solo")
        self.cards_a_season: int = solo.number("cards-a-season", 1, 9)
        self.most_workers: int = solo.number("most-workers", 1, len(model.BOARD_ACTIONS))
        """The most workers of the Automa on the board, of both seasons together."""
        self.organizer_shuns: int = solo.index("organizer-shuns", model.ROWS)
        """The row that the Organizer may not move to."""
        tokens = solo.table("tokens")
        self.tokens_a_row: int = tokens.number("a-row", 1, 9)
        self.tokens_a_turn: int = tokens.number("a-turn", 1, 9)
        removed = solo.table("removed")
        self.removed: tuple[str, ...] = tuple(visitors[v] for v in removed.indices("narrow", visitors))
        """The ids of the visitors that are taken out of the decks."""
        self.removed_broad: tuple[str, ...] = tuple(visitors[v] for v in removed.indices("broad", visitors))
        """The ids of those that are also taken out if the broad list is chosen."""
        for word in self.removed_broad:
            if word in self.removed:
                raise removed.error(f"broad has {word!r}, which narrow has already")

        years = solo.number("years", 1, MOST)
        automa_vp = solo.number("automa-vp", 1, MOST)
        levels = sheet.tables("levels", model.LEVELS)
        self.levels: tuple[Level, ...] = tuple(Level(row, years, automa_vp, board) for row in levels)
        """By `model.LEVELS`."""
        aggressive = sheet.table("aggressive")
        self.aggressive_levels: int = aggressive.mask("levels", model.LEVELS)
        """The mask of the levels that have the variant."""
        self.aggressive_vp: tuple[int, ...] = aggressive.never_falling("vp", years, board.least_vp, MOST)
        """The Automa's score in each year."""
        campaign = sheet.tables("campaign", model.CHALLENGES[1:])
        standard = Sheet(sheet.file, "no challenge", {})
        rows = (standard, *campaign)
        self.challenges: tuple[Challenge, ...] = tuple(Challenge(row, board, mat) for row in rows)
        """By `model.CHALLENGES`; the first is the game without one."""


def blocked(cards: list[Sheet], season: str, actions: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The actions of that season on each card. Every action must be on the same number of cards."""
    names = tuple(model.ACTIONS[action] for action in actions)
    found = tuple(tuple(actions[place] for place in card.indices(season, names)) for card in cards)
    counts = [sum(action in card for card in found) for action in actions]
    if len(set(counts)) != 1:
        found_on = ", ".join(f"{name} on {count}" for name, count in zip(names, counts, strict=True))
        raise cards[0].error(f"{season}: every action must be on the same number of cards, not {found_on}")
    return found
