"""The abilities of the 72 Empire cards, by what they are about. Each table is entered into the book here."""

from rules.medioevo.powers.abilities.assassins import ASSASSIN_ABILITIES
from rules.medioevo.powers.abilities.bishops import BISHOPS
from rules.medioevo.powers.abilities.builders import BUILDER_ABILITIES
from rules.medioevo.powers.abilities.cards import CARD_ABILITIES
from rules.medioevo.powers.abilities.carriers import CARRIERS
from rules.medioevo.powers.abilities.events import OMENS
from rules.medioevo.powers.abilities.heroines import HEROINE_ABILITIES
from rules.medioevo.powers.abilities.hordes import HORDES
from rules.medioevo.powers.abilities.magnates import MAGNATE_ABILITIES
from rules.medioevo.powers.abilities.merchants import MERCHANT_ABILITIES
from rules.medioevo.powers.abilities.militia import MILITIA_ABILITIES
from rules.medioevo.powers.abilities.points import POINT_ABILITIES
from rules.medioevo.powers.abilities.routes import ROUTE_ABILITIES
from rules.medioevo.powers.abilities.shields import SHIELDS
from rules.medioevo.powers.abilities.spies import SPY_ABILITIES
from rules.medioevo.powers.abilities.surgeons import CARE_ABILITIES
from rules.medioevo.powers.abilities.warfare import WAR_ABILITIES
from rules.medioevo.powers.abilities.warlords import WARLORDS_ON_THE_MARCH
from rules.medioevo.powers.book import enter_abilities

for table in (
    ASSASSIN_ABILITIES,
    BISHOPS,
    BUILDER_ABILITIES,
    CARD_ABILITIES,
    CARRIERS,
    OMENS,
    HEROINE_ABILITIES,
    HORDES,
    MAGNATE_ABILITIES,
    MERCHANT_ABILITIES,
    MILITIA_ABILITIES,
    POINT_ABILITIES,
    ROUTE_ABILITIES,
    SHIELDS,
    SPY_ABILITIES,
    CARE_ABILITIES,
    WAR_ABILITIES,
    WARLORDS_ON_THE_MARCH,
):
    enter_abilities(table)
