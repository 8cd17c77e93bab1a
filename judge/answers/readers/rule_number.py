"""A question that is the number of a rule: ``428.1.a``, ``CR 359.3.e.12``, ``TR 704``."""

from __future__ import annotations

from judge.content.ids import is_bare_number
from judge.content.typed_numbers import read_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.model import Answer
    from judge.answers.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """Look up the rule; NotFound for a number that no rule has."""
    if typed := read_number(request.question):
        from judge.answers.lookup import rule_answer  # noqa: PLC0415 - only for a number

        return request.shortened(rule_answer(library, request.question, typed))
    if is_bare_number(request.question):
        from judge.answers.numbers import no_rule_is_called  # noqa: PLC0415 - only for a number that no rule has

        raise no_rule_is_called(library, request.question)
    return None
