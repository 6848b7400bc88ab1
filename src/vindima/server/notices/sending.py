"""Runs the jobs of notifications: finds out who is told, and sends it.

A job that is run again because a server was killed sends the same message under the same name: push services
and browsers replace it, mail programs and webhooks recognize it.
"""

from __future__ import annotations

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row

from vindima.server.database.access import jobs, news
from vindima.server.database.access.keys import PUSH, SEAL, key_of
from vindima.server.database.access.store import Store, readable
from vindima.server.database.notices import outbox as rows
from vindima.server.database.notices.outbox import Notice, Person, Standing
from vindima.server.jobs import Queue, Work
from vindima.server.notices.digest import digest, stop_secret
from vindima.server.notices.messages import Message, request_for
from vindima.server.notices.posting import Forbidden, Poster
from vindima.server.notices.push import Signer, encrypted, new_key
from vindima.server.notices.telling import OF_TURN, TIDY, enter, next_mail, read, still_so, tag_of, telling
from vindima.server.notices.words import Words, hook_sentence, names_of, speaker, words_of
from vindima.server.people.mail import Post
from vindima.server.tables.common.clock import now
from vindima.server.tables.common.links import new_secret
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.live.house import House

__all__ = ["Keys", "Notifier", "keys_in"]

LOG: Final = logging.getLogger("vindima.server")
MAILERS: Final = 2
"""How many mails are sent at the same time."""
TTL: Final = 2 * 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""
GONE: Final = (404, 410)
"""Statuses of push services and webhooks that no longer exist."""
REFUSED: Final = (400, 401, 403, 405, 413)
"""Statuses after which trying again would not help."""


class Keys(NamedTuple):
    """The keys with which this server signs and seals."""

    signer: Signer
    seal: str


def keys_in(store: Store, contact: str | None) -> Keys:
    """The keys of a database, created if it has none. Push services may write to the contact."""
    with readable(store.url), store.begin() as connection:
        push = key_of(connection, PUSH, new_key)
        return Keys(Signer(push, contact), key_of(connection, SEAL, new_secret))


class Refused(Exception):
    """A push service or a webhook has refused, but may accept later."""


class Ready(NamedTuple):
    """A notice that may be sent now."""

    notice: Notice
    target: Row[Any]
    standing: Standing
    person: Person
    waiting: int
    """How many games wait for the person."""


