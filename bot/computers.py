"""Computer players: they move by themselves, politely paced, and think beside the event loop. Whatever goes wrong in a
computer's head, its table goes on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from bot.clock import Scheduler
from bot.engine import Players
from bot.metrics.meters import COMPUTER_ERRORS, COMPUTER_TIME, COMPUTERS_THINKING
from bot.thinking import Failed, Job, Thinkers, read_move
from rules.core import Action, IllegalMove, engine
from rules.host import Committed, Conflict, Host, Moved, OpenTable, Table, decision_token
from rules.host.standins import in_place_of, luck_of, mandate_of, quick_thought, thought_of
from rules.host.waiting import turn_of
from rules.registry import games

_SAMPLES = 20
LONGEST_SHOW = 15 * 60.0  # seconds; who has seen so much of a game has seen what it is like
LONGEST_ALONE = 5_000  # moves of a game that people have left; one that is played to win is over long before
_log = logging.getLogger(__name__)


class _Question(NamedTuple):
    """What is being thought about: it is over once the seat is not awaited, or something was taken back."""

    branch: int
    seat: int

    def stands(self, table: Table) -> bool:
        return table.branch == self.branch and self.seat in table.awaited


class Computers:
    def __init__(
        self,
        host: Host,
        scheduler: Scheduler,
        pace: float,
        show_pace: float | None = None,
        thinkers: Thinkers | None = None,
        engines: Players | None = None,
    ) -> None:
        """`pace`: seconds before a move; `show_pace`: where people only watch, and want to follow; `thinkers`: without
        them thoughts are had in this process; `engines`: programs of other people."""
        self._host, self._scheduler, self._pace, self._thinkers = host, scheduler, pace, thinkers
        self._engines = engines
        self._show_pace = pace if show_pace is None else show_pace
        self._questions: dict[str, _Question] = {}

    def hear(self, change: Committed) -> None:
        self.consider(change.after)

    def consider(self, table: Table) -> None:
        """Plan the next move of a computer, if the table waits for one. A thought that nobody needs any more ends."""
        question = self._questions.get(table.id)
        if question is not None and not question.stands(table):
            self._scheduler.cancel(_key(table))
        if turn_of(table) is not None:
            pace = self._show_pace if table.is_show else self._pace
            self._scheduler.later(_key(table), pace, lambda: self.move(table.id))
        else:
            self._scheduler.cancel(_key(table))

    def overlooked(self, table: Table) -> bool:
        """Whether the table waits for a computer of which nobody has thought; then it is thought of now."""
        if turn_of(table) is None or self._scheduler.busy(_key(table)):
            return False
        self.consider(table)
        return True

    async def move(self, table_id: str) -> None:
        """One move; of a turn of many steps all, up to the one that the channel is told: nobody sees the others."""
        while await self._step(table_id):
            pass

    async def _step(self, table_id: str) -> bool:
        """Whether the same turn goes on unseen."""
        position = await self._host.look(table_id)
        seat = turn_of(position.table)
        if seat is None:
            return False
        if position.table.is_show and self._host.now - position.table.created > LONGEST_SHOW:
            await self._host.quit_show(table_id)
            return False
        if not position.table.people and position.table.length > LONGEST_ALONE:
            await self._host.end(table_id)
            return False
        moved = await self._play(position, seat)
        return moved is not None and not moved.told and turn_of(moved.position.table) == seat

    async def _play(self, position: OpenTable, seat: int) -> Moved | None:
        """None: somebody moved, undid or replaced it meanwhile, and the table was considered again then."""
        table = position.table
        token = decision_token(table, engine.pending(position.state)[seat])
        hand = "" if table.seats[seat].is_computer else "regent"
        self._questions[table.id] = _Question(table.branch, seat)
        try:
            with COMPUTER_TIME.time(), COMPUTERS_THINKING.track_inprogress():
                thought = await (self._thought(position, seat) if not hand else _regents_thought(position, seat))
        finally:
            del self._questions[table.id]
        if thought is None:  # the log says why
            COMPUTER_ERRORS.inc()
        for action in chain([thought] if thought else [], _way_out(position, seat)):
            try:
                return await self._host.play(table.id, seat, action, decision=token, hand=hand)
            except Conflict:
                return None
            except IllegalMove as error:
                if error.refusal.kind != "rule":
                    return None
                COMPUTER_ERRORS.inc()
                said = "table %s: seat %s may not %r in decision %s: %s"
                _log.error(said, table.id, seat, action, token, error, extra=_facts(table, seat))
        raise RuntimeError(f"table {table.id}: nothing can be played for seat {seat} in {token}")

    async def _thought(self, position: OpenTable, seat: int) -> Action | None:
        """The seat's own program, or a process that thinks, where there are any; what fails leaves it to the quick
        choice."""
        table, game = position.table, position.game
        if table.seats[seat].engine and self._engines is not None:
            said = await self._engines.choose(table.seats[seat].engine, position, seat)
            return said or await quick_thought(position, seat)
        if self._thinkers is None or game.id not in games():
            return await thought_of(position, seat)
        job = Job(
            game=game.id,
            state=engine.encode(position.state),
            seat=seat,
            level=table.seats[seat].level,
            temper=table.seats[seat].temper,
            luck=luck_of(table, seat),
        )
        try:
            return read_move(game, await self._thinkers.think(job))
        except Failed as error:
            COMPUTER_ERRORS.inc()
            said = "table %s: no thought for seat %s: %s; it chooses quickly"
            _log.error(said, table.id, seat, error, extra=_facts(table, seat))
            return await quick_thought(position, seat)


def _facts(table: Table, seat: int) -> dict[str, Any]:
    """What a machine reads beside the words of a line."""
    return {"facts": {"event": "computer", "table": table.id, "seat": seat}}


async def _regents_thought(position: OpenTable, seat: int) -> Action:
    """For somebody who is away: by their mandate, if they have left one."""
    leave = position.table.seats[seat].leave
    mandate = mandate_of(position.game, leave.mandate) if leave is not None else None
    return await in_place_of(position, seat, mandate)


def _way_out(position: OpenTable, seat: int) -> Iterator[Action]:
    """What can be played without a thought: what the clock would, then anything legal."""
    timely = position.game.timeout(position.state, seat)
    if timely is not None:
        yield timely
    rng = Random(f"{luck_of(position.table, seat)}/way out")
    for _ in range(_SAMPLES):
        yield engine.sample(position.state, seat, rng)


def _key(table: Table) -> str:
    """Where nobody plays, it is a kind of jobs of its own, so that no game of people's waits for one."""
    return f"{'computer' if table.people else 'show'}:{table.id}"
