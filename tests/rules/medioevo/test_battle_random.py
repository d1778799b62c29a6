"""Random battles of every kind end, keep the invariants all the way, and never leave anybody without a move."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import engine
from rules.medioevo.battle import open_battle
from rules.medioevo.campaign import Onset
from rules.medioevo.data import BARBARIAN_SUPPLY, CAPTAINS, ENGINES, TERRITORIES, UNIT_SUPPLY
from rules.medioevo.effects import berths_free
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War, is_sea, levels_owned, size, tokens_match
from tests.rules.medioevo.builder import GAME, build, flow_on, forge, give, settled, table

_MANY = 2000
_LANDS = ("rum", "nicaea", "cairo", "delta", "palestine")
_SEAS = ("levantine", "aegean")
_SITES = (("village", "town", "city"), ("tower", "fort", "castle"), ("cathedral",))


def random_army(state: MedioevoState, rng: Random, seat: int, place: str) -> None:
    units = [
        rng.choice(CAPTAINS) if kind == "captain" else kind
        for kind, supply in UNIT_SUPPLY.items()
        for _ in range(rng.choice((0, 0, 1, 2, 3 if kind == "captain" else min(5, supply))))
    ] or ["light"]
    engines = [rng.choice(ENGINES) for _ in range(rng.randrange(3))]
    while is_sea(place) and berths_free(state.players[seat], place) < len(units) + len(engines):
        give(state, seat, "galley", 3, place)
    for unit in units:
        state.players[seat].station(place, unit)
    for engine_ in engines:
        forge(state, seat, engine_, place)
    vehicles = ("galley", "ship") if is_sea(place) else ("wagon", "caravan", "wagon")
    for kind in rng.sample(vehicles, rng.randrange(len(vehicles))):
        give(state, seat, kind, rng.randint(1, 3), place, **({"wine": 1} if kind in ("ship", "caravan") else {}))


def random_horde(state: MedioevoState, rng: Random, place: str) -> None:
    horde = {unit: rng.randrange(6) for unit in BARBARIAN_SUPPLY}
    state.barbarians[place] = {unit: count for unit, count in horde.items() if count} or {"light": 1}


def random_battle(rng: Random) -> MedioevoState:
    """Two or three players, barbarians, land or sea, whatever stands there."""
    state = table("byzantium", "mamluks", "hungary")
    rng.shuffle(state.order)
    state.dice = {"d4": rng.randint(1, 4), "d6": rng.randint(1, 6), "d8": rng.randint(1, 8)}
    place = rng.choice(_LANDS + _SEAS)
    if not is_sea(place):
        chosen = [rng.choice(kinds) for kinds in _SITES if rng.random() < 0.5]
        build(state, place, *(kind for kind in chosen if TERRITORIES[place].area or kind not in _SITES[0]))
        if TERRITORIES[place].area and rng.random() < 0.3:
            state.markets[place] = ["slaves"] if TERRITORIES[place].area.good != "slaves" else ["furs"]
    seats = rng.sample(range(3), rng.randint(1, 3))
    for seat in seats:
        random_army(state, rng, seat, place)
    state.wars = [War((one, other), since=1) for one, other in ((0, 1), (0, 2), (1, 2))]
    if len(seats) == 1 or rng.random() < 0.2:
        random_horde(state, rng, place)
    flow = flow_on(state)
    if len(seats) == 1 and rng.random() < 0.5:
        open_battle(flow, place, None, seats[0])
    elif len(seats) == 2 and place not in state.barbarians:
        open_battle(flow, place, seats[0], seats[1], march=rng.randrange(5), entering=rng.random() < 0.7)
    else:
        flow.push(Onset(seat=seats[0], place=place, contact="battle", march=rng.randrange(5)))
    return state


def playable(state: MedioevoState) -> bool:
    return all(tokens_match(levels_owned(player)) for player in state.players)


def pieces(state: MedioevoState) -> int:
    """Every unit of every player: on the map, captive or set aside. It only falls, by what dies."""
    held = [army for player in state.players for army in player.prisoners.values()]
    return sum(player.units() + size(player.aside) for player in state.players) + sum(map(size, held))


def fight_out(seed: int) -> int:
    """How many moves it took."""
    rng = Random(seed)
    state = random_battle(rng)
    while not playable(state):
        state = random_battle(rng)
    state = settled(state)
    for moves in range(_MANY):
        seats = engine.awaited(state)
        if not seats:
            assert not state.stack
            return moves
        before = pieces(state)
        seat = rng.choice(seats)
        action = engine.sample(state, seat, rng)
        for watcher in (None, seat):
            GAME.view(state, watcher)
        state = engine.submit(GAME, state, seat, action, seed=f"random-{seed}", index=moves + 1).state
        assert GAME.faults(state) == [], (seed, action)
        assert pieces(state) <= before
    raise AssertionError(f"battle {seed} goes on and on")


@pytest.mark.parametrize("decade", range(20))
def test_random_battles_end_with_their_invariants(decade: int) -> None:
    assert all(fight_out(seed) < _MANY for seed in range(10 * decade, 10 * decade + 10))
