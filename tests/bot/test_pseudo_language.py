"""Every word that is read comes from the files: what is said in a language that nobody speaks has no word of English.
Here every command, completion and control, every picture, and everything registered; `tests/e2e` has the channel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import available_timezones

import msgspec
import pytest
from discord import app_commands
from PIL import ImageFont

import render
from bot.prompts.notation import kind_word
from bot.words import Speaker, keys, language_name
from render.figures.page import NAMES as FIGURES
from rules.core import Action, notation
from rules.core.actions import tag_of
from rules.host import Seat, Table
from rules.host.names import CASTLES, COMPUTERS
from rules.registry import games
from tests import fuzz_commands
from tests.fuzz_commands import Fuzz, asked_for, some_of
from tests.light import GUILD, LightHouse, LightInteraction, light_house
from tests.pseudo import CODE, foreign, pseudo_language, visible
from tests.stages import FIRST, Stage, stages

NAMES = ("Ζωή", "Θάλεια", "Ξένια", "Φοίβος", "Χλόη", "Ωρίων")
NONSENSE = ("Ωμέγα", "☃", "12", "-3", "Ω:1", "99999", "Ω,Ω", "1:1:1", "½")
READING = ("rules", "guides", "passage", "leaf", "rulebook", "rule")  # verbs of controls that open the rules
ZONES = available_timezones()  # names of time zones are codes
DOCS = Path(__file__).parents[2] / "docs" / "rules"


@pytest.fixture(autouse=True)
def pseudo(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "locales").mkdir()
    with pseudo_language(tmp_path / "locales"):
        yield


def test_the_language_has_every_word_in_its_own_letters() -> None:
    assert keys(CODE) == keys("en")
    assert Speaker(CODE)("refusal-over") == "Ťhé ğámé íš óvéř."
    assert Speaker(CODE)("list-joined", first="Ζωή", last="Ξένια") == "Ζωή áńď Ξένια"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ýóúř ťúřń", []),
        ("Ýóúř turn", ["turn"]),
        ("<@12> ťó móvé <t:99:R>, c4 (B-15), Ζωή", []),
        ("12 × archer:1", ["archer"]),
        ("Ζωή řéčřúíťš óń D4 · https://discord.com/channels/11/22", []),
        ("Ζωή recruits óń D4", ["recruits"]),
    ],
)
def test_a_word_of_english_is_found(text: str, words: list[str]) -> None:
    assert foreign(text) == words


# Commands, completions and controls


class Tour(Fuzz):
    """Everything that can be said to the bot, by people who write no Latin letters; and what of the answers is not in
    the files."""

    def __init__(self, house: LightHouse, rng: Random) -> None:
        super().__init__(house, rng)
        self.found: set[tuple[str, str]] = set()
        self.written: set[str] = set()
        self.notations: set[str] = set()
        plain_check = house.check

        def check(asked: LightInteraction) -> None:
            plain_check(asked)
            self.found |= set(self._foreign(asked))

        async def spoken(_: int) -> str:
            return CODE

        house.check = check  # type: ignore[method-assign]
        house.host.guild_language = spoken  # type: ignore[method-assign]  # what is said before all, too

    def facts(self) -> dict[str, Any]:
        return {"locale": CODE, "manages": self.rng.random() < 0.3}

    async def plant(self, stage: Stage, **facts: Any) -> Table:
        self.written |= set(_prose(msgspec.to_builtins(stage.state)))
        seats = tuple(Seat(FIRST + seat, NAMES[seat]) for seat in range(stage.setup.seats))
        return await super().plant(stage, **{"name": "Φρούριο", "language": CODE, "seats": seats, **facts})

    def brief(self, action: Action, word: str = "") -> str:
        """A move as it is typed: after its word come codes, which are the same in every language."""
        text = notation.brief(action, word)
        self.notations.add(text)
        if word != tag_of(type(action)):  # typed where two kinds have one name
            self.found |= {(foreign_word, text) for foreign_word in foreign(word)}
        return text

    def _value(self, parameter: app_commands.Parameter) -> Any:
        if parameter.name == "language":
            return CODE
        return self.rng.choice(NAMES) if parameter.name == "name" else super()._value(parameter)

    def _foreign(self, asked: LightInteraction) -> Iterator[tuple[str, str]]:
        named = {*self.tables, *CASTLES, *COMPUTERS, "Alix", "UTC", *map(language_name, ("en", "fr")), *_tags()}
        cut = {f"{prose[:length]}…" for prose in self.written for length in range(2, len(prose))}
        known = {*self.written, *cut, *named, *self.notations, *_typed(asked)}
        verb = str(asked.data.get("custom_id", "")).partition(":")[2].partition(":")[0]
        if asked.data.get("name") == "rules" or verb in READING:
            known |= _numbered_rules()
        texts = [*asked.said, *visible(asked.rows), *(name for name, _ in asked.choices or () if name not in ZONES)]
        yield from ((word, text) for text in texts for word in foreign(text, known))


@cache
def _tags() -> set[str]:
    """What one types for a kind whose name means another kind as well: the same in every language."""
    return {
        tag_of(kind)
        for game in games().values()
        for kind in game.actions
        if kind_word(CODE, game.id, game.actions, kind) == tag_of(kind)
    }


def _typed(asked: LightInteraction) -> Iterator[str]:
    """What somebody has typed or picked may be quoted."""
    yield from asked.data.get("values", ())
    yield from re.findall(r"'value': '([^']+)'", str(asked.data.get("options")))
    yield from str(asked.data.get("custom_id", "")).split(":")[2:]


def _prose(data: Any) -> Iterator[str]:
    """What people have written in a game: the words of a pact."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from (value,) if key == "text" and value else _prose(value)
    elif isinstance(data, list | tuple):
        for part in data:
            yield from _prose(part)


