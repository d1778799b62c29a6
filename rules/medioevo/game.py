"""Medioevo Universale on the contract."""

from __future__ import annotations

from random import Random
from typing import Literal

from rules.core import Action, Chance, Event, Flow, Game, Options, Setup, Words
from rules.medioevo.bankruptcy import Default, Ransack, Revolt
from rules.medioevo.combat.answers import BATTLE_ANSWERS
from rules.medioevo.data import EMPIRE_CARDS, EVENTS
from rules.medioevo.diplomacy.talks import TALKS
from rules.medioevo.dismissal import Dismiss
from rules.medioevo.faults import faults
from rules.medioevo.hiding import redeal
from rules.medioevo.loans import Borrow, Repay
from rules.medioevo.mind import choose
from rules.medioevo.notes import notes
from rules.medioevo.objectives.claim import Claim
from rules.medioevo.objectives.petition import Forgo
from rules.medioevo.objectives.telling import newly_met
from rules.medioevo.phases.claims import Claims, Stake
from rules.medioevo.phases.combat.movement import CAMPAIGN
from rules.medioevo.phases.events.horde import Reroll
from rules.medioevo.phases.events.phase import Decree
from rules.medioevo.phases.events.strike import Crumble, Halt, Spoil, Suffer
from rules.medioevo.phases.events.supply import Drive, Enough, Raise
from rules.medioevo.phases.founding import Keep, Realms, Reign, Settle, Take, draw_realms
from rules.medioevo.phases.order import Bid
from rules.medioevo.phases.purchases.delivery import ENTRIES
from rules.medioevo.phases.purchases.deployment import Deploy, Shift
from rules.medioevo.phases.purchases.phase import Choose, Conceal, Done, Unlist
from rules.medioevo.phases.taxes import Tax
from rules.medioevo.phases.trade.deals import Load, Sell
from rules.medioevo.phases.trade.phase import Rest
from rules.medioevo.phases.trade.routes import Forsake, OpenRoute, Reassign
from rules.medioevo.phases.trade.travel import Stock, Travel
from rules.medioevo.phases.turn import Curfew, Years
from rules.medioevo.plundering.encounter import Plunder, Spare
from rules.medioevo.position import Player
from rules.medioevo.powers.abilities.events import Foretell
from rules.medioevo.powers.abilities.relief import Hurry
from rules.medioevo.powers.abilities.rerouting import Lay
from rules.medioevo.powers.naming import Name
from rules.medioevo.powers.play import Play
from rules.medioevo.powers.stepwise import Stop
from rules.medioevo.powers.use import Use
from rules.medioevo.rebellion import Rise
from rules.medioevo.showing import view_of
from rules.medioevo.state import MedioevoState
from rules.medioevo.teams import Teams, number_of_teams
from rules.medioevo.timeout import timeout
from rules.medioevo.tokens import Withdraw
from rules.medioevo.upgrades import CONVERTERS
from rules.medioevo.view import MedioevoView
from rules.medioevo.windows import Orders, Pass


class MedioevoOptions(Options, frozen=True):
    """`realms`: chosen one after the other, drawn, or bid for in honour (M-140). `turns`, `honour` and `days` (of the
    calendar): when the game ends (M-3); 0: no limit. The others are variants: M-141 to M-144."""

    realms: Literal["choice", "lot", "auction"] = "choice"
    turns: Literal[10, 3, 8, 12] = 10
    honour: Literal[0, 30, 40, 50] = 0
    days: Literal[0, 14, 30, 60] = 0
    terrain: bool = False
    blood: bool = False
    teams: Teams = "none"
    deployment: bool = False


class Medioevo(Game[MedioevoState]):
    id = "medioevo"
    version = 2
    converters = CONVERTERS
    min_seats = 2
    max_seats = 6
    apart = ("battle", "buy", "pact")
    colours = ("blue", "green", "red", "yellow", "white", "violet")
    state_type = MedioevoState
    view_type = MedioevoView
    options_type = MedioevoOptions
    actions = (
        Reign, Stake, Bid, Settle, Keep, Take, Reroll, Decree, Halt, Suffer, Crumble, Spoil, Raise, Drive, Enough, Rise,
        Withdraw, Tax, Dismiss, Borrow, Repay, Ransack, Revolt, Default,
        *ENTRIES, Unlist, Done, Choose, Conceal, Shift, Deploy,
        *TALKS, *CAMPAIGN, Plunder, Spare,
        Travel, Stock, Load, Sell, OpenRoute, Reassign, Forsake, Rest,
        *BATTLE_ANSWERS,
        Play, Use, Name, Foretell, Hurry, Lay, Stop, Claim, Forgo, Pass, Orders,
    )  # fmt: skip

    curfew = Curfew

    def deal(self, setup: Setup, options: MedioevoOptions, chance: Chance) -> MedioevoState:
        state = MedioevoState(
            seats=setup.seats,
            players=[Player() for _ in range(setup.seats)],
            turns=options.turns,
            honour_limit=options.honour,
            days=options.days,
            terrain=options.terrain,
            blood=options.blood,
            deployment=options.deployment,
            teams=number_of_teams(options.teams, setup.seats),
            events=chance.shuffled(list(EVENTS)),
            empire=chance.shuffled(list(EMPIRE_CARDS)),
        )
        state.push(Years())
        if options.realms == "lot":
            draw_realms(Flow(state, chance), range(setup.seats))
        elif options.realms == "auction":
            state.push(Claims(bidders=list(range(setup.seats))))
        else:
            state.push(Realms(waiting=chance.shuffled(range(setup.seats))))
        return state

    def view(self, state: MedioevoState, seat: int | None) -> MedioevoView:
        return view_of(state, seat)

    def choose(self, state: MedioevoState, seat: int, rng: Random) -> Action:
        return choose(state, seat, rng)

    def notes(self, state: MedioevoState, seat: int) -> tuple[Words, ...]:
        return notes(state, seat)

    def remarks(self, before: MedioevoState, after: MedioevoState) -> tuple[Event, ...]:
        return newly_met(before, after)

    def timeout(self, state: MedioevoState, seat: int) -> Action | None:
        return timeout(state, seat)

    def redeal(self, state: MedioevoState, seat: int | None, rng: Random) -> MedioevoState:
        return redeal(state, seat, rng)

    def time_limit(self, state: MedioevoState) -> float | None:
        return state.days if state.days and not state.curfew else None

    def faults(self, state: MedioevoState) -> list[str]:
        return faults(state)
