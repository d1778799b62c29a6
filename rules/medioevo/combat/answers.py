"""All that players may be asked in and after a battle."""

from __future__ import annotations

from rules.core import Action
from rules.medioevo.combat.abilities import Lead
from rules.medioevo.combat.damage import Bear
from rules.medioevo.combat.dice import Recast, Sacrifice
from rules.medioevo.combat.melee import Overwhelm
from rules.medioevo.combat.prepare import PREPARATIONS, Grant, Spurn
from rules.medioevo.combat.spoils import Annex, Loot
from rules.medioevo.combat.vengeance import Avenge

BATTLE_ANSWERS: tuple[type[Action], ...] = (
    *PREPARATIONS, Grant, Spurn, Lead, Sacrifice, Recast, Avenge, Overwhelm, Bear, Loot, Annex,
)  # fmt: skip
