"""Panels as they were before clicks were saved, for counting what was saved (`python -m tests.clicks --before`): every
move was confirmed, every option stood in a menu, and there were no shortcuts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from bot.prompts import faces, flow, kinds, panel
from bot.prompts.kinds import Kinds


def _groups_among(found: Kinds) -> tuple[str, ...]:
    sizes = Counter(kind.group for kind in found)
    if len(found) <= kinds.FEW or len(sizes) == 1:
        return ()
    return tuple(group for group, size in sizes.items() if group is not None and size > 1)


async def _always(*_: Any) -> bool:
    return True


@contextmanager
def former_panels() -> Generator[None]:
    with (
        patch.multiple(panel, FEW=0, _rounded=lambda *_: [], _most_listed=lambda _: panel.WIDE),
        patch.multiple(
            kinds,
            groups_among=_groups_among,
            spelt_out=lambda *given, **_: given[-1],
            first_questions=lambda *_: {},
            same_again=lambda *_, **__: [],
            _replies=lambda *_: (),
        ),
        patch.multiple(flow, groups_among=_groups_among, _is_weighed=_always),
        patch.multiple(faces, groups_among=_groups_among, _asks=lambda *_: False, with_the_rest=lambda *_: None),
    ):
        yield
