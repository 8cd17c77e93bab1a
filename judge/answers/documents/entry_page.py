"""The page of a FAQ answer, of an erratum, or of a whole FAQ or bulletin, by its id."""

from __future__ import annotations

from judge.answers.library.cited_places import errata_citation, faq_citation, hit_of, rule_text
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation
from judge.answers.page.fit_lines import COLUMNS, GAP_LINE, Points, cut, height
from judge.answers.page.labels import answer_label, standing
from judge.answers.page.screen_parts import Screen, answer_paragraph, beside, cited_point
from judge.content.documents import is_followed
from judge.content.ids import parse_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.page.blocks import Block
    from judge.content.library import Library
    from judge.content.model import FaqEntry

MOST_OF_A_QUESTION = 3
MOST_OF_AN_ANSWER = 9
"""The maximum number of lines of each."""
MOST_RULES = 6


def entry_answer(library: Library, question: str, identifier: str) -> Answer:
    """An answer, an erratum, or a whole document of them, by id."""
    identity = parse_id(identifier)
    assert identity is not None
    whole = library.bulletin(identifier)
    hits = tuple(hit_of(library, other) for other in whole)
    citations: tuple[Citation, ...]
    page: Screen | None = None
    if identity.kind == "faq":
        entry = library.answer(identifier)
        citations, summary = (faq_citation(library, entry),), entry.today or entry.answer
        hits = tuple(hit_of(library, other) for other in (*entry.rules, *entry.superseded_by))
        page = _ruling_screen(library, entry)
        identifier = entry.id
    elif whole:
        citations, summary = (), f"{len(whole)} entries."
        page = _bulletin_screen(library, identifier, whole)
    else:
        erratum = library.erratum(identifier)
        current = library.is_current(erratum)
        place = errata_citation(library, erratum, current=current)
        citations, summary = (place,), erratum.after
        hits = (hit_of(library, f"card:{erratum.card}"), *(hit_of(library, other) for other in erratum.rules))
        from judge.answers.documents.errata_page import erratum_screen  # noqa: PLC0415 - only for an erratum

        page = erratum_screen(library, erratum, place, library.status(erratum.id))
    return Answer(
        question=question,
        read_as=identifier,
        kind="search",
        answer=summary,
        citations=citations,
        hits=tuple(hit for hit in hits if hit.title),
        page=page,
    )


def _bulletin_screen(library: Library, identifier: str, whole: Iterable[str]) -> Screen:
    """The screen of a bulletin: each of its cards with its change."""
    from judge.answers.documents.errata_page import bulletin_screen  # noqa: PLC0415 - only for a bulletin
    from judge.content.documents import document  # noqa: PLC0415 - the same

    known = document("errata", identifier.partition("@")[2])
    names = (known.title, known.published) if known else (identifier,)
    return bulletin_screen(library, names, [library.erratum(one) for one in whole])


def _ruling_screen(library: Library, entry: FaqEntry) -> Screen:
    """The question, the short answer, and the rules that it rests on. Rules whose text is not held are left out."""
    status = library.status(entry.id)
    badge = standing(entry, status)
    held = [rule for identifier in entry.rules if (rule := library.find_rule(identifier))][:MOST_RULES]
    rules = tuple([Citation(rule.id, rule.title, rule_text(rule)) for rule in held])
    parts = [part for part in (entry.short, *(entry.today or entry.answer).split("\n\n")) if part]
    told: list[Block] = [beside(cut(entry.question, COLUMNS, MOST_OF_A_QUESTION)), *_as_far_as(parts)]
    if entry.superseded_by:
        told.append(beside(f"Replaced by {', '.join(entry.superseded_by)}."))
    if entry.simulated:
        told.append(beside(f"({entry.simulated.partition(' (')[0]})"))
    return Screen(
        (entry.topic,),
        (Points("", tuple([cited_point(one, library.version) for one in rules]), "--rules"),),
        ("--rules" if rules else "",),
        (*told, GAP_LINE),
        label=answer_label(entry),
        id=entry.id,
        badge=badge if is_followed(status) else f"{badge}; {status}",
        is_whole=True,
        takes=("--all", "--ids", "--rules"),
        behind=rules,
    )


def _as_far_as(parts: list[str]) -> Iterator[Block]:
    """As many paragraphs of an answer as there is room for. The first one is always there, cut if necessary."""
    left = MOST_OF_AN_ANSWER
    for at, part in enumerate(parts):
        needed = height(part)
        if at and needed > left:
            yield beside("… (--all)", short=None if at == 1 else "")
            return
        if at:
            yield beside(part, short="… (--all)" if at == 1 else "")
        else:
            yield answer_paragraph(cut(part, COLUMNS, left))
        left -= needed
