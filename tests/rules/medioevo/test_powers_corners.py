"""M-52, M-111: powers where they meet one another: hired troops, guests, pending battles, claimed cards."""

from __future__ import annotations

import pytest

from rules.core import Action, IllegalMove, Words, engine, words
from rules.medioevo.battle import Battle, Crew, Flee, Side, fighters
from rules.medioevo.cards import Hurry
from rules.medioevo.effects import count_as, counted
from rules.medioevo.objectives import Claim
from rules.medioevo.powers import Play, Use
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War, controller, thing_words
from rules.medioevo.trade import Trade
from tests.rules.medioevo.battles import BLUE, YELLOW, clash, stand
from tests.rules.medioevo.builder import GAME, after, at, forge, give, table, two
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.hands import fighting, hold, hush, invaded, learn, moving, offers, window
from tests.rules.medioevo.pacts import in_force

GUEST = 2

# Militia


def test_m52_card_25_hired_barbarians_hurry_on_as_such() -> None:
    state = hold(two(), YELLOW, 25)
    state.players[YELLOW].armies = {"sinai": {"light": 2}}
    state.players[YELLOW].hired = {"sinai": {"light": 1}}
    scene = invaded("palestine", state, {"light": 2}, {})
    scene.do(YELLOW, Play(25)).do(YELLOW, Hurry("sinai", 2, {"light": 2}))
    assert scene.state.players[YELLOW].hired == {"palestine": {"light": 1}}


def test_m52_card_25_nobody_hurries_out_of_a_battle_under_way() -> None:
    state = hold(two(), YELLOW, 25)
    state.players[YELLOW].armies = {"sinai": {"light": 2}, "cairo": {"light": 2}}
    state.push(Battle(place="sinai", attacker=BLUE, defender=YELLOW, sides=[Side(seat=BLUE), Side(seat=YELLOW)]))
    scene = invaded("palestine", state, {"light": 2}, {}).do(YELLOW, Play(25))
    assert {move.origin for move in offers(scene.state, YELLOW, Hurry)} == {"cairo"}


def test_m52_card_24_a_host_calls_up_militia_beside_guests() -> None:
    state = hold(table("byzantium", "mamluks", "hungary"), YELLOW, 24)
    state.players[GUEST].armies = {"palestine": {"light": 1}}
    state.players[GUEST].guest = {"palestine": YELLOW}
    scene = invaded("palestine", state, {"light": 2}, {"light": 1})
    assert window(scene.state) == "entry"
    assert offers(scene.state, YELLOW, Play, card=24, target="heavy")


# A movement that has met somebody and is not finished


def entered() -> MedioevoState:
    """Blue's three light infantry have come to Palestine and to Yellow's unit there; a rider waits in Damascus."""
    state = hold(learn(two(), BLUE, "cartography", 2), BLUE, 34)
    state.wars.append(War((BLUE, YELLOW), since=1))
    state.players[YELLOW].station("palestine", "light")
    stand(state, BLUE, "damascus", {"light": 3, "cavalry": 1})
    cart = give(state, BLUE, "wagon", 1, "damascus")
    return after(campaign(state), (BLUE, leg("damascus", cart, "palestine", light=3)))


def test_m111_cartography_takes_nobody_out_of_land_just_entered() -> None:
    assert not offers(entered(), BLUE, Use, technology="cartography", target="palestine/light")


def test_m111_cartography_does_not_forestall_the_battle_of_a_movement() -> None:
    moves = offers(entered(), BLUE, Use, technology="cartography", target="damascus/cavalry")
    assert moves
    assert "palestine" not in {move.other for move in moves}


def test_m52_card_34_a_templar_does_not_forestall_the_battle_of_a_movement() -> None:
    moves = offers(entered(), BLUE, Play, card=34)
    assert moves
    assert "palestine" not in {move.target for move in moves}


# Who comes by a power


def test_m111_cartography_takes_a_promoted_unit_along_as_what_it_counts_as() -> None:
    state = learn(two(), BLUE, "cartography", 2)
    stand(state, BLUE, "thrace", {"light": 1})
    count_as(state, "thrace", BLUE, "light", "captain1", BLUE)
    state = moving(state)
    state = after(state, (BLUE, Use("cartography", target="thrace/light", other="constantinople")))
    assert counted(state, "constantinople", BLUE) == {"captain1": 1}


def disguised(technology: str) -> MedioevoState:
    """The barbarian captain beside Nicaea counts as light infantry."""
    state = learn(two(), BLUE, technology, 2)
    stand(state, None, "rum", {"captain1": 1})
    count_as(state, "rum", None, "captain1", "light", BLUE)
    return moving(state)


def test_m111_a_barbarian_led_away_by_nation_still_counts_as_another() -> None:
    state = after(disguised("nation"), (BLUE, Use("nation", target="rum/captain1", other="armenia", amount=1)))
    assert counted(state, "armenia", None) == {"light": 1}


def test_m111_a_barbarian_won_over_leaves_its_guise_to_nobody() -> None:
    state = after(disguised("influence"), (BLUE, Use("influence", target="rum/captain1", amount=1)))
    stand(state, None, "rum", {"captain1": 1})
    assert counted(state, "rum", None) == {"captain1": 1}


def test_m121_cartography_leads_into_a_friends_land_as_guests() -> None:
    state = learn(two(), BLUE, "cartography", 2)
    in_force(state, "passage", BLUE, YELLOW)
    stand(state, BLUE, "damascus", {"light": 1})
    state = moving(state)
    state = after(state, (BLUE, Use("cartography", target="damascus/light", other="palestine")))
    assert controller(state, "palestine") == YELLOW


