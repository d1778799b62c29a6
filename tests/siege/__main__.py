"""`make siege`, or `python -m tests.siege --seconds 600 --seed 1`: prints what came of it, and fails when anything was
lost, doubled, told twice, stuck, leaked or invalid. With `--clusters 4` it is a house of so many processes on one
PostgreSQL database that is besieged, with two servers a process."""

from __future__ import annotations

import argparse
import asyncio
import sys
from functools import partial
from pathlib import Path
from random import Random

from rules.registry import games
from tests import postgres
from tests.siege.armada import besieged, disorder
from tests.siege.camp import pitched
from tests.siege.campaign import Campaign
from tests.siege.report import Report


async def besiege(chosen: argparse.Namespace) -> Report:
    if chosen.clusters > 1:
        database = await postgres.fresh("siege")
        camp, report = await besieged(
            database, clusters=chosen.clusters, calm=3, seconds=chosen.seconds, seed=chosen.seed, servers=2
        )
        report.lost += [f"the order of {table}" for table in disorder(camp)]
        return report
    async with pitched(chosen.seed, folder=chosen.folder) as camp:
        campaign = Campaign(camp, Random(chosen.seed), partial(print, flush=True), chosen.games)
        return await campaign.run(chosen.seconds, chosen.patience)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=90, help="seconds after which what stands still is stuck")
    parser.add_argument("--folder", type=Path, default=None, help="keep the database and the bot's log here")
    parser.add_argument("--clusters", type=int, default=1, help="so many processes on one PostgreSQL database")
    parser.add_argument("--games", nargs="+", default=sorted(games()), choices=sorted(games()))
    chosen = parser.parse_args()
    if chosen.folder is not None:
        chosen.folder.mkdir(parents=True, exist_ok=True)
    report = asyncio.run(besiege(chosen))
    print("\n".join(report.lines()))
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
