"""The OpenAPI description of what endpoints return.

An endpoint's return annotation is a type of `server.wire` (or of a game's view), or `Encoded[...]` of one.
Responses are not validated against it when they are sent, because that would cost more than building them;
tests validate them instead.
"""

from __future__ import annotations

import ast
import asyncio
import inspect
import sys
from collections.abc import AsyncIterator, Callable
from functools import cache
from pathlib import Path
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from fastapi import APIRouter, Response
from fastapi.responses import StreamingResponse
from pydantic import ConfigDict, Field, create_model, with_config
from starlette.types import Receive, Scope, Send
from typing_extensions import TypedDict, is_typeddict

import vindima
from vindima.core.wire import Message
from vindima.server.http.requests.encoding import packed
from vindima.server.tables.common.problems import ProblemName

__all__ = ["Encoded", "EventStream", "Router", "described"]

T = TypeVar("T")
PREFIXES: Final = {"vinhos": "Vinhos", "viticulture": "Viticulture"}
"""The prefixes of each game's types, because both games use the same names."""


class Encoded(Response, Generic[T]):
    """A response of type T that is already JSON."""

    media_type = "application/json"

    @classmethod
    def of(cls, data: T) -> Encoded[T]:
        return cls(packed(data))


class EventStream(StreamingResponse):
    """Server-sent events, which end by themselves when the client has left.

    FastAPI's own class would pass each event through three tasks. Starlette's would cancel one when the
    client leaves, and its traceback would keep everything unsent alive until the next garbage collection.
    """

    media_type = "text/event-stream"
    close: Callable[[], object]

    @classmethod
    def of(cls, events: AsyncIterator[str], close: Callable[[], object]) -> EventStream:
        """A response that no proxy buffers; `close` ends the events."""
        found = cls(events, headers={"x-accel-buffering": "no"})
        found.close = close
        return found

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        leaving = asyncio.create_task(self.close_when_left(receive))
        try:
            await self.stream_response(send)
        finally:
            leaving.cancel()

    async def close_when_left(self, receive: Receive) -> None:
        await self.listen_for_disconnect(receive)
        self.close()


class Router(APIRouter):
    """A router that describes responses by the endpoints' return annotations, without validating them.

    The description takes longer than the rest of a server's start and is not needed for it, so it is built on
    demand.
    """

    def __init__(self, prefix: str) -> None:
        super().__init__(prefix=prefix)
        self.settings: list[dict[str, Any]] = []
        """The arguments with which each endpoint was added."""

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **settings: Any) -> None:
        settings |= {"path": path, "endpoint": endpoint, "response_model": None}
        self.settings.append(settings)
        super().add_api_route(**{**settings, "responses": None})

    def described(self) -> APIRouter:
        """The same endpoints with descriptions of their responses."""
        router = APIRouter(prefix=self.prefix)
        for settings in self.settings:
            responses = responses_of(settings["endpoint"], settings.get("responses"))
            router.add_api_route(**{**settings, "responses": responses})
        return router


def responses_of(
    endpoint: Callable[..., Any], responses: dict[int | str, Any] | None
) -> dict[int | str, Any]:
    """The descriptions of an endpoint's responses by status, starting with those it was added with."""
    hint = get_type_hints(endpoint)["return"]
    if get_origin(hint) is Encoded:
        (hint,) = get_args(hint)
    found: dict[int | str, Any] = {"4XX": {"model": problem()}}
    for status, each in (responses or {}).items():
        found[status] = {**each, "model": described(each["model"])} if "model" in each else each
    if not (inspect.isclass(hint) and issubclass(hint, Response)):
        found[200] = {"model": described(hint)}
    return found


def described(hint: Any, name: str = "") -> Any:
    """The same type with TypedDicts that pydantic can describe, including comments.

    On older Pythons, pydantic takes only those of `typing_extensions`. `name` is for mappings with known
    keys, which become TypedDicts too.
    """
    if is_typeddict(hint):
        return described_class(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is dict and get_origin(args[0]) is Literal:
        return typed_dict(name, dict.fromkeys(get_args(args[0]), described(args[1], name)))
    if origin in (Union, UnionType):
        return Union[tuple(described(arg, name) for arg in args)]  # noqa: UP007
    if origin in (list, dict, tuple):
        return origin[tuple(described(arg, name) for arg in args)]
    return hint


@cache
def described_class(kind: Any) -> Any:
    name = PREFIXES.get(kind.__module__.split(".")[1], "") + kind.__name__
    fields = {}
    for field, (hint, required, comment) in fields_of(kind).items():
        value = described(hint, name + "".join(word.title() for word in field.split("_")))
        value = Annotated[value, Field(description=comment)] if comment else value
        fields[field] = value if required else NotRequired[value]
    return typed_dict(name, fields, ast.get_docstring(classes_in(kind.__module__)[kind.__name__]))


def typed_dict(name: str, fields: dict[str, Any], comment: str | None = None) -> Any:
    """A TypedDict that allows no other fields."""
    make: Any = TypedDict
    made = make(name, fields)
    made.__doc__ = comment
    return with_config(ConfigDict(extra="forbid"))(made)


def fields_of(kind: Any) -> dict[str, tuple[Any, bool, str | None]]:
    """Type, requiredness and comment of each field of a TypedDict, inherited ones first, from its source.

    Compiled classes keep neither annotations nor docstrings, and no module keeps comments.
    """
    node, names = classes_in(kind.__module__)[kind.__name__], vars(sys.modules[kind.__module__])
    found: dict[str, tuple[Any, bool, str | None]] = {}
    for base in node.bases:
        extended = names.get(ast.unparse(base))
        found |= fields_of(extended) if is_typeddict(extended) else {}
    required = not any(keyword.arg == "total" for keyword in node.keywords)
    for field, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign):
            text = after.value if isinstance(after, ast.Expr) else None
            comment = str(text.value) if isinstance(text, ast.Constant) else None
            found[ast.unparse(field.target)] = eval(ast.unparse(field.annotation), names), required, comment
    return found


@cache
def classes_in(module: str) -> dict[str, ast.ClassDef]:
    """The classes in the source of one of our modules; a compiled module has its source beside it."""
    place = Path(vindima.__file__).parent.joinpath(*module.split(".")[1:])
    tree = ast.parse(place.with_suffix(".py").read_text("utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


ERROR: Any = Literal[tuple(f"web-error-{name}" for name in get_args(ProblemName))]
DETAIL: Any = Annotated[str, Field(description="In English, for developers.")]
REQUEST: Any = Annotated[str, Field(description="The id of a request that failed, as in the log.")]


@cache
def problem() -> Any:
    """The model of a problem response."""
    return create_model(
        "ServerProblem",
        __doc__="Why a request was refused. `message` is there when a rule refused an answer.",
        error=(ERROR, ...),
        detail=(DETAIL, ...),
        message=(described(Message), None),
        rule=(str, None),
        revision=(int, None),
        request=(REQUEST, None),
    )
