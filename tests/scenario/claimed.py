"""What comes of claims at the end of a play: nothing where they hold, else what is seen instead."""

from __future__ import annotations

from tests.scenario.said import said


def seen_instead(play: str, claim: str) -> str:
    """What a failed claim says; empty where it holds."""
    code, message = said(f"{play}\nexpect {claim}")
    if code == 0:
        return ""
    assert code == 5, message
    return message.splitlines()[0].removeprefix(f"x.md:{play.count(chr(10)) + 2}: ")


def check(play: str, true: str, false: str, seen: str) -> None:
    """A claim that is so and one that is not, with what is said of the latter; ``not`` turns both around."""
    assert not seen_instead(play, true)
    assert seen_instead(play, false) == f"this is not so: {seen}."
    assert seen_instead(play, f"not {true}").startswith("this is so: ")
    assert not seen_instead(play, f"not {false}")
