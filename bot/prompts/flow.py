"""The guided panel, click by click. What a person has chosen so far is a draft in the store, so a restart in the
middle loses nothing. The last answer plays the move; what cannot be taken back freely is shown first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace as with_changes

from msgspec.structs import replace

from bot.access import own_seat, table_meant
from bot.prompts import ahead
from bot.prompts.ahead import foreseen, is_ahead, play_ahead, token, with_plan
from bot.prompts.faces import action_kind, draft_face, fresh_face, kinds_face, move_face, new_draft, open_kinds
from bot.prompts.hints import chosen, hint_face, hinted
from bot.prompts.kinds import group_meant, groups_among
from bot.prompts.labels import value_label
from bot.prompts.line import LINE
from bot.prompts.lines import line_face, line_in, line_modal
from bot.prompts.modal import ask_by_modal, text_of
from bot.prompts.panel import HINT
from bot.prompts.playing import play, tell_again, tell_stale
from bot.prompts.progress import answers_of, progress, with_the_rest
from bot.prompts.router import Click, Handler, Router, number
from bot.prompts.shortcuts import REST, asked_kind, is_whole, shortcut
from bot.prompts.stepper import as_split, read_shares
from bot.prompts.steps import read_control
from bot.sight import table_seen
from bot.talk import Interaction, Reply, answer, client_of, label_speaker, private_speaker, whisper
from rules.core import Action, engine
from rules.core.actions import write_value
from rules.core.domains import Split
from rules.host import Draft, HostError, OpenTable, Said, decision_token

_NO_MOVE = (None, LINE, HINT)  # of a draft in which no kind of action is chosen


def register(router: Router) -> None:
    ahead.register(router)
    router.add("turn", "private", _open)
    router.add("act", "panel", _resumed(_act))
    router.add("actmenu", "panel", _resumed(_act))
    router.add("actpage", "panel", _resumed(_act_page))
    router.add("first", "panel", _resumed(_first))
    router.add("pick", "panel", _resumed(_pick))
    router.add("none", "panel", _resumed(_none))
    router.add("share", "panel", _resumed(_share))
    router.add("rather", "panel", _resumed(_share))
    router.add("shared", "panel", _resumed(_shared))
    router.add("rest", "panel", _resumed(_rest))
    router.add("page", "panel", _resumed(_page))
    router.add("type", "raw", _resumed(_type, raw=True))
    router.add("typed", "panel", _resumed(_typed))
    router.add("back", "panel", _resumed(_back))
    router.add("cancel", "panel", _cancel)
    router.add("play", "panel", _resumed(_confirm))
    router.add("weigh", "panel", _resumed(_show_move))
    router.add("uncoach", "panel", _resumed(_uncoach))
    router.add("line", "raw", _resumed(_line, raw=True))
    router.add("lined", "panel", _resumed(_lined))
    router.add("hint", "panel", _resumed(_hint))
    router.add("hinted", "panel", _resumed(_hinted))


async def open_panel(interaction: Interaction, position: OpenTable, *, opening: str = "") -> None:
    reply = await fresh_face(interaction, position, opening=opening)
    await answer(interaction, with_plan(private_speaker(interaction, position.table), position, interaction, reply))


async def open_line(interaction: Interaction, position: OpenTable, moves: str) -> None:
    """A turn typed with a command: shown before it is played, as one typed in a panel."""
    draft = new_draft(position, own_seat(position, interaction.user.id), interaction.user.id)
    await answer(interaction, await line_face(interaction, position, replace(draft, action=LINE, values=(moves,))))


# Clicks


async def _open(click: Click) -> None:
    table = await table_meant(click.interaction, click.ref)
    position = await client_of(click.interaction).host.look(table.id)
    await open_panel(click.interaction, position)


async def _act(click: Click, draft: Draft, position: OpenTable) -> None:
    choice = click.arg or click.value
    group, short = group_meant(choice), shortcut(choice, position, draft.seat)
    if group is not None:
        await answer(click.interaction, await kinds_face(click.interaction, position, draft, group))
        return
    tag, answers = short or (choice, ())
    told = is_whole(choice) and action_kind(position, tag) is asked_kind(open_kinds(position, draft))
    await _go_on(click, position, replace(draft, action=tag, values=answers, page=0), told=told)


async def _first(click: Click, draft: Draft, position: OpenTable) -> None:
    """A kind and the answer to its first question in one; or the kind, to see everything that can be answered."""
    answers = () if click.value == REST else (click.value,)
    await _go_on(click, position, replace(draft, action=click.arg, values=answers, page=0))


async def _act_page(click: Click, draft: Draft, position: OpenTable) -> None:
    page = number(click.value)
    await answer(click.interaction, await kinds_face(click.interaction, position, draft, click.arg, page))


async def _pick(click: Click, draft: Draft, position: OpenTable) -> None:
    """An option's own button, or what was marked in a menu."""
    await _answered(click, draft, position, click.arg or ",".join(click.values))


