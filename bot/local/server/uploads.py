"""A message as the bot sends it: JSON alone, or JSON with files beside it."""

from __future__ import annotations

import json
import mimetypes
from dataclasses import dataclass, field
from io import BytesIO

from aiohttp import BodyPartReader, web
from PIL import Image, UnidentifiedImageError

from bot.local.server.things import JSON, Attachment, Snowflakes


@dataclass
class Body:
    payload: JSON
    files: dict[str, tuple[str, bytes]] = field(default_factory=dict[str, tuple[str, bytes]])  # by their index

    @property
    def data(self) -> JSON:
        """An interaction's answer has the message inside."""
        return self.payload.get("data") or {}


async def read(request: web.Request) -> Body:
    if not request.content_type.startswith("multipart/"):
        return Body(await request.json() if request.can_read_body else {})
    body = Body({})
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = await part.read(decode=True)
        if part.name == "payload_json":
            body.payload = json.loads(content)
        elif part.name and part.name.startswith("files["):
            body.files[part.name.removeprefix("files[").rstrip("]")] = (part.filename or "file", bytes(content))
    return body


def attachments(
    message: JSON, body: Body, former: tuple[Attachment, ...], new_id: Snowflakes
) -> tuple[tuple[Attachment, ...], dict[int, bytes]]:
    """What hangs on the message now, in the order it names, and the contents of what is new."""
    listed: list[JSON] | None = message.get("attachments")
    if listed is None:
        listed = [{"id": one.id} for one in former] + [{"id": index} for index in body.files]
    known = {str(one.id): one for one in former}
    now: list[Attachment] = []
    contents: dict[int, bytes] = {}
    for entry in listed:
        key = str(entry.get("id"))
        if key in body.files:
            filename, content = body.files[key]
            made = described(new_id(), filename, content, entry.get("description"))
            contents[made.id] = content
            now.append(made)
        elif key in known:
            now.append(known[key])
    return tuple(now), contents


def described(number: int, filename: str, content: bytes, description: str | None) -> Attachment:
    kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    width, height = _size(content) if kind.startswith("image/") else (None, None)
    return Attachment(
        id=number,
        filename=filename,
        content_type=kind,
        size=len(content),
        width=width,
        height=height,
        description=description,
    )


def _size(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(BytesIO(content)) as image:
            return image.size
    except UnidentifiedImageError:
        return None, None
