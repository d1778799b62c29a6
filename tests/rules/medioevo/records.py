"""Finished games on record: what they must show between them, and how new ones are found when the rules have changed.

`python -m tests.rules.medioevo.records` keeps those of `tests/replays/medioevo` whose moves are all still legal, plays
random games until every deed and every ending has been seen with the wished number of seats, and writes down those that
show most.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rules.core import Action, Chance, Event, Outcome, Setup, Words, engine
from rules.core.actions import tag_of
from rules.core.engine import Entry, read_entry
from rules.core.legal import checked, sample_action
from rules.core.record import record
from rules.core.refusal import IllegalMove
from rules.medioevo.battle import UNITS, Crew
from rules.medioevo.campaign import Column, March, contact
from rules.medioevo.data import ENGINE_ROWS, MATHEMATICS, SEAS
from rules.medioevo.diplomacy import COUNCIL, may_attack
from rules.medioevo.purchases import Forge, Research
from rules.medioevo.table import controller, distance, is_sea, top
from rules.medioevo.trade import OpenRoute, Travel
from rules.medioevo.turn import Curfew, Tax
from tests.rules.medioevo.builder import GAME
from tests.rules.medioevo.courts import CARDS, POWERS, courtly, powers_used

FOLDER = Path(__file__).parents[2] / "replays" / "medioevo"
SIZE = 300_000  # bytes of a file
ASKED = {"orders": "asked"}  # so that no question is left out
LONG = {"turns": 8}  # for rare deeds
ENDINGS = {
    "turns": {"turns": 3},
    "honour": {"honour": 30, "turns": 12},
    "days": {"days": 14, "turns": 10},
    "alone": {"turns": 12},
}
SEATS = (2, 3, 6)
DEEDS = (
    "sea battle",
    "capture",
    "flight",
    "surrender",
    "siege engine",
    "conquest kept",
    "conquest plundered",
    "transport plundered",
    "trade route",
    "bankruptcy",
    "rebellion put down",
    "siege of a building",
    "objective claimed",
    "ally directed",
)


# What events show


def deeds_in(events: Sequence[Event]) -> set[str]:
    """The deeds that the events of one action tell of."""
    keys = {event.words.key.removeprefix("medioevo-event-") for event in events}
    found = {deed for event in events for deed in _deeds_of(event.words)}
    if "shots" in keys and keys & {"building-hit", "building-falls"}:
        found.add("siege of a building")
    return found


def _deeds_of(words: Words) -> Iterator[str]:
    key, args = words.key.removeprefix("medioevo-event-"), words.args
    if key in _PLAIN:
        yield _PLAIN[key]
    elif key == "battle" and _is_sea(args["place"]):
        yield "sea battle"
    elif key == "loot":
        yield from (["conquest kept"] if args["kept"] else []) + (["conquest plundered"] if args["florins"] else [])
    elif key == "honour-won" and args["why"] == Words("medioevo-honour-rebellion"):
        yield "rebellion put down"


_PLAIN = {
    "shots": "siege engine",
    "captured": "capture",
    "fled": "flight",
    "surrender": "surrender",
    "plunder": "transport plundered",
    "route-done": "trade route",
    "default": "bankruptcy",
    "claim": "objective claimed",
    "direct": "ally directed",
}


def _is_sea(place: Any) -> bool:
    return isinstance(place, Words) and place.key.removeprefix("medioevo-place-") in SEAS


# Random games


@dataclass(frozen=True)
class Game:
    setup: Setup
    log: tuple[Entry, ...]
    ending: str
    deeds: frozenset[str]
    outcome: Any

    @property
    def data(self) -> str:
        made = record(self.setup, self.log)
        lines = ",\n".join("  " + json.dumps(entry) for entry in made["entries"])
        setup, outcome = json.dumps(made["setup"]), msgspec.json.encode(self.outcome).decode()
        return f'{{\n "setup": {setup},\n "entries": [\n{lines}\n ],\n "outcome": {outcome}\n}}\n'


def play(seats: int, ending: str, seed: str, purpose: str | None = None, wanted: frozenset[str] = frozenset()) -> Game:
    """Every seat has a temper of its own: how often it does what the computer would, and else how much it likes each
    kind of action. `wanted`: cards and technologies that all want to see used."""
    options = {**ASKED, **(LONG if purpose else ENDINGS[ending])}
    setup = Setup(game=GAME.id, version=GAME.version, seats=seats, seed=seed, options=options)
    rng = Random(seed)
    sense = [0.0 if purpose and not wanted else rng.random() for _ in range(seats)]
    tempers = [_temper(rng, _PURPOSES.get(purpose or "", {})) for _ in range(seats)]
    for seat in range(seats):
        if wanted and rng.random() < (_DEVOTED if wanted - _SIEGES else 1):
            trade = wanted - _SIEGES and rng.random() < 0.5
            tempers[seat], sense[seat] = _temper(rng, _PURPOSES["trade route" if trade else "siege engine"]), 0.0
    curfew = rng.randint(60, 200) if "days" in options else None
    state, _ = engine.start(GAME, setup)
    log: list[Entry] = []
    deeds: set[str] = set()
    events: list[Event] = []
    while state.outcome is None:
        seat = rng.choice(engine.awaited(state))
        if len(log) == curfew:
            action: Action = Curfew()
        elif wanted:
            usual = partial(_usual, state, seat, sense[seat], tempers[seat], rng)
            action = courtly(state, seat, wanted - powers_used(events), rng, usual)
        else:
            action = _usual(state, seat, sense[seat], tempers[seat], rng)
        if isinstance(action, Curfew):
            played = engine.submit(GAME, state, seat, action, seed=seed, index=len(log) + 1)
            state = played.state
        else:
            played = engine.play_on(state, seat, checked(action, state, seat), Chance(seed, len(log) + 1))
        log.append(played.entry)
        events += played.events
        deeds |= deeds_in(played.events)
    return _finished(setup, log, state.outcome, deeds | powers_used(events))


def _finished(setup: Setup, log: Sequence[Entry], outcome: Outcome, deeds: Iterable[str]) -> Game:
    ending = outcome.reason.key.removeprefix("medioevo-end-")
    return Game(setup, tuple(log), ending, frozenset(deeds), outcome)


def _usual(state: Any, seat: int, sense: float, temper: dict[str, float], rng: Random) -> Action:
    return GAME.choose(state, seat, rng) if rng.random() < sense else _liked(state, seat, temper, rng)


def _temper(rng: Random, purpose: dict[str, float]) -> dict[str, float]:
    likes = {tag_of(kind): purpose.get(tag_of(kind), _zeal(kind)) for kind in GAME.actions}
    return {tag: like * exp(rng.gauss(0, 0.5 if purpose else 1.2)) for tag, like in likes.items()}


def _zeal(kind: type[Action]) -> float:
    """Talk would fill the records."""
    return _ZEAL.get(tag_of(kind), _TALK if kind in COUNCIL else 1)


_TALK = 0.03
# What leads to battles, sieges and markets is liked better by all, and idling less.
_ZEAL = {
    "march": 12, "finish": 6, "assault": 6, "hold": 0.2, "retire": 0.1, "recruit": 4, "equip": 4, "forge": 6,
    "improve": 2, "research": 3, "crew": 8, "flee": 2, "parley": 2, "travel": 4, "load": 8, "sell": 3, "route": 20,
    "declare": 2, "build": 3, "play": 1, "use": 1, "pass": 3, "orders": 0.05,
    "entrust": 0.15, "intervene": 0.3, "instruct": 0.02, "habit": 0.02, "levy": 0.02, "pledge": 0.05,
    "borrow": 0.3, "propose": 0.2, "accept": 0.2, "dismiss": 0.1,
    "unlist": 0.2, "repay": 0.3, "rest": 0.2, "forsake": 0.05,
}  # fmt: skip


# Rare deeds want players who think of little else.
_ENGINEERS = {
    "research": 10, "forge": 60, "recruit": 10, "equip": 2, "build": 0.2, "crew": 4, "march": 40, "hold": 1,
    "retire": 0.02, "finish": 2, "done": 0.5, "flee": 0.01, "parley": 0.01, "seek": 0.1, "borrow": 0.1,
}  # fmt: skip
_PURPOSES: dict[str, dict[str, float]] = {
    "siege engine": _ENGINEERS,
    "siege of a building": _ENGINEERS,
    "trade route": {
        "research": 0.3, "equip": 20, "improve": 10, "recruit": 0.1, "march": 0.1, "forge": 0.01, "build": 0.2,
        "retire": 20, "load": 30, "route": 200, "travel": 20, "rest": 0.05, "declare": 0.01, "plunder": 0.01,
        "assault": 0.01, "seek": 0.1, "borrow": 0.1,
    },
    "ally directed": {
        "draft": 1, "sign": 60, "direct": 200, "declare": 4, "reject": 0.1, "retract": 0.01, "break": 0.01, "vote": 40,
        "accuse": 0.3, "dissolve": 0.01, "propose": 0.1, "done": 3, "tax": 3,
    },
}  # fmt: skip


def _liked(state: Any, seat: int, temper: dict[str, float], rng: Random) -> Action:
    kinds = list(engine.legal(state, seat).types)
    route = state.players[seat].route
    under_way = {"sell": 0.02, "travel": 5.0} if route is not None and route.open else {}
    while kinds:
        tags = [tag_of(kind) for kind in kinds]
        kind = rng.choices(kinds, [temper[tag] * under_way.get(tag, 1) for tag in tags])[0]
        tries = (sample_action(kind, state, seat, rng) for _ in range(_TRIES.get(kind, 1)))
        found = [action for action in tries if action is not None]
        if temper["forge"] > 10:  # an engineer learns nothing else
            found = [
                action for action in found if not isinstance(action, Research) or action.colour == MATHEMATICS.colour
            ]
        if found:
            return max(found, key=lambda action: _merit(state, seat, action))
        kinds.remove(kind)
    raise LookupError(f"seat {seat} has no legal move")


def _merit(state: Any, seat: int, action: Action) -> int:
    """Transports follow their route; taxes are low."""
    if isinstance(action, March):
        return _boldness(state, seat, action)
    route = state.players[seat].route
    if isinstance(action, Travel) and route is not None and action.transport == route.transport:
        return -min(distance(action.destination, place) for place in (route.open or [route.destination]))
    if isinstance(action, OpenRoute):
        here = state.players[seat].transport(action.transport).place
        return -sum(distance(here, place) for place in (*action.stages, action.destination))
    if isinstance(action, Crew):
        return action.target != UNITS
    if isinstance(action, Forge):
        return ENGINE_ROWS[action.engine].level
    return -action.level if isinstance(action, Tax) else 0


def _boldness(state: Any, seat: int, march: March) -> int:
    """Armies like to take land, without breaking the peace if they can, and engines to come along."""
    column, owner = top(state, Column), None if is_sea(march.target) else controller(state, march.target)
    if column.contact and any(engine.id == march.piece for engine in state.players[seat].engines):
        return 90
    met = contact(state, seat, march.target, laden=march.number > 0)
    broken = owner not in (None, seat) and not may_attack(state, seat, owner)
    return (
        march.number
        + {"conquest": 30, "battle": 20, "horde": 20}.get(met or "", 0)
        - 25 * broken
        + 40 * (owner not in (None, seat) and march.target in state.buildings and bool(state.players[seat].engines))
    )


_TRIES: dict[type[Action], int] = {March: 20, Tax: 2, Travel: 12, Research: 12, OpenRoute: 20, Crew: 6, Forge: 6}


# Finding


def kept() -> dict[str, Game]:
    """Records that come to an end by the rules of today."""
    found = {path.stem: _again(json.loads(path.read_text(encoding="utf-8"))) for path in sorted(FOLDER.glob("*.json"))}
    return {name: game for name, game in found.items() if game is not None}


def _again(data: dict[str, Any]) -> Game | None:
    setup = msgspec.convert({**data["setup"], "version": GAME.version}, Setup)
    state, log, events, deeds = engine.start(GAME, setup)[0], list[Entry](), list[Event](), set[str]()
    try:
        for index, entry in enumerate((read_entry(GAME, raw) for raw in data["entries"]), 1):
            played = engine.submit(GAME, state, entry.seat, entry.action, seed=setup.seed, index=index)
            state = played.state
            log.append(played.entry)
            events += played.events
            deeds |= deeds_in(played.events)
    except IllegalMove:
        return None
    return None if state.outcome is None else _finished(setup, log, state.outcome, deeds | powers_used(events))


def find(found: dict[str, Game]) -> None:
    """One game for each ending, those with most to show, and more until nothing is missing."""
    plan = [("turns", 6), ("honour", 3), ("days", 3), ("alone", 2)]
    for ending, seats in plan:
        if f"{ending}-{seats}" not in found:
            found[f"{ending}-{seats}"] = max(_ended(ending, seats), key=lambda game: len(game.deeds))
    while missing := set(DEEDS).difference(*(game.deeds for game in found.values())):
        deed = min(missing)
        found[deed.replace(" ", "-")] = next(game for game in _all("turns", (2, 3), deed) if deed in game.deeds)
    _use_everything(found)
    for power in sorted(frozenset(CARDS).difference(*(game.deeds for game in found.values()))):
        found[power.replace(" ", "-")] = next(game for game in _dealt(power) if power in game.deeds)


def _dealt(card: str) -> Iterator[Game]:
    """Games at whose founding somebody is dealt that card."""
    for number in count():
        seats, seed = _FEW[number % len(_FEW)], f"{card} {number}"
        setup = Setup(game=GAME.id, version=GAME.version, seats=seats, seed=seed, options={**ASKED, **LONG})
        deck = engine.start(GAME, setup)[0].empire
        if int(card.removeprefix("card ")) in deck[: _DEALT * seats]:
            yield play(seats, "turns", seed, "court", frozenset({card}))


def _use_everything(found: dict[str, Game]) -> None:
    """Games of players who want to see what no record shows yet, as long as they find something."""
    patience = 0
    for number in (number for number in count() if f"court-{number}" not in found):
        missing = frozenset(POWERS).difference(*(game.deeds for game in found.values()))
        if not missing or patience == _PATIENCE:
            return
        games = [play(n, "turns", f"court {number} {at}", "court", missing) for at, n in enumerate(_COURT)]
        fit = [game for game in games if game.deeds & missing and len(game.data) < SIZE]
        if fit:
            best = max(fit, key=lambda game: len(game.deeds & missing))
            found[f"court-{number}"] = best
            patience = 0
            print(f"{number}: {len(missing - best.deeds)} missing", flush=True)
        else:
            patience += 1


_SIEGES = frozenset({"card 10", "card 52", "card 53", "card 54", "technology machinery"})
_DEVOTED = 0.4  # share of seats that besiege or trade with all their heart
_COURT = (6, 5, 5, 4, 4, 3, 3, 2)  # seats
_FEW = (2, 3, 4, 3)  # seats, where one card is looked for
_DEALT = 3  # cards that everybody looks at when the realms are founded
_PATIENCE = 25  # lots of games that show nothing new


def _ended(ending: str, seats: int, enough: int = 6) -> Iterable[Game]:
    games = (game for game in _all(ending, (seats,)) if game.ending == ending and len(game.data) < SIZE)
    return [next(games) for _ in range(enough)]


def _all(ending: str, seats: Sequence[int], purpose: str | None = None) -> Iterator[Game]:
    for number in count():
        yield play(seats[number % len(seats)], ending, f"{purpose or ending} {number}", purpose)


def main() -> None:
    found = kept()
    print(f"kept: {', '.join(found)}")
    find(found)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, game in found.items():
        (FOLDER / f"{name}.json").write_text(game.data, encoding="utf-8")
        print(f"{name}: {len(game.log)} actions, {len(game.data)} bytes, {', '.join(sorted(game.deeds))}")


if __name__ == "__main__":
    main()
