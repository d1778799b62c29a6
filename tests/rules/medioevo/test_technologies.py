"""M-111: technologies of transport, commerce and legislation, as the rulebook's description pages and their examples
tell."""

from __future__ import annotations

import pytest

from rules.medioevo.battle import Battle, Crew, fighters
from rules.medioevo.campaign import Finish, Movement, Onset, Rebellion
from rules.medioevo.effects import counted
from rules.medioevo.powers import Play, Use
from rules.medioevo.purchases import Equip, Improve, Purchases
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Route, controller, size
from rules.medioevo.trade import Load, Sell, Trade, Travel
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import after, at, build, forge, give, legal, table, two
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.hands import (
    design,
    fighting,
    hold,
    hush,
    learn,
    moving,
    offers,
    quiet,
    the,
    wagon,
    window,
)
from tests.rules.medioevo.shopping import run

# Transport


def test_m111_carpentry_builds_a_caravan_with_one_point_of_a_card_and_one_bought() -> None:
    state = hold(design("carpentry", 0), BLUE, 44)
    state = run(at(state, Purchases()), Play(44, "blue"), Equip("caravan", 2, "macedonia"))
    assert [(t.kind, t.level) for t in state.players[BLUE].transports] == [("caravan", 2)]
    assert state.players[BLUE].florins == 1600 - 100 - 200


def test_m111_carpentry_raises_a_galley_for_a_point_and_a_hundred() -> None:
    state = design("carpentry", 1)
    galley = give(state, BLUE, "galley", 1, "constantinople")
    state = run(at(state, Purchases()), Improve(galley, 2))
    assert (state.players[BLUE].transport(galley).level, state.players[BLUE].florins) == (2, 1500)


def test_m111_logistics_takes_a_caravan_from_rome_across_the_sea() -> None:
    state = design("logistics", 1)
    caravan = give(state, BLUE, "caravan", 1, "latium")
    state = at(state, Trade(waiting=[BLUE]))
    assert not legal(state, BLUE, Travel(caravan, "sicily"))
    ways = {move.other: move for move in offers(state, BLUE, Use, technology="logistics", target=caravan)}
    assert ways
    state = quiet(after(state, (BLUE, next(ways[to] for to in ("sicily", "tyrrhenian", None) if to in ways))))
    if state.players[BLUE].transport(caravan).place != "sicily":
        state = after(state, (BLUE, Travel(caravan, "sicily")))
    assert state.players[BLUE].transport(caravan).place == "sicily"
    assert (state.players[BLUE].points, state.players[BLUE].florins) == ({"blue": 0}, 1600)


def test_m111_logistics_serves_siege_engines_too() -> None:
    state = design("logistics", 1)
    catapult = forge(state, BLUE, "catapult", "thrace")
    assert offers(moving(state), BLUE, Use, technology="logistics", target=catapult)


def test_m111_machinery_lets_the_crew_fight() -> None:
    """Three light infantry at a catapult and one heavy: three shots, and four in the melee."""
    state = design("machinery", 1)
    catapult = forge(state, BLUE, "catapult", "rum")
    scene = clash({"light": 3, "heavy": 1}, {"light": 6}, state=state)
    hush(scene.do(BLUE, Use("machinery", target=catapult))).do(BLUE, Crew(catapult, 3, {"light": 3}))
    scene.begin(8, 8, 8, 1, 2, 3)
    assert size(fighters(scene.state, scene.battle, 0)) == 4


def test_m111_cartography_moves_a_wagon_on_after_a_battle() -> None:
    state = design("cartography", 2)
    state.players[BLUE].station("rum", "light", 3)
    state.players[BLUE].halt("rum", "light", 3)
    cart = give(state, BLUE, "wagon", 1, "rum")
    state.players[BLUE].transport(cart).stopped = True
    state = moving(state)
    state = after(state, (BLUE, the(state, BLUE, Use, technology="cartography", target=cart, other="armenia")))
    assert (state.players[BLUE].transport(cart).place, state.players[BLUE].points) == ("armenia", {"blue": 0})
    assert state.players[BLUE].army("armenia") == {"light": 3}
    battle = fighting(state)
    assert battle
    assert (battle.place, battle.defender) == ("armenia", None)


