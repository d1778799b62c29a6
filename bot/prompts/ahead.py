"""Moves said beforehand: the same panel as for a move, on the table as it may be when one is asked next. What is
chosen there is kept by the game until then."""

from __future__ import annotations

from dataclasses import replace as with_changes
from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.access import table_meant
from bot.prompts.components import button, view_of
from bot.prompts.faces import kinds_face, new_draft
from bot.prompts.router import Click, Router
from bot.reading import with_reference
from bot.talk import Interaction, Reply, answer, client_of, private_speaker, refusal_text
from bot.words import Speaker
from rules.core import Action, IllegalMove, engine
from rules.host import Draft, HostError, OpenTable, Said

AHEAD = "ahead"  # how the decision of a draft begins that answers a question to come


def register(router: Router) -> None:
    router.add("plan", "private", _open)
    router.add("unplan", "panel", _forget)


def is_ahead(draft: Draft) -> bool:
    return draft.decision.startswith(AHEAD)


def foreseen(position: OpenTable, seat: int) -> OpenTable | None:
    """The table as it may be when the seat is asked next; None: nothing can be said beforehand."""
    if position.table.status != "running" or position.game.beforehand is None:
        return None
    state = position.game.ahead(position.state, seat)
    return None if state is None else replace(position, state=state)


def token(later: OpenTable, seat: int) -> str:
    """Names a question to come: the same as long as it is asked in the same words."""
    return f"{AHEAD} {engine.pending(later.state)[seat].prompt.key}"


def plan_buttons(say: Speaker, position: OpenTable, player: int) -> list[ui.Item[Any]]:
    """One where something can be said beforehand."""
    ready = any(foreseen(position, seat) is not None for seat in position.table.seats_of(player))
    return [button("plan", position.table.id, say("button-plan"))] if ready else []


def with_plan(say: Speaker, position: OpenTable, interaction: Interaction, reply: Reply) -> Reply:
    """A panel, and beside it the way to say something beforehand, where one is not asked oneself."""
    items = plan_buttons(say, position, interaction.user.id)
    if reply.view is None:
        return with_changes(reply, view=view_of(items)) if items else reply
    for item in items:
        reply.view.add_item(item)
    return reply


async def plan_face(interaction: Interaction, position: OpenTable, *, opening: str = "") -> Reply:
    """What comes next, as a panel; or how it stands with the plan where there is nothing more to say."""
    say, player = private_speaker(interaction, position.table), interaction.user.id
    found = ((seat, foreseen(position, seat)) for seat in position.table.seats_of(player))
    for seat, later in found:
        if later is None:
            continue
        draft = replace(new_draft(later, seat, player), decision=token(later, seat))
        told = "\n".join(filter(None, [opening, say("panel-plan")]))
        reply = await kinds_face(interaction, later, draft, opening=told)
        if reply.view is not None:
            reply.view.add_item(_unplan(say, position))
        return reply
    controls = with_reference(say, position.game.id, [_unplan(say, position)])
    return Reply("\n".join(filter(None, [opening, say("panel-plan-none")])), view_of(controls))


def _unplan(say: Speaker, position: OpenTable) -> ui.Item[Any]:
    return button("unplan", position.table.id, say("button-unplan"))


async def play_ahead(interaction: Interaction, position: OpenTable, draft: Draft, move: Action) -> None:
    """The move is kept for later; then comes the next question. `position` is the table as it is."""
    host, kind = client_of(interaction).host, position.game.beforehand
    assert kind is not None
    say = private_speaker(interaction, position.table)
    try:
        moved = await host.play(position.table.id, draft.seat, kind.of(move), said=Said(draft.id, host.now))
    except IllegalMove as error:
        fresh = await host.look(position.table.id)
        await answer(interaction, await plan_face(interaction, fresh, opening=refusal_text(say, error.refusal)))
        return
    told = "\n".join(say.say(event.words) for event in moved.events if event.heard_by(draft.seat))
    await answer(interaction, await plan_face(interaction, moved.position, opening=told))


async def _open(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    position = await client_of(click.interaction).host.look(table.id)
    await answer(click.interaction, await plan_face(click.interaction, position))


async def _forget(click: Click) -> None:
    """All that was said beforehand at this table, of every seat that one has there."""
    host = client_of(click.interaction).host
    table = await table_meant(click.interaction, click.ref)
    position = await host.look(table.id)
    kind = position.game.beforehand
    if kind is None:
        raise HostError("panel-expired")
    told: list[str] = []
    say = private_speaker(click.interaction, table)
    for seat in table.seats_of(click.interaction.user.id):
        moved = await host.play(table.id, seat, kind())
        position = moved.position
        told += [say.say(event.words) for event in moved.events if event.heard_by(seat)]
    await answer(click.interaction, await plan_face(click.interaction, position, opening="\n".join(told)))
