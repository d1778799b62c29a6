"""Cards about cards: an infiltrator keeps them turned (13), Bards ready them (44, 45), Jokers cancel them (48, 49),
Princesses add to them (59, 60), and a saviour looks for others (62)."""

from __future__ import annotations

from rules.core import Flow, OneOf, words
from rules.medioevo.economy import alternatives
from rules.medioevo.effects import Seen, impose, in_force
from rules.medioevo.powers import (
    ABILITY,
    Exercise,
    Moment,
    Power,
    Turned,
    able,
    ask_names,
    of_three,
    power_of,
    reacting,
    throw,
    under,
)
from rules.medioevo.purchases import Audience
from rules.medioevo.table import Position

# Bards


def _turned(position: Position, seat: int, exercise: Exercise) -> OneOf:
    """Any used card, anyone's, but not the Bard itself."""
    turned = (card for player in position.players for card in player.turned)
    return OneOf([str(card) for card in turned if card != exercise.card])


def _would_serve(position: Position, seat: int, moment: Moment) -> bool:
    """M-130: a Bard opens a window for a card that could be used in it once more, its owner's or anybody else's."""
    fitting = reacting(moment)
    return any(
        card in fitting and able(position, owner, card) for owner, player in position.seated() for card in player.turned
    )


def _ready(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    card = int(exercise.target or 0)
    owner = next(player for player in flow.state.players if card in player.turned)
    owner.turned.remove(card)
    flow.say("medioevo-event-readied", seat=seat, card=words(f"medioevo-card-{card}"))


# Jokers


def _another_turned(position: Position, seat: int) -> bool:
    turned = under(position, Turned)
    return turned is not None and turned.seat != seat and not turned.cancelled


def _cancel(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    turned = under(flow.state, Turned)
    assert turned is not None
    turned.cancelled = True
    flow.say("medioevo-event-cancels", seat=seat, card=words(f"medioevo-card-{turned.exercise.card}"))


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
    if turned is None or turned.doubled:
        return False
    power = power_of(turned.exercise)
    own = power is not None and power.points  # of Pirates
    return own or turned.exercise.use != ABILITY or turned.both is not None


def _double(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    turned = under(flow.state, Turned)
    assert turned is not None
    turned.doubled = True
    flow.say("medioevo-event-doubles", seat=seat, card=words(f"medioevo-card-{turned.exercise.card}"))


# 13: through the coming reset


def _foreign_turned(position: Position, seat: int) -> list[str]:
    others = (player for other, player in position.seated() if other != seat)
    return [str(card) for player in others for card in player.turned if not _stays(position, card)]


def _stays(position: Position, card: int) -> bool:
    return in_force(position, "stays_turned", piece=str(card))


def _some_turned(position: Position, seat: int) -> bool:
    return bool(_foreign_turned(position, seat))


def _choose_blocked(flow: Flow[Position], seat: int, exercise: Exercise, rolled: int) -> None:
    ask_names(flow, seat, exercise.card or 0, of_three(rolled), _foreign_turned(flow.state, seat))


def _block(flow: Flow[Position], seat: int, cards: tuple[str, ...]) -> None:
    for card in cards:
        impose(flow.state, "stays_turned", seat, piece=card)
    flow.say("medioevo-event-blocked", seat=seat, cards=[words(f"medioevo-card-{card}") for card in cards])


# 62: other cards to choose from


def _choosing(position: Position, seat: int) -> bool:
    audience = under(position, Audience)
    return audience is not None and audience.seat == seat and bool(audience.seen)


def _look_again(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    audience = under(flow.state, Audience)
    assert audience is not None
    audience.look(flow)
    flow.say("medioevo-event-redraw", seat=seat)


CARD_ABILITIES: dict[str, Power] = {
    "block_reactivation":  Power(does=throw(6), falls=_choose_blocked, moments=("reset",), free=True, when=_some_turned,
                                 named=_block, leaves={"stays_turned": Seen("card")}, usual="great"),
    "ready_card":          Power(does=_ready, free=True, anywhere=True, beyond=_would_serve, target=_turned,
                                 usual="great"),
    "cancel_card":         Power(does=_cancel, moments=("card",), when=_another_turned, worth="veto"),
    "card_does_both":      Power(does=_let_both, moments=("card",), when=_for_ability, target=_its_points),
    "double_points":       Power(does=_double, moments=("card",), when=_for_points),
    "redraw_empire_cards": Power(does=_look_again, free=True, when=_choosing),
}  # fmt: skip
