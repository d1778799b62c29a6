"""The private hand: all of the owner's knights, the playable ones marked, and nobody else's."""

from __future__ import annotations

import msgspec
import pytest

from bot.gallery import say
from render import Picture, Scene, picture
from render.saga.hand import COLUMNS, even_lines, places_of
from render.saga.realms import PAGE
from render.saga.samples import crowded, early, emptied, hidden, seen, tight
from rules.saga.data import COLOUR
from rules.saga.view import SagaView

NAMES = ("Aliénor", "Bertrand", "Clémence", "Dagobert")


def scene_of(rings: tuple[str, ...] = ()) -> Scene:
    return Scene(NAMES, say("en"), "The Long Winter", rings)


def drawn(view: SagaView, *, rings: tuple[str, ...] = ()) -> Picture:
    return picture("saga", view, scene_of(rings), "hand")


@pytest.mark.parametrize("count", range(1, 25))
def test_cards_lie_in_even_lines(count: int) -> None:
    lines = even_lines(count)
    assert sum(lines) == count
    assert max(lines) <= COLUMNS
    assert max(lines) - min(lines) <= 1


def test_every_card_has_its_own_place_on_the_page() -> None:
    view = seen(early(), 1)
    places = places_of(view, view.seats[1], scene_of())
    assert [place.card for place in places] == list(view.seats[1].hand)
    assert len({place.corner for place in places}) == 12
    assert all(0 < place.corner[0] < PAGE for place in places)


def test_playable_cards_are_marked_and_the_others_faint() -> None:
    view = seen(tight(), 1)
    places = places_of(view, view.seats[1], scene_of())
    assert {place.card for place in places if place.lifted} == set(view.playable)
    assert {place.card for place in places if place.faint} == {"green2"}
    assert drawn(view).png != drawn(msgspec.structs.replace(view, playable=())).png


def test_nothing_is_marked_when_all_can_be_played() -> None:
    view = seen(early(), 1)
    every = msgspec.structs.replace(view, playable=view.seats[1].hand)
    assert not any(place.lifted or place.faint for place in places_of(every, every.seats[1], scene_of()))


def test_nothing_is_faint_when_nothing_can_be_played() -> None:
    view = msgspec.structs.replace(seen(tight(), 1), playable=())
    assert not any(place.faint for place in places_of(view, view.seats[1], scene_of()))


def test_alt_text_names_the_cards_and_the_playable_ones() -> None:
    alt = drawn(seen(tight(), 1)).alt
    assert "Bertrand’s hand: green 2, blue 4, orange 1, yellow 1." in alt
    assert "Playable: blue 4, orange 1, yellow 1." in alt


def test_the_owner_sees_the_own_knight_face_down() -> None:
    state = hidden()
    assert "Face down against Goldland: green 1." in drawn(seen(state, 0)).alt
    assert "green 1" not in drawn(seen(state, 1)).alt


def test_a_hand_tells_nothing_of_the_others() -> None:
    one, other = hidden(), hidden()
    second, third = other.players[1:3]
    second.hand[0], third.hand[0] = third.hand[0], second.hand[0]
    player = other.players[0]
    assert drawn(seen(one, 0)) == drawn(seen(other, 0))
    player.hand[0], player.armies["orange"].hidden = player.armies["orange"].hidden or "", player.hand[0]
    assert drawn(seen(one, 3)) == drawn(seen(other, 3))


def test_the_public_has_no_hand() -> None:
    made = drawn(seen(crowded()))
    assert made == drawn(seen(hidden()))
    assert made.alt == "Only its owner can see a hand."
    assert not any(card in made.alt for card in COLOUR)


def test_an_empty_hand_says_so() -> None:
    assert "empty" in drawn(seen(emptied(), 1)).alt


def test_a_ring_finds_its_card() -> None:
    view = seen(tight(), 1)
    assert drawn(view, rings=("green2",)).png != drawn(view).png
    assert drawn(view, rings=("nonsense",)) == drawn(view)


@pytest.mark.packed
def test_a_hand_may_grow_beyond_the_set() -> None:
    state = early()
    state.players[1].hand = sorted(state.players[1].hand * 2)
    made = drawn(seen(state, 1))
    assert made.height < 3000
    assert len(made.png) < 500_000
