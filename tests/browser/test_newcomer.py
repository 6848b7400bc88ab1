"""A first-time player in their own language: lobby, lesson, table, result, review."""

from __future__ import annotations

import pytest

from tests.browser.person import Person
from tests.browser.reading import LANGUAGES, faults, read, read_present, watch
from tests.browser.scenes import SCENES, words
from vindima import learn
from vindima.locale import Text, languages

LANGUAGE, GAME = "zh", "viticulture"
"""The language in which a newcomer learns and plays, and the game; pages are read in all languages."""

FOLLOWED = {
    "lobby": languages(),
    "viticulture-middle": ("pl", "fr"),
    "vinhos-middle": ("zh", "pt"),
}
"""The languages chosen one after another on a page. Other tests show that no catalogue lacks a text."""


def takes_the_first_lesson(person: Person, game: str) -> None:
    """Go from the lobby through a whole lesson, with one mistake."""
    person.page.locator(f"a[href='/learn?game={game}']").click()
    lesson = learn.lessons(game)[0]
    person.page.locator(f"a[href='/learn/{game}/{lesson.id}']").click()
    session = lesson.start()
    while not session.done:
        answers = person.asked()
        tokens = [session.play.position.token(code) for code in session.play.position.legal]
        assert len(answers) == len(tokens)
        helpful = session.helpful[0]
        if not session.answers:
            slip = next(place for place, token in enumerate(tokens) if token not in session.helpful)
            person.gives(slip)
            person.page.locator(".reply:not(.good)").wait_for()
        number = session.number
        person.gives(tokens.index(helpful))
        session.answer(helpful)
        person.page.locator(f"progress[value='{session.number}']").wait_for()
        if session.number == number:
            person.page.locator(".reply.good").wait_for()
    person.page.locator(f"a[href='/learn/{game}/{learn.lessons(game)[1].id}']").wait_for()


def opens_a_first_table(person: Person, game: str) -> None:
    """Go back to the lobby and open a two-player table against an easy bot."""
    person.goto("/")
    person.page.locator(f"a[href='/new?game={game}']").click()
    person.button(person.say("web-seat-remove", letter="C")).click()
    person.page.get_by_label(person.say("web-bot-level")).select_option("easy")
    person.page.get_by_text(person.say("web-more"), exact=True).click()
    person.page.get_by_label(person.say("web-seed")).fill("1")
    person.page.get_by_label(person.say("web-setting-confirm")).uncheck()
    person.button(person.say("web-open-table")).click()
    person.page.wait_for_url("**/table/*")


def plays_a_turn(person: Person) -> None:
    """Give the first answer three times."""
    for _ in range(3):
        person.asked()
        person.choice(0).click()
    person.asked()


def test_a_newcomer_learns_and_plays_in_their_own_language(people):
    newcomer = people(language=LANGUAGE)
    watch(newcomer.page)
    newcomer.goto("/")
    newcomer.heading("web-welcome")
    assert newcomer.page.evaluate("document.documentElement.lang") == LANGUAGE
    seen = read(newcomer.page)
    takes_the_first_lesson(newcomer, GAME)
    seen |= read(newcomer.page)
    opens_a_first_table(newcomer, GAME)
    plays_a_turn(newcomer)
    seen |= read(newcomer.page)
    assert faults(seen, LANGUAGE) == []


def test_the_pages_follow_the_reader_into_every_language(ana):
    """The lobby in all languages in turn, and a table in words, with two languages for each game."""
    seen: dict[str, set[str]] = {language: set() for language in languages()}
    for scene, spoken in FOLLOWED.items():
        SCENES[scene](ana)
        if scene != "lobby":
            words(ana)
        for language in spoken:
            if language != ana.text.language:
                ana.speaks(language)
            seen[language] |= read_present(ana.page)
    for language, texts in seen.items():
        assert len(texts) > (20 if language == "en" else 500)
        assert faults(texts, language) == []


def test_every_language_has_a_name_of_its_own():
    assert len(LANGUAGES) == len(languages())


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("web-play-now", "en"),
        ("Buy { $what }", "en"),
        ("Price: $price", "en"),
        ("Year undefined", "en"),
        ("Something went wrong", "fr"),
        ("Zagraj now", "pl"),
        ("Choose a region for this", "pt"),
        ("选择 Minho", "zh"),
        ("Skip", "pl"),
    ],
)
def test_raw_keys_and_english_are_detected(text, language):
    assert faults([text], language)


@pytest.mark.parametrize(
    ("key", "language"), [("web-play-now", "fr"), ("web-welcome-first", "pl"), ("web-about-vinhos", "zh")]
)
def test_texts_of_the_catalogue_are_accepted(key, language):
    assert faults([Text(language).say(key)], language) == []


def test_the_name_of_a_region_is_accepted():
    assert faults(["Le domaine de Trás-os-Montes a produit un vin rouge de valeur 2."], "fr") == []
