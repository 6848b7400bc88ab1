"""Starts a table as somebody does who tries Vindima, and stops it with Ctrl+C.

    python tests/start.py vindima play --no-browser
    python tests/start.py make play ARGS=--no-browser

Prints one JSON object: seconds until the first line and until the link to the table, whether the page and the
table answer, the seconds that stopping took and the exit status. The exit status is 1 if anything is wrong.
Only the standard library is needed.
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
"""The exit statuses of a program that Ctrl+C ended as it should; make ends itself with the same signal."""
PATIENCE = 60


def started(command: list[str], home: str) -> subprocess.Popen[str]:
    """The command in a group of its own, as in a terminal, with games in a folder of their own."""
    group: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    environment = {**os.environ, "VINDIMA_HOME": home, "PYTHONUNBUFFERED": "1"}
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen(command, env=environment, stdout=pipe, stderr=out, encoding="utf-8", **group)


def stop(process: subprocess.Popen[str]) -> int:
    """Press Ctrl+C; the exit status."""
    if sys.platform == "win32":
        process.send_signal(signal.CTRL_BREAK_EVENT)
    else:
        os.killpg(process.pid, signal.SIGINT)
    return process.wait(PATIENCE)


def answers(address: str) -> bool:
    """True if the lobby's page comes, and the server is well."""
    for path, text in (("/", "<html"), ("/api/health", "{")):
        with urllib.request.urlopen(address + path, timeout=PATIENCE) as response:
            if text not in response.read().decode("utf-8"):
                return False
    return True


def measure(command: list[str]) -> dict[str, Any]:
    """Start, look and stop."""
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