def won_in_bulgaria(*technologies: str) -> Scene:
    """Blue's only wagon and its three cavalry have beaten the horde of barbarian land, and are stopped."""
    state = learn(two(), BLUE, technologies[0], 2)
    for other in technologies[1:]:
        learn(state, YELLOW, other)
    state.players[BLUE].station("thrace", "cavalry", 3)
    cart = give(state, BLUE, "wagon", 1, "thrace")
    state = quiet(after(campaign(state), (BLUE, leg("thrace", cart, "bulgaria", cavalry=3)), (BLUE, Finish())))
    return Scene(state).begin(1, 6, 8).keep(BLUE)


def test_m111_cartographys_own_example_after_a_won_battle_the_wagon_goes_on_to_another() -> None:
    scene = won_in_bulgaria("cartography")
    assert "conquer" in scene.told
    assert scene.asked == (BLUE,)
    cart, units = scene.state.players[BLUE].transports[0].id, scene.army(BLUE, "bulgaria")
    state = after(scene.state, (BLUE, Use("cartography", cart, "wallachia", sum(units.values()), units)))
    battle = fighting(quiet(state))
    assert battle
    assert (battle.place, battle.defender) == ("wallachia", None)


def test_m111_with_passing_of_time_a_neighbours_cartography_is_waited_for_too() -> None:
    assert won_in_bulgaria("passing_of_time", "cartography").asked == (BLUE,)


def test_m60_without_a_power_to_move_on_nobody_is_asked() -> None:
    assert not isinstance(won_in_bulgaria("monasticism").state.stack[-1], Movement)


def test_m63_cartography_leads_nobody_on_from_land_that_is_not_taken_yet() -> None:
    """Two light infantry have come to Yellow's empty Delta; what that means comes first."""
    state = design("cartography", 2)
    state.players[BLUE].station("tripolitania", "light", 2)
    cart = give(state, BLUE, "wagon", 1, "tripolitania")
    state = after(moving(state), (BLUE, leg("tripolitania", cart, "delta", 2)))
    assert not offers(state, BLUE, Use, technology="cartography", target="delta/light")
    assert offers(after(state, (BLUE, Finish())), BLUE, Use, technology="cartography", target="delta/light")


@pytest.mark.parametrize("points", [2, 4])
def test_m141_cartography_pays_for_every_movement_point_of_a_step(points: int) -> None:
    """Two for the hills of Rum, each of them for two points."""
    state = learn(two(terrain=True), BLUE, "cartography", points)
    state.players[BLUE].florins = 0
    state.players[BLUE].station("nicaea", "light", 1)
    assert legal(moving(state), BLUE, Use("cartography", target="nicaea/light", other="rum")) == (points == 4)


def test_m111_who_counts_as_another_still_does_where_cartography_leads() -> None:
    state = hold(design("cartography", 2), BLUE, 67)
    state.players[BLUE].station("nicaea", "light", 1)
    state = after(moving(state), (BLUE, Play(67, target="seat0/nicaea/light")))
    state = after(state, (BLUE, Use("cartography", target="nicaea/light", other="ionia")))
    assert counted(state, "ionia", BLUE) == {"captain1": 1}


def test_m111_cartography_brings_a_rider_into_an_allys_land_in_anothers_turn() -> None:
    ally = 2
    state = learn(table("byzantium", "mamluks", "hungary"), ally, "cartography", 2)
    state.players[ally].orders["entry"] = "always"
    state.players[ally].station("bulgaria", "cavalry")
    state.players[YELLOW].station("thrace", "light", 2)
    state.push(Onset(seat=YELLOW, place="thrace", contact="conquest", owner=BLUE))
    scene = Scene(state)
    assert window(scene.state) == "entry"
    scene.do(ally, the(scene.state, ally, Use, technology="cartography", target="bulgaria/cavalry", other="thrace"))
    battle = fighting(hush(scene).state)
    assert battle
    assert (battle.attacker, battle.defender) == (ally, YELLOW), "who enters attacks (M-63)"
    assert scene.army(ally, "thrace") == {"cavalry": 1}


# Commerce


def in_rome(technology: str, points: int, *kinds: str, **cargo: int) -> tuple[MedioevoState, str]:
    """Blue's caravan in Rome, in its trade turn."""
    state = build(design(technology, points), "latium", *kinds)
    caravan = give(state, BLUE, "caravan", 1, "latium", **cargo)
    return at(state, Trade(waiting=[BLUE])), caravan


