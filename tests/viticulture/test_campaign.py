"""The campaign: eight challenges in order, lost ones repeated with tokens, saved in a file."""

import doctest
import json
import random

import pytest

import vindima
from vindima.viticulture import campaign as module
from vindima.viticulture.campaign import Campaign


def played(campaign: Campaign, *results: str) -> Campaign:
    for seed, result in enumerate(results):
        campaign.new_game(seed)
        campaign.report(result)
    return campaign


@pytest.mark.interpreted
def test_the_example_in_the_docstring_is_correct():
    assert doctest.testmod(module).failed == 0
    assert doctest.testmod(module).attempted > 0


def test_eight_wins_are_the_best_campaign():
    campaign = Campaign()
    met = []
    while not campaign.finished:
        met.append(campaign.challenge)
        played(campaign, "win")
    assert met == [f"challenge-{number}" for number in range(1, 9)]
    assert campaign.score == 8
    with pytest.raises(vindima.BadData, match="finished"):
        campaign.new_game(1)


def test_a_lost_challenge_is_played_again_with_a_token_for_each_loss():
    campaign = played(Campaign(level="hard"), "win", "loss", "loss")
    record = campaign.new_game(seed=9)
    assert record.options["challenge"] == "challenge-2"
    assert record.options["level"] == "hard"
    assert record.options["tokens"] == 2
    assert record.start().tokens == 2
    campaign.report("win")
    assert campaign.new_game(seed=9).options["tokens"] == 0
    assert campaign.score == 4


def test_a_draw_neither_wins_the_challenge_nor_gives_a_token():
    campaign = played(Campaign(), "loss", "draw")
    assert (campaign.challenge, campaign.tokens, campaign.score) == ("challenge-1", 1, 2)


def test_the_aggressive_campaign_skips_challenge_6():
    campaign = played(Campaign(aggressive=True), *["win"] * 5)
    assert campaign.challenge == "challenge-7"
    played(campaign, "win", "win")
    assert campaign.finished
    assert campaign.score == 7


def test_attempts_list_each_challenge_that_was_started():
    campaign = played(Campaign(), "win", "loss", "draw", "win", "loss")
    assert campaign.attempts == {
        "challenge-1": ["win"],
        "challenge-2": ["loss", "draw", "win"],
        "challenge-3": ["loss"],
    }


def test_other_options_reach_every_game():
    record = Campaign(fewer_visitors=True).new_game(seed=1)
    assert record.options["fewer_visitors"] is True


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"level": "impossible"}, "level"),
        ({"level": "very-hard", "aggressive": True}, "very-hard"),
        ({"tokens": 3}, "tokens"),
        ({"challenge": "challenge-8"}, "challenge"),
        ({"wings": True}, "wings"),
    ],
)
def test_invalid_options_are_refused(options, message):
    with pytest.raises(vindima.BadData, match=message):
        Campaign(**options)


def test_one_game_at_a_time():
    campaign = Campaign()
    with pytest.raises(vindima.BadData, match="no game is in progress"):
        campaign.report("win")
    campaign.new_game(seed=1)
    with pytest.raises(vindima.BadData, match="still in progress"):
        campaign.new_game(seed=2)
    with pytest.raises(vindima.BadData, match="'victory'"):
        campaign.report("victory")


def test_a_finished_position_reports_itself():
    campaign = Campaign()
    position = campaign.new_game(seed=3).start()
    with pytest.raises(vindima.BadData, match="not over"):
        campaign.report_end(position)
    chance = random.Random(3)
    while not position.over:
        position.apply(chance.choice(position.legal))
    campaign.report_end(position)
    assert campaign.results == [position.result]
    assert campaign.game is None


# Files


def in_progress() -> Campaign:
    """A campaign in its third challenge, a few answers into a game."""
    campaign = played(Campaign(level="easy", fewer_visitors=True), "loss", "win", "win")
    record = campaign.new_game(seed=11)
    position = record.start()
    for _ in range(5):
        record.answers.append(position.token(position.legal[0]))
        position.apply(position.legal[0])
    return campaign


def test_a_saved_campaign_resumes_in_the_middle_of_its_game(tmp_path):
    path = tmp_path / "campaign.json"
    before = in_progress()
    before.save(path)
    after = Campaign.load(path)
    assert after.to_dict() == before.to_dict()
    assert after.game.replay() == before.game.replay()
    assert [file.name for file in tmp_path.iterdir()] == ["campaign.json"]


def test_a_failed_save_leaves_the_old_file(tmp_path):
    path = tmp_path / "campaign.json"
    Campaign().save(path)
    text = path.read_bytes()
    broken = Campaign()
    broken.options = {"fewer_visitors": object()}
    with pytest.raises(TypeError):
        broken.save(path)
    assert path.read_bytes() == text
    assert [file.name for file in tmp_path.iterdir()] == ["campaign.json"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"campaign": "vinhos"}, "not a campaign of viticulture"),
        ({"format": 2}, "format 2 is newer"),
        ({"format": True}, "never been a format True"),
        ({"level": "impossible"}, "level='impossible'"),
        ({"level": 3}, "'level' is 3, not str"),
        ({"aggressive": "no"}, "'aggressive' is 'no', not bool"),
        ({"options": {"tokens": 9}}, "option tokens"),
        ({"results": ["win", "victory"]}, "results 2 is 'victory'"),
        ({"results": ["win"] * 9}, "results 9: all challenges had been won"),
        ({"results": "win"}, "'results' is 'win', not list"),
        ({"results": ["win"]}, "game: its options are not those of challenge-2"),
        ({"results": ["win"] * 8}, "game: all challenges are won"),
        ({"game": []}, "'game' is [], not dict"),
        ({"game": {}}, "game: the header lacks"),
    ],
)
def test_an_error_names_the_file_and_the_place(tmp_path, change, message):
    path = tmp_path / "campaign.json"
    path.write_text(json.dumps({**in_progress().to_dict(), **change}))
    with pytest.raises(vindima.BadRecord) as caught:
        Campaign.load(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert message in str(caught.value)


@pytest.mark.parametrize("name", ["format", "level", "aggressive", "options", "results", "game"])
def test_no_entry_may_be_missing(tmp_path, name):
    path = tmp_path / "campaign.json"
    data = Campaign().to_dict()
    del data[name]
    path.write_text(json.dumps(data))
    with pytest.raises(vindima.BadRecord, match=f"{path.name}: .*{name}"):
        Campaign.load(path)


def test_an_illegal_answer_of_the_game_is_detected(tmp_path):
    path = tmp_path / "campaign.json"
    data = in_progress().to_dict()
    data["game"]["answers"][2] = "teleport"
    path.write_text(json.dumps(data))
    with pytest.raises(vindima.BadRecord, match="game: answer 3 of 5"):
        Campaign.load(path)


@pytest.mark.parametrize(
    ("text", "message"), [("{\n{", "line 2: not JSON"), ("[]", "not a campaign"), ("", "line 1")]
)
def test_a_file_that_is_not_a_campaign_is_refused(tmp_path, text, message):
    path = tmp_path / "campaign.json"
    path.write_text(text)
    with pytest.raises(vindima.BadRecord, match=f"campaign.json: {message}"):
        Campaign.load(path)


def test_a_missing_file_is_reported():
    with pytest.raises(vindima.BadRecord, match="cannot be read"):
        Campaign.load("/nowhere/campaign.json")
