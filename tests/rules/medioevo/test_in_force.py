"""M-11: what cards and technologies leave in force is open to all: what is seen of it, and what is not."""

from __future__ import annotations

import ast
from importlib import import_module
from inspect import getclosurevars
from pathlib import Path
from typing import get_args

import pytest

from rules.medioevo.effects import impose
from rules.medioevo.events import CHOSEN, choose_event
from rules.medioevo.powers import ABILITIES, LEFT, TECHNIQUES, Pass, Window
from rules.medioevo.state import MedioevoState
from rules.medioevo.table import EffectKind, Guest
from rules.medioevo.view import EffectView, MedioevoView, WindowView
from tests.rules.medioevo.builder import GAME, after, at, build, forge, give, two

BLUE, YELLOW = 0, 1


def seen(state: MedioevoState, seat: int | None = None) -> MedioevoView:
    return GAME.view(state, seat)


def the_effect(state: MedioevoState) -> EffectView:
    (effect,) = seen(state).effects
    return effect


def test_m11_a_ban_is_seen_where_it_holds() -> None:
    state = two()
    impose(state, "no_trade", BLUE, place="serbia")
    effect = the_effect(state)
    assert (effect.kind, effect.by, effect.place, effect.until) == ("no_trade", BLUE, "serbia", "turn")


def test_m11_what_was_in_force_last_turn_is_not_seen() -> None:
    state = two()
    impose(state, "no_trade", BLUE, place="serbia")
    state.turn += 1
    assert seen(state).effects == ()


def test_m11_what_is_promised_for_the_next_turn_is_seen() -> None:
    state = two()
    impose(state, "rebuy", BLUE, piece="heavy", count=2).turn += 1
    assert (the_effect(state).thing, the_effect(state).count) == ("heavy", 2)


def test_m11_an_event_that_is_chosen_is_not_seen() -> None:
    state = two()
    choose_event(state, BLUE, 7)
    assert seen(state, BLUE).effects == ()


@pytest.mark.parametrize(
    ("piece", "thing", "place"),
    [("rum/civil", "village", "rum"), ("market/rum/salt", "salt", "rum"), ("engine", "catapult", "ionia")],
)
def test_m52_what_is_safe_is_seen_with_its_place(piece: str, thing: str, place: str) -> None:
    state = build(two(), "rum", "village")
    state.markets["rum"] = ["salt"]
    engine = forge(state, BLUE, "catapult", "ionia")
    impose(state, "safe", BLUE, piece=engine if piece == "engine" else piece)
    assert (the_effect(state).thing, the_effect(state).place) == (thing, place)


@pytest.mark.parametrize("piece", ["rum/civil", "market/rum/salt", "wagon7"])
def test_m52_what_is_gone_is_not_safe_any_more(piece: str) -> None:
    state = two()
    impose(state, "safe", BLUE, piece=piece)
    assert seen(state).effects == ()


def test_m52_a_way_is_seen_where_it_leads_and_a_piece_where_it_stands() -> None:
    state = two()
    wagon = give(state, BLUE, "wagon", 1, "ionia")
    impose(state, "crossing", BLUE, place="aegean", piece=wagon)
    impose(state, "unseen", BLUE, piece=wagon)
    assert [(effect.thing, effect.place) for effect in seen(state).effects] == [("wagon", "aegean"), ("wagon", "ionia")]


def test_m52_a_trapped_unit_is_its_owners() -> None:
    state = two()
    impose(state, "trapped", BLUE, until="battle", place="rum", piece="barbarians/light")
    assert (the_effect(state).by, the_effect(state).seat, the_effect(state).thing) == (BLUE, None, "light")


def test_m112_a_guise_is_seen_as_long_as_there_is_somebody_in_it() -> None:
    state = two()
    state.players[BLUE].armies["rum"] = {"heavy": 1}
    for _ in range(2):
        impose(state, "guise", BLUE, place="rum", piece="seat0/heavy/captain1")
    assert (the_effect(state).thing, the_effect(state).became) == ("heavy", "captain1")


