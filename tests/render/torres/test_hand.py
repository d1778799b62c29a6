"""The picture of one's own cards: all of them, and for nobody else."""

from __future__ import annotations

import msgspec
import pytest

from render import Picture, Scene, picture
from render.gallery import say
from render.torres.samples import samples
from render.torres.symbols import symbol
from rules.torres.data import CARDS, MASTERS
from rules.torres.view import TorresView

PLAYERS = ("Aliénor", "Bertrand", "Clémence")
VIEW = next(sample.view for sample in samples() if sample.kind == "board" and sample.name == "typical")


def hand_of(language: str = "en", **cards: object) -> Picture:
    view = msgspec.structs.replace(VIEW, **{"seat": 0, **cards})
    assert isinstance(view, TorresView)
    return picture("torres", view, Scene(PLAYERS, say(language), "The Long Winter"), "hand")


def test_every_card_has_a_symbol_of_its_own() -> None:
    everything = (*CARDS, *MASTERS)
    assert len({symbol(card, 120).tobytes() for card in everything}) == len(everything)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_drawn_and_named(card: str, language: str) -> None:
    made = hand_of(language, hand=(card,))
    assert say(language)(f"torres-card-{card}") in made.alt
    assert made.png != hand_of(language).png


def test_cards_come_in_one_order_however_they_were_drawn() -> None:
    assert hand_of(hand=("jump", "six")).png == hand_of(hand=("six", "jump")).png


def test_two_cards_of_a_kind_are_both_shown() -> None:
    assert hand_of(hand=("six", "six", "six")).height > hand_of(hand=("six",)).height


def test_cards_looked_at_and_cards_for_later_stand_apart() -> None:
    made = {key: hand_of(**{key: ("door", "jump")}).png for key in ("hand", "bought", "looked")}
    assert len(set(made.values())) == 3
    alt = hand_of(looked=("door", "jump"), hand=("six",), bought=("seven",)).alt
    assert "You look at 2 cards and keep one: Secret passage, Leapfrog." in alt
    assert "Ready to play, one a turn: Six." in alt
    assert "Bought this turn, for later ones: Seven." in alt


def test_what_one_knows_of_the_deck_is_told_by_its_place() -> None:
    alt = hand_of(known=(None, "climb", None)).alt
    assert "In the deck of 3 you know no. 2 Ladder." in alt
    assert "know" not in hand_of(known=(None, None)).alt


def test_an_empty_hand_says_so() -> None:
    assert "No action card in hand." in hand_of().alt


def test_the_public_view_shows_no_card() -> None:
    made = hand_of(seat=None)
    assert "No action card" in made.alt
    assert all(say("en")(f"torres-card-{card}") not in made.alt for card in CARDS)


def test_all_ten_cards_fit_on_a_page() -> None:
    made = hand_of(hand=CARDS)
    assert made.width == 1280
    assert made.height < 1400
