"""The story of a finished game: everybody's points act by act, and the moments that decided it: who took the lead for
good, be it in the final reckoning, and the greatest gains on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from rules.core import Event, Game, Outcome, State, Words, engine, words
from rules.core.match import repeated
from rules.host.desk import Desk, Past, find_table, read_entry
from rules.host.model import HostError
from rules.host.store import Logged

_MOST = 3


class Moment(Struct, frozen=True, kw_only=True):
    """An act that changed the standings, and what all heard of it. `gain`: the points that it brought `seat`; `lead`:
    it took the lead and kept it to the end."""

    index: int
    seat: int
    gain: int
    event: Event
    chapter: tuple[Words, ...]
    lead: bool = False

    @property
    def besides(self) -> int:
        """What it brought beyond what its sentence tells."""
        told = points_of(self.event)
        return max(0, self.gain - told) if told else 0


class Story(Struct, frozen=True):
    """`standings`: every seat's points before the first act and after each; the last are those of the outcome."""

    moments: tuple[Moment, ...] = ()
    standings: tuple[tuple[int, ...], ...] = ()


class Moments(Desk):
    async def story(self, table_id: str) -> Story:
        """Of a finished game, in its order; of the part that today's rules can play again."""
        async with self._store.reading() as reader:
            table = await find_table(reader, table_id)
            ground = await self._ground(reader, table)
            try:
                past = await self._past(reader, table, 0 if ground is None else ground.index)
            except HostError:
                return Story()
            rows = await reader.log(table_id, past.table.length, table.length)
        return await asyncio.to_thread(story_of, past, rows)


def story_of(past: Past, rows: Sequence[Logged]) -> Story:
    state = engine.decode(past.game, past.snapshot.state)
    entries = (read_entry(past.game, row) for row in rows)
    before, found, lead = past.game.standing(state), list[Moment](), None
    standings = [tuple(before)]
    for row, played in zip(
        rows, repeated(past.game, past.table.setup, state, entries, first=past.table.length + 1), strict=True
    ):
        after, where = past.game.standing(played.state), past.game.chapter(state)
        moment = _moment(row, before, after, where, past.game.endings)
        found += [moment] if moment else []
        lead = _lead(after, before, moment, lead)
        state, before = played.state, after
        standings.append(tuple(after))
    if state.outcome is not None:
        lead = _reckoned(past.game, state, before, len(rows) + past.table.length) or lead
        standings.append(tuple(state.outcome.scores))
    return Story(tuple(_chosen(found, lead, state.outcome)), tuple(standings))


def _reckoned(game: Game[State], state: State, before: Sequence[int], index: int) -> Moment | None:
    """The end itself, where a single winner was not in front before what is counted then."""
    outcome = state.outcome
    if outcome is None or len(outcome.winners) != 1 or _in_front(before) == outcome.winners[0] or not before:
        return None
    seat = outcome.winners[0]
    gain = max(0, outcome.scores[seat] - before[seat])
    told = words("moment-reckoning", points=gain) if gain else words("moment-reckoned")
    return Moment(index=index, seat=seat, gain=gain, event=Event(told), chapter=game.chapter(state))


def _moment(
    row: Logged, before: Sequence[int], after: Sequence[int], where: tuple[Words, ...], endings: Collection[str]
) -> Moment | None:
    """The greatest gain of an act, if it brought any and all heard of it."""
    gains = [now - then for then, now in zip(before, after, strict=True)]
    seat = max(range(len(gains)), key=gains.__getitem__, default=None)
    if seat is None or gains[seat] <= 0:
        return None
    return gained(row, seat, gains[seat], where, endings)


def gained(row: Logged, seat: int, gain: int, where: tuple[Words, ...], endings: Collection[str]) -> Moment | None:
    """What all heard of an act that brought a seat so much, if they heard anything: of several things what names the
    seat and tells of most points."""
    heard = [event for event in row.events if event.heard_by(None) and event.words.key not in endings]
    if not heard:
        return None
    named = [event for event in heard if event.words.args.get("seat") == seat]
    event = max(named, key=points_of) if named else heard[0]
    return Moment(index=row.index, seat=seat, gain=gain, event=event, chapter=where)


def points_of(event: Event) -> int:
    """The points that an event tells of."""
    points = event.words.args.get("points")
    return points if isinstance(points, int) else 0


def _lead(after: Sequence[int], before: Sequence[int], moment: Moment | None, lead: Moment | None) -> Moment | None:
    """The latest act after which somebody else was alone in front."""
    first = _in_front(after)
    if first is None or moment is None or first == _in_front(before):
        return lead
    return moment if moment.seat == first else lead


def _in_front(standing: Sequence[int]) -> int | None:
    best = [seat for seat, points in enumerate(standing) if points == max(standing)]
    return best[0] if len(best) == 1 else None


def _chosen(found: Sequence[Moment], lead: Moment | None, outcome: Outcome | None) -> list[Moment]:
    """The winner's way into the lead first, then the greatest gains; told in their order."""
    winners = () if outcome is None else outcome.winners
    led = [replace(lead, lead=True)] if lead is not None and lead.seat in winners else []
    others = sorted(found, key=lambda moment: (-moment.gain, -moment.index))
    taken = {moment.index for moment in led}
    gains = [act for act in others if act.index not in taken and 2 * act.gain >= others[0].gain > 1]
    return sorted([*led, *gains][:_MOST], key=lambda moment: moment.index)
