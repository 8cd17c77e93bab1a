"""Common parts of the look-up screens: the first line, points for rules and rulings, the ``more:`` line."""

from __future__ import annotations

from judge.answers.page.blocks import BETWEEN, GONE, ID, STANDS, TITLE, UNMARKED, Paragraph, Span, line
from judge.answers.page.fit_lines import COLUMNS, MARGIN, MOST_OF_A_POINT, Point, Points, cut
from judge.answers.page.labels import answer_label, rule_label, standing
from judge.content.documents import is_followed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Citation, Hit
    from judge.answers.page.how_much import More
    from judge.content.model import FaqEntry

BEHIND = ("Example: ", "Note: ")
"""How the parts of a rule's text begin that stand behind its words."""
LEAST_RULINGS = 3
"""So many rulings are shown however long the rest is."""


def first_line(answer: Answer, *names: str, label: str = "", badge: str = "") -> Paragraph:
    """What was read, with the version and the day: ``809 DEFLECT  keyword  Core 1.4, 2026-11-23``."""
    spans = [Span(label, ID), Span(" ")] if label else []
    spans.append(Span(names[0], TITLE))
    for more in names[1:]:
        spans += [BETWEEN, Span(more)]
    if badge not in UNMARKED:
        spans += [BETWEEN, Span(f"[{badge}]", STANDS if is_followed(badge) else GONE)]
    return Paragraph(line("read", *spans, BETWEEN, answer.short_version_line))


def beside(text: str) -> Paragraph:
    """Something else to know, in a muted line."""
    return Paragraph(line("set-up", text))


def said(text: str) -> Paragraph:
    """What answers the question."""
    return Paragraph(line("verdict", text))


def words_of(place: Citation) -> str:
    """The words of a rule without its examples; the official ones where we have none."""
    parts = [part for part in place.text.split("\n\n") if not part.startswith(BEHIND)]
    text = " ".join(parts)
    return place.official.partition("\n\n")[0] if text == place.title and place.official else text


def official(place: Citation) -> Iterator[Paragraph]:
    """The official wording beside ours, as much of it as there is room for; nothing where it was not imported."""
    if place.official and words_of(place) != place.official.partition("\n\n")[0]:
        text = " ".join(place.official.split())
        yield beside(cut(f"Official text: {text}", COLUMNS, MOST_OF_A_POINT))


def examples_of(place: Citation) -> list[str]:
    """The examples and notes of a rule."""
    return [part for part in place.text.split("\n\n") if part.startswith(BEHIND)]


def ruling_point(entry: FaqEntry, status: str, *, whole: bool) -> Point:
    """A ruling in one line: its short answer, and whether it is in force."""
    badge = standing(entry, status)
    text = entry.short or (entry.today or entry.answer).partition("\n\n")[0]
    return Point(answer_label(entry, whole=whole), text, badge, stands=badge in {"in force", "holds"}, most=2)


def rulings(entries: Iterable[tuple[FaqEntry, str]], more: More) -> Points:
    """Rulings in one line each, those that hold before those that were changed."""
    points = [ruling_point(entry, status, whole=more.ids) for entry, status in entries]
    points.sort(key=lambda point: (not point.stands, point.is_long))
    return Points("Rulings", tuple(points), "--rulings", LEAST_RULINGS)


def cited_point(place: Citation, version: str, *, whole: bool, most: int = MOST_OF_A_POINT) -> Point:
    """A rule that is cited, by its number."""
    return Point(rule_label(place.id, version, whole=whole), words_of(place), most=most)


def see_also(hits: Iterable[Hit], answer: Answer, more: More) -> Iterator[Paragraph]:
    """What else there is to read, in one line: each title is said once."""
    parts = []
    last = ""
    for hit in hits:
        label = rule_label(hit.id, answer.rules, whole=more.ids).removeprefix("card:")
        title = "" if hit.title in {last, label} or hit.kind == "faq" else f" {hit.title}"
        parts.append(f"{label}{title}")
        last = hit.title
    if parts:
        yield Paragraph(line("also", cut(f"See also: {', '.join(parts)}", COLUMNS - MARGIN, 2)))


def more_line(*options: str) -> Paragraph:
    """What is behind the screen, as options and commands that there are; the empty ones are left out."""
    return Paragraph(line("more", f"more: {'  '.join(one for one in options if one)}"))
