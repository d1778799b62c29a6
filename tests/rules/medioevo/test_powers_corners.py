"""M-52, M-111: powers where they meet one another: hired troops, guests, pending battles, claimed cards."""

from __future__ import annotations

from rules.medioevo.battle import Battle
from rules.medioevo.combat.field import Side
from rules.medioevo.powers.play import Play
from tests.rules.medioevo.battles import BLUE, YELLOW
from tests.rules.medioevo.builder import table, two
from tests.rules.medioevo.hands import hold, invaded, offers, the, window

GUEST = 2

# Militia


def test_m52_card_25_hired_barbarians_hurry_on_as_such() -> None:
    state = hold(two(), YELLOW, 25)
    state.players[YELLOW].armies = {"sinai": {"light": 2}}
    state.players[YELLOW].hired = {"sinai": {"light": 1}}
    scene = invaded("palestine", state, {"light": 2}, {})
    scene.do(YELLOW, the(scene.state, YELLOW, Play, card=25, target="sinai", shares={"light": 2}))
    assert scene.state.players[YELLOW].hired == {"palestine": {"light": 1}}


def test_m52_card_25_nobody_hurries_out_of_a_battle_under_way() -> None:
    state = hold(two(), YELLOW, 25)
    state.players[YELLOW].armies = {"sinai": {"light": 2}, "cairo": {"light": 2}}
    state.push(Battle(place="sinai", attacker=BLUE, defender=YELLOW, sides=[Side(seat=BLUE), Side(seat=YELLOW)]))
    scene = invaded("palestine", state, {"light": 2}, {})
    assert {move.target for move in offers(scene.state, YELLOW, Play, card=25)} == {"cairo"}


def test_m52_card_24_a_host_calls_up_militia_beside_guests() -> None:
    state = hold(table("byzantium", "mamluks", "hungary"), YELLOW, 24)
    state.players[GUEST].armies = {"palestine": {"light": 1}}
    state.players[GUEST].guest = {"palestine": YELLOW}
    scene = invaded("palestine", state, {"light": 2}, {"light": 1})
    assert window(scene.state) == "entry"
    assert offers(scene.state, YELLOW, Play, card=24, target="heavy")
