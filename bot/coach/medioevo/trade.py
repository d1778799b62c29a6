"""Phase 6: caravans, merchant ships, markets and routes."""

from __future__ import annotations

from bot.coach.lesson import Facts, Lesson, asked, both, doing
from bot.coach.medioevo.looking import Here, me, merchants, place_words
from rules.core.words import words
from rules.medioevo.data import TERRITORIES, Place
from rules.medioevo.economy import GOOD_PRICE, MARKET_BONUS
from rules.medioevo.view import MedioevoView, RouteView


def _best_market(here: Here) -> tuple[Place, int]:
    """Where a cube sells best: of the areas that are not another player's."""
    open_ = [
        place
        for place in here.view.lands
        if TERRITORIES[place].area and here.view.controllers.get(place, here.seat) == here.seat
    ]
    best = max(open_, key=lambda place: len(here.view.markets.get(place, ())))
    return best, GOOD_PRICE + MARKET_BONUS * len(here.view.markets.get(best, ()))


def _trade_facts(here: Here) -> Facts:
    piece = merchants(here)[0] if merchants(here) else None
    area = TERRITORIES[piece.place].area if piece and piece.place in TERRITORIES else None
    best, price = _best_market(here)
    return {
        "count": len(merchants(here)),
        "good": words(f"medioevo-good-{area.good}") if area else "",
        "place": place_words(piece.place) if piece else "",
        "here": "yes" if area else "no",
        "moves": here.view.moves.get(piece.id, 0) if piece else 0,
        "best": place_words(best),
        "price": price,
    }


def _route(here: Here) -> RouteView | None:
    return next((route for route in here.view.routes if route.seat == here.seat), None)


def _route_facts(here: Here) -> Facts:
    route = _route(here)
    assert route is not None
    return {"open": len(route.open), "destination": place_words(route.destination)}


def _loaded(here: Here) -> bool:
    return any(piece.cargo for piece in merchants(here))


def _load_facts(here: Here) -> Facts:
    return {"florins": me(here).florins or 0}


DEEDS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("travel", "trade", doing("travel")),
    Lesson("load", "trade", doing("load"), _load_facts),
    Lesson("sell", "markets", doing("sell")),
    Lesson("route", "markets", doing("route")),
    Lesson("forsake", "markets", doing("forsake", "reassign")),
    Lesson("rest", "trade", doing("rest")),
)

_trading = asked("medioevo-prompt-trade")

MOMENTS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("trade", "trade", _trading, _trade_facts),
    Lesson(
        "trade-route", "markets", both(_trading, lambda here: _route(here) is not None), _route_facts, about=("travel",)
    ),
    Lesson("trade-loaded", "markets", both(_trading, _loaded), _trade_facts, about=("sell",)),
    Lesson("stock", "markets", asked("medioevo-prompt-stock")),
)
