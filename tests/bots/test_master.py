"""`master` plays with the weights in the package, and `hard` takes over where it cannot."""

from __future__ import annotations

import io
import logging
from array import array

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed")

import vindima  # noqa: E402
from vindima.bots import BOTS, ask, make, master, seen_by  # noqa: E402
from vindima.bots.hard import Hard  # noqa: E402
from vindima.bots.learned.arrays import Arrays, load, packed, unpacked  # noqa: E402
from vindima.bots.learned.form import KNOTS, SEGMENTS, Form  # noqa: E402
from vindima.bots.learned.network import Network  # noqa: E402
from vindima.bots.learned.search import PolicySearch, outcome, search_policy  # noqa: E402
from vindima.bots.learned.weights import Matrix, adapted, read_weights  # noqa: E402
from vindima.bots.master import FOLDER, Master, plays, report  # noqa: E402

QUANTITIES = ["board.year", "seat.score"]
MOST_BYTES = 4_000_000


@pytest.fixture(scope="module")
def network():
    return load(FOLDER / "viticulture.npz")


def played(players, answers, **options):
    """A position in the middle of a game."""
    position = vindima.game("viticulture").new(players=players, seed=4, **options)
    bot = make("random")
    for count in range(answers):
        position.apply(bot.choose(position, count))
    while len(position.legal) == 1:
        position.apply(position.legal[0])
    return position


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_network_plays_with_any_number_of_players(players):
    bot, position = make(f"master:weights={FOLDER / 'viticulture.npz'}"), played(players, 30)
    for count in range(12):
        position.apply(ask(bot, position, count))


def test_hidden_information_does_not_reach_the_network(network):
    position = played(3, 80)
    rows = network.rows([position, seen_by(position, 1), seen_by(position, 2)])
    assert (rows[0] == rows[1]).all()
    assert (rows[0] == rows[2]).all()


@pytest.mark.parametrize("limit", ["seconds=0", "iterations=12"])
@pytest.mark.parametrize(("players", "answers"), [(1, 40), (2, 25), (2, 60), (3, 100)])
def test_hidden_information_never_changes_an_answer(limit, players, answers):
    bot, position = make(f"master:{limit}:weights={FOLDER / 'viticulture.npz'}"), played(players, answers)
    hidden = [seen_by(position, number) for number in (1, 2)]
    assert hidden[0] != hidden[1]
    found = {bot.choose(other, 7) for other in (position, *hidden)}
    assert len(found) == 1
    assert found <= set(position.legal)


def test_a_search_ranks_answers_by_visits_and_counts_every_iteration(network):
    position = played(2, 60)
    search = PolicySearch(network, position, 3)
    for _ in range(20):
        search.iterate()
    edges = search.root.edges
    assert sum(edge.visits for edge in edges.values()) == 20
    assert sum(edge.prior for edge in edges.values()) == pytest.approx(1, abs=1e-4)
    ranked = search.ranked()
    assert ranked[0] in search.codes
    assert sorted(ranked) == sorted(position.legal)
    assert edges[ranked[0]].visits == max(edge.visits for edge in edges.values())


def test_batched_iterations_count_like_single_ones(network):
    position = played(2, 60)
    search = PolicySearch(network, position, 3)
    search.iterate(8)
    search.iterate(5)
    edges = [search.root.edges[code] for code in search.codes]
    assert sum(edge.visits for edge in edges) == search.root.visits == search.iterations == 13
    assert sum(edge.total for edge in edges) == pytest.approx(search.root.total)
    assert all(-2 < edge.total / edge.visits < 2 for edge in edges if edge.visits)


def test_a_search_stops_when_its_answer_cannot_change(network):
    position = played(2, 60)
    whole = PolicySearch(network, position, 3)
    for _ in range(12):
        whole.iterate(8)
    short = search_policy(network, position, 3, 96, 0)
    assert short.ranked()[0] == whole.ranked()[0]
    assert short.decided(96 - short.iterations)
    assert not search_policy(network, position, 3, 0, 0).iterations
    assert search_policy(network, position, 3, 0, 1e-9).iterations <= 8


