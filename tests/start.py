"""Starts a table as a new user would, and stops it with Ctrl+C.

    python tests/start.py vindima play --no-browser
    python tests/start.py make play ARGS=--no-browser

Prints one JSON object: the seconds until the first line and until the link to the table, whether the lobby
and the server answer, the seconds that stopping took, and the exit status. The exit status of this program
is 1 if anything is wrong. It needs only the standard library.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

LINK = re.compile(r"(?P<address>http://[\w.:\[\]-]+)/join/\S+")
WINDOWS = sys.platform == "win32"
STOPPED = (0, 130, -signal.SIGINT)
"""The exit statuses of a program that Ctrl+C has ended properly; make ends itself with the same signal."""
PATIENCE = 60


def started(command: list[str], home: str) -> subprocess.Popen[str]:
    """Start the command in its own process group, as a terminal does, with its own folder for games."""
    group: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    environment = {**os.environ, "VINDIMA_HOME": home, "PYTHONUNBUFFERED": "1"}
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen(command, env=environment, stdout=pipe, stderr=out, encoding="utf-8", **group)


def stop(process: subprocess.Popen[str]) -> int:
    """Press Ctrl+C; returns the exit status."""
    if sys.platform == "win32":
        process.send_signal(signal.CTRL_BREAK_EVENT)
    else:
        os.killpg(process.pid, signal.SIGINT)
    return process.wait(PATIENCE)


def answers(address: str) -> bool:
    """True if the server delivers the lobby and reports its health."""
    for path, text in (("/", "<html"), ("/api/health", "{")):
        with urllib.request.urlopen(address + path, timeout=PATIENCE) as response:
            if text not in response.read().decode("utf-8"):
                return False
    return True


def measure(command: list[str]) -> dict[str, Any]:
    """Start the command, wait for the link, and stop it; returns what was measured."""
    found: dict[str, Any] = {"command": " ".join(command), "first_line": None, "link": None, "answers": False}
    said = []
    # On Windows a file that another process is about to close cannot be deleted yet.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        begin = time.monotonic()
        process = started(command, home)
        assert process.stdout is not None
        for line in process.stdout:
            now = round(time.monotonic() - begin, 2)
            said.append(line.rstrip())
            if found["first_line"] is None:
                found["first_line"] = now
            if link := LINK.search(line):
                found |= {"link": now, "answers": answers(link["address"])}
                break
        begin = time.monotonic()
        found["exit"] = stop(process) if found["link"] else process.wait(PATIENCE)
        found["stopping"] = round(time.monotonic() - begin, 2)
        said += process.stdout.read().splitlines()
        process.stdout.close()
    ends_well = found["exit"] in STOPPED or (command[0] == "make" and found["exit"] == 2) or WINDOWS
    noisy = any("Traceback" in line for line in said)
    return {**found, "well": found["answers"] and ends_well and not noisy, "said": said}


if __name__ == "__main__":
    outcome = measure(sys.argv[1:])
    print(json.dumps(outcome, ensure_ascii=False, indent=1))
    sys.exit(not outcome["well"])
