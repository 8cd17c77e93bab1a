"""Decisions: every point at which a player, or chance, determines how play goes on.

There is one vocabulary of kinds. A decision says who decides, when and under which rule, and lists its options with
keys that are the same in every run. An answer is a tuple of keys. The engine never answers for a player; a driver
answers decisions with a single possible answer only.
"""

from __future__ import annotations

from enum import Enum
from itertools import combinations, count, permutations
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.slugs import Slug

Answer = tuple[str, ...]

PASS_KEY = "pass"  # noqa: S105 - an act, not a password

COMBAT_DAMAGE = "combat damage"
"""The point at which combat damage is assigned."""

YES: Answer = ("yes",)
NO: Answer = ("no",)


class Kind(Enum):
    """The form of the answer."""

    PICK = "pick"
    YES_NO = "yes or no"
    ORDER = "order"
    ACT = "act"
    PAY = "pay"
    DISTRIBUTE = "distribute"
    CHANCE = "chance"


_ORDER, _ACT = Kind.ORDER, Kind.ACT


class Option(Struct, frozen=True):
    """One thing that can be picked: ``key`` is stable, ``label`` is for display, ``about`` names the object or card.

    ``former`` are further names that it had before, by which scenarios call it.
    """

    key: str
    label: str
    about: str = ""
    former: tuple[str, ...] = ()


def numbered(names: Iterable[str]) -> list[str]:
    """Names told apart: the second of a name is ``… #2``."""
    found: list[str] = []
    for name in names:
        ways = (name if number == 1 else f"{name} #{number}" for number in count(1))
        found.append(next(way for way in ways if way not in found))
    return found


class UnlistedAnswers(Struct, frozen=True):
    """Further legal answers that are not listed as options, because they come to the same as an option."""

    def accepts(self, answer: Answer) -> bool:
        """Whether an answer is legal."""
        raise NotImplementedError

    def refusal(self, key: str) -> tuple[Slug, str] | None:
        """The rule by which the answer with this key is illegal, and the reason in words; None if it is legal."""
        raise NotImplementedError


class Decision(Struct, frozen=True):
    """A question to ``by``, or to chance if that is None, asked under ``rule``.

    ``timing`` is one word for the point of the rules at which it comes up ("target", "location", "act", "payment" ...).
    ``source`` is the label of the card or ability that asks. ``groups`` are the legal answers if not every combination
    of options is legal; ``also`` accepts legal answers beyond those.
    """

    kind: Kind
    by: str | None
    timing: str
    rule: Slug
    prompt: str
    options: tuple[Option, ...]
    minimum: int = 1
    maximum: int = 1
    source: str = ""
    groups: tuple[Answer, ...] | None = None
    also: UnlistedAnswers | None = None

    def answers(self) -> Iterator[Answer]:
        """Every legal answer made up of options, in a fixed order."""
        if self.groups is not None:
            yield from self.groups
            return
        keys = tuple(option.key for option in self.options)
        if self.kind is Kind.ORDER:
            yield from permutations(keys)
            return
        for size in range(self.minimum, self.maximum + 1):
            yield from combinations(keys, size)

    def is_legal(self, answer: Answer) -> bool:
        if self.also is not None and self.also.accepts(answer):
            return True
        keys = [option.key for option in self.options]
        if len(answer) == self.minimum == self.maximum == 1 and self.groups is None and self.kind is not _ORDER:
            return answer[0] in keys
        if len(set(answer)) != len(answer) or not set(answer).issubset(keys):
            return False
        if self.groups is not None:
            return any(set(group) == set(answer) for group in self.groups)
        if self.kind is _ORDER:
            return len(answer) == len(keys)
        return self.minimum <= len(answer) <= self.maximum

    @property
    def forced(self) -> Answer | None:
        """The only possible answer, or None if there is a real choice."""
        if self.kind is _ORDER:
            return tuple(option.key for option in self.options) if len(self.options) < 2 else None
        if self.kind is _ACT and (len(self.options) > 1 or self.options[0].key != PASS_KEY):
            return None  # ending the turn is never done for a player
        if self.groups is not None:
            return self.groups[0] if len(self.groups) == 1 else None
        if self.minimum == self.maximum == len(self.options):
            return tuple(option.key for option in self.options)
        if not self.options:
            return ()
        return None

    def option(self, key: str) -> Option:
        """The option with this key; raises KeyError if there is none."""
        for option in self.options:
            if option.key == key:
                return option
        raise KeyError(key)

    def in_words(self, answer: Answer) -> str:
        """The answer in words, for display."""
        if not answer:
            return "none"
        labels = {option.key: option.label for option in self.options}
        return ", ".join(labels.get(key, key) for key in answer)


def yes_no(by: str, timing: str, rule: Slug, prompt: str, *, yes: str, no: str, source: str = "") -> Decision:
    """A decision whether to do something; its answers are ``YES`` and ``NO``."""
    options = (Option("yes", yes), Option("no", no))
    return Decision(Kind.YES_NO, by, timing, rule, prompt, options, source=source)
