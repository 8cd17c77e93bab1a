"""Topics: what a situation is about, read off the rules that decide it.

A topic in people's words is a few spans of the rulebook; a keyword is its own section. Which situations belong to a
topic is never listed: their deciding rules say it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.ids import fold
from judge.errors import Misuse
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.library import Library

_SPANS = {
    "abilities": ("360-366", "376-381", "398-406"),
    "attachments": ("434-435", "716-725", "818", "821"),
    "buffs": ("426", "701-711"),
    "chain": ("327-340", "425"),
    "cleanups": ("318-324",),
    "combat": ("459-466",),
    "control": ("188-192",),
    "costs": ("131", "201-206", "356-357", "444"),
    "damage": ("417-418", "437", "712-715"),
    "deaths": ("428", "323.5", "808"),
    "deck": ("413", "416", "424", "431", "436"),
    "keywords": ("726-727", "800-899"),
    "layers": ("473-480",),
    "movement": ("420", "445-458"),
    "playing": ("349-354", "358-359", "419"),
    "replacement": ("367-375", "438"),
    "scoring": ("193-196", "467-472"),
    "showdowns": ("307-313", "325-326", "341-348"),
    "targets": ("355", "750-758"),
    "tokens": ("179-187", "439"),
    "triggers": ("382-397",),
    "turn": ("301-306", "314-317", "734-738"),
    "wordings": ("739-749", "759-799"),
}
"""People's words, and the numbers of the rulebook that they mean: whole sections, or a rule with its subrules."""

_ALSO = {
    "death": "deaths", "dying": "deaths", "kill": "deaths", "killing": "deaths", "fight": "combat",
    "moving": "movement",
    "moves": "movement", "move": "movement", "targeting": "targets", "choosing": "targets", "cost": "costs",
    "paying": "costs", "trigger": "triggers", "triggered": "triggers", "replacements": "replacement",
    "points": "scoring",
    "score": "scoring", "winning": "scoring", "showdown": "showdowns", "priority": "showdowns", "focus": "showdowns",
    "counter": "chain", "resolving": "chain", "equipment": "attachments", "gear": "attachments", "token": "tokens",
    "cleanup": "cleanups", "might": "layers", "drawing": "deck", "recycling": "deck", "phases": "turn",
}  # fmt: skip
"""Other words that people have for a topic."""


class Section(NamedTuple):
    """A section of the rulebook by its number and title."""

    number: str
    title: str

    def __str__(self) -> str:
        return f"{self.number} {self.title}" if self.title else self.number


class Topic(NamedTuple):
    """A topic by its name, and the spans of rule numbers that it has."""

    name: str
    spans: tuple[str, ...]

    def has(self, rules: Iterable[str]) -> bool:
        """Whether one of the rules is in its spans."""
        return any(_within(rule, span) for rule in rules for span in self.spans)


def topics_of(rules: Iterable[str]) -> tuple[str, ...]:
    """The topics in people's words that a situation with these deciding rules belongs to."""
    rules = tuple(rules)
    return tuple(name for name, spans in _SPANS.items() if Topic(name, spans).has(rules))


def topic_called(library: Library, text: str) -> Topic:
    """The topic of that name: one in people's words, a keyword, or a section by its title or number.

    Raises Misuse that lists the topics in people's words.
    """
    name = fold(text)
    name = _ALSO.get(name, name)
    if name in _SPANS:
        return Topic(name, _SPANS[name])
    for kind, identifier in library.named(text):
        if kind in {"keyword", "section"} and identifier.startswith("core@"):
            return Topic(name, (_whole(library, identifier.partition(":")[2]),))
    if library.find_rule(f"core@{library.version}:{text}") is not None:
        return Topic(text, (_whole(library, text),))
    raise Misuse(
        f"--topic: there is no topic {text[:40]!r}",
        hint=f"Topics are {', '.join(_SPANS)}; or name a keyword, or a rule by its number.",
    )


def _whole(library: Library, number: str) -> str:
    """The span of a rule: of a section all up to the next one, of any other rule itself with its subrules."""
    order = [one.partition(":")[2] for one in library.order("core", library.version)]
    last = number
    for one in order[order.index(number) + 1 :]:
        if one == one.partition(".")[0]:
            found = library.find_rule(f"core@{library.version}:{one}")
            if found is None or found.heading or "." in number:
                break
            last = one
    return f"{number}-{last}" if last != number else number


def sections_of(library: Library, rules: Iterable[str]) -> tuple[Section, ...]:
    """The sections of the rulebook in which rules stand, in their order."""
    return tuple(dict.fromkeys(_section(library, rule) for rule in rules))


def _section(library: Library, number: str) -> Section:
    found = library.find_rule(f"core@{library.version}:{number}")
    section = found.section if found is not None else number.partition(".")[0]
    head = library.find_rule(f"core@{library.version}:{section}")
    return Section(section, head.title if head is not None else "")


def _within(rule: str, span: str) -> bool:
    """Whether a rule stands in a span: ``355`` and ``323.5`` have their subrules, ``460-466`` all between."""
    rule = rule.rpartition(":")[2]
    first, _, last = span.partition("-")
    if last:
        return int(first) <= int(rule.partition(".")[0]) <= int(last)
    return rule == span or rule.startswith(f"{span}.")
