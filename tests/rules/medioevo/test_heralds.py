"""M-86, M-120: war, armistice and peace at every decision of one's own, amid battles and reactions too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core import Frame, engine
from rules.medioevo.battle import Bear, Fight, Flee
from rules.medioevo.campaign import Encounter, Finish, Forbear, Onset
from rules.medioevo.data import EVENTS
from rules.medioevo.diplomacy import Accept, Declare, Decline, Propose, at_war, declare_war, truce_between
from rules.medioevo.economy import LOANS
from rules.medioevo.events import Strike
from rules.medioevo.powers import Pass, Play
from rules.medioevo.purchases import Audience, Deployment, Recruit
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War
from rules.medioevo.turn import Auction, Bid
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import after, at, forge, give, legal, settled, table
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.hands import hold, hush, window

GREEN = 2  # with whom nobody is at war


def three() -> MedioevoState:
    return table("byzantium", "mamluks", "hungary")


def battle() -> Scene:
    return clash({"heavy": 3}, {"heavy": 3}, state=three())


# War


def preparing() -> MedioevoState:
    return battle().state


def rerolling() -> MedioevoState:
    return battle().begin(1, 2, 5).state


def reacting() -> MedioevoState:
    """Blue holds a Warlord, and all dice lie."""
    scene = clash({"heavy": 3}, {"heavy": 3}, state=hold(three(), BLUE, 5))
    scene = scene.begin(1, 2, 5).keep(BLUE, 1, 2, 4).keep(YELLOW)
    assert window(scene.state) == "dice"
    return scene.state


def losing() -> MedioevoState:
    """An event takes one of Blue's units."""
    state = three()
    struck = ((card, place) for card, event in EVENTS.items() for place in event.lands)
    card, place = next((card, place) for card, place in struck if place in state.world.lands)
    state.players[BLUE].station(place, "light")
    state.players[BLUE].station(place, "heavy")
    return at(state, Strike(card=card, icon="armies", rolls={BLUE: 1}, judged=True, owed={BLUE: 1}))


def choosing_a_card() -> MedioevoState:
    state = three()
    state.empire = state.empire[2:]
    return at(state, Audience(seat=BLUE, seen=[1, 2]))


def bidding_again() -> MedioevoState:
    return at(three(), Auction(bidders=[BLUE, YELLOW], first={BLUE: 50, YELLOW: 50, GREEN: 0}))


def placing() -> MedioevoState:
    lists = {BLUE: [Recruit("light", 1, "macedonia")], YELLOW: [], GREEN: []}
    return at(three(), Deployment(lists=lists, waiting=[BLUE, YELLOW, GREEN]))  # pyright: ignore[reportArgumentType]


DECISIONS = (preparing, rerolling, reacting, losing, choosing_a_card, bidding_again, placing)


@pytest.mark.parametrize("asked", DECISIONS)
def test_m120_war_is_declared_at_every_decision_and_answers_nothing(asked: Callable[[], MedioevoState]) -> None:
    state = asked()
    before = engine.awaited(state)
    state = after(state, (BLUE, Declare(GREEN)))
    assert at_war(state, BLUE, GREEN)
    assert engine.awaited(state) == before


@pytest.mark.parametrize("asked", DECISIONS)
def test_m120_peace_is_made_at_every_decision_and_whoever_is_not_asked_may_answer(
    asked: Callable[[], MedioevoState],
) -> None:
    state = asked()
    declare_war(state, BLUE, GREEN)
    state = after(state, (BLUE, Propose("peace", GREEN)), (GREEN, Accept("peace-0")))
    assert not at_war(state, BLUE, GREEN)


def test_m32_who_places_purchases_may_borrow_and_pay_back() -> None:
    state = placing()
    assert set(LOANS) <= set(engine.pending(state)[BLUE].actions)


def test_m20_who_bids_again_spends_nothing_else() -> None:
    state = hold(bidding_again(), BLUE, 5)
    assert Play not in engine.pending(state)[BLUE].actions
    assert legal(state, BLUE, Bid(0))


def test_m82_to_declare_war_on_whom_one_meets_is_not_to_attack() -> None:
    """Une fois la guerre déclarée, un joueur peut attaquer un adversaire au tour suivant."""
    state = three()
    give(state, BLUE, "wagon", 1, "thrace")
    state.players[BLUE].station("thrace", "light", 2)
    for other in (YELLOW, GREEN):
        state.players[other].station("bulgaria", "light")
    state = after(campaign(state), (BLUE, leg("thrace", "wagon1", "bulgaria", 2)), (BLUE, Finish()))
    state.players[GREEN].remove("bulgaria", "light")
    state = after(state, (BLUE, Declare(YELLOW)))
    assert isinstance(state.stack[-1], Onset)
    state = after(state, (BLUE, Forbear()))
    assert (state.players[BLUE].honour, state.players[YELLOW].army("bulgaria")) == (10, {"light": 1})


