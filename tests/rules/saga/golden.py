"""Finished games that are kept as they were played: `python -m tests.rules.saga.golden` plays them anew.

Each file holds a record and how it ended. The games were chosen so that together every power takes effect and every
way to end occurs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rules.core import Setup, engine
from rules.core.match import Match
from rules.core.record import record
from rules.saga import GAME
from rules.saga.actions import Play
from rules.saga.data import COLOURS
from rules.saga.frames import SagaState
from rules.saga.powers import special_of
from rules.saga.scoring import FINALS, finals, reckoning

FOLDER = Path(__file__).parents[2] / "replays" / "saga"

# A box in which every power lies on two realms or more.
_SHOWN = (
    {"income": 1, "special": "reinforce", "final": "plus-5"},
    {"income": 2, "special": "hidden-card", "final": "place-from-hand"},
    {"income": 0, "special": "take-back", "final": "tribute-2"},
)
TWICE: dict[str, Any] = {
    colour: {"crown": _SHOWN[number % 3], "reverse": _SHOWN[(number + 1) % 3]} for number, colour in enumerate(COLOURS)
}

# name: seats, options, seed, how many of the seats are computers
CHOSEN: dict[str, tuple[int, dict[str, Any], str, int]] = {
    "crown-two": (2, {}, "crown 6", 0),
    "crown-three": (3, {"layout": "even"}, "crown 1", 1),
    "crown-four": (4, {}, "crown 2", 0),
    "reverse-two": (2, {"sides": "reverse"}, "reverse 3", 0),
    "reverse-three": (3, {"sides": "reverse", "prepare": True}, "reverse 1", 0),
    "reverse-four": (4, {"sides": "reverse", "layout": "even"}, "reverse 2", 1),
    "random-two": (2, {"sides": "random", "prepare": True}, "random 1", 2),
    "nobody-can-play": (2, {}, "end 135", 0),
    "two-hundred-rounds": (2, {}, "cap 163", 1),
    "choice-three": (3, {"sides": "random", "conquest": "choice"}, "choice 2", 1),
    "choice-two": (2, {"sides": "reverse", "conquest": "choice"}, "choice 1", 0),
    "box-three": (3, {"sides": "random", "box": TWICE}, "box 1", 0),
    "chosen-three": (3, {"sides": "chosen", "side_green": "reverse", "side_red": "reverse"}, "chosen 1", 0),
}


def played(seats: int, options: dict[str, Any], seed: str, computers: int) -> Match:
    """A game of so many computers, the others playing at random."""
    match = Match(
        GAME, Setup(game="saga", version=GAME.version, seats=seats, seed=seed, options=options, unattended=True)
    )
    rng = Random(seed)
    while match.state.outcome is None:
        seat = engine.awaited(match.state)[0]
        thinks = seat < computers
        action = engine.computer_move(GAME, match.state, seat, rng) if thinks else engine.sample(match.state, seat, rng)
        match.play(seat, action)
    return match


# What took effect


def effects(match: Match) -> set[str]:
    """The powers that made a difference in a game, and how it ended."""
    found: set[str] = set()
    state: SagaState = engine.start(GAME, match.setup)[0]
    for index, entry in enumerate(match.log, 1):
        before = state
        step = engine.submit(GAME, state, entry.seat, entry.action, seed=match.setup.seed, index=index)
        state = step.state
        told = {event.words.key.removeprefix("saga-event-"): event.words.args for event in step.events}
        found |= {_ACTIONS[key] for key in told if key in _ACTIONS}
        if "conquer-from" in told and told["conquer-from"]["attack"] == told["conquer-from"]["defence"]:
            found.add("equal-capture")
        if isinstance(entry.action, Play) and _held_out(before, state, entry.seat, entry.action):
            found.add("stronghold")
    assert state.outcome is not None
    return found | set(_final_effects(state)) | {state.outcome.reason.key.removeprefix("saga-")}


_ACTIONS = {
    "reinforce": "reinforce",
    "take-back": "take-back",
    "recruit-gratis": "free-recruit",
    "hide": "hidden-card",
}


def _held_out(before: SagaState, after: SagaState, seat: int, play: Play) -> bool:
    """Whether an army was stronger than a stronghold's defence, and still not strong enough."""
    assert play.army is not None
    realm, army = after.realms[play.army], after.players[seat].armies.get(play.army)
    held = realm.owner is not None and realm.owner == before.realms[play.army].owner != seat
    return held and special_of(after, play.army) == "stronghold" and army is not None and army.value > realm.defence


def _final_effects(state: SagaState) -> Iterator[str]:
    """The final powers without which somebody would have other points."""
    totals = reckoning(state).totals
    for _, _, final in finals(state):
        unit = FINALS[final]
        FINALS[final] = lambda *_: None
        try:
            if reckoning(state).totals != totals:
                yield final
        finally:
            FINALS[final] = unit


def _lines(kept: dict[str, Any]) -> Iterator[str]:
    """JSON with a move a line, so that a change shows where it begins."""
    yield f'{{"outcome": {json.dumps(kept["outcome"])},'
    yield f'"setup": {json.dumps(kept["setup"])},'
    yield '"entries": ['
    yield ",\n".join(json.dumps(entry) for entry in kept["entries"])
    yield "]}"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, chosen in CHOSEN.items():
        match = played(*chosen)
        outcome = match.state.outcome
        assert outcome is not None
        kept = {"outcome": msgspec.to_builtins(outcome), **record(match.setup, match.log)}
        (FOLDER / f"{name}.json").write_text("\n".join(_lines(kept)) + "\n", encoding="utf-8")
        print(name, len(match.log), outcome.scores, sorted(effects(match)))


if __name__ == "__main__":
    main()
