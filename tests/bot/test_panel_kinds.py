"""Which picture a panel draws: the part of the board that a question is about, the hand for cards, and for all else
the board with what one holds. It is always one: clients crop several to a mosaic."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import render
from bot.painter import Painter
from bot.words import Speaker
from render.part import HIGH, WIDE
from render.slim import LIMIT
from rules.core import Game, engine
from rules.host import OpenTable
from rules.registry import games
from rules.saga.phrases import card_words
from tests.bot.test_shortcuts import torres_with
from tests.stages import stages


def opened(game: Game[Any], state: Any, seats: int) -> OpenTable:
    chairs, wishes = [SimpleNamespace(name="A")] * seats, (None,) * seats
    table: Any = SimpleNamespace(name="T", game=game.id, id="t1", language="en", seats=chairs, wishes=wishes)
    return OpenTable(table, game, state)


@lru_cache(maxsize=4)
def begun(game_id: str) -> OpenTable:
    """The first position of a recorded game in which its board has places."""
    survey = render.survey(game_id)
    assert survey is not None
    for stage in stages(games()[game_id], 1, 1, Random(1)):
        if survey.places(stage.game.view(stage.state, 0)):
            return opened(stage.game, stage.state, stage.setup.seats)
    raise LookupError(game_id)


@pytest.mark.parametrize("game", render.games())
async def test_a_question_about_places_has_one_small_picture_of_them(game: str) -> None:
    position, painter = begun(game), Painter()
    survey = render.survey(game)
    assert survey is not None
    places = survey.places(position.view(0))
    (shown,) = await painter.panel(position, 0, "en", rings=tuple(Random(1).sample(places, 2)))
    assert (shown.width, shown.height) == (WIDE, HIGH)
    assert len(shown.png) <= LIMIT


@pytest.mark.parametrize("game", render.games())
async def test_a_question_about_nothing_on_the_board_shows_nothing_new(game: str) -> None:
    """The same bytes have the same name, and are not sent again."""
    position, painter = begun(game), Painter()
    before = await painter.panel(position, 0, "en")
    after = await painter.panel(position, 0, "en", rings=("yes", "no"), chosen=("always",))
    assert [picture.png for picture in after] == [picture.png for picture in before]


async def test_while_something_else_is_asked_the_place_that_was_chosen_stays_in_sight() -> None:
    position = begun("medioevo")
    view: Any = position.view(0)
    assert render.panel("medioevo", view, ("wagon", "galley"), view.lands[:1]) == "part"
    assert render.panel("medioevo", view, ("wagon", "galley"), ("wagon",)) == "turn"


async def test_a_question_about_cards_shows_the_hand() -> None:
    stage = torres_with("card")
    seat = engine.awaited(stage.state)[0]
    position = opened(stage.game, stage.state, stage.setup.seats)
    view: Any = position.view(seat)
    assert render.panel("torres", view, view.hand[:1]) == "hand"
    (shown,) = await Painter().panel(position, seat, "en", rings=view.hand[:1])
    assert shown.png != (await Painter().panel(position, seat, "en"))[0].png


async def test_what_one_holds_stands_beside_the_board() -> None:
    """Torres: in one's own panel alone, named in its alternative text, and none without cards."""
    stage = torres_with("card")
    seat = engine.awaited(stage.state)[0]
    position = opened(stage.game, stage.state, stage.setup.seats)
    view: Any = position.view(seat)
    (shown,) = await Painter().panel(position, seat, "en")
    (public,) = await Painter().post(position, "en", ())
    assert (shown.width, shown.height) == (public.width, public.height)
    assert shown.png != public.png
    say = Speaker("en")
    assert all(say(f"torres-card-{card}") in shown.alt for card in view.hand)
    assert render.panel("torres", view) == "turn"


async def test_in_saga_the_realms_stand_above_ones_hand() -> None:
    """Whoever chooses among playing, recruiting and powers sees what all of these are about."""
    position = begun("saga")
    (seat,) = engine.awaited(position.state)
    view: Any = position.view(seat)
    (shown,) = await Painter().panel(position, seat, "fr")
    assert (shown.width, shown.height) == (WIDE, HIGH)
    plain = Speaker("fr")
    assert all(plain(f"saga-realm-{realm.colour}") in shown.alt for realm in view.realms)
    assert all(plain.say(card_words(card)) in shown.alt for card in view.seats[seat].hand)


@pytest.mark.parametrize("game", games())
async def test_there_is_one_picture_whatever_is_held_and_asked(game: str) -> None:
    for stage in stages(games()[game], 1, 6, Random(3)):
        for seat in engine.awaited(stage.state):
            position = opened(stage.game, stage.state, stage.setup.seats)
            assert render.panel(game, position.view(seat)) in render.kinds(game)
            assert len(await Painter().panel(position, seat, "en")) == 1
