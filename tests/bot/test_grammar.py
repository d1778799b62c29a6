"""What a language does to words that meet in a sentence, and how its spaces are set."""

from __future__ import annotations

import pytest

from bot.grammar import Noun, elides, functions
from bot.typography import spaced
from bot.words import Speaker
from rules.core import words

FRENCH, ENGLISH = functions("fr"), functions("en-GB")
ARCHER = Noun("archer", (("a", "un archer"), ("many", "archers")))


@pytest.mark.parametrize("name", ["Aliénor", "Élise", "Yves", "Hélène", "Honoré", "**Odon**", "œuvre"])
def test_elision_before_vowels_and_an_h_that_is_not_heard(name: str) -> None:
    assert elides(name)
    assert FRENCH["DE"](name) == f"d’{name}"  # type: ignore[call-arg, arg-type]
    assert FRENCH["QUE"](name) == f"qu’{name}"  # type: ignore[call-arg, arg-type]


@pytest.mark.parametrize("name", ["Baudouin", "Yann", "Harald", "Hongrie", "horde", "<@7>", "42"])
def test_no_elision_elsewhere(name: str) -> None:
    assert not elides(name)
    assert FRENCH["DE"](name) == f"de {name}"  # type: ignore[call-arg, arg-type]


def test_articles_contract_in_french() -> None:
    assert FRENCH["DE"]("les barbares") == "des barbares"  # type: ignore[call-arg, arg-type]
    assert FRENCH["DE"]("le Sinaï") == "du Sinaï"  # type: ignore[call-arg, arg-type]


@pytest.mark.parametrize(("count", "french", "english"), [(0, "0 archer", "0 archers"), (1, "1 archer", "1 archer")])
def test_none_and_one_are_counted_as_each_language_does(count: int, french: str, english: str) -> None:
    assert FRENCH["COUNT"](count, ARCHER) == french  # type: ignore[call-arg, arg-type]
    assert ENGLISH["COUNT"](count, ARCHER) == english  # type: ignore[call-arg, arg-type]
    assert FRENCH["COUNT"](2, ARCHER) == "2 archers"  # type: ignore[call-arg, arg-type]


def test_the_article_of_an_english_word_follows_its_sound() -> None:
    assert [ENGLISH["A"](word) for word in ("archer", "tower")] == ["an archer", "a tower"]  # type: ignore[call-arg, arg-type]


def test_spaces_before_french_punctuation_and_units_do_not_break() -> None:
    assert (
        spaced("Où ? « Ici » : 3 PM ; n° 4 !") == "Où\u202f? «\u00a0Ici\u00a0»\u00a0: 3\u00a0PM\u202f; n°\u00a04\u202f!"
    )
    assert spaced("12:30, `/table new`") == "12:30, `/table new`"


# In sentences


def told(language: str, key: str, **args: object) -> str:
    return Speaker(language, ("Aliénor", "Bruno")).say(words(key, **args))  # type: ignore[arg-type]


def test_a_building_has_its_article_and_its_land_a_preposition() -> None:
    facts = {"seat": 0, "thing": words("medioevo-thing-tower"), "place": words("medioevo-place-cyprus")}
    assert told("fr", "medioevo-event-build", **facts, florins=1, tokens=0) == (
        "Aliénor construit une tour à Chypre pour 1 florin."
    )
    assert told("en", "medioevo-event-build", **facts, florins=100, tokens=2) == (
        "Aliénor builds a tower in Cyprus for 100 florins and places 2 control tokens."
    )


def test_the_verb_agrees_with_the_barbarians() -> None:
    place, wild = words("medioevo-place-saxony"), words("medioevo-side-barbarians")
    assert (
        told("fr", "medioevo-event-battle-won", side=wild, place=place)
        == "Les barbares remportent la bataille en Saxe."
    )
    player = words("medioevo-side-player", seat=1)
    assert told("fr", "medioevo-event-battle-won", side=player, place=place) == "Bruno remporte la bataille en Saxe."


def test_whoever_chooses_themselves_is_not_named_twice() -> None:
    assert told("fr", "torres-event-first", seat=0, starter_seat=0) == "Aliénor commencera l’année suivante."
    assert told("en", "torres-event-first", seat=0, starter_seat=1) == "Aliénor chooses Bruno to go first next year."


def test_armies_and_cargoes_are_counted_in_words() -> None:
    army = [words("medioevo-count", count=2, thing=words("medioevo-thing-light"))]
    army.append(words("medioevo-count", count=1, thing=words("medioevo-good-wine")))
    said = told("fr", "medioevo-event-suffer", seat=1, losses=army, place=words("medioevo-place-sinai"))
    assert said == "Bruno perd 2 infanteries légères et 1 cube de vin dans le Sinaï."
