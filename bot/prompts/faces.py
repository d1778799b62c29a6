"""What a panel shows, step by step: which kind of action, the next question, the whole move. Every face is a new step
of its draft, saved once it is drawn."""

from __future__ import annotations

import secrets
from functools import partial

from msgspec import NODEFAULT

from bot.painter import Numbers
from bot.prompts import panel
from bot.prompts.coaching import advised
from bot.prompts.components import view_of
from bot.prompts.kinds import Kinds, choose_kind, groups_among, offered
from bot.prompts.labels import things_asked, things_named
from bot.prompts.numbers import numbers_for
from bot.prompts.own_row import always_there
from bot.prompts.progress import progress, with_the_rest
from bot.prompts.stepper import Shares
from bot.prompts.steps import stepped
from bot.talk import MESSAGE, Interaction, Reply, client_of, clipped, label_speaker, private_speaker
from bot.words import Speaker
from render.picture import Picture
from rules.core import Action, State, Value, engine
from rules.core.actions import fields_of, tag_of
from rules.host import Draft, HostError, OpenTable, decision_token, seat_for

_LEAST = 40  # characters; less of what was done tells nothing


async def fresh_face(
    interaction: Interaction, position: OpenTable, *, opening: str = "", after: Action | None = None
) -> Reply:
    """A new panel for whoever asks, or word of whom the table waits for. `after`: what they have just played."""
    if position.table.status == "ended":
        raise HostError("host-not-running", table=position.table.name)
    player = interaction.user.id
    seat = seat_for(position, player)
    if seat is None:
        return await _not_now(interaction, position, opening)
    draft = new_draft(position, seat, player)
    kinds = open_kinds(position, draft)
    if len(kinds) == 1 and (not opening or _asks(position, seat, kinds[0])):
        only = stepped(draft, action=tag_of(kinds[0]))
        return await move_face(interaction, position, only, opening=opening, after=after)
    return await kinds_face(interaction, position, draft, opening=opening, after=after)


async def followed(interaction: Interaction, position: OpenTable, undone: bool) -> Reply:
    """What a panel shows that the table has left behind while it was open."""
    opening = private_speaker(interaction)("panel-taken-back" if undone else "refusal-stale")
    return await fresh_face(interaction, position, opening=opening)


def _asks(position: OpenTable, seat: int, kind: type[Action]) -> bool:
    """Whether a kind leaves anything to choose; what does not is played by its own button, never by the way."""
    return progress(kind, position.state, seat, ()).question is not None


def new_draft(position: OpenTable, seat: int, player: int) -> Draft:
    decision = decision_token(position.table, engine.pending(position.state)[seat])
    return Draft(id=secrets.token_hex(8), table=position.table.id, seat=seat, player=player, decision=decision)


def open_kinds(position: OpenTable, draft: Draft) -> Kinds:
    return engine.legal(position.state, draft.seat).kinds


async def _not_now(interaction: Interaction, position: OpenTable, opening: str) -> Reply:
    """Nothing to choose: the game is over, somebody else is awaited, or one only looks on. Whoever sits there sees how
    the table stands."""
    say = private_speaker(interaction, position.table)
    if position.state.outcome is not None:
        text = say("panel-over")
    elif not position.table.seats_of(interaction.user.id):
        text = say("panel-not-seated", table=position.table.name)
    else:
        names = [say.names[seat] for seat in engine.awaited(position.state)]
        text = say("panel-waiting", names=say.joined(names))
    seat = next(iter(position.table.seats_of(interaction.user.id)), None)
    painter = client_of(interaction).painter
    pictures = () if seat is None else await painter.panel(position, seat, say.language)
    controls = [] if seat is None else always_there(say, position)
    return Reply("\n".join(filter(None, [opening, text])), view_of(controls), pictures)


async def draft_face(interaction: Interaction, position: OpenTable, draft: Draft) -> Reply:
    """The draft as it stands."""
    if draft.action is None:
        return await kinds_face(interaction, position, draft)
    return await move_face(interaction, position, draft)


async def kinds_face(
    interaction: Interaction,
    position: OpenTable,
    draft: Draft,
    group: str | None = None,
    page: int = 0,
    *,
    opening: str = "",
    after: Action | None = None,
) -> Reply:
    """Which kind of action it shall be; or, in a group of them, which of these. `after`: what can be done again."""
    kinds, shown = open_kinds(position, draft), stepped(draft, action=None, values=(), page=0)
    within = group if group in groups_among(kinds) else None
    say = private_speaker(interaction, position.table)
    prompt = say.say(engine.pending(position.state)[draft.seat].prompt)
    advice = await advised(interaction, position, shown)
    text = _below(opening, advice.among(partial(panel.opening_text, say, position, draft.seat, prompt)))
    text = await _with_note(interaction, position, text)
    undoable = await client_of(interaction).host.may_undo(position.table, draft.seat)
    plain = label_speaker(say.language, position.table)
    found = offered(plain, position, draft.seat, kinds, within, after=after)
    view = advice.beside(choose_kind(say, position, shown, found, within, page, undoable=undoable))
    numbers = tuple(found.numbers.items())
    pictures = await _pictures(interaction, position, shown, say, rings=found.things, numbers=numbers)
    return await kept(interaction, shown, Reply(text, view, pictures))


