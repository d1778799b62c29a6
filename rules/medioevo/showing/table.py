"""The view of a table, built by whitelist."""

from __future__ import annotations

from rules.core import engine
from rules.core.actions import write_action
from rules.medioevo.battle import Fray
from rules.medioevo.campaign import Campaign, Movement, horde_of
from rules.medioevo.data import REALM_COLOURS, UNIT_SUPPLY
from rules.medioevo.diplomacy import excuse
from rules.medioevo.economy import TAX_LEVELS, income, interest, upkeep
from rules.medioevo.events import EventCard, Strike
from rules.medioevo.objectives import met, progress
from rules.medioevo.powers import Window
from rules.medioevo.purchases import Audience, Delivery, Deployment, Shopping
from rules.medioevo.showing.battle import battle_view
from rules.medioevo.showing.effects import effects_view
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import (
    Pact,
    Position,
    Transport,
    control_tokens_left,
    controller,
    in_order,
    team_of,
    units_left,
)
from rules.medioevo.trade import Trade, merchants, moves_left, route_of
from rules.medioevo.turn import Auction, Claims, Courtiers, Realms, Settling, Talents, Taxing
from rules.medioevo.view import (
    BuildingView,
    ColumnView,
    DirectiveView,
    EngineView,
    GuestView,
    MedioevoView,
    OfferView,
    PactView,
    PlayerView,
    RouteView,
    StakeView,
    TransportView,
    TrialView,
    WarView,
    WindowView,
)


def view_of(state: MedioevoState, seat: int | None) -> MedioevoView:
    top = state.stack[-1] if state.stack else None
    world = state.world
    owners = {place: controller(state, place) for place in world.lands}
    return MedioevoView(
        seat=seat,
        awaited=engine.awaited(state),
        outcome=state.outcome,
        turn=state.turn,
        turns=state.turns,
        honour_limit=state.honour_limit,
        days=state.days,
        curfew=state.curfew,
        terrain=state.terrain,
        blood=state.blood,
        step="over" if top is None else str(top.__struct_config__.tag),
        order=tuple(state.order),
        players=tuple(_player(state, other, seat) for other in range(state.seats)),
        lands=world.lands,
        seas=world.seas,
        controllers={place: owner for place, owner in owners.items() if owner is not None},
        buildings=tuple(
            BuildingView(place=place, category=category, kind=standing.kind, damage=standing.damage)
            for place, category, standing in state.standings()
        ),
        markets={place: tuple(market) for place, market in state.markets.items()},
        barbarians={place: dict(army) for place, army in state.barbarians.items()},
        dice=dict(state.dice),
        horde=in_order(horde_of(state.dice)) if state.dice else {},
        waiting=tuple(top.waiting) if isinstance(top, Realms | Settling | Deployment) else (),
        deployment=any(isinstance(f, Deployment) or (isinstance(f, Shopping) and f.concealed) for f in state.stack),
        seekers=tuple(frame.seat for frame in state.stack if isinstance(frame, Audience)),
        events_left=tuple(sorted(state.events)),
        empire_left=len(state.empire),
        event=top.card if isinstance(top, EventCard | Strike) else None,
        sealed=_sealed(state),
        own_stake=_own_stake(state, seat),
        own_bid=top.bids.get(seat) if isinstance(top, Auction) and seat is not None else None,
        own_tax=top.levels.get(seat) if isinstance(top, Taxing) and seat is not None else None,
        own_cards=_own_cards(state, seat),
        own_list=_own_list(state, seat),
        own_met=() if seat is None else tuple(met(state, seat)),
        own_progress={} if seat is None else {card: progress(state, seat, card) for card in state.players[seat].cards},
        own_incomes={} if seat is None else {level: income(state, seat, level) for level in TAX_LEVELS},
        wars=tuple(
            WarView(sides=war.sides, since=war.since, struck=war.struck, truce=war.sides in state.truces)
            for war in state.wars
        ),
        offers=tuple(OfferView(kind=o.kind, proposer=o.proposer, to=o.to, declined=o.declined) for o in state.offers),
        pacts=tuple(_pact(state, pact, seat) for pact in state.pacts if pact.known_to(seat)),
        drafts=tuple(_pact(state, draft, seat) for draft in state.drafts if draft.known_to(seat)),
        trials=tuple(
            TrialView(pact=t.pact, accuser=t.accuser, accused=t.accused, votes=dict(t.votes)) for t in state.trials
        ),
        column=_column(state),
        movers=tuple(seat for frame in state.stack if isinstance(frame, Campaign) for seat in frame.waiting),
        retired=tuple(seat for frame in state.stack if isinstance(frame, Campaign) for seat in frame.retired),
        routes=_routes(state),
        trader=_trader(state),
        moves=_moves(state, _trader(state)),
        battle=battle_view(state),
        effects=effects_view(state),
        guests=tuple(GuestView(seat=guest.seat, unit=guest.unit, place=guest.place) for guest in state.guests),
        window=_window(state),
        phase=phase_of(state),
    )


def _window(state: MedioevoState) -> WindowView | None:
    top = state.stack[-1] if state.stack else None
    return WindowView(moment=top.moment, place=top.place) if isinstance(top, Window) else None


# The frames that a phase consists of; on top of them lies whatever it has led to.
_PHASES = {
    "realms": "founding", "claims": "founding", "settling": "founding", "courtiers": "founding", "talents": "founding",
    "auction": "order", "first-events": "events", "events": "events", "last-rebellions": "events",
    "taxes": "taxes", "purchases": "purchases", "shopping": "purchases", "campaign": "combat", "combat": "combat",
    "trade": "trade", "petition": "trade",
}  # fmt: skip


