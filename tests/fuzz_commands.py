"""Every registered command, completion and control in every kind of position, by the right and the wrong people, with
sense and nonsense: `python -m tests.fuzz_commands`. Whatever is said to the bot, it answers in words.

A failure names the command, the person and the table; the same seed says the same things again.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from types import SimpleNamespace
from typing import Any

from discord import AppCommandOptionType, app_commands
from msgspec import NODEFAULT

from bot.prompts.labels import command_words, field_key
from bot.words import Speaker
from rules.core import Action, engine
from rules.core.actions import Field, fields_of, values_of, write_value
from rules.core.legal import sample_action
from rules.host import Table
from rules.registry import games
from tests.light import CHANNEL, GUILD, LightHouse, LightInteraction, light_house
from tests.stages import FIRST, Stage, plant, stages

ENGLISH = Speaker("en")
BYSTANDER = 9000
NONSENSE = (
    *("", " ", "-", "--", ",", ":", "a:", ":1", "a:b", "a:1,a:1", "a1,a1", "nowhere", "nowhere:1", "1:1:1", ",,,"),
    *("0", "1", "-1", "7", "007", "1.5", "1e9", "9" * 25, "9" * 4299, "9" * 5999, "٣", "½", "²", "True", "None", "{}"),
    *("☃", "🏰" * 60, "ß", "İ", "e\u0301", "\u202egnorw", "\x00", "%s", "{table}", "`", "**", "@everyone", "<@1>"),
    *("\n\n", "a\nb", "x" * 101, "x" * 2001, "x " * 3000, "'; DROP TABLE tables; --", "../..", "a1 " * 900),
)
WORDS = ("0", "1", "99", "-1", "x", "..", ".buy", "a.b.c", "5f.move", "table.deadline", "turns", "9" * 60, "é")


class Fuzz:
    """One house, and tables of all kinds in it."""

    def __init__(self, house: LightHouse, rng: Random) -> None:
        self.house, self.rng, self.counts = house, rng, Counter[str]()
        self.tables: list[str] = ["nowhere"]
        self._planted = 0

    async def plant(self, stage: Stage, **facts: Any) -> Table:
        self._planted += 1
        facts = {"guild": GUILD, "channel": CHANNEL, **facts}
        table = await plant(self.house.host, stage, f"t{self._planted}", **facts)
        self.tables = [*self.tables[-30:], table.id]
        return table

    async def furnish(self, stage: Stage) -> None:
        """Tables that are not being played, or not here."""
        await self.plant(stage, status="lobby")
        await self.plant(stage, status="ended", awaited=())
        await self.plant(stage, status="over", awaited=())
        await self.plant(stage, guild=GUILD + 1)

    # Who says it, and what

    def somebody(self, stage: Stage) -> Any:
        """Mostly one who is awaited; at times another one, or nobody of this table."""
        awaited, chance = engine.awaited(stage.state), self.rng.random()
        if awaited and chance < 0.75:
            return self.house.person(FIRST + self.rng.choice(awaited))
        return self.house.person(BYSTANDER if chance > 0.93 else FIRST + self.rng.randrange(stage.setup.seats))

    def facts(self) -> dict[str, Any]:
        return {"locale": self.rng.choice(("en-GB", "fr")), "manages": self.rng.random() < 0.3}

    def option(self, game: str, kind: type[Action], field: Field) -> str:
        return ENGLISH(field_key(game, kind, field, "name"))

    def sensible(self, stage: Stage, kind: type[Action], user: Any) -> list[str]:
        """What a legal move of this kind says, field by field; nonsense where there is none."""
        seat = user.id - FIRST
        if kind in engine.legal(stage.state, seat).types:
            action = sample_action(kind, stage.state, seat, self.rng)
            if action is not None:
                return [write_value(value) for value in values_of(action)]
        return [self.rng.choice(NONSENSE) for _ in fields_of(kind)]

    def typed(self, stage: Stage, kind: type[Action], user: Any) -> dict[str, str]:
        """A legal move; or spoilt in one place; or left out in part; or nonsense altogether."""
        texts: list[str | None] = [*self.sensible(stage, kind, user)]
        spoil = self.rng.choice(("not", "one", "part", "all"))
        for place, field in enumerate(fields_of(kind)):
            if spoil == "all" or (spoil == "one" and place == self.rng.randrange(len(texts))):
                texts[place] = self.rng.choice(NONSENSE)
            elif spoil == "part" and field.default is not NODEFAULT and self.rng.random() < 0.5:
                texts[place] = None
        named = zip(fields_of(kind), texts, strict=True)
        return {self.option(stage.game.id, kind, field): text for field, text in named if text is not None}

    # Moves and their completions

    async def moves(self, stage: Stage, kinds: Iterable[type[Action]]) -> None:
        table = await self.plant(stage)
        for kind in kinds:
            words, user = command_words(ENGLISH, stage.game, kind).split(), self.somebody(stage)
            typed = {**self.typed(stage, kind, user), "table": table.id}
            if self.rng.random() < 0.1:
                typed["table"] = self.rng.choice(self.tables)
            fields = [self.option(stage.game.id, kind, field) for field in fields_of(kind)]
            for name in self.rng.sample(fields, min(1, len(fields))):
                asked = {**typed, name: self.rng.choice((*NONSENSE[:40], "", typed.get(name, "")))[:100]}
                await self.house.complete(words, asked, name, user, **self.facts())
                self.counts["completions"] += 1
            await self.house.command(words, typed, user, **self.facts())
            self.counts["moves"] += 1
            if (await self.house.host.table(table.id)).revision != table.revision:
                self.counts["played"] += 1
                table = await self.plant(stage)

    # Panels

    async def panel(self, stage: Stage, clicks: int) -> None:
        """Somebody clicks through a panel, coached or not, now and then on what is there no more, or never was."""
        table, user = await self.plant(stage), self.somebody(stage)
        if table.seats_of(user.id):
            await self.house.host.set_coach(table.id, user.id, self.rng.random() < 0.7)
        asked = await self.house.click("turn", table.id, None, user, **self.facts())
        old = _parts(asked)
        for _ in range(clicks):
            parts = _parts(asked)
            part = self.rng.choice(parts if parts and self.rng.random() < 0.8 else old or [{}])
            asked = await self._use(part, table, user)
            old = [*old[-20:], *_parts(asked)]
            self.counts["clicks"] += 1

    async def _use(self, part: dict[str, Any], table: Table, user: Any) -> LightInteraction:
        _, verb, ref, *arg = part.get("custom_id", f"b:turn:{table.id}").split(":")
        values = [option["value"] for option in part.get("options", ())] or [self.rng.choice(NONSENSE)]
        most = min(len(values), part.get("max_values", 1))
        chosen = self.rng.sample(values, self.rng.randint(min(1, most), most))
        typed = {box["custom_id"]: self.rng.choice(("3", "1", *NONSENSE)) for box in _boxes(part)}
        return await self.house.click(
            verb, ref, arg[0] if arg else None, user, values=chosen, typed=typed, **self.facts()
        )

    async def forged(self, stage: Stage) -> None:
        """Every verb about everything there is, with words and choices that nobody offered."""
        table, user = await self.plant(stage), self.somebody(stage)
        asked = await self.house.click("turn", table.id, None, user)
        ids = [part["custom_id"].split(":") for part in _parts(asked)]
        drafts, steps = {parts[2] for parts in ids}, {parts[3].split(".")[0] for parts in ids if parts[3:]}
        for verb in (*self.house.bot.router.routes, "oldverb"):
            ref = self.rng.choice(sorted({*drafts, *self.tables, "0", "x" * 60, "medioevo", stage.game.id}))
            step = self.rng.choice(sorted({*steps, ""}))
            word = self.rng.choice((*WORDS, *(f"{step}.{word}" for word in WORDS)))
            values = self.rng.sample(NONSENSE, self.rng.randint(0, 2))
            typed = {self.rng.choice(("answer", "a", "☃")): self.rng.choice(NONSENSE)}
            await self.house.click(
                verb, ref, self.rng.choice((None, step, word)) or None, user, values=values, typed=typed
            )
            self.counts["forged"] += 1

    # Everything else that is registered

    async def others(self, stage: Stage) -> None:
        """Each command that is not a move, and its completions. Files have a test of their own."""
        await self.plant(stage)
        moves = {command_words(ENGLISH, game, kind) for game in games().values() for kind in game.actions}
        for command in self.house.bot.tree.walk_commands():
            if isinstance(command, app_commands.Command) and command.qualified_name not in moves:
                if any(parameter.type is AppCommandOptionType.attachment for parameter in command.parameters):
                    continue
                await self._other(command, stage)

    async def _other(self, command: app_commands.Command[Any, Any, Any], stage: Stage) -> None:
        words, user = command.qualified_name.split(), self.somebody(stage)
        given = {p.display_name: self._value(p) for p in command.parameters if p.required or self.rng.random() < 0.7}
        for parameter in command.parameters:
            if parameter.autocomplete:
                asked = {**given, parameter.display_name: self.rng.choice(NONSENSE)[:100]}
                await self.house.complete(words, asked, parameter.display_name, user, **self.facts())
                self.counts["completions"] += 1
        await self.house.command(words, given, user, **self.facts())
        self.counts["others"] += 1

    def _value(self, parameter: app_commands.Parameter) -> Any:
        if parameter.choices:
            return self.rng.choice(parameter.choices).value
        if parameter.type is AppCommandOptionType.integer:
            return self.rng.choice((0, 1, 3, 6, 7, -1, 48, 2**53))
        if parameter.type is AppCommandOptionType.boolean:
            return self.rng.random() < 0.5
        if parameter.type is AppCommandOptionType.user:
            return self.house.person(FIRST + 7)
        if parameter.type is AppCommandOptionType.channel:
            return SimpleNamespace(id=FIRST + 8)
        known = self.tables if parameter.name == "table" else [*games(), "hungary", "a1", "turn"]
        return self.rng.choice((self.rng.choice(known), self.rng.choice(NONSENSE)))


def _parts(asked: LightInteraction) -> list[dict[str, Any]]:
    return [part for row in asked.rows for part in row["components"] if ":" in part.get("custom_id", "")]


def _boxes(part: dict[str, Any]) -> list[dict[str, Any]]:
    return [box for row in part.get("components", ()) for box in row["components"]]


def asked_for(stage: Stage) -> list[type[Action]]:
    """The kinds of action that make sense now for somebody."""
    decisions = engine.pending(stage.state).values()
    return list({kind: None for decision in decisions for kind in decision.actions})


def some_of(kinds: Sequence[type[Action]], count: int, rng: Random) -> list[type[Action]]:
    return rng.sample(kinds, min(count, len(kinds)))


async def fuzz(path: Path, chosen: Iterable[str], *, records: int | None, most: int, seed: str) -> Counter[str]:
    """Of each step of each game so many positions; in each a few moves, in some of them everything."""
    rng = Random(seed)
    async with light_house(path) as house:
        run = Fuzz(house, rng)
        for game in (games()[name] for name in chosen):
            for number, stage in enumerate(stages(game, records, most, rng)):
                if number == 0:
                    await run.furnish(stage)
                await run.moves(stage, [*some_of(asked_for(stage), 5, rng), *some_of(game.actions, 5, rng)])
                await run.panel(stage, 8)
                if number % 10 == 0:
                    await run.forged(stage)
                    await run.others(stage)
    return run.counts


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_commands", description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(games()))
    parser.add_argument("--most", type=int, default=12, help="positions for each step that asks")
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    started = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fuzz.sqlite3"
        counts = asyncio.run(fuzz(path, chosen.games, records=None, most=chosen.most, seed=chosen.seed))
    print(f"{dict(counts)}, {perf_counter() - started:.0f} s: all is well")


if __name__ == "__main__":
    main()
