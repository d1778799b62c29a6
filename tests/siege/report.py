"""What came of a siege, in numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

_LISTED = 12


@dataclass
class Report:
    seconds: float = 0.0
    killed: int = 0
    crashed: int = 0
    false_starts: int = 0
    hazards: Counter[str] = field(default_factory=Counter)
    faults: int = 0
    asked: int = 0  # things that people did
    acknowledged: int = 0
    misled: int = 0  # moves that were played, and the person read something else
    moves: int = 0  # in all logs
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    told_twice: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    leaked: list[str] = field(default_factory=list)
    checked: int = 0
    described: bool = False
    invalid: list[str] = field(default_factory=list)
    slowest: float = 0.0  # first answer, seconds
    longest: float = 0.0  # until somebody knew how it went, seconds
    thinking: list[str] = field(default_factory=list)  # promised an answer that never came
    silent: int = 0  # no answer at all
    memory: int = 0  # KiB
    handed_over: list[float] = field(default_factory=list)  # seconds until who waited spoke for who had been killed
    replaced: list[float] = field(default_factory=list)  # the same for who was told to stop

    @property
    def wrong(self) -> dict[str, list[str]]:
        """What must never happen, by name."""
        return {
            "lost": self.lost,
            "doubled": self.doubled,
            "told twice": self.told_twice,
            "stuck": self.stuck,
            "leaked": self.leaked,
            "left thinking": self.thinking,
            "invalid": self.invalid,
        }

    @property
    def good(self) -> bool:
        return not any(self.wrong.values())

    def lines(self) -> list[str]:
        hazards = ", ".join(f"{name} {count}" for name, count in sorted(self.hazards.items()))
        counts: dict[str, object] = {
            "seconds": f"{self.seconds:.0f}",
            "killed": self.killed,
            "ended by itself": self.crashed,
            "gave up at the start": self.false_starts,
            "hazards": hazards or "none",
            "faults met": self.faults,
            "things people did": self.asked,
            "moves in the logs": self.moves,
            "acknowledged": self.acknowledged,
            **{name: len(found) for name, found in self.wrong.items()},
            "requests checked": f"{self.checked}, {'with' if self.described else 'without'} Discord's description",
            "played and told otherwise": self.misled,
            "slowest first answer": f"{self.slowest:.2f} s",
            "slowest whole answer": f"{self.longest:.2f} s",
            "left without an answer": self.silent,
            "memory at most": f"{self.memory / 1024:.0f} MiB",
            **{
                name: f"{len(found)} times, slowest after {max(found):.1f} s"
                for name, found in (("followed when killed", self.handed_over), ("followed when told", self.replaced))
                if found
            },
        }
        table = [f"{name:<27}{count}" for name, count in counts.items()]
        details = [f"{name}: {one}" for name, found in self.wrong.items() for one in found[:_LISTED]]
        return [*table, *details]
