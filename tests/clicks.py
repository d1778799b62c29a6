"""How many clicks a game costs by panel: recorded games are played again through the real panels, control by control.

`python -m tests.clicks` prints the mean a move for every game; `--records` and `--moves` bound what is played, and by
`--before` it counts by the panels as they were."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.prompts.progress import answers_of, with_the_rest
from bot.prompts.shortcuts import REST, move_word
from rules.core import Action, Game, Setup, engine
from rules.core.actions import tag_of
from rules.core.engine import read_entry
from rules.core.legal import checked
from rules.core.match import opened
from rules.host import Host
from rules.registry import games
from tests.former_panels import former_panels
from tests.light import CHANNEL, GUILD, LightHouse, LightInteraction, light_house
from tests.stages import FIRST, REPLAYS, Stage, plant

BUTTON, MENU, BOX = 1, 2, 1
# What says nothing yet: the panel is opened, a page is turned, a form is opened and its boxes filled, until it is sent.
_NO_ANSWER = frozenset({"turn", "page", "actpage", "type", "box"})


class NoWay(Exception):
    """The panel offers no control that leads on."""


@dataclass
class Hand:
    """One person's hand at the panels of one table."""

    house: LightHouse
    table: str
    seat: int
    face: LightInteraction | None = None
    clicks: int = 0
    answers: int = 0
    by: Counter[str] = field(default_factory=Counter[str])

    @property
    def person(self) -> Any:
        return self.house.person(FIRST + self.seat)

    def parts(self) -> Iterator[dict[str, Any]]:
        for row in self.face.rows if self.face is not None else []:
            yield from row["components"]

    def find(self, verb: str, word: str | None = None) -> dict[str, Any] | None:
        """A button of this verb (with this word), or a menu that has the word among its options."""
        for part in self.parts():
            _, known, _, *rest = part["custom_id"].split(":", 3)
            if known != verb:
                continue
            if part["type"] == 3:
                if word is None or word in [option["value"] for option in part["options"]]:
                    return part
            elif word is None or _word(rest) == word:
                return part
        return None

    async def press(self, part: dict[str, Any], *values: str, typed: dict[str, str] | None = None) -> None:
        _, verb, ref, *rest = part["custom_id"].split(":", 3)
        self.count(verb, MENU if part["type"] == 3 else BUTTON)
        arg = rest[0] if rest else None
        self.face = await self.house.click(verb, ref, arg, self.person, values=values, typed=typed or {})

    def count(self, verb: str, clicks: int) -> None:
        self.clicks += clicks
        self.answers += verb not in _NO_ANSWER
        self.by[verb] += clicks

    # A whole move

    async def open(self) -> None:
        self.count("turn", BUTTON)
        self.face = await self.house.click("turn", self.table, None, self.person)

    async def play(self, action: Action, answers: tuple[str, ...], said: int | None = None) -> None:
        """`said`: how many of the answers have to be given; the others go without saying."""
        if self.face is None:
            await self.open()
        wanted = await self._chosen(action, answers)
        for number, given in enumerate(wanted, len(answers) - len(wanted)):
            rest = self.find("rest") if said is not None and number >= said else None
            if rest is not None:
                await self.press(rest)
                break
            await self._answer(given)
        sure = self.find("play")
        if sure is not None:
            await self.press(sure)

    async def _chosen(self, action: Action, answers: tuple[str, ...]) -> tuple[str, ...]:
        """Say what it shall be, by the shortest way that is offered. The answers that are still wanted then."""
        listed = next((part for part in self.parts() if _opens(part, type(action))), None)
        if listed is not None:
            known = answers[0] in [option["value"] for option in listed["options"]]
            await self.press(listed, answers[0] if known else REST)
            return answers[1:] if known else answers
        tag, group = tag_of(type(action)), f".{type(action).group}"
        ways = {move_word(action): (), "+".join(["", tag, *answers[:1]]): answers[1:], f"+{tag}": answers, tag: answers}
        for wanted, left in ways.items():
            found = self.find("act", wanted) or self.find("actmenu", wanted)
            if found is not None:
                await self.press(found, *([wanted] if found["type"] == 3 else []))
                return left
        opened_by = self.find("act", group)
        if opened_by is not None:
            await self.press(opened_by)
            return await self._chosen(action, answers)
        menu = await self._page("actpage", "actmenu", tag)
        if menu is not None:
            await self.press(menu, tag)
        return answers

    async def _page(self, pages: str, verb: str, value: str) -> dict[str, Any] | None:
        """The menu that has the value, after turning the pages to it."""
        found = self.find(verb, value)
        listed = self.find(pages)
        if found is not None or listed is None:
            return found
        for page in [option["value"] for option in listed["options"]]:
            before = self.clicks, self.answers, self.by.copy()
            await self.press(self.find(pages) or listed, page)
            found = self.find(verb, value)
            if found is not None:
                return found
            self.clicks, self.answers, self.by = before  # a person knows which page it is on
        return None

    async def _answer(self, given: str) -> None:
        wanted = given.split(",")
        whole = self.find("pick", given)
        if whole is not None:
            await self.press(whole, *([given] if whole["type"] == 3 else []))
            return
        if given == "-" and (nothing := self.find("none")) is not None:
            await self.press(nothing)
            return
        menu = await self._page("page", "pick", wanted[0])
        if menu is not None and menu["type"] == 3:
            await self.press(menu, *wanted)
            return
        await self._type(given)

    async def _type(self, given: str) -> None:
        opened_by = self.find("type")
        if opened_by is None:
            raise NoWay(f"{given}: {[(p.get('label'), p['custom_id']) for p in self.parts()]}")
        await self.press(opened_by)
        assert self.face is not None
        boxes = [box for row in self.face.rows for box in row.get("components", [row.get("component", row)])]
        modal = next(part for part in boxes if str(part.get("custom_id", "")).startswith("m:"))
        fields = [box["custom_id"] for box in boxes if not str(box.get("custom_id", "")).startswith("m:")]
        shares = dict(part.split(":", 1) for part in given.split(",") if ":" in part)
        typed = {fields[0]: given} if len(fields) == 1 else {key: shares[key] for key in fields if key in shares}
        self.count("box", BOX * len(typed))
        await self.press({**modal, "type": 2}, typed=typed)


