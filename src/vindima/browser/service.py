"""Answers the requests of the pages, as a server does, for the one person who plays in this browser."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any, Final, Protocol

from vindima import learn
from vindima.browser.archive import archive, query_of
from vindima.browser.asking import Asked, Reply, Router, refusal
from vindima.browser.keys import LOG, TABLE
from vindima.browser.person import Person
from vindima.browser.shelf import Shelf
from vindima.browser.storage import Documents, packed
from vindima.core import contract
from vindima.puzzles.rating import Try
from vindima.server.desk import checking, lessons, puzzles
from vindima.server.desk import daily as daily_desk
from vindima.server.desk import table as desk
from vindima.server.desk.plays import play_log
from vindima.server.desk.profile import Shown, profile
from vindima.server.tables import ending
from vindima.server.tables.common.links import new_id
from vindima.server.tables.common.names import clean
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.campaigns import begun_campaign, begun_game
from vindima.server.tables.game.seats import BOT, PERSON, Browser, Listing, Seat
from vindima.server.tables.game.storage import Bots, Unavailable
from vindima.server.tables.game.table import Reader
from vindima.server.tables.live.events import Event
from vindima.server.tables.live.house import House
from vindima.server.tables.live.live import Live
from vindima.server.tables.opening import NewSeat, NewTable, game_info, lay, open_table
from vindima.server.tables.seating import SeatAction, change_help, change_seat, rename
from vindima.server.thinking.advice import ADVISERS, Advice, payer_of
from vindima.server.thinking.previews import previews_of
from vindima.server.thinking.review import Reviews
from vindima.server.thinking.tasks import Thinkers

__all__ = ["HERE", "ROUTER", "Service", "Workers"]

HERE: Final = Browser(1, "here")
"""The id of the only browser that plays."""
CAPACITY: Final = 20
"""How many tables are kept in memory."""
LOGGER: Final = logging.getLogger("vindima.browser")
FULL: Final = "full"
"""Why a shelf without space refuses to store anything."""
UNREADABLE: Final = ("damaged", "old-rules")
"""Why a stored table cannot be opened."""
ROUTER: Final = Router()
on = ROUTER.on


class Workers(Bots, Thinkers, Protocol):
    """Web Workers in which bots and advisers think."""


class Service:
    """The tables in this browser, and everything else that the pages request."""

    def __init__(self, shelf: Shelf, workers: Workers) -> None:
        self.storage = Documents(shelf)
        self.person = Person(shelf)
        self.workers = workers
        self.house = House(self.storage, workers, CAPACITY, packed)
        self.advice = Advice(workers)
        self.reviews = Reviews(workers)

    async def answer(self, method: str, address: str, body: Any = None) -> Reply:
        """The response to a request."""
        try:
            name, arguments, query = ROUTER.find(method, address)
            found = await getattr(self, name)(Asked(query, body), **arguments)
        except Problem as problem:
            return refusal(problem, packed)
        except Unavailable as error:
            full = str(error) == FULL
            detail = "the browser has no room for this" if full else "the browser keeps nothing"
            return refusal(Problem("storage-full" if full else "storage-denied", detail), packed)
        except Exception as error:
            LOGGER.exception("%s %s", method, address)
            return refusal(Problem("server", f"{type(error).__name__}: {error}"), packed)
        if isinstance(found, Reply):
            return found
        return Reply(200, found if isinstance(found, str) else packed(found))

    # The person

    @on("GET", "/me")
    async def me(self, asked: Asked) -> Any:
        return await self.person.me()

    @on("PUT", "/me")
    async def change_me(self, asked: Asked) -> Any:
        known = await self.person.me()
        changes = {key: clean(value) for key, value in asked.body.items() if key in ("name", "language")}
        me = await self.person.change_me(changes)
        if me["name"] and me["name"] != known["name"]:
            await rename(self.house, HERE, known["name"], me["name"])
        return me

    @on("DELETE", "/me")
    async def delete(self, asked: Asked) -> Any:
        tables = await self.person.delete()
        for live in self.house.loaded_tables:
            await self.house.reseat(live)
        self._tell_lobby()
        return {"tables": tables}

    @on("GET", "/me/data")
    async def data(self, asked: Asked) -> Any:
        return Reply(200, await self.person.export(), name="vindima-games.json")

    @on("POST", "/me/data")
    async def bring(self, asked: Asked) -> Any:
        """Import the games of an exported file, and reload those that were continued elsewhere."""
        tables = await self.person.bring(asked.body["text"])
        for live in self.house.loaded_tables:
            if live.id in tables:
                await self.house.current(live)
                await self.house.refresh(live.id, 0)
        self._tell_lobby()
        return {"tables": len(tables)}

    @on("GET", "/privacy")
    async def privacy(self, asked: Asked) -> Any:
        """What is deleted by age: nothing."""
        return {"finished": 0, "idle": 0, "browsers": 0}

    # Games and tables

    @on("GET", "/games")
    async def games(self, asked: Asked) -> Any:
        return [game_info(name) for name in contract.known()]

    @on("GET", "/games/{game}/facts")
    async def game_facts(self, asked: Asked, game: str) -> Any:
        if game not in contract.known():
            raise Problem("bad-request", f"there is no game {game!r}")
        return contract.find(game).facts({})

    @on("GET", "/tables")
    async def tables(self, asked: Asked) -> Any:
        return await self.storage.lines()

    @on("POST", "/tables")
    async def new_table(self, asked: Asked) -> Any:
        wanted = wanted_table(asked.body)
        live = await open_table(self.house, HERE, wanted, (await self.person.me())["name"])
        return {"id": live.id}

    @on("DELETE", "/tables")
    async def tidy(self, asked: Asked) -> Any:
        """Delete the finished games."""
        tables = await self.storage.delete_finished()
        self._tell_lobby()
        return {"tables": tables}

    @on("GET", "/archive")
    async def finished(self, asked: Asked) -> Any:
        return await archive(self.storage, query_of(asked.query), asked.number("page") or 1)

    @on("PUT", "/tables/{id}/hidden")
    async def hide(self, asked: Asked, id: str) -> Any:
        hidden = bool(asked.body["hidden"])
        await ending.hide(self.house, await self.house.live(id), HERE, hidden)
        return {"hidden": hidden}

    @on("POST", "/tables/{id}/end")
    async def end(self, asked: Asked, id: str) -> Any:
        live = await self.house.live(id)
        await ending.end(self.house, live, HERE, asked.body["agree"])
        return live.face(HERE)

    @on("DELETE", "/tables/{id}")
    async def remove(self, asked: Asked, id: str) -> Any:
        """Delete a table, even one that cannot be opened any more."""
        try:
            live = await self.house.live(id)
        except Problem as problem:
            if problem.name not in UNREADABLE:
                raise
            kept = await self.storage.remove(id, HERE.id)
            self._tell_lobby()
            return {"kept": kept}
        return {"kept": await ending.remove(self.house, live, HERE)}

    def _tell_lobby(self) -> None:
        self.house.lobby.tell("", [HERE.id])

    @on("POST", "/links")
    async def use_link(self, asked: Asked) -> Any:
        raise Problem("alone", "links to seats need a server")

    # One table

    async def _at(self, asked: Asked, id: str) -> tuple[Live, Reader]:
        live = await self.house.live(id)
        reader = live.reader(HERE, asked.number("seat"))
        self.house.look(live, HERE)
        return live, reader

    @on("GET", "/tables/{id}")
    async def table(self, asked: Asked, id: str) -> Any:
        live, _ = await self._at(asked, id)
        return live.face(HERE)

    @on("GET", "/tables/{id}/facts")
    async def facts(self, asked: Asked, id: str) -> Any:
        live, _ = await self._at(asked, id)
        return live.table.position.game.facts(live.table.play.record.options)

    @on("GET", "/tables/{id}/state")
    async def state(self, asked: Asked, id: str) -> Any:
        live, reader = await self._at(asked, id)
        await self.house.current(live)
        return live.state(reader, whole=True)

    @on("POST", "/tables/{id}/answers")
    async def give(self, asked: Asked, id: str) -> Any:
        live = await self.house.live(id)
        seat, token, confirm = asked.body["seat"], asked.body["token"], live.stored.confirm
        return await self._act(live, asked, lambda table: table.answer(seat, token, True, confirm))

    @on("POST", "/tables/{id}/undo")
    async def undo(self, asked: Asked, id: str) -> Any:
        seat, count = asked.body["seat"], asked.body["count"]
        return await self._act(await self.house.live(id), asked, lambda table: table.undo(seat, count))

    @on("POST", "/tables/{id}/confirm")
    async def confirm(self, asked: Asked, id: str) -> Any:
        seat = asked.body["seat"]
        return await self._act(await self.house.live(id), asked, lambda table: table.confirm(seat))

    async def _act(self, live: Live, asked: Asked, propose: Any) -> str:
        seat, revision, key = (asked.body[name] for name in ("seat", "revision", "key"))
        return await self.house.act(live, HERE, seat, revision, key, propose)

    @on("POST", "/tables/{id}/preview")
    async def preview(self, asked: Asked, id: str) -> Any:
        live, body = await self.house.live(id), asked.body
        revision, token = body.get("revision"), body.get("token")
        return await desk.preview(self.workers, live, HERE, body["seat"], revision, token)

    @on("GET", "/tables/{id}/remedy")
    async def remedy(self, asked: Asked, id: str) -> Any:
        live, reader = await self._at(asked, id)
        return {"answers": await self.advice.remedy(live, HERE, reader, asked.query["token"])}

    @on("GET", "/tables/{id}/hint")
    async def hint(self, asked: Asked, id: str) -> Any:
        live, reader = await self._at(asked, id)
        depth = next(depth for depth in ADVISERS if depth == asked.query["depth"])
        return {"answers": await self.advice.hint(live, HERE, reader, depth)}

    @on("GET", "/tables/{id}/coach")
    async def coach(self, asked: Asked, id: str) -> Any:
        return desk.coach_words(*await self._at(asked, id))

    @on("GET", "/tables/{id}/costs")
    async def costs(self, asked: Asked, id: str) -> Any:
        live, reader = await self._at(asked, id)
        return await desk.costs(self.workers, live, HERE, reader)

    @on("POST", "/tables/{id}/hints")
    async def allow_hints(self, asked: Asked, id: str) -> Any:
        live = await self.house.live(id)
        await change_help(self.house, live, HERE, asked.body.get("hints"), asked.body.get("coach"))
        return live.face(HERE)

    @on("POST", "/tables/{id}/seats/{number}")
    async def seat(self, asked: Asked, id: str, number: str) -> Any:
        live = await self.house.live(id)
        await change_seat(self.house, live, HERE, int(number), SeatAction(**asked.body))
        return live.face(HERE)

    @on("GET", "/tables/{id}/chat")
    async def chat(self, asked: Asked, id: str) -> Any:
        live, _ = await self._at(asked, id)
        lines = await self.storage.chat(live.id, asked.number("after") or 0, desk.CHAT)
        return [said.to_wire(HERE.id) for said in lines]

    @on("GET", "/tables/{id}/chat/heard")
    async def chat_heard(self, asked: Asked, id: str) -> Any:
        """Everything: nobody else writes here."""
        live, _ = await self._at(asked, id)
        return {"number": live.chat}

    @on("PUT", "/tables/{id}/chat/heard")
    async def hear_chat(self, asked: Asked, id: str) -> Any:
        return await self.chat_heard(asked, id)

    @on("POST", "/tables/{id}/chat")
    async def say(self, asked: Asked, id: str) -> Any:
        live, reader = await self._at(asked, id)
        name = desk.speaker(live, reader, (await self.person.me())["name"])
        said = await self.storage.say(live.id, name, reader, clean(asked.body["text"]))
        await self.house.tell_chat(live)
        return said.to_wire(HERE.id)

    @on("GET", "/tables/{id}/replay")
    async def replay(self, asked: Asked, id: str) -> Any:
        live, reader = await self._at(asked, id)
        return live.table.replay(reader)

    @on("GET", "/tables/{id}/replay/{count}")
    async def replayed(self, asked: Asked, id: str, count: str) -> Any:
        live, reader = await self._at(asked, id)
        return live.table.moment(reader, int(count)).state()

    @on("GET", "/tables/{id}/review")
    async def review(self, asked: Asked, id: str) -> Any:
        return self.reviews.of(*await self._at(asked, id))

    @on("GET", "/tables/{id}/record")
    async def record(self, asked: Asked, id: str) -> Any:
        live, reader = await self._at(asked, id)
        name, text = desk.record_file(live, reader, asked.number("count"))
        return Reply(200, text, "application/jsonl", name)

    @on("GET", "/tables/{id}/log")
    async def log(self, asked: Asked, id: str) -> Any:
        live, _ = await self._at(asked, id)
        return play_log(live, await self.storage.ended(id))

    # The person's standing

    @on("GET", "/profile")
    async def profile(self, asked: Asked) -> Any:
        name = (await self.person.me())["name"]
        return profile(HERE.id, await self.storage.results(), {}, Shown(None, name, True, alone=True))

    @on("PUT", "/profile")
    async def show(self, asked: Asked) -> Any:
        raise Problem("alone", "a profile is published on a server")

    @on("GET", "/profiles/{id}")
    async def published(self, asked: Asked, id: str) -> Any:
        raise Problem("alone", "profiles of others are on a server")

    @on("GET", "/leaderboards/{game}/{players}")
    async def leaderboard(self, asked: Asked, game: str, players: str) -> Any:
        raise Problem("alone", "leaderboards are on a server")

    # Campaigns

    @on("GET", "/campaigns")
    async def campaigns(self, asked: Asked) -> Any:
        return await self.person.campaigns()

    @on("POST", "/campaigns")
    async def new_campaign(self, asked: Asked) -> Any:
        body = asked.body
        campaign = begun_campaign(body["level"], body.get("aggressive", False), body.get("options", {}))
        return await self.person.add_campaign(new_id(), campaign)

    @on("POST", "/campaigns/{id}/games")
    async def next_game(self, asked: Asked, id: str) -> Any:
        campaign, table = await self.person.campaign(id)
        if table is not None:
            return {"id": table}
        record = begun_game(campaign)
        seats = [Seat(0, PERSON, (await self.person.me())["name"])]
        live = await lay(self.house, HERE, record, seats, campaign=id)
        return {"id": await self.person.begin_game(id, campaign, live.id)}

    @on("DELETE", "/campaigns/{id}/games")
    async def give_up(self, asked: Asked, id: str) -> Any:
        return await self.person.give_up(id)

    # The deal of the day

    @on("GET", "/daily")
    async def daily(self, asked: Asked) -> Any:
        found = await daily_desk.daily(self.house, HERE, asked.query.get("day"))
        name = (await self.person.me())["name"]
        for deal in found["deals"]:
            for entry in deal["ranking"] or ():
                entry["name"] = name
        return found

    @on("POST", "/daily/{day}/{game}/{kind}")
    async def begin_daily(self, asked: Asked, day: str, game: str, kind: str) -> Any:
        deal = daily_desk.found_deal(day, game, kind)
        return {"id": await daily_desk.begin(self.house, HERE, deal, (await self.person.me())["name"])}

    @on("GET", "/daily/{day}/{game}/{kind}/{id}")
    async def compare_daily(self, asked: Asked, day: str, game: str, kind: str, id: str) -> Any:
        return await daily_desk.compare(self.house, HERE, daily_desk.found_deal(day, game, kind), id)

    # Lessons

    @on("GET", "/introductions")
    async def introductions(self, asked: Asked) -> Any:
        return lessons.introduction_lines(await self.person.progress())

    @on("GET", "/introductions/{game}")
    async def introduction(self, asked: Asked, game: str) -> Any:
        return lessons.introduction_state(game, await self.person.progress())

    @on("POST", "/introductions/{game}")
    async def see(self, asked: Asked, game: str) -> Any:
        lessons.found_introduction(game)
        await self.person.keep_lesson(game, learn.INTRODUCTION, [], 0, True)
        return {"game": game, "seen": True}

    @on("GET", "/lessons")
    async def all_lessons(self, asked: Asked) -> Any:
        return lessons.lesson_lines(await self.person.progress())

    async def _session(self, game: str, id: str) -> learn.Session:
        lesson = lessons.found_lesson(game, id)
        return lessons.resumed(lesson, await self.person.answers(game, id))

    @on("GET", "/lessons/{game}/{id}")
    async def lesson(self, asked: Asked, game: str, id: str) -> Any:
        return lessons.lesson_state(await self._session(game, id), None)

    @on("POST", "/lessons/{game}/{id}")
    async def answer_lesson(self, asked: Asked, game: str, id: str) -> Any:
        session = await self._session(game, id)
        outcome = session.answer(asked.body["token"])
        if outcome.taken:
            await self.person.keep_lesson(game, id, session.answers, session.number, session.done)
        return lessons.lesson_state(session, outcome)

    @on("POST", "/lessons/{game}/{id}/preview")
    async def preview_lesson(self, asked: Asked, game: str, id: str) -> Any:
        position = lessons.asked_in(await self._session(game, id))
        return await previews_of(self.workers, payer_of(HERE), position, asked.body.get("token"))

    @on("DELETE", "/lessons/{game}/{id}")
    async def restart_lesson(self, asked: Asked, game: str, id: str) -> Any:
        session = lessons.found_lesson(game, id).start()
        await self.person.keep_lesson(game, id, [], 0, False)
        return lessons.lesson_state(session, None)

    # Puzzles

    @on("GET", "/puzzles")
    async def all_puzzles(self, asked: Asked) -> Any:
        return puzzles.puzzles_to_wire(await self.person.tries())

    @on("GET", "/puzzles/{id}")
    async def puzzle(self, asked: Asked, id: str) -> Any:
        return puzzles.puzzle_to_wire(puzzles.found_puzzle(id), await self.person.tries())

    @on("POST", "/puzzles/{id}")
    async def answer_puzzle(self, asked: Asked, id: str) -> Any:
        found, tries = puzzles.found_puzzle(id), await self.person.tries()
        verdict = puzzles.verdict(found, tries, asked.body["token"])
        if verdict["counted"]:
            await self.person.add_try(Try(id, asked.body["token"], verdict["right"]))
            tries = await self.person.tries()
        return puzzles.puzzle_to_wire(found, tries, verdict)

    @on("POST", "/puzzles/{id}/preview")
    async def preview_puzzle(self, asked: Asked, id: str) -> Any:
        position = puzzles.asked_in(puzzles.found_puzzle(id))
        return await previews_of(self.workers, payer_of(HERE), position, asked.body.get("token"))

    # Checking numbers

    @on("GET", "/check/{game}")
    async def uncertain(self, asked: Asked, game: str) -> Any:
        return checking.uncertain(game)

    @on("POST", "/check/{game}")
    async def check(self, asked: Asked, game: str) -> Any:
        return checking.checked(game, checking.Given(**asked.body))

    @on("POST", "/check/{game}/folder")
    async def folder(self, asked: Asked, game: str) -> Any:
        name, data = checking.folder(game, checking.Given(**asked.body))
        return Reply(200, data, "application/zip", name)

    # Events

    async def follow_table(self, id: str, seat: int | None, after: int | None) -> AsyncIterator[list[Event]]:
        """The events of a table, until the caller stops."""
        live, reader = await self._at(Asked({} if seat is None else {"seat": str(seat)}), id)
        live, listener = await self.house.listen(live, HERE, reader, after)
        try:
            async for events in listener.batches():
                yield events
        finally:
            self.house.leave(live, listener)

    async def follow_lobby(self) -> AsyncIterator[list[Event]]:
        """The list of tables whenever it changes, until the caller stops."""
        guest = self.house.lobby.enter(HERE.id)
        try:
            async for event in guest.events(self.storage.lines, packed):
                yield [] if event is None else [event]
        finally:
            self.house.lobby.leave(guest)

    async def heard(self, key: str, version: int) -> None:
        """React to a document that another tab has changed."""
        if key.startswith(LOG):
            await self.house.refresh(key.removeprefix(LOG), version)
        elif key.startswith(TABLE):
            await self.house.refresh(key.removeprefix(TABLE), 0)


def wanted_table(body: dict[str, Any]) -> NewTable:
    """The table that a page requests."""
    fields = dict(body)
    if fields.get("pace") is not None:
        raise Problem("alone", "clocks need a server: nobody waits here")
    fields["seats"] = [NewSeat(**seat) for seat in fields["seats"]]
    source = fields.pop("from", None)
    listing = Listing(**(fields.pop("listing", None) or {}))
    if listing.open or listing.public:
        raise Problem("alone", "nobody else can come to a table of this browser")
    wanted = NewTable(**fields, source=None if source is None else (source["table"], source["count"]))
    if wanted.rated:
        raise Problem("alone", "rated games need a server")
    people = [seat for seat in wanted.seats if seat.kind != BOT]
    if not wanted.hot_seat and not all(seat.kind == PERSON and seat.mine for seat in people):
        raise Problem("alone", "seats for other people need a server")
    return wanted
