"""Puzzles over HTTP: nothing is explained before the answer, and the first answer counts."""

from __future__ import annotations

from sqlalchemy import select

from tests.offline.tab import Tab, playing
from vindima.puzzles import puzzles
from vindima.server.database import schema
from vindima.server.database.play import tries

FIRST, SECOND = list(puzzles().values())[:2]


def wrong(puzzle) -> str:
    return next(token for token in puzzle.losses if token != puzzle.best)


def test_a_puzzle_reveals_nothing_about_its_solution(ana):
    told = ana.get(f"/puzzles/{FIRST.id}")
    assert told["verdict"] is None
    assert {answer["token"] for answer in told["state"]["answers"]} == set(FIRST.losses)
    assert told["state"]["refusals"] == []
    text = ana.heard[-1]
    assert '"loss"' not in text
    assert '"best"' not in text
    again = next(one for one in ana.get("/puzzles")["puzzles"] if one["id"] == FIRST.id)
    assert again["solved"] is None


def test_the_first_answer_counts_and_is_explained(ana):
    before = ana.get("/puzzles")
    assert (before["rating"], before["tries"]) == (1200, 0)
    told = ana.post(f"/puzzles/{FIRST.id}", {"token": FIRST.best})
    verdict = told["verdict"]
    assert verdict["right"]
    assert verdict["counted"]
    assert verdict["change"] > 0
    assert verdict["answers"][0]["token"] == FIRST.best
    assert verdict["turn"]
    assert told["rating"] == 1200 + verdict["change"]
    assert told["next"] not in (None, FIRST.id)
    missed = ana.post(f"/puzzles/{SECOND.id}", {"token": wrong(SECOND)})
    assert not missed["verdict"]["right"]
    assert missed["verdict"]["change"] < 0
    again = ana.post(f"/puzzles/{SECOND.id}", {"token": SECOND.best})
    assert again["verdict"]["right"]
    assert not again["verdict"]["counted"]
    assert again["rating"] == missed["rating"]
    after = ana.get("/puzzles")
    assert (after["tries"], after["right"]) == (2, 1)
    solved = {one["id"]: one["solved"] for one in after["puzzles"]}
    assert (solved[FIRST.id], solved[SECOND.id]) == (True, False)
    assert [one["puzzle"] for one in ana.get("/me/data")["puzzles"]] == [FIRST.id, SECOND.id]
    assert ana.ask("DELETE", "/me", {}).status_code == 200


def test_illegal_answers_and_unknown_puzzles_are_refused(ana):
    assert ana.ask("POST", f"/puzzles/{FIRST.id}", {"token": "fly moon"}).status_code == 422
    assert ana.ask("POST", "/puzzles/nothing", {"token": FIRST.best}).status_code == 404
    assert ana.ask("GET", "/puzzles/nothing").status_code == 404
    assert ana.get("/puzzles")["tries"] == 0


def test_an_answer_can_be_previewed(ana):
    previews = ana.post(f"/puzzles/{FIRST.id}/preview", {"token": FIRST.best})["previews"]
    assert [preview["token"] for preview in previews] == [FIRST.best]


@playing
async def test_puzzles_without_a_server():
    tab = Tab()
    told = await tab.post(f"/puzzles/{FIRST.id}", {"token": FIRST.best})
    assert told["verdict"]["counted"]
    assert (await tab.get("/puzzles"))["right"] == 1
    assert (await tab.get(f"/puzzles/{FIRST.id}"))["solved"]
    again = await tab.post(f"/puzzles/{FIRST.id}", {"token": wrong(FIRST)})
    assert not again["verdict"]["counted"]
    assert (await tab.post(f"/puzzles/{FIRST.id}/preview", {}))["previews"]
    other = Tab()
    await other.post("/me/data", {"text": (await tab.ask("GET", "/me/data"))[1]})
    assert (await other.get("/puzzles"))["right"] == 1


def test_a_guests_tries_are_merged_into_the_persons(running, ana, bo):
    """A guest who signs in as a known person adds tries; the person's own first tries take precedence."""
    for browser, tokens in ((ana, (FIRST.best, None)), (bo, (wrong(FIRST), SECOND.best))):
        for one, token in zip((FIRST, SECOND), tokens, strict=True):
            if token is not None:
                browser.post(f"/puzzles/{one.id}", {"token": token})
    store = running.app.state.store
    with store.begin() as connection:
        newest = connection.scalars(select(schema.browsers.c.id).order_by(schema.browsers.c.id.desc()))
        guest, person = newest.all()[:2]
        tries.merge(connection, guest, person)
        assert tries.of(connection, guest) == []
        kept = [(one.puzzle, one.right) for one in tries.of(connection, person)]
    assert kept == [(FIRST.id, True), (SECOND.id, True)]
