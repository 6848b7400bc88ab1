"""Writes the folder of corrected data files, as TOML with the comments of our files."""

from __future__ import annotations

import io
import zipfile
from importlib import resources
from typing import Any, Final

import tomlkit

from vindima.checking.answers import Answers
from vindima.checking.corrections import write_answers
from vindima.checking.parts import answerable

__all__ = ["folder_texts", "zipped"]

WHEN: Final = (2020, 1, 1, 0, 0, 0)
"""The date of the files in an archive, so that the same answers give the same archive."""


def folder_texts(answers: Answers) -> dict[str, str]:
    """The text of every file with answers, by file name. Each answer is marked as read from the box."""
    items = answerable(answers.game).values()
    names = sorted({item.file for item in items if answers.answered(item.name)})
    data = resources.files(f"vindima.{answers.game}").joinpath("data")
    found = {}
    for name in names:
        document = tomlkit.parse(data.joinpath(name).read_text("utf-8"))
        write_answers(document, name, answers, made)
        found[name] = tomlkit.dumps(document)
    return found


def made(value: Any) -> Any:
    """A value as a TOML item; tables are written on one line."""
    if isinstance(value, dict):
        table = tomlkit.inline_table()
        table.update(value)
        return table
    return tomlkit.item(value)


def zipped(texts: dict[str, str], folder: str) -> bytes:
    """An archive that unpacks to a folder with these files."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            archive.writestr(zipfile.ZipInfo(f"{folder}/{name}", WHEN), text)
    return target.getvalue()
