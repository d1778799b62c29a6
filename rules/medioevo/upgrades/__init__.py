"""How running games of earlier versions become games of today's: plain data in, plain data out."""

from rules.core.game import Converter
from rules.medioevo.upgrades.later import to_version_4, to_version_5, to_version_6
from rules.medioevo.upgrades.version_2 import name_steps
from rules.medioevo.upgrades.version_3 import (
    list_payments,
    man_galleys,
    name_effects,
    name_means,
    name_teams,
    to_version_3,
)

__all__ = [
    "CONVERTERS",
    "list_payments",
    "man_galleys",
    "name_effects",
    "name_means",
    "name_steps",
    "name_teams",
    "to_version_4",
]

CONVERTERS: dict[int, Converter] = {2: name_steps, 3: to_version_3, 4: to_version_4, 5: to_version_5, 6: to_version_6}