@pytest.mark.parametrize(("kind", "more"), [("village", 25), ("town", 50), ("city", 100)])
def test_m111_trade_raises_the_price_of_each_cube_by_the_settlement(kind: str, more: int) -> None:
    state, caravan = in_rome("trade", 2, kind, arms=2)
    state = after(state, (BLUE, Sell(caravan, 2, {"arms": 2})))
    assert window(state) == "trade"
    state = quiet(after(state, (BLUE, Use("trade", amount=2))))
    assert (state.players[BLUE].florins, state.players[BLUE].points) == (1600 + 2 * (100 + more), {"yellow": 0})


def test_m111_market_lowers_the_price_of_a_purchase_but_not_to_nothing() -> None:
    """The rulebook's two grain in Rome: 200 - 150."""
    state, caravan = in_rome("market", 4)
    state = after(state, (BLUE, Load(caravan, 2)))
    assert not legal(state, BLUE, Use("market", target="down", amount=4))
    state = quiet(after(state, (BLUE, Use("market", target="down", amount=3))))
    assert (state.players[BLUE].florins, state.players[BLUE].points) == (1550, {"yellow": 1})
    assert state.players[BLUE].transport(caravan).cargo == {"grain": 2}


def test_m111_market_raises_the_price_of_a_sale() -> None:
    state, caravan = in_rome("market", 2, arms=2)
    state = after(state, (BLUE, Sell(caravan, 2, {"arms": 2})), (BLUE, Use("market", target="up", amount=2)))
    assert quiet(state).players[BLUE].florins == 1600 + 200 + 100


def sicilian(ship: bool) -> MedioevoState:
    state = design("control", 2)
    state.players[BLUE].station("latium", "light")
    state.markets["sicily"] = ["wine", "salt", "furs", "arms"]
    if ship:
        give(state, BLUE, "ship", 1, "sicily")
    return moving(state)


def test_m111_control_moves_cubes_from_panormum_to_rome() -> None:
    state = sicilian(ship=True)
    for good in ("wine", "salt"):
        move = the(state, BLUE, Use, technology="control", target=f"sicily/{good}", other="latium")
        state = after(state, (BLUE, move))
    assert state.markets == {"sicily": ["furs", "arms"], "latium": ["wine", "salt"]}
    assert state.players[BLUE].points == {"yellow": 0}


def test_m111_control_needs_a_merchant_in_one_of_the_two() -> None:
    assert not offers(sicilian(ship=False), BLUE, Use, technology="control", target="sicily/wine", other="latium")


def test_m111_guilds_complete_the_stages_that_are_missing() -> None:
    """The rulebook's route of six: three stages done, two bought for four points."""
    state = learn(table("golden_horde", "byzantium", "mamluks"), BLUE, "guilds", 4)
    caravan = give(state, BLUE, "caravan", 3, "antakya", slaves=2)
    state.players[BLUE].route = Route(caravan, "antakya", ["georgia", "tabriz"], ["crimea", "saraj", "trebisonda"])
    state = at(state, Trade(waiting=[BLUE]))
    assert not legal(state, BLUE, Use("guilds", several=("antakya",)))
    state = after(state, (BLUE, Use("guilds", several=("georgia", "tabriz"))))
    assert state.players[BLUE].points == {"yellow": 0}
    state = quiet(after(state, (BLUE, Sell(caravan, 2, {"slaves": 2}))))
    assert state.players[BLUE].florins == 1600 + 2 * (100 + 4 * 50)


# Legislation


def caravan_of_war(**hordes: dict[str, int]) -> MedioevoState:
    """Blue in Nicaea with a wagon and three light infantry; Rum and then Antakya lie ahead."""
    state = design("edict", 1)
    state.players[BLUE].station("nicaea", "light", 3)
    state.barbarians.update(hordes)  # pyright: ignore
    return moving(state)


def test_m111_edict_crosses_barbarian_land_without_a_horde() -> None:
    state = caravan_of_war()
    through = leg("nicaea", wagon(state), "antakya", light=3)
    assert not legal(state, BLUE, through)
    state = after(state, (BLUE, Use("edict", target="rum")), (BLUE, through), (BLUE, Finish()))
    battle = fighting(state)
    assert battle
    assert (battle.place, [*state.barbarians], state.players[BLUE].points) == ("antakya", ["antakya"], {"orange": 0})


def test_m111_edict_does_not_let_one_stay_in_peace() -> None:
    state = caravan_of_war()
    state = after(state, (BLUE, Use("edict", target="rum")), (BLUE, leg("nicaea", wagon(state), "rum", light=3)))
    assert legal(state, BLUE, leg("rum", wagon(state), "antakya", light=3))
    battle = fighting(after(state, (BLUE, Finish())))
    assert battle
    assert battle.place == "rum"


