"""The technologies that are used by themselves. Designs are used by what they let one buy (`phases/purchases`)."""

from rules.medioevo.powers.book import enter_techniques
from rules.medioevo.powers.technologies.learning import LEARNING
from rules.medioevo.powers.technologies.warfare import WARFARE

for table in (
    LEARNING,
    WARFARE,
):
    enter_techniques(table)
