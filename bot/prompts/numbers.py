"""Choosing on the picture: what can be chosen has a short number there, and the same number in its label."""

from __future__ import annotations

from collections.abc import Mapping

import render
from bot.prompts.labels import labelled
from bot.prompts.progress import Question
from bot.words import Speaker
from rules.host import OpenTable

Labelled = list[tuple[str, str]]
_MOST = 99  # larger numbers are found no sooner than names


def numbered(position: OpenTable, seat: int, options: Labelled) -> dict[str, str]:
    """What the picture numbers among the options, in their order; none in a game whose board names its places where
    they are, and none for what goes without looking."""
    if len(options) < 2 or not render.has_renderer(position.game.id):
        return {}
    there = render.numbered(position.game.id, position.view(seat))
    places = dict.fromkeys(value for _, value in options if value in there)
    return {place: str(number) for number, place in enumerate(places, 1)} if 1 < len(places) <= _MOST else {}


def with_numbers(position: OpenTable, seat: int, options: Labelled) -> Labelled:
    """The options with their numbers before what they are called."""
    return labelled_by(numbered(position, seat, options), options)


def labelled_by(numbers: Mapping[str, str], options: Labelled) -> Labelled:
    return [(f"{numbers[value]} · {label}" if value in numbers else label, value) for label, value in options]


def numbers_for(
    say: Speaker, position: OpenTable, seat: int, question: Question, most: int
) -> tuple[tuple[str, str], ...]:
    """What a question's picture shows."""
    return tuple(numbered(position, seat, labelled(say, position.state, seat, question, most)).items())
