"""In which ways an answer can be at odds with itself: one table, each row with the test of a record.

A row is a mistake of the program wherever its test holds: two statements of one answer that cannot both be true.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from judge.record import NamedTuple
from judge.sweep.pair_record import ANSWERED, CANNOT, NOT_TRIED, OF_ANY, SHOWN, names_both
from judge.sweep.prices_told import price_nobody_has_to_pay

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.sweep.pair_record import PairRecord


class Contradiction(NamedTuple):
    """A way to be at odds: what an answer says and what it says besides; ``found`` gives the evidence, or nothing."""

    name: str
    found: Callable[[PairRecord], str]


def _is_flat_no(record: PairRecord) -> bool:
    return record.interact is False


def _outcome_names_both(record: PairRecord) -> str:
    said = (words for one in record.outcomes for words in one.summary.split("; "))
    return next((words for words in said if _is_flat_no(record) and _is_about_both(record, words)), "")


def _event_names_both(record: PairRecord) -> str:
    return next((words for words in record.together if _is_flat_no(record) and _is_about_both(record, words)), "")


_PLACE = re.compile(r"(?: (?:moves|returns|is recalled) to| enters?| in| at) .+?(?= exhausted| ready|[,;.)]|$)")


def _is_about_both(record: PairRecord, words: str) -> bool:
    """Whether an event names both cards, and the one not merely as the place where it happens."""
    return names_both(record.pair, words) and names_both(record.pair, _PLACE.sub("", words))


def _with_verdict(record: PairRecord, verdict: str) -> str:
    return next((one.kind for one in record.questions if one.verdict == verdict), "")


def _untried(record: PairRecord) -> str:
    """A question that nobody tried; one that any card of that type would do for is none of this pair."""
    return next((one.kind for one in record.questions if one.verdict == NOT_TRIED and not one.generic), "")


def _no_but_shown(record: PairRecord) -> str:
    return _with_verdict(record, SHOWN) if _is_flat_no(record) else ""


def _no_but_not_tried(record: PairRecord) -> str:
    return _untried(record) if _is_flat_no(record) else ""


def _no_but_agrees(record: PairRecord) -> str:
    return "the ruling on the pair agrees" if _is_flat_no(record) and record.check == "agrees" else ""


def _yes_but_none_shown(record: PairRecord) -> str:
    if (
        not record.interact
        or not record.questions
        or any(_with_verdict(record, one) for one in (SHOWN, CANNOT, OF_ANY))
    ):
        return ""
    return ", ".join(f"{one.kind}: {one.verdict}" for one in record.questions)


def _yes_but_no_outcome(record: PairRecord) -> str:
    is_empty = not record.outcomes and not record.questions
    return "no outcome is listed" if record.interact and is_empty else ""


def _is_complete(record: PairRecord) -> bool:
    return record.status == "complete"


def _complete_but_dropped(record: PairRecord) -> str:
    return f"{record.dropped_lines} lines were dropped" if _is_complete(record) and record.dropped_lines else ""


def _complete_but_cut(record: PairRecord) -> str:
    return next((words for words in record.frame if _is_complete(record) and words.startswith("Cut")), "")


def _complete_but_not_walked(record: PairRecord) -> str:
    """A flat no needs no walk where nothing is there to be asked: then the clauses of the cards have said it."""
    none = _is_complete(record) and record.interact is not False and not record.positions and not record.questions
    return (record.why or "no position was walked") if none else ""


def _complete_but_not_tried(record: PairRecord) -> str:
    return _untried(record) if _is_complete(record) else ""


def _complete_but_doubtful(record: PairRecord) -> str:
    return record.doubts[0] if _is_complete(record) and record.doubts else ""


def _doubtful_without_doubt(record: PairRecord) -> str:
    return "no open question is named" if record.status == "doubtful" and not record.doubts else ""


def _unknown_but_answered(record: PairRecord) -> str:
    is_open = record.ended == ANSWERED and record.interact is None
    return "exit code 0" if is_open and record.exit_code == 0 else ""


def _same_words(record: PairRecord) -> str:
    """Outcomes that are told apart by their facts and not by their words."""
    facts = {(one.summary, one.facts) for one in record.outcomes}
    words, number = next(iter(Counter(words for words, _ in facts).most_common(1)), ("", 0))
    return f"{number} times: {words}" if number > 1 else ""


_SAID = re.compile(r"There (?:is|are) (one|\d+) outcomes?\.$")


def _other_number(record: PairRecord) -> str:
    said = _SAID.search(record.answer)
    if said is None:
        return ""
    number = 1 if said[1] == "one" else int(said[1])
    return f"{len(record.outcomes)} are listed" if number != len(record.outcomes) else ""


_WITHOUT = re.compile(r"^Without (.+?): \d+ outcomes? \((.*)\)\.$")


def _without_is_the_same(record: PairRecord) -> str:
    """Two cards are said to interact, and what is shown without one of them is the same: the outcomes and all facts.

    What acts on a card does so to a textless card in its place as well.
    """
    acts = any(one.verdict in (SHOWN, OF_ANY) and one.kind.endswith(", OBJECT") for one in record.questions)
    if not record.interact or acts or any(one.differs for one in record.compared):
        return ""
    having = {one.summary for one in record.outcomes}
    for words in record.frame:
        said = _WITHOUT.match(words)
        if said and having == set(said[2].split(" | ")) and not _is_of_the_other(record, said[1]):
            return f"without {said[1]} the outcomes are the same"
    return ""


def _is_of_the_other(record: PairRecord, name: str) -> bool:
    """Whether the verdict tells what is so without the other card, which could not be left out of what is shown."""
    told = (f"without {other}: " in record.answer or f"ith {other}" in record.answer for other in record.pair
            if other != name)  # fmt: skip
    return any(told)


def _denies(record: PairRecord) -> bool:
    """Whether an answer says that two cards have nothing to do with each other, or that nothing was found."""
    return record.ended == ANSWERED and not record.interact


def _denied_but_differs(record: PairRecord) -> str:
    """A place, a death, a number or a cost that is another one without the text of a card, beside a denial."""
    for one in record.compared:
        if _denies(record) and (one.differs or (one.without and one.having.lower() != one.without.lower())):
            return f"{one.fact}: {one.having} with, {one.without} without"
    return ""


def _denied_but_other_outcomes(record: PairRecord) -> str:
    having = {one.summary for one in record.outcomes}
    said = (_WITHOUT.match(words) for words in record.frame) if _denies(record) and having else ()
    return next((f"without {one[1]}: {one[2]}" for one in said if one and having != set(one[2].split(" | "))), "")


_COMPARED = re.compile(r"^Compared: .+ on (\d+) of (\d+) set-ups\.$")


def _denied_but_not_compared(record: PairRecord) -> str:
    said = (_COMPARED.match(words) for words in record.frame if _is_flat_no(record))
    return next((f"compared: none of {one[2]} set-ups" for one in said if one and one[1] == "0"), "")


def _idle_but_differs(record: PairRecord) -> str:
    """A text that is said to play no part, though a fact that is not about its own card differs without it."""
    name = record.left_out
    if not name or f"the text of {name} plays no part" not in record.idle:
        return ""
    return next((one.fact for one in record.compared if one.differs and name not in one.fact), "")


ALWAYS, NEVER = "always", "never"


def _differs_but_the_same(record: PairRecord) -> str:
    """A fact that is said to differ although it is always so with a card and without it, or never."""
    for one in record.compared:
        both = {one.having.lower(), one.without.lower()}
        if one.differs and (both in ({ALWAYS}, {NEVER})):
            return f"{one.fact}: {one.having} with and without"
    return ""


def _same_but_differs(record: PairRecord) -> str:
    for one in record.compared:
        if one.differs is False and {one.having.lower(), one.without.lower()} == {ALWAYS, NEVER}:
            return f"{one.fact}: {one.having} with, {one.without} without"
    return ""


_ITSELF = re.compile(r"(?:^|; )(\S[^;]*?) (?:saves|can save|kills|counters) \1(?=$|[;,. ]| \()")


def _acts_on_itself(record: PairRecord) -> str:
    said = (_ITSELF.search(words) for words in (record.answer, *(one.summary for one in record.outcomes)))
    return next((match[0].removeprefix("; ") for match in said if match), "")


def _says_nothing(record: PairRecord) -> str:
    return "there is no verdict" if record.ended == ANSWERED and not record.answer else ""


CONTRADICTIONS = (
    Contradiction("they do not interact, and an outcome names both", _outcome_names_both),
    Contradiction("they do not interact, and an event names both", _event_names_both),
    Contradiction("they do not interact, and a question was shown", _no_but_shown),
    Contradiction("they do not interact, and a question was not tried", _no_but_not_tried),
    Contradiction("they do not interact, and a ruling on the pair agrees", _no_but_agrees),
    Contradiction("they are denied to interact, and a fact differs without a card", _denied_but_differs),
    Contradiction("they are denied to interact, and the outcomes differ without a card", _denied_but_other_outcomes),
    Contradiction("they do not interact, and no set-up was compared", _denied_but_not_compared),
    Contradiction("a text plays no part, and a fact differs without it", _idle_but_differs),
    Contradiction("they interact, and no question was shown", _yes_but_none_shown),
    Contradiction("they interact, and no outcome is listed", _yes_but_no_outcome),
    Contradiction("complete, and lines were dropped", _complete_but_dropped),
    Contradiction("complete, and the walk was cut", _complete_but_cut),
    Contradiction("complete, and nothing was walked", _complete_but_not_walked),
    Contradiction("complete, and a question was not tried", _complete_but_not_tried),
    Contradiction("complete, and it rests on an open question", _complete_but_doubtful),
    Contradiction("doubtful, and no open question is named", _doubtful_without_doubt),
    Contradiction("whether they interact is open, and the exit code is 0", _unknown_but_answered),
    Contradiction("different outcomes have the same words", _same_words),
    Contradiction("more or fewer outcomes are said than listed", _other_number),
    Contradiction("they interact, and without a card all outcomes are the same", _without_is_the_same),
    Contradiction("a fact is said to differ and does not", _differs_but_the_same),
    Contradiction("a fact differs and is said not to", _same_but_differs),
    Contradiction("something acts on itself by name", _acts_on_itself),
    Contradiction("a price is told, and a line does not pay it", price_nobody_has_to_pay),
    Contradiction("answered, and there is no verdict", _says_nothing),
)
"""All ways that are known."""


def at_odds(record: PairRecord) -> list[tuple[str, str]]:
    """The ways in which an answer is at odds with itself, each with its evidence."""
    return [(one.name, evidence) for one in CONTRADICTIONS if (evidence := one.found(record))]
