"""The abilities of the 72 Empire cards, by what they are about. Each table is entered into the book here."""

from rules.medioevo.powers.abilities.cards import CARD_ABILITIES
from rules.medioevo.powers.abilities.points import POINT_ABILITIES
from rules.medioevo.powers.book import enter_abilities

for table in (CARD_ABILITIES, POINT_ABILITIES):
    enter_abilities(table)
