"""What Medioevo tells a mind that searches."""

from __future__ import annotations

from collections.abc import Hashable

from rules.core import engine
from rules.core.insight import Effort, Insight
from rules.medioevo.mind.ideas import after, ideas, searches
from rules.medioevo.mind.judgement import aspects, judged
from rules.medioevo.table import Position


def _mark(position: Position, seat: int) -> Hashable:
    return engine.encode(position)


def _turn(position: Position) -> int:
    return position.turn


INSIGHT = Insight(
    ideas=ideas,
    judge=judged,
    after=after,
    mark=_mark,
    searches=searches,
    aspects=aspects,
    efforts={
        "easy": Effort(beam=1, runs=12, blur=0.4),
        "hard": Effort(beam=1, runs=6, turns=1, deals=8, nodes=900),
        "master": Effort(beam=1, runs=12, turns=2, deals=8, nodes=3_000),
    },
    tempers={
        "builder": {"prizes": 1.4, "learning": 1.3},
        "raider": {"forces": 1.5, "rivals": 1.4},
        "trader": {"treasury": 1.5, "land": 1.2},
        "diplomat": {"peace": 4.0, "forces": 0.8},
    },
    plain=Effort(beam=1, runs=4, turns=1, nodes=100),
    era=_turn,
    victory=10.0,
)
