"""Saga in words: the players, one's own hand, the free knights, then the realms with those who defend and attack."""

from __future__ import annotations

from render.picture import Say, Scene
from render.saga.words import cards_named, changed, realm_told, stage
from render.survey import Place, Survey, sentence
from render.words import headline, name_of
from rules.saga.view import ArmyView, RealmView, SagaView, SeatView


def _places(view: SagaView) -> tuple[Place, ...]:
    return tuple(realm.colour for realm in view.realms)


def _name(say: Say, place: Place) -> str:
    return say(f"saga-realm-{place}")


def _near(view: SagaView, place: Place) -> tuple[Place, ...]:
    """All others: on the table every realm is as near as the next."""
    return tuple(realm.colour for realm in view.realms if realm.colour != place)


def _there(view: SagaView, scene: Scene, place: Place) -> list[str]:
    realm = next(realm for realm in view.realms if realm.colour == place)
    return [*_realm(scene, realm), *_armies(view, scene, realm)]


def _realm(scene: Scene, realm: RealmView) -> list[str]:
    powers = [scene.say(f"saga-power-{realm.special}")] if realm.special else []
    powers += [scene.say(f"saga-final-{realm.final}")] if realm.final else []
    facts = scene.say("saga-survey-realm", income=realm.income, powers=", ".join(powers) or "–")
    cards = cards_named(scene, realm.defenders)
    guard = scene.say("saga-survey-defenders", cards=cards, defence=realm.defence) if cards else ""
    return [sentence(realm_told(realm, scene)), facts, guard or sentence(scene.say("saga-picture-no-defenders"))]


def _armies(view: SagaView, scene: Scene, realm: RealmView) -> list[str]:
    return [_army(scene, seat, army) for seat in view.seats for army in seat.armies if army.target == realm.colour]


def _army(scene: Scene, seat: SeatView, army: ArmyView) -> str:
    told = scene.say(
        "saga-picture-army",
        name=name_of(scene, seat.seat),
        cards=cards_named(scene, army.cards),
        hidden="yes" if army.hidden else "no",
    )
    return f"{told} {scene.say('saga-survey-army', value=army.value, missing=max(0, army.missing))}"


def _seat(view: SagaView, scene: Scene, seat: SeatView) -> str:
    points = view.outcome.scores[seat.seat] if view.outcome else seat.points
    realms = sum(realm.owner == seat.seat for realm in view.realms)
    name = name_of(scene, seat.seat)
    return sentence(scene.say("saga-picture-standing", name=name, points=points, realms=realms, hand=seat.hand_size))


def _head(view: SagaView, scene: Scene) -> list[str]:
    course = [sentence(stage(view, scene)), sentence(changed(view, scene)), sentence(headline(view, scene))]
    free = cards_named(scene, view.free) or scene.say("saga-picture-no-free")
    seats = [_seat(view, scene, seat) for seat in view.seats]
    return [*filter(None, course), *seats, *_hand(view, scene), scene.say("saga-survey-free", cards=free)]


def _hand(view: SagaView, scene: Scene) -> list[str]:
    """One's own."""
    if view.seat is None:
        return []
    seat = view.seats[view.seat]
    name = name_of(scene, view.seat)
    return [scene.say("saga-picture-hand", name=name, count=len(seat.hand), cards=cards_named(scene, seat.hand))]


def _rows(view: SagaView, scene: Scene) -> list[str]:
    return [" ".join(_there(view, scene, realm.colour)) for realm in view.realms]


SURVEY = Survey(_places, _name, _near, _there, _head, _rows)
