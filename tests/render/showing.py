"""The pictures of the gallery, one by one: all tests of a file about one picture are run by one worker, which draws it
once."""

from __future__ import annotations

import pytest

import render
from render.samples import Sample
from tests.rules.wording import LANGUAGES

SAMPLES = [(game, sample) for game in render.games() for sample in render.module(game).samples()]
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


def every(samples: list[tuple[str, Sample]], file: str) -> pytest.MarkDecorator:
    shown = [(game, sample, f"{game}-{sample.kind}-{sample.name}") for game, sample in samples]
    marks = {name: pytest.mark.xdist_group(f"{file}: {name}") for _, _, name in shown}
    cases = [pytest.param(game, sample, id=name, marks=marks[name]) for game, sample, name in shown]
    return pytest.mark.parametrize(("game", "sample"), cases)