def test_m111_edict_leads_through_no_horde() -> None:
    assert not legal(caravan_of_war(rum={"light": 1}), BLUE, Use("edict", target="rum"))


def test_m111_law_sends_a_rebellion_next_door() -> None:
    state = at(design("law", 1), Rebellion(seat=BLUE, left=1))
    assert window(state) == "rebellion"
    for place in ("thrace", "armenia"):
        assert not legal(state, BLUE, Use("law", target=place)), "home, and not next to it"
    state = quiet(after(state, (BLUE, Use("law", target="rum"))))
    assert (state.barbarians, state.players[BLUE].points) == ({"rum": {"light": 1}}, {"orange": 0})


def test_m111_nation_moves_a_horde_out_of_the_way() -> None:
    """The rulebook's three barbarians, for three points: the land is taken without a fight."""
    horde = {"light": 1, "archer": 1, "captain1": 1}
    scene = clash({"light": 3}, horde, state=design("nation", 3), defender=None)
    for unit in horde:
        move = the(scene.state, BLUE, Use, technology="nation", target=f"rum/{unit}", other="antakya")
        scene.do(BLUE, move)
    hush(scene)
    assert (scene.army(None), scene.army(None, "antakya"), scene.army(BLUE)) == ({}, horde, {"light": 3})
    assert "conquer" in scene.told


def test_m111_influence_wins_over_the_barbarians_of_a_battle() -> None:
    """The rulebook's captain and light infantry, for four points."""
    scene = clash({"light": 1}, {"light": 1, "captain1": 1}, state=design("influence", 4), defender=None)
    for unit in ("light", "captain1"):
        scene.do(BLUE, the(scene.state, BLUE, Use, technology="influence", target=f"rum/{unit}"))
    hush(scene)
    assert (scene.army(BLUE), scene.army(None)) == ({"light": 2, "captain1": 1}, {})
    assert scene.state.players[BLUE].points == {"orange": 0}


@pytest.mark.parametrize(("technology", "most"), [("nation", 3), ("influence", 1)])
def test_m110_no_more_barbarians_are_offered_than_can_be_paid_for(technology: str, most: int) -> None:
    """Two points, and florins for one more."""
    state = design(technology, 2)
    state.barbarians, state.players[BLUE].florins = {"serbia": {"light": 5}}, 199
    moves = offers(moving(state), BLUE, Use, technology=technology)
    assert max(move.amount for move in moves) == most


def test_m111_influence_reaches_adjacent_land_only() -> None:
    state = design("influence", 2)
    state.barbarians = {"serbia": {"light": 1}, "armenia": {"light": 1}}
    state = moving(state)
    assert offers(state, BLUE, Use, technology="influence", target="serbia/light")
    assert not offers(state, BLUE, Use, technology="influence", target="armenia/light")


def converted(**horde: int) -> MedioevoState:
    """Blue has won over a light infantry of a horde in Serbia, beside its land."""
    state = design("influence", 2)
    state.barbarians["serbia"] = {**horde}  # type: ignore
    return after(moving(state), (BLUE, Use("influence", "serbia/light", amount=1)))


def test_m82_those_whom_influence_has_won_over_fight_the_rest_of_the_horde() -> None:
    state = converted(light=2)
    battle = fighting(state)
    assert battle
    assert (battle.place, battle.attacker, battle.defender) == ("serbia", BLUE, None)
    assert (state.players[BLUE].army("serbia"), state.barbarians["serbia"]) == ({"light": 1}, {"light": 1})


def test_m111_influence_over_a_whole_horde_leaves_nobody_to_fight() -> None:
    state = converted(light=1)
    assert not fighting(state)
    assert controller(state, "serbia") == BLUE


def test_m82_the_rest_of_anothers_battle_is_fought_after_it() -> None:
    """Barbarians have come upon Yellow in Serbia; Blue wins one of them over before it begins."""
    state = design("influence", 2)
    state.players[BLUE].orders["battle"] = "always"
    scene = clash({"light": 3}, {"light": 1}, state=state, place="serbia", attacker=None, defender=YELLOW)
    scene.do(BLUE, Use("influence", "serbia/light", amount=1))
    sides = [(frame.attacker, frame.defender) for frame in scene.state.stack if isinstance(frame, Battle)]
    assert sides == [(BLUE, None), (None, YELLOW)]
