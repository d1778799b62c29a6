"""Every word in the channel comes from the files: the house is shown around in a language that nobody speaks, and
nothing that is sent to Discord has a word of English."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import discord
import pytest
from simcord import MemberActor

import bot.chronicle.pages
import bot.prompts.lines
import rules.host.lobby
from bot.prompts.notation import written
from bot.rulebook import rules_of
from bot.words import Speaker, language_name
from rules.core import Action, Game, commitment
from rules.host import Table
from rules.host.names import CASTLES, COMPUTERS
from rules.registry import games
from tests.cogs.payload import nodes
from tests.e2e import court as courts
from tests.e2e.court import Court, buttons, open_court, shown
from tests.e2e.panels import boxes_of
from tests.pseudo import CODE, foreign, pseudo_language, visible

HOUR = 3600.0
NAMES = ("Ζωή", "Θάλεια", "Ξένια", "Φοίβος", "Χλόη")
TOPICS = 3  # pages of rules that are read of each game
FAIRNESS = 12  # letters of its code that the first post shows


class Days:
    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class Lots:
    """The same games at every run."""

    def __init__(self) -> None:
        rng = Random(1)
        self.choice = rng.choice
        self.token_hex = lambda length: rng.randbytes(length).hex()


class Pen:
    """Moves as they are typed: a word of the language for the kind, and answers in codes that all languages share."""

    noted: ClassVar[set[str]] = set()

    def __call__(self, say: Speaker, game: Game[Any], action: Action) -> str:
        text = written(say, game, action)
        if not foreign(text.split()[0]):
            self.noted.add(text)
        return text


@pytest.fixture
def days() -> Days:
    return Days()


@pytest.fixture
async def court(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: Days) -> AsyncGenerator[Court]:
    """Everybody reads the pseudo-language, and so does the server."""
    (tmp_path / "locales").mkdir()
    monkeypatch.setattr(courts, "PEOPLE", NAMES)
    monkeypatch.setattr(rules.host.lobby, "secrets", Lots())
    for module in (bot.prompts.lines, bot.chronicle.pages):
        monkeypatch.setattr(module, "written", Pen())
    with pseudo_language(tmp_path / "locales"):
        async with open_court(tmp_path / "castellan.sqlite3", clock=days) as court:
            for person in (*court.people, court.admin):
                court.speaks(person, CODE)
            await court.host.set_guild_language(court.guild.id, CODE)
            yield court


async def opened(court: Court, game: str, *players: MemberActor, computers: int = 0) -> Table:
    """From the lobby, through all its buttons, to the first turn."""
    first, *others = players
    await first.slash(court.channel, "table new", game=game)
    table, lobby = (await court.host.tables())[0], court.messages()[-1]
    for person in others:
        await person.click(lobby, custom_id=f"b:join:{table.id}")
    for _ in range(computers + 1):
        await first.click(lobby, custom_id=f"b:computer:{table.id}")
    await first.click(lobby, custom_id=f"b:dismiss:{table.id}")
    panel = shown(await first.click(lobby, custom_id=f"b:options:{table.id}"))
    await walk(first, panel, Random(game), clicks=4)
    await court.elke.slash(court.channel, "table start", table=table.id)
    await first.slash(court.channel, "table start", table=table.id)
    return await court.host.table(table.id)


async def walk(person: Any, panel: Any, rng: Random, clicks: int) -> None:
    """Use whatever a panel offers, at random; what opens a form has it filled in, mostly wrong."""
    for _ in range(clicks):
        parts = [part for row in panel.components for part in _raw(row)["components"] if not part.get("disabled")]
        if not parts:
            return
        part = rng.choice(parts)
        if part["type"] == discord.ComponentType.button.value:
            result = await person.click(panel, custom_id=part["custom_id"])
        else:
            wanted = rng.sample([option["value"] for option in part["options"]], max(1, part.get("min_values", 1)))
            result = await person.select(panel, wanted, custom_id=part["custom_id"])
        if result.modal is not None:
            boxes = boxes_of(result.modal)
            await person.submit_modal(result, {box["custom_id"]: rng.choice(("Ω", "1", "99")) for box in boxes})


def _raw(row: Any) -> dict[str, Any]:
    return row if isinstance(row, dict) else row.to_dict()


async def known_here(court: Court) -> set[str]:
    """Names, what identifies a table (its id, its seed, its fairness code), moves as they are typed, and the rules by
    number, which are in English only."""
    tables = [await court.host.table(table.id) for table in await court.host.tables()]
    ids = {word for table in tables for word in (table.id, table.seed, table.name, commitment(table.seed)[:FAIRNESS])}
    numbered = {part for game in games() for rule in rules_of(game).values() for part in (rule.name, rule.text)}
    return {*ids, *Pen.noted, *numbered, *CASTLES, *COMPUTERS, "A map", *map(language_name, ("en", "fr"))}


async def strange(court: Court) -> set[tuple[str, str]]:
    """The words of all that was sent so far that are in no file."""
    known = await known_here(court)
    sent = [request for request in court.env.http_requests if not request.path.endswith("/commands")]
    texts = {text for request in sent for text in visible(request.json)}
    assert len(texts) > 10, "something was said"
    return {(word, text) for text in texts for word in foreign(text, known)}


def said(court: Court) -> set[str]:
    return {text for request in court.env.http_requests for text in visible(request.json)}


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_table_from_the_lobby_on(court: Court, game: str) -> None:
    table = await opened(court, game, court.alix, court.bruno, court.clara, computers=0)
    say, rng = Speaker(CODE), Random(f"tour {game}")
    for number in range(12):
        person, action = await court.think(table)
        if number % 3 == 0:
            panel = shown(await person.click(court.turn_message(), custom_id=f"b:turn:{table.id}"))
            await walk(person, panel, rng, clicks=8)
        else:
            await court.command(person, table, action)
    for topic in say(f"rules-{game}-topics").split()[:TOPICS]:
        await court.alix.slash(court.channel, "rules", game=game, topic=topic)
    await court.alix.slash(court.channel, "table log", table=table.id)
    await court.elke.slash(court.channel, "table board", table=table.id)
    assert say(f"game-{game}") in "".join(said(court))
    assert await strange(court) == set()


async def test_a_lobby_with_guests(court: Court, days: Days) -> None:
    """Invitations, people and seats, the list of open tables, and what is said when a lobby grows old."""
    await court.admin.slash(court.channel, "table open")
    await court.alix.slash(court.channel, "table new", game="torres")
    table, lobby = (await court.host.tables())[0], court.messages()[-1]
    await court.alix.slash(court.channel, "table invite", player=court.clara)
    await court.clara.click(court.messages()[-1], custom_id=f"b:come:{table.id}")
    await court.alix.click(lobby, custom_id=f"b:people:{table.id}")
    for command in ({"order": "lot"}, {}):
        await court.alix.slash(court.channel, "table set seats", **command)
    days.time += 12 * 24 * HOUR
    await court.leap(2 * HOUR)
    told = [
        Speaker(CODE)(key) for key in ("button-come", "button-keep", "lobby-shuffled", "open-title", "button-offer")
    ]
    assert [text for text in told if text not in "".join(said(court))] == []
    assert await strange(court) == set()


async def test_the_life_of_a_table(court: Court, days: Days) -> None:
    """Asked questions, changed minds, lateness, and the end."""
    table = await opened(court, "barony", court.alix, court.bruno)
    for _ in range(4):
        await court.move(table)
    await _change_minds(court, table)
    await _change_hands(court, table)
    await court.alix.slash(court.channel, "table set deadline", hours=12, table=table.id)
    for _ in range(14):
        days.time += HOUR
        await court.leap(HOUR)
    for command in ("table record export", "table record verify", "table list", "help", "table log"):
        await court.alix.slash(court.channel, command)
    await court.alix.slash(court.channel, "table move", table=table.id)
    await court.admin.slash(court.channel, "castellan repair", table=table.id)
    asked = await court.answer_to(court.alix, "table resign", table=table.id)
    await court.alix.click(asked, custom_id=f"b:resign:{table.id}:computer")
    await court.close(table)
    await court.admin.slash(court.channel, "castellan language", language="fr")
    assert {key for key in _LIFE if not any(Speaker(CODE)(key) in text for text in said(court))} == set()
    assert await strange(court) == set()


@pytest.mark.slow
async def test_the_end_of_a_game(court: Court) -> None:
    table = await opened(court, "barony", court.alix, court.bruno)
    while (await court.host.table(table.id)).status == "running":
        await court.move(table)
    await court.alix.slash(court.channel, "table record verify", table=table.id)
    await court.alix.slash(court.channel, "table log", table=table.id)
    assert any(Speaker(CODE)("verify-good")[:20] in text for text in said(court))
    assert await strange(court) == set()


_LIFE = ("button-agree", "button-refuse", "button-accept", "button-decline")


async def _change_minds(court: Court, table: Table) -> None:
    """An undo that others must agree to: refused, then granted; and played again."""
    person = await court.awaited(table)
    other = await court.other(table)
    for answer in ("button-refuse", "button-agree"):
        await person.slash(court.channel, "table undo", table=table.id)
        question = next(m for m in reversed(court.messages()) if Speaker(CODE)(answer) in buttons(m))
        await other.click(question, label=Speaker(CODE)(answer))
    await person.slash(court.channel, "table redo", table=table.id)
    await court.elke.slash(court.channel, "table undo", table=table.id)


async def _change_hands(court: Court, table: Table) -> None:
    for answer in ("button-decline", "button-accept"):
        await court.bruno.slash(court.channel, "table replace", seat="2", player=court.clara, table=table.id)
        await court.clara.click(court.messages()[-1], label=Speaker(CODE)(answer))
    await court.elke.slash(court.channel, "table replace", seat="1", player=court.denis, table=table.id)


async def test_trouble_is_told_in_it(court: Court) -> None:
    """A channel that is gone, a table that is not there, a game that nobody knows, a move out of turn."""
    cellar = court.guild.create_text_channel("cellar")
    await court.alix.slash(cellar, "table new", game="barony")
    (table,) = await court.host.tables()
    await court.bruno.slash(cellar, "table join", table=table.id)
    await court.alix.slash(cellar, "table start", table=table.id)
    court.env.backend.delete_channel(cellar.id)
    await court.move(table)
    await court.move(table)
    await court.alix.slash(court.channel, "table log", table="Ω")
    await court.alix.slash(court.channel, "table new", game="Ω")
    await court.elke.slash(court.channel, "barony pass", table=table.id)
    person = await court.other(table)
    await person.slash(court.channel, "barony move", table=table.id, **{"from": "Ω", "to": "Ω"})
    await court.press(court.messages()[-1] if court.messages() else await _any_message(court), court.alix, "b:Ω:Ω")
    assert await strange(court) == set()


async def _any_message(court: Court) -> Any:
    await court.alix.slash(court.channel, "table new", game="saga")
    return court.messages()[-1]


# What is registered


async def test_every_command_option_and_choice_is_named_in_it(court: Court) -> None:
    puts = [r.json for r in court.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert puts[-1]
    registered = [node for command in puts[-1] for node in nodes(command)]
    assert len(registered) > 300
    assert set(_unnamed(registered)) == set()


def _unnamed(registered: list[dict[str, Any]]) -> Iterator[str]:
    for node in registered:
        for part in ("name", "description"):
            named = (node.get(f"{part}_localizations") or {}).get(CODE, node[part])
            yield from (f"{node['name']}: {word}" for word in foreign(named))
        for choice in node.get("choices") or ():
            named = (choice.get("name_localizations") or {}).get(CODE, choice["name"])
            yield from foreign(named, map(language_name, ("en", "fr")))
