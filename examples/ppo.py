"""Learns by self-play: proximal policy optimization (PPO) on the vector environment, in one file.

    pip install 'vindima[torch]'
    python examples/ppo.py --game viticulture --players 2 --seconds 600 --save ppo.pt
    cd examples && vindima arena viticulture --seats py:ppo:Policy:weights=ppo.pt,greedy --games 100

One network plays all seats. It reads floats and indices (`vindima.research.vector.Network`) and outputs a
policy over all answers, which the mask restricts to the legal ones, and an estimate of the future reward. The
reward is the win (a share of 1, minus the fair share) and, with a small weight, every point that the seat
gains on the others. Each update prints one JSON line: the learning curve. It runs on a GPU if there is one;
with `--workers N` and `--groups 2`, processes play some games while the network answers for the others.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import vindima
from vindima.research import vector

GAMMA: Final = 0.999
LAMBDA: Final = 0.95
CLIP: Final = 0.2
EPOCHS: Final = 3
ENTROPY: Final = (0.02, 0.004)
RATE: Final = (4e-4, 4e-5)
POINTS: Final = (0.1, 0.03)
"""The entropy bonus, the learning rate and the weight of a point, at the start and at the end."""
EMBEDDED: Final = 16
NOTES: Final = 4
"""How many of the sixteen notes of a question the network reads."""


class Brain(nn.Module):
    """Residual blocks on floats and embeddings; returns the logits of all answers and a value."""

    def __init__(self, width: int, sizes: tuple[int, ...], codes: int, hidden: int, blocks: int) -> None:
        super().__init__()
        self.settings = {"width": width, "sizes": sizes, "codes": codes, "hidden": hidden, "blocks": blocks}
        self.embeddings = nn.ModuleList(nn.Embedding(size, EMBEDDED) for size in sizes[: 1 + NOTES])
        self.entry = nn.Linear(width + EMBEDDED * len(self.embeddings), hidden)
        self.blocks = nn.ModuleList(
            nn.Sequential(
                nn.LayerNorm(hidden), nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, hidden)
            )
            for _ in range(blocks)
        )
        self.norm = nn.LayerNorm(hidden)
        self.policy = nn.Linear(hidden, codes)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.policy.weight, std=0.01 / hidden**0.5)

    def forward(self, floats: Tensor, indices: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        embedded = [table(indices[:, place]) for place, table in enumerate(self.embeddings)]
        x = self.entry(torch.cat([floats, *embedded], dim=1))
        for block in self.blocks:
            x = x + block(x)
        x = torch.relu(self.norm(x))
        logits = self.policy(x).masked_fill(mask == 0, -1e9)
        return logits, self.value(x).squeeze(1)


class Encoder:
    """Turns observations into the network's input: the floats and indices of `Network`, on its device."""

    def __init__(self, game: str, players: int, device: torch.device) -> None:
        self.network = vector.Network(vindima.game(game), players, 1)
        self.device = device
        self.scale = torch.from_numpy(self.network.scale).to(device)
        self.rest = torch.from_numpy(self.network.floats[:, self.network.length :]).to(device)
        """The columns behind those of the seats that play: zeros, and a flag for each seat that plays."""

    def __call__(self, observation: Any, notes: Any, mask: Any) -> tuple[Tensor, Tensor, Tensor]:
        numbers, noted, legal = (torch.tensor(it, device=self.device) for it in (observation, notes, mask))
        floats = torch.cat([numbers * self.scale, self.rest.expand(len(numbers), -1)], dim=1)
        step = self.network.step
        return floats, torch.cat([numbers[:, step : step + 1], noted], dim=1).long(), legal


class Rollout:
    """What happened in some steps of all games: one row per step, one column per game."""

    def __init__(self, env: vector.VectorEnv, steps: int) -> None:
        games, seats = env.reward.shape
        self.observation = np.zeros((steps, *env.observation.shape), np.int16)
        self.notes = np.zeros((steps, *env.notes.shape), np.int16)
        self.mask = np.zeros((steps, *env.mask.shape), np.uint8)
        self.seat = np.zeros((steps, games), np.int64)
        self.action = np.zeros((steps, games), np.int64)
        self.chance = np.zeros((steps, games), np.float32)
        self.value = np.zeros((steps, games), np.float32)
        self.reward = np.zeros((steps, games, seats), np.float32)
        self.done = np.zeros((steps, games), np.bool_)

    def advantages(self, last_seat: NDArray[Any], last_value: NDArray[Any]) -> tuple[Any, Any, Any]:
        """Advantage, return and usability of every decision (generalized advantage estimation).

        Each seat has its own sequence of decisions, and each decision is credited with everything up to the
        seat's next one. A decision whose successor lies beyond the end of the rollout is not learned from.
        """
        steps, games, seats = self.reward.shape
        each = np.arange(games)
        paid, ahead, gain = (np.zeros((games, seats), np.float32) for _ in range(3))
        known = np.zeros((games, seats), np.bool_)
        ahead[each, last_seat], known[each, last_seat] = last_value, True
        advantage, usable = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
        for step in reversed(range(steps)):
            over = self.done[step][:, None]
            paid, ahead, gain = (np.where(over, 0, array) for array in (paid, ahead, gain))
            known |= over
            paid += self.reward[step]
            seat, value = self.seat[step], self.value[step]
            error = paid[each, seat] + GAMMA * ahead[each, seat] - value
            advantage[step] = error + GAMMA * LAMBDA * gain[each, seat]
            usable[step] = known[each, seat]
            paid[each, seat], ahead[each, seat], gain[each, seat] = 0, value, advantage[step]
            known[each, seat] = True
        return advantage, advantage + self.value, usable


