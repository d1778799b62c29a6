"""Requests are held against a description of Discord's interface; here one of our own, with one operation."""

from __future__ import annotations

import pytest

from tests.loopback.openapi import Description

BODY = {"type": "object", "required": ["name"], "properties": {"owner": {"$ref": "#/components/schemas/SnowflakeType"}}}
SNOWFLAKE = {"type": "string", "pattern": "^[0-9]+$"}


@pytest.fixture
def description() -> Description:
    operation = {"requestBody": {"content": {"application/json": {"schema": BODY}}, "required": True}}
    return Description(
        {"paths": {"/towns/{town_id}": {"post": operation}}, "components": {"schemas": {"SnowflakeType": SNOWFLAKE}}}
    )


def test_what_is_described_is_good(description: Description) -> None:
    assert description.problem("POST", "/towns/{id}", {"name": "Leeds", "owner": "12"}) is None


def test_an_id_may_be_a_number(description: Description) -> None:
    assert description.problem("POST", "/towns/{id}", {"name": "Leeds", "owner": 12}) is None


@pytest.mark.parametrize(
    ("route", "body"),
    [
        ("/towns/{id}", {"owner": "12"}),
        ("/towns/{id}", {"name": "Leeds", "owner": "x"}),
        ("/towns/{id}", None),
        ("/", {}),
    ],
    ids=["a name is missing", "no id", "no body", "no such path"],
)
def test_what_is_not_described_is_found(description: Description, route: str, body: object) -> None:
    assert description.problem("POST", route, body) is not None
