"""What a regent may do for somebody on leave: a few switches a game, and for what costs something how much."""

from __future__ import annotations

from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.prompts.components import menu, view_of
from bot.prompts.router import Click, Router, unknown_control
from bot.talk import Interaction, Reply, answer, client_of, private_speaker
from bot.timing import last_day, moment
from bot.words import Speaker
from rules.core import Game
from rules.host import HostError, Leave
from rules.host.standins import mandate_of
from rules.registry import games

_NOTHING, _ANYTHING = "nothing", "anything"
Trust = bool | int


def register(router: Router) -> None:
    router.add("mandategame", "panel", _game)
    router.add("mandate", "panel", _matters)
    router.add("mandatemost", "panel", _most)


async def _game(click: Click) -> None:
    """The switches of another game."""
    await answer(click.interaction, leave_reply(click.interaction, await _leave(click), _known(click.value)))


async def _matters(click: Click) -> None:
    """All that may be done, of what is simply allowed or not."""
    game = _known(click.arg)
    switches = _switches(game)
    if {*click.values} - {*switches, _NOTHING}:
        raise unknown_control()
    await _entrust(click, game, {matter: matter in click.values for matter in switches})


async def _most(click: Click) -> None:
    """How much of something may be spent."""
    name, _, matter = (click.arg or "").partition(".")
    game = _known(name)
    if click.value not in _amounts(game).get(matter, ()):
        raise unknown_control()
    await _entrust(click, game, {matter: _trust(click.value)})


async def _entrust(click: Click, game: Game[Any], trust: dict[str, Trust]) -> None:
    former = await _leave(click)
    mandate = {**former.mandate, **{f"{game.id}.{matter}": given for matter, given in trust.items()}}
    leave = replace(former, regent=True, mandate=mandate)
    await client_of(click.interaction).host.take_leave(click.interaction.user.id, leave)
    await answer(click.interaction, leave_reply(click.interaction, leave, game))


async def _leave(click: Click) -> Leave:
    wishes = await client_of(click.interaction).host.person(click.interaction.user.id)
    if wishes.leave is None:
        raise HostError("leave-none")
    return wishes.leave


def _known(game: str | None) -> Game[Any]:
    found = entrusting().get(game or "")
    if found is None:
        raise unknown_control()
    return found


def entrusting() -> dict[str, Game[Any]]:
    """The games in which something can be entrusted or not."""
    return {name: game for name, game in games().items() if game.matters}


def _switches(game: Game[Any]) -> list[str]:
    return [matter for matter in game.matters if matter not in game.amounts]


def _amounts(game: Game[Any]) -> dict[str, list[str]]:
    return {matter: [_NOTHING, *map(str, amounts), _ANYTHING] for matter, amounts in game.amounts.items()}


def _trust(word: str) -> Trust:
    return int(word) if word.isdecimal() else word == _ANYTHING


def _word(trust: Trust) -> str:
    return str(trust) if not isinstance(trust, bool) else _ANYTHING if trust else _NOTHING


def leave_reply(interaction: Interaction, leave: Leave, game: Game[Any] | None = None) -> Reply:
    """When somebody is away; and where a regent plays for them, what it may do, a game at a time."""
    say = private_speaker(interaction)
    when = {"start": moment(leave.start, "D"), "end": last_day(leave)}
    if not leave.regent:
        return Reply(say("leave-set", **when))
    shown = game or next(iter(entrusting().values()))
    return Reply(say("leave-set-regent", **when), view_of(_menus(say, str(interaction.user.id), leave, shown)))


def _menus(say: Speaker, ref: str, leave: Leave, game: Game[Any]) -> list[ui.Item[Any]]:
    now = {**game.matters, **mandate_of(game, leave.mandate)}
    named = [(say(f"game-{name}"), name) for name in entrusting()]
    items: list[ui.Item[Any]] = [menu("mandategame", ref, named, chosen=(game.id,))]
    switches = [(say(f"mandate-{game.id}-{matter}"), matter) for matter in _switches(game)]
    if switches:
        chosen = [matter for _, matter in switches if now[matter]] or [_NOTHING]
        options = [*switches, (say("matter-nothing"), _NOTHING)]
        hint, most = say("mandate-choose"), len(options)
        items.append(menu("mandate", ref, options, arg=game.id, placeholder=hint, most=most, chosen=chosen))
    for matter, words in _amounts(game).items():
        options = [(_amount_words(say, game, matter, word), word) for word in words]
        items.append(menu("mandatemost", ref, options, arg=f"{game.id}.{matter}", chosen=(_word(now[matter]),)))
    return items


def _amount_words(say: Speaker, game: Game[Any], matter: str, word: str) -> str:
    key = f"mandate-{game.id}-{matter}"
    return say(f"{key}-most", most=int(word)) if word.isdecimal() else say(f"{key}-{word}")
