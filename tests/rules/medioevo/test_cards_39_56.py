"""M-52: what Jailers, Plague Doctors, Bards, Assassins, Jokers, Diplomats, Gunners and Rangers can do (39 to 56)."""

from __future__ import annotations

import pytest

from rules.medioevo.battle import Capture, Crew, Loot
from rules.medioevo.campaign import Finish, March
from rules.medioevo.effects import CARRIES, effects
from rules.medioevo.events import Decree, EventCard, Events, Suffer
from rules.medioevo.powers import Name, Naming, Play
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War
from rules.medioevo.trade import Trade, Travel
from tests.rules.medioevo.battles import BLUE, YELLOW, Scene, clash
from tests.rules.medioevo.builder import after, at, before, build, forge, give, legal, table, two
from tests.rules.medioevo.campaigns import campaign, leg
from tests.rules.medioevo.hands import fighting, hold, hush, invaded, moving, offers, wagon, window

HORDE, GREEK = 0, 1
LEVANT = 1  # an event that strikes Palestine and Transjordan among others: armies, buildings, goods


def lines(card: int, seat: int = BLUE, blue: int = 6, yellow: int = 6) -> Scene:
    """Light infantry on both sides, so that nobody's ability works; one holds the card."""
    return clash({"light": blue}, {"light": yellow}, state=hold(two(), seat, card))


# Jailers


def test_m52_card_39_jailer_takes_a_prisoner_instead_of_a_life() -> None:
    """8 against 4: four fall, one of them into captivity."""
    scene = lines(39).begin(1, 2, 8).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert window(scene.state) == "damage"
    scene.do(BLUE, Play(39))
    assert scene.state.players[BLUE].prisoners == {YELLOW: {"light": 1}}
    assert scene.army(YELLOW) == {"light": 6 - 4 - 1}


def test_m52_card_39_a_bard_lets_the_jailer_take_a_second_prisoner() -> None:
    scene = clash({"light": 6}, {"light": 6}, state=hold(two(), BLUE, 39, 44))
    scene.begin(1, 2, 8).keep(BLUE, 1, 2, 5).keep(YELLOW)
    hush(scene.do(BLUE, Play(39)).do(BLUE, Play(44, target="39")).do(BLUE, Play(39)))
    assert scene.state.players[BLUE].prisoners == {YELLOW: {"light": 2}}


def test_m52_card_39_a_hired_barbarian_is_nobodys_prisoner() -> None:
    """Four hired barbarians fall; none of them was Yellow's."""
    state = hold(two(), BLUE, 39)
    state.players[YELLOW].hired = {"rum": {"light": 6}}
    scene = clash({"light": 6}, {"light": 6}, state=state).begin(1, 2, 8).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert scene.do(BLUE, Play(39)).state.players[BLUE].prisoners == {}


def test_m52_card_40_jailer_captures_with_two_to_one() -> None:
    """6 against 2, not halved: both are taken."""
    scene = lines(40, blue=4, yellow=2).do(BLUE, Play(40)).do(BLUE, Capture())
    scene.begin(1, 2, 6).keep(BLUE, 1, 2, 3).keep(YELLOW)
    assert scene.state.players[BLUE].prisoners == {YELLOW: {"light": 2}}


def test_m52_card_41_jailer_weakens_a_capture_by_two_points_less() -> None:
    """6 - (3 - 2) against 3: two are taken. Without the card it would be a tie."""
    scene = lines(41, blue=4, yellow=4).do(BLUE, Play(41)).do(BLUE, Capture())
    scene.begin(1, 2, 6).keep(BLUE, 1, 2, 4).keep(YELLOW)
    assert scene.state.players[BLUE].prisoners == {YELLOW: {"light": 2}}


def test_m52_card_41_a_bard_lets_the_jailer_lessen_the_penalty_again() -> None:
    """8 - (4 - 4) against 4: four are taken, where card 41 alone would leave two."""
    scene = clash({"light": 6}, {"light": 6}, state=hold(two(), BLUE, 41, 44))
    scene.do(BLUE, Play(41)).do(BLUE, Play(44, target="41")).do(BLUE, Play(41))
    hush(scene).do(BLUE, Capture()).begin(1, 2, 8).keep(BLUE, 1, 2, 5).keep(YELLOW)
    assert scene.state.players[BLUE].prisoners == {YELLOW: {"light": 4}}