class Notifier:
    """Sends notifications: the handlers of their jobs."""

    def __init__(
        self,
        store: Store,
        house: House,
        queue: Queue,
        keys: Keys,
        poster: Poster,
        post: Post | None,
        origin: str | None,
    ) -> None:
        self.store = store
        self.house = house
        self.keys = keys
        self.poster = poster
        self.post = post
        self.origin = origin or ""
        self._mailers = ThreadPoolExecutor(MAILERS, "vindima-mail")
        handlers = {
            news.TELL: self.tell,
            "push": self.push,
            "hook": self.hook,
            "mail": self.mail,
            TIDY: self.tidy,
        }
        for kind, handler in handlers.items():
            queue.handler(kind)(handler)

    def close(self) -> None:
        """Stop sending."""
        self._mailers.shutdown(wait=False, cancel_futures=True)

    # Recipients

    async def tell(self, payload: dict[str, Any]) -> Work | None:
        """Something has happened at a table: record who is told about it."""
        table, event, only = payload["table"], payload["event"], payload["person"]
        found = await self.store.read(lambda connection: read(connection, table, event, only))
        if found is not None and found.standing.prepared and event in OF_TURN:
            await self.house.play_plans(table)
            found = await self.store.read(lambda connection: read(connection, table, event, only))
        if found is None or found.standing.turn > payload["seq"]:
            return None
        notices = list(telling(found, self.house.looking(table), self.keys.seal, now()))
        return None if not notices else lambda connection: enter(connection, notices)

    async def tidy(self, payload: dict[str, Any]) -> Work:
        """Delete the records of what was sent long ago."""
        return rows.tidy

    # Web Push

    async def push(self, payload: dict[str, Any]) -> Work | None:
        """Send a notice to a device."""
        key = payload["key"]
        ready = await self.ready(key)
        if ready is None:
            return lambda connection: rows.finish(connection, key)
        if (until := ready.person.wishes.quiet_until(now())) is not None:
            return lambda connection: jobs.add(connection, "push", f"push:{key}", until, payload)
        notice, target = ready.notice, ready.target
        tag = tag_of(self.keys.seal, notice.person, notice.table, notice.event)
        words = await self.said(ready)
        message = {**words._asdict(), "tag": tag, "url": f"/table/{notice.table}", "waiting": ready.waiting}
        body = encrypted(json.dumps(message).encode(), target.public_key, target.auth)
        headers = {
            "Authorization": self.keys.signer.authorization(target.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Topic": tag,
            "Urgency": "high" if notice.event == "clock" else "normal",
        }
        return await self.delivered(notice, "POST", target.endpoint, headers, body)

    async def ready(self, key: str) -> Ready | None:
        """The notice, unless it was sent already or there is no longer a reason to send it."""

        def look(connection: Connection) -> Ready | None:
            found = rows.notice_of(connection, key)
            if found is None:
                return None
            notice, target = found
            standing = rows.standing_of(connection, notice.table)
            person = rows.person_of(connection, notice.person, notice.table)
            if standing is None or standing.table.closed or person is None:
                return None
            waiting = len(rows.waiting_tables(connection, notice.person))
            return Ready(notice, target, standing, person, waiting)

        ready = await self.store.read(look)
        return (
            ready if ready is not None and self.matters(ready.notice, ready.standing, ready.person) else None
        )

    def matters(self, notice: Notice, standing: Standing, person: Person) -> bool:
        """True if a notice is still true and wanted, and its person is not looking at the table."""
        looking = self.house.looking(notice.table)
        if notice.channel == "hook":
            return still_so(standing, notice.event, notice.turn)
        wanted = notice.channel in person.wishes.channels and person.wishes.wants(notice.event, person.mode)
        mine = None if notice.event == "invited" else person.id
        return wanted and person.id not in looking and still_so(standing, notice.event, notice.turn, mine)

    async def said(self, ready: Ready) -> Words:
        """A notice in its person's language. The first time, reading the catalogues takes a while."""
        text = await asyncio.to_thread(speaker, ready.person.language)
        return words_of(text, ready.standing, ready.person.id, ready.notice.event)

    async def delivered(
        self, notice: Notice, method: str, url: str, headers: dict[str, str], body: bytes
    ) -> Work:
        """Send a request; returns the outcome to record. Raises if it has to be retried."""
        try:
            status = await self.poster.send(method, url, headers, body)
        except (Forbidden, Problem):
            # It was allowed when it was added: since then, the name leads elsewhere or the rules have
            # changed.
            LOG.warning("a %s leads into a private network", notice.channel)
            return lambda connection: rows.finish(connection, notice.key)
        if status in GONE:
            return lambda connection: rows.drop_target(connection, notice)
        if status in REFUSED or 300 <= status < 400:
            LOG.warning("a %s was refused with status %d", notice.channel, status)
        elif status >= 300:
            raise Refused(status)
        return lambda connection: rows.finish(connection, notice.key)

    # Webhooks

    async def hook(self, payload: dict[str, Any]) -> Work | None:
        """Send a notice to a webhook."""
        key = payload["key"]
        ready = await self.ready(key)
        if ready is None:
            return lambda connection: rows.finish(connection, key)
        target, standing = ready.target, ready.standing
        text = await asyncio.to_thread(speaker, target.language)
        names = names_of(text, standing)
        message = Message(
            key,
            hook_sentence(text, standing, ready.notice.event),
            ready.notice.event,
            standing.table.id,
            str(standing.table.header["game"]),
            names,
            [names[standing.asked]] if standing.waits else [],
            [names[seat] for seat in standing.winners],
            f"{target.origin}/table/{standing.table.id}",
        )
        return await self.delivered(ready.notice, *request_for(target.kind, target.url, message))

    # Mail

    async def mail(self, payload: dict[str, Any]) -> Work | None:
        """Send one mail with everything that a person needs to know."""
        id, name = payload["person"], new_secret()
        batch, notices = await self.store.write(lambda connection: rows.bundled(connection, id, name))
        found = await self.store.read(lambda connection: self.current(connection, notices))
        person = found[0][2] if found else None

        def work(connection: Connection) -> None:
            rows.finish_batch(connection, id, batch, person is not None)
            next_mail(connection, id)

        if person is None or person.email is None or self.post is None:
            return work
        text = await asyncio.to_thread(speaker, person.language)
        entries = [
            (words_of(text, standing, person.id, notice.event), notice.table)
            for notice, standing, person in found
        ]
        stop = stop_secret(self.keys.seal, person.id, person.email)
        mail = digest(batch, person.language, self.post.sender, person.email, self.origin, stop, entries)
        await asyncio.get_running_loop().run_in_executor(self._mailers, self.post.send, mail)
        return work

    def current(self, connection: Connection, notices: list[Notice]) -> list[tuple[Notice, Standing, Person]]:
        """The notices of a mail that still matter: the latest of each table and kind."""
        found: dict[tuple[str, str], tuple[Notice, Standing, Person]] = {}
        for notice in notices:
            standing = rows.standing_of(connection, notice.table)
            person = rows.person_of(connection, notice.person, notice.table)
            if standing is None or standing.table.closed or person is None or person.email is None:
                continue
            if self.matters(notice, standing, person):
                found[notice.table, notice.event] = notice, standing, person
        return list(found.values())
