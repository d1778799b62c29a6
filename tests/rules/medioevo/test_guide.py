"""The guide in docs/games tells of every command of the game."""

from __future__ import annotations

import re

from bot.words import Speaker
from rules.core.actions import tag_of
from rules.core.game import choices_of
from tests.rules.medioevo.builder import GAME
from tests.rules.medioevo.test_words import HOUSE

GUIDE = (HOUSE / "docs" / "games" / "medioevo.md").read_text()
SAY = Speaker("en")


def test_every_command_is_in_the_guide() -> None:
    told = {command.split()[-1] for command in re.findall(r"`/medioevo ((?:[a-z]+ )?[a-z]+)(?=[` ])", GUIDE)}
    assert {SAY(f"medioevo-{tag_of(kind)}-name") for kind in GAME.actions} - told == set()


def test_every_option_of_a_table_is_in_the_guide() -> None:
    for option, choices in choices_of(GAME.options_type).items():
        row = next(
            line for line in GUIDE.splitlines() if line.startswith(f"| {SAY(f'medioevo-option-{option}-name')} |")
        )
        shown = [SAY(f"medioevo-option-{option}-{choice}").split(" (")[0] for choice in choices]
        assert all(choice in row for choice in shown), option