# Plague Doctors


def struck(card: int) -> Scene:
    """An event of the Levant is drawn; Yellow has armies in two of its lands."""
    state = hold(two(), YELLOW, card)
    state.players[YELLOW].armies = {"palestine": {"light": 6}, "transjordan": {"light": 6}}
    state.events.remove(LEVANT)
    scene = Scene(at(state, EventCard(card=LEVANT)))
    assert window(scene.state) == "event-drawn"
    return scene


@pytest.mark.parametrize("roll", [3, 6])
def test_m52_card_42_plague_doctor_protects_one_to_three_lands(roll: int) -> None:
    """Both armies are out of reach, so nobody rolls for them."""
    scene = struck(42).do(YELLOW, Play(42), roll).do(YELLOW, Name(("palestine", "transjordan")))
    scene.do(BLUE, Decree(("armies", "goods")))
    assert scene.state.players[YELLOW].armies == {"palestine": {"light": 6}, "transjordan": {"light": 6}}


def test_m52_card_42_plague_doctor_with_a_low_roll_protects_one() -> None:
    scene = struck(42).do(YELLOW, Play(42), 2)
    assert legal(scene.state, YELLOW, Name(("palestine",)))
    assert not legal(scene.state, YELLOW, Name(("palestine", "transjordan")))


def test_m52_card_43_plague_doctor_protects_one_land() -> None:
    """What falls, falls in Transjordan."""
    scene = struck(43).do(YELLOW, Play(43, target="palestine"))
    scene.do(BLUE, Decree(("armies", "goods")), 2)
    assert legal(scene.state, YELLOW, Suffer("transjordan", 2, {"light": 2}))
    assert not legal(scene.state, YELLOW, Suffer("palestine", 2, {"light": 2}))


# Bards


@pytest.mark.parametrize(("card", "florins"), [(44, 1600), (45, 1550)])
def test_m52_cards_44_45_bard_readies_anybodys_card(card: int, florins: int) -> None:
    state = hold(hold(two(), BLUE, card), YELLOW, 5)
    state.players[YELLOW].turned = [5]
    state = after(moving(state), (BLUE, Play(card, target="5")))
    assert (state.players[YELLOW].turned, state.players[BLUE].turned) == ([], [card])
    assert state.players[BLUE].florins == florins


def bard_beside_a_battle(order: str) -> Scene:
    """Blue, who has turned card 5, fights Yellow; Hungary has a Bard and looks on."""
    state = hold(hold(table("byzantium", "mamluks", "hungary"), BLUE, 5), 2, 44)
    state.players[BLUE].turned = [5]
    state.players[2].orders["dice"] = order  # pyright: ignore
    return clash({"light": 6}, {"light": 9}, state=state).begin(1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)


def test_m130_who_always_wants_to_be_asked_may_let_a_bard_ready_the_card_of_another() -> None:
    scene = bard_beside_a_battle("always")
    assert scene.asked == (2,)
    scene.do(2, Play(44, target="5"))
    assert scene.asked == (BLUE,)


def test_m131_who_is_not_involved_and_did_not_say_so_is_not_asked_for_the_bard() -> None:
    assert window(bard_beside_a_battle("involved").state) is None


# Assassins


def test_m52_card_46_assassin_makes_a_pair_of_dice() -> None:
    """The rulebook's 5, 4 and 2: the 5 becomes a 4, and the attack 16."""
    scene = lines(46, blue=3, yellow=9).begin(2, 4, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)
    scene.do(BLUE, Play(46, target="seat0/d8"))
    assert scene.view.attacker.attack_value == 16


def test_m52_card_46_assassin_reaches_the_dice_of_the_enemy() -> None:
    scene = lines(46, YELLOW).begin(1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW)
    scene.do(YELLOW, Play(46, target="seat0/d8"))
    assert scene.view.attacker.attack_value == 4


def test_m52_card_46_assassin_makes_an_arrow_hit() -> None:
    scene = clash({"archer": 2, "light": 4}, {"light": 6}, state=hold(two(), BLUE, 46)).begin(8, 4)
    scene.do(BLUE, Play(46, target="seat0/arrow/1"), 1, 2, 3)
    assert scene.army(YELLOW) == {"light": 5}


