"""One line of the table: a ratio, what it must keep to, and the two measurements behind it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class Row:
    game: str
    what: str
    ratio: float
    bound: float
    sense: Literal["at most", "at least"]
    detail: str

    @property
    def good(self) -> bool:
        return self.ratio <= self.bound if self.sense == "at most" else self.ratio >= self.bound

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "good": self.good}


def table(rows: list[Row]) -> str:
    lines = [f"{'game':<10} {'what':<58} {'ratio':>7}  bound"]
    for row in rows:
        mark = "" if row.good else "   <-- misses"
        lines.append(f"{row.game:<10} {row.what:<58} {row.ratio:>7.2f}  {row.sense} {row.bound:g}{mark}")
        lines.append(f"{'':<10} {row.detail}")
    return "\n".join(lines)
