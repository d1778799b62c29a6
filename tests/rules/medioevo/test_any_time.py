"""M-32, M-65, M-120: what is open at every decision of one's own, or wherever nothing is half done on the map."""

from __future__ import annotations

from copy import deepcopy

import pytest

from rules.core import Frame
from rules.medioevo.campaign import Campaign
from rules.medioevo.diplomacy import Accept, Declare, Propose, at_war, declare_war
from rules.medioevo.economy import Borrow, Dismiss, Repay
from rules.medioevo.events import BarbarianSupply, EventCard, HordeDice
from rules.medioevo.powers import Use
from rules.medioevo.purchases import Done, Improve, Purchases
from rules.medioevo.state import MedioevoState
from rules.medioevo.trade import Trade
from rules.medioevo.turn import Auction, Taxing
from tests.rules.medioevo.battles import BLUE, YELLOW, clash
from tests.rules.medioevo.builder import after, at, give, legal, reason, two
from tests.rules.medioevo.hands import hush, learn, quiet, window


def poor() -> MedioevoState:
    """Blue has no florins, and a light infantry and a caravan in Thrace."""
    state = two()
    state.players[BLUE].florins = 0
    state.players[BLUE].station("thrace", "light")
    give(state, BLUE, "caravan", 1, "thrace")
    give(state, BLUE, "wagon", 1, "thrace")
    return state


def rolling(state: MedioevoState) -> MedioevoState:
    return at(state, HordeDice())


# M-32: "À tout moment pendant le tour"


def test_m32_a_loan_in_a_battle_pays_for_a_point() -> None:
    state = learn(poor(), BLUE, "promotion")
    scene = hush(clash({"light": 2}, {"heavy": 2}, state=state))
    use = Use("promotion", target="seat0/light", other="heavy")
    assert not legal(scene.state, BLUE, use)
    scene.do(BLUE, Borrow())
    assert legal(scene.state, BLUE, use)
    assert reason(scene.state, BLUE, Borrow()) == ("M-32", "borrow-twice")


def test_m32_a_loan_in_a_reaction_window_leaves_the_window_open() -> None:
    state = learn(poor(), BLUE, "tactics")
    state.players[BLUE].orders["battle"] = "always"
    scene = clash({"light": 2}, {"heavy": 2}, state=state)
    assert window(scene.state) == "battle"
    asked = scene.asked
    scene.do(BLUE, Borrow())
    assert scene.asked == asked
    assert scene.state.players[BLUE].florins == 500


def test_m32_a_loan_while_the_barbarians_dice_are_rolled() -> None:
    assert after(rolling(poor()), (BLUE, Borrow())).players[BLUE].loans == 1


def test_m32_paying_back_at_a_decision_of_phase_2() -> None:
    state = poor()
    state.players[BLUE].loans, state.players[BLUE].florins = 1, 500
    assert after(rolling(state), (BLUE, Repay())).players[BLUE].loans == 0


# M-65, M-120: in all phases

QUIET: dict[str, Frame] = {
    "order": Auction(bidders=[BLUE, YELLOW]),
    "dice": HordeDice(),
    "event": EventCard(card=1),
    "barbarians": BarbarianSupply(),
    "taxes": Taxing(),
    "purchases": Purchases(),
    "combat": Campaign(waiting=[BLUE, YELLOW]),
    "trade": Trade(waiting=[BLUE, YELLOW]),
}


def asked(phase: str, state: MedioevoState) -> MedioevoState:
    return quiet(at(state, deepcopy(QUIET[phase])))


@pytest.mark.parametrize("phase", QUIET)
def test_m65_pieces_are_removed_in_all_phases(phase: str) -> None:
    state = after(asked(phase, poor()), (BLUE, Dismiss("thrace/light")))
    assert not state.players[BLUE].armies


@pytest.mark.parametrize("phase", QUIET)
def test_m120_war_is_declared_in_all_phases(phase: str) -> None:
    assert at_war(after(asked(phase, poor()), (BLUE, Declare(YELLOW))), BLUE, YELLOW)


@pytest.mark.parametrize("phase", QUIET)
def test_m120_peace_is_proposed_and_accepted_in_all_phases_by_whoever_is_not_asked_too(phase: str) -> None:
    state = poor()
    declare_war(state, BLUE, YELLOW)
    state = after(asked(phase, state), (BLUE, Propose("peace", YELLOW)), (YELLOW, Accept("peace-0")))
    assert not at_war(state, BLUE, YELLOW)


def test_m65_what_a_removed_transport_was_to_become_is_not_bought() -> None:
    state = learn(poor(), BLUE, "carpentry")
    state.players[BLUE].florins = 1000
    caravan = give(state, BLUE, "caravan", 1, "macedonia")
    state = after(asked("purchases", state), (BLUE, Improve(caravan, 2)), (BLUE, Dismiss(caravan)))
    state = after(state, (BLUE, Done()), (YELLOW, Done()))
    assert state.players[BLUE].florins == 1000
