"""A rule in two versions, side by side: the text of each, if known, and the changes in between."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from judge.answers.browsing.page import Page
from judge.answers.lookups.history_page import history_answer
from judge.answers.page.blocks import BETWEEN, ID, Paragraph, Span, line
from judge.answers.page.fit_lines import GAP_LINE
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import answer_paragraph, first_line, words_of
from judge.content.ids import parse_id
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.answers.browsing.places import Place
    from judge.answers.page.blocks import Block, Citation, Line
    from judge.content.library import Library

NOT_HELD = "Its words are not held: judge import FILE reads an official document that you have."
UNCHANGED = ("moved", "unchanged")
"""The beginning of the note of a version that has the words of the one before."""
NO_EARLIER = "There is no earlier version of it."


class Beside(NamedTuple):
    """Two versions of a rule as a table of two columns."""

    heads: tuple[str, str]
    texts: tuple[str, str]

    def as_lines(self) -> Iterator[Line]:
        yield line("halves", self.heads[0], BETWEEN, self.heads[1])
        yield line("halves", self.texts[0], BETWEEN, self.texts[1])


def versions_page(library: Library, place: Place) -> Page:
    """The page of two versions of a rule, those of ``place`` or the last two between which its words changed.

    Raises NotFound for a number that no version has.
    """
    place = place._replace(words=_worded(library, place.words))
    answer = history_answer(library, place.words).by(library)
    known = {identity.version: one for one in answer.citations if (identity := parse_id(one.id))}
    old, new = _chosen(known, place)
    title = next((one.title for one in reversed(answer.citations) if parse_id(one.id)), "")
    number = rule_label(answer.read_as, library.version)
    words = _words(library, known)
    sides = [(_head(known[one], one), words[one]) if one else ("", NO_EARLIER) for one in (old, new)]
    blocks: list[Block] = [
        first_line(answer, title or "A rule", "two versions", label=number),
        answer_paragraph(answer.answer),
        GAP_LINE,
        Beside((sides[0][0], sides[1][0]), (sides[0][1], sides[1][1])),
    ]
    labels = dict(_others(known, place, old, new))
    if labels:
        spans = [span for label in labels for span in (Span(label, ID), Span("  "))]
        blocks += [GAP_LINE, Paragraph(line("also", "Other versions: ", *spans[:-1]))]
    return Page(f"{number} in {old or 'none'} and {new}", tuple(blocks), answer.read_as, labels, answer.read_as)


def _worded(library: Library, text: str) -> str:
    """The rule that has the words of a heading, because headings themselves have no text that could change."""
    rule = library.find_rule(text)
    if rule is None or not rule.heading or rule.text:
        return text
    _, source = library.what_it_does(rule.id)
    return source or (rule.children[0] if rule.children else text)


def _chosen(known: Mapping[str, Citation], place: Place) -> tuple[str, str]:
    """The versions to show. The older one is ``""`` for a rule that has only one."""
    versions = list(known)
    if place.old in known and place.new in known:
        return place.old, place.new
    changed = [at for at, one in enumerate(known.values()) if at and one.note.startswith("reworded")]
    new = changed[-1] if changed else len(versions) - 1
    return versions[new - 1] if new else "", versions[new]


def _others(known: Mapping[str, Citation], place: Place, old: str, new: str) -> Iterator[tuple[str, Place]]:
    """Each other pair of versions that could be shown, by its name."""
    versions = list(known)
    for before, after in pairwise(versions):
        if (before, after) != (old, new):
            yield f"{before}-{after}", place._replace(old=before, new=after)
    if len(versions) > 2 and (versions[0], versions[-1]) != (old, new):
        yield f"{versions[0]}-{versions[-1]}", place._replace(old=versions[0], new=versions[-1])


def _head(side: Citation, version: str) -> str:
    """The version with the number of the rule there, and its change since the version before."""
    became = side.note.partition(", was ")[0]
    return f"{version}:{side.id.partition(':')[2]} ({became})" if became else f"{version}:{side.id.partition(':')[2]}"


def _words(library: Library, known: Mapping[str, Citation]) -> dict[str, str]:
    """The text of the rule in each version: the official one if it is imported, else ours, of the newest version.

    Our text also counts for an older version from which the rule only moved.
    """
    found: dict[str, str] = {}
    after = ""
    for version, one in reversed(list(known.items())):
        rule = library.find_rule(one.id)
        own = words_of(one).strip()
        held = "" if own == one.title and rule is None else own
        found[version] = " ".join((one.official or held or after or NOT_HELD).split())
        after = held or after
        if not one.note.startswith(UNCHANGED):
            after = ""
    return found
