"""A short demo of every game: all that one seat saw is in one file, and nothing that it did not."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Collection, Iterator
from functools import cache
from html import unescape

import pytest

from bot.demo.chronicle import Face, Post
from bot.demo.course import Wish, play
from bot.demo.page.document import About, document
from bot.demo.stage import OTHER, SHOWN, Stage, opened
from bot.local.server.people import HALL
from bot.local.server.things import LOADING, Message
from bot.words import Speaker
from rules.host import Host
from rules.registry import games

pytestmark = pytest.mark.slow
MOVES = {"barony": 10, "saga": 8, "torres": 24, "medioevo": 8}
OPEN = {"barony"}  # nothing is hidden in it


class Shown:
    """A page, and the world that it was made from."""

    def __init__(self, game: str, stage: Stage, text: str, told: list[tuple[int, int]], said: list[Message]) -> None:
        self.text, self.told, self.said = text, told, said
        self.game = game
        self.entries = stage.chronicle.entries
        self.pictures = {stage.world.pictures[one.id] for entry in self.entries for one in entry.message.attachments}
        self.posts = stage.world.messages(HALL, limit=10_000)
        self.plain = " ".join(unescape(re.sub(r"<[^>]+>", " ", text)).split())


async def made(game: str, seed: str, seats: int = 3, language: str = "en") -> Shown:
    told: list[tuple[int, int]] = []
    said: list[Message] = []
    async with opened(seed, language) as stage:
        stage.world.watch(lambda change: said.append(change) if isinstance(change, Message) else None)
        wish = Wish(game, seats, MOVES[game])
        table = await play(stage, wish, lambda done, total: told.append((done, total)), asyncio.Event())
        assert table.length >= MOVES[game] or table.status == "over"
        about = About("A game", ("One line.",), "castellan demo")
        text = document(Speaker(language), about, stage.chronicle, stage.world, lambda _done, _total: None)
        return Shown(game, stage, text, told, said)


@cache
def shown(game: str) -> Shown:
    """One a game for all tests of a worker."""
    return asyncio.run(made(game, "of the tests"))


def words(text: str) -> Iterator[str]:
    """The lines of a message, without marks of markup, as a reader sees them."""
    for line in text.splitlines():
        plain = re.sub(r"<[@#]\d+>|</?\w+:\d+>|[*_`>\\~|]|^[#-]+ ", " ", line)
        yield from filter(None, (" ".join(part.split()) for part in re.split(r"\s{2,}", plain)))


@pytest.fixture(
    params=[pytest.param(game, marks=pytest.mark.xdist_group(f"demo of {game}")) for game in sorted(games())]
)
def page(request: pytest.FixtureRequest) -> Shown:
    return shown(request.param)


def test_every_post_is_there(page: Shown) -> None:
    posts = [entry for entry in page.entries if isinstance(entry, Post)]
    assert [post.message for post in posts] == page.posts
    assert len(posts) > 3
    for line in {line for post in posts for line in words(post.message.content)}:
        assert line in page.plain
    assert page.text.count("<article") >= len(posts)


def test_every_face_of_the_panels_is_there(page: Shown) -> None:
    faces = [entry for entry in page.entries if isinstance(entry, Face)]
    shown = [message for message in page.said if message.reader == SHOWN.id and not message.flags & LOADING]
    assert [face.message for face in faces] == shown
    assert page.text.count('class="face"') == len(faces)
    assert any(face.used for face in faces)
    for line in {line for face in faces for line in words(face.message.content)}:
        assert line in page.plain
    assert "Only you can see this" in page.plain
    assert page.text.count(' used"') == sum(face.used is not None for face in faces)


def test_pictures_have_their_words(page: Shown) -> None:
    alts = [one.description or "" for entry in page.entries for one in entry.message.attachments]
    named = [unescape(alt) for alt in re.findall(r'role="img" aria-label="([^"]*)"', page.text)]
    assert named == alts
    assert all(alts)
    assert page.text.count('<g id="p') == len(page.pictures)
    used = set(re.findall(r'<use href="#(p\d+)">', page.text))
    assert used <= set(re.findall(r'<g id="(p\d+)">', page.text))


def test_nothing_is_fetched_from_anywhere(page: Shown) -> None:
    assert not re.findall(r"https?:", page.text)
    for address in re.findall(r"""(?:src|href|action|url)\s*[=(]\s*["']?([^"')\s>]+)""", page.text):
        assert address.startswith(("#", "data:image/")), address[:80]
    assert "default-src 'none'; img-src data:" in unescape(page.text)


def test_what_others_were_told_in_private_is_not_there(page: Shown) -> None:
    """Until all were told. Nor do ids give anything away: of messages, tables, people or drafts."""
    own = {line for message in page.said if message.seen_by(SHOWN.id) for line in words(message.content)}
    others = {line for message in page.said if not message.seen_by(SHOWN.id) for line in words(message.content)}
    hidden = {line for line in others if not any(line in told for told in own)}
    assert hidden or page.game in OPEN
    assert [line for line in hidden if line in page.plain] == []
    assert not re.search(rf"custom|{SHOWN.id}|{OTHER.id}|\b[bs]:[a-z]+:", page.text.replace("base64", ""))


def test_the_bar_knows_the_end(page: Shown) -> None:
    totals = {total for _, total in page.told}
    assert len(totals) == 1
    assert page.told[0][0] == 0
    assert page.told[-1][0] >= totals.pop()


async def test_the_same_seed_is_the_same_page() -> None:
    one, again, other = [await made("saga", seed) for seed in ("a", "a", "b")]
    assert one.text == again.text
    assert one.text != other.text


async def test_nobody_does_anything_before_the_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = Host.note_servers

    async def later(host: Host, here: Collection[int]) -> None:
        await asyncio.sleep(0.3)
        await at_once(host, here)

    monkeypatch.setattr(Host, "note_servers", later)
    async with opened("a", "en") as stage:
        assert "Welcome" in stage.world.messages(HALL, limit=1)[0].content


async def test_two_people_in_french() -> None:
    page = await made("barony", "of the tests", seats=2, language="fr")
    assert '<html lang="fr">' in page.text
    assert "Vous seul pouvez voir ceci" in page.plain or "Aliénor" in page.plain
    assert "it is your turn" not in page.plain
