"""The abilities of the 72 Empire cards, by what they are about. Each table is entered into the book here."""

from rules.medioevo.powers.abilities.builders import BUILDER_ABILITIES
from rules.medioevo.powers.abilities.cards import CARD_ABILITIES
from rules.medioevo.powers.abilities.magnates import MAGNATE_ABILITIES
from rules.medioevo.powers.abilities.merchants import MERCHANT_ABILITIES
from rules.medioevo.powers.abilities.points import POINT_ABILITIES
from rules.medioevo.powers.abilities.routes import ROUTE_ABILITIES
from rules.medioevo.powers.book import enter_abilities

for table in (
    BUILDER_ABILITIES,
    CARD_ABILITIES,
    MAGNATE_ABILITIES,
    MERCHANT_ABILITIES,
    POINT_ABILITIES,
    ROUTE_ABILITIES,
):
    enter_abilities(table)
