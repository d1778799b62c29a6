"""`make pace`: how many days a game of Medioevo takes people who look in twice a day.

Computers play all seats as if they were people: each has two visits a day, at hours drawn from the seed, and answers at
a visit all that awaits it, until nothing more does. Six seats, ten turns. Two settings: `peaceful`, as computers play
by themselves; `rich`, in which everybody has cards and knowledge from the first turn on, and wars never end.

Tables are as they are founded, and everybody presses the green button: in a battle, and once where it completes the
first purchases and leaves to orders all that can be. Bids, taxes, marches and trade are said beforehand. With
`--orders lead` they press the other one, so that battles between players and what the first player decides are asked;
`ask` founds a table where everything is; with `--asked` nothing is said beforehand. `python -m bench.pace rich
--seeds 1` plays one game.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import merge
from itertools import count, islice
from random import Random

from rules.core import Action, Chance, Frame, Setup, engine
from rules.medioevo.battle import Entrust
from rules.medioevo.data import COLOURS, REALMS
from rules.medioevo.diplomacy import TALKS, pair
from rules.medioevo.economy import Levy, Pledge
from rules.medioevo.game import Medioevo
from rules.medioevo.mind import Plan
from rules.medioevo.powers import Window
from rules.medioevo.purchases import Done, Rely, Shopping
from rules.medioevo.showing import phase_of
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import War, top
from rules.medioevo.turn import PLANNED, Auction, Bid, Rank, Realms, Tax, Taxing

SETTINGS = {"peaceful": 20, "rich": 25}  # and how many days a game may take
SEATS, TURNS, SEEDS = 6, 10, 3
MORNING, EVENING = (7, 12), (17, 23)  # between which hours a visit falls
_CARDS, _LEVEL = 3, 2  # what everybody has of cards, and in every branch of knowledge, where the setting is rich
_TOLD = 24  # rows of what is told
_HOUR, _DAY = 60, 24 * 60  # in minutes
_WISHES = 5
_TALK = 5  # offers that one would make before a march
GAME = Medioevo()


@dataclass
class Course:
    """How a game went: minutes waited by phase and by kind of step, and answers by kind."""

    phases: Counter[str] = field(default_factory=Counter[str])
    steps: Counter[str] = field(default_factory=Counter[str])
    answers: Counter[str] = field(default_factory=Counter[str])

    @property
    def days(self) -> float:
        return sum(self.phases.values()) / _DAY

    @property
    def each(self) -> float:
        """Answers of a person in a turn."""
        return sum(self.answers.values()) / SEATS / TURNS


def visits(seed: str, seat: int) -> Iterator[tuple[int, int]]:
    """The minutes from the first midnight on at which a seat looks in, one after the other without end."""
    rng = Random(f"{seed}, seat {seat}")
    for day in count():
        for begin, end in (MORNING, EVENING):
            yield day * _DAY + rng.randrange(begin * _HOUR, end * _HOUR), seat


@dataclass(frozen=True)
class Manner:
    """How people play: how much they leave to standing orders, and whether they say anything beforehand."""

    orders: str = "all"
    ahead: bool = True


def play(setting: str, seed: str, manner: Manner) -> Course:
    options = {"turns": TURNS, **({"orders": "asked"} if manner.orders == "ask" else {})}
    setup = Setup(game=GAME.id, version=GAME.version, seats=SEATS, seed=seed, options=options, unattended=True)
    state, rng, course, numbers = engine.start(GAME, setup)[0], Random(seed), Course(), count(1)
    now, turn = MORNING[0] * _HOUR, 0
    for minute, seat in merge(*(visits(seed, seat) for seat in range(SEATS))):
        phase, step = _phase(state), _step(state)
        while state.outcome is None and seat in engine.awaited(state):
            action = chosen(state, seat, rng, manner)
            course.answers[f"{type(state.stack[-1]).__name__} {type(action).__name__}"] += 1
            state = engine.play_on(state, seat, action, Chance(seed, next(numbers))).state
            if state.turn > turn:
                turn = state.turn
                ENRICHING[setting](state)
        if state.outcome is None and manner.ahead:
            state = planned(state, seat, rng, course)
        course.phases[phase] += minute - now
        course.steps[step] += minute - now
        now = minute
        if state.outcome is not None:
            return course
    raise AssertionError("visits have no end")


def chosen(state: MedioevoState, seat: int, rng: Random, manner: Manner) -> Action:
    """What a person does who wants to get on: a battle is left to the usual orders, all else is well thought of."""
    kinds = engine.legal(state, seat).kinds
    if Entrust in kinds:
        return Entrust()
    action = promised(state, seat, rng, manner) or engine.computer_move(GAME, state, seat, rng)
    return Rely() if Rely in kinds and isinstance(action, Done) and manner.orders == "all" else action


def planned(state: MedioevoState, seat: int, rng: Random, course: Course) -> MedioevoState:
    """What can be said beforehand is said at the same visit, unless it was."""
    if isinstance(state.stack[-1], Realms):
        return _wished(state, seat, rng, course)
    if state.players[seat].plan:
        return state
    while (foreseen := GAME.ahead(state, seat)) is not None:
        action = plannable(foreseen, seat, rng)
        if action is None:
            break
        course.answers[f"Planned {type(action).__name__}"] += 1
        state = engine.submit(GAME, state, seat, Plan.of(action), seed="", index=0).state
    return state


def plannable(foreseen: MedioevoState, seat: int, rng: Random) -> Action | None:
    """What is said beforehand. Where one would rather talk first, that has to wait until one is asked: the panel in
    which one plans does not offer it."""
    state = foreseen
    for index in range(_TALK):
        action = chosen(state, seat, rng, Manner())
        if type(action) in PLANNED:
            return action if state is foreseen or action in engine.legal(foreseen, seat) else None
        if type(action) not in TALKS:
            return None
        state = engine.submit(GAME, engine.clone(GAME, state), seat, action, seed="talk", index=index).state
    return None


def _wished(state: MedioevoState, seat: int, rng: Random, course: Course) -> MedioevoState:
    frame = top(state, Realms)
    if seat not in frame.waiting or seat in frame.wishes:
        return state
    course.answers["Realms Rank"] += 1
    return engine.submit(GAME, state, seat, Rank(*rng.sample(REALMS, _WISHES)), seed="", index=0).state


def promised(state: MedioevoState, seat: int, rng: Random, manner: Manner) -> Action | None:
    """The next bid and the next tax are said with the purchases."""
    frame, player = state.stack[-1], state.players[seat]
    if not (manner.ahead and isinstance(frame, Shopping)):
        return None
    if seat in frame.done or frame.drawn is not None or state.turn == TURNS:
        return None
    if player.pledge is None:
        bid = _thought(state, seat, Auction(bidders=[*state.order]), rng)
        return Pledge(min(bid.florins, player.florins)) if isinstance(bid, Bid) else None
    tax = _thought(state, seat, Taxing(), rng)
    return Levy(tax.level) if isinstance(tax, Tax) and tax.level != player.levy else None


def _thought(state: MedioevoState, seat: int, frame: Frame, rng: Random) -> Action:
    """What would be answered to a question that is still to come."""
    later = engine.clone(GAME, state)
    del later.stack[1:]
    later.push(frame)
    return engine.computer_move(GAME, later, seat, rng)


def _phase(state: MedioevoState) -> str:
    return phase_of(state) or "end of turn"


def _step(state: MedioevoState) -> str:
    """What is waited for, by the name of the step; a window by its moment."""
    frame = state.stack[-1] if state.stack else None
    return f"window {frame.moment}" if isinstance(frame, Window) else type(frame).__name__


def _enrich(state: MedioevoState) -> None:
    """Once cards and knowledge for all; and wars between neighbours at the table, every turn anew."""
    for _, player in state.seated() if state.turn == 1 else ():
        player.cards += [state.empire.pop(0) for _ in range(_CARDS)]
        player.technology = dict.fromkeys(COLOURS, _LEVEL)
    ring = [seat for seat, _ in state.seated()]
    sides = {pair(ring[at - 1], seat) for at, seat in enumerate(ring) if len(ring) > 1}
    state.wars = [War(both, since=state.turn - 1, attacker=both[0]) for both in sorted(sides)]
    state.truces.clear()


def _leave_alone(state: MedioevoState) -> None:
    """As it is."""


ENRICHING = {"peaceful": _leave_alone, "rich": _enrich}  # at the beginning of every turn


# Telling


def report(setting: str, courses: dict[str, Course]) -> str:
    days = ", ".join(f"{course.days:.1f}" for course in courses.values())
    each = ", ".join(f"{course.each:.1f}" for course in courses.values())
    lines = [f"{setting}: {days} days (at most {SETTINGS[setting]}); answers a person and turn: {each}"]
    for name, part in (("by phase", "phases"), ("waiting for", "steps")):
        total = sum((getattr(course, part) for course in courses.values()), Counter[str]())
        told = ", ".join(f"{key} {minutes / _DAY / len(courses):.1f}" for key, minutes in total.most_common(_TOLD))
        lines.append(f"  days {name}: {told}")
    answers = sum((course.answers for course in courses.values()), Counter[str]())
    told = ", ".join(f"{key} {number / len(courses):.0f}" for key, number in answers.most_common(_TOLD))
    return "\n".join([*lines, f"  answers a game: {told}"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("settings", nargs="*", metavar="setting", default=list(SETTINGS))
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--orders", choices=("all", "lead", "ask"), default="all", help="what is left to orders")
    parser.add_argument("--asked", action="store_true", help="nothing is said before it is asked for")
    given = parser.parse_args()
    manner = Manner(given.orders, not given.asked)
    for setting in given.settings:
        courses = {seed: play(setting, seed, manner) for seed in islice(map(str, count(1)), given.seeds)}
        print(report(setting, courses), flush=True)


if __name__ == "__main__":
    main()
