"""Discord's published description of its interface: every request is held against it, where it lies beside the checkout
or `DISCORD_OPENAPI` names it. Nothing of it is part of the project."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from jsonschema.protocols import Validator
from jsonschema.validators import extend

_BESIDE = Path(__file__).parents[2].parent / "shared" / "data" / "discord-openapi.json"
DESCRIPTION = Path(os.environ.get("DISCORD_OPENAPI", _BESIDE))
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
        apart = {keyword: self._told_apart(keyword) for keyword in ("oneOf", "anyOf")}
        self._kind = extend(Draft202012Validator, apart)
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

    def _make_validator(self, route: str, method: str) -> Validator | None:
        contents = self._paths[route][method].get("requestBody", {}).get("content", {})
        schema = next((contents[kind]["schema"] for kind in _BODIES if kind in contents), None)
        return self._kind({"components": self._components, "allOf": [schema]}) if schema else None

    def _told_apart(self, keyword: str) -> Any:
        """Of many shapes that have a `type`, only those of the right type are tried: commands nest three deep, and
        trying all at every level takes minutes."""
        try_all = Draft202012Validator.VALIDATORS[keyword]

        def check(validator: Validator, shapes: list[Any], instance: Any, schema: Any) -> Iterator[Any]:
            fitting = [shape for shape in shapes if self._may_be(shape, instance)]
            yield from try_all(validator, fitting or shapes, instance, schema)

        return check

    def _may_be(self, shape: dict[str, Any], instance: Any) -> bool:
        named = self._components["schemas"].get(shape.get("$ref", "").rsplit("/", 1)[-1], shape)
        types = named.get("properties", {}).get("type", {}).get("enum")
        return types is None or not isinstance(instance, dict) or instance.get("type") in types


def _anonymous(path: str) -> str:
    """A path without the names of its parameters, for those differ between descriptions."""
    return "/".join("{}" if part.startswith("{") else part for part in path.split("/"))