def _below(opening: str, text: str) -> str:
    """What was just done stands above what is asked now, as far as a message has room for both."""
    room = MESSAGE - len(text) - 1
    return "\n".join(filter(None, [clipped(opening, room) if room > _LEAST else "", text]))


async def _with_note(interaction: Interaction, position: OpenTable, text: str) -> str:
    """Below it what others have written to the person, and they for themselves, where a message has room for both."""
    note = await client_of(interaction).host.note(position.table.id, interaction.user.id)
    say = private_speaker(interaction)
    unseen = await client_of(interaction).host.unseen_letters(interaction.user.id)
    new = unseen.get(position.table.id, 0)
    lines = [say("panel-letters", count=new)] if new else []
    lines += [say("panel-note", text=say.quote(note))] if note else []
    below = "".join(f"\n{line}" for line in lines)
    return f"{text}{below}" if len(text) + len(below) <= MESSAGE else text


async def move_face(
    interaction: Interaction,
    position: OpenTable,
    draft: Draft,
    *,
    opening: str = "",
    after: Action | None = None,
    shares: Shares | None = None,
) -> Reply:
    """The next question; when there is none left, the whole move. Raises `IllegalMove` when what was chosen cannot be
    done. `after`: what was just played."""
    kind, shown = action_kind(position, draft.action), stepped(draft)
    state = progress(kind, position.state, draft.seat, draft.values)
    say = private_speaker(interaction, position.table)
    advice = await advised(interaction, position, shown)
    if state.question is not None:
        text = advice.among(partial(panel.question_text, say, position, shown, kind, state))
        text = await _with_note(interaction, position, text)
        rest = with_the_rest(kind, position.state, draft.seat, draft.values) is not None
        view = panel.ask_field(say, position, shown, state.question, after=after, shares=shares, rest=rest)
        so_far = begun(position, draft.seat, kind, state.chosen)
        pictures = await _pictures(
            interaction,
            position,
            shown,
            say,
            state=so_far,
            rings=things_asked(state.question.domain),
            numbers=numbers_for(say, position, draft.seat, state.question, panel.WIDE),
            chosen=things_named(state.chosen),
        )
    else:
        assert state.action is not None
        ahead = engine.foresee(position.game, position.state, draft.seat, state.action)
        text = advice.among(partial(panel.confirm_text, say, position, draft.seat, state.action, ahead))
        view = panel.confirm(say, position, shown)
        chosen = things_named(state.chosen)
        pictures = await _pictures(interaction, position, shown, say, state=ahead, chosen=chosen)
    return await kept(interaction, shown, Reply(_below(opening, text), advice.beside(view), pictures))


def begun(position: OpenTable, seat: int, kind: type[Action], chosen: tuple[Value, ...]) -> State | None:
    """The position with as much of what has been chosen already done as is a whole move by itself: of two knights the
    first has moved, also while the second has only been named. None: nothing is, or nobody can foresee it."""
    legal, defaults = engine.legal(position.state, seat), [field.default for field in fields_of(kind)]
    for count in range(len(chosen), 0, -1):
        values = (*chosen[:count], *defaults[count:])
        if NODEFAULT not in values and kind(*values) in legal:
            return engine.foresee(position.game, position.state, seat, kind(*values))
    return None


async def kept(interaction: Interaction, draft: Draft, reply: Reply) -> Reply:
    """The face, once its step of the draft is saved. From then on it follows the table."""
    await client_of(interaction).host.save_draft(draft)
    client_of(interaction).panels.note(interaction, draft)
    return reply


async def _pictures(
    interaction: Interaction,
    position: OpenTable,
    draft: Draft,
    say: Speaker,
    *,
    state: State | None = None,
    rings: tuple[str, ...] = (),
    numbers: Numbers = (),
    chosen: tuple[str, ...] = (),
) -> tuple[Picture, ...]:
    """The board as it is, or as a move would leave it. A move that draws or reveals anything is not tried out: one
    sees the board as it is, with the chosen places ringed."""
    painter = client_of(interaction).painter
    return await painter.panel(
        position, draft.seat, say.language, state=state, rings=rings, numbers=numbers, chosen=chosen
    )


def action_kind(position: OpenTable, tag: str | None) -> type[Action]:
    found = next((kind for kind in position.game.actions if tag_of(kind) == tag), None)
    if found is None:
        raise HostError("panel-expired")
    return found
