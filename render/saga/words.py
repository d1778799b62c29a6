"""What a picture of Saga says in words: the line about the last move, and the alt texts. Nothing that lies hidden."""

from __future__ import annotations

from collections.abc import Iterable

from render.picture import Scene
from render.words import headline, listed, name_of
from rules.saga.data import COLOUR, VALUE, Card
from rules.saga.view import RealmView, SagaView, SeatView, StepView


def card_name(scene: Scene, card: Card) -> str:
    return scene.say("saga-card", colour=scene.say(f"saga-colour-{COLOUR[card]}"), value=VALUE[card])


def realm_name(scene: Scene, colour: str) -> str:
    return scene.say(f"saga-realm-{colour}")


def cards_named(scene: Scene, cards: Iterable[Card]) -> str:
    return listed(card_name(scene, card) for card in cards)


def _step(step: StepView, scene: Scene) -> str:
    return scene.say(
        f"saga-picture-last-{step.kind}{'-with' if step.kind == 'conquer' and step.card else ''}",
        card=card_name(scene, step.card) if step.card else "",
        realm=realm_name(scene, step.realm) if step.realm else "",
    )


def _joined(steps: tuple[StepView, ...]) -> list[StepView]:
    """A knight whose arrival conquers is told with the conquest."""
    told: list[StepView] = []
    for step in steps:
        before = told[-1] if told else None
        if step.kind == "conquer" and before and before.kind in ("open", "join") and before.realm == step.realm:
            told[-1] = StepView(step.seat, "conquer", step.realm, before.card)
        else:
            told.append(step)
    return told


_WEIGHT = ("conquer", "open", "join", "hide", "reinforce", "take-back", "reveal", "recruit", "pass")


def weightiest(view: SagaView, scene: Scene) -> str:
    """Of the last turn only what matters most, for where there is little room."""
    steps = sorted(_joined(view.last), key=lambda step: _WEIGHT.index(step.kind))
    return _told(steps[:1], scene)


def changed(view: SagaView, scene: Scene) -> str:
    """One short line on the last turn, or nothing if there was none."""
    return _told(_joined(view.last), scene)


def _told(steps: list[StepView], scene: Scene) -> str:
    parts: list[str] = []
    teller: int | None = None
    for step in steps:
        told = _step(step, scene)
        if step.seat != teller:
            told = scene.say("saga-picture-last", name=name_of(scene, step.seat), told=told)
            teller = step.seat
        parts.append(told)
    return listed(parts)


def stage(view: SagaView, scene: Scene) -> str:
    """How far the game has come."""
    if view.outcome:
        return scene.say("render-over")
    if view.final_turn:
        return scene.say("saga-picture-final-turn")
    return scene.say("render-round", round=view.round)


def _standing(view: SagaView, scene: Scene) -> str:
    scores = [view.outcome.scores[seat.seat] if view.outcome else seat.points for seat in view.seats]
    rows = [
        scene.say(
            "saga-picture-standing",
            name=name_of(scene, seat.seat),
            points=scores[seat.seat],
            realms=sum(realm.owner == seat.seat for realm in view.realms),
            hand=seat.hand_size,
        )
        for seat in sorted(view.seats, key=lambda seat: -scores[seat.seat])
    ]
    return scene.say("render-standings", rows="; ".join(rows))


def realm_told(realm: RealmView, scene: Scene) -> str:
    owner = "" if realm.owner is None else name_of(scene, realm.owner)
    return scene.say(
        "saga-picture-realm" if owner else "saga-picture-realm-unowned",
        realm=realm_name(scene, realm.colour),
        name=owner,
        needed=realm.needed,
    )


def _ringed(scene: Scene) -> str:
    """Only what the pictures know how to ring."""
    names = [_place(scene, ring) for ring in dict.fromkeys(scene.rings)]
    found = [name for name in names if name]
    return scene.say("render-ringed", where=listed(found)) if found else ""


def _place(scene: Scene, ring: str) -> str:
    if ring in COLOUR.values():
        return realm_name(scene, ring)
    return card_name(scene, ring) if ring in COLOUR else ""


def _sentence(text: str) -> str:
    return text and f"{text}."


def board_alt(view: SagaView, scene: Scene) -> str:
    """What changed, whose turn, the standings, the realms."""
    parts = [_sentence(scene.title), _sentence(stage(view, scene)), _sentence(changed(view, scene))]
    parts += [_sentence(headline(view, scene)), _ringed(scene), _standing(view, scene)]
    parts.append(_sentence("; ".join(realm_told(realm, scene) for realm in view.realms)))
    return " ".join(part for part in parts if part)


def part_alt(view: SagaView, scene: Scene) -> str:
    """The same, and below it one's hand."""
    told = board_alt(view, scene)
    return told if view.seat is None else f"{told} {_hand_told(view.seats[view.seat], scene)}"


def _hand_told(seat: SeatView, scene: Scene) -> str:
    name, cards = name_of(scene, seat.seat), cards_named(scene, seat.hand)
    return scene.say("saga-picture-hand", name=name, count=len(seat.hand), cards=cards)


def close_alt(view: SagaView, scene: Scene, realm: RealmView) -> str:
    """One realm, who defends it, and who is on the way to it."""
    parts = [
        scene.say("saga-picture-close", told=realm_told(realm, scene), cards=cards_named(scene, realm.defenders) or "–")
    ]
    for seat in view.seats:
        for army in seat.armies:
            if army.target == realm.colour:
                cards = cards_named(scene, army.cards)
                hidden = "yes" if army.hidden else "no"
                parts.append(scene.say("saga-picture-army", name=name_of(scene, seat.seat), cards=cards, hidden=hidden))
    parts += [_sentence(changed(view, scene)), _sentence(headline(view, scene)), _ringed(scene)]
    return " ".join(part for part in parts if part)


def hand_alt(view: SagaView, scene: Scene) -> str:
    """The owner's cards, and which of them can be played."""
    if view.seat is None:
        return scene.say("saga-picture-hand-nobody")
    seat = view.seats[view.seat]
    parts = [_hand_told(seat, scene)]
    if view.playable:
        parts.append(scene.say("saga-picture-playable", cards=cards_named(scene, view.playable)))
    for army in seat.armies:
        if army.secret:
            parts.append(
                scene.say(
                    "saga-picture-secret", card=card_name(scene, army.secret), realm=realm_name(scene, army.target)
                )
            )
    parts += [_sentence(headline(view, scene)), _ringed(scene)]
    return " ".join(part for part in parts if part)
