"""M-101: transports that meet armies."""

from __future__ import annotations

from rules.core import engine
from rules.medioevo.campaign import Plunder, Spare
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War
from rules.medioevo.trade import Trade, Travel
from tests.rules.medioevo.builder import after, at, give, play, table, told

HORDE, GREEK, MAMLUK = 0, 1, 2


def scene(*, war: int | None = None, place: str = "azov", **cargo: int) -> tuple[MedioevoState, str]:
    """A caravan II of the Golden Horde in Crimea, and a Greek army on its way."""
    state = table("golden_horde", "byzantium", "mamluks")
    if war is not None:
        state.wars.append(War((HORDE, GREEK), since=war))
    state.players[GREEK].station(place, "light")
    name = give(state, HORDE, "caravan", 2, "crimea", **cargo)
    return at(state, Trade(waiting=[HORDE, GREEK, MAMLUK])), name


def gone(state: MedioevoState) -> bool:
    return not state.players[HORDE].transports


def test_m101_barbarians_plunder_at_once_and_get_nothing() -> None:
    state, name = scene(place="saraj", wine=1)
    state.barbarians["azov"] = {"light": 1}
    played = play(state, HORDE, Travel(name, "azov"))
    assert gone(played.state)
    assert "plunder-barbarians" in told(played.events)


def test_m101_an_army_at_war_plunders_at_once_for_half_the_cost_and_50_a_cube() -> None:
    state, name = scene(war=1, wine=2, salt=1)
    state.markets["crimea"] = ["wine", "salt"]
    state = after(state, (HORDE, Travel(name, "azov")))
    assert gone(state)
    assert state.players[GREEK].florins == 1600 + 100 + 150
    assert state.players[GREEK].honour == 10
    assert [(deed.kind, deed.facts) for deed in state.players[GREEK].deeds] == [
        ("pillage", {"what": "caravan", "owner": "player", "place": "azov"})
    ]


def test_m101_another_army_is_asked_and_pays_three_honour() -> None:
    state, name = scene()
    state = after(state, (HORDE, Travel(name, "azov")))
    assert engine.awaited(state) == (GREEK,)
    state = after(state, (GREEK, Plunder()))
    assert gone(state)
    assert state.players[GREEK].honour == 7
    assert [war.struck for war in state.wars] == [True]


def test_m101_a_war_declared_this_turn_gives_no_right_yet() -> None:
    state, name = scene(war=2)
    state = after(state, (HORDE, Travel(name, "azov")))
    assert engine.awaited(state) == (GREEK,)
    assert after(state, (GREEK, Plunder())).players[GREEK].honour == 7


def test_m101_spared_it_goes_on() -> None:
    state, name = scene()
    state = after(state, (HORDE, Travel(name, "azov")), (GREEK, Spare()), (HORDE, Travel(name, "saraj")))
    assert state.players[HORDE].transport(name).place == "saraj"
    assert state.wars == []


def test_m101_several_armies_are_asked_in_turn_order() -> None:
    state, name = scene()
    state.players[MAMLUK].station("azov", "light")
    state.order = [HORDE, MAMLUK, GREEK]
    state = after(state, (HORDE, Travel(name, "azov")))
    assert engine.awaited(state) == (MAMLUK,)
    state = after(state, (MAMLUK, Spare()))
    assert engine.awaited(state) == (GREEK,)
    assert after(state, (GREEK, Spare())).players[HORDE].transports[0].place == "azov"
    assert gone(after(state, (GREEK, Plunder())))


def test_m101_an_own_army_or_an_armistice_protects_it() -> None:
    for shield in ("army", "armistice"):
        state, name = scene(war=1)
        if shield == "army":
            state.players[HORDE].station("azov", "light")
        else:
            state.truces.append((HORDE, GREEK))
        state = after(state, (HORDE, Travel(name, "azov")))
        assert state.players[HORDE].transport(name).place == "azov"
        assert engine.awaited(state) == (HORDE,)


def test_m101_barbarian_and_foreign_land_without_army_is_open_and_raises_no_horde() -> None:
    state, name = scene(place="saraj")
    state = after(state, (HORDE, Travel(name, "kiev")))
    assert state.players[HORDE].transport(name).place == "kiev"
    assert state.barbarians == {}


def test_m101_who_was_left_beside_an_enemy_is_plundered_from_the_turn_after() -> None:
    def left_standing(*, conquered: bool) -> MedioevoState:
        state = table("golden_horde", "byzantium")
        state.wars.append(War((HORDE, GREEK), since=1))
        state.players[GREEK].station("trebisonda", "light")
        give(state, HORDE, "caravan", 1, "trebisonda")
        if conquered:
            state.players[GREEK].note("conquer", place="trebisonda")
        return at(state, Trade(waiting=[HORDE, GREEK]))

    assert not gone(left_standing(conquered=True))
    assert gone(left_standing(conquered=False))
