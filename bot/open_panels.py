"""Panels that are open follow the table: when somebody takes a move back, or an answer changes what is asked, they say
so and show what is asked now. Discord lets an answer be edited for a quarter of an hour; a panel that is older says so
when it is next clicked on."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.clock import Scheduler
from bot.delivery import Interaction, Reply, message_of, renewed
from rules.core import engine
from rules.host import Committed, Draft, Host, HostError, OpenTable, decision_token

LIVES = 14 * 60.0  # seconds for which a panel is followed: a little less than Discord allows
_MOST = 2000  # panels; the oldest are followed no more
_SINCE = "panel-since"  # when an interaction first showed a panel, among its extras
_log = logging.getLogger(__name__)

Renew = Callable[[Interaction, OpenTable, bool], Awaitable[Reply]]  # whether it is because something was taken back


@dataclass(frozen=True)
class _Panel:
    """The latest face of a panel, and the interaction that it can be edited by."""

    interaction: Interaction
    draft: Draft
    since: float


class OpenPanels:
    """Held in memory only: what an answer is edited by is worth nothing after a restart, and is nobody's business."""

    def __init__(self, host: Host, scheduler: Scheduler, now: Callable[[], float], renew: Renew) -> None:
        self._host, self._scheduler, self._now, self._renew = host, scheduler, now, renew
        self._open: dict[str, _Panel] = {}

    def note(self, interaction: Interaction, draft: Draft) -> None:
        """A face is about to be shown."""
        since = interaction.extras.setdefault(_SINCE, self._now())
        self._open.pop(draft.id, None)
        self._open[draft.id] = _Panel(interaction, draft, since)
        for old in [each for each in self._open.values() if not self._lives(each)]:
            del self._open[old.draft.id]
        while len(self._open) > _MOST:
            del self._open[next(iter(self._open))]

    def take(self, draft_id: str) -> None:
        """Somebody has clicked on it, and is answered by that."""
        self._open.pop(draft_id, None)

    def take_message(self, message: int) -> None:
        """The same, where the click does not say which draft is behind it."""
        for panel in [each for each in self._open.values() if message_of(each.interaction) == message]:
            del self._open[panel.draft.id]

    def hear(self, change: Committed) -> None:
        """A table has changed: those of its panels that ask what is asked no more are shown anew."""
        before, position = change.before, change.position
        if before is None or position is None:
            return
        undone = change.after.branch != before.branch and change.after.length < before.length
        for panel in [each for each in self._open.values() if each.draft.table == change.after.id]:
            if self._lives(panel) and _is_stale(panel.draft, position, told=change.told):
                self.take(panel.draft.id)
                self._scheduler.soon(f"panel:{panel.draft.id}", partial(self._follow, panel, undone))

    def _lives(self, panel: _Panel) -> bool:
        return self._now() - panel.since < LIVES

    async def _follow(self, panel: _Panel, undone: bool) -> None:
        """What goes wrong here costs nobody anything: the panel says so when it is next clicked on."""
        try:
            position = await self._host.look(panel.draft.table)
            if panel.draft.seat not in position.table.seats_of(panel.draft.player):
                return
            reply = await self._renew(panel.interaction, position, undone)
            await self._host.drop_draft(panel.draft.id)
        except HostError as error:
            _log.debug("a panel of table %s does not follow: %s", panel.draft.table, error)
        except Exception:
            _log.exception("a panel of table %s could not be made anew", panel.draft.table)
        else:
            await renewed(panel.interaction, reply)


def _is_stale(draft: Draft, position: OpenTable, *, told: bool) -> bool:
    """Whether the seat is asked something else now. What others take back in secret changes nothing that is asked, and
    must not show."""
    decision = engine.pending(position.state).get(draft.seat)
    if decision is None:
        return True
    same = draft.decision.partition("-")[2] == decision.id
    return decision_token(position.table, decision) != draft.decision and (told or not same)