class Trainer:
    """Alternates between playing and learning until its time is up."""

    def __init__(self, settings: Namespace) -> None:
        self.settings = settings
        torch.manual_seed(settings.seed)
        self.device = torch.device(settings.device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self.env = vector.make(
            settings.game,
            players=settings.players,
            games=settings.games,
            workers=settings.workers,
            groups=settings.groups,
            seed=settings.seed,
            skip_forced=True,
        )
        network = self.env.network()
        codes = self.env.mask.shape[1]
        brain = Brain(network.width, network.sizes, codes, settings.hidden, settings.blocks)
        self.brain = brain.to(self.device)
        self.optimizer = torch.optim.Adam(self.brain.parameters(), lr=RATE[0], eps=1e-5)
        self.encoder = Encoder(settings.game, settings.players, self.device)
        names = vindima.game(settings.game).feature_names(settings.players)
        self.score_columns = [names.index(f"seat+{seat}.score") for seat in range(settings.players)]
        self.scores = self.points(self.env)
        self.finished: list[float] = []
        self.decisions = 0

    def points(self, rows: vector.VectorEnv | vector.Group) -> NDArray[np.float32]:
        """The current points of every seat. (An observation begins with the seat that answers.)"""
        seats = self.settings.players
        scores = rows.observation[:, self.score_columns].astype(np.float32)
        places = (np.arange(seats)[None, :] - rows.seat[:, None].astype(np.int64)) % seats
        return np.take_along_axis(scores, places, axis=1)

    @torch.no_grad()
    def think(self, rows: Any) -> tuple[Any, Any, Any]:
        """Sample an answer from the policy for each game; also returns its log probability, and the value."""
        logits, value = self.brain(*self.encoder(rows.observation, rows.notes, rows.mask))
        chosen = torch.distributions.Categorical(logits=logits, validate_args=False)
        action = chosen.sample()
        return action.cpu().numpy(), chosen.log_prob(action).cpu().numpy(), value.cpu().numpy()

    def play(self, steps: int, worth: float) -> tuple[Rollout, Any, Any]:
        """Play some steps; a point gained on the other seats is worth `worth`."""
        rollout = Rollout(self.env, steps)
        for step in range(steps + 1):
            for group in self.env.groups:
                if step:
                    self.receive(group, rollout, step - 1, worth)
                if step < steps:
                    rows = group.rows
                    rollout.observation[step, rows] = group.observation
                    rollout.notes[step, rows] = group.notes
                    rollout.mask[step, rows] = group.mask
                    rollout.seat[step, rows] = group.seat
                    action, chance, value = self.think(group)
                    rollout.action[step, rows], rollout.chance[step, rows] = action, chance
                    rollout.value[step, rows] = value
                    group.send(action)
        self.decisions += rollout.action.size
        return rollout, self.env.seat.astype(np.int64), self.think(self.env)[2]

    def receive(self, group: vector.Group, rollout: Rollout, step: int, worth: float) -> None:
        """Receive the outcome of a step: the win, and the points gained on the others."""
        reward, done = group.receive()
        rows, seats = group.rows, self.settings.players
        now = self.points(group)
        ended = np.where(done[:, None], group.scores, now) - self.scores[rows]
        rivals = (ended.sum(axis=1, keepdims=True) - ended) / max(1, seats - 1)
        fair = 1 / seats if seats > 1 else 0.0
        rollout.reward[step, rows] = worth * (ended - rivals) + reward - fair * done[:, None]
        rollout.done[step, rows] = done
        self.scores[rows] = now
        self.finished += group.scores[done].mean(axis=1).tolist()

    def learn(self, rollout: Rollout, last_seat: Any, last_value: Any, progress: float) -> dict[str, float]:
        """A few epochs of clipped policy gradients on one rollout."""
        advantage, target, usable = rollout.advantages(last_seat, last_value)
        place = np.flatnonzero(usable.ravel())
        flat = {name: array.reshape(-1, *array.shape[2:]) for name, array in vars(rollout).items()}
        flat["advantage"], flat["target"] = advantage.ravel(), target.ravel()
        spread = flat["advantage"][place]
        flat["advantage"] = (flat["advantage"] - spread.mean()) / (spread.std() + 1e-6)
        for group in self.optimizer.param_groups:
            group["lr"] = between(RATE, progress)
        size = min(self.settings.minibatch, len(place))
        results: list[tuple[float, float]] = []
        for _ in range(EPOCHS):
            np.random.default_rng(self.decisions).shuffle(place)
            for first in range(0, len(place) - size + 1, size):
                results.append(self.update(flat, place[first : first + size], between(ENTROPY, progress)))
        entropy, error = np.mean(results, axis=0)
        return {"entropy": float(entropy), "value_error": float(error)}

    def update(self, flat: dict[str, Any], place: Any, bonus: float) -> tuple[float, float]:
        """One step of the optimizer on a minibatch."""

        def taken(name: str) -> Tensor:
            return torch.from_numpy(flat[name][place]).to(self.device)

        inputs = self.encoder(flat["observation"][place], flat["notes"][place], flat["mask"][place])
        logits, value = self.brain(*inputs)
        policy = torch.distributions.Categorical(logits=logits, validate_args=False)
        ratio = torch.exp(policy.log_prob(taken("action")) - taken("chance"))
        advantage = taken("advantage")
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        error = torch.square(value - taken("target")).mean()
        entropy = policy.entropy().mean()
        self.optimizer.zero_grad()
        (0.5 * error - gain - bonus * entropy).backward()
        nn.utils.clip_grad_norm_(self.brain.parameters(), 0.5)
        self.optimizer.step()
        return float(entropy.detach()), float(error.detach())

    def run(self) -> list[dict[str, float]]:
        """Learn until the time is up; returns the learning curve."""
        curve: list[dict[str, float]] = []
        start = perf_counter()
        while (spent := perf_counter() - start) < self.settings.seconds:
            progress = spent / self.settings.seconds
            played = self.play(self.settings.steps, between(POINTS, progress))
            results = self.learn(*played, progress)
            points = float(np.mean(self.finished)) if self.finished else float("nan")
            seconds = perf_counter() - start
            curve.append(
                {"seconds": seconds, "decisions": self.decisions, "per_second": self.decisions / seconds}
            )
            curve[-1] |= {"games": len(self.finished), "points": points, **results}
            print(json.dumps({name: round(value, 3) for name, value in curve[-1].items()}), flush=True)
            self.finished = []
        self.env.close()
        return curve

    def save(self, path: str) -> None:
        """Write the weights, and what is needed to use them."""
        about = {"game": self.settings.game, "players": self.settings.players, "brain": self.brain.settings}
        torch.save({**about, "version": vector.NETWORK_VERSION, "weights": self.brain.state_dict()}, path)


def between(ends: tuple[float, float], progress: float) -> float:
    """Linear interpolation from the first end to the second."""
    return ends[0] + (ends[1] - ends[0]) * min(1.0, progress)


class Policy:
    """The learned policy as a bot: the most probable answer, without any search.

    It needs only the features of its seat, so it may be asked about the true position.
    """

    blind: Final = True

    def __init__(self, weights: str = "ppo.pt") -> None:
        saved = torch.load(weights, weights_only=True)
        if saved["version"] != vector.NETWORK_VERSION:
            raise ValueError(f"{weights} was made for version {saved['version']} of the observations")
        self.game, self.players = saved["game"], saved["players"]
        self.brain = Brain(**saved["brain"])
        self.brain.load_state_dict(saved["weights"])
        self.brain.eval()
        torch.set_num_threads(1)

    @torch.no_grad()
    def choose(self, position: Any, seed: int) -> int:
        if position.game.name != self.game:
            raise ValueError(f"these weights play {self.game}, not {position.game.name}")
        length = position.game.layout.length(position.players)
        observation, notes = np.zeros((1, length), np.int16), np.zeros((1, 16), np.int16)
        mask = np.zeros((1, position.game.codes), np.uint8)
        position.encode(position.seat, memoryview(observation[0]).cast("B"))
        position.encode_notes(memoryview(notes[0]).cast("B"))
        position.encode_legal(memoryview(mask[0]).cast("B"))
        encoder = Encoder(self.game, position.players, torch.device("cpu"))
        logits, _ = self.brain(*encoder(observation, notes, mask))
        return int(logits.argmax())


def main(words: list[str] | None = None) -> list[dict[str, float]]:
    parser = ArgumentParser(description="Learn by self-play with PPO")
    parser.add_argument("--game", default="viticulture", choices=vindima.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--games", type=int, default=128, help="games played at the same time")
    parser.add_argument("--workers", type=int, default=0, help="processes that play")
    parser.add_argument(
        "--groups", type=int, default=1, help="with 2, games and network work at the same time"
    )
    parser.add_argument("--steps", type=int, default=64, help="steps of each game between two updates")
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="", help="cpu or cuda (default: cuda if there is one)")
    parser.add_argument("--save", default="", metavar="FILE", help="the file for the weights")
    settings = parser.parse_args(words)
    if settings.save and not Path(settings.save).absolute().parent.is_dir():
        parser.error(f"there is no folder for {settings.save}")
    trainer = Trainer(settings)
    curve = trainer.run()
    if settings.save:
        trainer.save(settings.save)
    return curve


if __name__ == "__main__":
    main()
