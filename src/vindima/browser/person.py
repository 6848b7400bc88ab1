"""The person who plays in this browser: name and language, progress in lessons, campaigns, all games."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

from vindima.browser.file import KINDS, read_file, write_file
from vindima.browser.keys import CAMPAIGN, LESSONS, LOG, ME, TABLE, TRIES
from vindima.browser.shelf import NEW, Change, Document, Shelf
from vindima.browser.storage import changed, packed
from vindima.puzzles.rating import Try
from vindima.server.desk.lessons import Progress
from vindima.server.tables.common.links import is_id
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.campaigns import info, reported, saved
from vindima.server.wire import table as wire
from vindima.viticulture.campaign import LOSS, Campaign

__all__ = ["Person"]

T = TypeVar("T")


class Person:
    """Everything stored about the person, on a shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def _read(self, key: str) -> dict[str, Any]:
        found = await self.shelf.read(key)
        return {} if found is None else dict(json.loads(found.text))

    async def _change(self, key: str, change: Callable[[dict[str, Any]], T]) -> T:
        """Change a document; retry if another tab has changed it meanwhile."""
        while True:
            found = await self.shelf.read(key) or Document(key, NEW, "{}")
            data = json.loads(found.text)
            result = change(data)
            if await self.shelf.write([changed(found, data)]):
                return result

    # Settings

    async def me(self) -> wire.Me:
        kept = await self._read(ME)
        return {"name": kept.get("name", ""), "language": kept.get("language", ""), "settings": None}

    async def change_me(self, changes: dict[str, str]) -> wire.Me:
        await self._change(ME, lambda data: data.update(changes))
        return await self.me()

    # Lessons

    async def progress(self) -> Progress:
        return {
            (game, lesson): (entry["steps"], entry["done"])
            for game, lessons in (await self._read(LESSONS)).items()
            for lesson, entry in lessons.items()
        }

    async def answers(self, game: str, lesson: str) -> list[str]:
        """The answers in a lesson so far."""
        return list((await self._read(LESSONS)).get(game, {}).get(lesson, {}).get("answers", []))

    async def keep_lesson(self, game: str, lesson: str, answers: list[str], steps: int, over: bool) -> None:
        """Store the progress of a lesson. A finished lesson starts again at the next visit."""

        def change(data: dict[str, Any]) -> None:
            entry = data.setdefault(game, {}).setdefault(lesson, {"done": False})
            entry["answers"], entry["steps"] = ([], 0) if over else (answers, steps)
            entry["done"] = over or entry["done"]

        await self._change(LESSONS, change)

    # Puzzles

    async def tries(self) -> list[Try]:
        """The first attempts at puzzles, in order."""
        return [Try(*one) for one in (await self._read(TRIES)).get("tries", [])]

    async def add_try(self, made: Try) -> None:
        """Store an attempt, unless another tab has stored one for the same puzzle."""

        def change(data: dict[str, Any]) -> None:
            kept = data.setdefault("tries", [])
            if all(one[0] != made.puzzle for one in kept):
                kept.append(list(made))

        await self._change(TRIES, change)

    # Campaigns

    async def campaigns(self) -> list[wire.CampaignInfo]:
        found = await self.shelf.read_all(CAMPAIGN)
        return [campaign_info(document.key, json.loads(document.text)) for document in found]

    async def add_campaign(self, id: str, campaign: Campaign) -> wire.CampaignInfo:
        data = {"data": saved(campaign), "table": None}
        await self.shelf.write([Change(CAMPAIGN + id, NEW, packed(data))])
        return info(id, campaign, None)

    async def campaign(self, id: str) -> tuple[Campaign, str | None]:
        """A campaign, and the table of its game in progress."""
        data = await self._read(CAMPAIGN + id) if is_id(id) else {}
        if not data:
            raise Problem("no-campaign", "this browser has no such campaign")
        return Campaign.from_dict(data["data"]), data["table"]

    async def begin_game(self, id: str, campaign: Campaign, table: str) -> str:
        """Record the table of the next game. If two tabs begin one at the same time, the first counts."""

        def change(data: dict[str, Any]) -> str:
            if data["table"] is None:
                data.update(data=saved(campaign), table=table)
            return str(data["table"])

        return await self._change(CAMPAIGN + id, change)

    async def give_up(self, id: str) -> wire.CampaignInfo:
        """Count the game in progress as lost."""
        await self.campaign(id)

        def change(data: dict[str, Any]) -> wire.CampaignInfo:
            if data["table"] is not None:
                data.update(data=reported(data["data"], LOSS), table=None)
            return campaign_info(CAMPAIGN + id, data)

        return await self._change(CAMPAIGN + id, change)

    # All of it

    async def _all(self) -> list[Document]:
        return [document for kind in KINDS for document in await self.shelf.read_all(kind)]

    async def export(self) -> str:
        """Everything, as the text of an export file."""
        return write_file(await self._all())

    async def bring(self, text: str) -> set[str]:
        """Import what a file has and this browser lacks; returns the ids of games that are new or longer.

        An existing game is replaced only if the file has all its acts and more.
        """
        brought = read_file(text)
        here = {document.key: document for document in await self._all()}
        further = {
            key.removeprefix(LOG)
            for key, log in brought.items()
            if key.startswith(LOG) and (key not in here or goes_on(here[key], log))
        }
        changes = [
            replacement(here.get(key), document)
            for key, document in brought.items()
            if key not in here or key.removeprefix(LOG).removeprefix(TABLE) in further
        ]
        if changes and not await self.shelf.write(changes):
            raise Problem("stale", "another tab has changed something meanwhile")
        return further

    async def delete(self) -> int:
        """Delete everything; returns the number of games."""
        found = await self._all()
        await self.shelf.write([Change(document.key, document.version, None) for document in found])
        return sum(document.key.startswith(TABLE) for document in found)


def campaign_info(key: str, data: dict[str, Any]) -> wire.CampaignInfo:
    return info(key.removeprefix(CAMPAIGN), Campaign.from_dict(data["data"]), data["table"])


def replacement(here: Document | None, brought: Document) -> Change:
    """The change that replaces the stored document by the file's. The versions of a document only grow."""
    before = NEW if here is None else here.version
    return Change(brought.key, before, brought.text, becomes=max(before + 1, brought.version))


def goes_on(here: Document, there: Document) -> bool:
    """True if a log contains all acts of another one, and more."""
    return there.version > here.version and there.text.startswith(here.text)
