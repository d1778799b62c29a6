"""M-31, M-32, M-65: pieces that their owner gives up, and players who must give up everything."""

from __future__ import annotations

from typing import Annotated

from rules.core import Action, Amount, Ask, Flow, OneOf, Words, words
from rules.medioevo.data import UNITS, Place, Unit
from rules.medioevo.diplomacy import end_pacts_of, end_wars
from rules.medioevo.economy.treasury import close_bank, upkeep_there
from rules.medioevo.effects import is_laden
from rules.medioevo.table import (
    Player,
    Position,
    Transport,
    expel_guests,
    own_units,
    piece_label,
    place_words,
    thing_words,
    troop_label,
    troops_of,
)


def _troops(player: Player, place: Place) -> list[str]:
    """Units by place and kind, or by galley (M-61)."""
    return [name if "/" in name else f"{place}/{name}" for name in troops_of(player, place)]


def _read_troop(player: Player, piece: str) -> tuple[Place, Unit, Transport | None] | None:
    where, _, name = piece.partition("/")
    galley = next((galley for galley in player.transports if galley.id == where), None)
    return next(((galley.place if galley else where, unit, galley) for unit in UNITS if unit == name), None)


def dismissible(player: Player) -> list[str]:
    """Everything that costs upkeep: units by place and kind, transports and engines by name. A galley at sea stays
    while it carries something."""
    troops = [troop for place in player.armies for troop in _troops(player, place)]
    spare = [transport.id for transport in player.transports if not is_laden(player, transport)]
    return [*troops, *spare, *(engine.id for engine in player.engines)]


def _pieces(position: Position, seat: int) -> OneOf:
    return OneOf(dismissible(position.players[seat]))


def _numbers(position: Position, seat: int, piece: str) -> Amount | None:
    troop = _read_troop(position.players[seat], piece)
    if troop is None:
        return None
    place, unit, galley = troop
    return Amount(1, (galley.troops if galley else position.players[seat].armies[place])[unit])


def _label(position: Position, seat: int, piece: str) -> Words:
    troop = _read_troop(position.players[seat], piece)
    if troop is None:
        return piece_label(position, seat, piece)
    place, unit, galley = troop
    thing = thing_words(unit) if galley is None else troop_label(position, seat, piece)
    return words("medioevo-label-troop", place=place_words(place), thing=thing)


def _saving(position: Position, seat: int, piece: str, count: int = 1) -> Words:
    """The upkeep of a turn that is saved (M-31, M-141)."""
    player = position.players[seat]
    troop = _read_troop(player, piece)
    if troop is None:
        place = next(own.place for own in (*player.transports, *player.engines) if own.id == piece)
    else:
        place, unit, _ = troop
        count = min(count, own_units(player, place).get(unit, 0))
    return words("medioevo-outcome-saving", florins=upkeep_there(position, place) * count)


class Dismiss(Action, frozen=True, tag="dismiss"):
    """M-31, M-65: units, a transport or an engine back to the reserve."""

    rule = "M-31"
    perilous = True
    aside = True

    piece: Annotated[str, Ask(_pieces, "M-31", None, _label, outcome=_saving)]
    count: Annotated[int, Ask(_numbers, "M-31", outcome=_saving)] = 1

    def apply(self, flow: Flow[Position], seat: int) -> None:
        player = flow.state.players[seat]
        flow.reveal()
        flow.say("medioevo-event-dismiss", seat=seat, count=self.count, piece=_label(flow.state, seat, self.piece))
        troop = _read_troop(player, self.piece)
        if troop:
            place, unit, galley = troop
            player.remove(place, unit, self.count, galley)
        player.transports = [transport for transport in player.transports if transport.id != self.piece]
        player.engines = [engine for engine in player.engines if engine.id != self.piece]


def disband(player: Player) -> None:
    """Everything that costs upkeep goes."""
    player.armies.clear()
    player.halted.clear()
    player.hired.clear()
    player.transports.clear()
    player.engines.clear()


def eliminate(flow: Flow[Position], seat: int) -> None:
    """Pieces and cards go back; the home is ordinary barbarian land from now on; buildings stay, neutral."""
    state, player = flow.state, flow.state.players[seat]
    disband(player)
    player.out = True
    player.control.clear()
    player.prisoners.clear()
    player.aside.clear()
    player.tokens.clear()
    player.blood = 0
    player.used_tokens.clear()
    player.borrowable.clear()
    player.banked = 0
    state.empire += player.cards
    close_bank(flow, player.cards)
    player.cards.clear()
    player.turned.clear()
    for keeper in state.players:
        keeper.prisoners.pop(seat, None)
    expel_guests(state, seat)
    end_wars(state, seat)
    end_pacts_of(flow, seat)
    state.order.remove(seat)
    flow.say("medioevo-event-eliminated", seat=seat)
