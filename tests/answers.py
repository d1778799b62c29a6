"""How many answers a person gives in a turn of Medioevo by panel; a button, a choice in a menu or a form sent is one.

`python -m tests.answers` plays the games of `bench.pace` through the real panels: computers choose as people would who
have left to standing orders what can be left to them, and everything is answered when it is asked.
`python -m tests.answers records` counts the games on record, whose players choose by liking and talk a lot."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bench.pace import ENRICHING, GAME, SEATS, TURNS, Manner, chosen
from rules.core import Setup, engine
from rules.core.actions import tag_of
from rules.medioevo.diplomacy import TALKS
from rules.medioevo.state import MedioevoState
from tests.clicks import Cost, Hand, by_panel, costs
from tests.light import CHANNEL, GUILD, LightHouse, light_house
from tests.stages import REPLAYS, Stage, plant

MOST = 30  # answers of a person in a turn


class Course:
    """Answers by kind of move, and how many turns of how many people they were given in."""

    def __init__(self) -> None:
        self.answers, self.moves, self.turns = Counter[str](), Counter[str](), 0

    def add(self, found: list[Cost], turns: int) -> None:
        self.turns += turns
        for cost in found:
            self.answers[tag_of(type(cost.action))] += cost.answers
            self.moves[tag_of(type(cost.action))] += 1

    @property
    def each(self) -> float:
        return sum(self.answers.values()) / self.turns

    @property
    def talk(self) -> float:
        """Of war, peace and pacts."""
        return sum(self.answers[tag_of(kind)] for kind in TALKS) / self.turns


async def turns_of(house: LightHouse, setting: str, seed: str, turns: int) -> AsyncIterator[list[Cost]]:
    """What was answered in the founding, and then turn by turn."""
    setup = Setup(game=GAME.id, version=GAME.version, seats=SEATS, seed=seed, options={"turns": TURNS})
    state, rng, turn = engine.start(GAME, setup)[0], Random(seed), 0
    while state.outcome is None and turn <= turns:
        stage, name = Stage(GAME, setup, state), f"{setting[0]}{seed}t{turn}"
        table = await plant(house.host, stage, name, guild=GUILD, channel=CHANNEL)
        hands = [Hand(house, table.id, seat) for seat in range(SEATS)]
        found: list[Cost] = []
        while state.outcome is None and state.turn == turn:
            state = await _answered(house, table.id, hands, state, rng, found)
        yield found
        turn = state.turn
        ENRICHING[setting](state)


async def _answered(
    house: LightHouse, table: str, hands: list[Hand], state: MedioevoState, rng: Random, found: list[Cost]
) -> MedioevoState:
    seat = engine.awaited(state)[0]
    hand, action = hands[seat], chosen(engine.clone(GAME, state), seat, rng, Manner())
    hand.clicks, hand.answers, hand.by = 0, 0, Counter()
    await by_panel(house.host, table, hands, seat, action)
    found.append(Cost(seat, action, hand.clicks, hand.by, hand.answers))
    reached: Any = (await house.host.look(table)).state
    return engine.clone(GAME, reached)


async def played(setting: str, seed: str, turns: int = TURNS) -> Course:
    """A game, or its first turns."""
    course = Course()
    with TemporaryDirectory() as folder:
        async with light_house(Path(folder) / "castellan.sqlite3") as house:
            async for found in turns_of(house, setting, seed, turns):
                course.add(found, 0)
                course.turns += SEATS
    course.turns -= SEATS  # the founding is no turn
    return course


async def recorded(record: dict[str, Any]) -> Course:
    course = Course()
    with TemporaryDirectory() as folder:
        async with light_house(Path(folder) / "castellan.sqlite3") as house:
            found = await costs(house, GAME, record, "t", len(record["entries"]))
            state: Any = (await house.host.look("t")).state
    course.add(found, state.turn * state.seats)
    return course


def report(name: str, course: Course) -> str:
    kinds = ", ".join(_kind(course, tag) for tag, _ in course.answers.most_common(14))
    return f"{name}: {course.each:.1f} answers a person and turn, {course.talk:.1f} of them talk; {kinds}"


def _kind(course: Course, tag: str) -> str:
    moves, answers = course.moves[tag], course.answers[tag]
    return f"{tag} {moves / course.turns:.1f} × {answers / moves:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.answers", description=__doc__)
    parser.add_argument("what", nargs="*", default=list(ENRICHING), help="peaceful, rich, records, or names of records")
    parser.add_argument("--seeds", type=int, default=1)
    given = parser.parse_args()
    files = {path.stem: path for path in sorted((REPLAYS / GAME.id).glob("*.json"))}
    for what in given.what:
        if what in ENRICHING:
            for seed in range(1, given.seeds + 1):
                print(report(f"{what} {seed}", asyncio.run(played(what, str(seed)))), flush=True)
            continue
        for name in files if what == "records" else [what]:
            print(report(name, asyncio.run(recorded(json.loads(files[name].read_text())))), flush=True)


if __name__ == "__main__":
    main()
