"""Sharing out by buttons, one stable last row, and buttons that say what kind of step they are."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.prompts.components import button, menu, view_of
from bot.prompts.own_row import under
from bot.prompts.router import number
from bot.prompts.stepper import as_split, filled, read_shares, written
from bot.words import Speaker
from rules.core import Frame, Setup, engine
from rules.core.domains import Split
from rules.host import HostError
from rules.medioevo.battle import Blow
from rules.medioevo.campaign import Campaign, Rebellion
from rules.medioevo.purchases import Shopping
from rules.medioevo.trade import Trade
from rules.medioevo.turn import Taxing
from rules.registry import games
from tests.light import CHANNEL, GUILD, LightHouse, LightInteraction, light_house
from tests.rules.medioevo.battles import BLUE, clash
from tests.rules.medioevo.builder import at, give, two
from tests.stages import FIRST, Stage, plant

ARMY = Split({"light": 4, "heavy": 3, "archer": 4, "cavalry": 2}, 5)


def buttons(face: LightInteraction) -> list[dict[str, Any]]:
    return [part for row in face.rows for part in row["components"] if part["type"] == 2]


def labelled(face: LightInteraction, begin: str) -> dict[str, Any]:
    return next(part for part in buttons(face) if part["label"].startswith(begin))


async def press(house: LightHouse, part: dict[str, Any], person: Any, *values: str) -> LightInteraction:
    _, verb, ref, *rest = part["custom_id"].split(":", 3)
    return await house.click(verb, ref, rest[0] if rest else None, person, values=values)


def test_what_is_shared_out_first_is_as_much_as_goes_of_the_first_kinds() -> None:
    assert filled(ARMY) == (4, 1, 0, 0)
    assert filled(ARMY, [3, 2, 1, 0]) == (0, 0, 3, 2)
    assert as_split(ARMY, filled(ARMY)) in ARMY


@pytest.mark.parametrize("word", ["5.0.0.0", "1.1.1", "4.3.4.2", "a.b.c.d", "-1.1.1.1", "", None])
def test_a_forged_share_is_refused(word: str | None) -> None:
    with pytest.raises(HostError):
        read_shares(ARMY, word)


def test_a_share_is_read_as_it_was_written() -> None:
    assert read_shares(ARMY, written((2, 1, 1, 0))) == (2, 1, 1, 0)
    assert number("7") == 7


def losing() -> Stage:
    """Blue has to say which of many units take five points."""
    game: Any = games()["medioevo"]
    scene = clash({"light": 5, "heavy": 4, "archer": 4, "cavalry": 3}, {"light": 9})
    battle = scene.battle
    battle.at = "melee-suffer"
    battle.sides[battle.side_of(BLUE)].now.blows = [Blow(5, "melee")]
    return Stage(game, Setup(game="medioevo", version=game.version, seats=2, seed="s"), scene.state)


@asynccontextmanager
async def at_table(path: Path, stage: Stage) -> AsyncGenerator[tuple[LightHouse, Any]]:
    async with light_house(path / "sharing.sqlite3") as house:
        await plant(house.host, stage, "t", guild=GUILD, channel=CHANNEL)
        yield house, house.person(FIRST + BLUE)


async def test_losses_are_shared_out_by_buttons_and_nothing_is_typed(tmp_path: Path) -> None:
    async with at_table(tmp_path, losing()) as (house, person):
        face = await house.click("turn", "t", None, person)
        face = await press(house, labelled(face, "Assign damage"), person)
        face = await press(house, labelled(face, "5"), person)
        assert labelled(face, "Type it")["style"] == discord.ButtonStyle.secondary.value, "one may, and need not"
        assert labelled(face, "Take 5")["style"] == discord.ButtonStyle.success.value
        face = await press(house, labelled(face, "\N{MINUS SIGN} 5"), person)
        assert labelled(face, "1 still")["disabled"]
        face = await press(house, labelled(face, "+ 0 × cavalry"), person)
        face = await press(house, labelled(face, "Take 4"), person)
        state = (await house.host.look("t")).state
        units = state.players[BLUE].army("rum")
        assert (units["light"], units["cavalry"], units["heavy"]) == (1, 2, 5)


async def test_another_way_to_share_is_one_press_away(tmp_path: Path) -> None:
    async with at_table(tmp_path, losing()) as (house, person):
        face = await house.click("turn", "t", None, person)
        face = await press(house, labelled(face, "Assign damage"), person)
        face = await press(house, labelled(face, "5"), person)
        rather = labelled(face, "Rather")
        face = await press(house, rather, person)
        assert labelled(face, "Take")["label"].removeprefix("Take ") == rather["label"].removeprefix("Rather ")


@pytest.mark.parametrize("step", ["Taxing", "Shopping", "Movement", "Trade", "Rebellion"])
async def test_the_last_row_is_the_same_in_every_phase(step: str, tmp_path: Path) -> None:
    stage = _at(step)
    seat = engine.awaited(stage.state)[0]
    async with light_house(tmp_path / "row.sqlite3") as house:
        await plant(house.host, stage, "t", guild=GUILD, channel=CHANNEL)
        face = await house.click("turn", "t", None, house.person(FIRST + seat))
        last = [part["label"] for part in face.rows[-1]["components"] if part["label"] != "Symbols"]
        assert last[-4:] == ["Type my turn", "My realm", "What happened?", "Reference"]
        styles = {part["label"]: part["style"] for part in buttons(face)}
        green = [label for label, style in styles.items() if style == discord.ButtonStyle.success.value]
        assert green or step in ("Rebellion", "Taxing")  # there every answer stands whole
        debts = [style for label, style in styles.items() if label.startswith("Take a loan")]
        assert set(debts) <= {discord.ButtonStyle.danger.value}


@pytest.mark.parametrize(("menus", "buttons"), [(4, 0), (3, 5), (3, 4), (3, 3), (1, 15)])
async def test_a_hint_leaves_the_last_row_alone(menus: int, buttons: int, tmp_path: Path) -> None:
    """Where the rows above it have no room beside the symbols, there is none."""
    async with light_house(tmp_path / "row.sqlite3") as house:
        await plant(house.host, _at("Shopping"), "t", guild=GUILD, channel=CHANNEL)
        above: list[Any] = [button("act", "t", str(number), arg=f"s.{number}") for number in range(buttons)]
        rows = -(-buttons // 5)
        above += [
            menu("first", "t", [("a", "a")], arg=f"s.m{number}", placeholder="…", row=rows + number)
            for number in range(menus)
        ]
        ways: list[Any] = [button(verb, "t", verb, row=4) for verb in ("undo", "line")]
        hint = [button("hint", "t", "Hint", row=4)]
        found = under(above, Speaker("en"), await house.host.look("t"), "t", ways, hint)
        view = view_of(found)
        assert view is not None
        shown = [part.get("label") for row in view.to_components() for part in row["components"]]
        assert ("Hint" in shown) is ((menus, buttons) == (3, 3))


async def test_my_realm_shows_one_sheet_after_the_other(tmp_path: Path) -> None:
    async with at_table(tmp_path, losing()) as (house, person):
        face = await house.click("sheet", "t", None, person)
        assert {"Empire cards", "War and pacts", "Technologies", "Look at …"} <= {b["label"] for b in buttons(face)}
        face = await press(house, labelled(face, "Technologies"), person)
        assert "Realm" in {part["label"] for part in buttons(face)}
        face = await house.click("sheet", "t", None, house.person(9))
        assert "not" in face.said[-1]


def _at(step: str) -> Stage:
    game: Any = games()["medioevo"]
    state = two()
    frames: dict[str, Frame] = {
        "Taxing": Taxing(),
        "Shopping": Shopping(lists={0: [], 1: []}),
        "Movement": Campaign(waiting=[0, 1]),
        "Trade": Trade(waiting=[0]),
        "Rebellion": Rebellion(seat=0, left=1, announced=True),
    }
    give(state, 0, "caravan", 2, "macedonia")
    give(state, 0, "wagon", 2, "macedonia")
    state.players[0].armies["macedonia"] = {"light": 2}
    return Stage(game, Setup(game="medioevo", version=game.version, seats=2, seed="s"), at(state, frames[step]))
