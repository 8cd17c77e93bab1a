"""The rules of the grammar that a sentence can need: those of which every word occurs in it.

The parser would try every rule at every word; most of them have a word that the sentence has not.
"""

from __future__ import annotations

import re
from itertools import compress
from operator import itemgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from lark import Lark


class Narrowing:
    """Limits a grammar to what a sentence can need."""

    def __init__(self, grammar: Lark) -> None:
        self.parser: Any = grammar.parser.parser
        self.words = {terminal.name: re.compile(terminal.pattern.to_regexp()) for terminal in grammar.terminals}
        rules = list(dict.fromkeys(grammar.rules))
        self.terminals = [frozenset(one.name for one in rule.expansion if one.is_term) for rule in rules]
        self.parts = [{one for one in rule.expansion if not one.is_term} for rule in rules]
        self.origins: list[Any] = [rule.origin for rule in rules]
        self.rules_with: dict[Any, list[int]] = {}
        for number, parts in enumerate(self.parts):
            for part in parts:
                self.rules_with.setdefault(part, []).append(number)
        numbers = {rule: number for number, rule in enumerate(rules)}
        self.predictions: dict[Any, tuple[list[Any], Callable[[bytearray], tuple[int, ...]]]] = {
            origin: (list(predicted), _each_of([numbers[rule] for rule in predicted]))
            for origin, predicted in self.parser.predictions.items()
        }

    def to(self, text: str) -> None:
        """Leave out the rules that have a word which the text has not."""
        there = {name for name, word in self.words.items() if word.search(text)}
        is_usable = bytearray(len(self.terminals))
        for number in self._usable([terminals <= there for terminals in self.terminals]):
            is_usable[number] = True
        self.parser.predictions = {
            origin: list(compress(predicted, among(is_usable)))
            for origin, (predicted, among) in self.predictions.items()
        }

    def _usable(self, possible: list[bool]) -> Iterator[int]:
        """The possible rules of which every part can be read by usable rules, from the smallest parts up."""
        missing = [len(parts) for parts in self.parts]
        found = [number for number, parts in enumerate(self.parts) if possible[number] and not parts]
        read: set[Any] = set()
        while found:
            number = found.pop()
            yield number
            origin = self.origins[number]
            if origin in read:
                continue
            read.add(origin)
            for user in self.rules_with.get(origin, ()):
                missing[user] -= 1
                if possible[user] and not missing[user]:
                    found.append(user)


def _each_of(numbers: list[int]) -> Callable[[bytearray], tuple[int, ...]]:
    """What stands in these places, as a tuple also where there is one of them or none."""
    if len(numbers) > 1:
        return itemgetter(*numbers)
    return lambda found: tuple(found[number] for number in numbers)
