"""How well what was found fits: denied is only what cannot be about the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from judge.index.fit import Fit, fit
from judge.index.query import Question

if TYPE_CHECKING:
    from judge.index.whoosh_adapter import Index

WORDS = {"deflect": {1, 2}, "spell": {1, 3}, "target": {1, 2, 3}, "cost": {2}, "lunch": {4}, "late": {3}, "order": {2}}


class FewWords:
    """An index in which all words are as rare as each other, and one is a term of the rules."""

    def passages_with(self, term: str) -> set[int]:
        return WORDS.get(term, set())

    def knows(self, term: str) -> bool:
        return term in WORDS

    def families(self, term: str) -> tuple[str, ...]:
        return ("~rune",) if term == "land" else ()

    def rarity(self, _: str) -> float:
        return 5.0

    def is_of_the_rules(self, term: str) -> bool:
        return term == "order"


def _fit(said: str, found: int = 2, **known: Any) -> Fit:
    terms = tuple(said.split())
    unknown = tuple(term for term in terms if term not in WORDS and term != "land")
    question = Question(said, {}, terms, (), (), policy=0.0, corrections=(), unknown=unknown)
    keyword = known.pop("keyword", False)
    passages = [(number, 3.0) for number in range(1, found + 1)]
    return fit(question._replace(**known), cast("Index", FewWords()), passages, keyword=keyword)


@pytest.mark.parametrize(
    ("said", "found", "how"),
    [
        ("deflect spell", 2, Fit.WELL),  # both in one passage
        ("deflect spell target wizard", 2, Fit.WELL),  # three of four are more than chance
        ("lunch", 4, Fit.WELL),  # the whole question
        ("lunch spell", 4, Fit.HARDLY),  # no passage has both, and both are known
        ("deflect target wizard", 2, Fit.HARDLY),  # two words may stand together by chance, a third is strange
        ("order wizard", 2, Fit.HARDLY),  # a term of the rules beside one strange word is not denied
        ("order wizard moon", 2, Fit.NOT),
        ("deflect spell cost lightsaber wizard", 2, Fit.HARDLY),  # most are known, and two stand together
        ("target wizard", 2, Fit.NOT),  # one word is a coincidence where the others are strange
        ("deflect spell lightsaber wizard dragon moon", 2, Fit.NOT),
        ("lightsaber wizard", 2, Fit.NOT),
        ("deflect", 0, Fit.NOT),
    ],
)
def test_a_question_is_denied_only_if_what_fits_is_a_coincidence(said: str, found: int, how: Fit) -> None:
    assert _fit(said, found) is how


def test_a_heading_that_is_named_is_never_denied() -> None:
    assert _fit("late wizard", 2) is Fit.NOT
    assert _fit("late wizard", 2, sections=("tournament@2026-07-16:703.8",)) is Fit.HARDLY


def test_a_heading_that_is_one_strange_word_among_many_is_a_coincidence() -> None:
    assert _fit("late wizard lightsaber moon", 2, sections=("tournament@2026-07-16:703.8",)) is Fit.NOT


def test_a_keyword_that_is_named_is_enough() -> None:
    assert _fit("deflect wizard", 1, keyword=True) is Fit.WELL


def test_a_card_that_is_named_is_enough() -> None:
    assert _fit("wizard", 1, cards=("Charm",)) is Fit.WELL
