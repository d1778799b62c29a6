"""M-11, M-108: the turn as a list of phases."""

from __future__ import annotations

from typing import ClassVar

from rules.core import Action, Flow, Frame
from rules.medioevo.campaign import Combat
from rules.medioevo.data import VEHICLE_ROWS
from rules.medioevo.diplomacy import close_council, expire
from rules.medioevo.effects import forget_effects, in_force
from rules.medioevo.events import Events, FirstEvents, check_rebellions
from rules.medioevo.objectives import hear_petitions
from rules.medioevo.powers import open_window
from rules.medioevo.purchases import Purchases
from rules.medioevo.steps import Sequence, Step, end_phase
from rules.medioevo.table import Position, members, part_company, seats_words, teams_in
from rules.medioevo.trade import open_trade, route_of
from rules.medioevo.turn.founding import deal_courtiers, hand_out_tokens, light_fires, settle
from rules.medioevo.turn.order import open_auction
from rules.medioevo.turn.scoring import ending_reason, outcome
from rules.medioevo.turn.taxes import Taxes


def first_events(flow: Flow[Position]) -> None:
    flow.push(FirstEvents())


def events(flow: Flow[Position]) -> None:
    flow.push(Events())


def taxes(flow: Flow[Position]) -> None:
    flow.push(Taxes())


def purchases(flow: Flow[Position]) -> None:
    flow.push(Purchases())


def combat(flow: Flow[Position]) -> None:
    flow.push(Combat())


def last_reactions(flow: Flow[Position]) -> None:
    """M-130: before the reset."""
    open_window(flow, "reset", involved=flow.state.order)


def end_turn(flow: Flow[Position]) -> None:
    """M-108: stops, turned cards and tokens, pacts, and all that is counted by turns."""
    part_company(flow)  # before guests who are gone are forgotten: those among barbarians come back as what they were
    close_council(flow)
    for player in flow.state.players:
        for piece in (*player.transports, *player.engines):
            piece.stopped = False
        player.halted.clear()
        player.landed.clear()
        for transport in player.transports:
            transport.spent, transport.loaded = 0, False
            if VEHICLE_ROWS[transport.kind].military:  # card 11: what a wagon could not sell is lost
                transport.cargo.clear()
        player.turned = [card for card in player.turned if in_force(flow.state, "stays_turned", piece=str(card))]
        player.used_tokens.clear()
        player.researched.clear()
        player.deeds.clear()
        player.borrowable.clear()
        player.borrowed_cards.clear()
        player.mustered = 0
        player.route = route_of(player)
        player.borrowed = player.repaid = player.sought = False
    expire(flow.state)
    end_phase(flow)
    forget_effects(flow.state)
    flow.say("medioevo-event-turn-over", turn=flow.state.turn)


class Curfew(Action, frozen=True, tag="curfew"):
    """M-3: the days of the calendar limit are over. The host plays it; the turn in progress is the last."""

    rule = "M-3"

    def apply(self, flow: Flow[Position], seat: int) -> None:
        flow.state.curfew = True
        flow.say("medioevo-event-curfew", days=flow.state.days)


_FROM_TAXES: tuple[Step, ...] = (taxes, purchases, combat, open_trade, last_reactions, hear_petitions, end_turn)


class _OneTurn(Sequence):
    """One turn. All that others may react to in it has a step of its own, but for its end."""

    def at_stake(self, state: Position, seat: int) -> int:
        """M-130: before the reset, how many cards of others are about to be ready again."""
        return sum(len(player.turned) for other, player in state.seated() if other != seat)


class FirstTurn(_OneTurn, tag="first-turn"):
    """M-7: the order of turn 1 is bid for before anybody settles."""

    steps: ClassVar[tuple[Step, ...]] = (
        open_auction,
        end_phase,
        settle,
        light_fires,
        deal_courtiers,
        hand_out_tokens,
        first_events,
        *_FROM_TAXES,
    )


class Turn(_OneTurn, tag="turn"):
    steps: ClassVar[tuple[Step, ...]] = (open_auction, end_phase, events, *_FROM_TAXES)


class LastRebellions(Sequence, tag="last-rebellions"):
    """M-135: before scoring, one more tolerated tax is read."""

    steps: ClassVar[tuple[Step, ...]] = (check_rebellions,)


class Years(Frame, tag="years"):
    """M-3: turn after turn until the end, at the bottom of the stack."""

    closing: bool = False

    def advance(self, flow: Flow[Position]) -> None:
        state = flow.state
        reason = ending_reason(state)
        if reason is None:
            state.turn += 1
            state.dice = {}
            if state.turn == 1:
                _tell_teams(flow)
            flow.say("medioevo-event-turn", turn=state.turn)
            if state.turn == 1 and state.everyday:
                flow.say("medioevo-event-everyday")
            flow.push(FirstTurn() if state.turn == 1 else Turn())
        elif not self.closing:
            self.closing = True
            part_company(flow)  # where the honour limit has cut the turn short
            flow.push(LastRebellions())
        else:
            result = outcome(state, reason)
            flow.reveal()  # purses are open now
            flow.finish(result)
            points = result.scores[result.winners[0]]
            if state.teams:
                flow.say("medioevo-event-winners", team=seats_words(result.winners), points=points)
            else:
                flow.say("medioevo-event-winner", seat=result.winners[0], points=points)


def _tell_teams(flow: Flow[Position]) -> None:
    """M-143: who plays with whom."""
    for team in teams_in(flow.state):
        flow.say("medioevo-event-team", number=team + 1, team=seats_words(members(flow.state, team)))
