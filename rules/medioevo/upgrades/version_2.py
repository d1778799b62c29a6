"""Version 2 of Medioevo: steps are named.

Version 1 was written for a while by rules that kept changing. Fields that came later have defaults, and steps that know
of them go on by themselves; the rest is told apart by what a state holds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Plain = dict[str, Any]  # a frame, a player or a whole state as data


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
