"""The view of a position: the cards in hands and decks only for those who know them."""

from __future__ import annotations

from rules.core import engine
from rules.torres.actions.setup import stage
from rules.torres.frames import Succession, TorresState
from rules.torres.land import name, names
from rules.torres.scoring import worth
from rules.torres.stocks import in_use
from rules.torres.view import CastleView, Phase, SeatView, TorresView, TurnView


def view_of(state: TorresState, seat: int | None, colours: tuple[str, ...]) -> TorresView:
    towers = state.towers
    return TorresView(
        seat=seat,
        awaited=engine.awaited(state),
        outcome=state.outcome,
        edition=state.edition,
        cards=state.cards,
        phase=phase_of(state),
        year=state.year,
        round=state.round,
        rounds=state.rounds,
        first=state.first,
        starter=state.starter,
        seats=tuple(_panel(state, other, colours[other]) for other in range(state.seats)),
        heights={square: level + 1 for level, storey in enumerate(towers.storeys) for square in names(storey)},
        castles=tuple(CastleView(tuple(names(castle))) for castle in towers.plan.castles),
        knights={square: other for other, player in enumerate(state.players) for square in names(player.knights)},
        king=name(state.king) if state.king else None,
        supply=state.supply,
        master=state.master,
        turn=_turn(state),
        last_seat=state.last_seat,
        last=tuple(state.last),
        deck=len(state.deck),
        hand=() if seat is None else tuple(state.players[seat].hand),
        bought=tuple(state.players[seat].bought) if seat is not None and state.looks else (),
        looked=() if seat is None else tuple(state.players[seat].looked),
        known=_known(state, seat),
    )


def _known(state: TorresState, seat: int | None) -> tuple[str | None, ...]:
    if seat is None:
        return ()
    return tuple(slip.card if slip.known == seat else None for slip in state.deck_of(seat))


def phase_of(state: TorresState) -> Phase:
    if state.outcome is not None:
        return "over"
    what = stage(state)
    if what is not None:
        return "blocks" if what == "block" else "knights" if what == "knight" else "king"
    return "succession" if isinstance(state.stack[-1], Succession) else "turns"


def _panel(state: TorresState, seat: int, colour: str) -> SeatView:
    player = state.players[seat]
    return SeatView(
        seat=seat,
        colour=colour,
        score=player.score,
        earned=dict(player.earned),
        worth=worth(state, seat),
        reserve=player.reserve,
        stacks=tuple(player.stacks),
        kept=player.kept,
        hand=len(player.hand) + len(player.bought),
        deck=len(player.deck),
        played=tuple(player.played),
    )


def _turn(state: TorresState) -> TurnView | None:
    if phase_of(state) != "turns":
        return None
    seat, turn = state.mover, state.turn
    return TurnView(
        seat=seat,
        points=turn.points,
        stack=in_use(state.players[seat], turn),
        bought=turn.bought,
        carded=turn.carded,
    )
