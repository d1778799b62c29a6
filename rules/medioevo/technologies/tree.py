"""All technologies that are used by themselves, by their names."""

from __future__ import annotations

from rules.medioevo.powers import Power
from rules.medioevo.technologies.barbarians import BARBARIANS_RULED
from rules.medioevo.technologies.building import BUILDING_UP
from rules.medioevo.technologies.cartography import CARTOGRAPHY
from rules.medioevo.technologies.learning import LEARNING
from rules.medioevo.technologies.movement import WAYS_OPENED
from rules.medioevo.technologies.trade import TRADE
from rules.medioevo.technologies.warfare import WARFARE

TECHNOLOGY_POWERS: dict[str, Power] = {
    **BARBARIANS_RULED,
    **BUILDING_UP,
    **CARTOGRAPHY,
    **LEARNING,
    **WAYS_OPENED,
    **TRADE,
    **WARFARE,
}
