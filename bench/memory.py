"""(e) What nine tables cost in memory, and (f) how long the first panel after a start takes: each in a process of its
own, for both are about processes."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from bench.rows import Row

PICTURES = 900  # as many as nine tables see in eight minutes and more
IDLE, PLAYED, CREEP = 250.0, 450.0, 40.0  # megabytes that are good enough
FIRST = 1.0  # seconds


def memory() -> list[Row]:
    found = _told("bench.nine", str(PICTURES))
    curve = found["curve"]
    halfway = max(used for drawn, used in curve if drawn <= PICTURES // 2)
    later = max(used for drawn, used in curve if drawn > PICTURES // 2)
    most = max(used for _, used in curve)
    idle = f"{found['started']:.0f} MB before warming up, {found['idle']:.0f} MB after"
    played = f"{most:.0f} MB at most after a move, {found['peak']:.0f} MB at most at all, {curve[-1][0]} pictures"
    creep = f"at most {halfway:.0f} MB in the first half, {later:.0f} MB in the second"
    return [
        Row("all", f"memory of an idle bot over {IDLE:.0f} MB", found["idle"] / IDLE, 1.0, "at most", idle),
        Row("all", f"memory with nine tables over {PLAYED:.0f} MB", most / PLAYED, 1.0, "at most", played),
        Row("all", f"growth from half to half over {CREEP:.0f} MB", (later - halfway) / CREEP, 1.0, "at most", creep),
    ]


def first_panel(game: str) -> Row:
    """After a restart: what was shelved before is found again. The very first start of all is told beside it."""
    found = _told("bench.first", game)
    seconds = found["again"]
    detail = (
        f"{seconds:.2f} s ({found['again_cpu']:.2f} s of computing) after a restart, {found['ever']:.2f} s "
        f"({found['ever_cpu']:.2f} s) with nothing on the shelf"
    )
    return Row(game, "first panel of a new process over 1 s", seconds / FIRST, 1.0, "at most", detail)


def _told(module: str, *args: str) -> dict[str, Any]:
    done = subprocess.run([sys.executable, "-m", module, *args], check=True, capture_output=True, text=True)
    return json.loads(done.stdout)
