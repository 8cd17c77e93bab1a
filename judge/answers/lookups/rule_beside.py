"""The rule before or after one whose number is given: ``what comes after 428``, ``next rule after 465.2``."""

from __future__ import annotations

import re

from judge.content.typed_numbers import Typed, read_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.content.library import Library

_FORM = re.compile(
    r"(?:(?:what|which)(?:'s|s| is| are)? )?(?:the )?(?:(?:next|previous|preceding) )?"
    r"(?:rules?|sections?|numbers?|one)? ?(?:comes? |stands? |follows? |is |right |directly )*"
    r"(?P<where>after|behind|following|follows?|before|ahead of|precedes?) (?P<number>.+)",
    re.IGNORECASE,
)
_BEFORE = frozenset({"before", "ahead of", "precede", "precedes"})


def rule_beside(library: Library, question: str) -> Typed | None:
    """The number of the rule asked for. None for other questions, or if there is no such rule.

    The rule after another one is the first that is not below it. The rule before it is that of its level, or else the
    one above it.
    """
    form = _FORM.fullmatch(question.strip(" ?!."))
    typed = read_number(form["number"]) if form else None
    if form is None or typed is None:
        return None
    document = typed.document or "core"
    numbers = [one.partition(":")[2] for one in library.order(document, typed.version or library.written(document))]
    if typed.number not in numbers:
        return None
    at = numbers.index(typed.number)
    if form["where"].lower() in _BEFORE:
        level = typed.number.count(".")
        found = next((one for one in reversed(numbers[:at]) if one.count(".") <= level), "")
    else:
        found = next(
            (one for one in numbers[at:] if one != typed.number and not one.startswith(f"{typed.number}.")), ""
        )
    return typed._replace(number=found) if found else None
