"""What the computer player thinks in single positions."""

from __future__ import annotations

from random import Random

from rules.core import Action
from rules.medioevo.battle import Aims, again, raw_attack
from rules.medioevo.campaign import Campaign, Finish, March, Retire, Rota
from rules.medioevo.diplomacy import Accept, declare_war
from rules.medioevo.economy import Dismiss, due, income
from rules.medioevo.events import HordeDice, Reroll
from rules.medioevo.mind import Enemy, odds
from rules.medioevo.purchases import Build, Done, Recruit, Shopping
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Offer
from rules.medioevo.trade import Load, Sell, Trade
from rules.medioevo.turn import Dues, Tax, Taxing
from tests.rules.medioevo.builder import GAME, after, at, build, give, play, two
from tests.rules.medioevo.pacts import in_force


def thought(state: MedioevoState, seat: int = 0) -> Action:
    return GAME.choose(state, seat, Random(1))


# Battles in the mind


def test_a_lone_barbarian_is_no_match_for_an_army() -> None:
    army = (("cavalry", 2), ("heavy", 3))
    lone = odds(army, Enemy(army=(("light", 1),), dice=(4, 6, 8)), 0)
    assert lone.win == 1.0
    horde = odds((("light", 1),), Enemy(army=(("light", 2), ("archer", 1), ("captain1", 1)), dice=(3, 3, 3)), -3)
    assert horde.win < 0.2


def test_dice_that_win_are_kept_and_poor_ones_rolled_again() -> None:
    aims = Aims(change=0, target=7, own=5, foes=2, heavies=4)
    assert raw_attack((4, 4, 4)) == 64
    assert again((4, 4, 4), aims) == ()
    assert len(again((1, 2, 3), aims)) >= 2


def test_a_die_is_rolled_again_for_fewer_casualties_where_a_pair_wins_without_it() -> None:
    assert again((4, 4, 4), Aims(change=0, target=7, own=5, foes=2)) == (0,)


# Phase by phase


def test_it_prefers_small_hordes() -> None:
    state = two()
    state.dice = {"d4": 2, "d6": 5, "d8": 3}
    assert thought(at(state, HordeDice())) == Reroll(("d4", "d8"))


def test_its_taxes_pay_the_dues() -> None:
    state = two()
    player = state.players[0]
    player.florins = 0
    player.armies = {"thrace": {"light": 12}}
    in_force(state, "nonaggression", 0, 1)  # nothing else is left to be proposed
    choice = thought(at(state, Taxing()))
    assert isinstance(choice, Tax)
    assert income(state, 0, choice.level) >= due(state, 0)


def test_it_gives_up_the_cheapest_for_small_dues() -> None:
    state = two()
    player = state.players[0]
    player.florins = 40
    player.armies = {"thrace": {"cavalry": 2, "light": 1}}
    assert thought(at(state, Dues(unpaid=[0]))) == Dismiss("thrace/light")


def test_it_raises_an_army_and_learns_to_build() -> None:
    state = two(turn=1)
    give(state, 0, "wagon", 2, "constantinople")
    state.players[0].tokens = {"green": 1}
    at(state, Shopping(lists={0: [], 1: []}))
    bought: list[Action] = []
    while not isinstance(choice := thought(state), Done):
        bought.append(choice)
        state = play(state, 0, choice).state
    assert sum(entry.count for entry in bought if isinstance(entry, Recruit)) >= 3
    assert any(isinstance(entry, Build) for entry in bought)


def test_it_takes_barbarian_land_and_stays_at_home_with_too_few() -> None:
    state = two()
    give(state, 0, "wagon", 2, "constantinople")
    state.players[0].armies = {"constantinople": {"heavy": 3, "cavalry": 2, "light": 1}}
    at(state, Campaign(waiting=[0]))
    march = thought(state)
    assert isinstance(march, March)
    assert march.number >= 5
    assert thought(after(state, (0, march))) == Finish()
    weak = two()
    give(weak, 0, "wagon", 2, "constantinople")
    weak.players[0].armies = {"constantinople": {"light": 1}}
    weak.dice = {"d4": 3, "d6": 3, "d8": 3}
    assert thought(at(weak, Campaign(waiting=[0]))) == Retire()
    assert isinstance(weak.stack[-2], Rota)


def test_it_does_not_attack_neighbours_without_war() -> None:
    """The Mamluks' empty land lies open, but an attack would cost more honour than it brings."""
    state = two()
    give(state, 0, "wagon", 2, "outremer")
    state.players[0].armies = {"outremer": {"heavy": 3, "cavalry": 3}}
    march = thought(at(state, Campaign(waiting=[0])))
    assert isinstance(march, March)
    assert march.target not in state.home(1)


def test_it_takes_an_enemys_city() -> None:
    state = two(wars=[])
    declare_war(state, 0, 1).since = 1
    give(state, 0, "wagon", 2, "outremer")
    state.players[0].armies = {"outremer": {"heavy": 3, "cavalry": 3}}
    build(state, "palestine", "city", "cathedral")
    march = thought(at(state, Campaign(waiting=[0])))
    assert isinstance(march, March)
    assert march.target == "palestine"


def test_it_makes_peace() -> None:
    state = two()
    declare_war(state, 0, 1)
    state.offers = [Offer(kind="peace", proposer=1, to=0)]
    assert thought(at(state, Taxing())) == Accept("peace-1")


def test_it_buys_where_goods_are_made_and_sells_where_they_are_wanted() -> None:
    state = two()
    name = give(state, 0, "caravan", 1, "constantinople")
    state.markets = {"bulgaria": ["wine", "grain", "salt"]}
    at(state, Trade(waiting=[0]))
    assert thought(state) == Load(name, 2)
    while not isinstance(choice := thought(state), Sell):
        state = play(state, 0, choice).state
    assert choice.goods == {"cloth": 2}