def test_m52_card_34_a_templar_is_a_friends_guest() -> None:
    state = hold(two(), BLUE, 34)
    in_force(state, "passage", BLUE, YELLOW)
    state = after(moving(state), (BLUE, Play(34, target="palestine", other="light")))
    assert controller(state, "palestine") == YELLOW


# What lasts, and what is stopped


def test_m52_card_03_a_bishop_stops_a_flight_that_was_declared() -> None:
    state = hold(two(), YELLOW, 3)
    give(state, BLUE, "wagon", 2, "rum")
    scene = clash({"archer": 4}, {"archer": 4}, state=state, march=1)
    scene.begin(1, 2, 3).keep(BLUE, 1, 2, 4).keep(YELLOW)
    scene.do(BLUE, Flee("nicaea"), 1, 2, 3).keep(BLUE, 1, 2, 3)
    scene.do(YELLOW, Play(3, target="rum")).keep(YELLOW)
    assert (scene.army(BLUE, "nicaea"), fighting(scene.state) is not None) == ({}, True)


def test_m111_machinery_serves_the_engine_in_another_battle_of_the_turn() -> None:
    state = learn(two(), BLUE, "machinery", 1)
    catapult = forge(state, BLUE, "catapult", "rum")
    scene = clash({"light": 3}, {"light": 6}, state=state).do(BLUE, Use("machinery", target=catapult))
    later = scene.state
    later.stack.clear()
    later.players[BLUE].armies.clear()
    later.players[BLUE].engine(catapult).place = "armenia"
    scene = hush(clash({"light": 3}, {"light": 6}, place="armenia", state=later))
    scene.do(BLUE, Crew(catapult, 3, {"light": 3}))
    assert fighters(scene.state, scene.battle, 0) == {"light": 3}


def test_m111_card_14_a_bribed_unit_takes_its_guise_along() -> None:
    state = hold(two(), BLUE, 14)
    stand(state, YELLOW, "rum", {"light": 1})
    count_as(state, "rum", YELLOW, "light", "cavalry", YELLOW)
    scene = clash({"light": 2}, {"light": 1, "heavy": 1}, state=state).do(BLUE, Play(14, target="cavalry"))
    scene.state.players[YELLOW].station("rum", "light")
    assert counted(scene.state, "rum", YELLOW) == {"light": 1, "heavy": 1}
    assert counted(scene.state, "rum", BLUE) == {"light": 2, "cavalry": 1}
    assert scene.army(BLUE) == {"light": 3}


# Cubes and florins


def test_m104_card_20_its_owner_chooses_which_colour_stays() -> None:
    state = hold(two(), BLUE, 20)
    caravan = give(state, BLUE, "caravan", 2, "palestine", arms=1, salt=1)
    state = at(state, Trade(waiting=[BLUE]))
    state = after(state, (BLUE, Play(20, "ability", caravan, None, 2, {"arms": 1, "salt": 1}, ("salt",))))
    assert state.markets["palestine"] == ["salt"]


def test_m51_card_36_claimed_gives_back_what_lies_on_it() -> None:
    state = hold(two(), BLUE, 36)
    player = state.players[BLUE]
    player.banked, player.florins = 300, 1000
    state.players[BLUE].note("sale_income", 800)
    state = after(moving(state), (BLUE, Claim(36)))
    assert (state.players[BLUE].florins, state.players[BLUE].banked) == (1300, 0)


# Refusals


def refused(state: MedioevoState, action: Action) -> Words:
    with pytest.raises(IllegalMove) as caught:
        engine.submit(GAME, state, BLUE, action, seed="scene", index=1)
    return caught.value.refusal.words


def test_m52_a_refusal_names_the_card_the_field_and_what_is_possible() -> None:
    told = refused(moving(hold(two(), BLUE, 34)), Play(34, target="rum", other="captain1"))
    assert told.key == "medioevo-refusal-slot-one"
    assert (told.args["power"], told.args["field"]) == (words("medioevo-card-34"), words("medioevo-play-other-name"))
    assert told.args["options"] == [thing_words(unit) for unit in ("light", "heavy", "cavalry", "archer")]


def test_m52_a_refusal_tells_which_numbers_are_possible() -> None:
    told = refused(moving(hold(two(), BLUE, 36)), Play(36, target="deposit", amount=310))
    assert (told.args["least"], told.args["most"], told.args["value"]) == (10, 300, "310")


def test_m52_a_refusal_tells_what_is_not_asked() -> None:
    state = hold(two(), BLUE, 22)
    give(state, YELLOW, "caravan", 1, "thrace", wine=2)
    assert refused(moving(state), Play(22, target="thrace")).key == "medioevo-refusal-slot-unasked"


@pytest.mark.parametrize(
    ("action", "key"),
    [(Play(25), "card-idle"), (Play(22), "card-used"), (Play(23), "card-foreign"), (Play(34, "blue"), "card-use")],
)
def test_m50_a_refusal_tells_why_a_card_has_no_use(action: Play, key: str) -> None:
    state = hold(two(), BLUE, 22, 25, 34)
    state.players[BLUE].turned = [22]
    assert refused(moving(state), action).key == f"medioevo-refusal-{key}"


def test_m110_a_refusal_names_the_technology_and_the_field() -> None:
    state = learn(two(), BLUE, "cartography", 2)
    state.players[BLUE].station("thrace", "light")
    told = refused(moving(state), Use("cartography", target="thrace/light", other="cairo"))
    assert (told.key, told.args["power"]) == ("medioevo-refusal-slot-one", words("medioevo-technology-cartography"))
