"""The command line of a training run."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path

from vindima.core.explain import BadData
from vindima.research.extras import optional
from vindima.research.training.selfplay.settings import read
from vindima.workers import WorkerDied

__all__ = ["main"]


def main(words: list[str] | None = None) -> None:
    parser = ArgumentParser(
        prog="python -m vindima.research.training.selfplay",
        description="Learn a policy and a value by self-play. A training continues where it stopped.",
    )
    parser.add_argument("settings", type=Path, help="TOML file with the settings of the training")
    parser.add_argument("--folder", type=Path, required=True, help="folder for checkpoint, weights and curve")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="how long this run takes; the file sets the total"
    )
    parser.add_argument("--device", default="", help="cpu or cuda (default: cuda if there is one)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="a Ray cluster for the workers; local starts one here"
    )
    given = parser.parse_args(words)
    try:
        settings = read(given.settings)
        if given.ray is not None:
            settings = replace(settings, ray=given.ray)
        optional("torch", "torch")
        from vindima.research.training.selfplay.trainer import Trainer

        trainer = Trainer(settings, given.folder, given.device)
    except (BadData, WorkerDied) as error:
        sys.exit(str(error))
    try:
        trainer.run(given.seconds)
    except WorkerDied as error:
        sys.exit(f"{error}\nThe same command continues from the last checkpoint.")
    finally:
        trainer.close()


if __name__ == "__main__":
    main()
