"""A phase of Medioevo, and a battle in it, are one message each, which grows; a few words call people to it."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from bot.affairs import summary
from bot.grouped import grouped
from bot.words import Speaker
from rules.core import Action, Event, Setup, engine, words
from rules.host import Table
from rules.medioevo.battle import Battle, Onward, Recast, Sacrifice
from rules.medioevo.state import MedioevoState
from rules.medioevo.turn import Bid, Reign
from tests.bot.publish.stage import ALIX, BRUNO, CELLAR, GUILD, HALL, Message, Stage, refusal
from tests.rules.medioevo.battles import clash
from tests.rules.medioevo.builder import GAME
from tests.stages import Stage as Scene
from tests.stages import plant

SAY = Speaker("en", ("**Alix**", "**Bruno**"))


async def begun(stage: Stage) -> Table:
    return await stage.begun(game="medioevo")


async def play(stage: Stage, table: Table, seat: int, action: Action) -> None:
    await stage.host.play(table.id, seat, action)
    await stage.settle()


def rings(stage: Stage) -> list[Message]:
    """The words that call people to a message in use."""
    return [message for message in stage.hall.messages if "discord.com/channels" in message.content]


async def chosen(stage: Stage, table: Table) -> tuple[int, int]:
    """The first chooses a realm; who that was, and who is asked next."""
    first = (await stage.host.look(table.id)).table.awaited[0]
    await play(stage, table, first, Reign("hungary"))
    return first, 1 - first


async def test_what_belongs_to_a_phase_is_told_in_its_message(stage: Stage) -> None:
    table = await begun(stage)
    message = stage.hall.turns[-1]
    assert "Setup" in message.content
    first, second = await chosen(stage, table)
    assert stage.hall.turns == [message], "no second message for the same phase"
    assert "rules Hungary" in message.content
    (ring,) = rings(stage)
    assert f"<@{(ALIX, BRUNO)[second]}>" in ring.content
    assert f"<@{(ALIX, BRUNO)[first]}>" not in ring.content
    assert str(message.id) in ring.content
    assert ring.verbs == ["turn"]


async def test_what_called_people_is_gone_once_they_have_answered(stage: Stage) -> None:
    table = await begun(stage)
    _, second = await chosen(stage, table)
    assert len(rings(stage)) == 1
    await play(stage, table, second, Reign("novgorod"))
    assert rings(stage) == []


async def test_a_new_phase_has_a_message_of_its_own_and_the_former_keeps_its_story(stage: Stage) -> None:
    table = await begun(stage)
    _, second = await chosen(stage, table)
    await play(stage, table, second, Reign("novgorod"))
    setup, order = stage.hall.turns
    assert "rules Hungary" in setup.content
    assert "rules Novgorod" in setup.content
    assert "turn" not in setup.verbs
    assert "Turn order" in order.content
    assert "turn" in order.verbs


async def test_what_was_said_meanwhile_below_the_news_is_not_what_stays(stage: Stage) -> None:
    """Somebody answers in secret, so the message says who is left; then all is told in it, and it is over."""
    table = await begun(stage)
    _, second = await chosen(stage, table)
    await play(stage, table, second, Reign("novgorod"))
    await play(stage, table, second, Bid(3))
    await play(stage, table, 1 - second, Bid(4))
    _, order, settling = stage.hall.turns
    assert "bid 3 florins" in order.content
    assert "bid 4 florins" in order.content
    assert "Waiting for" not in order.content
    assert "turn" in settling.verbs


async def test_a_message_that_was_deleted_is_made_anew(stage: Stage) -> None:
    table = await begun(stage)
    stage.hall.messages.clear()
    await chosen(stage, table)
    (message,) = stage.hall.turns
    assert "rules Hungary" in message.content
    assert rings(stage) == [], "a new message calls by itself"


async def test_after_a_restart_it_is_edited_and_called_once(stage: Stage) -> None:
    table = await begun(stage)
    stage.hall.after.append(refusal(500))
    first = (await stage.host.look(table.id)).table.awaited[0]
    await play(stage, table, first, Reign("hungary"))  # the call is there, but the answer to it was lost
    stage.restart()
    stage.publisher.begin()
    await stage.wait(90)
    assert len(stage.hall.turns) == 1
    assert len(rings(stage)) == 1


async def test_what_was_moved_elsewhere_is_told_there(stage: Stage) -> None:
    table = await begun(stage)
    await stage.host.move(table.id, CELLAR)
    await stage.settle()
    await chosen(stage, table)
    assert "rules Hungary" in stage.cellar.turns[-1].content


async def test_what_is_taken_back_is_told_by_itself(stage: Stage) -> None:
    table = await begun(stage)
    first, _ = await chosen(stage, table)
    await stage.host.undo(table.id, (ALIX, BRUNO)[first])
    await stage.settle()
    assert len(stage.hall.turns) == 2
    await chosen(stage, table)
    assert "rules Hungary" in stage.hall.turns[-1].content


# A battle


async def at_battle(stage: Stage) -> Table:
    """Two people before the first round of a battle."""
    state = clash({"light": 6, "heavy": 4}, {"light": 6, "heavy": 4}).state
    setup = Setup(game=GAME.id, version=GAME.version, seats=2, seed="battle")
    return await plant(stage.host, Scene(GAME, setup, state), "b", guild=GUILD, channel=HALL)


def answer(state: MedioevoState, seat: int) -> Action:
    """By own dice, which are kept."""
    usual = (Onward(), Recast(()), Sacrifice(0))
    return next((action for action in usual if action in engine.legal(state, seat)), None) or GAME.choose(
        state, seat, Random(1)
    )


async def fought(stage: Stage, table: Table) -> int:
    """To its end; says how many answers that took."""
    for answers in count():
        state: Any = (await stage.host.look(table.id)).state
        if not any(isinstance(frame, Battle) for frame in state.stack):
            return answers
        seat = engine.awaited(state)[0]
        await play(stage, table, seat, answer(state, seat))
    raise AssertionError


async def test_a_battle_between_people_is_one_message_that_keeps_its_picture(stage: Stage) -> None:
    answers = await fought(stage, await at_battle(stage))
    battle, *later = stage.hall.turns
    assert answers > 6
    assert len(later) <= 1, "what comes after the battle"
    assert "The battle in" in battle.content + "".join(embed.description or "" for embed in battle.embeds)
    assert battle.files
    assert "turn" not in battle.verbs or not later
    assert len(rings(stage)) <= 1


# What a message tells


@pytest.mark.parametrize("language", ["en", "fr"])
def test_deeds_of_one_player_are_one_sentence(language: str) -> None:
    say = Speaker(language, ("**Alix**", "**Bruno**"))
    done = [_ready(0), _ready(1), _bid(0, 3), _bid(1, 4)]
    one, two = grouped(say, done)
    assert one.count("**Alix**") == two.count("**Bruno**") == 1
    assert one.endswith(say.say(_bid(0, 3)[0].words).removeprefix("**Alix** "))


def test_wars_stay_in_their_order_before_what_each_did_alone() -> None:
    war = Event(words("medioevo-event-declare", seat=0, enemy_seat=1)), 0
    lines = grouped(SAY, [_ready(0), war, _ready(1), _bid(0, 3)])
    assert lines[0] == SAY.say(war[0].words)
    assert len(lines) == 3


def test_what_has_no_room_in_the_message_is_framed_below_it_and_whole() -> None:
    told = summary(SAY, [_about(number) for number in range(60)])
    assert (told.lines, told.cut) == ([], False)
    assert sum(frame.count("•") for frame in told.frames) == 60
    assert all(len(frame) <= 4096 for frame in told.frames)
    assert sum(map(len, told.frames)) <= 6000


def test_only_what_discord_has_no_room_for_is_behind_a_button() -> None:
    told = summary(SAY, [_about(number) for number in range(300)])
    assert told.cut
    assert sum(map(len, told.frames)) <= 6000


def _about(number: int) -> tuple[Event, int]:
    return Event(words("medioevo-event-conquest-won", place=f"somewhere number {number} that has a longish name")), 0


def _ready(seat: int) -> tuple[Event, int]:
    return Event(words("medioevo-event-sealed", seat=seat)), 0


def _bid(seat: int, florins: int) -> tuple[Event, int]:
    return Event(words("medioevo-event-bid", seat=seat, florins=florins)), 0
