"""Which cards and technologies a game has seen used, and players who are out to use those that no record shows yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from random import Random
from typing import Any

from rules.core import Action, Event, Words, engine
from rules.core.legal import sample_action
from rules.medioevo.data import COLOURS, EMPIRE_CARDS, TECHNOLOGIES, technology_at
from rules.medioevo.powers import ABILITY, Exertion, Orders, Play, Use, Window, wish_of
from rules.medioevo.purchases import Audience, Choose, Research, Seek, Shopping, next_level
from rules.medioevo.turn import Courtiers, Keep

CARDS = tuple(f"card {number}" for number in EMPIRE_CARDS)
TECHNIQUES = tuple(f"technology {name}" for name in TECHNOLOGIES)
POWERS = (*CARDS, *TECHNIQUES)
_DESIGNS = {
    "village": "masonry", "town": "masonry", "city": "masonry",
    "tower": "architecture", "fort": "architecture", "castle": "architecture", "cathedral": "religion",
    "wagon": "carpentry", "galley": "carpentry", "caravan": "carpentry", "ship": "carpentry",
    "catapult": "mathematics", "trebuchet": "mathematics", "bombard": "mathematics",
    "captain1": "art_of_war", "captain2": "art_of_war", "captain3": "art_of_war",
}  # fmt: skip
_BUYING = ("build", "equip", "improve", "recruit", "promote")
_TRIES = 6
_MANY_TRIES = 25  # for whoever holds a card that is wanted


# What events show


def powers_used(events: Iterable[Event]) -> frozenset[str]:
    """By the whole of a game's events: a card that was cancelled, or came to nothing, was not used."""
    used: Counter[str] = Counter()
    for event in events:
        key, args = event.words.key.removeprefix("medioevo-event-"), event.words.args
        if key in ("play", "borrow-card") and args["use"] == Words("medioevo-label-ability"):
            used[f"card {_tail(args['card'])}"] += 1
        elif key in ("cancelled", "in-vain"):
            used[f"card {_tail(args['card'])}"] -= 1
        elif key == "use":
            used[f"technology {_tail(args['technology'])}"] += 1
        elif key in _BUYING and _tail(args["thing"]) in _DESIGNS:
            used[f"technology {_DESIGNS[_tail(args['thing'])]}"] += 1
    return frozenset(power for power, times in used.items() if times > 0)


def _tail(words: Any) -> str:
    return words.key.removeprefix("medioevo-").split("-", 1)[1]


# Players who want to see something used


def power_of(action: Action) -> str | None:
    if isinstance(action, Use):
        return f"technology {action.technology}"
    return f"card {action.card}" if isinstance(action, Play) and action.use == ABILITY else None


def courtly(state: Any, seat: int, wanted: Collection[str], rng: Random, usual: Callable[[], Action]) -> Action:
    """A use that is wanted, if there is one; else cards and knowledge that may lead to it; else what is usual."""
    frame = state.stack[-1]
    if isinstance(frame, Courtiers):
        return Keep(max(frame.dealt[seat], key=lambda card: (f"card {card}" in wanted, rng.random())))
    held = any(f"card {card}" in wanted for card in state.players[seat].cards)
    kinds = engine.legal(state, seat).types
    if isinstance(frame, Window) and wish_of(state, seat, "card") != "always":
        return Orders("card", "always")  # for Jokers
    for kind in (Play, Use):
        if kind in kinds:
            found = [sample_action(kind, state, seat, rng) for _ in range(_MANY_TRIES if held else _TRIES)]
            fit = [action for action in found if isinstance(action, Exertion) and power_of(action) in wanted]
            if fit:
                return rng.choice(fit)
    if isinstance(frame, Audience):
        return Choose(max(frame.seen, key=lambda card: (f"card {card}" in wanted, rng.random())))
    if isinstance(frame, Shopping) and rng.random() < 0.4:
        return _study(state, seat, wanted, rng) or usual()
    return _sparing(wanted, usual)


def _sparing(wanted: Collection[str], usual: Callable[[], Action]) -> Action:
    """What is usual, but a card that is wanted for its ability is not turned for anything else, if it can be helped."""
    action = usual()
    for _ in range(_MANY_TRIES - 1):
        if not (isinstance(action, Play) and f"card {action.card}" in wanted):
            break
        action = usual()
    return action


def _study(state: Any, seat: int, wanted: Collection[str], rng: Random) -> Action | None:
    """The branch that a seat has set its heart on, another card, or a branch in which something is wanted."""
    branches = [row.colour for name, row in TECHNOLOGIES.items() if f"technology {name}" in wanted] or [*COLOURS]
    heart = Research(branches[seat % len(branches)])
    if heart in engine.legal(state, seat) and rng.random() < 0.5:
        return heart
    if Seek in engine.legal(state, seat).types and Seek.closed(state, seat) is None and rng.random() < 0.6:
        return Seek()
    player = state.players[seat]
    for _ in range(_TRIES):
        action = sample_action(Research, state, seat, rng)
        if isinstance(action, Research):
            level = next_level(player, action.colour)
            above = (technology_at(action.colour, step) for step in range(level, 5))
            if any(f"technology {name}" in wanted for name in above):
                return action
    return None
