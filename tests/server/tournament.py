"""Helpers for playing tournaments over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.served import Browser, eventually

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay", "Gil", "Hal")


def created(host: Browser, **more: Any) -> str:
    """Create a tournament and return its id: by default, two rounds in the Swiss format at tables for two."""
    plan = {"name": "Cup", "game": "vinhos", "format": "swiss", "players": 2, "rounds": 2, "house": "random"}
    return str(host.post("/tournaments", {**plan, **more})["id"])


def told(browser: Browser, id: str) -> Any:
    return browser.get(f"/tournaments/{id}")


def does(browser: Browser, id: str, what: str, **body: Any) -> Any:
    return browser.post(f"/tournaments/{id}/{what}", body)


def named(browser: Browser, name: str) -> Browser:
    browser.ask("PUT", "/me", {"name": name})
    return browser


def finished(browser: Browser, id: str) -> Any:
    """The tournament, as soon as it is over."""
    return eventually(lambda: (found := told(browser, id))["state"] == "over" and found)


def in_round(browser: Browser, id: str, round: int) -> Any:
    """The tournament, as soon as the browser's tables of a round exist."""

    def look() -> Any:
        found = told(browser, id)
        mine = [one for one in found["matches"] if one["round"] == round and one["mine"]]
        ready = all(one["table"] or one["state"] == "bye" for one in mine)
        return found["round"] == round and mine and ready and found

    return eventually(look)


def my_table(browser: Browser, id: str, round: int = 1) -> str:
    """The browser's table in a round."""
    return str(
        next(
            one["table"]
            for one in in_round(browser, id, round)["matches"]
            if one["mine"] and one["round"] == round
        )
    )