@pytest.mark.parametrize("players", [1, 2])
def test_the_first_explained_answer_is_the_chosen_one(players):
    position, bot = played(players, 60), make("master")
    found = bot.explain(position, 1)
    assert found[0][0] == bot.choose(position, 1)


def test_the_winner_has_the_highest_outcome_at_the_end_of_a_game():
    position = vindima.game("viticulture").new(players=2, seed=9)
    bot = make("easy")
    while not position.over:
        position.apply(bot.choose(position, 1))
    values = outcome(position)
    assert values.index(max(values)) in position.winners
    assert sum(values) == pytest.approx(0)


@pytest.mark.parametrize("game", vindima.games())
def test_weights_are_small_and_fit_the_current_rules(game):
    file = FOLDER / f"{game}.npz"
    assert file.stat().st_size <= MOST_BYTES
    about, _ = read_weights(file.read_bytes())
    form = Form(game, about["quantities"])
    assert len(set(form.tokens) - set(about["tokens"])) < len(form.tokens) / 10, "train again"
    assert len(set(form.names) - set(about["names"])) < len(form.names) / 10, "train again"


def test_packed_weights_are_almost_the_same():
    weights = {"policy.weight": np.linspace(-2, 2, 24, dtype=np.float32).reshape(4, 6)}
    weights["policy.bias"] = np.arange(4, dtype=np.float32)
    file = io.BytesIO()
    np.savez_compressed(file, about=np.array('{"game": "vinhos"}'), **packed(weights))
    about, again = read_weights(file.getvalue())
    assert about == {"game": "vinhos"}
    assert np.allclose(unpacked(again["policy.weight"]), weights["policy.weight"], atol=2 / 127)
    assert (unpacked(again["policy.bias"]) == weights["policy.bias"]).all()


def test_a_quantity_is_spread_over_the_segments_between_knots():
    numbers = np.array([[3.0, 27.0, -8.0]], np.float32)
    spread = Arrays().spread(numbers, [0, 1, 2], SEGMENTS).reshape(3, -1)
    assert spread[0].sum() == KNOTS.index(3)
    assert spread[1].sum() == KNOTS.index(26) + 0.5
    assert spread[2].sum() == 0
    assert spread.shape == (3, len(SEGMENTS))


def with_row(weight, place):
    """Weights with one more row or number."""
    if isinstance(weight, Matrix):
        rows = weight.rows
        rows.insert(place, bytes([9]) * weight.width)
        return Matrix(weight.width, b"".join(rows), with_row(weight.scales, place))
    return weight[:place] + array("f", [9]) + weight[place:]


def with_column(weight, place):
    """A matrix with one more column."""
    rows = [row[:place] + bytes([9]) + row[place:] for row in weight.rows]
    return Matrix(weight.width + 1, b"".join(rows), weight.scales)


def test_weights_are_matched_by_the_names_of_features_answers_and_steps(network):
    form = network.form
    _, present = read_weights((FOLDER / "viticulture.npz").read_bytes())
    moved = {name: list(value) if isinstance(value, list) else value for name, value in form.about().items()}
    moved["tokens"].insert(3, "a removed answer")
    moved["steps"].insert(5, "a removed step")
    moved["names"].insert(2, "board.removed-feature")
    moved["names"].insert(form.common + 4, "seat.removed-feature")
    weights = dict(present)
    for name, place in [("policy.weight", 3), ("policy.bias", 3), ("embeddings.0.weight", 5)]:
        weights[name] = with_row(weights[name], place)
    for number in range(1, 5):
        weights[f"embeddings.{number}.weight"] = with_row(weights[f"embeddings.{number}.weight"], 2 + 3)
    for kind in ("mean", "scale"):
        weights[f"common_{kind}"] = with_row(weights[f"common_{kind}"], 2)
        weights[f"seat_{kind}"] = with_row(weights[f"seat_{kind}"], 3)
    weights["rival.weight"] = with_column(weights["rival.weight"], 3)
    entry = with_column(weights["entry.weight"], form.common_width + 3)
    weights["entry.weight"] = with_column(entry, 2)
    assert adapted(form, moved, weights) == present


