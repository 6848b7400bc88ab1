"""Values of data files as people write them in the terminal."""

from __future__ import annotations

import re
from typing import Any

from vindima.checking import Field
from vindima.locale import Text

__all__ = ["read_value", "say_choices", "say_value"]


def names(text: Text, game: str, field: Field) -> list[str]:
    return [text.noun(game, field.noun, choice) for choice in field.choices]


def say_choices(text: Text, game: str, field: Field) -> str:
    """The choices of a field with their numbers."""
    return "  ".join(f"{number} {name}" for number, name in enumerate(names(text, game, field), 1))


def say_value(text: Text, game: str, field: Field, value: Any) -> str:
    """A value in words."""
    noun = dict(zip(field.choices, names(text, game, field), strict=True))
    if value is None:
        return "–"
    if field.kind == "flag":
        name = text.noun(f"{game}-check", "field", field.key)
        return f"{name} {text.say('check-yes' if value else 'check-no')}"
    if field.kind == "choice":
        return noun.get(value, str(value))
    if field.kind == "pair":
        return " + ".join(noun.get(one, str(one)) for one in value)
    if field.kind == "numbered":
        return ", ".join(f"{one} {noun[field.choices[one - 1]]}" for one in value)
    if field.kind == "amounts":
        return ", ".join(f"{noun[key]} {value[key]}" for key in field.choices if value.get(key))
    if field.kind == "numbers":
        return " ".join(map(str, value))
    return str(value)


def read_value(text: Text, game: str, field: Field, word: str) -> Any:
    """The value that somebody has typed; None if it cannot be a value of this kind."""
    if field.kind == "flag":
        flags = {text.say("check-yes"): True, text.say("check-no"): False}
        meant = [value for name, value in flags.items() if name.lower().startswith(word.lower())]
        return meant[0] if len(meant) == 1 else None
    if field.kind == "choice" and not word.isdecimal():
        named = dict(zip(field.choices, names(text, game, field), strict=True))
        found = [choice for choice, name in named.items() if word.lower() in (choice, name.lower())]
        return found[0] if found else None
    numbers = [int(one) for one in re.findall(r"-?\d+", word)]
    if re.sub(r"[-\d\s,;]", "", word) or not numbers:
        return None
    return of_numbers(field, numbers)


def of_numbers(field: Field, numbers: list[int]) -> Any:
    """The value that typed numbers mean for a field: choices are counted from 1."""
    chosen = [field.choices[one - 1] for one in numbers if 1 <= one <= len(field.choices)]
    if field.kind == "number":
        return numbers[0] if len(numbers) == 1 else None
    if field.kind == "choice":
        return chosen[0] if len(chosen) == len(numbers) == 1 else None
    if field.kind == "pair":
        return chosen if len(chosen) == len(numbers) == 2 else None
    if field.kind == "numbered":
        return sorted(numbers) if len(chosen) == len(numbers) else None
    if field.kind == "amounts":
        if len(numbers) != len(field.choices):
            return None
        return {choice: one for choice, one in zip(field.choices, numbers, strict=True) if one}
    return numbers
