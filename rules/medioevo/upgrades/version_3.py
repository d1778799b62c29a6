"""Version 3 of Medioevo: seats are in teams that are named; what is at sea is aboard a galley; objective tokens pay for
purchases when told to; effects have names of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.medioevo.data import SEAS
from rules.medioevo.upgrades.version_2 import Plain


def list_payments(state: Mapping[str, Any]) -> Plain:
    """A pact had one payment at most, and let all prisoners go or none."""
    listed = {name: [_listed(state, pact) for pact in state.get(name, ())] for name in ("pacts", "drafts")}
    return {**state, **listed}


def _listed(state: Mapping[str, Any], pact: Plain) -> Plain:
    kept = {key: value for key, value in pact.items() if key != "payment"}
    released = {keeper: _held(state, keeper, pact["parties"]) for keeper in pact.get("released", ())}
    payment = pact.get("payment")
    return {**kept, "payments": [payment] if payment else [], "released": {k: v for k, v in released.items() if v}}


def _held(state: Mapping[str, Any], keeper: int, parties: list[int]) -> dict[str, int]:
    owner = next(party for party in parties if party != keeper)
    return dict(state["players"][keeper].get("prisoners", {}).get(owner, {}))


def name_teams(state: Mapping[str, Any]) -> Plain:
    """Teams were counted, and seats dealt out to them in turn."""
    number = state.get("teams", 0)
    return {**state, "teams": [seat % number for seat in range(state["seats"])] if number else []}


def man_galleys(state: Mapping[str, Any]) -> Plain:
    """Fleets that carried everything together share it out."""
    return {**state, "players": [_embarked(player) for player in state["players"]]}


def _embarked(player: Plain) -> Plain:
    galleys = sorted((t for t in player["transports"] if t["kind"] == "galley"), key=lambda galley: -galley["level"])
    room = {galley["id"]: _BERTHS[galley["level"]] for galley in galleys}
    troops: dict[str, dict[str, int]] = {galley["id"]: {} for galley in galleys}
    for sea, army in player["armies"].items():
        _take_aboard([galley["id"] for galley in galleys if galley["place"] == sea and sea in SEAS], army, troops, room)
    pieces = [piece for piece in (*player["transports"], *player["engines"]) if _is_freight(piece)]
    aboard: dict[str, str] = {}
    for piece in pieces:
        ship = max((galley["id"] for galley in galleys if galley["place"] == piece["place"]), key=room.__getitem__)
        aboard[piece["id"]] = ship
        room[ship] -= 1
    return {
        **player,
        "transports": [
            {**t, "troops": troops.get(t["id"], {}), "aboard": aboard.get(t["id"], "")} for t in player["transports"]
        ],
        "engines": [{**engine, "aboard": aboard.get(engine["id"], "")} for engine in player["engines"]],
    }


_BERTHS = {1: 3, 2: 6, 3: 9}  # by a galley's level


def _is_freight(piece: Plain) -> bool:
    return piece["place"] in SEAS and piece["kind"] not in ("galley", "ship")


def _take_aboard(
    galleys: list[str], army: Mapping[str, int], troops: dict[str, dict[str, int]], room: dict[str, int]
) -> None:
    """One each, the largest galley first, round after round: as battles had them spread."""
    waiting = [unit for unit, count in army.items() for _ in range(count)] if galleys else []
    while waiting:
        for galley in [galley for galley in galleys if room[galley]]:
            if waiting:
                unit = waiting.pop(0)
                troops[galley][unit] = troops[galley].get(unit, 0) + 1
                room[galley] -= 1


_PAID_IN_POINTS = frozenset({"build", "equip", "forge", "improve", "recruit", "promote"})


# What effects were called by the cards and technologies that leave them.
_EFFECTS = {
    "forbid_combat": "no_fighting",
    "forbid_trade": "no_trade",
    "forbid_leave": "no_leaving",
    "edict": "free_passage",
    "logistics": "crossing",
    "protect_1_territory": "spared",
    "building_protects_two": "double_walls",
    "instant_tower": "militia_tower",
    "protect_1_from_pillage": "safe",
    "unseen_transport": "unseen",
    "caravan_as_wagon": "double_duty",
    "engine_keeps_pace": "keeps_pace",
    "engine_as_wagon": "carries_units",
    "machinery": "crew_fights",
    "siege_crew_double": "double_crew",
    "trap_unit": "trapped",
    "ability_by_majority": "majority_needed",
    "archer_roll_bonus": "aim",
    "capture_at_2_to_1": "easy_capture",
    "capture_penalty_minus_2": "light_penalty",
    "delay_losses": "late_losses",
    "extra_archers_1_3": "more_archers",
    "extra_crew": "more_crew",
    "rebuy_half_price": "nursed",
    "strategy": "early_damage",
    "building_minus_50": "rebate",
    "building_half_price": "half_price",
    "half_of_interest": "interest_share",
    "interest_minus_50": "interest_relief",
    "keep_route": "kept_route",
    "route_plus_market": "route_and_market",
    "choose_event": "chosen_event",
}
_REBATE = 50  # what an Architect took off, before the card itself said how much


def name_means(state: Mapping[str, Any]) -> Plain:
    """What is on a list was put there when tokens paid for it unasked."""
    return {**state, "stack": [_with_means(frame) for frame in state["stack"]]}


def name_effects(state: Mapping[str, Any]) -> Plain:
    """Effects are called by what they are, where they had the names of cards and technologies."""
    return {**state, "effects": [_renamed(effect) for effect in state.get("effects", ())]}


def _renamed(effect: Plain) -> Plain:
    kind = _EFFECTS.get(effect["kind"], effect["kind"])
    return {**effect, "kind": kind, **({"count": _REBATE} if kind == "rebate" else {})}


def _with_means(frame: Plain) -> Plain:
    if frame["frame"] not in ("shopping", "delivery", "deployment"):
        return frame
    lists = {seat: [_with_tokens(entry) for entry in entries] for seat, entries in frame["lists"].items()}
    return {**frame, "lists": lists}


def _with_tokens(entry: Plain) -> Plain:
    return {**entry, "means": "tokens"} if entry["do"] in _PAID_IN_POINTS else entry


def to_version_3(state: Mapping[str, Any]) -> Plain:
    return list_payments(name_teams(man_galleys(name_effects(name_means(state)))))