def _numbered_rules() -> set[str]:
    """The pages of the rules by number are documents, in English only."""
    return {word for page in DOCS.glob("*.md") for word in re.findall(r"\w+", page.read_text(encoding="utf-8"))}


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(games()))
async def test_answers_completions_and_panels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(fuzz_commands, "NONSENSE", NONSENSE * 5)
    monkeypatch.setattr(fuzz_commands, "WORDS", ("0", "1", "99", "-1", "..", "Ω"))
    rng = Random(f"pseudo {game}")
    async with light_house(tmp_path / "castellan.sqlite3") as house:
        tour = Tour(house, rng)
        monkeypatch.setattr("bot.prompts.notation.brief", tour.brief)
        await house.host.set_guild_language(GUILD, CODE)
        for number, stage in enumerate(stages(games()[game], 2, 2, rng)):
            if number == 0:
                await tour.furnish(stage)
            await tour.moves(stage, [*some_of(asked_for(stage), 6, rng), *some_of(games()[game].actions, 4, rng)])
            await tour.panel(stage, 8)
            if number % 10 == 0:
                await tour.forged(stage)
                await tour.others(stage)
    assert all(tour.counts[kind] for kind in ("moves", "played", "completions", "clicks", "forged", "others"))
    assert tour.found == set()


# Pictures


@pytest.mark.usefixtures("unpacked")
@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(render.games()))
def test_pictures(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    drawn: set[str] = set()
    written: set[str] = set()
    mask = ImageFont.FreeTypeFont.getmask2

    def noted(font: Any, text: Any, *args: Any, **kwargs: Any) -> Any:
        drawn.add(str(text))
        return mask(font, text, *args, **kwargs)

    monkeypatch.setattr(ImageFont.FreeTypeFont, "getmask2", noted)
    for sample in render.module(game).samples():
        names = NAMES[: len(sample.names)]
        written |= {word for prose in _prose(msgspec.to_builtins(sample.view)) for word in prose.split()}
        scene = replace(sample, names=names).scene(Speaker(CODE, names), "Φρούριο")
        drawn.add(render.picture(game, sample.view, scene, sample.kind).alt)
    book = render.book(game)
    assert book is not None
    written |= set(FIGURES)
    drawn |= {book.drawn(name, Speaker(CODE)).alt for name in book.figures}
    drawn = {text for text in drawn if len(text) > 1}  # single letters mark rows and columns
    assert any("ťó pľáý" in text for text in drawn), "the words of pictures are seen"
    assert {(word, text) for text in drawn for word in foreign(text, written)} == set()