def test_m52_card_46_assassin_makes_a_shot_hit() -> None:
    state = hold(two(), BLUE, 46)
    catapult = forge(state, BLUE, "catapult", "rum")
    scene = clash({"light": 6}, {"light": 6}, state=state).do(BLUE, Crew(catapult, 1, {"light": 1})).begin(4)
    scene.do(BLUE, Play(46, target=f"seat0/{catapult}/0"), 1, 2, 3)
    assert scene.army(YELLOW) == {"light": 4}


def test_m52_card_46_assassin_swells_the_horde() -> None:
    state = hold(two(), BLUE, 46)
    state.players[BLUE].orders["die-rolled"] = "always"  # the barbarians' dice are nobody's
    state.push(before(Events, "horde_rolled"))
    scene = Scene(state)
    assert window(scene.state) == "die-rolled"
    scene.do(BLUE, Play(46, target="d4"))
    assert scene.state.dice["d4"] == 3


def test_m52_card_46_assassin_lowers_an_events_die() -> None:
    """A roll of 5 spares armies, a 4 costs four points."""
    state = hold(two(), BLUE, 46)
    state.players[YELLOW].station("palestine", "light", 6)
    state.players[BLUE].orders["die-rolled"] = "always"
    state.push(EventCard(card=LEVANT, announced=True))
    state.events.remove(LEVANT)
    scene = Scene(state).do(BLUE, Decree(("armies", "goods")), 5)
    assert window(scene.state) == "die-rolled"
    scene.do(BLUE, Play(46, target="seat1/d6"))
    assert legal(scene.state, YELLOW, Suffer("palestine", 4, {"light": 4}))


@pytest.mark.parametrize(("rolled", "enemies"), [(4, 5), (5, 6)])
def test_m52_card_46_assassin_lowers_a_spys_die(rolled: int, enemies: int) -> None:
    """N'importe quel dé: on 1 to 3 an ambush of card 17 removes a unit."""
    scene = clash({"light": 6}, {"light": 6}, state=hold(two(), BLUE, 17, 46))
    scene.do(BLUE, Play(17, target="light", other="light"), rolled)
    assert window(scene.state) == "die-rolled"
    scene.do(BLUE, Play(46, target="seat0/d8"))
    assert scene.army(YELLOW) == {"light": enemies}


def test_m52_card_46_assassin_lowers_the_die_of_anothers_card() -> None:
    """A roll of 3 would arm two more archers by card 7; a 2 arms one."""
    state = hold(hold(two(), BLUE, 7), YELLOW, 46)
    scene = clash({"light": 3}, {"light": 3}, state=state).do(BLUE, Play(7), 3)
    scene.do(YELLOW, Play(46, target="seat0/d6"))
    (effect,) = effects(scene.state, "more_archers")
    assert effect.count == 1


@pytest.mark.parametrize("card", [13, 50, 54])
def test_m52_card_46_assassin_lowers_the_dice_of_cards_that_speak_of_one_to_three(card: int) -> None:
    state = hold(hold(two(), BLUE, card, 46), YELLOW, 5)
    state.players[YELLOW].turned = [5]
    catapult = forge(state, BLUE, "catapult", "nicaea")
    scene = Scene(moving(state)).do(BLUE, Play(card, target=catapult if card == 54 else None), 5)
    assert window(scene.state) == "die-rolled"
    scene.do(BLUE, Play(46, target="seat0/d6"))
    if card == 54:
        assert [effect.count for effect in effects(scene.state, CARRIES)] == [2]
    else:
        (naming,) = (frame for frame in scene.state.stack if isinstance(frame, Naming))
        assert naming.number == min(2, len(naming.options))


def test_m52_card_46_assassin_sinks_a_galley() -> None:
    state = hold(two(), BLUE, 46)
    _, galley = (give(state, seat, "galley", 1, "levantine") for seat in (BLUE, YELLOW))
    scene = clash({"archer": 1, "light": 2}, {"light": 1}, state=state, place="levantine").begin(1, 4)
    assert window(scene.state) == "die-rolled"
    scene.do(BLUE, Play(46, target=f"seat1/{galley}"))
    assert scene.state.players[YELLOW].transports == []


