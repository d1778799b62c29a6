"""Names for tables and computer players, and what becomes of names that people type."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from itertools import count
from unicodedata import normalize

from rules.host.letters import readable
from rules.host.luck import known_luck

LONGEST = 40

# fmt: off
CASTLES = (
    "Alnwick", "Amboise", "Angers", "Ashford", "Bamburgh", "Beaumaris", "Belvoir", "Bodiam", "Bouillon", "Bran",
    "Caernarfon", "Carcassonne", "Carisbrooke", "Chinon", "Conwy", "Coucy", "Dover", "Durham", "Eltz", "Foix",
    "Fougères", "Framlingham", "Gisors", "Harlech", "Hohenzollern", "Karlštejn", "Kenilworth", "Kerak", "Leeds",
    "Loarre", "Loches", "Ludlow", "Malbork", "Montségur", "Najac", "Orford", "Pembroke", "Peyrepertuse", "Pierrefonds",
    "Provins", "Raglan", "Restormel", "Rochester", "Saumur", "Sirmione", "Spiš", "Stirling", "Tintagel", "Trakai",
    "Vianden", "Vincennes", "Vitré", "Warkworth", "Warwick", "Wartburg",
)
COMPUTERS = (
    "Adelheid", "Aldric", "Anselm", "Baldwin", "Bertrade", "Blanche", "Clothilde", "Conrad", "Eadgyth", "Eleanor",
    "Emeric", "Ermengarde", "Fulk", "Gaston", "Gisela", "Godfrey", "Guiscard", "Heloise", "Hildegard", "Isabeau",
    "Jocelyn", "Lothar", "Mahaut", "Melisende", "Odo", "Osmund", "Perceval", "Philippa", "Raymond", "Richilde",
    "Roland", "Rosamund", "Sibylla", "Tancred", "Theobald", "Urraca", "Waleran", "Yolande",
)
# fmt: on
_NUMERALS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def tidy(text: str) -> str:
    """One line of readable text of bearable length; empty when nothing is left."""
    return readable(_one_line(readable(text))[:LONGEST]).strip()


def is_honest(text: str) -> bool:
    """Whether something is to be read, and nothing in it is hidden or deceives."""
    return bool(tidy(text)) and tidy(text) == _one_line(normalize("NFC", text))[:LONGEST].strip()


def _one_line(text: str) -> str:
    return " ".join(text.split())


def free_name(pool: Sequence[str], taken: Collection[str]) -> str:
    """Any of the pool that nobody bears; when all are borne, one is numbered like a king."""
    borne = {name.casefold() for name in taken}
    free = [name for name in pool if name.casefold() not in borne]
    draw = (known_luck() or secrets).choice
    return draw(free) if free else numbered(draw(pool), taken)


def numbered(name: str, taken: Collection[str]) -> str:
    """The name itself, or with the first numeral that makes it the only one."""
    borne = {other.casefold() for other in taken}
    tries = (name if n == 1 else f"{name[: LONGEST - 9]} {_numeral(n)}" for n in count(1))
    return next(candidate for candidate in tries if candidate.casefold() not in borne)


def _numeral(number: int) -> str:
    text = ""
    for worth, letters in _NUMERALS:
        text += letters * (number // worth)
        number %= worth
    return text
