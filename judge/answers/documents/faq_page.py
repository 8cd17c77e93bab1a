"""``judge faq``: the FAQs, the answers of one, one answer by its id, those on a card or a keyword, or by a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.documents.documents_page import faqs_answer
from judge.answers.documents.page_of_an_id import id_answer
from judge.answers.finding.search_screen import SearchScreen
from judge.answers.finding.searched_part import searched
from judge.answers.library.cited_places import faq_citation, hit_of
from judge.answers.library.numbers_over_versions import meaning, no_rule_is_called
from judge.answers.page.answer import Answer
from judge.answers.page.labels import rule_label
from judge.content.documents import document, is_followed
from judge.content.ids import parse_id, rule_id
from judge.content.typed_numbers import read_number
from judge.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.answers.page.request import Request
    from judge.content.library import Library


def faq_answer(library: Library, request: Request) -> Answer:
    """The page for the words after ``judge faq``.

    Raises NotFound if no answer of a FAQ has anything to do with them.
    """
    text = " ".join(request.question.split())
    if not text:
        return faqs_answer(library)
    if identifier := whole_id(text):
        return request.shortened(id_answer(library, identifier))
    name = text.casefold().removeprefix("faq@")
    if entries := library.bulletin(f"faq@{name}"):
        known = document("faq", name)
        return _list(library, request, f"faq@{name}", known.title if known else f"The FAQ {name}", entries)
    if asked := _rule_asked(library, text):
        return _on_number(library, request, asked)
    for kind, named in library.named(text):
        if kind == "card" and (found := [entry.id for entry in library.card(named).faq]):
            return _list(library, request, f"card:{named}", named, found)
        if kind in {"keyword", "section"} and (found := _on_rule(library, named)):
            return _list(library, request, named, text, found)
    return searched(library, request, "an answer of a FAQ", lambda id_: id_.startswith("faq@")) or _misspelt(
        library, request
    )


def whole_id(text: str) -> str:
    """The id of an answer, with ``faq@`` before it or not. "" for any other text."""
    identity = parse_id(text) or parse_id(f"faq@{text}")
    return str(identity) if identity and identity.kind == "faq" else ""


def _rule_asked(library: Library, text: str) -> str:
    """The id of the rule whose number or id a text is. "" for any other text."""
    identity = parse_id(text)
    if identity and identity.kind == "rule":
        return str(identity)
    typed = read_number(text)
    if typed is None:
        return ""
    document = typed.document or "core"
    return rule_id(document, typed.version or library.written(document), typed.number)


def _on_number(library: Library, request: Request, asked: str) -> Answer:
    """The answers that rest on a rule, under its number today."""
    past = meaning(library, asked)
    rule = past.now if past and past.now else asked
    if library.find_rule(rule) is None:
        raise no_rule_is_called(library, asked.partition(":")[2])
    if entries := _on_rule(library, rule):
        return _list(library, request, rule, f"Rule {rule_label(rule, library.written('core'))}", entries)
    raise NotFound(f"no answer of a FAQ rests on {rule}", hint=f"judge {request.question.strip()} shows the rule.")


def _on_rule(library: Library, identifier: str) -> list[str]:
    """The answers that rest on a rule or on one below it."""
    rule = library.find_rule(identifier)
    if rule is None:
        return []
    section = library.section(rule)
    found = [entry.id for part in (rule, *section.below) for entry in library.rulings_on(part.id)]
    return list(dict.fromkeys(found))


def _list(library: Library, request: Request, read_as: str, title: str, ids: Iterable[str]) -> Answer:
    """Answers one below the other, those that still hold first."""
    entries = [library.answer(id_) for id_ in ids]
    entries.sort(key=lambda entry: (entry.status != "holds", not is_followed(library.status(entry.id))))
    many = f"{len(entries)} answer{'s' * (len(entries) != 1)}"
    more = f", the first {request.limit} of them here (-n)" if len(entries) > request.limit else ""
    shown = entries[: request.limit]
    return Answer(
        request.question,
        read_as,
        "search",
        answer=f"{title}: {many}{more}.",
        citations=tuple(faq_citation(library, entry) for entry in shown),
        hits=tuple(hit_of(library, entry.id) for entry in shown),
        page=SearchScreen(title, frozenset(), len(entries)),
    )


def _misspelt(library: Library, request: Request) -> Answer:
    """The answers on the card whose name was not typed in full. Raises NotFound if there are none."""
    from judge.answers.imported.other_cards import resolve_card  # noqa: PLC0415 - only where nothing else was found

    match = resolve_card(library, request.question)
    near = match.alternatives[:6] if match else ()
    if match and match.name and (entries := library.page(match.name).faq):
        found = _list(library, request, f"card:{match.name}", match.name, [entry.id for entry in entries])
        return found._replace(notes=(f"Read as {match.name}.",))
    hint = "" if near else "judge faq lists the FAQs; judge search looks through the rules, too."
    raise NotFound(f"no answer of a FAQ is about {request.question!r}", hint=hint, nearest=near)
