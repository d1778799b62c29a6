"""Torres for somebody's first game."""

from __future__ import annotations

from dataclasses import dataclass

from bot.coach.lesson import Course, Facts, Lesson, Moment, asked, both, doing
from rules.core.words import words
from rules.torres.data import ACTION_POINTS, KING_BONUS, KNIGHT_COST, KNIGHTS, YEARS
from rules.torres.land import BIT, Square, around, names
from rules.torres.view import SeatView, TorresView, TurnView

Here = Moment[TorresView]

# What is on the board


@dataclass(frozen=True)
class _Hold:
    """A castle with own knights in it: its area, and where the highest of them stands."""

    squares: tuple[Square, ...]
    top: Square
    level: int

    @property
    def area(self) -> int:
        return len(self.squares)

    @property
    def worth(self) -> int:
        return self.area * self.level


def _me(here: Here) -> SeatView:
    return here.view.seats[here.seat]


def _turn(here: Here) -> TurnView:
    assert here.view.turn is not None, "asked for in turns only"
    return here.view.turn


def _height(here: Here, square: Square) -> int:
    return here.view.heights.get(square, 0)


def _near(square: Square) -> list[Square]:
    return list(names(around(BIT[square])))


def _free(here: Here, square: Square) -> bool:
    return square not in here.view.knights and square != here.view.king


def _knights(here: Here) -> list[Square]:
    return [square for square, seat in here.view.knights.items() if seat == here.seat]


def _holds(here: Here) -> list[_Hold]:
    """The castles that pay, the best first (T-30)."""
    found: list[_Hold] = []
    for castle in here.view.castles:
        inside = [square for square in _knights(here) if square in castle.squares]
        if inside:
            top = max(inside, key=lambda square: _height(here, square))
            found.append(_Hold(castle.squares, top, _height(here, top)))
    return sorted(found, key=lambda hold: -hold.worth)


def _blocks(here: Here) -> int:
    stack = _turn(here).stack
    return 0 if stack is None else _me(here).stacks[stack]


# What a point can buy


@dataclass(frozen=True)
class _Step:
    """A step up, and how much more its castle pays then."""

    origin: Square
    target: Square
    gain: int


def _climbs(here: Here) -> list[_Step]:
    """Steps one level up within reach, the most profitable first (T-15)."""
    best = {square: hold for hold in _holds(here) for square in hold.squares}
    area = {square: len(castle.squares) for castle in here.view.castles for square in castle.squares}
    found: list[_Step] = []
    for origin in _knights(here):
        for target in _near(origin):
            level = _height(here, target)
            if _free(here, target) and level == _height(here, origin) + 1:
                gain = area[target] * (level - (best[target].level if target in best else 0))
                if gain > 0:
                    found.append(_Step(origin, target, gain))
    return sorted(found, key=lambda step: -step.gain)


def _stairs(here: Here) -> list[_Step]:
    """Where a block would make a step up for an own knight beside it (T-15, T-17), the most profitable first."""
    found: list[_Step] = []
    for hold in _holds(here):
        for origin in (square for square in _knights(here) if square in hold.squares):
            level = _height(here, origin) + 1
            for target in _near(origin):
                ready = target in hold.squares and _free(here, target) and _height(here, target) == level - 1
                if ready and hold.level < level <= hold.area:
                    found.append(_Step(origin, target, hold.area * (level - hold.level)))
    return sorted(found, key=lambda step: -step.gain)


def _can_raise(here: Here) -> bool:
    return _blocks(here) > 0 and _turn(here).points > 1 and bool(_stairs(here))


def _doors(here: Here) -> list[Square]:
    """Own knights who stand beside a taller tower, so that they may go inside (T-16)."""
    return [
        square
        for square in _knights(here)
        if any(_height(here, near) > _height(here, square) and _height(here, near) > 1 for near in _near(square))
    ]


def _turn_facts(here: Here) -> Facts:
    hold = _holds(here)[0] if _holds(here) else None
    return {
        "points": _turn(here).points,
        "blocks": _blocks(here),
        "area": hold.area if hold else 0,
        "level": hold.level if hold else 0,
        "worth": _me(here).worth,
    }


def _step_facts(step: _Step) -> Facts:
    return {"origin": step.origin, "target": step.target, "gain": step.gain}


def _widen_facts(here: Here) -> Facts:
    hold = _holds(here)[0]
    return {"square": hold.top, "area": hold.area, "level": hold.level, "blocks": _blocks(here)}


def _door_facts(here: Here) -> Facts:
    return {"square": _doors(here)[0]}


def _reserve_facts(here: Here) -> Facts:
    return {"reserve": _me(here).reserve, "board": KNIGHTS - _me(here).reserve, "cost": KNIGHT_COST}


# The king, the year, the track


def _bonus(here: Here) -> tuple[int, int, bool]:
    """The level that earns the king's bonus this year, the bonus, and whether one has it (T-31)."""
    level, bonus = KING_BONUS[here.view.year]
    home = next((castle.squares for castle in here.view.castles if here.view.king in castle.squares), ())
    return level, bonus, any(_height(here, square) == level for square in _knights(here) if square in home)


def _king_facts(here: Here) -> Facts:
    level, bonus, have = _bonus(here)
    return {"king": here.view.king or "", "level": level, "bonus": bonus, "have": "yes" if have else "no"}


def _king_matters(here: Here) -> bool:
    return here.view.king is not None and here.view.round > 1


def _next_bonus_facts(here: Here) -> Facts:
    level, bonus = KING_BONUS[min(here.view.year + 1, YEARS)]
    return {"level": level, "bonus": bonus}


