"""M-52: cards where they meet guests, guises, Bards, events and one another."""

from __future__ import annotations

import pytest

from rules.medioevo.battle import Flee, trapped
from rules.medioevo.campaign import Engage, Finish, March
from rules.medioevo.effects import DOUBLES, count_as, counted, impose
from rules.medioevo.events import Strike
from rules.medioevo.powers import Play, Use
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War
from rules.medioevo.trade import Trade, Travel
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash, stand
from tests.rules.medioevo.builder import after, at, build, give, legal, two
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.hands import (
    fighting,
    hold,
    hush,
    invaded,
    learn,
    moving,
    offers,
    protect,
    quiet,
    turn_over,
    window,
)
from tests.rules.medioevo.pacts import three

GUEST = 2
LEVANT = 1  # an event


# Bishops


def test_m111_card_03_a_forbidden_sea_is_not_entered_by_a_caravan_that_could_not_leave_it() -> None:
    state = hold(learn(two(), BLUE, "logistics", 1), YELLOW, 3)
    state.players[YELLOW].orders["departure"] = "always"
    caravan = give(state, BLUE, "caravan", 1, "thrace")
    state = at(state, Trade(waiting=[BLUE]))
    state = after(state, (BLUE, Use("logistics", target=caravan, other="levantine")), (BLUE, Travel(caravan, "delta")))
    state = after(state, (YELLOW, Play(3, target="levantine")))
    assert state.players[BLUE].transport(caravan).place == "ionia"


# Scientists


def aboard(*, serves: bool) -> tuple[MedioevoState, str, March]:
    """Blue's galley is to take a caravan to sea."""
    state = two()
    galley, caravan = (give(state, BLUE, kind, 1, "thrace") for kind in ("galley", "caravan"))
    if serves:
        impose(state, DOUBLES, BLUE, piece=caravan)
    return campaign(state), caravan, leg("thrace", galley, "aegean", cargo=(caravan,))


def test_m61_card_11_a_galley_takes_no_caravan() -> None:
    state, _, march = aboard(serves=False)
    assert not legal(state, BLUE, march)


def test_m61_card_11_a_galley_takes_a_caravan_that_serves_as_a_wagon() -> None:
    state, caravan, march = aboard(serves=True)
    assert after(state, (BLUE, march)).players[BLUE].transport(caravan).place == "aegean"


def test_m61_card_11_a_caravan_left_aboard_is_landed_in_the_turn_after() -> None:
    state, caravan, march = aboard(serves=True)
    state = campaign(turn_over(after(state, (BLUE, march), (BLUE, Finish()))))
    state = after(state, (BLUE, leg("aegean", march.piece, "thrace", cargo=(caravan,))))
    assert state.players[BLUE].transport(caravan).place == "thrace"


def test_m79_a_caravan_does_not_flee_by_galley() -> None:
    state = two()
    galley, caravan = (give(state, BLUE, kind, 2, "ionia") for kind in ("galley", "caravan"))
    scene = clash({"archer": 5}, {"archer": 4}, place="ionia", state=state, march=2)
    scene.begin(1, 2, 3).keep(BLUE, 1, 2, 4).keep(YELLOW)
    scene.do(BLUE, Flee("aegean"), 1, 2, 3)
    scene.keep(BLUE, 1, 2, 3).keep(YELLOW)
    places = {piece.id: piece.place for piece in scene.state.players[BLUE].transports}
    assert (places[galley], places.get(caravan)) == ("aegean", "ionia")


# Guests: they neither hold nor contest the land of their host (M-34)


def visited(*cards: int, garrison: int, mover: int = YELLOW) -> MedioevoState:
    """Blue's three light infantry march into Yellow's Palestine with its fort, where Hungary's unit is a guest."""
    state = build(hold(three(), mover, *cards), "palestine", "fort")
    state.wars += [War((BLUE, YELLOW), since=1), War((BLUE, GUEST), since=1)]
    state.players[GUEST].station("palestine", "light")
    state.players[GUEST].guest = {"palestine": YELLOW}
    if garrison:
        state.players[YELLOW].station("palestine", "light", garrison)
    state.players[BLUE].station("damascus", "light", 3)
    cart = give(state, BLUE, "wagon", 1, "damascus")
    return after(campaign(state), (BLUE, leg("damascus", cart, "palestine", light=3)))


def test_m52_card_06_half_goes_on_from_land_with_a_garrison_and_guests() -> None:
    assert legal(visited(6, garrison=1, mover=BLUE), BLUE, Play(6))


