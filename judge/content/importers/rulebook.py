"""Reads a rulebook from lines in any state: its rules, oddities, and text that could not be placed."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from judge.content.ids import number_key, parent_number
from judge.content.importers.assemble import NumberedLine, assemble
from judge.content.importers.clean_text import tidy
from judge.content.importers.join_lines import join, vocabulary
from judge.content.importers.rule_numbers import Numbered, follows, growing, readings
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.content.importers.imported_rule import ImportedRule
    from judge.content.importers.text_line import TextLine

_EXPECTS_A_NUMBER = re.compile(r"\b(?:[Ss]ee|in|of|to|by|per|and|or|until|through|CR)(?: rules?)?$|\brules?$")
_LONGEST_ENDING = 20
"""In it are the last words of a line that expect a number, and the letter before them."""
_MUST_BE_A_REFERENCE = re.compile(r"\b(?:[Ss]ee|rules?|CR)$")
_REST_OF_A_NUMBER = re.compile(r"\.?(?P<rest>(?:\d{1,2}|[a-z])(?:\.(?:\d{1,2}|[a-z]))*)(?:\.(?=\s|$)|(?=\s|$))")
_PIECE_OF_A_NUMBER = re.compile(r"\d{3}(?:\.(?:\d{1,2}|[a-z]))*\.?")
_END = re.compile(r"Related FAQ(?: \(\d+\))?$", re.IGNORECASE)
_SENTENCE_END = re.compile(r"[.!?:;)\"'\]]$")
_LISTED = re.compile(r"(?:\.{3,}|[\w)]) ?\d{1,3}$")
_NO_HEADING = re.compile(r"Step \d|\W|\d")
_INSIDE = re.compile(r"(?<=[.!?)\"\]\d]) (\d{3}(?:\.(?:\d{1,2}|[a-z])){2,})\. (?=[A-Z])")


class Rulebook(NamedTuple):
    """The rules of a document, the lines before and after them, and remarks for the user."""

    rules: tuple[ImportedRule, ...]
    preamble: tuple[TextLine, ...]
    behind: tuple[TextLine, ...]
    odd: tuple[str, ...]


class _Candidate(NamedTuple):
    place: int
    numbered: Numbered
    used: int  # so many lines make up the number


def read_rulebook(lines: Sequence[TextLine], *, where: str = "") -> Rulebook:
    """Read the rules; raises ContentError if there are none or their order is too mixed up.

    The numbers of a rulebook only grow. Among all lines that begin with a number, the heaviest growing subsequence
    counts as rules; the other lines are text.
    """
    end = next((place for place, line in enumerate(lines) if _END.match(line.text)), len(lines))
    candidates = list(_candidates(lines[:end]))
    weights = [_weight(candidate, lines) for candidate in candidates]
    chosen = growing([candidate.numbered.number for candidate in candidates], weights)
    if not chosen:
        raise ContentError("expected numbered rules, got none", where=where, hint="A rule looks like: 428.1. Text")
    kept = [candidates[place] for place in chosen]
    taken = {candidate.place for candidate in kept}
    out = [one for one in candidates if one.numbered.sure == 3 and one.place > kept[0].place and one.place not in taken]
    if len(out) > max(5, len(kept) // 20):
        raise ContentError(
            f"{len(out)} rule numbers are out of order, the first is {out[0].numbered.number}",
            where=lines[out[0].place].place or where,
            hint="Pages or columns seem to be mixed up; try another form of the document.",
        )
    numbered = list(_joined(lines[:end], kept))
    are_marked = any(line.heading for line in numbered)
    rules = assemble(
        [_levelled(line, later, are_marked) for line, later in zip(numbered, [*numbered[1:], None], strict=True)]
    )
    odd = [f"{lines[one.place].place}: {one.numbered.number} is out of order: read as text" for one in out]
    return Rulebook(tuple(rules), tuple(lines[: kept[0].place]), tuple(lines[end:]), (*odd, *gaps(rules)))


def gaps(rules: Sequence[ImportedRule]) -> Iterator[str]:
    """Remarks on numbers that seem to be missing: a subrule without its predecessor, a number inside another rule."""
    known = {rule.number for rule in rules}
    for earlier, later in pairwise(rules):
        above = parent_number(later.number)
        if not above or follows(later.number, earlier.number):
            continue
        reason = f"{later.number} comes after {earlier.number}"
        if above not in known:
            yield f"{reason}: there is no {above}"
        elif not any(follows(later.number, one) for one in _levels(earlier.number)):
            yield f"{reason}: a number between them is missing"
    for rule in rules:
        for inside in _INSIDE.findall(rule.text):
            if inside not in known and number_key(inside) > number_key(rule.number):
                yield f"{rule.number} contains what looks like rule {inside}"


def _levels(number: str) -> Iterator[str]:
    while number:
        yield number
        number = parent_number(number)


def _candidates(lines: Sequence[TextLine]) -> Iterator[_Candidate]:
    """The lines that may begin a rule, each in its most likely reading."""
    current = ""
    above = ""
    for place, line in enumerate(lines):
        text = line.text
        if not text:
            continue
        options = [_Candidate(place, one, 1) for one in readings(text)]
        if options and current and not line.heading and _EXPECTS_A_NUMBER.search(above[-_LONGEST_ENDING:]):
            options = [one for one in options if _goes_on(one.numbered, current, above)]
        if current and _PIECE_OF_A_NUMBER.fullmatch(text):
            options += _across_lines(place, text, lines[place + 1 : place + 3])
        found = _likeliest(options, current, above)
        if found:
            current = found.numbered.number
            yield found
        above = text


def _goes_on(numbered: Numbered, current: str, above: str) -> bool:
    """Whether a number after ``or`` or ``and`` is the next subrule and not a reference."""
    is_next = bool(current) and "." in numbered.number and follows(numbered.number, current)
    return numbered.sure > 1 and is_next and not _MUST_BE_A_REFERENCE.search(above)


def _across_lines(place: int, text: str, later: Sequence[TextLine]) -> Iterator[_Candidate]:
    """A number that continues in the next line: ``428.1.`` and ``a. Text``."""
    step, below = next(((step, line.text) for step, line in enumerate(later, 1) if line.text), (0, ""))
    if rest := _REST_OF_A_NUMBER.match(below):
        number = f"{text.rstrip('.')}.{rest['rest']}"
        yield _Candidate(place, Numbered(number, below[rest.end() :].strip(), 2), step + 1)


def _likeliest(options: Sequence[_Candidate], current: str, above: str) -> _Candidate | None:
    for candidate in options:
        if current and follows(candidate.numbered.number, current) and candidate.numbered.sure > 1:
            return candidate
    if not options:
        return None
    best = options[0]
    if current and number_key(best.numbered.number) <= number_key(current):
        later = (one for one in options if one.numbered.sure > 1 and _is_behind(one.numbered.number, current))
        best = next(later, best)
        if best.numbered.sure == 2:  # a blank inside a number that is no other rule
            return best
    number = best.numbered.number
    if best.numbered.sure == 1 and not (
        (not current or follows(number, current)) and (not above or _SENTENCE_END.search(above) or len(above) < 60)
    ):
        return None
    return best if best.numbered.sure != 2 else None


def _is_behind(number: str, current: str) -> bool:
    return number_key(number) > number_key(current)


def _weight(candidate: _Candidate, lines: Sequence[TextLine]) -> int:
    text = candidate.numbered.text
    if text[-1:].isdigit() and _LISTED.search(text):
        return 1  # a line of a table of contents, if the number comes again
    return candidate.numbered.sure + (2 if lines[candidate.place].heading else 0)


def _joined(lines: Sequence[TextLine], kept: Sequence[_Candidate]) -> Iterator[NumberedLine]:
    """Every rule with all its lines joined."""
    known = vocabulary(line.text for line in lines)
    for candidate, later in zip(kept, [*kept[1:], None], strict=True):
        line = lines[candidate.place]
        text = candidate.numbered.text
        for more in lines[candidate.place + candidate.used : later.place if later else len(lines)]:
            text = join(text, more.text, known)
        yield NumberedLine(candidate.numbered.number, tidy(text), line.heading, line.place)


def _levelled(line: NumberedLine, later: NumberedLine | None, are_marked: bool) -> NumberedLine:
    """The line with its heading level: by marks or, in a document without marks, by its appearance."""
    if (are_marked and not line.heading) or "." in line.number:
        return line._replace(heading=0)
    if line.text.endswith((".", ":", "!", "?")) or not line.text or len(line.text) > 70:
        return line._replace(heading=0)
    heads_its_subrules = later is not None and later.number.startswith(f"{line.number}.")
    if line.heading:
        is_chapter = line.heading <= 2 and not heads_its_subrules
    elif _NO_HEADING.match(line.text):
        return line._replace(heading=0)
    else:
        is_chapter = line.number.endswith("00") and not heads_its_subrules
    return line._replace(heading=1 if is_chapter else 2)
