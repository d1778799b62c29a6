"""The technologies that are used by themselves. Designs are used by what they let one buy (`phases/purchases`)."""

from rules.medioevo.powers.book import enter_techniques
from rules.medioevo.powers.technologies.barbarians import BARBARIANS_RULED
from rules.medioevo.powers.technologies.building import BUILDING_UP
from rules.medioevo.powers.technologies.cartography import CARTOGRAPHY
from rules.medioevo.powers.technologies.learning import LEARNING
from rules.medioevo.powers.technologies.movement import WAYS_OPENED
from rules.medioevo.powers.technologies.trade import TRADE
from rules.medioevo.powers.technologies.warfare import WARFARE

for table in (
    BARBARIANS_RULED,
    BUILDING_UP,
    CARTOGRAPHY,
    LEARNING,
    WAYS_OPENED,
    TRADE,
    WARFARE,
):
    enter_techniques(table)
