"""A purchase that is thought of: what it is worth, what it costs."""

from __future__ import annotations

from msgspec import Struct

from rules.medioevo.purchases import Purchase


class Offer(Struct, frozen=True):
    worth: float
    price: int
    entry: Purchase

    @property
    def ratio(self) -> float:
        return self.worth / max(1, self.price)