def phase_of(state: MedioevoState) -> str:
    """Of the turn, whatever is asked in it; empty between two turns."""
    tags = (str(frame.__struct_config__.tag) for frame in state.stack)
    return next((_PHASES[tag] for tag in tags if tag in _PHASES), "")


def affair_of(state: MedioevoState) -> str:
    """A phase, or in it a battle between players: both are told of in one message."""
    phase = f"{state.turn}.{phase_of(state)}"
    battles = (frame for frame in reversed(state.stack) if isinstance(frame, Fray) and len(frame.seats) > 1)
    battle = next(battles, None)
    return phase if battle is None else f"{phase}/{battle.serial}"


def _column(state: MedioevoState) -> ColumnView | None:
    column = next((frame for frame in state.stack if isinstance(frame, Movement)), None)
    if column is None:
        return None
    moved = {place: dict(army) for place, army in column.moved.items()}
    return ColumnView(seat=column.seat, head=column.head, contact=column.contact, spent=dict(column.spent), moved=moved)


def _pact(state: Position, pact: Pact, seat: int | None) -> PactView:
    return PactView(
        number=pact.number,
        kind=pact.kind,
        also=tuple(pact.also),
        parties=tuple(pact.parties),
        signed=tuple(pact.signed),
        until=pact.until,
        secret=pact.secret,
        favoured=pact.favoured,
        units=pact.units,
        payments=tuple(pact.payments),
        released={seat: dict(units) for seat, units in pact.released.items()},
        text=pact.text,
        ending=tuple(pact.ending),
        directives=tuple(
            DirectiveView(by=told.by, ally=told.ally, place=told.place, binding=excuse(state, pact, told, seat) is None)
            for told in pact.directives
        ),
    )


def _routes(state: Position) -> tuple[RouteView, ...]:
    live = ((seat, route_of(player)) for seat, player in enumerate(state.players))
    return tuple(
        RouteView(
            seat=seat,
            transport=route.transport,
            open=tuple(route.open),
            done=tuple(route.done),
            destination=route.destination,
        )
        for seat, route in live
        if route is not None
    )


def _trader(state: MedioevoState) -> int | None:
    return next((frame.seat for frame in state.stack if isinstance(frame, Trade)), None)


def _moves(state: Position, seat: int | None) -> dict[str, int]:
    if seat is None:
        return {}
    return {piece.id: moves_left(state, seat, piece) for piece in merchants(state, seat)}


def _sealed(state: MedioevoState) -> tuple[int, ...]:
    top = state.stack[-1] if state.stack else None
    answered = (
        top.bids
        if isinstance(top, Auction | Claims)
        else top.levels
        if isinstance(top, Taxing)
        else top.kept
        if isinstance(top, Courtiers)
        else top.taken
        if isinstance(top, Talents)
        else top.done
        if isinstance(top, Shopping)
        else top.answers
        if isinstance(top, Window)
        else ()
    )
    return tuple(sorted(answered))


def _own_stake(state: MedioevoState, seat: int | None) -> StakeView | None:
    top = state.stack[-1] if state.stack else None
    bid = top.bids.get(seat) if isinstance(top, Claims) and seat is not None else None
    return StakeView(realm=bid.realm, honour=bid.honour) if bid else None


def _own_cards(state: MedioevoState, seat: int | None) -> tuple[int, ...]:
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Courtiers) and seat is not None:
        return tuple(top.dealt[seat])
    return tuple(top.seen) if isinstance(top, Audience) and top.seat == seat else ()


def _own_list(state: MedioevoState, seat: int | None) -> tuple[str, ...]:
    """While it is written, and until it has run."""
    for frame in state.stack:
        if isinstance(frame, Shopping | Delivery | Deployment) and seat is not None:
            return tuple(write_action(entry) for entry in frame.lists.get(seat, ()))
    return ()


def _transport(transport: Transport) -> TransportView:
    return TransportView(
        id=transport.id,
        kind=transport.kind,
        level=transport.level,
        place=transport.place,
        cargo=dict(transport.cargo),
        troops=in_order(transport.troops),
        aboard=transport.aboard,
        stopped=transport.stopped,
    )


def _player(state: Position, seat: int, watcher: int | None) -> PlayerView:
    player = state.players[seat]
    open_purse = seat == watcher or state.outcome is not None
    reserve = {kind: units_left(state, seat, kind) for kind in UNIT_SUPPLY}
    return PlayerView(
        seat=seat,
        realm=player.realm,
        colour=None if player.realm is None else REALM_COLOURS[player.realm],
        team=team_of(state, seat) if state.teams else None,
        out=player.out,
        honour=player.honour,
        florins=player.florins if open_purse else None,
        tax=player.tax,
        loans=player.loans,
        upkeep=upkeep(state, seat),
        interest=interest(state, seat),
        technology=dict(player.technology),
        cards=tuple(player.cards),
        turned=tuple(player.turned),
        tokens=dict(player.tokens),
        used_tokens=dict(player.used_tokens),
        armies={place: dict(army) for place, army in player.armies.items()},
        halted={place: dict(army) for place, army in player.halted.items()},
        guest={place: host for place, host in player.guest.items() if place in player.armies},
        transports=tuple(map(_transport, player.transports)),
        engines=tuple(
            EngineView(id=e.id, kind=e.kind, place=e.place, aboard=e.aboard, stopped=e.stopped) for e in player.engines
        ),
        control=tuple(player.control),
        prisoners={owner: dict(army) for owner, army in player.prisoners.items()},
        blood=player.blood,
        banked=player.banked,
        points={colour: count for colour, count in player.points.items() if count},
        lent=tuple(player.lent),
        borrowed=tuple(player.borrowable),
        hired={place: dict(army) for place, army in player.hired.items()},
        reserve={**reserve, "control": control_tokens_left(player)},
    )
