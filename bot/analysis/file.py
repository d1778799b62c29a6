"""`castellan analyse`: the same for a saved game, on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TextIO

import render
from bot.analysis.findings import CANDIDATES, SHOWN, Choice, Finding, told, worst
from bot.demo.progress import Progress
from bot.prompts.labels import things_named
from bot.render_file import CannotRender, read_saved
from bot.words import Speaker
from render.picture import Scene
from rules.core import engine
from rules.core.actions import values_of
from rules.core.match import Match
from rules.mind import judge


def analyse_file(wanted: argparse.Namespace, out: TextIO, progress_out: TextIO) -> None:
    """Findings of one seat, or of all, one after the other."""
    match = read_saved(Speaker(wanted.language), wanted.log)
    seats = match.setup.seats
    names = tuple(Speaker(wanted.language)("seat-name", number=number) for number in range(1, seats + 1))
    say = Speaker(wanted.language, names)
    if wanted.seat is not None and not 0 <= wanted.seat < seats:
        raise CannotRender(f"--seat {wanted.seat}: 0 … {seats - 1}")
    progress = Progress(say, progress_out)
    choices = list(choices_in(match))
    for seat in range(seats) if wanted.seat is None else (wanted.seat,):
        found = _findings(progress, [choice for choice in choices if choice.seat == seat])
        print(say("analyse-seat", name=names[seat], count=len(found)), file=out)
        for finding in found:
            print(told(say, finding).replace("**", ""), file=out, flush=True)
            if wanted.pictures is not None:
                print(_drawn(wanted.pictures, say, finding), file=out, flush=True)


def choices_in(match: Match) -> Iterator[Choice]:
    """Every decision of a match with the position it was taken in."""
    again = Match(match.game, match.setup, ground=match.ground)
    first = (match.ground.after if match.ground else 0) + 1
    for index, entry in enumerate(match.log, first):
        yield Choice(index, entry.seat, match.game, engine.clone(match.game, again.state), entry.action)
        again.play(entry.seat, entry.action)


def _findings(progress: Progress, choices: list[Choice]) -> list[Finding]:
    glance = progress.stage("analyse-bar-glance")
    seen: list[Finding] = []
    for number, choice in enumerate(choices, 1):
        seen += _judged(choice, glance=True)
        glance(number, len(choices))
    doubtful, thorough = worst(seen, CANDIDATES), progress.stage("analyse-bar-thorough")
    found: list[Finding] = []
    for number, finding in enumerate(doubtful, 1):
        found += _judged(finding.choice, glance=False)
        thorough(number, len(doubtful))
    return worst(found, SHOWN)


def _judged(choice: Choice, *, glance: bool) -> list[Finding]:
    luck = Random(f"{choice.index}")
    verdict = judge(choice.game, choice.state, choice.seat, choice.played, luck, glance=glance)
    return [] if verdict is None else [Finding(choice, verdict)]


def _drawn(folder: Path, say: Speaker, finding: Finding) -> str:
    """The board as the player saw it, the better move ringed; where it is."""
    choice = finding.choice
    scene = Scene(names=say.names, say=say, rings=things_named(values_of(finding.verdict.best.action)))
    picture = render.picture(choice.game.id, choice.game.view(choice.state, choice.seat), scene, "board")
    path = folder / f"{choice.game.id}-{choice.index}-{choice.seat}.{picture.suffix}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(picture.png)
    except OSError as error:
        raise CannotRender(str(error)) from None
    return str(path)
