"""Playing a move, and telling its player so, even when the answer to the first attempt was lost."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from bot.access import own_seat
from bot.prompts import panel
from bot.prompts.ahead import plan_buttons
from bot.prompts.faces import fresh_face
from bot.prompts.labels import move_label
from bot.prompts.progress import typed_action
from bot.prompts.refused import refused
from bot.sight import table_seen
from bot.talk import Interaction, Reply, answer, client_of, clipped, private_speaker
from rules.core import Action, Event, IllegalMove, engine
from rules.core.actions import tag_of
from rules.core.refusal import game_over
from rules.host import AlreadyPlayed, HostError, OpenTable, Receipt, Said, Table

_TOLD = 1200  # characters; what is asked next needs room as well
_log = logging.getLogger(__name__)


def command_word(kind: type[Action], typed: dict[str, str | None]) -> str:
    """A command in short: the same for whoever types the same."""
    said = msgspec.json.encode([tag_of(kind), sorted((name, text) for name, text in typed.items() if text is not None)])
    return f"command {blake2b(said, digest_size=16).hexdigest()}"


async def play_typed(
    interaction: Interaction, table: Table, kind: type[Action], typed: dict[str, str | None], said: Said
) -> None:
    """A move as a slash command says it."""
    bot, player = client_of(interaction), interaction.user.id
    try:
        await bot.host.require_new(table, player, said)
    except AlreadyPlayed as error:
        await tell_again(interaction, error.receipt)
        return
    _require_running(table)
    position = await bot.host.look(table.id)
    seat = own_seat(position, player)
    try:
        action = typed_action(kind, position.state, seat, typed)
    except IllegalMove as error:
        await answer(interaction, await refused(bot, interaction, position, seat, None, error.refusal))
    else:
        await play(interaction, position, seat, (action,), said)


def _require_running(table: Table) -> None:
    if table.status == "lobby":
        raise HostError("table-not-started", table=table.name)
    if table.status == "over":
        raise game_over()
    if table.status == "ended":
        raise HostError("host-not-running", table=table.name)


async def play(
    interaction: Interaction,
    position: OpenTable,
    seat: int,
    moves: Sequence[Action],
    said: Said,
    token: str | None = None,
) -> None:
    """One move, or all of a line. Commit first, then speak: the player privately and at once, the channel through the
    outbox."""
    bot, table = client_of(interaction), position.table
    try:
        moved = await bot.host.play(table.id, seat, *moves, decision=token, said=said, opened=position)
    except AlreadyPlayed as error:
        await tell_again(interaction, error.receipt)
    except IllegalMove as error:
        if error.refusal.kind == "stale":
            await tell_stale(interaction, await bot.host.look(table.id), said.word)
        else:
            fresh = await bot.host.look(table.id)
            await answer(interaction, await refused(bot, interaction, fresh, seat, moves[0], error.refusal))
    else:
        say = private_speaker(interaction, table)
        told = _events(interaction, moved.position, seat, moved.events)
        told = told or say("panel-done", move=move_label(say, table.game, position.state, seat, moves[0]))
        await _tell(interaction, moved.position, seat, moved.position.table.length, told, moves[-1])


async def tell_stale(interaction: Interaction, position: OpenTable, draft_id: str) -> None:
    """A panel that the table has left behind: it has led to a move already, or else something came before it."""
    receipt = await client_of(interaction).host.receipt_of(draft_id)
    if receipt is not None:
        await tell_again(interaction, receipt)
    else:
        opening = private_speaker(interaction)("refusal-stale")
        await answer(interaction, await fresh_face(interaction, position, opening=opening))


async def tell_again(interaction: Interaction, receipt: Receipt) -> None:
    """What was played already, and how the table stands now."""
    host = client_of(interaction).host
    if await table_seen(interaction, receipt.table) is None:
        raise HostError("panel-expired")
    position = await host.look(receipt.table)
    if receipt.seat not in position.table.seats_of(interaction.user.id):
        raise HostError("panel-not-yours")
    (row,) = await host.history(receipt.table, since=receipt.index - 1, until=receipt.index)
    told = _events(interaction, position, receipt.seat, row.events)
    say = private_speaker(interaction, position.table)
    again = say("panel-already-played", told=told) if told else say("host-already-played")
    await _tell(interaction, position, receipt.seat, receipt.index, again)


def _events(interaction: Interaction, position: OpenTable, seat: int, events: tuple[Event, ...]) -> str:
    """What it brought, for whoever played it: that they have answered they know, if there is anything else to tell."""
    say, passing = private_speaker(interaction, position.table), position.game.passing
    heard = [event for event in events if event.heard_by(seat)]
    told = [event for event in heard if event.words.key not in passing] or heard
    lines = [say.say(event.words) for event in told]
    return clipped("\n".join(lines), _TOLD)


async def _tell(
    interaction: Interaction, position: OpenTable, seat: int, index: int, told: str, move: Action | None = None
) -> None:
    """The move is played, whatever happens from here on: what can still go wrong is only how it is told."""
    try:
        reply = await _what_next(interaction, position, seat, told, move)
    except Exception:
        _log.exception("the panel after move %s at table %s could not be made", index, position.table.id)
        reply = Reply(private_speaker(interaction)("panel-played-only", told=told))
    if await answer(interaction, reply):
        await note_told(interaction, position.table.id, seat, index)


async def note_told(interaction: Interaction, table_id: str, seat: int, index: int) -> None:
    """Whoever acted for the seat has read what came of it; where that cannot be noted, they will only hear it again."""
    try:
        await client_of(interaction).host.told(table_id, seat, index)
    except HostError:
        _log.warning("that move %s at table %s was told could not be noted", index, table_id)


async def _what_next(interaction: Interaction, position: OpenTable, seat: int, told: str, move: Action | None) -> Reply:
    if position.table.status == "running" and seat in engine.awaited(position.state):
        return await fresh_face(interaction, position, opening=told, after=move)
    say = private_speaker(interaction, position.table)
    return Reply(told, panel.after_move(say, position.table, move, plan_buttons(say, position, interaction.user.id)))
