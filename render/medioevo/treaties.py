"""Pacts as rows of the sheet of diplomacy: what they say, who is still to sign, and what is being voted on (M-121)."""

from __future__ import annotations

from collections.abc import Iterator

from render.medioevo.words import army_told, name_of
from render.picture import Scene
from render.words import listed
from rules.medioevo.view import MedioevoView, PactView, TrialView


def pact_title(scene: Scene, pact: PactView) -> str:
    names = listed(name_of(scene, seat) for seat in pact.parties)
    kinds = listed(scene.say(f"medioevo-pact-{kind}") for kind in (pact.kind, *pact.also))
    return scene.say("medioevo-pact-between", what=kinds, parties=names)


def pact_terms(view: MedioevoView, scene: Scene, pact: PactView) -> tuple[str, ...]:
    return (*_terms(scene, pact), *_state(view, scene, pact))


def _terms(scene: Scene, pact: PactView) -> Iterator[str]:
    say = scene.say
    if pact.text:
        yield say("medioevo-pact-text", text=pact.text)
    if pact.favoured is not None:
        yield say("medioevo-pact-favours", seat=name_of(scene, pact.favoured))
    if pact.units:
        yield say("medioevo-pact-units", count=pact.units)
    if pact.kind != "exchange":
        yield say("medioevo-pact-until", turn=pact.until) if pact.until else say("medioevo-pact-whole")
    for paid in pact.payments:
        key = f"medioevo-pact-pays-{paid.rhythm}"
        yield say(key, seat=name_of(scene, paid.payer), payee_seat=name_of(scene, paid.payee), florins=paid.florins)
    for seat, units in pact.released.items():
        yield say("medioevo-pact-frees", seat=name_of(scene, seat), units=army_told(scene, units))
    if pact.secret:
        yield say("medioevo-pact-secret")


def _state(view: MedioevoView, scene: Scene, pact: PactView) -> Iterator[str]:
    say = scene.say
    if pact in view.drafts:
        yield say("medioevo-picture-offer-yours" if concerns(view, pact) else "medioevo-picture-offer-open")
    for told in pact.directives:
        by, ally, place = name_of(scene, told.by), name_of(scene, told.ally), say(f"medioevo-place-{told.place}")
        directive = say("medioevo-pact-directs", seat=by, ally_seat=ally, place=place)
        yield directive if told.binding else say("medioevo-picture-loose", directive=directive)
    for seat in pact.ending:
        yield say("medioevo-picture-pact-ending", name=name_of(scene, seat))
    trial = trial_of(view, pact)
    if trial is not None:
        accuser, accused = name_of(scene, trial.accuser), name_of(scene, trial.accused)
        votes = list(trial.votes.values())
        yield say("medioevo-picture-accused", accuser=accuser, accused=accused)
        yield say("medioevo-picture-votes", broken=votes.count(True), kept=votes.count(False))


def trial_of(view: MedioevoView, pact: PactView) -> TrialView | None:
    return next((trial for trial in view.trials if trial.pact == pact.number), None)


def concerns(view: MedioevoView, pact: PactView) -> bool:
    """Whether whoever looks has still a word to say about it."""
    if view.seat is None:
        return False
    if pact in view.drafts:
        return view.seat in pact.parties and view.seat not in pact.signed
    trial = trial_of(view, pact)
    return trial is not None and view.seat not in trial.votes
