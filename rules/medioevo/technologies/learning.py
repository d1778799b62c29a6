"""The purple branch: Monasticism, Proselytism, Passing of Time (M-111)."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Amount, Flow, OneOf, words
from rules.medioevo.data import COLOURS, DESIGNS, TECHNOLOGIES, Place
from rules.medioevo.economy import (
    MONASTICISM,
    MYSTICS,
    colours_of,
    gain_points,
    learnt_colours,
    most_points,
    useful_colours,
)
from rules.medioevo.powers import TECHNIQUES, Exercise, Moment, Power, able, reacting
from rules.medioevo.purchases import ahead
from rules.medioevo.table import Player, Position, colour_words, controlled, neighbourhood
from rules.medioevo.technologies.cartography import may_go_on

# Monasticism


def _other_colours(position: Position, seat: int, exercise: Exercise) -> OneOf:
    player = position.players[seat]
    useful = useful_colours(player) if most_points(player, MONASTICISM.colour, MYSTICS) else learnt_colours(player)
    return OneOf([colour for colour in COLOURS if colour != MONASTICISM.colour and colour in useful])


def _mystics(player: Player, exercise: Exercise) -> Collection[int]:
    """The cards that are not turned to pay for Monasticism: Mystics, where the colour is wanted for them alone."""
    return () if exercise.target in learnt_colours(player) else MYSTICS


def _convertible(position: Position, seat: int, exercise: Exercise) -> Amount:
    player = position.players[seat]
    return Amount(1, most_points(player, MONASTICISM.colour, _mystics(player, exercise)))


def _convert(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    (colour,) = colours_of(exercise.target or "")
    gain_points(flow.state.players[seat], colour, exercise.amount)
    flow.say("medioevo-event-points", seat=seat, times=exercise.amount, colours=[colour_words(colour)])


def _amount(position: Position, seat: int, exercise: Exercise) -> int:
    return exercise.amount


# Neighbours


def _neighbours(position: Position, seat: int) -> list[Player]:
    """M-4: who controls land within reach of one's own."""
    reach = frozenset[Place]().union(*map(neighbourhood, controlled(position, seat)))
    others = ((other, player) for other, player in position.seated() if other != seat)
    return [player for other, player in others if not reach.isdisjoint(controlled(position, other))]


# Proselytism: their cards


def _their_cards(position: Position, seat: int) -> list[int]:
    """Each once a turn, turned or not."""
    taken = position.players[seat].borrowed_cards
    return [card for player in _neighbours(position, seat) for card in player.cards if card not in taken]


def _cards(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf([str(card) for card in _their_cards(position, seat)])


def _card_would_serve(position: Position, seat: int, moment: Moment) -> bool:
    fitting = reacting(moment)
    others = (player.cards for other, player in position.seated() if other != seat)
    serving = {card for cards in others for card in cards if card in fitting and able(position, seat, card)}
    return bool(serving) and not serving.isdisjoint(_their_cards(position, seat))


def _borrow(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    player, card = flow.state.players[seat], int(exercise.target or 0)
    player.borrowable.append(card)
    player.borrowed_cards.append(card)
    flow.say("medioevo-event-card-lent", seat=seat, card=words(f"medioevo-card-{card}"))


# Passing of Time: their technologies


def _their_technologies(position: Position, seat: int) -> list[str]:
    """Technologies of neighbours that one has not, nor has borrowed for a use to come. Passing of Time itself would
    lead nowhere."""
    own, neighbours = ahead(position, seat).players[seat], _neighbours(position, seat)
    return [
        name
        for name, row in TECHNOLOGIES.items()
        if (name in TECHNIQUES or name in DESIGNS)
        and own.technology.get(row.colour, 0) < row.level
        and name not in own.lent
        and any(player.technology.get(row.colour, 0) >= row.level for player in neighbours)
    ]


def _technologies(position: Position, seat: int, exercise: Exercise) -> OneOf:
    return OneOf(_their_technologies(position, seat))


def _technology_would_serve(position: Position, seat: int, moment: Moment) -> bool:
    serving = {name for name, power in TECHNIQUES.items() if moment in power.moments and power.when(position, seat)}
    return bool(serving) and not serving.isdisjoint(_their_technologies(position, seat))


def _may_go_on(position: Position, seat: int) -> bool:
    """By a neighbour's Cartography."""
    return "cartography" in _their_technologies(position, seat) and may_go_on(position, seat)


def _learn(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    name = exercise.target or ""
    flow.state.players[seat].lent.append(name)
    flow.say("medioevo-event-lent", seat=seat, technology=words(f"medioevo-technology-{name}"))


LEARNING: dict[str, Power] = {
    "monasticism":     Power(does=_convert, free=True, anywhere=True, private=True, target=_other_colours,
                             amount=_convertible, times=_amount, keeps=_mystics),
    "proselytism":     Power(does=_borrow, free=True, anywhere=True, private=True, beyond=_card_would_serve,
                             target=_cards, worth="loan", usual="great"),
    "passing_of_time": Power(does=_learn, free=True, anywhere=True, private=True, beyond=_technology_would_serve,
                             moves=_may_go_on, target=_technologies),
}  # fmt: skip