def test_m82_at_sea_an_enemy_since_this_turn_is_attacked_only_if_one_says_so() -> None:
    state = three()
    give(state, BLUE, "galley", 1, "thrace")
    state.players[BLUE].station("thrace", "light")
    give(state, YELLOW, "galley", 1, "aegean")
    state.players[YELLOW].station("aegean", "light")
    state = after(campaign(state), (BLUE, Declare(YELLOW)))
    state = after(state, (BLUE, leg("thrace", "galley1", "aegean", 1)), (BLUE, Finish()), (BLUE, Forbear()))
    assert state.players[BLUE].honour == 10


# Armistice and peace: "Suspension de tous les combats entre joueurs en guerre pour le tour en cours"


def agree(scene: Scene, treaty: str, *rolls: int) -> Scene:
    """Blue proposes, Yellow accepts."""
    return scene.do(BLUE, Propose(treaty, YELLOW)).do(YELLOW, Accept(f"{treaty}-0"), *rolls)  # pyright: ignore


def bear_all(scene: Scene) -> Scene:
    """Whoever must choose losses takes the first that offer."""
    while scene.asked and Bear in engine.pending(scene.state)[scene.asked[0]].actions:
        seat = scene.asked[0]
        scene.do(seat, next(move for move in engine.legal(scene.state, seat) if isinstance(move, Bear)))
    return scene


@pytest.mark.parametrize("treaty", ["armistice", "peace"])
def test_m86_before_the_dice_a_treaty_stops_the_battle_at_once(treaty: str) -> None:
    scene = agree(battle(), treaty)
    assert "battle-stopped" in scene.told
    assert (scene.army(BLUE), scene.army(YELLOW)) == ({"heavy": 3}, {"heavy": 3})
    assert at_war(scene.state, BLUE, YELLOW) == (treaty == "armistice")


def test_m86_once_dice_lie_the_round_is_fought_out() -> None:
    scene = agree(battle().begin(1, 2, 5), "armistice")
    bear_all(scene.keep(BLUE, 1, 2, 4).keep(YELLOW))
    assert not scene.state.stack
    assert "battle-stopped" in scene.told
    assert scene.army(BLUE) != {"heavy": 3}
    assert scene.army(BLUE)
    assert scene.army(YELLOW)


def test_m120_who_is_ready_to_fight_may_still_answer() -> None:
    scene = battle()
    scene.do(YELLOW, Fight()).do(BLUE, Propose("armistice", YELLOW)).do(YELLOW, Accept("armistice-0"))
    assert "battle-stopped" in scene.told


def test_m120_a_proposal_declined_leaves_the_battle_as_it_is() -> None:
    scene = battle().do(BLUE, Propose("peace", YELLOW)).do(YELLOW, Decline("peace-0"))
    assert scene.asked == (BLUE, YELLOW)


def test_m120_whom_one_has_made_peace_with_one_does_not_flee() -> None:
    state = three()
    give(state, BLUE, "wagon", 2, "rum")
    forge(state, YELLOW, "catapult", "rum")
    scene = clash({"heavy": 5}, {"heavy": 5}, state=state, march=3)
    bear_all(scene.begin(1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW))
    flight = next(move for move in engine.legal(scene.state, BLUE) if isinstance(move, Flee))
    scene.do(BLUE, flight).do(YELLOW, Propose("peace", BLUE)).do(BLUE, Accept("peace-1"))
    assert scene.army(BLUE)
    assert "battle-stopped" in scene.told


def test_m86_a_treaty_in_a_window_before_the_battle_stops_it() -> None:
    state = hold(three(), BLUE, 17)
    state.players[BLUE].orders["battle"] = "always"
    scene = clash({"heavy": 3}, {"heavy": 3}, state=state)
    assert window(scene.state) == "battle"
    agree(scene, "armistice").do(BLUE, Pass())
    hush(scene)
    assert "battle-stopped" in scene.told
    assert not scene.state.stack


def test_m120_what_an_enemy_was_about_to_plunder_stays_under_an_armistice() -> None:
    """Yellow's wagon has come to Blue's army, and Yellow holds a Diplomat, so that a window opens."""
    state = hold(three(), YELLOW, 51)
    state.wars.append(War((BLUE, YELLOW), since=1))
    wagon = give(state, YELLOW, "wagon", 1, "bulgaria")
    state.players[BLUE].station("bulgaria", "light")
    scene = Scene(pushed(state, Encounter(victim=YELLOW, place="bulgaria", pieces=[wagon], robber=BLUE, decided=True)))
    assert window(scene.state) == "plunder"
    scene.do(YELLOW, Propose("armistice", BLUE)).do(BLUE, Accept("armistice-1"))
    hush(scene)
    assert truce_between(scene.state, BLUE, YELLOW)
    assert [piece.id for piece in scene.state.players[YELLOW].transports] == [wagon]


def pushed(state: MedioevoState, frame: Frame) -> MedioevoState:
    state.push(frame)
    return settled(state)