def test_m52_card_47_assassin_lowers_two_dice() -> None:
    """5, 4 and 2 against 3, 3 and 1: the pair of the enemy is broken as well."""
    scene = lines(47, blue=3, yellow=9).begin(2, 4, 5).keep(BLUE, 1, 3, 3).keep(YELLOW)
    scene.do(BLUE, Play(47, target="seat0/d8", other="seat1/d8"))
    assert (scene.view.attacker.attack_value, scene.view.defender.attack_value) == (16, 3 - 1)


# Jokers


@pytest.mark.parametrize(("card", "florins"), [(48, 1550), (49, 1600)])
def test_m52_cards_48_49_joker_cancels_a_card_which_stays_turned(card: int, florins: int) -> None:
    state = hold(hold(two(), BLUE, 44), YELLOW, card, 5)
    state.players[YELLOW].turned = [5]
    state = after(moving(state), (BLUE, Play(44, target="5")))
    assert window(state) == "card"
    state = after(state, (YELLOW, Play(card)))
    assert (state.players[BLUE].turned, state.players[YELLOW].turned) == ([44], [5, card])
    assert state.players[YELLOW].florins == florins


# Diplomats


def sacked(card: int) -> tuple[Scene, str]:
    """Blue takes Palestine, where Yellow has a fort, a caravan and wine and salt in the market."""
    state = build(hold(two(), YELLOW, card), "palestine", "fort")
    state.markets["palestine"] = ["wine", "salt"]
    caravan = give(state, YELLOW, "caravan", 1, "palestine")
    scene = invaded("palestine", state, {"light": 2}, {})
    assert window(scene.state) == "entry"
    return scene, caravan


def plunder(scene: Scene) -> MedioevoState:
    """As much as may be."""
    greedy = min(offers(scene.state, BLUE, Loot), key=lambda loot: len((*loot.keep, *loot.first)))
    return scene.do(BLUE, greedy).state


def test_m52_card_50_diplomat_protects_one_to_three_things_from_plunder() -> None:
    scene, _ = sacked(50)
    scene.do(YELLOW, Play(50), 4).do(YELLOW, Name(("palestine/military", "market/palestine/wine")))
    state = plunder(hush(scene))
    assert state.building("palestine", "military")
    assert state.markets["palestine"] == ["wine"]


def test_m52_card_51_diplomat_protects_a_caravan_from_plunder() -> None:
    scene, caravan = sacked(51)
    state = plunder(hush(scene.do(YELLOW, Play(51, target=caravan))))
    assert not state.building("palestine", "military")
    assert [piece.id for player in state.players for piece in player.transports] == [caravan]


def test_m52_card_51_diplomat_may_wait_for_the_plunder_and_barbarians_pass_by() -> None:
    state = hold(table("golden_horde", "byzantium"), HORDE, 51)
    caravan = give(state, HORDE, "caravan", 1, "crimea")
    state.barbarians["azov"] = {"light": 1}
    state = after(at(state, Trade(waiting=[HORDE])), (HORDE, Travel(caravan, "azov")))
    assert window(state) == "plunder"
    state = after(state, (HORDE, Play(51, target=caravan)))
    assert state.players[HORDE].transport(caravan).place == "azov"


# Gunners


@pytest.mark.parametrize(("crew", "shots"), [(0, 1), (3, 4)])
def test_m52_card_52_gunner_gives_every_engine_one_more_hand(crew: int, shots: int) -> None:
    state = hold(two(), BLUE, 52)
    catapult = forge(state, BLUE, "catapult", "rum")
    scene = clash({"light": 6}, {"light": 6}, state=state).do(BLUE, Play(52))
    if crew:
        scene.do(BLUE, Crew(catapult, crew, {"light": crew}))
    scene.begin(*[8] * shots, 1, 2, 3)
    assert len(scene.battle.sides[0].now.shots[catapult]) == shots


def test_m52_card_52_gunner_serves_the_whole_battle() -> None:
    state = hold(two(), BLUE, 52)
    catapult = forge(state, BLUE, "catapult", "rum")
    scene = clash({"light": 6}, {"light": 6}, state=state).do(BLUE, Play(52))
    scene.begin(8, 1, 2, 5).keep(BLUE, 1, 2, 5).keep(YELLOW).begin(8, 1, 2, 5)
    assert scene.battle.round == 2
    assert scene.battle.sides[0].now.shots == {catapult: [8]}