def test_m52_card_24_a_host_calls_up_militia_where_only_guests_stand() -> None:
    state = after(visited(24, garrison=0), (BLUE, Finish()))
    assert window(state) == "entry"
    state = after(state, (YELLOW, Play(24, target="heavy")))
    assert state.players[YELLOW].army("palestine") == {"heavy": 1}


def test_m52_card_26_a_host_raises_the_walls_beside_guests() -> None:
    state = after(visited(26, garrison=1), (BLUE, Finish()), (YELLOW, Play(26)), (BLUE, Engage(YELLOW)))
    battle = fighting(state)
    assert battle
    assert battle.keeper == YELLOW


def test_m70_a_guest_has_no_shelter_in_the_walls_of_its_host() -> None:
    battle = fighting(quiet(after(visited(garrison=0), (BLUE, Finish()))))
    assert battle
    assert (battle.defender, battle.keeper) == (GUEST, YELLOW)


def test_m34_a_guest_whose_host_has_lost_the_land_has_its_walls() -> None:
    state = three()
    state.players[YELLOW].armies = {"rum": {"light": 1}}
    state.players[YELLOW].guest = {"rum": GUEST}
    assert clash({"light": 2}, {"light": 1}, state=build(state, "rum", "fort")).battle.keeper == YELLOW


# Spies and infiltrators


def test_m111_card_14_a_unit_that_counts_as_a_captain_is_immune() -> None:
    state = hold(two(), BLUE, 14)
    stand(state, YELLOW, "rum", {"light": 1})
    count_as(state, "rum", YELLOW, "light", "captain1", YELLOW)
    scene = clash({"light": 2}, {"light": 1, "heavy": 1}, state=state)
    assert [move.target for move in offers(scene.state, BLUE, Play, card=14, use="ability")] == ["heavy"]


def test_m111_card_14_a_captain_that_counts_as_light_infantry_is_not() -> None:
    state = hold(two(), BLUE, 14)
    stand(state, None, "rum", {"captain1": 1})
    count_as(state, "rum", None, "captain1", "light", BLUE)
    scene = clash({"light": 2}, {"archer": 1, "captain1": 1}, state=state, defender=None)
    scene.do(BLUE, Play(14, target="light"))
    assert (scene.army(BLUE), scene.army(None)) == ({"light": 2, "captain1": 1}, {"archer": 1})
    assert counted(scene.state, "rum", BLUE) == {"light": 3}


@pytest.mark.parametrize("card", [14, 17])
def test_m52_cards_14_and_17_pick_a_unit_that_is_not_trapped(card: int) -> None:
    scene = clash({"light": 6}, {"archer": 2, "light": 6}, state=hold(two(), BLUE, card, 18))
    scene.do(BLUE, Play(18, target="archer", other="light"), 1)
    scene.do(BLUE, Play(card, target="archer", other=None if card == 14 else "light"), *([1] if card == 17 else []))
    assert trapped(scene.state, scene.battle, 1) == {"archer": 1}


def caravan_in_rum() -> tuple[MedioevoState, str]:
    """Yellow's, full of cubes, before a battle with Blue's spy."""
    state = hold(two(), BLUE, 16)
    return state, give(state, YELLOW, "caravan", 2, "rum", wine=3, salt=1)


def test_m52_card_16_a_caravan_that_serves_as_a_wagon_can_be_sabotaged() -> None:
    state, caravan = caravan_in_rum()
    impose(state, DOUBLES, YELLOW, piece=caravan)
    scene = clash({"light": 6}, {"light": 6}, state=state).do(BLUE, Play(16, target=caravan, other="light"), 1)
    left = scene.state.players[YELLOW].transport(caravan)
    assert (left.level, left.cargo) == (1, {"wine": 1, "salt": 1})


def test_m52_card_16_a_caravan_that_does_not_cannot() -> None:
    scene = clash({"light": 6}, {"light": 6}, state=caravan_in_rum()[0])
    assert window(scene.state) is None


# Bards: a card that was used works once more


def test_m52_card_05_two_uses_in_one_round_add_up() -> None:
    scene = clash({"light": 6}, {"light": 9}, state=hold(two(), BLUE, 5, 44))
    scene.begin(1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)
    for play in (Play(5, target="seat0"), Play(44, target="5"), Play(5, target="seat0")):
        scene.do(BLUE, play)
    assert scene.view.attacker.attack_value == 5 + 2 + 2


