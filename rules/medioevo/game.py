"""Medioevo Universale as the house meets it: options, actions, the deal, and doors to view, notes, hiding and mind."""

from __future__ import annotations

from random import Random
from typing import Literal

from rules.core import Action, Chance, Event, Flow, Game, Options, Preset, Setup, Words, first_player, words
from rules.medioevo.battle import BATTLE_ANSWERS
from rules.medioevo.campaign import CAMPAIGN, Plunder, Rise, Spare
from rules.medioevo.cards import Foretell, Hurry, Lay
from rules.medioevo.data import EMPIRE_CARDS, EVENTS, REALM_COLOURS
from rules.medioevo.diplomacy import TALKS, addressees
from rules.medioevo.economy import Borrow, Dismiss, Repay
from rules.medioevo.events import Crumble, Decree, Drive, Enough, Halt, Raise, Reroll, Spoil, Suffer
from rules.medioevo.faults import faults
from rules.medioevo.hiding import redeal
from rules.medioevo.mind import INSIGHT, Plan, ahead, choose, motives, timeout
from rules.medioevo.notes import notes
from rules.medioevo.objectives import Claim, Forgo, newly_met
from rules.medioevo.powers import STANDING, Name, Pass, Play, Stop, Use, everyday_orders
from rules.medioevo.purchases import ENTRIES, Choose, Conceal, Deploy, Done, Rely, Shift, Unlist
from rules.medioevo.showing import ENDINGS, TALLIES, TOPICS, affair_of, phase_of, view_of
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import Player, Team, Teams, Withdraw, controlled, realm_words, teams_of
from rules.medioevo.trade import Forsake, Load, OpenRoute, Reassign, Rest, Sell, Stock, Travel
from rules.medioevo.turn import (
    Bid,
    Claims,
    Curfew,
    Default,
    Keep,
    Rank,
    Ransack,
    Realms,
    Reign,
    Revolt,
    Settle,
    Stake,
    Take,
    Tax,
    Years,
    draw_realms,
)
from rules.medioevo.upgrades import CONVERTERS
from rules.medioevo.view import MedioevoView

# M-3: any number that players may agree on
HonourLimit = Literal[
    0,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
    60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
]  # fmt: skip


class MedioevoOptions(Options, frozen=True):
    """`realms`: chosen one after the other, by sealed wishes (M-133), drawn, or bid for in honour (M-140). `turns`,
    `honour` and `days` (of the calendar): when the game ends (M-3); 0: no limit. `orders`: what everybody begins with
    (M-133). The others are variants: M-141 to M-144; `team1` and the like say in which team every seat is, where the
    players have agreed on teams."""

    realms: Literal["choice", "wishes", "lot", "auction"] = "choice"
    turns: Literal[10, 3, 8, 12] = 10
    days: Literal[0, 14, 30, 60] = 0
    terrain: bool = False
    blood: bool = False
    teams: Teams = "none"
    team1: Team = "A"
    team2: Team = "B"
    team3: Team = "A"
    team4: Team = "B"
    team5: Team = "A"
    team6: Team = "B"
    deployment: bool = False
    honour: HonourLimit = 0
    orders: Literal["usual", "asked"] = "usual"

    @property
    def agreed(self) -> tuple[Team, ...]:
        return (self.team1, self.team2, self.team3, self.team4, self.team5, self.team6)

    def idle(self, seats: int) -> tuple[str, ...]:
        used = seats if self.teams == "agreed" else 0
        return tuple(f"team{seat}" for seat in range(used + 1, len(self.agreed) + 1))


PRESETS = (
    Preset(purpose="first", options={"turns": 3, "realms": "lot"}),
    Preset(purpose="short", options={"turns": 8}),
    Preset(purpose="usual"),
    Preset(purpose="long", options={"turns": 12}),
)


