"""The situation that a question describes, if all its words are understood and their meaning is settled."""

from __future__ import annotations

from judge.answers.questions.questions import Questions
from judge.answers.questions.references import NotSettled
from judge.answers.questions.resolve import situation
from judge.answers.questions.words_in_a_row import prepared
from judge.cards.catalogue import catalogue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judge.matchup.situations.situation import Situation


def situation_of_a_question(
    text: str, names: Sequence[tuple[int, int, str]], keywords: Iterable[str]
) -> Situation | None:
    """The meaning of a question. ``names`` are its cards with their positions, ``keywords`` those of the rules.

    None if a word is not understood.
    """
    words, cards = prepared(text, names)
    read = Questions(words, {key: _types(name) for key, name in cards.items()}, keywords).read()
    if read is None or not (cards or read.main.act.verb == "meet"):
        return None
    try:
        return situation(read, cards)
    except NotSettled:
        return None


def _types(name: str) -> tuple[str, ...]:
    card = catalogue().get(name)
    return (*card.types, card.supertype or "") if card is not None else ()
