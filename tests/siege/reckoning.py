"""After a siege: what came of it. The bot is left alone; what does not go on by itself now is stuck."""

from __future__ import annotations

import time
from collections import Counter

from tests.siege.camp import Camp
from tests.siege.leaks import leaks
from tests.siege.report import Report
from tests.siege.stuck import stuck_after
from tests.siege.twice import Watch
from tests.siege.vain import left_in_silence, left_thinking


async def reckoning(camp: Camp, watch: Watch, hazards: Counter[str], *, patience: float, began: float) -> Report:
    """Everything compared: what people were told with the log, the channels with the outbox, words with readers."""
    stuck = await stuck_after(camp, patience)
    camp.keep.measure()
    camp.ledger.reckon()
    asked = camp.loopback.interactions.all
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
        thinking=left_thinking(camp),
        silent=left_in_silence(camp),
        memory=camp.keep.high_water,
    )
