"""Small positions of Medioevo that show one rule each, and the numbers of its rules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from msgspec import structs

from render.medioevo.samples import battle_side, fires, parts, place, table, view
from rules.medioevo.battle import (
    AREA_HONOUR,
    BUILDING_HONOUR,
    CAPTURE_RATIO,
    CAVALRY_DAMAGE,
    GREAT_ARMY,
    HIT_UP_TO,
    HOLY_HONOUR,
    MOST_CREW,
    OVERWHELMING,
    SACRIFICE_BONUS,
)
from rules.medioevo.campaign import TAX_STEP
from rules.medioevo.data import (
    CONTROL_TOKENS,
    ENGINE_MOVEMENT,
    ICONS_APPLIED,
    LEVEL_PRICE,
    POINT_PRICE,
    REPAIR_PRICE,
    RIVERS,
    SUPPLY_POINTS,
    TECHNOLOGY_PRICE,
    TERRITORIES,
    VEHICLE_ROWS,
)
from rules.medioevo.diplomacy import ATTACK_PENALTY, BREACH
from rules.medioevo.economy import (
    BASE_LEVY,
    CARD_PRICE,
    CARD_PRICE_EACH,
    CARDS_SEEN,
    CARDS_SEEN_EACH,
    GOOD_PRICE,
    INTEREST,
    LOAN,
    MARKET_BONUS,
    MARKET_INCOME,
    MOST_LOANS,
    PLUNDERED_CUBE,
    RANSOM_FACTOR,
    ROUTE_BONUS,
    TAX_LEVELS,
    UPKEEP,
)
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import START_FLORINS, START_HONOUR, War, entry_cost, upkeep_at
from rules.medioevo.trade import POINTS
from rules.medioevo.turn import CAPTIVE_HONOUR, DEBT_HONOUR, PRIZE, SHARED_PRIZE, TOKEN_HONOUR
from rules.medioevo.view import BattleView, MedioevoView, RouteView


def _world(*armies: str) -> MedioevoState:
    """Hungary, Byzantium and the Mamluks in their third turn, with these pieces and barbarians at every other fire."""
    state = table(("hungary", "byzantium", "mamluks"), 3)
    fires(state)
    for seat, text in enumerate(armies):
        place(state, seat, text)
    for where in list(state.barbarians):
        if any(where in player.armies or where in player.control for player in state.players):
            del state.barbarians[where]
    return state


def land() -> MedioevoState:
    return _world("dalmatia village l2 ship1=slaves; slavonia h2; adriatic galley1 l2")


def control() -> MedioevoState:
    return _world("transylvania castle h2; wallachia token", "bulgaria h2")


def rebellion() -> MedioevoState:
    state = _world("great_plain town; transylvania village h3 c1; wallachia token")
    place(state, None, "great_plain l2 a1")
    return state


def march() -> MedioevoState:
    return _world("great_plain town wagon2 l2 h2 c1; transylvania village")


def conquest() -> MedioevoState:
    return _world("bulgaria village fort h3 c1 wagon2")


def sea() -> MedioevoState:
    return _world("", "aegean galley2 l3 a1; ionia village galley1", "aegean galley1 l2")


def route() -> MedioevoView:
    """Bought in Szeged; of four areas one is reached."""
    state = _world("great_plain town caravan2=grain,grain,grain")
    caravan = state.players[0].transports[0].id
    way = RouteView(
        seat=0, transport=caravan, open=("bulgaria", "macedonia"), done=("transylvania",), destination="dalmatia"
    )
    return structs.replace(view(state), routes=(way,), trader=0, phase="trade", step="trade")


def battle() -> MedioevoView:
    """The attacker's dice lie, with one of them rolled again."""
    attacker = battle_side(
        0, {"heavy": 4, "light": 3, "archer": 2}, {"heavy": 3, "light": 3, "archer": 2},
        first_dice={"d4": 1, "d6": 6, "d8": 6}, dice={"d4": 3, "d6": 6, "d8": 6}, rerolled=["d4"],
        attack=parts(product=36, penalty=-1), attack_value=35, casualties=parts(lowest=3), casualty_value=3,
    )  # fmt: skip
    defender = battle_side(1, {"heavy": 5}, {"heavy": 5})
    fight = BattleView(
        place="serbia", naval=False, round=1, step="melee", attacker=attacker, defender=defender, winner=None,
        past=False, superiority=0, fleeing_to=None, flight_cost=0,
    )  # fmt: skip
    return structs.replace(view(_world()), battle=fight, awaited=(1,), phase="combat", step="battle")


