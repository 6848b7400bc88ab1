"""Learns a policy and a value function by self-play with proximal policy optimization (PPO).

    python -m vindima.research.training.selfplay viticulture.toml --folder runs/viticulture

A file of settings (`settings.py`) says which game is played at which tables, how large the network is and how
it learns. One network plays with every number of players. Needs the extra `torch`; uses a GPU if there is
one. `docs/how-to/train-a-champion.md` explains it.
"""
