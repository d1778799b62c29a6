"""The guide in docs/games tells of every command of the game."""

from __future__ import annotations

import re

import render
from bot.prompts.labels import command_words, option_label
from bot.words import Speaker
from rules.core.game import choices_of
from tests.rules.medioevo.builder import GAME
from tests.rules.medioevo.test_words import HOUSE

GUIDE = (HOUSE / "docs" / "games" / "medioevo.md").read_text()
SAY = Speaker("en")
_FEW = 10  # values that are told one by one


def test_every_command_is_in_the_guide() -> None:
    """As it is typed, group and all; and of no other command but those of pictures and of one's turn."""
    told = set(re.findall(r"`/(medioevo(?:-[a-z]+)?(?: [a-z-]+){1,2})(?=[` ])", GUIDE))
    typed = {command_words(SAY, GAME, kind) for kind in GAME.actions}
    assert typed - told == set()
    pictures = {f"medioevo {SAY(f'medioevo-picture-{look}-name')}" for look in render.looks("medioevo")}
    assert told - typed - pictures == {"medioevo turn"}


def test_every_option_of_a_table_is_in_the_guide() -> None:
    for option, choices in choices_of(GAME.options_type).items():
        name = SAY(f"medioevo-option-{option}-name").rstrip("0123456789 ")  # the seats of teams share a row
        row = next(line for line in GUIDE.splitlines() if line.startswith(f"| {name} |"))
        texts = ["on" if choice is True else "off" if choice is False else str(choice) for choice in choices]
        shown = [option_label(SAY, GAME.id, option, text).split(" (")[0] for text in texts]
        told = shown if len(shown) <= _FEW else [shown[0], f"{shown[1]} to {shown[-1]}"]
        assert all(choice in row for choice in told), option
