"""The rules that are left for a text are those of the plainest search for them."""

from __future__ import annotations

from typing import Any

from judge.cards.reading.grammar import _narrowing, the_grammar
from tests.cards.reading.tables import rows
from tests.cards.reading.test_forms import forms
from tests.each import for_each

TEXTS = ["", "Draw 1.", "no text of a card", *(row.text for row in rows("unseen-read")[::8])]


def plainly_left(text: str) -> set[Any]:
    """Rule after rule, until no more of them can be read: every word is in the text, every part has a rule."""
    narrowing = _narrowing()
    there = {name for name, word in narrowing.words.items() if word.search(text)}
    left: set[Any] = set()
    read: set[Any] = set()
    while True:
        more = {
            rule for rule in the_grammar().rules
            if all(one.name in there if one.is_term else one in read for one in rule.expansion)
        }  # fmt: skip
        if more == left:
            return left
        left, read = more, {rule.origin for rule in more}


@for_each(lambda: [*TEXTS, *(form.row.text for form in forms()[::40])])
def test_every_rule_that_a_text_can_need_is_left_and_no_other(text: str) -> None:
    text = text.lower()
    narrowing = _narrowing()
    narrowing.to(text)
    left = plainly_left(text)
    for origin, (predicted, _) in narrowing.predictions.items():
        assert narrowing.parser.predictions[origin] == [rule for rule in predicted if rule in left]


def test_a_text_needs_few_of_all_rules() -> None:
    _narrowing().to("draw 1")
    left, every = plainly_left("draw 1"), set(the_grammar().rules)
    assert 0 < 10 * len(left) < len(every)
