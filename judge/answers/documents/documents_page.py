"""Pages about the documents themselves: the list of editions, the bulletins and their entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.changes.named_document import DocumentName, imported_id
from judge.answers.library.engine_differences import engine_differences
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Hit
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.screen_parts import Screen
from judge.content import documents
from judge.content.documents import DOCUMENTS, IN_FORCE, NEWEST_HELD, document, is_followed, status_on
from judge.content.editions import editions, not_held, with_ends
from judge.content.ids import RULE_DOCUMENTS
from judge.content.imported import sound_documents
from judge.content.model import Document

if TYPE_CHECKING:
    from judge.answers.typed.days_in_words import DaysSaid
    from judge.content.library import Library

READS = "judge import FILE reads a newer one that you have."


def versions_answer(library: Library) -> Answer:
    """A list of every document, newest first within its kind, with its dates and its status."""
    listed = tuple(one for document in DOCUMENTS for one in _in_its_place(library, document))
    page = _page(library, "versions", current(library), listed)
    unknown = _unknown(listed)
    points = (*_points(library, listed), *(Point(hit.id, hit.title, hit.status) for hit in unknown))
    commands = ("judge diff 1.3 1.4", "judge faq", "judge errata", "judge bans")
    screen = Screen(("Documents",), (Points("", points),), commands)
    return page._replace(hits=(*page.hits, *unknown), page=screen)


def current(library: Library) -> str:
    """The rulebooks in force on the day asked for, in words, and the ones used instead of those that are not held."""
    named, instead = [], []
    for rulebook in RULE_DOCUMENTS:
        held, newer = library.edition(rulebook), library.basis.newer_than_held(rulebook)
        name = f"{held.title} {held.version}"
        named.append(f"{newer.title} last updated {newer.published} ({newer.id}, not held)" if newer else name)
        instead += [name] if newer else []
    said = f"In force on {library.as_of}{as_far_as_known(library)}: {', '.join(named)}."
    if instead:
        said += f" Answers go by the newest ones held: {', '.join(instead)}. {READS}"
    return f"{said} {engine_differences(library)}".rstrip()


def as_far_as_known(library: Library) -> str:
    """The last day on which documents were looked for, in words, if the day asked for is later. Otherwise ""."""
    until = library.basis.known_until
    return f", as far as known on {until}" if "" < until < library.as_of else ""


def _in_its_place(library: Library, known: Document) -> tuple[Document, ...]:
    """A known document with the days on which it is in force. The newest rulebook is followed by later ones."""
    if known.kind != "rules":
        return (known,)
    held = editions(library.store, known.document)
    place = next(at for at, one in enumerate(held) if one.version == known.version)
    if known.version != documents.newest(known.document).version:
        return (held[place],)
    later = [one for one in not_held(library.store, known.document) if one.published <= library.as_of]
    chain = (*held, *(one.as_document() for one in later))
    return (with_ends(chain) if later and later[-1].in_force <= library.as_of else chain)[place:]


def bulletins_answer(library: Library, when: DaysSaid | None = None) -> Answer:
    """A list of the bulletins of errata, newest first. If the question names days, only of those."""
    bulletins = (*(one for one in DOCUMENTS if one.kind == "errata"), *imported_others("errata"))
    if when is not None:
        bulletins = tuple(one for one in bulletins if when.within(one.published))
    announced = sum(one.retired == "retired" for one in bulletins)
    count = len(bulletins) - announced
    summary = f"{count or 'No'} bulletin{'s' * (count != 1)}"
    summary += f" {when.in_words}" if when is not None else ""
    summary += f", and {announced} list of errata that were only announced" if announced else ""
    page = _page(library, "errata", f"{summary}.", bulletins)
    lists = (Points("", _points(library, bulletins)),)
    return page._replace(page=Screen(("Errata",), lists, ("judge errata DAY", "judge errata CARD")))


def faqs_answer(library: Library) -> Answer:
    """A list of the FAQs, newest first, with the number of answers in each."""
    faqs = (*(one for one in DOCUMENTS if one.kind == "faq"), *imported_others("faq"))
    many = {one.id: len(library.bulletin(one.id)) for one in faqs}
    page = _page(
        library, "faq", f"{len(faqs)} FAQs with {sum(many.values())} answers; judge faq NAME lists them.", faqs
    )
    return page._replace(
        hits=tuple(hit._replace(title=f"{hit.title}, {many[hit.id]} answers") for hit in page.hits),
        page=Screen(
            ("FAQs",),
            (Points("", tuple(_point(library, one, f"{many[one.id]} answers") for one in reversed(faqs))),),
            ("judge faq NAME", "judge faq CARD"),
        ),
    )


def _page(library: Library, question: str, summary: str, listed: tuple[Document, ...]) -> Answer:
    hits = tuple(Hit(one.id, "document", _line(library, one), _status(library, one)) for one in reversed(listed))
    return Answer(
        question,
        question,
        "search",
        answer=summary,
        hits=hits,
    )


NOT_YET = "not yet"
_LABELS = {"core": "Core", "tournament": "TR", "faq": "FAQ", "errata": "errata"}
"""The beginnings of the labels of documents, in the order in which they are listed."""


def _points(library: Library, listed: tuple[Document, ...]) -> tuple[Point, ...]:
    """The documents in lines, kind by kind, each newest first."""
    return tuple(
        _point(library, one) for kind in _LABELS for one in reversed(listed) if kind in {one.kind, one.document}
    )


def _point(library: Library, one: Document, also: str = "") -> Point:
    """A document in a line: its days, and its successors. Documents in force go before the rest."""
    status = _status(library, one)
    label = f"{_LABELS[one.document if one.kind == 'rules' else one.kind]} {one.version or one.document}"
    parts = [f"{one.in_force} to {one.until}" if one.until else f"since {one.in_force}"]
    parts += [also] if also else []
    if one.kind == "errata":
        parts.append(one.title)
    if one.kind == "faq" and (successors := successor_ids(library, one)):
        parts.append(f"replaced by {' and '.join(successors)}")
    if is_unheld(library, one):
        parts.append("text not held")
    elif imported_id(DocumentName(one.document if one.kind == "rules" else one.kind, *_name_and_version(one))):
        parts.append("official text imported")
    stands, badge = is_followed(status), status.partition(",")[0].partition(" 2")[0]
    badge = NOT_YET if badge.startswith("not") else badge
    return Point(label, ", ".join(parts), badge, stands, rank=int(stands), most=2, id=one.id)


def _status(library: Library, one: Document) -> str:
    """The status of a document. For a rulebook, also whether it is not held, or is the newest that is held."""
    status = status_on(one, library.as_of)
    newer = library.basis.newer_than_held(one.document) if one.kind == "rules" else None
    if newer and one.version == newer.held:
        return NEWEST_HELD
    if is_unheld(library, one) and status == IN_FORCE:
        return "in force, not held"
    if one.kind == "faq" and status == IN_FORCE:
        return status + as_far_as_known(library)
    return status


def is_unheld(library: Library, one: Document) -> bool:
    """Whether nothing but the existence of a rulebook is known."""
    return one.kind == "rules" and one.version in {other.version for other in not_held(library.store, one.document)}


def _line(library: Library, one: Document) -> str:
    title = f"{one.title} {one.version}" if one.kind == "rules" else one.title
    days = f"in force {one.in_force} to {one.until}" if one.until else f"in force since {one.in_force}"
    if one.kind == "errata" and one.retired:
        days = "never carried by a bulletin"
    parts = [title, f"published {one.published}", days]
    parts += [f"replaces {other}" for other in replaced(library, one)]
    if successors := successor_ids(library, one):
        parts.append(f"replaced by {' and '.join(successors)}")
    if is_unheld(library, one):
        parts.append("text not held")
    elif imported_id(DocumentName(one.document if one.kind == "rules" else one.kind, *_name_and_version(one))):
        parts.append("official text imported")
    elif one.kind == "rules" and not library.has_text(one.document, one.version):
        parts.append("numbers only" if one.document == "core" else "no text")
    return ", ".join(parts)


def _name_and_version(one: Document) -> tuple[str, str]:
    """The name and version that an import of this document has."""
    return (one.document, "") if one.kind == "faq" else ("", one.version)


def successor_ids(library: Library, one: Document) -> tuple[str, ...]:
    """The successors of a document: the next edition, or for a FAQ the rules and its bulletin."""
    if not one.until:
        return ()
    if one.kind == "rules":
        held = [(other.id, other.in_force) for other in editions(library.store, one.document)]
        known = [(other.id, other.in_force) for other in not_held(library.store, one.document)]
        return tuple(identifier for identifier, day in (*held, *known) if day == one.until)
    if one.kind == "errata":
        return ()
    rules = documents.edition_on("core", one.until)
    bulletin = document("errata", one.document)
    took_in = bulletin is not None and one.published < bulletin.published <= one.until
    return tuple(other.id for other in (rules, bulletin if took_in else None) if other)


def replaced(library: Library, one: Document) -> tuple[str, ...]:
    """The earlier edition that a document replaced."""
    if one.kind != "rules":
        return ()
    earlier = [other.id for other in editions(library.store, one.document) if other.in_force < one.in_force]
    return tuple(earlier[-1:])


def imported_others(kind: str) -> tuple[Document, ...]:
    """The imported FAQs or bulletins that the project does not know, as documents."""
    known = (
        {one.document for one in DOCUMENTS if one.kind == kind} if kind == "faq" else {one.version for one in DOCUMENTS}
    )
    found = []
    for one in sound_documents() if kind in {"faq", "errata"} else ():
        if one.kind == kind and (one.document if kind == "faq" else one.version) not in known:
            retired = one.version if "retired" in one.title else ""
            title = one.title.partition(",")[0]
            found.append(
                Document(kind, one.document, one.version, title, one.date, one.date, retired, "retired" * bool(retired))
            )
    return tuple(found)


def _unknown(listed: tuple[Document, ...]) -> tuple[Hit, ...]:
    """The imported documents that are in no list of ours."""
    known = {one.id for one in listed}
    found = []
    for one in sound_documents():
        base = f"{one.kind}@{one.document}" if one.kind == "faq" else one.id
        if base not in known:
            dates = f", published {one.date}" if one.date and one.kind != "bans" else ""
            what = "" if one.kind == "bans" else "official text "
            found.append(Hit(one.id, "document", f"{one.title}{dates}, {what}imported", "imported"))
    return tuple(found)
