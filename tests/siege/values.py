"""Values for the fields of requests: most match the OpenAPI description, some do not."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

__all__ = ["ODD", "Values", "mutated"]

ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**53,
    2**63,
    2**64,
    -(2**70),
    1e308,
    0.5,
    "",
    " ",
    "\0",
    "\ud800",
    "\u202e\u2066x",
    "x" * 300,
    "x" * 5000,
    "../../etc/passwd",
    "' OR 1=1 --",
    "{{7*7}}",
    "%s%n",
    "9" * 400,
    "²",
    [],
    {},
    [[[[[]]]]],
    {"": {"": {}}},
    {"__proto__": 1, "a\0": "\0"},
    list(range(50)),
)
"""Values that a careless program mishandles."""
SPOILED: Final = 0.12
"""The probability that a value is replaced by an odd one."""
MISSING: Final = 0.25
"""The probability that an optional field is omitted."""


class Values:
    """Makes values for the schemas of a description. `known` contains valid values by field name."""

    def __init__(self, chance: random.Random, schemas: Mapping[str, Any]) -> None:
        self.chance = chance
        self.schemas = schemas
        self.known: dict[str, Sequence[Any]] = {}

    def of(self, schema: Mapping[str, Any], name: str = "") -> Any:
        """A value for a schema, or an odd one."""
        if self.chance.random() < SPOILED:
            return self.chance.choice(ODD)
        if name in self.known and self.chance.random() < 0.8:
            return self.chance.choice(self.known[name])
        if "$ref" in schema:
            return self.of(self.schemas[schema["$ref"].rpartition("/")[2]])
        for choices in ("anyOf", "oneOf", "allOf"):
            if choices in schema:
                return self.of(self.chance.choice(schema[choices]), name)
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        return self.plain(schema, name)

    def plain(self, schema: Mapping[str, Any], name: str) -> Any:
        """A value for a schema without alternatives."""
        chance = self.chance
        kind = schema.get("type")
        if kind == "object":
            fields = schema.get("properties", {})
            required = schema.get("required", ())
            return {
                field: self.of(inner, field)
                for field, inner in fields.items()
                if field in required or chance.random() > MISSING
            }
        if kind == "array":
            least = int(schema.get("minItems", 0))
            return [self.of(schema.get("items", {}), name) for _ in range(least + chance.randrange(3))]
        if kind == "integer":
            return chance.choice((0, 1, 2, 3, int(schema.get("minimum", -5)), chance.randrange(1 << 20)))
        if kind == "number":
            return chance.uniform(-10, 10)
        if kind == "boolean":
            return chance.random() < 0.5
        if kind == "null":
            return None
        if kind == "string":
            return "".join(chance.choice("abcdefé-0 1/") for _ in range(chance.randrange(12)))
        return chance.choice(ODD)


def mutated(chance: random.Random, value: Any) -> Any:
    """A copy of a JSON value with something wrong somewhere inside."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        key = chance.choice(list(value))
        turn = chance.random()
        if turn < 0.1:
            return {name: inner for name, inner in value.items() if name != key}
        if turn < 0.2:
            return {**value, str(chance.choice(ODD)): chance.choice(ODD)}
        return {**value, key: mutated(chance, value[key])}
    if isinstance(value, list) and value and chance.random() < 0.85:
        place = chance.randrange(len(value))
        turn = chance.random()
        if turn < 0.15:
            return value[:place]
        if turn < 0.3:
            return [*value[:place], *value[place:][::-1]]
        return [*value[:place], mutated(chance, value[place]), *value[place + 1 :]]
    if isinstance(value, int) and not isinstance(value, bool) and chance.random() < 0.4:
        return value + chance.choice((-1, 1, 10**6, -(10**20)))
    return chance.choice(ODD)
