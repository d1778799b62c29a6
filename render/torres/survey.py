"""Torres in words: who has what, then the castles, square by square, and whoever stands beside them."""

from __future__ import annotations

from render.picture import Scene
from render.survey import Place, Survey, itself, sentence
from render.torres.words import changed, master_told, stage
from render.words import headline, listed, name_of
from rules.torres.land import BIT, NAMES, Square, around, names
from rules.torres.view import CastleView, SeatView, TorresView


def _places(view: TorresView) -> tuple[Place, ...]:
    return NAMES


def _near(view: TorresView, place: Place) -> tuple[Place, ...]:
    return tuple(names(around(BIT[place])))


def _stander(view: TorresView, scene: Scene, square: Square) -> str:
    if square == view.king:
        return scene.say("torres-picture-there-king")
    owner = view.knights.get(square)
    return "" if owner is None else scene.say("torres-picture-there-knight", name=name_of(scene, owner))


def _there(view: TorresView, scene: Scene, place: Place) -> list[str]:
    castle = next((castle for castle in view.castles if place in castle.squares), None)
    level, area = view.heights.get(place, 0), len(castle.squares) if castle else 0
    stander = _stander(view, scene, place)
    told = [scene.say("torres-survey-there", square=place, level=level, area=area)]
    return [*told, sentence(stander) if stander else scene.say("survey-nothing")]


def _seat(scene: Scene, seat: SeatView) -> str:
    return scene.say(
        "torres-survey-seat",
        name=name_of(scene, seat.seat),
        points=seat.score,
        worth=seat.worth,
        knights=seat.reserve,
        stacks=listed(map(str, seat.stacks)) or "–",
        kept=seat.kept,
        cards=seat.hand,
    )


def _head(view: TorresView, scene: Scene) -> list[str]:
    course = [sentence(stage(view, scene)), sentence(changed(view, scene)), sentence(headline(view, scene))]
    turn = view.turn
    if turn is not None:
        course.append(scene.say("torres-survey-turn", name=name_of(scene, turn.seat), points=turn.points))
    king = scene.say("torres-picture-king", square=view.king) if view.king else ""
    common = scene.say("torres-survey-common", blocks=view.supply, cards=view.deck)
    seats = [_seat(scene, seat) for seat in view.seats]
    return [line for line in (*course, *seats, king, master_told(view, scene), common, *_hand(view, scene)) if line]


def _hand(view: TorresView, scene: Scene) -> list[str]:
    """One's own cards."""
    parts = (("looked", view.looked), ("ready", view.hand), ("bought", view.bought))
    return [
        scene.say(
            "torres-picture-hand-list",
            title=scene.say(f"torres-picture-hand-{key}", count=len(cards)),
            cards=listed(scene.say(f"torres-card-{card}") for card in cards),
        )
        for key, cards in parts
        if cards
    ]


def _rows(view: TorresView, scene: Scene) -> list[str]:
    castles = [_castle(view, scene, castle) for castle in view.castles]
    outside = [square for square in NAMES if not view.heights.get(square) and _stander(view, scene, square)]
    ground = [scene.say("torres-survey-ground", squares=_squares(view, scene, outside))] if outside else []
    return [*castles, *ground]


def _castle(view: TorresView, scene: Scene, castle: CastleView) -> str:
    squares = _squares(view, scene, castle.squares)
    return scene.say("torres-survey-castle", area=len(castle.squares), squares=squares)


def _squares(view: TorresView, scene: Scene, squares: list[Square] | tuple[Square, ...]) -> str:
    return "; ".join(_square(view, scene, square) for square in squares)


def _square(view: TorresView, scene: Scene, square: Square) -> str:
    stander, level = _stander(view, scene, square), view.heights.get(square, 0)
    told = scene.say("torres-survey-square", square=square, level=level)
    return f"{told} ({stander})" if stander else told


SURVEY = Survey(_places, itself, _near, _there, _head, _rows)
