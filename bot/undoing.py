"""Taking back and playing again: free while nobody has learnt anything, else by consent."""

from __future__ import annotations

from bot.access import table_meant
from bot.delivery import while_open, without_controls
from bot.prompts.flow import open_panel
from bot.prompts.playing import note_told
from bot.prompts.router import Click, Router, number
from bot.sight import table_seen
from bot.talk import Interaction, Reply, client_of, private_speaker, public_speaker, whisper
from rules.host import AlreadyPlayed, HostError, Moved, Receipt, Said, UndoRequest


def register(router: Router) -> None:
    router.add("undo", "quiet", _undo)
    router.add("agree", "quiet", _agree)
    router.add("refuse", "quiet", _refuse)


async def undo(interaction: Interaction, table_id: str) -> None:
    """Said again by somebody who never read the answer, it takes back nothing more."""
    host = client_of(interaction).host
    try:
        result = await host.undo(table_id, interaction.user.id, said=Said("undo", host.now))
    except AlreadyPlayed as error:
        await _tell_again(interaction, "undo-already", error.receipt)
    else:
        if await _tell(interaction, result) and isinstance(result, Moved):
            await _note_told(interaction, result)


async def redo(interaction: Interaction, table_id: str) -> None:
    host = client_of(interaction).host
    try:
        result = await host.redo(table_id, interaction.user.id, said=Said("redo", host.now))
    except AlreadyPlayed as error:
        await _tell_again(interaction, "redo-already", error.receipt)
    else:
        if await whisper(interaction, Reply(private_speaker(interaction)("redo-done"))):
            await _note_told(interaction, result)


async def _tell_again(interaction: Interaction, key: str, receipt: Receipt) -> None:
    if await whisper(interaction, Reply(private_speaker(interaction)(key))):
        await note_told(interaction, receipt.table, receipt.seat, receipt.index)


async def _note_told(interaction: Interaction, moved: Moved) -> None:
    table = moved.position.table
    await note_told(interaction, table.id, moved.seat, table.length)


async def _undo(click: Click) -> None:
    """In a panel the step before is shown again in its place; elsewhere it is a word beside the message."""
    interaction, bot = click.interaction, client_of(click.interaction)
    table_id = (await table_meant(interaction, click.ref)).id
    if interaction.message is None or not interaction.message.flags.ephemeral:
        await undo(interaction, table_id)
        return
    bot.panels.take_message(interaction.message.id)
    seen = number(click.arg) if click.arg else 0
    result = await bot.host.undo(table_id, interaction.user.id, seen=seen)
    if isinstance(result, Moved):
        await open_panel(interaction, result.position, opening=private_speaker(interaction)("undo-done"))
    else:
        await _tell(interaction, result)


async def _agree(click: Click) -> None:
    await _answer(click, agree=True)


async def _refuse(click: Click) -> None:
    await _answer(click, agree=False)


async def _answer(click: Click, *, agree: bool) -> None:
    host = client_of(click.interaction).host
    async with while_open(click.interaction):
        request = await host.undo_request(click.ref)
        if await table_seen(click.interaction, request.table) is None:
            raise HostError("host-undo-stale")
        result = await host.answer_undo(click.ref, click.interaction.user.id, agree)
    if result is None or isinstance(result, Moved):
        await _settle(click, request, agreed=result is not None)
    await _tell(click.interaction, result)


async def _settle(click: Click, request: UndoRequest, *, agreed: bool) -> None:
    """The question shows its answer for all to read, and can be answered no more."""
    table = await client_of(click.interaction).host.table(request.table)
    say = public_speaker(table)
    mine = next(iter(table.seats_of(click.interaction.user.id)), request.seat)
    key = "undo-agreed" if agreed else "undo-withdrawn" if mine == request.seat else "undo-declined"
    asked = click.interaction.message.content if click.interaction.message else ""
    await without_controls(click.interaction, "\n".join([*filter(None, [asked]), say(key, name=say.names[mine])]))


async def _tell(interaction: Interaction, result: Moved | UndoRequest | None) -> bool:
    key = "undo-done" if isinstance(result, Moved) else "undo-refused" if result is None else "undo-asked"
    return await whisper(interaction, Reply(private_speaker(interaction)(key)))
