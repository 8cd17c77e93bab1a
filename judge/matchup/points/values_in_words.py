"""The values of a fact at the end of play, with a text and without it, as a player would say them.

Each aspect of an object has a verb. What is so on all lines is said with it, what is so on some with "can", and what
the text rules out with "always" or "never": "u always has 4 Might", "it can also end up in P1's hand".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

NOT_THERE = frozenset({"nothing", "-"})
"""Words for a value of an object that is not there."""

MOST_LISTED = 3
"""The maximum number of consecutive numbers that are not given as a range."""


class Said(NamedTuple):
    """A difference in words: what is so with the text, and what is so without it.

    ``otherwise`` is a clause, ``before`` a value that was another one. Both are "" if the first part says it all.
    """

    here: str
    otherwise: str = ""
    before: str = ""

    def __str__(self) -> str:
        instead = f" instead of {self.before}" if self.before else ""
        return f"{self.here}{instead} (otherwise {self.otherwise})" if self.otherwise else f"{self.here}{instead}"

    def without(self, text: str) -> str:
        """The difference that a text makes, with the name of that text."""
        if self.before:
            return f"{self.here} (without {text}: {self.before})"
        clause = "" if self.otherwise.startswith("it ") or _PLAYER.match(self.otherwise) else ":"
        return f"{self.here} (without {text}{clause} {self.otherwise})" if self.otherwise else self.here


class _Verb(NamedTuple):
    """A verb with a subject, its bare form, and the words after the value."""

    does: str
    do: str
    unit: str = ""
    one: str = ""

    def after(self, values: list[str]) -> str:
        """The unit, in the singular for 1."""
        return f" {self.one}" if self.one and values == ["1"] else f" {self.unit}" if self.unit else ""


_VERBS = {
    "cards drawn": _Verb("draws", "draw"),
    "points": _Verb("has", "have", "points", "point"),
    "XP": _Verb("has", "have", "XP"),
    "controlled by": _Verb("is controlled by", "be controlled by"),
    "Might": _Verb("has", "have", "Might"),
    "damage": _Verb("has", "have", "damage left on it"),
    "has": _Verb("gains", "gain"),
    "has lost": _Verb("loses", "lose"),
    "attached to": _Verb("is attached to", "be attached to"),
    "buffs": _Verb("has", "have", "buffs", "buff"),
    "runes": _Verb("has", "have", "runes", "rune"),
    "ready runes": _Verb("has", "have", "ready runes", "ready rune"),
    "deaths replaced this turn": _Verb("has", "have", "deaths replaced", "death replaced"),
    "is dealt": _Verb("is dealt", "be dealt", "damage"),
    "is": _Verb("is", "be"),
}
"""The verb for each aspect of an object or player."""


_NONE = {
    "cards drawn": "nothing", **dict.fromkeys(("points", "XP", "buffs", "runes", "ready runes", "is dealt"), "no"),
}  # fmt: skip
"""Words for the number 0."""

COUNTED = frozenset({"cards drawn", "points", "XP", "buffs", "runes", "ready runes", "deaths replaced this turn"})
"""Aspects that are numbers. Nothing is 0."""

KILLED = "killed"
"""The value for an object of the board that ends in a trash."""

_PLAYER = re.compile(r"P\d")


def does(aspect: str, values: Iterable[str]) -> str:
    """The predicate for values that an aspect has on all lines: "has 4 Might", "ends up in P1's hand"."""
    return _predicate(aspect, values, bare=False)


def can(aspect: str, values: Iterable[str]) -> str:
    """The predicate for values that an aspect has on some lines, without "can": "have 4 Might"."""
    return _predicate(aspect, values, bare=True)


def compared(what: str, aspect: str, here: Iterable[str], there: Iterable[str], by: str = "",
             *, is_there: bool = True) -> Said:  # fmt: skip
    """The values of an aspect of ``what`` with a text and without it. ``by`` says whose choice decides, if one does.

    All values are of an object that is there. ``is_there``: with the text it always is.
    """
    if aspect == "is":
        return _states(what, here, there, by)
    now, before = set(here), set(there)
    by = "" if by == f" ({what} chooses)" else by
    it = what if _PLAYER.fullmatch(what) else "it"
    if before < now and before == {"0"} and aspect in COUNTED:
        return Said(f"{what} can {can(aspect, now - before)}{by}", does(aspect, before).partition(" ")[2])
    if before < now and aspect == "in" and _fields(now - before) and _fields(before):
        return Said(f"{what} can also {can(aspect, now - before)}, not only {in_places(_in_order(before))}{by}")
    if now - before == {KILLED} and before < now:
        return Said(f"{what} can be killed{by}", f"{it} cannot")
    if before < now:
        return Said(f"{what} can also {can(aspect, now - before)}{by}")
    if now < before:
        lost = before - now
        if not is_there:
            return Said(f"{what} can only {can(aspect, now)}{by}", f"{it} can also {can(aspect, lost)}")
        if len(now) == 1:
            return Said(f"{what} {_always(aspect, now)}{by}", f"{it} can {can(aspect, lost)}")
        return Said(f"{what} never {does(aspect, lost)}{by}", f"{it} can")
    if now & before and now - before and before - now:
        return Said(f"{what} can {can(aspect, now - before)}{by}", f"{it} can {can(aspect, before - now)} instead")
    if aspect == "in" or "0" in before:
        return Said(f"{what} {_may(aspect, now)}{by}", f"{it} {_may(aspect, before)}")
    return Said(f"{what} {_may(aspect, now)}", before=f"{_or(before)}{by}")


def _fields(places: set[str]) -> set[str]:
    return {one for one in places if one.startswith("BF")}


def _may(aspect: str, values: set[str]) -> str:
    return does(aspect, values) if len(values) == 1 else f"can {can(aspect, values)}"


def _always(aspect: str, values: set[str]) -> str:
    words = does(aspect, values)
    if values == {"0"} and aspect in _NONE:
        return words
    return f"is always {words.removeprefix('is ')}" if words.startswith("is ") else f"always {words}"


def _states(what: str, here: Iterable[str], there: Iterable[str], by: str) -> Said:
    """The states of an object, each of them compared on its own: "can be stunned", "is always ready"."""
    now, before = _each_state(here), _each_state(there)
    told: list[str] = []
    for state in _states_in(now | before):
        often, was = _often(state, now), _often(state, before)
        opposite = _OPPOSITES.get(state, "")
        if often == was or (often == NEVER and opposite in _states_in(now)):
            continue
        if (often, was) == (SOMETIMES, ALWAYS) and opposite in _states_in(now):
            continue
        told.append(f"{_STATES[often, was]} {state}")
    if not told:
        return Said(f"{what} {does('is', here)}", before=f"{_or(there)}{by}")
    lost = [one for one in _states_in(before) if _often(one, before) == ALWAYS and _often(one, now) == NEVER]
    return Said(f"{what} {' and '.join(told)}{by}", f"it is {' and '.join(lost)}" if lost else "")


ALWAYS, SOMETIMES, NEVER = "always", "sometimes", "never"
_STATES = {
    (ALWAYS, SOMETIMES): "is always", (ALWAYS, NEVER): "is", (SOMETIMES, NEVER): "can be",
    (SOMETIMES, ALWAYS): "is not always", (NEVER, ALWAYS): "is not", (NEVER, SOMETIMES): "is never",
}  # fmt: skip
"""How often an object is in a state, with a text and without it."""
_OPPOSITES = {"exhausted": "ready", "ready": "exhausted"}
"""A state that is over needs no words if its opposite has some."""


def _each_state(values: Iterable[str]) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(one.split(", ")) for one in values)


def _states_in(values: frozenset[frozenset[str]]) -> list[str]:
    return sorted(frozenset[str]().union(*values), key=lambda one: (one in _OPPOSITES, one))


def _often(state: str, values: frozenset[frozenset[str]]) -> str:
    return (
        ALWAYS if all(state in one for one in values) else SOMETIMES if any(state in one for one in values) else NEVER
    )


def _predicate(aspect: str, values: Iterable[str], *, bare: bool) -> str:
    told = _in_order(values)
    if aspect == "in":
        return _goes_to(told, bare=bare)
    if aspect == "damage" and told == ["0"]:
        return f"{'be' if bare else 'is'} undamaged in the end"
    verb = _VERBS.get(aspect, _Verb(aspect, aspect))
    if told == ["0"] and aspect in _NONE:
        return f"{verb.do if bare else verb.does} {_NONE[aspect]}{verb.after(told)}"
    return f"{verb.do if bare else verb.does} {_or(told)}{verb.after(told)}"


def _in_order(values: Iterable[str]) -> list[str]:
    """Values in a fixed order: numbers by their size, what is not there last."""
    return sorted(values, key=lambda one: (one in NOT_THERE, 0 if one.isdigit() else 1, len(one) * one.isdigit(), one))


def _or(values: Iterable[str]) -> str:
    told = _in_order(values)
    numbers = [int(one) for one in told if one.isdigit()]
    if len(numbers) == len(told) > MOST_LISTED and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{told[0]} to {told[-1]}"
    return " or ".join(told)


def _goes_to(places: list[str], *, bare: bool) -> str:
    """Where an object is in the end: places with one verb together."""
    verbs: dict[tuple[str, str], list[str]] = {}
    for place in places:
        verbs.setdefault(_of_a_place(place), []).append(place)
    told = []
    for (does_so, do_so), of_it in verbs.items():
        where = f" {in_places(of_it)}" if does_so == "ends up" else f" to {' or '.join(of_it)}"
        told.append(f"{do_so if bare else does_so}{'' if does_so.startswith('is ') else where}")
    return " or ".join(told)


def _of_a_place(place: str) -> tuple[str, str]:
    """The verb for an object that is at a place in the end, and its bare form."""
    if place.endswith("'s trash"):
        return "goes", "go"
    if place.endswith("'s banishment"):
        return "is banished", "be banished"
    if place == KILLED:
        return "is killed", "be killed"
    if place in ("gone", "the nowhere"):
        return "is gone", "be gone"
    return "ends up", "end up"


def in_places(places: Iterable[str]) -> str:
    """The places in which something ends, with prepositions. Only the first of several battlefields has one."""
    told, field = [], False
    for place in places:
        known, field = field, place.startswith("BF")
        told.append(place if known and field else f"{'on' if place.startswith('the ') else 'in'} {place}")
    return " or ".join(told)
