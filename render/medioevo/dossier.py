"""What is on a realm's sheet, gathered from the view in the words of a language."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from render.medioevo.force import Mark, realm_force
from render.medioevo.realms import colour_of
from render.medioevo.sites import Troop
from render.medioevo.treaties import pact_title
from render.medioevo.words import name_of, stage, title_of
from render.picture import Scene
from rules.medioevo.data import COLOURS, EMPIRE_CARDS, LEVELS, UNIT_ROWS, Colour, UnitType, technology_at
from rules.medioevo.table import in_order
from rules.medioevo.view import MedioevoView, PlayerView


@dataclass(frozen=True)
class Entry:
    """A number with its icon."""

    icon: str
    value: str
    label: str


@dataclass(frozen=True)
class CardRow:
    number: int
    name: str
    points: tuple[tuple[Colour, ...], ...]  # alternatives
    turned: bool
    progress: str = ""  # of its objective, for its owner


@dataclass(frozen=True)
class Group:
    """A row of things under one label."""

    label: str
    nothing: str
    owner: str
    hosts: tuple[tuple[str, tuple[Troop, ...]], ...] = ()
    tokens: tuple[tuple[Colour, int, int], ...] = ()  # free and used
    reserve: tuple[tuple[str, int], ...] = ()
    told: tuple[str, ...] = ()


@dataclass(frozen=True)
class Dossier:
    owner: str
    name: str
    realm: str
    stage: str
    purse: tuple[Entry, ...]
    branches: tuple[str, ...]
    technologies: tuple[tuple[str, ...], ...]
    levels: tuple[int, ...]
    cards_title: str
    cards: tuple[CardRow, ...]
    offers_title: str
    offers: tuple[CardRow, ...]  # looked at, to keep one of
    nothing: str
    force_title: str
    force: tuple[Mark, ...]  # what holds for this realm
    groups: tuple[Group, ...]


def player_meant(view: MedioevoView, scene: Scene) -> PlayerView | None:
    """Whoever rules the realm asked for, or whoever asks."""
    asked = next((player for player in view.players if player.realm and player.realm == scene.focus), None)
    if asked or view.seat is None:
        return asked
    return view.players[view.seat]


def dossier_of(view: MedioevoView, scene: Scene, player: PlayerView) -> Dossier:
    say = scene.say
    own = view.seat == player.seat
    return Dossier(
        owner=colour_of(view, player.seat),
        name=name_of(scene, player.seat),
        realm=title_of(scene, player),
        stage=stage(view, scene),
        purse=_purse(view, scene, player),
        branches=tuple(say(f"medioevo-branch-{colour}") for colour in COLOURS),
        technologies=tuple(
            tuple(say(f"medioevo-technology-{technology_at(colour, level)}") for level in range(1, LEVELS + 1))
            for colour in COLOURS
        ),
        levels=tuple(player.technology.get(colour, 0) for colour in COLOURS),
        cards_title=say("medioevo-picture-cards"),
        cards=tuple(
            _card(scene, number, number in player.turned, _progress(view, scene, number, own=own))
            for number in player.cards
        ),
        offers_title=say("medioevo-picture-offers"),
        offers=tuple(_card(scene, number, False) for number in view.own_cards) if own else (),
        nothing=say("medioevo-picture-no-cards"),
        force_title=say("medioevo-force-title"),
        force=realm_force(view, scene, player),
        groups=_groups(view, scene, player),
    )


def _purse(view: MedioevoView, scene: Scene, player: PlayerView) -> tuple[Entry, ...]:
    say = scene.say
    florins = say("medioevo-picture-secret") if player.florins is None else str(player.florins)
    return (
        Entry("florins", florins, say("medioevo-picture-florins")),
        Entry("tax", str(player.tax), say("medioevo-picture-tax")),
        Entry("upkeep", f"−{player.upkeep + player.interest}", say("medioevo-picture-upkeep")),
        Entry("loans", f"{player.loans}/5", say("medioevo-picture-loans")),
        Entry("honour", str(player.honour), say("medioevo-picture-honour")),
        *((Entry("blood", str(player.blood), say("medioevo-picture-blood")),) if view.blood else ()),
    )


def _card(scene: Scene, number: int, turned: bool, progress: str = "") -> CardRow:
    return CardRow(number, scene.say(f"medioevo-card-{number}"), EMPIRE_CARDS[number].pt, turned, progress)


def _progress(view: MedioevoView, scene: Scene, number: int, *, own: bool) -> str:
    if not own:
        return ""
    if number in view.own_met:
        return scene.say("medioevo-picture-objective-met")
    have, need = view.own_progress[number]
    return scene.say("medioevo-picture-progress", have=have, need=need)


def _groups(view: MedioevoView, scene: Scene, player: PlayerView) -> tuple[Group, ...]:
    say, owner, none = scene.say, colour_of(view, player.seat), scene.say("medioevo-picture-none")
    used = player.used_tokens
    tokens: tuple[tuple[Colour, int, int], ...] = tuple(
        (colour, count - used.get(colour, 0), used.get(colour, 0)) for colour, count in player.tokens.items() if count
    )
    held = tuple((colour_of(view, seat), tuple(in_order(army).items())) for seat, army in player.prisoners.items())
    lost = tuple(
        (colour_of(view, other.seat), tuple(in_order(other.prisoners[player.seat]).items()))
        for other in view.players
        if other.prisoners.get(player.seat)
    )
    made: tuple[tuple[Colour, int, int], ...] = tuple((colour, count, 0) for colour, count in player.points.items())
    return (
        *_standing(view, scene, player),
        *((Group(say("medioevo-force-points"), none, owner, tokens=made),) if made else ()),
        Group(say("medioevo-picture-tokens"), none, owner, tokens=tokens),
        Group(say("medioevo-picture-prisoners"), none, owner, hosts=held),
        *((Group(say("medioevo-picture-captured"), none, owner, hosts=lost),) if lost else ()),
        Group(say("medioevo-picture-reserve"), none, owner, reserve=tuple(player.reserve.items())),
    )


def _standing(view: MedioevoView, scene: Scene, player: PlayerView) -> tuple[Group, ...]:
    """What each tax would bring, for oneself; the troops; and how one stands to others."""
    say, owner, none = scene.say, colour_of(view, player.seat), scene.say("medioevo-picture-none")
    own = view.seat == player.seat
    troops: Counter[UnitType] = Counter()
    for army in player.armies.values():
        for unit, count in army.items():
            troops[UNIT_ROWS[unit].type] += count
    incomes = tuple(
        say("medioevo-picture-income-at", level=level, florins=florins) for level, florins in view.own_incomes.items()
    )
    enemies = [other for war in view.wars if player.seat in war.sides for other in war.sides if other != player.seat]
    pacts = [pact for pact in view.pacts if player.seat in pact.parties]
    return (
        *((Group(say("medioevo-picture-incomes"), none, owner, told=incomes),) if own else ()),
        Group(say("medioevo-picture-troops"), none, owner, reserve=tuple(troops.items())),
        Group(say("medioevo-picture-at-war"), none, owner, told=tuple(name_of(scene, other) for other in enemies)),
        Group(say("medioevo-picture-pacts"), none, owner, told=tuple(pact_title(scene, pact) for pact in pacts)),
    )
