"""What a scenario says for an answer: words of an act, details behind it, and lines of their own for choices."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.engine.turn.acts import END_TURN_KEY, HIDE, INVITE, MOVE_KEY, PLAY, USE
from judge.engine.turn.phases import GO_ON_KEY
from judge.scenario.language.quoting import quoted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.turn.position import Forced

_PAID = re.compile(r"pay (\S+) for ")
_DEATH = re.compile(r"replace the death of (.+) with ")
_RUNE = re.compile(r"use (P\d)'s (\w+) Rune(?: #\d+)?( 1)?")
_WORDS = frozenset({"yes", "no", "nothing"})
_SAID_ANYWAY = frozenset({"target", "move", "destination", "hide"})
_DETAILS = {
    "target": "on", "location": "to", "destination": "to", "mode": "choosing", "discard": "discarding",
    "cost": "killing", "hide": "at",
}  # fmt: skip
"""The words behind an act for decisions that name something."""


def words_of_act(decision: Decision, given: Answer) -> str:
    """An act in words; empty for a move, which says where to."""
    key, who = given[0], decision.by
    rune = _RUNE.fullmatch(key)
    if rune is not None:
        return f"{who} {'recycles' if rune[3] else 'exhausts'} a {rune[2]} rune"
    if key == END_TURN_KEY:
        return f"{who} ends the turn"
    if key == GO_ON_KEY:
        return "the rest of the phase"
    about = decision.option(key).about
    for begins, verb in ((PLAY, "plays"), (USE, "uses"), (HIDE, "hides"), (INVITE, "invites")):
        if key.startswith(begins):
            name = key.removeprefix(begins)
            return f"{who} {verb} {quoted(about or name) if begins is not INVITE else name}"
    return "" if key == MOVE_KEY else f"{who} {key}"


Detail = tuple[str, str, bool]
"""The word that a detail begins with, what it names, and whether nobody was asked."""


def details_of(forced: tuple[Forced, ...], player: str | None) -> tuple[Detail, ...]:
    """What is said of decisions that nobody was asked about: what is moved where, and targets."""
    return tuple(
        (kind, names, True) for one in forced if one.decision.timing in _SAID_ANYWAY and one.decision.by == player
        for kind, names, _ in detail_of(one.decision, one.answer) if one.answer
    )  # fmt: skip


def detail_of(decision: Decision, given: Answer) -> tuple[Detail, ...]:
    """What a line says behind its act for an answer; ("", "", False) where it has no words for it there."""
    names = " and ".join(_name(decision, key) for key in given)
    kind = _DETAILS.get(decision.timing, "")
    if decision.timing == "move":
        return (("moving", names, False),)
    if decision.kind is Kind.PAY or decision.timing == "discount":
        return (_payment(decision, given),)
    if decision.timing == "optional cost":
        cost = decision.prompt.rpartition(" ")[2]
        return (("with" if given == ("yes",) else "without", cost if cost[:1].isupper() else _ADDITIONAL, False),)
    if decision.timing == "mode":
        names = " and ".join(key.removeprefix("mode ") for key in given)
    return ((kind, names, False),) if kind and given else (("", "", False),)


_ADDITIONAL = "the additional cost"


def _payment(decision: Decision, given: Answer) -> Detail:
    if given == ("decline",):
        return ("declining", "to pay", False)
    if decision.timing == "discount":
        return ("paying", given[0], False)
    cost = _PAID.match(decision.prompt)
    ways = [option for option in decision.options if option.key != "decline"]
    if len(ways) == 1 and cost is not None:
        return ("paying", cost[1], False)
    return ("paying", f'"{decision.option(given[0]).label}"', False)


def joined(details: Sequence[Detail]) -> str:
    """Details behind an act; those that name targets stand together. Empty where one of them has no words."""
    if any(not kind for kind, _, _ in details):
        return " ?"
    targets = [names for kind, names, _ in details if kind == "on"]
    parts = [(kind, names) for kind, names, _ in details if kind != "on"]
    parts = [("choosing", names) for kind, names in parts if kind == "choosing"] + (
        [("on", " and ".join(targets))] if targets else []
    ) + [(kind, names) for kind, names in parts if kind != "choosing"]  # fmt: skip
    return "".join(f" {kind} {names}" for kind, names in parts)


def words_of_move(player: str | None, details: Sequence[Detail]) -> str:
    who = next((names for kind, names, _ in details if kind == "moving"), "all units")
    to = next((names for kind, names, _ in details if kind == "to"), "base")
    return f"{player} moves {who} to {to}"


def lines_for(decision: Decision, given: Answer) -> Iterator[str]:
    """The lines that say an answer, the plainest first."""
    who = decision.by
    if decision.kind is Kind.CHANCE or who is None:
        yield f"the shuffle puts {_name(decision, given[0])} on top"
        yield f"chance takes {_name(decision, given[0])}"
        return
    if decision.kind is Kind.YES_NO:
        yield from _yes_or_no(decision, given)
    elif decision.kind is Kind.ORDER:
        yield f"{who} orders {', '.join(_name(decision, key) for key in given)}"
    elif decision.kind is Kind.PAY or decision.timing == "discount":
        kind, words, _ = _payment(decision, given)
        yield f"{who} declines" if kind == "declining" else f"{who} pays {words}"
    elif decision.kind is Kind.DISTRIBUTE or " | " in given[0:1]:
        parts = [part.partition(" ") for part in given[0].split(" | ")]
        yield f"{who} assigns {', '.join(f'{amount} to {quoted(label)}' for amount, _, label in parts)}"
    yield from _picked(decision, given)


def _yes_or_no(decision: Decision, given: Answer) -> Iterator[str]:
    who, dying = decision.by, _DEATH.match(decision.prompt)
    if dying is not None and given == ("no",):
        yield f"{who} lets {quoted(dying[1])} die"
    elif dying is not None:
        yield f"{who} replaces {quoted(dying[1])}'s death with {quoted(decision.source)}"
    if decision.timing == "optional cost":
        return
    yield f"{who} chooses {given[0]}"


def _picked(decision: Decision, given: Answer) -> Iterator[str]:
    who = decision.by
    if not given:
        yield f"{who} chooses nothing"
        yield f"{who} chooses nothing ({decision.timing})"
        return
    for names in dict.fromkeys((
        " and ".join(_name(decision, key) for key in given),
        " and ".join(quoted(decision.option(key).label) for key in given),
        " and ".join(quoted(key) for key in given),
    )):  # fmt: skip
        yield f"{who} chooses {names}"
        yield f"{who} chooses {names} ({decision.timing})"


def _name(decision: Decision, key: str) -> str:
    """What an option is called: the object that it is about, where no other option is about that, or its key."""
    option = next((one for one in decision.options if one.key == key), None)
    if option is None or key in _WORDS or _is_place(key):
        return key
    about = option.about if sum(one.about == option.about for one in decision.options) == 1 else ""
    return quoted(about or option.key)


def _is_place(key: str) -> bool:
    return key == "base" or key.endswith("'s base") or re.fullmatch(r"BF\d+", key) is not None
