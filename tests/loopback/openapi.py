"""Discord's published description of its interface, where it lies beside the checkout: every request is held against
it. Nothing of it is part of the project."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

DESCRIPTION = Path(__file__).parents[2].parent / "shared" / "data" / "discord-openapi.json"
_BODIES = ("application/json", "multipart/form-data")
Check = Callable[[str, str, Any], "str | None"]


@cache
def checker(path: Path = DESCRIPTION) -> Check | None:
    """Says what is wrong with a request (method, template of its path, body); None where there is no description."""
    return Description(json.loads(path.read_text(encoding="utf-8"))).problem if path.exists() else None


class Description:
    def __init__(self, document: dict[str, Any]) -> None:
        self._paths = {_anonymous(path): operations for path, operations in document["paths"].items()}
        self._components = document["components"]
        # Discord takes an id as a number too, and discord.py sends some so.
        self._components["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._validator = cache(self._make_validator)

    def problem(self, method: str, route: str, body: Any) -> str | None:
        operation = self._paths.get(_anonymous(route), {}).get(method.lower())
        if operation is None:
            return f"no {method} {route} in Discord"
        if body is None:
            return f"{method} {route} without a body" if operation.get("requestBody", {}).get("required") else None
        validator = self._validator(_anonymous(route), method.lower())
        error = best_match(validator.iter_errors(body)) if validator else None
        return f"{method} {route}: {error.json_path} {error.message[:300]}" if error else None

    def _make_validator(self, route: str, method: str) -> Draft202012Validator | None:
        contents = self._paths[route][method].get("requestBody", {}).get("content", {})
        schema = next((contents[kind]["schema"] for kind in _BODIES if kind in contents), None)
        return Draft202012Validator({"components": self._components, "allOf": [schema]}) if schema else None


def _anonymous(path: str) -> str:
    """A path without the names of its parameters, for those differ between descriptions."""
    return "/".join("{}" if part.startswith("{") else part for part in path.split("/"))