async def _none(click: Click, draft: Draft, position: OpenTable) -> None:
    await _answered(click, draft, position, "-")


async def _share(click: Click, draft: Draft, position: OpenTable) -> None:
    """Some more or less of a kind; the question stays."""
    shares = read_shares(_split(draft, position), click.arg)
    await answer(click.interaction, await move_face(click.interaction, position, draft, shares=shares))


async def _shared(click: Click, draft: Draft, position: OpenTable) -> None:
    domain = _split(draft, position)
    await _answered(click, draft, position, write_value(as_split(domain, read_shares(domain, click.arg))))


def _split(draft: Draft, position: OpenTable) -> Split:
    question = progress(action_kind(position, draft.action), position.state, draft.seat, draft.values).question
    if question is None or not isinstance(question.domain, Split):
        raise HostError("panel-expired")
    return question.domain


async def _rest(click: Click, draft: Draft, position: OpenTable) -> None:
    """All that is left to ask goes without saying."""
    move = with_the_rest(action_kind(position, draft.action), position.state, draft.seat, draft.values)
    values = draft.values if move is None else answers_of(position.state, draft.seat, move)
    await _go_on(click, position, replace(draft, values=values, page=0))


async def _page(click: Click, draft: Draft, position: OpenTable) -> None:
    await _show(click, position, replace(draft, page=number(click.value)))


async def _type(click: Click, draft: Draft, position: OpenTable) -> None:
    kind = action_kind(position, draft.action)
    question = progress(kind, position.state, draft.seat, draft.values).question
    if question is None:
        raise HostError("panel-expired")
    plain = label_speaker(private_speaker(click.interaction).language, position.table)

    def named(option: str) -> str:
        return value_label(plain, question.field, position.state, draft.seat, question.earlier, option)

    modal = ask_by_modal(plain, draft, position.game.id, kind, question, named)
    await click.interaction.response.send_modal(modal)


async def _typed(click: Click, draft: Draft, position: OpenTable) -> None:
    await _answered(click, draft, position, text_of(click.typed))


async def _back(click: Click, draft: Draft, position: OpenTable) -> None:
    """One answer less; before the first one, the kinds of the group that was looked at, or all."""
    if draft.action not in _NO_MOVE and draft.values:
        await _show(click, position, replace(draft, values=draft.values[:-1], page=0))
        return
    group = action_kind(position, draft.action).group if draft.action not in _NO_MOVE else None
    shown = group if group in groups_among(open_kinds(position, draft)) else None
    await answer(click.interaction, await kinds_face(click.interaction, position, draft, shown))


async def _cancel(click: Click) -> None:
    """A draft is dropped, also one that the table has left behind; but what was played is not cancelled by it."""
    host = client_of(click.interaction).host
    receipt = await host.receipt_of(click.ref)
    if receipt is not None:
        await tell_again(click.interaction, receipt)
        return
    if await _draft(click) is None:
        raise HostError("panel-expired")
    client_of(click.interaction).panels.take(click.ref)
    await host.drop_draft(click.ref)
    await answer(click.interaction, Reply(private_speaker(click.interaction)("panel-cancelled")))


async def _line(click: Click, draft: Draft, position: OpenTable) -> None:
    """A box for a whole turn."""
    plain = label_speaker(private_speaker(click.interaction).language, position.table)
    await click.interaction.response.send_modal(line_modal(plain, position, draft))


async def _lined(click: Click, draft: Draft, position: OpenTable) -> None:
    typed = replace(draft, action=LINE, values=(text_of(click.typed),), page=0)
    await answer(click.interaction, await line_face(click.interaction, position, typed))


async def _hint(click: Click, draft: Draft, position: OpenTable) -> None:
    await answer(click.interaction, await hinted(click.interaction, position, draft))


async def _hinted(click: Click, draft: Draft, position: OpenTable) -> None:
    """One of the moves fills the panel; nothing is played yet."""
    await _show(click, position, chosen(position, draft, click.arg))


async def _confirm(click: Click, draft: Draft, position: OpenTable) -> None:
    if draft.action == LINE:
        await _play(click, position, draft, *line_in(click.interaction, position, draft).actions)
        return
    state = progress(action_kind(position, draft.action), position.state, draft.seat, draft.values)
    if state.action is None:
        await _show(click, position, draft)
    else:
        await _play(click, position, draft, state.action)


async def _show_move(click: Click, draft: Draft, position: OpenTable) -> None:
    """A whole move that was proposed, before it is played."""
    await _show(click, position, draft)


async def _uncoach(click: Click, draft: Draft, position: OpenTable) -> None:
    """The panel stays as it is, without the coach's line; how to have it again is said beside."""
    await client_of(click.interaction).host.set_coach(draft.table, draft.player, False)
    await answer(click.interaction, await _face(click.interaction, position, draft))
    await whisper(click.interaction, Reply(private_speaker(click.interaction)("coach-off", table=position.table.name)))