def test_m52_card_08_two_uses_in_one_round_add_up() -> None:
    """One pair: a 5 becomes a 4, then a 3."""
    scene = clash({"archer": 2, "light": 1}, {"light": 6}, state=hold(two(), BLUE, 8, 44)).begin(5, 8)
    for play in (Play(8), Play(44, target="8")):
        scene.do(BLUE, play)
    scene.do(BLUE, Play(8), 1, 2, 3)
    assert scene.army(YELLOW) == {"light": 5}


def test_m52_card_08_is_of_no_use_beyond_three() -> None:
    scene = clash({"archer": 6, "light": 1}, {"light": 6}, state=hold(two(), BLUE, 8, 44)).begin(*[8] * 6)
    scene.do(BLUE, Play(8), 1, 2, 3)
    assert window(scene.state) is None, "nobody readies it"


def test_m130_card_08_opens_no_window_for_a_single_archer() -> None:
    scene = clash({"archer": 1, "light": 1}, {"light": 6}, state=hold(two(), BLUE, 8)).begin(8, 1, 2, 3)
    assert window(scene.state) is None


def test_m130_card_09_opens_no_window_where_nobody_missed() -> None:
    scene = clash({"archer": 2, "light": 1}, {"light": 6}, state=hold(two(), BLUE, 9)).begin(1, 3, 1, 2, 3)
    assert window(scene.state) is None


def test_m52_card_22_a_toll_taken_twice_is_paid_twice() -> None:
    state = hold(two(), BLUE, 22, 44)
    give(state, YELLOW, "caravan", 1, "thrace", wine=2)
    state = after(moving(state), (BLUE, Play(22)), (BLUE, Play(44, target="22")), (BLUE, Play(22)))
    assert state.players[BLUE].florins == 1640


def test_m52_card_36_what_was_taken_brings_no_second_bonus() -> None:
    state = hold(two(), BLUE, 36, 44)
    state.players[BLUE].banked = 200
    state = after(moving(state), (BLUE, Play(36, target="withdraw")), (BLUE, Play(44, target="36")))
    assert state.players[BLUE].florins == 1600 + 300
    assert {move.target for move in offers(state, BLUE, Play, card=36, use="ability")} == {"deposit"}


# Other cards that meet


def test_m130_card_04_may_be_played_while_a_round_is_prepared() -> None:
    scene = hush(clash({"archer": 3}, {"archer": 1, "heavy": 3}, state=hold(two(), BLUE, 4)))
    scene.do(BLUE, Play(4)).begin(8, 8, 8, 1, 2, 3)
    assert len(scene.view.attacker.arrows) == 3


def test_m130_card_35_a_templar_may_come_while_a_round_is_prepared() -> None:
    scene = hush(clash({"light": 3}, {"light": 3}, state=hold(two(), BLUE, 35)))
    assert scene.do(BLUE, Play(35, target="heavy")).army(BLUE) == {"light": 3, "heavy": 1}


def test_m130_card_35_no_templar_comes_once_the_dice_lie() -> None:
    scene = hush(clash({"light": 3}, {"light": 3}, state=hold(two(), BLUE, 35))).begin(1, 2, 3)
    assert not offers(scene.state, BLUE, Play, card=35, use="ability")


def test_m52_card_12_the_tower_of_card_26_protects_from_two_kinds_of_attack() -> None:
    """One off the arrows, and one off the melee."""
    scene = invaded("palestine", hold(two(), YELLOW, 12, 26), {"archer": 3, "light": 3}, {"light": 6})
    scene.do(YELLOW, Play(26)).do(YELLOW, Play(12, target="palestine"))
    protect(scene, YELLOW, "archers", "melee").begin(1, 1, 1, 1, 2, 5)
    assert scene.army(YELLOW, "palestine") == {"light": 4}, "two of three arrows"


# Surgeons


def test_m22_card_27_a_surgeon_saves_a_unit_from_an_event() -> None:
    state = hold(two(), YELLOW, 27)
    state.players[YELLOW].station("palestine", "light")
    state.push(Strike(card=LEVANT, icon="armies", rolls={YELLOW: 1}))
    scene = Scene(state)
    assert window(scene.state) == "damage"
    scene.do(YELLOW, Play(27))
    assert scene.army(YELLOW, "palestine") == {"light": 1}


def test_m22_card_27_serves_no_building() -> None:
    state = build(hold(two(), YELLOW, 27), "palestine", "castle")
    state.push(Strike(card=LEVANT, icon="buildings", rolls={YELLOW: 3}))
    assert window(Scene(state).state) is None
