"""Whether a power may be used, and what happens when it is: one path for all cards and technologies."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from rules.core import Flow, Words, words
from rules.medioevo.data import EMPIRE_CARDS, TECHNOLOGIES
from rules.medioevo.economy import (
    WAYS,
    Way,
    can_pay,
    colours_of,
    colours_on,
    florins_for,
    gain_points,
    gives_points,
    pay_points,
    points_of_cards,
    useful_colours,
    ways_to_pay,
)
from rules.medioevo.powers.context import moment_of
from rules.medioevo.powers.power import (
    ABILITY,
    TECHNIQUES,
    Exercise,
    Moment,
    Power,
    ability_of,
    known_techniques,
    openers,
    power_of,
    reacting,
)
from rules.medioevo.table import Player, Position, ability_words, colour_words, technique_words

# Whether it may be used now


def timely(position: Position, seat: int, power: Power) -> bool:
    """Whether its moment has come, be it a window or a decision of one's own."""
    moment = moment_of(position)
    fits = power.free if moment is None else power.anywhere or moment in power.moments
    return fits and power.when(position, seat)


def _first_slot_open(position: Position, seat: int, power: Power, exercise: Exercise) -> bool:
    """A power with nothing to choose in what it asks first cannot be used."""
    for slot in power.slots.values():
        domain = slot(position, seat, exercise)
        if domain is not None:
            return bool(domain)
    return True


def able(position: Position, seat: int, card: int) -> bool:
    """Whether the ability of a card can be used now, its price in florins apart."""
    power = ability_of(card)
    return (
        power is not None
        and timely(position, seat, power)
        and _first_slot_open(position, seat, power, Exercise(card=card))
    )


def uses_of(position: Position, seat: int, card: int) -> list[str]:
    """What a card may be used for now: its ability, or one of its alternatives of points."""
    player = position.players[seat]
    found = [ABILITY] if _ability_open(position, seat, card) else []
    return [*found, *gives_points(player, card)]


def cards_of_use(position: Position, seat: int) -> list[int]:
    """The cards of a player that may be used for anything now."""
    player = position.players[seat]
    useful, cards = useful_colours(player), playable_cards(player)
    return [c for c in cards if not useful.isdisjoint(colours_on(c)) or _ability_open(position, seat, c)]


def _ability_open(position: Position, seat: int, card: int) -> bool:
    return EMPIRE_CARDS[card].florins <= position.players[seat].florins and able(position, seat, card)


def playable_cards(player: Player) -> list[int]:
    """Upright cards, and those of neighbours that Proselytism opens."""
    return [*(card for card in player.cards if card not in player.turned), *player.borrowable]


def usable(position: Position, seat: int, technology: str) -> bool:
    """Whether a technology can be used now, and paid for."""
    power, row = TECHNIQUES[technology], TECHNOLOGIES[technology]
    return (
        timely(position, seat, power)
        and can_pay(position.players[seat], row.colour, row.points)
        and _first_slot_open(position, seat, power, Exercise(technology=technology))
    )


def possible_still(position: Position, seat: int, exercise: Exercise) -> bool:
    """Whether a use that was chosen is possible when its turn comes."""
    player = position.players[seat]
    if exercise.technology is not None:
        known = exercise.technology in known_techniques(player) and usable(position, seat, exercise.technology)
        return known and payable(position, seat, exercise) and in_domains(position, seat, exercise)
    if exercise.card not in playable_cards(player) or exercise.use not in uses_of(position, seat, exercise.card):
        return False
    return exercise.use != ABILITY or in_domains(position, seat, exercise)


def in_domains(position: Position, seat: int, exercise: Exercise) -> bool:
    """Whether everything that was chosen can still be chosen."""
    power = power_of(exercise)
    assert power is not None
    so_far = Exercise(card=exercise.card, technology=exercise.technology, use=exercise.use)
    for name, slot in power.slots.items():
        domain = slot(position, seat, so_far)
        if domain is not None and getattr(exercise, name) not in domain:
            return False
        so_far = replace(so_far, **{name: getattr(exercise, name)})
    return True


def is_private(exercise: Exercise) -> bool:
    """Whether it changes nothing that others reckon with where all choose at once."""
    power = power_of(exercise)
    return exercise.use != ABILITY or (power is not None and power.private)


def moved_by_power(position: Position, seat: int) -> bool:
    """Whether a technology could move pieces of a seat that have no movement left, whatever it can pay."""
    powers = (TECHNIQUES[name] for name in known_techniques(position.players[seat]))
    return any(power.moves is not None and power.moves(position, seat) for power in powers)


# M-130: who could react


def moment_cards(position: Position, moment: Moment) -> bool:
    """Whether anybody has anything for such a moment: most windows end here."""
    cards, lowest = reacting(moment), openers(moment).items()
    for player in position.players:
        if player.lent or not cards.isdisjoint(player.cards):
            return True
        for colour, level in lowest:
            if player.technology.get(colour, 0) >= level:
                return True
    return False


def reactions(position: Position, seat: int, moment: Moment) -> Iterator[tuple[str, bool]]:
    """What a seat could use in the window on top, whatever it can pay, each by the name that orders have for it; and
    whether it could as well use it at a decision of its own."""
    player = position.players[seat]
    cards, playable = reacting(moment), playable_cards(player)
    named = [(str(card), ability_of(card), card in cards and able(position, seat, card)) for card in playable]
    for name in known_techniques(player):
        power = TECHNIQUES[name]
        named.append((name, power, moment in power.moments and power.when(position, seat)))
    for name, power, fits in named:
        if power is not None and (fits or (power.beyond is not None and power.beyond(position, seat, moment))):
            yield name, fits and power.free