# What they share


async def _play(click: Click, position: OpenTable, draft: Draft, *moves: Action) -> None:
    host = client_of(click.interaction).host
    if is_ahead(draft):
        await play_ahead(click.interaction, await host.look(draft.table), draft, moves[0])
        await host.drop_draft(draft.id)
        return
    await play(click.interaction, position, draft.seat, moves, Said(draft.id, host.now), draft.decision)
    await host.drop_draft(draft.id)


async def _go_on(click: Click, position: OpenTable, draft: Draft, *, told: bool = False) -> None:
    """The next question. Where there is none left the move is played, unless it should be confirmed first. `told`: by
    a button that has said the whole move."""
    state = progress(action_kind(position, draft.action), position.state, draft.seat, draft.values)
    if state.action is None or await _is_weighed(click.interaction, position, draft, state.action, told=told):
        await _show(click, position, draft)
    else:
        await _play(click, position, draft, state.action)


async def _is_weighed(interaction: Interaction, position: OpenTable, draft: Draft, move: Action, *, told: bool) -> bool:
    """Whether a move is shown before it is played: one that weighs much, one that cannot be taken back freely unless it
    is only words, and every one for those who wish so. A button that asks nothing more says itself what it does; so
    does one that has said a whole answer to what is asked, such as a tax."""
    if move.final or move.weighty:
        return True
    said = not draft.values or move.offhand or (told and not move.perilous)
    if not said and engine.foresee(position.game, position.state, draft.seat, move) is None:
        return True
    return (await client_of(interaction).host.person(interaction.user.id)).confirms


async def _answered(click: Click, draft: Draft, position: OpenTable, text: str) -> None:
    """Take one more answer; an illegal one is refused in words and the question stays."""
    await _go_on(click, position, replace(draft, values=(*draft.values, text.strip() or "-"), page=0))


async def _face(interaction: Interaction, position: OpenTable, draft: Draft) -> Reply:
    """The draft as it stands."""
    if draft.action == LINE:
        return await line_face(interaction, position, draft)
    if draft.action == HINT:
        return await hint_face(interaction, position, draft)
    return await draft_face(interaction, position, draft)


async def _show(click: Click, position: OpenTable, draft: Draft) -> None:
    await answer(click.interaction, await move_face(click.interaction, position, draft))


def _resumed(handler: Callable[[Click, Draft, OpenTable], Awaitable[None]], *, raw: bool = False) -> Handler:
    """The draft behind a click, if it is this person's and the table still asks the same; else a fresh panel. A click
    on an older face of the panel changes nothing: the latest is shown again. `raw`: only a box opens; the panel stays
    as it is."""

    async def resume(click: Click) -> None:
        interaction, host = click.interaction, client_of(click.interaction).host
        draft = await _draft(click)
        if draft is None:
            await _gone(click)
            return
        position = await host.look(draft.table)
        if draft.seat not in position.table.seats_of(draft.player):
            raise HostError("panel-not-yours")
        if is_ahead(draft):
            position = foreseen(position, draft.seat) or position
        if _asked_now(position, draft) != draft.decision:
            await _in_place(interaction)
            client_of(interaction).panels.take(draft.id)
            await host.drop_draft(draft.id)
            await tell_stale(interaction, position, draft.id)
            return
        step, word = read_control(click.arg)
        if not raw:
            client_of(interaction).panels.take(draft.id)
        if step == draft.step:
            await handler(with_changes(click, arg=word), draft, position)
        else:
            await _in_place(interaction)
            await answer(interaction, await _face(interaction, position, draft))

    return resume


def _asked_now(position: OpenTable, draft: Draft) -> str | None:
    """What the draft's seat is asked, or, where it answers beforehand, will be."""
    decision = engine.pending(position.state).get(draft.seat)
    if decision is None:
        return None
    return token(position, draft.seat) if is_ahead(draft) else decision_token(position.table, decision)


async def _draft(click: Click) -> Draft | None:
    """The draft that was clicked at: the person's own, of a table that they may see. None: it is there no more."""
    draft = await client_of(click.interaction).host.draft(click.ref)
    if draft is None:
        return None
    if await table_seen(click.interaction, draft.table) is None:
        raise HostError("panel-expired")
    if draft.player != click.interaction.user.id:
        raise HostError("panel-not-yours")
    return draft


async def _gone(click: Click) -> None:
    """The draft behind a click is there no more: it has led to a move, or is too old."""
    receipt = await client_of(click.interaction).host.receipt_of(click.ref)
    if receipt is None:
        raise HostError("panel-expired")
    await _in_place(click.interaction)
    await tell_again(click.interaction, receipt)


async def _in_place(interaction: Interaction) -> None:
    """The panel itself is to change, also where a modal was about to open."""
    if not interaction.response.is_done():
        await interaction.response.defer()
