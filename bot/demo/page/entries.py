"""The conversation: posts of the channel, and between them the private panels of one person, face by face."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.demo.chronicle import Face, Post
from bot.demo.page.controls import controls, form, in_words
from bot.demo.page.html import Html, h
from bot.demo.page.icons import icon
from bot.demo.page.markdown import markdown
from bot.demo.page.names import Names
from bot.demo.page.pictures import Shown, gallery
from bot.local.server.people import BOT
from bot.local.server.things import Message

_OPEN = 2  # panels that stand open at first: one sees how it goes, and then reads on


@dataclass
class Panel:
    """Faces that one private answer had in a row, with nothing said between them."""

    faces: list[Face]


Entry = Post | Panel


def grouped(entries: Sequence[Post | Face]) -> list[Entry]:
    found: list[Entry] = []
    for entry in entries:
        last = found[-1] if found else None
        if isinstance(entry, Post):
            found.append(entry)
        elif isinstance(last, Panel) and last.faces[-1].message.id == entry.message.id:
            last.faces.append(entry)
        else:
            found.append(Panel([entry]))
    return found


class Conversation:
    def __init__(self, names: Names, pictures: dict[int, Shown]) -> None:
        self._names, self._say, self._pictures = names, names.say, pictures
        self._panels = 0

    def lines(self, entries: Sequence[Post | Face]) -> Iterator[Html]:
        day = 0
        for entry in grouped(entries):
            if (today := self._names.day(_time(entry))) != day:
                day = today
                yield h("div", h("span", self._say("demo-day", day=day)), class_="day", role="separator")
            yield self._post(entry) if isinstance(entry, Post) else self._panel(entry)

    def _post(self, post: Post) -> Html:
        message = post.message
        called = f"<@{self._names.reader}>" in message.content
        return h(
            "article",
            _avatar(self._names.handle(message.author)),
            h("div", self._head(message, post.time), self._body(message), class_="body"),
            class_="message mentions-me" if called else "message",
            aria_label=self._names.person(message.author),
        )

    def _head(self, message: Message, time: float) -> Html:
        tag = h("span", self._say("page-app"), class_="tag") if message.author == BOT else None
        when = h("time", self._names.clock(time))
        return h("header", h("strong", self._names.person(message.author), class_="author"), tag, when)

    def _body(self, message: Message, face: Face | None = None) -> list[Html | None]:
        text = markdown(message.content, self._names)
        if message.edited and face is None:
            text.append(h("small", self._say("page-edited"), class_="edited"))
        hanging = [self._pictures[one.id] for one in message.attachments if one.id in self._pictures]
        return [
            h("div", text, class_="text"),
            gallery(hanging),
            controls(self._say, message, face.used if face else None),
        ]

    # Private ones

    def _panel(self, panel: Panel) -> Html:
        first, reader = panel.faces[0], self._names.reader
        self._panels += 1
        faces = [self._face(face) for face in panel.faces]
        inside = h("div", faces, class_="faces", tabindex=0, role="group", aria_label=self._say("demo-panel"))
        used = [(face.message, face.used) for face in panel.faces if face.used]
        steps = [in_words(*one) for one in ([first.asked_by] if first.asked_by else []) + used]
        summary = h(
            "summary",
            h("time", self._names.clock(first.time)),
            h("span", self._say("demo-panel-of", name=self._names.person(reader)), class_="panel-name"),
            h("span", " → ".join(filter(None, steps)), class_="panel-way"),
        )
        details = h("details", summary, inside, self._privacy(), open=self._panels <= _OPEN)
        if len(faces) == 1 and not used:
            details = h("div", self._head(first.message, first.time), faces, self._privacy(), class_="answer")
        body = h("div", self._asked(first.message), details, class_="body")
        return h("article", _avatar("castellan"), body, class_="message private")

    def _face(self, face: Face) -> Html:
        return h("section", self._body(face.message, face), form(face.used) if face.used else None, class_="face")

    def _asked(self, message: Message) -> Html | None:
        """The command that it answers."""
        asked = message.asked
        if asked is None or not asked.command:
            return None
        used = h("span", self._say("page-asked", name=self._names.person(asked.person)))
        return h("div", used, h("span", f"/{asked.command}", class_="mention"), class_="asked-by")

    def _privacy(self) -> Html:
        return h("footer", icon("eye"), self._say("page-private"))


def _time(entry: Entry) -> float:
    return entry.time if isinstance(entry, Post) else entry.faces[0].time


def _avatar(handle: str) -> Html:
    return h("span", class_=f"avatar of-{handle}", aria_hidden="true")
