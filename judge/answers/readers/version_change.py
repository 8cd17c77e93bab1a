"""A question about what changed: ``what changed for legion 1.2 -> 1.3``, ``whats new in 1.4``, ``what's new``."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library

_CHANGE = ("chang", "differ", "diff ", "new", "patch", "update")
_BETWEEN = frozenset({"compare", "v", "vs", "to", "and", "->", "-"})
"""The words allowed in a question that only names two versions."""
_OF_A_VERSION = str.maketrans("", "", "0123456789.")


def read(library: Library, request: Request) -> Answer | None:
    """Compares the versions. None without a word for change, unless the question is just two versions."""
    folded = request.question.lower()
    are_versions = folded.count(".") == 2 and _BETWEEN.issuperset(folded.translate(_OF_A_VERSION).split())
    if not are_versions and not any(word in folded for word in _CHANGE):
        return None
    from judge.answers.changes.change_question import answer_change  # noqa: PLC0415 - reads whole documents

    return answer_change(library, request.question)
