"""`/table replay` and *Replay*: the board of any moment, with what happened then; forward and back, to a round or to a
decisive moment. While a game is played one sees what one could see then; when it is over, everything."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot.access import table_meant
from bot.chronicle.pages import ROOM
from bot.practice import practice_button, seat_to_play
from bot.prompts.components import Button, button, menu, shortened, view_of
from bot.prompts.router import Click, Router, number
from bot.reading import symbols_button
from bot.replay.spot import ALL, END, OWN, Spot
from bot.replay.steps import Step, openings, step_after, steps_of
from bot.talk import Interaction, Reply, answer, client_of, label_speaker, plain_names, private_speaker
from bot.words import Speaker
from render.picture import Picture
from rules.host import HostError, Moment, Table

_MENU = 25  # options that Discord shows in one
_WALK, _ROUNDS, _MOMENTS, _EYES, _ON = range(5)  # rows of controls
_log = logging.getLogger(__name__)


def register(router: Router) -> None:
    router.add("replay", "private", _opened)
    router.add("replayat", "panel", _walked)
    router.add("replayround", "panel", _jumped)
    router.add("replaymoment", "panel", _jumped)
    router.add("replayeyes", "panel", _looked)


def replay_button(say: Speaker, table: Table) -> Button:
    return button("replay", table.id, say("button-replay"))


async def replay(interaction: Interaction, table: Table, move: int | None) -> None:
    """Without a move: a game that is over from its beginning, one that is played as it stands."""
    is_over = table.status == "over"
    step = move if move is not None else 0 if is_over else END
    await _show(interaction, table, Spot(step, ALL if is_over else OWN))


# Clicks


async def _opened(click: Click) -> None:
    await replay(click.interaction, await table_meant(click.interaction, click.ref, status="played"), None)


async def _walked(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref, status="played")
    await _show(click.interaction, table, Spot.read(click.arg))


async def _jumped(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref, status="played")
    await _show(click.interaction, table, replace(Spot.read(click.arg), step=number(click.value)))


async def _looked(click: Click) -> None:
    """The same moment through other eyes, which may have seen other steps on the way."""
    table = await table_meant(click.interaction, click.ref, status="played")
    film = await _film(click.interaction, table, Spot.read(click.arg))
    wanted = Spot.read(f"{END}.{click.value}")
    other = await _film(click.interaction, table, wanted)
    at = replace(wanted, step=step_after(other.steps, film.step.index))
    await _show(click.interaction, table, at)


# What is shown


@dataclass(frozen=True)
class _Film:
    """A game in its steps, stopped at one."""

    table: Table
    spot: Spot
    seats: tuple[int, ...]
    steps: Sequence[Step]
    moments: Sequence[Moment]

    @property
    def at(self) -> int:
        return min(self.spot.step, len(self.steps) - 1)

    @property
    def step(self) -> Step:
        return self.steps[self.at]


async def _show(interaction: Interaction, table: Table, spot: Spot) -> None:
    film = await _film(interaction, table, spot)
    say = private_speaker(interaction, table)
    lines = [_title(say, film), *_told(say, film)]
    pictures, trouble = await _pictures(interaction, film)
    lines += [trouble] if trouble else []
    await answer(interaction, Reply("\n".join(lines), view_of(_controls(interaction, film)), pictures, "replay"))


async def _film(interaction: Interaction, table: Table, spot: Spot) -> _Film:
    host, is_over = client_of(interaction).host, table.status == "over"
    seats = spot.seats(table.seats_of(interaction.user.id), len(table.seats), is_over=is_over)
    steps = steps_of(await host.chronicle(table.id, seats))
    return _Film(table, spot, seats, steps, (await host.story(table.id)).moments if is_over else ())


def _title(say: Speaker, film: _Film) -> str:
    where = " · ".join(say.say(words) for words in film.step.chapter)
    title = say("replay-title", table=film.table.name, move=film.at, moves=len(film.steps) - 1)
    return f"{title}\n{say('replay-where', where=where)}" if where else title


def _told(say: Speaker, film: _Film) -> list[str]:
    if not film.step.events:
        return [say("replay-beginning")]
    lines = [say("turn-event", text=say.say(event.words)) for event in film.step.events]
    return [shortened("\n".join(lines), ROOM)]


async def _pictures(interaction: Interaction, film: _Film) -> tuple[tuple[Picture, ...], str]:
    """The board as it was, and the hands of those who look; or why there is none."""
    bot, say = client_of(interaction), private_speaker(interaction, film.table)
    try:
        bot.allowance.spend(interaction.user.id)
        position = await bot.host.at(film.table.id, film.step.index)
        return await bot.painter.past(position, film.seats, say.language, film.step.places), ""
    except HostError as error:
        _log.info("no board in the replay of table %s: %s", film.table.id, error)
        earlier = error.key == "host-before-boundary"  # whose words would count the acts of others
        return (), say("replay-earlier") if earlier else say(error.key, **error.args_by_name)


def _controls(interaction: Interaction, film: _Film) -> list[ui.Item[Any]]:
    say = label_speaker(private_speaker(interaction).language, film.table)
    return [
        *_walk(say, film),
        *symbols_button(say, film.table.game, _WALK),
        *_rounds(say, film),
        *_decisive(say, film),
        *_eyes(say, film),
        *_play_on(say, film, interaction.user.id),
    ]


def _walk(say: Speaker, film: _Film) -> list[Button]:
    last = len(film.steps) - 1
    ways = {"first": 0, "earlier": max(0, film.at - 1), "later": min(last, film.at + 1), "last": last}
    backward = ("first", "earlier")
    return [
        button(
            "replayat",
            film.table.id,
            say(f"button-{way}"),
            arg=replace(film.spot, step=step).written(way),
            row=_WALK,
            disabled=film.at == (0 if way in backward else last),
        )
        for way, step in ways.items()
    ]


def _rounds(say: Speaker, film: _Film) -> list[ui.Item[Any]]:
    options = [(say.say(words), str(step)) for step, words in openings(film.steps, _MENU)]
    return _jump(film, options, say("replay-rounds"), "round", _ROUNDS) if len(options) > 1 else []


def _decisive(say: Speaker, film: _Film) -> list[ui.Item[Any]]:
    found = {step_after(film.steps, moment.index): moment for moment in film.moments}
    options = [(say.say(moment.event.words), str(step)) for step, moment in found.items()]
    return _jump(film, options, say("replay-moments"), "moment", _MOMENTS) if options else []


def _play_on(say: Speaker, film: _Film, player: int) -> list[Button]:
    seat = seat_to_play(film.table, film.spot.eyes, player, at_the_end=film.at == len(film.steps) - 1)
    return [] if seat is None else [practice_button(say, film.table, film.step.index, seat, _ON)]


def _jump(
    film: _Film, options: Sequence[tuple[str, str]], placeholder: str, control: str, row: int
) -> list[ui.Item[Any]]:
    arg = film.spot.written(control)
    return [menu(f"replay{control}", film.table.id, options, arg=arg, placeholder=placeholder, row=row)]


def _eyes(say: Speaker, film: _Film) -> list[ui.Item[Any]]:
    """When it is over: everything, or what one seat saw."""
    if film.table.status != "over":
        return []
    names = plain_names(film.table)
    options = [(say("replay-all"), ALL), *((say("replay-seat", name=name), str(at)) for at, name in enumerate(names))]
    arg, now = replace(film.spot, step=film.at).written("eyes"), film.spot.eyes
    return [menu("replayeyes", film.table.id, options, arg=arg, chosen=(now,), row=_EYES)]