def test_new_answers_are_not_chosen(network):
    form = network.form
    _, present = read_weights((FOLDER / "viticulture.npz").read_bytes())
    past = form.about() | {"tokens": form.tokens[:-1]}
    weights = dict(present)
    for name in ("policy.weight", *[f"embeddings.{number}.weight" for number in range(1, 5)]):
        whole = weights[name]
        weights[name] = Matrix(whole.width, whole.data[: -whole.width], whole.scales[:-1])
    weights["policy.bias"] = weights["policy.bias"][:-1]
    bias = Network(past, weights, Arrays()).weights["policy.bias"]
    assert bias[-1] < bias[:-1].min()


def test_without_weights_hard_takes_over_and_one_warning_is_logged(monkeypatch, caplog, tmp_path):
    report.cache_clear()
    monkeypatch.setattr(master, "FOLDER", tmp_path)
    position = vindima.game("vinhos").new(players=2, seed=6)
    monkeypatch.setattr(Hard, "choose", lambda self, position, seed: position.legal[-1])
    bot = Master()
    with caplog.at_level(logging.WARNING, "vindima"):
        assert [bot.choose(position, seed) for seed in range(2)] == [position.legal[-1]] * 2
    assert not plays("vinhos")
    assert [record.getMessage() for record in caplog.records] == [
        "master cannot play, so hard plays instead: no network has been trained for vinhos"
    ]


@pytest.mark.parametrize(
    ("game", "players"),
    [("viticulture", 1), ("viticulture", 2), ("viticulture", 6), ("vinhos", 2), ("vinhos", 4)],
)
def test_it_plays_solo_and_with_any_number_of_rivals(monkeypatch, game, players):
    monkeypatch.setattr(Hard, "choose", lambda self, position, seed: pytest.fail("hard was asked"))
    assert plays(game)
    position = vindima.game(game).new(players=players, seed=6)
    assert Master().choose(position, 1) in position.legal


def test_it_wins_a_challenge_of_the_campaign(monkeypatch):
    monkeypatch.setattr(Hard, "choose", lambda self, position, seed: pytest.fail("hard was asked"))
    position = vindima.game("viticulture").new(players=1, seed=6, challenge="challenge-5")
    while not position.over:
        position.apply(ask(Master(), position, 1))
    assert position.winners == [0]


def test_without_numpy_hard_takes_over(monkeypatch, caplog):
    report.cache_clear()
    monkeypatch.setattr(master, "find_spec", lambda name: None)
    monkeypatch.setattr(Hard, "choose", lambda self, position, seed: position.legal[0])
    position = played(2, 20)
    assert Master().choose(position, 1) == position.legal[0]
    assert not plays("viticulture")
    assert "pip install 'vindima[master]'" in caplog.text


def test_a_file_without_weights_is_refused(tmp_path):
    cut = (FOLDER / "viticulture.npz").read_bytes()[:-2000]
    for name, content in (("missing.npz", None), ("empty.npz", b"nothing"), ("cut.npz", cut)):
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(vindima.BadData, match="no weights of a network"):
            make(f"master:weights={path}").choose(played(2, 20), 1)


def test_weights_of_another_game_are_refused():
    position = vindima.game("vinhos").new(players=2, seed=6)
    with pytest.raises(vindima.BadData, match="these weights play viticulture, not vinhos"):
        make(f"master:weights={FOLDER / 'viticulture.npz'}").choose(position, 1)


@pytest.mark.parametrize("code", ["master:seconds=-1", "master:iterations=-1"])
def test_impossible_limits_are_refused(code):
    with pytest.raises(vindima.BadData, match="master needs seconds"):
        make(code)
    assert "master" in BOTS
