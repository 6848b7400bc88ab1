"""Tables in memory: they are evicted and loaded again, and their bots continue after a restart."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.server.http.test_answers import problem
from tests.server.served import ME, Browser, bot, eventually, seed_that_asks, served


def test_unused_tables_are_evicted_and_loaded_again(tmp_path):
    with served(tmp_path / "tables.db", tables=2) as running:
        ana = Browser(running.address)
        tables = [ana.opens([ME, ME], seed=seed_that_asks(0)) for _ in range(5)]
        states = [ana.answers(table, ana.state(table)) for table in tables]
        assert len(running.house._lives) <= 2
        for table, state in zip(tables, states, strict=True):
            assert ana.state(table)["view"] == state["view"]
            assert ana.state(table)["revision"] == state["revision"]
        ana.close()


def test_bots_continue_after_a_restart(tmp_path):
    with served(tmp_path / "tables.db") as running:
        ana = Browser(running.address)
        cookies = ana.client.cookies
        table = ana.opens([ME, bot(), bot()], seed=seed_that_asks(1, 3))
    with served(tmp_path / "tables.db") as running:
        again = Browser(running.address)
        again.client.cookies = cookies
        assert eventually(lambda: again.state(table)["answers"])
        again.close()
    ana.close()


def test_a_damaged_table_does_not_stop_others_when_the_server_starts(tmp_path):
    with served(tmp_path / "tables.db") as running:
        ana = Browser(running.address)
        cookies = ana.client.cookies
        sound, broken = (ana.opens([ME, bot(), bot()], seed=seed_that_asks(1, 3)) for _ in range(2))
    ana.close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        # In whatever order the tables are started, a damaged one must not stop the sound one.
        connection.execute("UPDATE acts SET tokens = 'no json' WHERE table_id = ?", (broken,))
        connection.execute("DELETE FROM acts WHERE table_id = ? AND seq > 1", (sound,))
        connection.execute("UPDATE tables SET asked = 1")
    with served(tmp_path / "tables.db") as running:
        again = Browser(running.address)
        again.client.cookies = cookies
        problem(again.ask("GET", f"/tables/{broken}"), 500, "damaged")
        assert eventually(lambda: again.state(sound)["answers"])
        again.close()
