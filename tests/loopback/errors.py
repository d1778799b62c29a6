"""How Discord says no: a status, a code and a sentence."""

from __future__ import annotations


class Refused(Exception):
    def __init__(self, status: int, code: int, sentence: str) -> None:
        super().__init__(f"{status}/{code} {sentence}")
        self.status, self.code, self.sentence = status, code, sentence


def unknown_channel() -> Refused:
    return Refused(404, 10003, "Unknown Channel")


def unknown_message() -> Refused:
    return Refused(404, 10008, "Unknown Message")


def unknown_webhook() -> Refused:
    return Refused(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refused:
    return Refused(404, 10062, "Unknown interaction")


def unauthorised() -> Refused:
    return Refused(401, 0, "401: Unauthorized")


def already_acknowledged() -> Refused:
    return Refused(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> Refused:
    return Refused(403, 50001, "Missing Access")


def somebody_elses() -> Refused:
    return Refused(403, 50005, "Cannot edit a message authored by another user")


def missing_permissions() -> Refused:
    return Refused(403, 50013, "Missing Permissions")


def expired_token() -> Refused:
    return Refused(401, 50027, "Invalid Webhook Token")


def invalid_form(problem: str) -> Refused:
    return Refused(400, 50035, f"Invalid Form Body: {problem}")


def archived() -> Refused:
    return Refused(400, 50083, "Thread is archived")
