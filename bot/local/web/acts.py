"""What a page may ask for, by name: looking, speaking, commands, clicks, forms."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from bot.languages import languages
from bot.local.server.interactions import Answer, Kind, discord_locale
from bot.local.server.things import JSON, Message
from bot.local.web import asking, face
from bot.local.web.asking import Nonsense
from bot.words import language_name

if TYPE_CHECKING:
    from bot.local.web.bridge import Tab

PAGE = 50  # messages shown at once; older ones come when they are scrolled to
_MOST = 400  # messages after a reconnection, for a page that has scrolled far back
_LONGEST = 2000  # characters of what a person says
Act = Callable[["Tab", JSON], Awaitable[JSON]]


async def look(tab: Tab, said: JSON) -> JSON:
    """Sit down as somebody before a channel: everything that is to be seen there."""
    tab.sit(said.get("person"), said.get("channel"))
    world = tab.house.world
    limit = min(max(int(said.get("count") or PAGE), PAGE), _MOST)
    found = world.messages(tab.channel, limit=limit + 1, reader=tab.person.id)
    return {
        "person": str(tab.person.id),
        "channel": str(tab.channel),
        "people": face.people(world),
        "languages": {code: language_name(code) for code in languages()},
        "channels": [face.channel(one) for one in world.visible_channels(tab.person.id)],
        "messages": [face.message(one) for one in found[-limit:]],
        "more": len(found) > limit,
    }


async def older(tab: Tab, said: JSON) -> JSON:
    before = int(said["before"])
    found = tab.house.world.messages(tab.channel, before=before, limit=PAGE + 1, reader=tab.person.id)
    return {"messages": [face.message(one) for one in found[-PAGE:]], "more": len(found) > PAGE}


async def commands(tab: Tab, _said: JSON) -> JSON:
    locale = discord_locale(tab.house.world.languages[tab.person.id])
    return {"commands": face.commands(tab.house.commands, tab.person, locale)}


async def say(tab: Tab, said: JSON) -> JSON:
    """A plain message. The nonce keeps one that was sent again after a lost connection from being said twice."""
    world, nonce, text = tab.house.world, f"page:{said['nonce']}", str(said["text"]).strip()
    if not 0 < len(text) <= _LONGEST:
        raise Nonsense("too short or too long")
    if world.said_before(tab.channel, nonce) is None:
        author = tab.person.id
        await world.put(Message(id=world.new_id(), channel=tab.channel, author=author, content=text, nonce=nonce))
    return {}


async def dismiss(tab: Tab, said: JSON) -> JSON:
    message = tab.house.world.message(tab.channel, int(said["message"]))
    if message.reader != tab.person.id:
        raise Nonsense("not theirs to dismiss")
    await tab.house.world.remove(message)
    return {}


async def command(tab: Tab, said: JSON) -> JSON:
    data = asking.command(tab.house.commands, said["root"], said["path"], said["options"])
    name = " ".join(said["path"])
    return _answered(await tab.house.desk.ask(Kind.COMMAND, tab.person, tab.channel, data, command=name))


async def complete(tab: Tab, said: JSON) -> JSON:
    data = asking.command(tab.house.commands, said["root"], said["path"], said["options"])
    return _answered(await tab.house.desk.ask(Kind.COMPLETION, tab.person, tab.channel, data))


async def press(tab: Tab, said: JSON) -> JSON:
    message = tab.house.world.message(tab.channel, int(said["message"]))
    if not message.seen_by(tab.person.id):
        raise Nonsense("not theirs to see")
    data = asking.component(message, said["component"], said.get("values"))
    return _answered(await tab.house.desk.ask(Kind.COMPONENT, tab.person, tab.channel, data, source=message)) | {
        "message": said["message"]
    }


async def submit(tab: Tab, said: JSON) -> JSON:
    source = tab.house.world.message(tab.channel, int(said["message"])) if said.get("message") else None
    data = asking.form(said["form"], said["values"])
    return _answered(await tab.house.desk.ask(Kind.FORM, tab.person, tab.channel, data, source=source))


async def language(tab: Tab, said: JSON) -> JSON:
    if said["language"] not in languages():
        raise Nonsense("no such language")
    await tab.house.world.choose_language(int(said["person"]), said["language"])
    return {}


def _answered(answer: Answer) -> JSON:
    if answer.what == "choices":
        return {"choices": answer.data.get("choices") or []}
    return {"form": answer.data} if answer.what == "form" else {"failed": answer.what == "failed"}


ACTS: Mapping[str, Act] = {
    act.__name__: act for act in (look, older, commands, say, dismiss, command, complete, press, submit, language)
}