def _year_facts(here: Here) -> Facts:
    best = max(panel.worth for panel in here.view.seats if panel.seat != here.seat)
    return {"year": here.view.year, "points": _turn(here).points, "worth": _me(here).worth, "best": best}


def _card_facts(here: Here) -> Facts:
    return {"count": len(here.view.hand), "cards": [words(f"torres-card-{card}") for card in here.view.hand[:3]]}


def _buy_facts(here: Here) -> Facts:
    return {"deck": _me(here).deck or here.view.deck, "points": _turn(here).points}


def _score_facts(here: Here) -> Facts:
    rivals = {panel.score for panel in here.view.seats if panel.seat != here.seat}
    ahead = [score for score in sorted(rivals) if score > _me(here).score]
    return {
        "score": _me(here).score,
        "points": _turn(here).points,
        "leap": ahead[0] if ahead else 0,
        "gap": ahead[0] - _me(here).score if ahead else 0,
    }


def _rival_above(here: Here) -> bool:
    """Whether somebody else stands higher in a castle of one's own."""
    return any(
        here.view.knights.get(square, here.seat) != here.seat and _height(here, square) > hold.level
        for hold in _holds(here)
        for square in hold.squares
    )


def _first_knight_facts(here: Here) -> Facts:
    """Of the free castles the one that is nearest to the others, so that there is most to share."""
    free = _free_castles(here)
    return {"square": min(free, key=lambda square: _apart(square, "d4") + _apart(square, "e5")), "count": len(free)}


def _free_castles(here: Here) -> list[Square]:
    """The start castles on which nobody stands."""
    taken = {*here.view.knights, here.view.king}
    return [castle.squares[0] for castle in here.view.castles if taken.isdisjoint(castle.squares)]


def _apart(one: Square, other: Square) -> int:
    """How many steps lie between two squares."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


def _king_setup_facts(here: Here) -> Facts:
    level, bonus = KING_BONUS[1]
    mine = _knights(here)[0]
    nearest = min(_free_castles(here), key=lambda square: _apart(square, mine))
    return {"level": level, "bonus": bonus, "square": nearest}


_on_turn = asked("torres-prompt-turn")


def _fresh(here: Here) -> bool:
    return _turn(here).points >= ACTION_POINTS


def _early(here: Here) -> bool:
    return _fresh(here) and "buy" in here.kinds and here.view.year < YEARS


COURSE = Course[TorresView](
    game="torres",
    seats=2,
    lessons=(
        # Kinds of action, when they are first looked at
        Lesson("knight", "knight", doing("knight"), _reserve_facts),
        Lesson("move", "move", doing("move")),
        Lesson("block", "block", both(doing("block"), lambda here: bool(_holds(here))), _widen_facts),
        Lesson("buy", "buy", doing("buy"), _buy_facts),
        Lesson("card", "cards", doing("card"), _card_facts),
        Lesson("score", "score", doing("score"), _score_facts),
        Lesson("stack", "stacks", doing("stack")),
        Lesson("end", "turn", both(doing("end"), lambda here: _turn(here).points > 0), _turn_facts),
        # Setting up, and between the years
        Lesson("setup-block", "advanced", asked("torres-prompt-setup-block")),
        Lesson("setup-knight", "setup", asked("torres-prompt-setup-knight"), _first_knight_facts),
        Lesson("setup-king", "king", asked("torres-prompt-setup-king"), _king_setup_facts),
        Lesson("keep", "buy", asked("torres-prompt-keep")),
        Lesson("king", "king", asked("torres-prompt-king"), _next_bonus_facts),
        Lesson("first", "king", asked("torres-prompt-first")),
        # A turn, and what is new in it
        Lesson("turn", "turn", _on_turn, _turn_facts),
        Lesson("year-end", "year", both(_on_turn, lambda here: here.view.round == here.view.rounds), _year_facts),
        Lesson(
            "climb",
            "move",
            both(_on_turn, lambda here: bool(_climbs(here))),
            lambda here: _step_facts(_climbs(here)[0]),
            about=("move",),
        ),
        Lesson(
            "stair", "block", both(_on_turn, _can_raise), lambda here: _step_facts(_stairs(here)[0]), about=("block",)
        ),
        Lesson("leftover", "score", both(_on_turn, lambda here: _turn(here).points == 1), _score_facts),
        Lesson("spent", "turn", both(_on_turn, lambda here: _turn(here).points == 0), _turn_facts),
        Lesson(
            "widen",
            "block",
            both(_on_turn, lambda here: _blocks(here) > 0 and bool(_holds(here))),
            _widen_facts,
            about=("block",),
        ),
        Lesson(
            "another-knight",
            "knight",
            both(_on_turn, lambda here: _fresh(here) and here.view.round > 1 and "knight" in here.kinds),
            _reserve_facts,
            about=("knight",),
        ),
        Lesson("king-bonus", "year", both(_on_turn, lambda here: _fresh(here) and _king_matters(here)), _king_facts),
        Lesson("hand", "cards", both(_on_turn, lambda here: "card" in here.kinds), _card_facts, about=("card",)),
        Lesson("door", "move", both(_on_turn, lambda here: bool(_doors(here))), _door_facts, about=("move",)),
        Lesson("neighbour", "goal", both(_on_turn, _rival_above)),
        Lesson("last-year", "end", both(_on_turn, lambda here: _fresh(here) and here.view.year == YEARS), _year_facts),
        Lesson("buy-early", "buy", both(_on_turn, _early), _buy_facts),
    ),
)
