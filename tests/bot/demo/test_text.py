"""What people and games wrote, on a page that is read as HTML: it stays text."""

from __future__ import annotations

from typing import cast

import pytest

from bot.demo.evening import BEGIN
from bot.demo.page.html import Html, h
from bot.demo.page.markdown import markdown
from bot.demo.page.names import Names
from bot.local.server.people import HALL, PEOPLE
from bot.local.server.things import Channel
from bot.local.server.world import World
from bot.words import Speaker


class _Hall:
    channels = {HALL: Channel(id=HALL, name="great-hall")}


NAMES = Names(Speaker("en"), cast("World", _Hall()), PEOPLE[0].id)


def read(text: str) -> str:
    return "".join(markdown(text, NAMES))


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("**bold** *slanted* ~~gone~~", "<p><strong>bold</strong> <em>slanted</em> <s>gone</s></p>"),
        ("a_b_c __under__ _so_", "<p>a_b_c <u>under</u> <em>so</em></p>"),
        (r"\*\*as it is\*\*", "<p>**as it is**</p>"),
        ("`a < b`", "<p><code>a &lt; b</code></p>"),
        ("# Head\n-# small", "<h3>Head</h3><small>small</small>"),
        ("- one\n- two\nend", "<ul><li>one</li><li>two</li></ul><p>end</p>"),
        ("3. three\n4. four", '<ol start="3"><li>three</li><li>four</li></ol>'),
        ("> said\n> so\nno", "<blockquote><p>said\nso</p></blockquote><p>no</p>"),
        ("before\n```\nas **it** is\n```\nafter", "<p>before</p><pre><code>as **it** is</code></pre><p>after</p>"),
        (f"<@{PEOPLE[1].id}>", '<p><span class="mention">@Baudouin</span></p>'),
        (f"<#{HALL}>", '<p><span class="mention">#great-hall</span></p>'),
        (f"<t:{int(BEGIN) + 86_400}:R>", '<p><time class="moment">Day 2, 18:00</time></p>'),
        ("[here](https://example.org)", '<p><a href="https://example.org" rel="noopener noreferrer">here</a></p>'),
    ],
)  # fmt: skip
def test_markup_is_read(text: str, made: str) -> None:
    assert read(text) == made


@pytest.mark.parametrize(
    "text",
    [
        "<img src=x onerror=alert(1)>",
        "**<script>alert(1)</script>**",
        "`</code><script>`",
        "[<b>](https://example.org/\"onmouseover='x'>)",
        "```\n</pre><script>\n```",
        "||<i>|| > </style>",
    ],
)
def test_html_is_not(text: str) -> None:
    made = read(text)
    for tag in ("<img", "<script", "<b>", "<i>", "</style", "</pre><"):
        assert tag not in made.removesuffix("</pre>")
    assert 'org/"' not in made


def test_no_address_but_of_the_web_is_a_link() -> None:
    assert "<a" not in read("[not](javascript:alert(1)) [nor](data:text/html,x)")


def test_only_what_was_made_here_is_markup() -> None:
    assert h("p", "<b>", Html("<i></i>"), title='"quoted"') == '<p title="&quot;quoted&quot;">&lt;b&gt;<i></i></p>'
