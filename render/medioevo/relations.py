"""How players stand to each other, gathered from the view in the words of a language: wars, pacts, and what is
offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from render.medioevo.realms import colour_of
from render.medioevo.treaties import concerns, pact_terms, pact_title
from render.medioevo.words import name_of
from render.picture import Scene
from rules.medioevo.view import MedioevoView, OfferView, PactView, WarView

Sign = Literal["war", "armistice", "peace", "pact"]


@dataclass(frozen=True)
class Row:
    """What is between some players, and what there is to say about it."""

    sign: Sign
    sides: tuple[str, ...]  # colours
    title: str
    terms: tuple[str, ...]
    urgent: bool = False  # it concerns whoever looks, now
    faded: bool = False  # it is of no effect

    @property
    def detail(self) -> str:
        return " · ".join(self.terms)


@dataclass(frozen=True)
class Section:
    title: str
    nothing: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Grid:
    """How everybody stands to everybody."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    signs: tuple[tuple[Sign | None, ...], ...]
    key: tuple[tuple[Sign, str], ...]


def sections_of(view: MedioevoView, scene: Scene) -> tuple[Section, ...]:
    """What is public, and what the one who looks may know. A further kind of treaty is a further section."""
    say = scene.say
    wars = tuple(_war(view, scene, war) for war in view.wars)
    pacts = tuple(_pact(view, scene, pact) for pact in view.pacts)
    offers = tuple(_offer(view, scene, offer) for offer in view.offers)
    drafts = tuple(_pact(view, scene, draft) for draft in view.drafts)
    return (
        Section(say("medioevo-picture-wars"), say("medioevo-picture-no-wars"), wars),
        Section(say("medioevo-picture-in-force"), say("medioevo-picture-no-pacts"), pacts),
        Section(say("medioevo-picture-proposals"), say("medioevo-picture-no-proposals"), (*offers, *drafts)),
    )


def _sides(view: MedioevoView, *seats: int) -> tuple[str, ...]:
    return tuple(colour_of(view, seat) for seat in seats)


def _war(view: MedioevoView, scene: Scene, war: WarView) -> Row:
    one, other = war.sides
    state = "armistice" if war.truce else "open" if war.struck or war.since < view.turn else "declared"
    since = scene.say("medioevo-picture-war-since", turn=war.since)
    return Row(
        sign="armistice" if war.truce else "war",
        sides=_sides(view, one, other),
        title=scene.say("medioevo-picture-against", one=name_of(scene, one), other=name_of(scene, other)),
        terms=(since, scene.say(f"medioevo-picture-war-{state}", turn=war.since + 1)),
    )


def _offer(view: MedioevoView, scene: Scene, offer: OfferView) -> Row:
    asked = view.seat == offer.to and not offer.declined
    state = "declined" if offer.declined else "yours" if asked else "open"
    return Row(
        sign=offer.kind,
        sides=_sides(view, offer.proposer, offer.to),
        title=scene.say("medioevo-picture-towards", one=name_of(scene, offer.proposer), other=name_of(scene, offer.to)),
        terms=(scene.say(f"medioevo-picture-{offer.kind}"), scene.say(f"medioevo-picture-offer-{state}")),
        urgent=asked,
        faded=offer.declined,
    )


def _pact(view: MedioevoView, scene: Scene, pact: PactView) -> Row:
    return Row(
        sign="pact",
        sides=_sides(view, *pact.parties),
        title=pact_title(scene, pact),
        terms=pact_terms(view, scene, pact),
        urgent=concerns(view, pact),
    )


def grid_of(view: MedioevoView, scene: Scene) -> Grid:
    seats = [player.seat for player in view.players if not player.out]
    wars = {frozenset(war.sides): war for war in view.wars}

    def sign(one: int, other: int) -> Sign | None:
        war = wars.get(frozenset((one, other)))
        return None if one == other else "peace" if war is None else "armistice" if war.truce else "war"

    signs: tuple[Sign, ...] = ("war", "armistice", "peace")
    return Grid(
        names=tuple(name_of(scene, seat) for seat in seats),
        colours=tuple(colour_of(view, seat) for seat in seats),
        signs=tuple(tuple(sign(one, other) for other in seats) for one in seats),
        key=tuple((kind, scene.say(f"medioevo-picture-{kind}")) for kind in signs),
    )