def test_m52_card_52_a_bard_gives_every_engine_another_hand() -> None:
    state = hold(two(), BLUE, 52, 44)
    catapult = forge(state, BLUE, "catapult", "rum")
    scene = clash({"light": 6}, {"light": 6}, state=state)
    scene.do(BLUE, Play(52)).do(BLUE, Play(44, target="52")).do(BLUE, Play(52))
    hush(scene).begin(8, 8, 1, 2, 3)
    assert scene.battle.sides[0].now.shots == {catapult: [8, 8]}


def test_m52_card_53_gunner_lets_an_engine_keep_pace_with_an_army() -> None:
    """Five steps from Macedonia to Trebisonda; an engine makes four."""
    state = hold(two(), BLUE, 53)
    state.players[BLUE].armies = {"macedonia": {"light": 1}, "trebisonda": {"light": 1}}
    cart, catapult = give(state, BLUE, "wagon", 1, "macedonia"), forge(state, BLUE, "catapult", "macedonia")
    follow = March("macedonia", catapult, target="trebisonda")
    march = (BLUE, leg("macedonia", cart, "trebisonda", light=1))
    state = campaign(state)
    assert not legal(after(state, march), BLUE, follow)
    state = after(state, (BLUE, Play(53, target=catapult)), march, (BLUE, follow))
    assert state.players[BLUE].engine(catapult).place == "trebisonda"


@pytest.mark.parametrize(("roll", "room"), [(1, 1), (3, 2), (6, 3)])
def test_m52_card_54_gunner_makes_a_wagon_of_an_engine(roll: int, room: int) -> None:
    state = hold(two(), BLUE, 54)
    state.players[BLUE].station("thrace", "light", 4)
    catapult = forge(state, BLUE, "catapult", "thrace")
    scene = Scene(moving(state)).do(BLUE, Play(54, target=catapult), roll)
    assert legal(scene.state, BLUE, leg("thrace", catapult, "macedonia", light=room))
    assert not legal(scene.state, BLUE, leg("thrace", catapult, "macedonia", light=room + 1))


# Rangers


def ranging(card: int) -> MedioevoState:
    """Blue in Nicaea; barbarians roam Rum, beyond which lies Antakya."""
    state = hold(two(), BLUE, card)
    state.barbarians["rum"] = {"light": 1}
    state.players[BLUE].station("nicaea", "light", 5)
    return moving(state)


def test_m52_card_55_ranger_leads_a_wagon_unseen_through_barbarians() -> None:
    state = ranging(55)
    through = leg("nicaea", wagon(state), "antakya", light=3)
    assert not legal(state, BLUE, through)
    state = after(state, (BLUE, Play(55, target=wagon(state))), (BLUE, through))
    assert state.players[BLUE].army("antakya") == {"light": 3}
    assert state.barbarians == {"rum": {"light": 1}}
    assert fighting(after(state, (BLUE, Finish()))), "where it arrives it is seen"


def test_m52_card_55_ranger_leads_a_caravan_past_an_enemy() -> None:
    state = hold(table("golden_horde", "byzantium"), HORDE, 55)
    state.wars.append(War((HORDE, GREEK), since=1))
    state.players[GREEK].station("azov", "light")
    caravan = give(state, HORDE, "caravan", 1, "crimea")
    state = at(state, Trade(waiting=[HORDE]))
    state = after(state, (HORDE, Play(55, target=caravan)), (HORDE, Travel(caravan, "don_steppe")))
    assert state.players[HORDE].transport(caravan).place == "don_steppe"
    assert state.players[HORDE].transport(caravan).spent == 2, "straight through Azov"


def test_m52_card_56_ranger_leads_all_transports_of_a_place() -> None:
    state = ranging(56)
    second = give(state, BLUE, "wagon", 1, "nicaea")
    first, march = wagon(state), leg("nicaea", wagon(state), "antakya", light=3)
    state = after(state, (BLUE, Play(56, target="nicaea")), (BLUE, march))
    state = after(state, (BLUE, leg("nicaea", second, "antakya", light=2)))
    assert state.players[BLUE].armies == {"antakya": {"light": 5}}
    assert {piece.place for piece in state.players[BLUE].transports if piece.id in (first, second)} == {"antakya"}
