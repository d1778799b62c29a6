"""Cards about cards: Bards ready them, Jokers cancel them, Princesses add to them (44, 45, 48, 49, 59, 60)."""

from __future__ import annotations

from rules.core import Flow, OneOf, words
from rules.medioevo.position import Position
from rules.medioevo.powers.book import reacting
from rules.medioevo.powers.context import under
from rules.medioevo.powers.exercising import able
from rules.medioevo.powers.payment import alternatives
from rules.medioevo.powers.power import ABILITY, Exercise, Moment, Power
from rules.medioevo.windows import Turned

# Bards


def _turned(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """Any used card, anyone's, but not the Bard itself."""
    turned = (card for player in position.players for card in player.turned)
    return OneOf([str(card) for card in turned if card != exercise.card])


def _would_serve(position: Position, seat: int, moment: Moment) -> bool:
    """M-130: a Bard opens a window for a card of one's own that could be used in it once more."""
    player = position.players[seat]
    return any(card in reacting(moment) and able(position, seat, card) for card in player.turned)


def _ready(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    card = int(exercise.target or 0)
    owner = next(player for player in flow.state.players if card in player.turned)
    owner.turned.remove(card)
    flow.say("medioevo-event-readied", seat=seat, card=words(f"medioevo-card-{card}"))


def _bard(florins: int) -> Power:
    return Power(does=_ready, free=True, anywhere=True, beyond=_would_serve, florins=florins, target=_turned)


# Jokers


def _another_turned(position: Position, seat: int) -> bool:
    turned = under(position, Turned)
    return turned is not None and turned.seat != seat and not turned.cancelled


def _cancel(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    turned = under(flow.state, Turned)
    assert turned is not None
    turned.cancelled = True
    flow.say("medioevo-event-cancels", seat=seat, card=words(f"medioevo-card-{turned.exercise.card}"))


def _joker(florins: int) -> Power:
    return Power(does=_cancel, moments=("card",), when=_another_turned, florins=florins)


# Princesses


def _for_ability(position: Position, seat: int) -> bool:
    turned = under(position, Turned)
    return turned is not None and turned.exercise.use == ABILITY and not turned.both and _gives(turned)


def _gives(turned: Turned) -> bool:
    return bool(alternatives(turned.exercise.card or 0))


def _its_points(position: Position, seat: int, exercise: Exercise) -> OneOf:
    turned = under(position, Turned)
    return OneOf(alternatives(turned.exercise.card or 0) if turned else ())


def _let_both(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    turned = under(flow.state, Turned)
    assert turned is not None
    turned.both = exercise.target
    flow.say("medioevo-event-both", seat=seat, card=words(f"medioevo-card-{turned.exercise.card}"))


def _for_points(position: Position, seat: int) -> bool:
    turned = under(position, Turned)
    return turned is not None and not turned.doubled and (turned.exercise.use != ABILITY or turned.both is not None)


def _double(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    turned = under(flow.state, Turned)
    assert turned is not None
    turned.doubled = True
    flow.say("medioevo-event-doubles", seat=seat, card=words(f"medioevo-card-{turned.exercise.card}"))


CARD_ABILITIES: dict[str, Power] = {
    "ready_card_free":  _bard(0),
    "ready_card_50":    _bard(50),
    "cancel_card_free": _joker(0),
    "cancel_card_50":   _joker(50),
    "card_does_both":   Power(does=_let_both, moments=("card",), when=_for_ability, target=_its_points),
    "double_pt":        Power(does=_double, moments=("card",), when=_for_points),
}  # fmt: skip
