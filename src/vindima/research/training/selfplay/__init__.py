"""Learns a policy and a value by playing against itself: proximal policy optimization (PPO).

    python -m vindima.research.training.selfplay viticulture.toml --folder runs/viticulture

One file of settings (`settings.py`) says which game is played at which tables, how large the network is and
how it learns. One network plays every number of players. Needs the extra `torch`; uses a GPU if there is one.
`docs/how-to/train-a-champion.md` explains it.
"""
