"""One line and one count for every committed change."""

from __future__ import annotations

import logging

from bot.metrics.meters import COMMITS
from rules.host import Committed

_log = logging.getLogger(__name__)


def note_commit(change: Committed) -> None:
    """An announcement without a new revision, such as a post that is made again, is none."""
    before, after = change.before, change.after
    if before is not None and before.revision == after.revision:
        return
    COMMITS.labels(after.game).inc()
    facts = {"table": after.id, "game": after.game, "revision": after.revision, "moves": after.length}
    said = "table %(table)s: committed revision %(revision)s of %(game)s, after %(moves)s moves"
    _log.info(said, facts, extra={"facts": {"event": "commit", **facts}})
