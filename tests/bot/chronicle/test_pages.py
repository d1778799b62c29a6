"""A history in pages: nothing is lost, nothing is said twice, every move has its number, every page its chapter."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chronicle.pages import chosen, paged, place_of
from bot.chronicle.wish import LONGEST, Wish, searchable
from bot.words import Speaker
from rules.core import Event, words
from rules.host import HostError, Passage
from rules.registry import games

SAY = Speaker("en", ("**Alix**", "**Bruno**"))
BARONY = games()["barony"]


def moved(index: int, seat: int = 0, target: str = "c5", round_: int = 1) -> Passage:
    event = Event(words("barony-event-move", seat=seat, origin="c4", target=target), ("c4", target))
    return Passage(index=index, time=100.0, events=(event,), seat=seat, chapter=(words("render-round", round=round_),))


def razed(index: int, seat: int, owner: int) -> Passage:
    event = Event(words("barony-event-destroy", seat=seat, owner_seat=owner, hex="c5", piece="village"), ("c5",))
    return Passage(index=index, time=100.0, events=(event,), seat=seat, chapter=(words("render-round", round=1),))


def test_a_chapter_stands_once_above_what_happened_in_it() -> None:
    (page,) = paged(SAY, BARONY, [moved(1), moved(2, 1), moved(3, round_=2)])
    assert page.lines == [
        "**Round 1** · <t:100:R>",
        "**1** · **Alix** moves a knight from C4 to C5.",
        "**2** · **Bruno** moves a knight from C4 to C5.",
        "**Round 2** · <t:100:R>",
        "**3** · **Alix** moves a knight from C4 to C5.",
    ]
    assert page.marks == [("c5", "1"), ("c5", "2"), ("c5", "3")]
    assert page.last == 3


def test_a_new_page_begins_with_its_chapter_and_counts_anew() -> None:
    first, *others = paged(SAY, BARONY, [moved(index) for index in range(1, 40)])
    assert first.moves == 12, "more could not be told apart on one board"
    assert all(page.lines[0].startswith("**Round 1**") and page.marks[0][1] == "1" for page in others)
    assert sum(len(page.events) for page in (first, *others)) == 39


def test_a_very_long_line_is_parted_and_whole() -> None:
    told = Event(words("seat-no-player", table="x" * 900, name="x" * 900, names="x" * 900))
    pages = paged(SAY, BARONY, [Passage(index=1, time=0.0, events=(told,))])
    assert "".join(page.text for page in pages).count("x") == 2700
    assert all(len(page.text) < 1700 for page in pages)


@pytest.mark.parametrize(("here", "before"), [(0, None), (1, 1), (2, 2), (9, 3)])
def test_where_the_reader_was(here: int, before: int | None) -> None:
    (page,) = paged(SAY, BARONY, [moved(1), moved(2), moved(3)], here)
    mark = SAY("chronicle-here")
    moves = [line for line in page.lines if not line.startswith("**Round")]
    assert (moves.index(mark) if mark in moves else None) == before


def test_one_player_is_whoever_acted_or_is_named() -> None:
    history = [moved(1, 0), moved(2, 1), razed(3, 1, 0)]
    found = [passage.index for passage in chosen(history, Wish(who=0), BARONY, SAY)]
    assert found == [1, 3]


def test_a_topic_a_word_and_a_player_together() -> None:
    history = [moved(1), razed(2, 1, 0), razed(3, 0, 1)]
    assert [act.index for act in chosen(history, Wish(topic="fights"), BARONY, SAY)] == [2, 3]
    assert [act.index for act in chosen(history, Wish(word="BRUNO"), BARONY, SAY)] == [2, 3]
    assert [
        act.index for act in chosen(history, Wish(topic="fights", word="destroys **bruno", who=0), BARONY, SAY)
    ] == [3]


def test_a_hidden_actor_is_found_by_no_filter() -> None:
    told = Event(words("log-empty"))
    history = [Passage(index=1, time=0.0, events=(told,), seat=None)]
    assert chosen(history, Wish(who=0), BARONY, SAY) == []


def test_of_a_way_the_end_is_marked() -> None:
    assert place_of(Event(words("x"), ("a1", "a2"))) == "a2"
    assert place_of(Event(words("x"), ("a1", "a2", "a3"))) == "a1"


@pytest.mark.parametrize(
    "text", ["", "1", "1.2", "1.2.3.4", "x.0...", "1.-1...", "0.0.x..", "0.0...%%%", "9999999.0..."]
)
def test_a_forged_wish_is_refused(text: str) -> None:
    with pytest.raises(HostError, match="control-unknown"):
        Wish.read(text)


def test_any_wish_fits_into_an_id() -> None:
    wish = Wish(999_999, 999_999, 5, "building", searchable("é" * 100))
    assert len(wish.word.encode()) <= LONGEST
    assert Wish.read(wish.written()) == wish
    assert len(f"s:chronicletopic:abcde:{wish.written()}") <= 100
    assert Wish.read(replace(wish, word="").written()).word == ""


@pytest.mark.parametrize("game", games())
def test_topics_are_keys_that_the_game_says(game: str) -> None:
    for language in ("en", "fr"):
        say = Speaker(language)
        for topic, keys in games()[game].topics.items():
            assert say(f"topic-{topic}") != f"topic-{topic}"
            assert all(key.startswith(f"{game}-event-") for key in keys)
