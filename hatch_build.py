"""Compiles the engine while a wheel is built, where there is a C compiler; without one the wheel is pure.

`VINDIMA_PURE=1` asks for a pure wheel. Either way the sources are in it, and give the same results.
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

PACKAGES = ("core", "vinhos", "viticulture")
"""What is compiled: the packages that need speed and import nothing but the standard library."""

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


class CompileEngine(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is the builder's own config
    """Puts the compiled modules beside their sources in the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy>=1.18", "setuptools>=77"] if self.wanted("standard") else []

    def wanted(self, version: str) -> bool:
        """True for a wheel that should be compiled; an editable install always runs the sources."""
        return self.target_name == "wheel" and version == "standard" and not os.environ.get("VINDIMA_PURE")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
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
        shutil.copytree(Path(self.root) / "src", self.folder / "src")
        sources = [
            str(path.relative_to(self.folder))
            for package in PACKAGES
            for path in sorted((self.folder / "src" / "vindima" / package).rglob("*.py"))
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
