"""Phases 1 and 2: the bid, the barbarians, the event, rebellions."""

from __future__ import annotations

from bot.coach.lesson import Facts, Lesson, asked, both
from bot.coach.medioevo.looking import Here, army_words, florins, lands, me, some_places
from rules.medioevo.battle import PENALTIES
from rules.medioevo.data import EVENTS, SUPPLY_POINTS, Place
from rules.medioevo.view import MedioevoView, PlayerView


def _bid_facts(here: Here) -> Facts:
    seats = len(here.view.players)
    return {"florins": florins(here), "penalty": -PENALTIES[seats][-1], "seats": seats}


def _place_in_order(here: Here) -> int:
    return here.view.order.index(here.seat) + 1 if here.seat in here.view.order else 0


def _second_bid_facts(here: Here) -> Facts:
    return {"florins": florins(here), "place": _place_in_order(here), "turn": here.view.turn, "turns": here.view.turns}


def _horde_facts(here: Here) -> Facts:
    dice = here.view.dice
    return {"horde": army_words(here.view.horde), **{str(die): value for die, value in dice.items()}}


def _held(player: PlayerView, struck: set[Place]) -> int:
    """How many units and transports somebody has where an event strikes."""
    troops = sum(sum(army.values()) for place, army in player.armies.items() if place in struck)
    return troops + sum(piece.place in struck for piece in player.transports)


def _event_facts(here: Here) -> Facts:
    struck = set(EVENTS[here.view.event].lands) if here.view.event in EVENTS else set[Place]()
    mine = struck.intersection(lands(here))
    others = sum(_held(player, struck) for player in here.view.players if player.seat != here.seat)
    return {
        "lands": len(mine),
        "places": some_places(sorted(mine)) if mine else "",
        "own": _held(me(here), struck),
        "others": others,
    }


def _supply_facts(here: Here) -> Facts:
    return {"hordes": len(here.view.barbarians), "points": SUPPLY_POINTS}


def _points(here: Here) -> Facts:
    return {"points": here.prompt.args.get("points", 0)}


def _rise_facts(here: Here) -> Facts:
    bare = [place for place in lands(here) if all(building.place != place for building in here.view.buildings)]
    return {"left": here.prompt.args.get("left", 1), "tax": me(here).tax, "count": len(bare)}


_bidding = asked("medioevo-prompt-bid")

MOMENTS: tuple[Lesson[MedioevoView], ...] = (
    Lesson("bid", "turn", both(_bidding, lambda here: here.view.turn == 1), _bid_facts),
    Lesson("last-turn", "end", both(_bidding, lambda here: here.view.turn == here.view.turns), _second_bid_facts),
    Lesson("bid-again", "turn", _bidding, _second_bid_facts),
    Lesson("rebid", "turn", asked("medioevo-prompt-rebid"), _bid_facts),
    Lesson("reroll", "events", asked("medioevo-prompt-reroll"), _horde_facts),
    Lesson("decree", "events", asked("medioevo-prompt-decree"), _event_facts),
    Lesson("foretell", "events", asked("medioevo-prompt-foretell")),
    Lesson("supply", "events", asked("medioevo-prompt-supply"), _supply_facts),
    Lesson("strike-movement", "events", asked("medioevo-prompt-strike-movement"), _points),
    Lesson("strike-armies", "events", asked("medioevo-prompt-strike-armies"), _points),
    Lesson("strike-buildings", "events", asked("medioevo-prompt-strike-buildings"), _points),
    Lesson("strike-goods", "events", asked("medioevo-prompt-strike-goods"), _points),
    Lesson("rise", "rebellion", asked("medioevo-prompt-rise"), _rise_facts),
)