class Medioevo(Game[MedioevoState]):
    id = "medioevo"
    version = 6
    converters = CONVERTERS
    min_seats = 2
    max_seats = 6
    apart = ("battle", "buy", "pact", "trade")
    colours = tuple(REALM_COLOURS.values())
    state_type = MedioevoState
    view_type = MedioevoView
    options_type = MedioevoOptions
    presets = PRESETS
    topics = TOPICS
    endings = ENDINGS
    passing = frozenset({"medioevo-event-sealed"})
    tallies = TALLIES
    secret_measures = frozenset({"medioevo-measure-florins"})  # M-11
    actions = (
        Reign, Rank, Stake, Bid, Settle, Keep, Take, Reroll, Decree, Halt, Suffer, Crumble, Spoil, Raise, Drive, Enough,
        Rise, Withdraw, Tax, Dismiss, Borrow, Repay, Ransack, Revolt, Default,
        *ENTRIES, Unlist, Rely, Done, Choose, Conceal, Shift, Deploy,
        *TALKS, *CAMPAIGN, Plunder, Spare,
        Travel, Stock, Load, Sell, OpenRoute, Reassign, Forsake, Rest,
        *BATTLE_ANSWERS,
        Play, Use, Name, Foretell, Hurry, Lay, Stop, Claim, Forgo, Pass, *STANDING,
    )  # fmt: skip

    insight = INSIGHT

    curfew = Curfew
    beforehand = Plan
    matters = {"war": False, "pact": False, "loan": False, "border": True, "spend": True}
    amounts = {"spend": (100, 300, 600)}

    def deal(self, setup: Setup, options: MedioevoOptions, chance: Chance) -> MedioevoState:
        everyday = options.orders == "usual"
        state = MedioevoState(
            seats=setup.seats,
            players=[Player(command=everyday_orders() if everyday else {}) for _ in range(setup.seats)],
            turns=options.turns,
            honour_limit=options.honour,
            days=options.days,
            terrain=options.terrain,
            blood=options.blood,
            deployment=options.deployment,
            everyday=everyday,
            teams=teams_of(options.teams, options.agreed, setup.seats),
            events=chance.shuffled(list(EVENTS)),
            empire=chance.shuffled(list(EMPIRE_CARDS)),
        )
        state.push(Years())
        if options.realms == "lot":
            draw_realms(Flow(state, chance), range(setup.seats))
        elif options.realms == "auction":
            state.push(Claims(bidders=list(range(setup.seats))))
        else:
            state.push(Realms(waiting=_in_turn(setup, chance), sealed=options.realms == "wishes"))
        return state

    def own_colours(self, seats: int) -> tuple[str | None, ...]:
        """None before the game: colours come with the realms."""
        return (None,) * seats

    def view(self, state: MedioevoState, seat: int | None) -> MedioevoView:
        return view_of(state, seat)

    def standing(self, state: MedioevoState) -> tuple[int, ...]:
        return tuple(player.honour for player in state.players)

    def measures(self, state: MedioevoState) -> dict[str, tuple[int, ...]]:
        return {
            "medioevo-measure-honour": self.standing(state),
            "medioevo-measure-lands": tuple(len(controlled(state, seat)) for seat in range(len(state.players))),
            "medioevo-measure-florins": tuple(player.florins for player in state.players),
        }

    def side(self, state: MedioevoState, seat: int) -> str:
        realm = state.players[seat].realm
        return "" if realm is None else realm_words(realm).key

    def chapter(self, state: MedioevoState) -> tuple[Words, ...]:
        turn, phase = words("medioevo-picture-turn", turn=state.turn, turns=state.turns), phase_of(state)
        within = (words(f"medioevo-picture-phase-{phase}"),) if phase else ()
        return (turn, *within) if state.turn else within

    def affair(self, state: MedioevoState) -> str:
        return affair_of(state)

    def choose(self, state: MedioevoState, seat: int, rng: Random) -> Action:
        return choose(state, seat, rng)

    def notes(self, state: MedioevoState, seat: int) -> tuple[Words, ...]:
        return notes(state, seat)

    def remarks(self, before: MedioevoState, after: MedioevoState) -> tuple[Event, ...]:
        return newly_met(before, after)

    def motives(self, state: MedioevoState, seat: int, action: Action) -> tuple[Event, ...]:
        return motives(state, seat, action)

    def addressees(self, state: MedioevoState, event: Event) -> tuple[int, ...]:
        return addressees(state, event)

    def timeout(self, state: MedioevoState, seat: int) -> Action | None:
        return timeout(state, seat)

    def ahead(self, state: MedioevoState, seat: int) -> MedioevoState | None:
        return ahead(state, seat)

    def redeal(self, state: MedioevoState, seat: int | None, rng: Random) -> MedioevoState:
        return redeal(state, seat, rng)

    def time_limit(self, state: MedioevoState) -> float | None:
        return state.days if state.days and not state.curfew else None

    def faults(self, state: MedioevoState) -> list[str]:
        return faults(state)


def _in_turn(setup: Setup, chance: Chance) -> list[int]:
    """M-1: who chooses a realm after whom, by lot; where the table has settled who begins, that seat comes first."""
    order = chance.shuffled(range(setup.seats))
    if not setup.beginners:
        return order
    first = first_player(setup, chance)
    return [first, *(seat for seat in order if seat != first)]