def realm() -> MedioevoView:
    state = _world("pannonia town h3 c1; transylvania l2 wagon1; wallachia token")
    hungary = state.players[0]
    hungary.florins, hungary.tax, hungary.loans, hungary.honour = 640, 30, 1, 14
    hungary.prisoners = {1: {"light": 2, "cavalry": 1}}
    hungary.tokens, hungary.used_tokens = {"red": 2, "blue": 1}, {"blue": 1}
    return view(state, 0)


def learning() -> MedioevoView:
    state = _world()
    for player, levels in zip(state.players, (2, 1, 0), strict=True):
        player.technology = {"red": levels}
    return view(state, 0)


def quarrel() -> MedioevoView:
    state = _world()
    state.wars = [War((0, 1), since=2), War((0, 2), since=2)]
    state.truces = [(0, 2)]
    return view(state)


VIEWS: dict[str, Callable[[], MedioevoView]] = {
    "land": lambda: view(land()),
    "control": lambda: view(control()),
    "rebellion": lambda: view(rebellion()),
    "march": lambda: view(march()),
    "conquest": lambda: view(conquest()),
    "sea": lambda: view(sea()),
    "route": route,
    "battle": battle,
    "realm": realm,
    "learning": learning,
    "quarrel": quarrel,
}


def _row(numbers: tuple[int, ...]) -> str:
    return " · ".join(str(number).replace("-", "−") for number in numbers)


def _held() -> str:
    """M-136: how many units in others' hands make a step."""
    starts = [least for least, _ in reversed(CAPTIVE_HONOUR)]
    steps = [f"{least}–{after - 1}" for least, after in pairwise(starts)]
    return " · ".join([*steps, f"{starts[-1]}+"])


def _terrain() -> dict[str, str | int]:
    """M-141: movement points of entering, and upkeep where nobody lives."""
    wild = {land.terrain: place for place, land in reversed(TERRITORIES.items()) if not land.area}
    town = next(place for place, land in TERRITORIES.items() if land.area)
    here, there = next(tuple(border) for borders in RIVERS.values() for border in borders)
    return {
        **{f"mp_{kind}": entry_cost(place, place) for kind, place in wild.items()},
        **{f"keep_{kind}": upkeep_at(place) for kind, place in wild.items()},
        "mp_river": entry_cost(here, there) - entry_cost(there, there),
        "keep_area": upkeep_at(town),
    }


# The numbers that the pictures' words and tables name.
FACTS: dict[str, str | int] = {
    "start": START_FLORINS,
    "honour": START_HONOUR,
    "upkeep": UPKEEP,
    "loan": LOAN,
    "interest": INTEREST,
    "most_loans": MOST_LOANS,
    "levy": BASE_LEVY,
    "taxes": f"{TAX_LEVELS[0]}–{TAX_LEVELS[-1]}",
    "tax_step": TAX_STEP,
    "market_tax": MARKET_INCOME,
    "card": CARD_PRICE,
    "card_each": CARD_PRICE_EACH,
    "seen": CARDS_SEEN,
    "seen_each": CARDS_SEEN_EACH,
    "technology": TECHNOLOGY_PRICE,
    "point": POINT_PRICE,
    "level": LEVEL_PRICE,
    "repair": REPAIR_PRICE,
    "ransom": RANSOM_FACTOR,
    "good": GOOD_PRICE,
    "market": MARKET_BONUS,
    "route": ROUTE_BONUS,
    "loot": PLUNDERED_CUBE,
    "tokens": CONTROL_TOKENS,
    "engine_mp": ENGINE_MOVEMENT,
    "wagon_places": VEHICLE_ROWS["wagon"].capacity[1],
    "wagon_mp": VEHICLE_ROWS["wagon"].movement[1],
    "hit": HIT_UP_TO,
    "crew": MOST_CREW,
    "sacrifice": SACRIFICE_BONUS,
    "charge": CAVALRY_DAMAGE,
    "army": GREAT_ARMY,
    "superiority": OVERWHELMING,
    "capture": CAPTURE_RATIO,
    "area_honour": AREA_HONOUR,
    "level_honour": BUILDING_HONOUR,
    "holy_honour": HOLY_HONOUR,
    "breach": BREACH,
    "attack": ATTACK_PENALTY,
    "route_points": f"{min(POINTS.values())}–{max(POINTS.values())}",
    "route_4": POINTS[4],
    "prize": PRIZE,
    "shared": SHARED_PRIZE,
    "debts": _row(DEBT_HONOUR[1:]),
    "objectives": _row(TOKEN_HONOUR[1:]),
    **_terrain(),
    "supply": SUPPLY_POINTS,
    "applied": ICONS_APPLIED,
    "held": _held(),
    "captives": _row(tuple(honour for _, honour in reversed(CAPTIVE_HONOUR))),
}
