"""The result card: it fits what clients show inline, says everything in words too, and stays small."""

from __future__ import annotations

import pytest

from render.feast import Feast, Place, feast_card

COLOURS = ("red", "blue", "yellow", "green", "violet", "white")
LONG = "Clara de Montfort-l’Amaury-sous-Bois et d’Ailleurs"


def feast(players: int, name: str = "Alix", moments: int = 3) -> Feast:
    parts = (("Points on the track", 40), ("Conquered territories", 12), ("Unspent florins after loans", -3))
    places = tuple(
        Place(f"{name} {number}", COLOURS[number], 49 - number, parts, won=number == 0) for number in range(players)
    )
    told = tuple(f"Round {number}: {name} takes the lead for good. {name} builds a city." for number in range(moments))
    return Feast("Loarre", "Barony", f"{name} wins!", "A Duke has risen.", places, "What decided it", told)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", ["Alix", LONG])
def test_a_card_of_any_table_is_landscape_and_small(players: int, name: str) -> None:
    card = feast_card(feast(players, name))
    assert 1.1 < card.width / card.height < 1.8
    assert len(card.png) < 130_000


def test_a_card_without_moments_leaves_no_room_for_them() -> None:
    assert feast_card(feast(2, moments=0)).height < feast_card(feast(2)).height


def test_the_words_say_all_that_the_card_does() -> None:
    alt = feast_card(feast(2)).alt
    for said in ("Loarre", "Barony", "Alix wins!", "Alix 0 49", "Unspent florins after loans −3", "Round 2"):
        assert said in alt


def test_the_same_feast_is_the_same_file() -> None:
    assert feast_card(feast(4)).png == feast_card(feast(4)).png