def _opens(part: dict[str, Any], kind: type[Action]) -> bool:
    """Whether a menu asks the first question of this kind."""
    _, verb, _, *rest = part["custom_id"].split(":", 3)
    return verb == "first" and _word(rest) == tag_of(kind)


def _word(rest: list[str]) -> str | None:
    return rest[0].partition(".")[2] or None if rest else None


@dataclass(frozen=True)
class Cost:
    """What one recorded move cost whoever made it; `answers`: the controls by which something was said, menus and forms
    counting one."""

    seat: int
    action: Action
    clicks: int
    by: Counter[str]
    answers: int = 0


async def costs(house: LightHouse, game: Game[Any], record: dict[str, Any], name: str, moves: int) -> list[Cost]:
    """Play a recorded game, or its first moves, by panel."""
    setup = Setup(**record["setup"])
    state, _ = opened(game, setup)
    table = await plant(house.host, Stage(game, setup, state), name, guild=GUILD, channel=CHANNEL)
    hands = [Hand(house, table.id, seat) for seat in range(setup.seats)]
    found: list[Cost] = []
    for entry in [read_entry(game, row) for row in record["entries"]][:moves]:
        if type(entry.action) is game.curfew:
            break
        hand = hands[entry.seat]
        hand.clicks, hand.answers, hand.by = 0, 0, Counter()
        await by_panel(house.host, table.id, hands, entry.seat, entry.action)
        found.append(Cost(entry.seat, entry.action, hand.clicks, hand.by, hand.answers))
    return found


async def by_panel(host: Host, table: str, hands: list[Hand], seat: int, action: Action) -> None:
    position = await host.look(table)
    before, action = position.table.length, checked(action, position.state, seat)
    answers = answers_of(position.state, seat, action)
    short = (n for n in range(len(answers)) if with_the_rest(type(action), position.state, seat, answers[:n]) == action)
    await hands[seat].play(action, answers, next(short, None))
    reached = await host.look(table)
    assert reached.table.length == before + 1, f"{action} was not played"
    for number, hand in enumerate(hands):
        if number != seat or seat not in engine.awaited(reached.state):
            hand.face = None  # it has to be opened again


async def measured(game: Game[Any], records: int, moves: int) -> list[Cost]:
    """The moves of so many records, all of them where `records` is larger than there are."""
    found: list[Cost] = []
    files = sorted((REPLAYS / game.id).glob("*.json"))[:records]
    with TemporaryDirectory() as folder:
        async with light_house(Path(folder) / "castellan.sqlite3") as house:
            for number, file in enumerate(files):
                found += await costs(house, game, json.loads(file.read_text()), f"t{number}", moves)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.clicks", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--records", type=int, default=100)
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--before", action="store_true", help="by the panels as they were")
    chosen = parser.parse_args()
    for name in chosen.games:
        with former_panels() if chosen.before else nullcontext():
            found = asyncio.run(measured(games()[name], chosen.records, chosen.moves))
        clicks, by = sum(cost.clicks for cost in found), sum((cost.by for cost in found), Counter[str]())
        print(
            f"{name}: {clicks} clicks for {len(found)} moves, {clicks / len(found):.2f} each; {dict(by.most_common())}"
        )


if __name__ == "__main__":
    main()
