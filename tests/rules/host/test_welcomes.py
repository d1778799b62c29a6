"""A server is welcomed once, whatever happens."""

from __future__ import annotations

from rules.host import Host
from tests.rules.host.conftest import GUILD, OpenHost


async def test_a_server_is_welcomed_once(host: Host, open_host: OpenHost) -> None:
    assert not await host.was_welcomed(GUILD)
    assert await host.claim_welcome(GUILD)
    assert await host.was_welcomed(GUILD)
    assert not await host.claim_welcome(GUILD)
    assert not await (await open_host()).claim_welcome(GUILD)
    assert await host.claim_welcome(GUILD + 1)


async def test_a_welcome_that_could_not_be_said_may_be_tried_again(host: Host) -> None:
    await host.claim_welcome(GUILD)
    await host.withdraw_welcome(GUILD)
    assert await host.claim_welcome(GUILD)