def test_m52_a_card_that_stays_turned_is_its_owners() -> None:
    state = two()
    state.players[YELLOW].cards = [36]
    impose(state, "stays_turned", BLUE, piece="36")
    assert (the_effect(state).seat, the_effect(state).card) == (YELLOW, 36)


def test_m11_points_loans_of_knowledge_and_hired_barbarians_are_seen() -> None:
    state = two()
    player = state.players[BLUE]
    player.points, player.lent, player.borrowable = {"red": 2, "blue": 0}, ["law"], [36]
    player.hired = {"rum": {"light": 2}}
    shown = seen(state, YELLOW).players[BLUE]
    assert (shown.points, shown.lent, shown.borrowed) == ({"red": 2}, ("law",), (36,))
    assert shown.hired == {"rum": {"light": 2}}


def test_m52_guests_of_a_horde_are_seen() -> None:
    state = two()
    state.guests = [Guest(BLUE, "heavy", "serbia", "thrace")]
    (guest,) = seen(state).guests
    assert (guest.seat, guest.unit, guest.place) == (BLUE, "heavy", "serbia")


def test_m131_a_window_is_seen_with_who_has_answered() -> None:
    state = at(two(), Window(moment="card", place="rum", involved=[BLUE, YELLOW], asked=[BLUE, YELLOW]))
    shown = seen(after(state, (YELLOW, Pass())))
    assert shown.window == WindowView(moment="card", place="rum")
    assert (shown.awaited, shown.sealed) == ((BLUE,), (YELLOW,))


def test_m11_without_any_of_it_nothing_is_seen() -> None:
    shown = seen(two())
    assert (shown.effects, shown.guests, shown.window) == ((), (), None)


# Every kind of effect is shown, or kept unseen on purpose

UNSEEN_ON_PURPOSE = {CHOSEN}  # the event itself is seen when it strikes
HOUSE = Path(__file__).parents[3]


def kinds_imposed() -> set[str]:
    """The kinds that the rules pass to `impose`, by its calls."""
    factories = kinds_of_factories()
    found: set[str] = set()
    for path in sorted((HOUSE / "rules" / "medioevo").rglob("*.py")):
        calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
        for call in calls:
            if isinstance(call.func, ast.Name) and call.func.id == "impose":
                module = ".".join(path.relative_to(HOUSE).with_suffix("").parts)
                kinds = kinds_named(call.args[1], module, factories)
                assert kinds, f"{module}, line {call.lineno}: which kind of effect is this?"
                found |= kinds
    return found


def kinds_named(kind: ast.expr, module: str, factories: dict[tuple[str, str], set[str]]) -> set[str]:
    """Written out, a constant, or what powers made by a factory have in its place."""
    if isinstance(kind, ast.Constant):
        return {str(kind.value)}
    assert isinstance(kind, ast.Name)
    constant = vars(import_module(module)).get(kind.id)
    return {constant} if isinstance(constant, str) else factories.get((module, kind.id), set())


def kinds_of_factories() -> dict[tuple[str, str], set[str]]:
    """Texts that the functions of the book's powers were made with, by module and name."""
    found: dict[tuple[str, str], set[str]] = {}
    for power in (*ABILITIES.values(), *TECHNIQUES.values()):
        for name, value in getclosurevars(power.does).nonlocals.items():
            if isinstance(value, str):
                found.setdefault((power.does.__module__, name), set()).add(value)
    return found


def test_m11_every_kind_of_effect_is_shown_or_unseen_on_purpose() -> None:
    assert {kind for kind, seen in LEFT.items() if seen.on == "hidden"} == UNSEEN_ON_PURPOSE
    assert kinds_imposed() == LEFT.keys() == set(get_args(EffectKind))


def test_m11_what_a_power_leaves_is_seen_alike_whoever_leaves_it() -> None:
    for power in (*ABILITIES.values(), *TECHNIQUES.values()):
        assert {kind: LEFT[kind] for kind in power.leaves} == dict(power.leaves)
