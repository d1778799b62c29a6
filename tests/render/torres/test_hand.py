"""The picture of one's own cards: all of them, and for nobody else."""

from __future__ import annotations

import msgspec
import pytest

from bot.gallery import say
from render import Picture, Scene, picture
from render.sizes import SHEET
from render.torres.samples import samples
from render.torres.symbols import symbol
from rules.torres.data import CARDS, MASTERS
from rules.torres.view import TorresView

PLAYERS = ("Aliénor", "Bertrand", "Clémence")
_TYPICAL = next(sample.view for sample in samples() if sample.kind == "board" and sample.name == "typical")
assert isinstance(_TYPICAL, TorresView)
VIEW = _TYPICAL


def hand_of(language: str = "en", **cards: object) -> Picture:
    view = msgspec.structs.replace(VIEW, **{"seat": 0, **cards})
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
    two = ("door", "jump")
    assert len({hand_of(hand=two).png, hand_of(bought=two).png, hand_of(looked=two).png}) == 3
    alt = hand_of(looked=("door", "jump"), hand=("six",), bought=("seven",)).alt
    assert "You look at 2 cards and keep one: Secret passage, Leapfrog." in alt
    assert "Playable (one per turn): Six." in alt
    assert "Bought this turn: playable from next turn: Seven." in alt


def test_what_one_knows_of_the_deck_is_told_by_its_place() -> None:
    alt = hand_of(known=(None, "climb", None)).alt
    assert "Known cards in your deck of 3: Ladder (no. 2)." in alt
    assert "know" not in hand_of(known=(None, None)).alt


def test_an_empty_hand_says_so() -> None:
    assert "No action card in hand." in hand_of().alt


def test_the_public_view_shows_no_card_but_those_played() -> None:
    made = hand_of(seat=None)
    assert "No action card" in made.alt
    played = {card for seat in VIEW.seats for card in seat.played}
    assert played
    for card in CARDS:
        assert (say("en")(f"torres-card-{card}") in made.alt) == (card in played), card


def test_what_others_have_played_is_there_to_be_counted() -> None:
    bare = tuple(msgspec.structs.replace(seat, played=()) for seat in VIEW.seats)
    assert hand_of().height > hand_of(seats=bare).height
    assert "Played by Clémence: Leapfrog, Seven." in hand_of().alt


def test_all_ten_cards_fit_on_a_page() -> None:
    made = hand_of(hand=CARDS)
    assert made.width == SHEET
    assert made.height < 1400
