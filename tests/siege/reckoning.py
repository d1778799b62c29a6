"""After a siege: what came of it. The bot is left alone; what does not go on by itself now is stuck."""

from __future__ import annotations

import time
from collections import Counter

from tests.loopback.interactions import LATER, Interaction
from tests.loopback.person import PATIENCE
from tests.siege.camp import Camp
from tests.siege.leaks import leaks
from tests.siege.report import Report
from tests.siege.stuck import stuck_after
from tests.siege.twice import Watch


async def reckoning(camp: Camp, watch: Watch, hazards: Counter[str], *, patience: float, began: float) -> Report:
    """Everything compared: what people were told with the log, the channels with the outbox, words with readers."""
    stuck = await stuck_after(camp, patience)
    camp.keep.measure()
    camp.ledger.reckon()
    asked, vain = camp.loopback.interactions.all, _in_vain(camp)
    return Report(
        seconds=time.monotonic() - began,
        killed=camp.keep.kills,
        crashed=camp.keep.crashes,
        false_starts=camp.keep.false_starts,
        hazards=hazards,
        faults=camp.loopback.faults.met,
        asked=len(asked),
        acknowledged=sum(intent.told for intent in camp.ledger.intents),
        misled=sum(intent.misled and not intent.told for intent in camp.ledger.intents),
        moves=sum(len(camp.truth.rows(table.id)) for table in camp.truth.tables()),
        lost=camp.ledger.lost,
        doubled=camp.ledger.doubled,
        told_twice=watch.told_twice(),
        stuck=stuck,
        leaked=leaks(camp),
        checked=camp.loopback.checked,
        described=camp.loopback.described,
        invalid=camp.loopback.invalid,
        slowest=max((it.first_answer for it in asked if it.first_answer is not None), default=0.0),
        longest=max((it.whole_answer for it in asked if it.whole_answer is not None), default=0.0),
        thinking=sum(it.thinking or (it.kind == LATER and not it.quiet) for it in vain),
        silent=sum(it.kind is None for it in vain),
        memory=camp.keep.high_water,
    )


def _in_vain(camp: Camp) -> list[Interaction]:
    """What people did and never heard of again, though nobody killed the bot or spoilt its answer."""
    now = camp.world.clock()
    waiting = (it for it in camp.loopback.interactions.all if not (it.answered or it.abandoned or it.spoilt))
    return [it for it in waiting if now - it.began > PATIENCE]
