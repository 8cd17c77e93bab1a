"""A question that is the number of a rule, or several: ``428.1.a``, ``CR 359.3.e.12``, ``TR 704``, ``428 and 430``."""

from __future__ import annotations

from judge.content.ids import is_bare_number, is_version
from judge.content.typed_numbers import number_of_no_rule, read_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library

_DIGITS = frozenset("0123456789")


def read(library: Library, request: Request) -> Answer | None:
    """The page of the rule, or the list of the rules. Raises NotFound for a number that no rule has."""
    question = request.question
    if typed := read_number(question):
        from judge.answers.lookups.rule_page import rule_answer  # noqa: PLC0415 - only for a number

        return request.shortened(rule_answer(library, question, typed))
    if _DIGITS.isdisjoint(question):
        return None
    from judge.content.several_numbers import several_numbers  # noqa: PLC0415 - only for numbers

    if several := several_numbers(question):
        from judge.answers.lookups.several_rules import several_rules  # noqa: PLC0415 - the same

        return several_rules(library, question, several)
    none = number_of_no_rule(question)
    if is_bare_number(question) or (none and not is_version(none.number)):
        from judge.answers.library.numbers_over_versions import no_rule_is_called  # noqa: PLC0415 - only for a number that no rule has

        raise no_rule_is_called(library, question, none.document if none else "")
    return None
