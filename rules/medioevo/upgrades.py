"""How running games of earlier versions become games of today's: plain data in, plain data out.

Version 1 was written for a while by rules that kept changing. Fields that came later have defaults, and steps that know
of them go on by themselves; the rest is told apart by what a state holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.game import Converter
from rules.medioevo.data import SEAS

Plain = dict[str, Any]  # a frame, a player or a whole state as data

# Version 2: steps are named


def name_steps(state: Mapping[str, Any]) -> Plain:
    """Battles and phases name their step, where they had counted it."""
    return {
        **state,
        "stack": [_with_step(state, _renewed(state, frame)) for frame in state["stack"]],
        "pacts": [_with_rhythm(pact) for pact in state.get("pacts", ())],
        "drafts": [_with_rhythm(pact) for pact in state.get("drafts", ())],
    }


def _with_step(state: Mapping[str, Any], frame: Plain) -> Plain:
    if frame["frame"] == "battle":
        return {**frame, "at": _battle_steps(state, frame)[frame["at"]]}
    phase = _phases(state).get(frame["frame"])
    return frame if phase is None else {**frame, "at": ("", *phase)[frame["at"]]}


# Battles as they were counted: blood tokens came last, delayed losses before them


def _damage(name: str) -> tuple[str, ...]:
    return (name, f"window-{name}-damage", f"{name}-suffer", f"window-{name}-sinking", f"{name}-sink")


_DELAYED = _damage("delayed")
_BLOOD = ("attacker-blood", "defender-blood")
_BATTLE = (
    "muster", "window-battle", "begin", "round", "prepare", "shoot", "window-shots", *_damage("engines"),
    "after-engines", "lead", "volley", "window-arrows", *_damage("archers"), "after-archers", "abilities",
    "attacker-sacrifice", "attacker-recast", "defender-sacrifice", "defender-recast", "window-dice", *_BLOOD, "compare",
    "overwhelm", *_damage("melee"), *_damage("attacker-casualties"), *_damage("defender-casualties"), *_DELAYED,
    "judge", "window-round", "again",
)  # fmt: skip


def _battle_steps(state: Mapping[str, Any], battle: Plain) -> list[str]:
    missing: set[str] = set()
    if "blood" not in state:
        missing |= {*_BLOOD}
        if any("delayed" not in side["now"] for side in battle["sides"]):
            missing |= {*_DELAYED}
    return [step for step in _BATTLE if step not in missing]


# Phases as they were counted: at first without reactions, then without petitions

_FOUNDING = ("settle", "light_fires", "deal_courtiers", "hand_out_tokens", "first_events")
_YEAR = ("taxes", "purchases", "combat", "open_trade")
_UNCHANGED = {
    "taxes": ("set_taxes", "pay_dues", "end_phase"),
    "purchases": ("shop", "end_phase"),
    "combat": ("campaign", "end_phase"),
    "last-rebellions": ("check_rebellions",),
}
_EARLY = {
    **_UNCHANGED,
    "first-turn": ("open_auction", *_FOUNDING, *_YEAR, "end_turn"),
    "turn": ("open_auction", "events", *_YEAR, "end_turn"),
    "first-events": ("roll_horde",),
    "events": ("roll_horde", "turn_event_card", "supply_barbarians", "check_rebellions"),
}
_LATER = {
    **_UNCHANGED,
    "first-events": ("roll_horde", "horde_rolled", "end_phase"),
    "events": (
        "first_reactions", "roll_horde", "horde_rolled", "turn_event_card", "supply_barbarians", "check_rebellions",
        "end_phase",
    ),
}  # fmt: skip


def _phases(state: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    if "effects" not in state:
        return _EARLY
    petitions = ("hear_petitions",) if _knows_petitions(state) else ()
    close = ("last_reactions", *petitions, "end_turn")
    return {
        **_LATER,
        "first-turn": ("open_auction", "end_phase", *_FOUNDING, *_YEAR, *close),
        "turn": ("open_auction", "end_phase", "events", *_YEAR, *close),
    }


def _knows_petitions(state: Mapping[str, Any]) -> bool:
    """For a short while nothing but a petition itself tells; without one, it makes no difference."""
    return "blood" in state or any(frame["frame"] == "petition" for frame in state["stack"])


# What has become something else


def _with_rhythm(pact: Plain) -> Plain:
    payment = pact.get("payment")
    if not payment or "each_turn" not in payment:
        return pact
    return {**pact, "payment": {**payment, "rhythm": "turn" if payment["each_turn"] else "once"}}


def _renewed(state: Mapping[str, Any], frame: Plain) -> Plain:
    renew = {"strike": _strike, "exposure": _exposure, "prey": _prey, "meeting": _meeting, "pillage": _pillage}
    kind = renew.get(frame["frame"])
    return frame if kind is None else kind(state, frame)


def _strike(state: Mapping[str, Any], frame: Plain) -> Plain:
    """Whether there were dice had been kept, and not what they were."""
    if not frame.get("rolled"):
        return frame
    return {**frame, "rolls": dict(frame["owed"]), "judged": True}


def _exposure(state: Mapping[str, Any], frame: Plain) -> Plain:
    place, victim = frame["place"], frame["victim"]
    armed = [seat for seat in state["order"] if seat != victim and place in state["players"][seat]["armies"]]
    barbarians = place in state["barbarians"]
    return _encounter(frame, victim, place, _standing(state, victim, place), asked=armed, decided=barbarians)


def _prey(state: Mapping[str, Any], frame: Plain) -> Plain:
    place, victim = frame["place"], frame["victim"]
    return _encounter(frame, victim, place, _standing(state, victim, place), asked=[frame["seat"]])


def _meeting(state: Mapping[str, Any], frame: Plain) -> Plain:
    place = _place_of(state, frame["seat"], frame["transport"])
    return _encounter(frame, frame["seat"], place, [frame["transport"]], asked=frame["asked"])


def _pillage(state: Mapping[str, Any], frame: Plain) -> Plain:
    place = _place_of(state, frame["seat"], frame["transport"])
    decided = {"decided": True, "robber": frame["by"], "warned": frame["warned"]}
    return _encounter(frame, frame["seat"], place, [frame["transport"]], **decided)


def _encounter(frame: Plain, victim: int, place: str, pieces: Iterable[str], **others: Any) -> Plain:
    kept = {"frame": "encounter", "serial": frame["serial"], "victim": victim, "place": place}
    return {**kept, "pieces": list(pieces), **others}


def _standing(state: Mapping[str, Any], seat: int, place: str) -> list[str]:
    player = state["players"][seat]
    return [piece["id"] for piece in (*player["transports"], *player["engines"]) if piece["place"] == place]


def _place_of(state: Mapping[str, Any], seat: int, transport: str) -> str:
    """Nowhere, if it is gone; then nothing is left to meet."""
    found = (piece["place"] for piece in state["players"][seat]["transports"] if piece["id"] == transport)
    return next(found, "")


# Version 3: seats are in teams that are named; what is at sea is aboard a galley; objective tokens pay for purchases
# when told to; effects have names of their own


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


_UNSAID: Plain = {"pledge": None, "levy": 0, "plan": [], "habits": {}, "command": {}}


def to_version_4(state: Mapping[str, Any]) -> Plain:
    """Nobody has said anything beforehand yet."""
    return {**state, "players": [{**_UNSAID, **player} for player in state["players"]]}


def to_version_5(state: Mapping[str, Any]) -> Plain:
    """Nobody has said which realms they would like, and nobody has left a round of a battle to orders."""
    return {**state}


CONVERTERS: dict[int, Converter] = {2: name_steps, 3: to_version_3, 4: to_version_4, 5: to_version_5}
