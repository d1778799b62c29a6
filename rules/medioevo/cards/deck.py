"""The abilities of all cards, by their ids."""

from __future__ import annotations

from rules.medioevo.cards.assassins import ASSASSIN_ABILITIES
from rules.medioevo.cards.bishops import BISHOPS
from rules.medioevo.cards.builders import BUILDER_ABILITIES
from rules.medioevo.cards.carriers import CARRIERS
from rules.medioevo.cards.heroines import HEROINE_ABILITIES
from rules.medioevo.cards.hordes import HORDES
from rules.medioevo.cards.jokers import CARD_ABILITIES
from rules.medioevo.cards.magnates import MAGNATE_ABILITIES
from rules.medioevo.cards.merchants import MERCHANT_ABILITIES
from rules.medioevo.cards.militia import MILITIA_ABILITIES
from rules.medioevo.cards.pirates import POINT_ABILITIES
from rules.medioevo.cards.routes import ROUTE_ABILITIES
from rules.medioevo.cards.saviours import OMENS
from rules.medioevo.cards.shields import SHIELDS
from rules.medioevo.cards.spies import SPY_ABILITIES
from rules.medioevo.cards.surgeons import CARE_ABILITIES
from rules.medioevo.cards.warfare import WAR_ABILITIES
from rules.medioevo.cards.warlords import WARLORDS_ON_THE_MARCH
from rules.medioevo.powers import Power

CARD_POWERS: dict[str, Power] = {
    **ASSASSIN_ABILITIES,
    **BISHOPS,
    **BUILDER_ABILITIES,
    **CARRIERS,
    **HEROINE_ABILITIES,
    **HORDES,
    **CARD_ABILITIES,
    **MAGNATE_ABILITIES,
    **MERCHANT_ABILITIES,
    **MILITIA_ABILITIES,
    **POINT_ABILITIES,
    **ROUTE_ABILITIES,
    **OMENS,
    **SHIELDS,
    **SPY_ABILITIES,
    **CARE_ABILITIES,
    **WAR_ABILITIES,
    **WARLORDS_ON_THE_MARCH,
}
