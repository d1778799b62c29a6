"""Every move is counted: how many legal actions of each kind there are. A change in any rule shows up here."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import engine
from rules.core.actions import tag_of
from rules.torres.actions import PlayCard
from rules.torres.data import Cards, Edition
from rules.torres.frames import TorresState
from tests.rules.torres.builder import mover, scene
from tests.rules.torres.test_setup import dealt

MIDDLE = "b2:2 b3:3 c3:1 e1:1 e5:2 e6:4 f6:3 f5:1 h8:1 a8:2 b8:1 g3:1"
ALL_CARDS = "six seven climb under supply door diagonal shift relocate jump"

TURN = {"knight": 10, "move": 26, "block": 27, "buy": 1, "score": 5, "stack": 3, "end": 2}
CARDS_OF_MIDDLE = {
    "six": 1, "seven": 1, "climb": 1, "under": 16, "supply": 27,
    "door": 21, "diagonal": 10, "shift": 208, "relocate": 31, "jump": 1,
}  # fmt: skip


def middle(edition: Edition, cards: Cards, hand: str = "") -> TorresState:
    master = "row" if cards == "advanced" else None
    armies = ("b2 e5 f5 d2", "c3 f6 d6")
    return scene(MIDDLE, *armies, king="e1", hands=(hand,), edition=edition, cards=cards, master=master)


@pytest.mark.parametrize("edition", ["2017", "1999"])
def test_move_counts_of_a_turn(edition: Edition) -> None:
    found = Counter(tag_of(type(action)) for action in engine.legal(middle(edition, "own"), 0))
    assert found == TURN


def test_move_counts_of_the_advanced_game() -> None:
    found = Counter(tag_of(type(action)) for action in engine.legal(middle("2017", "advanced", ALL_CARDS), 0))
    expected = Counter({**TURN, "card": sum(CARDS_OF_MIDDLE.values())})
    del expected["buy"]
    assert found == expected


def test_move_counts_of_each_card() -> None:
    state = middle("2017", "own", ALL_CARDS)
    assert Counter(use.card for use in engine.legal(state, 0) if isinstance(use, PlayCard)) == CARDS_OF_MIDDLE


@pytest.mark.parametrize(("seats", "blocks", "knights"), [(2, 0, 8), (4, 64, 8)])
def test_move_counts_of_the_set_up(seats: int, blocks: int, knights: int) -> None:
    state = dealt(seats, cards="advanced") if blocks else dealt(seats)
    assert len(list(engine.legal(state, mover(state)))) == (blocks or knights)