# Using it


def turn_card(flow: Flow[Position], seat: int, exercise: Exercise) -> bool:
    """M-50: whether the card is turned; M-111: one of a neighbour is not. What its ability costs is paid now."""
    player, card = flow.state.players[seat], exercise.card
    assert card is not None
    if exercise.use == ABILITY:
        player.florins -= EMPIRE_CARDS[card].florins
    own = card in player.cards and card not in player.turned
    key = "medioevo-event-play" if own else "medioevo-event-borrow-card"
    flow.reveal()
    flow.say(key, seat=seat, card=words(f"medioevo-card-{card}"), use=use_words(exercise.use))
    if own:
        player.turned.append(card)
    else:
        player.borrowable.remove(card)
    return own


def power_words(exercise: Exercise) -> Words:
    """What a card or technology can do."""
    if exercise.technology is not None:
        return technique_words(exercise.technology)
    return ability_words(exercise.card or 0)


def use_words(use: str) -> Words:
    """What a card is turned for."""
    return words("medioevo-label-ability") if use == ABILITY else points_words(use)


def points_words(alternative: str) -> Words:
    return words("medioevo-label-points", colours=[colour_words(colour) for colour in colours_of(alternative)])


def carry_out(flow: Flow[Position], seat: int, exercise: Exercise, *, times: int = 1, both: str | None = None) -> None:
    """The power works, if it still can. `times`: how often points are given (card 60); `both`: the points that come
    beside the ability (card 59)."""
    if exercise.technology is not None:
        _employ(flow, seat, exercise)
        return
    if exercise.use != ABILITY:
        _give_points(flow, seat, exercise.use, times)
        return
    if both is not None:
        _give_points(flow, seat, both, times)
    power = power_of(exercise)
    if power is None or not (timely(flow.state, seat, power) and in_domains(flow.state, seat, exercise)):
        flow.say("medioevo-event-in-vain", seat=seat, card=words(f"medioevo-card-{exercise.card}"))
        return
    for _ in range(times if power.points else 1):
        power.does(flow, seat, exercise)


def _give_points(flow: Flow[Position], seat: int, alternative: str, times: int) -> None:
    colours = colours_of(alternative)
    for colour in colours:
        gain_points(flow.state.players[seat], colour, times)
    flow.say("medioevo-event-points", seat=seat, times=times, colours=[colour_words(colour) for colour in colours])


# Technologies


def points_due(position: Position, seat: int, exercise: Exercise) -> int:
    power = TECHNIQUES[exercise.technology or ""]
    return TECHNOLOGIES[exercise.technology or ""].points * power.times(position, seat, exercise)


def payments(position: Position, seat: int, exercise: Exercise) -> list[Way]:
    player, colour = position.players[seat], TECHNOLOGIES[exercise.technology or ""].colour
    return ways_to_pay(player, colour, points_due(position, seat, exercise), _kept(player, exercise))


def _kept(player: Player, exercise: Exercise) -> Collection[int]:
    return TECHNIQUES[exercise.technology or ""].keeps(player, exercise)


def payable(position: Position, seat: int, exercise: Exercise) -> bool:
    ways = payments(position, seat, exercise)
    return bool(ways) if not exercise.pay else exercise.pay in ways


def way_of(position: Position, seat: int, exercise: Exercise) -> Way:
    """The way to pay for a technology: as it was chosen, else the cheapest."""
    for way in WAYS:
        if way == exercise.pay:
            return way
    ways = payments(position, seat, exercise)
    return ways[0] if ways else "tokens"


def cards_to_turn(position: Position, seat: int, exercise: Exercise) -> list[tuple[int, str]]:
    """The cards that are turned to pay for a technology."""
    if way_of(position, seat, exercise) != "cards":
        return []
    player, colour = position.players[seat], TECHNOLOGIES[exercise.technology or ""].colour
    missing = points_due(position, seat, exercise) - player.points.get(colour, 0)
    return [(card, use) for card, use, _ in points_of_cards(player, colour, missing, _kept(player, exercise))]


def florins_due(position: Position, seat: int, exercise: Exercise, cards: Iterable[tuple[int, str]] = ()) -> int:
    """What a technology costs in florins, these cards once turned for it."""
    player, colour = position.players[seat], TECHNOLOGIES[exercise.technology or ""].colour
    made = sum(colours_of(use).count(colour) for _, use in cards)
    return florins_for(player, colour, points_due(position, seat, exercise) - made)


def come_to_nothing(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    technology = words(f"medioevo-technology-{exercise.technology}")
    flow.reveal()
    flow.say("medioevo-event-technology-in-vain", seat=seat, technology=technology)


def _employ(flow: Flow[Position], seat: int, exercise: Exercise) -> None:
    """M-110: paid for, and used. What has become impossible is not paid; the points stay to the phase's end."""
    state, name = flow.state, exercise.technology
    assert name is not None
    way: Way = "florins" if exercise.pay == "florins" else "tokens"
    power, row = TECHNIQUES[name], TECHNOLOGIES[name]
    points = points_due(state, seat, exercise)
    fitting = timely(state, seat, power) and in_domains(state, seat, exercise)
    if not fitting or way not in ways_to_pay(state.players[seat], row.colour, points):
        come_to_nothing(flow, seat, exercise)
        return
    florins = pay_points(state.players[seat], row.colour, points, sparing=way == "florins")
    if name in state.players[seat].lent:
        state.players[seat].lent.remove(name)
    flow.reveal()
    technology = words(f"medioevo-technology-{name}")
    flow.say("medioevo-event-use", seat=seat, technology=technology, points=points, florins=florins)
    power.does(flow, seat, exercise)
