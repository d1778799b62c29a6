"""The guided panel, click by click. What a person has chosen so far is a draft in the store, so a restart in the
middle loses nothing; the table itself changes only at Confirm."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import msgspec

from bot.access import table_meant
from bot.house import House
from bot.prompts import panel
from bot.prompts.components import Click, Handler, Router
from bot.prompts.kinds import Kinds, choose_kind, group_meant, groups_among
from bot.prompts.labels import places_of, value_label
from bot.prompts.modal import ask_by_modal
from bot.prompts.progress import progress
from bot.prompts.refused import refused
from bot.sight import table_seen
from bot.talk import Interaction, Reply, answer, client_of, label_speaker, private_speaker
from bot.words import Speaker
from render.picture import Picture
from rules.core import Action, IllegalMove, State, engine
from rules.core.actions import tag_of, values_of
from rules.host import Draft, HostError, Position, decision_token, seat_for


def register(router: Router) -> None:
    router.add("turn", "private", _open)
    router.add("act", "panel", _resumed(_act))
    router.add("actmenu", "panel", _resumed(_act))
    router.add("actpage", "panel", _resumed(_act_page))
    router.add("pick", "panel", _resumed(_pick))
    router.add("none", "panel", _resumed(_none))
    router.add("page", "panel", _resumed(_page))
    router.add("type", "raw", _resumed(_type))
    router.add("back", "panel", _resumed(_back))
    router.add("cancel", "panel", _cancel)
    router.add("play", "panel", _resumed(_confirm))


async def open_panel(interaction: Interaction, position: Position, *, opening: str = "") -> None:
    """A fresh panel for whoever asks, or word of whom the table waits for."""
    if position.table.status == "ended":
        raise HostError("host-not-running", table=position.table.name)
    seat = seat_for(position, interaction.user.id)
    decision = engine.pending(position.state).get(seat) if seat is not None else None
    if seat is None or decision is None:
        await answer(interaction, await not_now(interaction, position, opening))
        return
    draft = Draft(
        id=secrets.token_hex(8),
        table=position.table.id,
        seat=seat,
        player=interaction.user.id,
        decision=decision_token(position.table, decision),
    )
    await client_of(interaction).host.save_draft(draft)
    kinds = engine.legal(position.state, seat).kinds
    if len(kinds) == 1 and not opening:
        await _show(interaction, position, msgspec.structs.replace(draft, action=tag_of(kinds[0])))
        return
    await _choose_kind(interaction, position, draft, kinds, opening=opening)


async def not_now(interaction: Interaction, position: Position, opening: str = "") -> Reply:
    """Nothing to choose: the game is over, somebody else is awaited, or one only looks on."""
    say = private_speaker(interaction, position.table)
    if position.state.outcome is not None:
        text = say("panel-over")
    elif not position.table.seats_of(interaction.user.id):
        text = say("panel-not-seated", table=position.table.name)
    else:
        names = [say.names[seat] for seat in engine.awaited(position.state)]
        text = say("panel-waiting", names=say.joined(names))
    return Reply("\n".join(filter(None, [opening, text])))


# Clicks


async def _open(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    position = await client_of(click.interaction).host.look(table.id)
    await open_panel(click.interaction, position)


async def _act(click: Click, draft: Draft, position: Position) -> None:
    choice = click.arg or click.values[0]
    group = group_meant(choice)
    if group is not None:
        await _choose_kind(click.interaction, position, draft, _kinds(position, draft), group)
        return
    await _show(click.interaction, position, msgspec.structs.replace(draft, action=choice, values=(), page=0))


async def _act_page(click: Click, draft: Draft, position: Position) -> None:
    kinds, page = _kinds(position, draft), int(click.values[0])
    await _choose_kind(click.interaction, position, draft, kinds, click.arg, page)


async def _pick(click: Click, draft: Draft, position: Position) -> None:
    await _answered(click.interaction, position, draft, ",".join(click.values))


async def _none(click: Click, draft: Draft, position: Position) -> None:
    await _answered(click.interaction, position, draft, "-")


async def _page(click: Click, draft: Draft, position: Position) -> None:
    await _show(click.interaction, position, msgspec.structs.replace(draft, page=int(click.values[0])))


async def _type(click: Click, draft: Draft, position: Position) -> None:
    kind = action_kind(position, draft.action)
    state = progress(kind, position.state, draft.seat, draft.values)
    if state.question is None:
        raise HostError("panel-expired")
    question, plain = state.question, label_speaker(private_speaker(click.interaction).language, position.table)

    def named(option: str) -> str:
        return value_label(plain, question.field, position.state, draft.seat, question.earlier, option)

    async def typed(interaction: Interaction, text: str) -> None:
        await _answered(interaction, position, draft, text)

    await click.interaction.response.send_modal(ask_by_modal(plain, position.game.id, kind, question, named, typed))


async def _back(click: Click, draft: Draft, position: Position) -> None:
    """One answer less; before the first one, the kinds of the group that was looked at, or all."""
    if draft.action is not None and draft.values:
        await _show(click.interaction, position, msgspec.structs.replace(draft, values=draft.values[:-1], page=0))
        return
    kinds = _kinds(position, draft)
    group = action_kind(position, draft.action).group if draft.action else None
    fresh = msgspec.structs.replace(draft, action=None)
    await client_of(click.interaction).host.save_draft(fresh)
    shown = group if group in groups_among(kinds) else None
    again = private_speaker(click.interaction)("panel-again")
    await _choose_kind(click.interaction, position, fresh, kinds, shown, opening="" if shown else again)


async def _cancel(click: Click) -> None:
    draft = await _draft(click)
    await client_of(click.interaction).host.drop_draft(draft.id)
    await answer(click.interaction, Reply(private_speaker(click.interaction)("panel-cancelled")))


async def _confirm(click: Click, draft: Draft, position: Position) -> None:
    state = progress(action_kind(position, draft.action), position.state, draft.seat, draft.values)
    if state.action is None:
        await _show(click.interaction, position, draft)
        return
    await play(click.interaction, position, draft.seat, state.action, draft.decision)
    await client_of(click.interaction).host.drop_draft(draft.id)


# Playing


async def play(interaction: Interaction, position: Position, seat: int, action: Action, token: str | None) -> None:
    """Commit first, then speak: the player privately and at once, the channel through the outbox."""
    bot = client_of(interaction)
    try:
        moved = await bot.host.play(position.table.id, seat, action, decision=token)
    except IllegalMove as error:
        fresh = await bot.host.look(position.table.id)
        if error.refusal.kind == "stale":
            await open_panel(interaction, fresh, opening=private_speaker(interaction)("refusal-stale"))
        else:
            await answer(interaction, await refused(bot, interaction, fresh, seat, action, error.refusal))
        return
    say = private_speaker(interaction, moved.position.table)
    told = "\n".join(say.say(event.words) for event in moved.events if event.heard_by(seat))
    if seat in engine.awaited(moved.position.state):
        await open_panel(interaction, moved.position, opening=told or say("panel-done"))
    else:
        await answer(interaction, Reply(told or say("panel-done"), panel.after_move(say, moved.position.table)))


# The panel's face


async def _answered(interaction: Interaction, position: Position, draft: Draft, text: str) -> None:
    """Take one more answer; an illegal one is refused in words and the question stays."""
    taken = msgspec.structs.replace(draft, values=(*draft.values, text.strip() or "-"), page=0)
    progress(action_kind(position, draft.action), position.state, draft.seat, taken.values)
    await _show(interaction, position, taken)


async def _choose_kind(
    interaction: Interaction,
    position: Position,
    draft: Draft,
    kinds: Kinds,
    group: str | None = None,
    page: int = 0,
    *,
    opening: str = "",
) -> None:
    """Which kind of action it shall be; or, in a group of them, which of these."""
    say = private_speaker(interaction, position.table)
    prompt = say.say(engine.pending(position.state)[draft.seat].prompt)
    text = "\n".join(filter(None, [opening, panel.opening_text(say, position, draft.seat, prompt)]))
    pictures = await _pictures(interaction, position, draft.seat, say)
    await answer(interaction, Reply(text, choose_kind(say, position, draft, kinds, group, page), pictures))


async def _show(interaction: Interaction, position: Position, draft: Draft) -> None:
    bot = client_of(interaction)
    kind = action_kind(position, draft.action)
    state = progress(kind, position.state, draft.seat, draft.values)
    await bot.host.save_draft(draft)
    say = private_speaker(interaction, position.table)
    if state.question is not None:
        text = panel.question_text(say, position, draft, kind, state)
        view = panel.ask_field(say, position, draft, state.question)
        rings = places_of(state.question.domain)
        pictures = await _pictures(interaction, position, draft.seat, say, rings=rings)
    else:
        assert state.action is not None
        ahead = engine.foresee(position.game, position.state, draft.seat, state.action)
        view = panel.confirm(say, draft)
        text = panel.confirm_text(say, position, draft.seat, state.action, ahead)
        pictures = await _preview(bot, position, draft, state.action, ahead, say)
    await answer(interaction, Reply(text, view, pictures))


async def _pictures(
    interaction: Interaction, position: Position, seat: int, say: Speaker, *, rings: tuple[str, ...] = ()
) -> tuple[Picture, ...]:
    painter = client_of(interaction).painter
    return await painter.panel(position, seat, say.language, rings=rings)


async def _preview(
    bot: House, position: Position, draft: Draft, action: Action, ahead: State | None, say: Speaker
) -> tuple[Picture, ...]:
    """The board as the move would leave it. A move that draws or reveals anything is not tried out: one sees the
    board as it is, with the chosen places ringed."""
    chosen = tuple(v for value in values_of(action) for v in (value if isinstance(value, tuple) else (value,)))
    rings = tuple(v for v in chosen if isinstance(v, str))
    return await bot.painter.panel(position, draft.seat, say.language, state=ahead, rings=rings)


def _resumed(handler: Callable[[Click, Draft, Position], Awaitable[None]]) -> Handler:
    """The draft behind a click, if it is this person's and the table still asks the same; else a fresh panel."""

    async def resume(click: Click) -> None:
        bot, draft = client_of(click.interaction), await _draft(click)
        position = await bot.host.look(draft.table)
        if draft.seat not in position.table.seats_of(click.interaction.user.id):
            raise HostError("panel-not-yours")
        decision = engine.pending(position.state).get(draft.seat)
        if decision is not None and decision_token(position.table, decision) == draft.decision:
            await handler(click, draft, position)
            return
        await bot.host.drop_draft(draft.id)
        await open_panel(click.interaction, position, opening=private_speaker(click.interaction)("refusal-stale"))

    return resume


async def _draft(click: Click) -> Draft:
    """The draft that was clicked at: the person's own, of a table that they may see."""
    draft = await client_of(click.interaction).host.draft(click.ref)
    if draft is None or await table_seen(click.interaction, draft.table) is None:
        raise HostError("panel-expired")
    if draft.player != click.interaction.user.id:
        raise HostError("panel-not-yours")
    return draft


def _kinds(position: Position, draft: Draft) -> Kinds:
    return engine.legal(position.state, draft.seat).kinds


def action_kind(position: Position, tag: str | None) -> type[Action]:
    found = next((kind for kind in position.game.actions if tag_of(kind) == tag), None)
    if found is None:
        raise HostError("panel-expired")
    return found
