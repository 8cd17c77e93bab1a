"""A question about bans and sets: ``list of banned cards``, ``is Charm legal in 2v2``, ``which sets can I play``."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library

_ALLOWED = ("ban", "legal", "allow", "playable", "forbid", "prohibit", "restrict", "set", "standard", "expansion")


def read(library: Library, request: Request) -> Answer | None:
    """Answers from the lists of banned cards. None for a question without a word such as "banned" or "legal"."""
    folded = request.question.lower()
    if not any(word in folded for word in _ALLOWED):
        return None
    from judge.answers.documents.ban_question import ban_answer  # noqa: PLC0415 - knows months and the names of cards

    return ban_answer(library, request.question)
