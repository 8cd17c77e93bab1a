"""The grammar of card texts and what its rules mean."""

from __future__ import annotations

from judge.cards.reading.grammar import FILES, Meaning, grammar_text, the_grammar
from judge.engine.keyword_abilities.vocabulary import KEYWORDS

INLINED = {"act", "chosen", "circumstance", "first", "objects", "one_passive", "step", "whom"}
"""Rules of which every alternative has a name of its own, or is another rule."""


def test_every_rule_has_a_meaning() -> None:
    rules = {str(rule.alias or rule.origin.name) for rule in the_grammar().rules}
    assert {name for name in rules if not name.startswith("_") and not hasattr(Meaning, name)} == INLINED


def test_every_meaning_belongs_to_a_rule() -> None:
    rules = {str(rule.alias or rule.origin.name) for rule in the_grammar().rules}
    assert {name for name in dir(Meaning) if not name.startswith("_")} - rules == {"of"}


def test_the_keywords_are_those_of_the_engine() -> None:
    assert all(keyword.lower() in grammar_text() for keyword in KEYWORDS)
    assert len(FILES) == 13
