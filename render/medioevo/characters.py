"""Which sign a character of the Empire cards bears."""

from __future__ import annotations

from render.medioevo import courtiers, warriors
from render.medioevo.sketch import Sketcher

SIGNS: dict[str, Sketcher] = {
    "architect": courtiers.architect,
    "assassin": warriors.assassin,
    "bard": courtiers.bard,
    "bishop": courtiers.bishop,
    "camel_driver": courtiers.camel_driver,
    "crossbowman": warriors.crossbowman,
    "diplomat": courtiers.diplomat,
    "gunner": warriors.gunner,
    "heroine": warriors.heroine,
    "infiltrator": warriors.infiltrator,
    "jailer": courtiers.jailer,
    "joker": courtiers.joker,
    "magnate": courtiers.magnate,
    "marauder": warriors.marauder,
    "merchant": courtiers.merchant,
    "militia": warriors.militia,
    "mystic": courtiers.mystic,
    "pirate": warriors.pirate,
    "plague_doctor": courtiers.plague_doctor,
    "princess": courtiers.princess,
    "ranger": warriors.ranger,
    "saviour": courtiers.saviour,
    "scientist": courtiers.scientist,
    "seller": courtiers.seller,
    "sheriff": courtiers.sheriff,
    "spy": warriors.spy,
    "surgeon": courtiers.surgeon,
    "tax_collector": courtiers.tax_collector,
    "templar": warriors.templar,
    "warlord": warriors.warlord,
}
