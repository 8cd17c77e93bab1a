"""How a question was answered: rightly or wrongly, as the answer or perhaps; for ``judge eval``.

A question says what is right in ``answer``: yes, no, or the id of the entry whose sentence must stand there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.content.ids import parse_id
from judge.errors import Misuse
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

VERDICTS = frozenset({"yes", "no"})
SURE, PERHAPS = "sure", "perhaps"

RIGHT, WRONG, CONTRARY = "right", "wrong", "contrary"
RIGHT_PERHAPS, WRONG_PERHAPS, NOTHING = "right perhaps", "wrong perhaps", "nothing"


def check_answer(question: Mapping[str, Any], where: str) -> None:
    """Raise Misuse for an ``answer`` that is neither yes nor no nor an id."""
    answer = question.get("answer")
    if answer is None or (isinstance(answer, str) and (answer in VERDICTS or parse_id(answer))):
        return
    name = question.get("id") or question["query"]
    hint = 'For example "answer": "yes", or "answer": "core@1.4:337.2".'
    raise Misuse(f"{name}: answer: expected yes, no or an id, got {answer!r}", where=where, hint=hint)


class Shown(NamedTuple):
    """What is shown as the answer: its verdict, how sure it is, and the ids of the places that it stands at."""

    verdict: str = ""
    certainty: str = ""
    answered_by: tuple[str, ...] = ()


def how_answered(question: Mapping[str, Any], seen: Shown, is_expected: Callable[[str], bool]) -> str:
    """One of the words above; "" for a question that does not say what its answer is.

    A yes or no that is given must be the right one. Without one, the sentence shown must be that of an entry that is
    expected: the one in ``answer`` or one of ``expect``.
    """
    answer = question.get("answer")
    if answer is None:
        return ""
    fits = any(one == answer or is_expected(one) for one in seen.answered_by)
    if seen.verdict:
        if answer in VERDICTS:
            return RIGHT if seen.verdict == answer else CONTRARY if seen.verdict in VERDICTS else WRONG
        return RIGHT if fits else WRONG
    if seen.certainty == SURE:
        return RIGHT if fits else WRONG
    if seen.certainty == PERHAPS:
        return RIGHT_PERHAPS if fits else WRONG_PERHAPS
    return NOTHING
