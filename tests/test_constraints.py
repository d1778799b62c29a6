"""`constraints.txt` holds what everything is tested with: all of it, in versions that we allow, and as installed."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
UNPINNED = Path(sys.prefix) / ".unpinned"  # left by `make install` where these versions cannot be had
AS_PINNED = pytest.mark.skipif(UNPINNED.exists(), reason="the versions of constraints.txt cannot be had here")


def pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = [re.fullmatch(r"([\w.-]+)==([\w.]+)", line) for line in lines if not line.startswith("#")]
    assert all(pinned), "one version each"
    return {canonicalize_name(found[1]): found[2] for found in pinned if found}


def wanted() -> list[Requirement]:
    """What pyproject.toml asks for, for the bot and for everything around it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = chain(project["dependencies"], *project["optional-dependencies"].values())
    return [requirement for requirement in map(Requirement, lines) if requirement.name != project["name"]]


def needed(requirement: Requirement, seen: set[str]) -> Iterator[str]:
    """A package that is installed, with all that it needs in turn."""
    name = canonicalize_name(requirement.name)
    extras = requirement.extras or {""}
    if name not in seen and (not requirement.marker or requirement.marker.evaluate()):
        seen.add(name)
        yield name
        for inner in map(Requirement, requires(name) or ()):
            if not inner.marker or any(inner.marker.evaluate({"extra": extra}) for extra in extras):
                inner.marker = None
                yield from needed(inner, seen)


def test_every_package_we_ask_for_is_pinned_to_a_version_we_allow() -> None:
    pinned = pins()
    for requirement in wanted():
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)]), requirement


@AS_PINNED
def test_everything_that_is_needed_is_pinned() -> None:
    """But what only other versions of Python need, such as parts of the library that left it."""
    seen: set[str] = set()
    names = {name for requirement in wanted() if _installed(requirement.name) for name in needed(requirement, seen)}
    assert len(names) > 20, "they are found"
    assert names - pins().keys() - {"audioop-lts"} == set()


@AS_PINNED
def test_what_is_installed_is_what_is_written_down() -> None:
    found = {name: _installed(name) for name in pins()}
    assert found["pillow"], "the search finds what it is made for"
    assert {name: here for name, here in found.items() if here and here != pins()[name]} == {}


def _installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


@pytest.mark.xdist_group("of the pins")
def test_tests_of_a_group_are_known_to_belong_together(request: pytest.FixtureRequest) -> None:
    """Where workers share the tests by groups: what one of them has drawn or begun, the next test of a group finds."""
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("nobody shares the tests")
    assert request.node.nodeid.endswith("@of the pins")
