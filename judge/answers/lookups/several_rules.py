"""Several rules that one question names by their numbers, or all from one to another: each in a few lines."""

from __future__ import annotations

from judge.answers.library.cited_places import citation_of, hit_of, opening
from judge.answers.lookups.rule_page import rule_answer
from judge.answers.page.answer import Answer
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import Screen, words_of
from judge.content.ids import rule_id
from judge.errors import NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.blocks import Citation
    from judge.content.library import Library
    from judge.content.several_numbers import Numbers
    from judge.content.typed_numbers import Typed


def several_rules(library: Library, question: str, asked: Numbers) -> Answer:
    """The rules with these numbers. A note names those that do not exist. Raises NotFound if none exists."""
    places: list[Citation] = _between(library, *asked.typed) if asked.is_range else []
    missing: list[str] = []
    found: list[Typed] = []
    problem = None
    for typed in () if places else asked.typed:
        try:
            places.append(rule_answer(library, question, typed).citations[0])
            found.append(typed)
        except NotFound as none:
            problem = none
            missing.append(str(none.reason))
    if problem is not None and not places:
        raise problem
    if len(places) == 1:
        return rule_answer(library, question, found[0])._replace(notes=_sentences(missing))
    points, last = [], ""
    for place in places:
        rule = library.find_rule(place.id)
        words = words_of(place) if rule is None or rule.text else opening(library, rule)
        points.append(Point(rule_label(place.id, library.version), _titled(place.title, words, last), id=place.id))
        last = place.title
    ends = (points[0], points[-1]) if asked.is_range else points
    called = f"Rules {(' to ' if asked.is_range else ', ').join(point.label for point in ends)}"
    return Answer(
        question=question,
        read_as=", ".join(point.id for point in points),
        kind="rule",
        answer=f"{len(points)} rules.",
        citations=tuple(dict.fromkeys(places)),
        hits=tuple(hit_of(library, point.id) for point in points),
        notes=_sentences(missing),
        page=Screen((called,), (Points("", tuple(points)),), ("judge NUMBER",), is_whole=True),
    )


def _sentences(missing: list[str]) -> tuple[str, ...]:
    return tuple(f"{one[0].upper()}{one[1:]}." for one in missing)


def _titled(title: str, words: str, last: str) -> str:
    """The words of a rule after its title, unless the title is already there."""
    return words if title in {last, words, ""} else f"{title}: {words}"


def _between(library: Library, first: Typed, last: Typed) -> list[Citation]:
    """The rules from one to another on the level of the higher of the two, or above it. Empty if either is not held."""
    document = first.document or "core"
    version = first.version or library.written(document)
    order = library.order(document, version)
    ends = [rule_id(document, version, one.number) for one in (first, last)]
    if not all(end in order for end in ends):
        return []
    begin, end = sorted(map(order.index, ends))
    level = min(one.number.count(".") for one in (first, last))
    return [citation_of(library, one) for one in order[begin : end + 1] if one.count(".") - version.count(".") <= level]
