"""The rules of the grammar that a sentence can need: those of which every word occurs in it.

The parser would try every rule at every word; most of them have a word that the sentence has not.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lark import Lark


class Narrowing:
    """Limits a grammar to what a sentence can need."""

    def __init__(self, grammar: Lark) -> None:
        self.parser: Any = grammar.parser.parser
        self.predictions: dict[Any, list[Any]] = dict(self.parser.predictions)
        self.words = {terminal.name: re.compile(terminal.pattern.to_regexp()) for terminal in grammar.terminals}
        self.rules = grammar.rules

    def to(self, text: str) -> None:
        """Leave out the rules that have a word which the text has not."""
        there = {name for name, word in self.words.items() if word.search(text)}
        possible = [
            rule for rule in self.rules if all(one.name in there for one in rule.expansion if one.is_term)
        ]  # fmt: skip
        read: set[Any] = set()
        usable: set[Any] = set()
        grown = True
        while grown:
            grown = False
            for rule in possible:
                if rule not in usable and all(one.is_term or one in read for one in rule.expansion):
                    usable.add(rule)
                    read.add(rule.origin)
                    grown = True
        self.parser.predictions = {
            origin: [rule for rule in rules if rule in usable] for origin, rules in self.predictions.items()
        }
