"""A program in any language as an opponent: JSON lines on its standard input and output.

It receives only what its seat may know. The protocol is described in `docs/how-to/bot-protocol.md`.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import tempfile
import threading
from contextlib import suppress
from typing import IO, Any, Final, final

from vindima.bots.bot import BotFailed
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = ["PROTOCOL", "CommandBot", "hello", "over", "question"]

PROTOCOL: Final = 1
"""The version of the protocol. It changes when a correct program could stop being correct."""
START: Final = 10.0
"""Seconds that a program has to start, on top of its time for the first answer."""
GRACE: Final = 1.0
"""Seconds that a program has to exit by itself after the game."""
LONGEST: Final = 1 << 16
"""The maximum length of a reply, in bytes."""
TAIL: Final = 4096
"""How many bytes of a program's standard error are searched for its last line."""


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def hello(position: Position) -> bytes:
    """The first line: the game, and which seat is the program's."""
    return _line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": position.game.name,
            "rules": position.game.rules,
            "players": position.players,
            "seat": position.seat,
            "options": position.options_used,
        }
    )


def question(position: Position, seconds: float) -> bytes:
    """What the seat to answer knows, what it may answer, and how long it has."""
    legal = [position.token(code) for code in position.legal]
    return _line({"type": "ask", "view": position.view(position.seat), "legal": legal, "seconds": seconds})


def over(position: Position, seat: int) -> bytes:
    """The last line: the result, and the board as the seat sees it."""
    result = {"type": "over", "scores": position.scores, "winners": position.winners}
    return _line({**result, "view": position.view(seat)})


@final
class CommandBot:
    """A program that plays one seat of one game, started at its first question, with `seconds` per answer."""

    blind: Final = True

    def __init__(self, command: str, seconds: float = 10.0) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise BadData(f"bot 'cmd:{command}': {error}") from error
        if not self.words or shutil.which(self.words[0]) is None:
            raise BadData(f"bot 'cmd:{command}': there is no program {' '.join(self.words[:1])!r}")
        if not 0 < seconds < threading.TIMEOUT_MAX - START:
            raise BadData(f"bot 'cmd:{command}': seconds={seconds} is not a time limit above 0")
        self.seconds = seconds
        self.program: subprocess.Popen[bytes] | None = None
        self.errors: IO[bytes] | None = None
        self.late = False

    def choose(self, position: Position, seed: int) -> int:
        line, limit = question(position, self.seconds), self.seconds
        if self.program is None:
            self.start()
            line, limit = hello(position) + line, limit + START
        token = self.token(self.exchange(line, limit))
        if token not in position.vocabulary.codes or position.code(token) not in position.legal:
            raise BotFailed(f"answered {token!r}, which is not among the {len(position.legal)} legal answers")
        return position.code(token)

    def start(self) -> None:
        """Start the program in its own session, so that an interrupt meant for us does not reach it."""
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the program
        pipe = subprocess.PIPE
        try:
            self.program = subprocess.Popen(
                self.words, stdin=pipe, stdout=pipe, stderr=self.errors, start_new_session=True
            )
        except OSError as error:
            self.close()
            raise BotFailed(f"could not be started: {error}") from error

    def exchange(self, line: bytes, limit: float) -> bytes:
        """Send a line and wait for one. A program that exceeds its time is killed, which ends the wait."""
        program = self.program
        assert program is not None
        assert program.stdin is not None
        assert program.stdout is not None
        timer = threading.Timer(limit, self.expire)
        timer.daemon = True
        timer.start()
        reply = b""
        with suppress(OSError):
            program.stdin.write(line)
            program.stdin.flush()
            reply = program.stdout.readline(LONGEST)
        timer.cancel()
        if self.late:
            raise BotFailed(f"gave no answer within {limit:g} seconds")
        if not reply:
            raise BotFailed(self.ended(program))
        return reply

    def expire(self) -> None:
        """Kill the program because its time is up."""
        self.late = True
        self.kill()

    def ended(self, program: subprocess.Popen[bytes]) -> str:
        """How a program that gave no reply ended, with the last line of its standard error."""
        try:
            reason = f"ended with status {program.wait(GRACE)}"
        except subprocess.TimeoutExpired:
            reason = "closed its output"
        assert self.errors is not None
        size = self.errors.seek(0, os.SEEK_END)
        self.errors.seek(max(0, size - TAIL))
        lines = self.errors.read().decode(errors="replace").split("\n")
        last = [line.strip() for line in lines if line.strip()][-1:]
        return ": ".join([reason, *last])

    @staticmethod
    def token(reply: bytes) -> str:
        """The answer in a reply."""
        shown = reply[:60].decode(errors="replace").strip()
        try:
            message = json.loads(reply)
        except (ValueError, RecursionError) as error:
            raise BotFailed(f"said {shown!r}, which is not JSON") from error
        token = message.get("answer") if isinstance(message, dict) else None
        if not isinstance(token, str):
            raise BotFailed(f'said {shown!r}, which is not {{"answer": "TOKEN"}}')
        return token

    def over(self, position: Position, seat: int) -> None:
        """Send the result and let the program exit by itself; `close` kills it if it does not."""
        if self.program is None:
            return
        assert self.program.stdin is not None
        timer = threading.Timer(GRACE, self.kill)
        timer.daemon = True
        timer.start()
        with suppress(OSError):
            self.program.stdin.write(over(position, seat))
            self.program.stdin.close()
        self.program.wait()
        timer.cancel()

    def close(self) -> None:
        """Stop the program, whatever it is doing."""
        self.kill()
        program, self.program = self.program, None
        if program is not None:
            for pipe in (program.stdin, program.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
            program.wait()
        if self.errors is not None:
            self.errors.close()
            self.errors = None

    def kill(self) -> None:
        """Kill the program and its children, which might outlive it and keep its output open."""
        if self.program is not None:
            with suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(self.program.pid, signal.SIGKILL)
                else:
                    self.program.kill()
