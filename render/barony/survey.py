"""Barony in words: who has what, then the land, column by column."""

from __future__ import annotations

from itertools import groupby

from render.barony.words import changed, stage, written
from render.picture import Say, Scene
from render.survey import Place, Survey, sentence
from render.words import headline, listed, name_of
from rules.barony.land import Hex, land_of
from rules.barony.view import BaronyView, SeatView


def _places(view: BaronyView) -> tuple[Place, ...]:
    return tuple(land_of(view.land).terrain)


def _near(view: BaronyView, place: Place) -> tuple[Place, ...]:
    return land_of(view.land).near[place]


def _pieces(view: BaronyView, scene: Scene, hex_: Hex) -> str:
    return listed(
        scene.say(f"barony-picture-{piece.kind}", name=name_of(scene, piece.seat), count=piece.count)
        for piece in view.pieces.get(hex_, ())
    )


def _there(view: BaronyView, scene: Scene, place: Place) -> list[str]:
    land, pieces = land_of(view.land), _pieces(view, scene, place)
    terrain = scene.say(f"barony-terrain-{land.terrain[place]}")
    told = [scene.say("barony-survey-there", hex=place, terrain=terrain)]
    told.append(sentence(pieces) if pieces else scene.say("survey-nothing"))
    return [*told, scene.say("barony-survey-edge")] if place in land.edge else told


def _seat(view: BaronyView, scene: Scene, seat: SeatView) -> str:
    tokens = [
        scene.say("survey-count", count=count, thing=scene.say(f"barony-terrain-{terrain}"))
        for terrain, count in seat.tokens.items()
        if count
    ]
    reserve = [
        scene.say("survey-count", count=count, thing=scene.say(f"barony-kind-{kind}"))
        for kind, count in seat.reserve.items()
    ]
    return scene.say(
        "barony-survey-seat",
        name=name_of(scene, seat.seat),
        title=scene.say(f"barony-title-{seat.rank}"),
        points=view.outcome.scores[seat.seat] if view.outcome else seat.track,
        silver=seat.silver,
        tokens=listed(tokens) or "–",
        reserve=listed(reserve),
    )


def _head(view: BaronyView, scene: Scene) -> list[str]:
    course = [sentence(stage(view, scene)), sentence(changed(view, scene)), sentence(headline(view, scene))]
    bank = [] if view.bank is None else [_bank(view.bank, scene)]
    return [*filter(None, course), *(_seat(view, scene, seat) for seat in view.seats), *bank]


def _bank(bank: dict[str, int], scene: Scene) -> str:
    piles = (
        scene.say("survey-count", count=count, thing=scene.say(f"barony-terrain-{terrain}"))
        for terrain, count in bank.items()
    )
    return scene.say("barony-survey-bank", piles=listed(piles))


def _rows(view: BaronyView, scene: Scene) -> list[str]:
    columns = groupby(land_of(view.land).terrain.items(), key=lambda item: item[0][0])
    return [sentence("; ".join(_hex(view, scene, *item) for item in column)) for _, column in columns]


def _hex(view: BaronyView, scene: Scene, hex_: Hex, terrain: str) -> str:
    pieces, ground = _pieces(view, scene, hex_), f"{written(hex_)} {scene.say(f'barony-terrain-{terrain}')}"
    return f"{ground} ({pieces})" if pieces else ground


def _name(say: Say, place: Place) -> str:
    return written(place)


SURVEY = Survey(_places, _name, _near, _there, _head, _rows)
