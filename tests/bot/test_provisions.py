"""Files that the house brings to its games: read in full, or refused with all that is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.provisions import BadProvision, house_games
from bot.settings import Settings
from bot.words import Speaker, languages
from rules.registry import games
from rules.saga.box import OURS

EXAMPLE = Path(__file__).parents[2] / "deploy" / "saga-box.example.toml"


def settings(path: Path | str | None) -> Settings:
    return Settings(_env_file=None, castellan_saga_box=path)  # type: ignore[call-arg]


def refused(path: Path) -> list[str]:
    with pytest.raises(BadProvision) as caught:
        house_games(settings(path))
    assert caught.value.path == path
    return [fault.key for fault in caught.value.faults]


@pytest.mark.parametrize("nothing", [None, "", "  "])
def test_a_house_may_bring_nothing(nothing: str | None) -> None:
    assert house_games(settings(nothing)) == games()
    assert games()["saga"].provided == {}


def test_a_box_is_brought_to_saga_alone() -> None:
    furnished = house_games(settings(EXAMPLE))
    assert furnished["saga"].provided == {"box": OURS}
    assert {name: game for name, game in furnished.items() if name != "saga"} == {
        name: game for name, game in games().items() if name != "saga"
    }
    assert games()["saga"].provided == {}, "the game itself is as it was"


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.toml") == ["saga-box-file"]
    assert refused(tmp_path) == ["saga-box-file"]
    (tmp_path / "latin.toml").write_bytes(b"\xff\xfe")
    assert refused(tmp_path / "latin.toml") == ["saga-box-file"]
    (tmp_path / "large.toml").write_text("# " + "x" * (1 << 17))
    assert refused(tmp_path / "large.toml") == ["saga-box-large"]


@pytest.mark.parametrize("language", languages())
def test_every_fault_is_said_in_words(tmp_path: Path, language: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text('[red.crown]\nincome = 12\nspecial = "walls"\n[pink.crown]\nincome = 1\n', encoding="utf-8")
    with pytest.raises(BadProvision) as caught:
        house_games(settings(path))
    said = [Speaker(language).say(fault) for fault in caught.value.faults]
    assert len(said) == 1 + 2 + 1 + 5, "pink; income and power; the side; five realms"
    assert all("saga-box" not in text and "$" not in text for text in said)
    assert any("walls" in text and "stronghold" in text for text in said)
