"""The views of a position, built by whitelist: of the hands, everybody sees the sizes, and the owner the cards."""

from __future__ import annotations

from rules.core import engine
from rules.saga.data import Card, Colour
from rules.saga.frames import SagaState
from rules.saga.playing import attackers, reinforcements
from rules.saga.position import Army, Player, worth
from rules.saga.powers import needed
from rules.saga.scoring import realms_worth
from rules.saga.view import ArmyView, RealmView, SagaView, SeatView


def view_of(state: SagaState, seat: int | None, colours: tuple[str, ...]) -> SagaView:
    return SagaView(
        seat=seat,
        awaited=engine.awaited(state),
        outcome=state.outcome,
        round=state.round,
        first=state.first,
        turn=state.mover if state.outcome is None else None,
        played=state.played,
        recruited=state.recruited,
        final_turn=state.emptied,
        prepare=state.prepare,
        by_choice=state.by_choice,
        seats=tuple(_panel(state, other, colours[other], seat) for other in range(state.seats)),
        realms=tuple(_realm(state, colour) for colour in state.realms),
        free=tuple(state.free),
        playable=_playable(state, seat),
        last=tuple(state.last),
    )


def _panel(state: SagaState, seat: int, colour: str, viewer: int | None) -> SeatView:
    player = state.players[seat]
    return SeatView(
        seat=seat,
        colour=colour,
        set=player.set + 1,
        points=player.points,
        realms_worth=realms_worth(state, seat),
        hand_size=len(player.hand),
        hand=tuple(player.hand) if viewer == seat or state.outcome is not None else (),
        armies=_armies(state, player, open_to_viewer=viewer == seat),
    )


def _armies(state: SagaState, player: Player, *, open_to_viewer: bool) -> tuple[ArmyView, ...]:
    return tuple(_army(state, target, army, open_to_viewer) for target, army in player.armies.items())


def _army(state: SagaState, target: Colour, army: Army, open_to_viewer: bool) -> ArmyView:
    secret = army.hidden if open_to_viewer else None
    value = army.value if open_to_viewer else worth(army.cards)
    return ArmyView(
        target=target,
        cards=tuple(army.cards),
        hidden=army.hidden is not None,
        secret=secret,
        value=value,
        missing=needed(state, target) - value,
    )


def _realm(state: SagaState, colour: Colour) -> RealmView:
    realm = state.realms[colour]
    side = state.face(colour)
    return RealmView(
        colour=colour,
        side=realm.side,
        income=side.income,
        special=side.special,
        final=side.final,
        owner=realm.owner,
        used=realm.used,
        defenders=tuple(realm.defenders),
        defence=realm.defence,
        needed=needed(state, colour),
    )


def _playable(state: SagaState, seat: int | None) -> tuple[Card, ...]:
    """Nothing, once a knight was played this turn."""
    if seat is None or state.outcome is not None or (seat == state.mover and state.played):
        return ()
    hand = state.players[seat].hand
    helpers = reinforcements(state, seat, hand) if seat == state.mover else []
    return tuple(dict.fromkeys([*attackers(state, seat, hand), *helpers]))
