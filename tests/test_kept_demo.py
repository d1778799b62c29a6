"""The saved game in the docs: small, whole in itself, linked, and made by a command that there is."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.e2e.screenshots import SAVED

ROOT = Path(__file__).parent.parent
DEMO = ROOT / "docs" / "demo.html"
_MOST = 2 * 2**20  # bytes: everybody who clones carries it along


@pytest.fixture(scope="module")
def page() -> str:
    return DEMO.read_text(encoding="utf-8")


def test_it_is_small_and_fetches_nothing(page: str) -> None:
    assert 100_000 < DEMO.stat().st_size < _MOST
    assert not re.findall(r"https?:", page)
    assert page.count('<g id="p') > 10, "it is its pictures that one looks at"


@pytest.mark.parametrize("paper", ["README.md", "docs/index.md"])
def test_the_papers_lead_to_it(paper: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", (ROOT / paper).read_text(encoding="utf-8"))
    assert DEMO in [(ROOT / paper).parent / link for link in links]


def test_the_papers_show_a_conversation_first() -> None:
    """By night and by day, wide and on a phone; the first picture is of people who play."""
    shown = re.findall(r"!\[[^]]*\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert shown[0] == "docs/images/local-table.png"
    assert {f"docs/images/local-{name}.png" for name in ("welcome", "table-light", "table-phone")} <= set(shown)


def test_it_was_made_as_it_says(page: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the command that makes it anew, and that one is still understood: a wrong number of seats is all that keeps it
    from playing here."""
    said = re.search(r"castellan demo ([^<]+)<", unescape(page))
    assert said is not None
    assert sorted(said[1].split()) == sorted(SAVED.split())
    few = re.sub(r"--seats \d+", "--seats 1", said[1])
    assert main(["demo", *few.split(), "--out", str(tmp_path / "demo.html")]) == 1
    assert "1" in capsys.readouterr().err
