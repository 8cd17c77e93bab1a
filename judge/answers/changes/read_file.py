"""Reads a document straight from a file with the importers, without storing anything or asking questions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from judge.answers.changes.official_documents import volume_of
from judge.content.imported import ImportedDocument
from judge.content.importers.card_list import read_card_list
from judge.content.importers.core_rules import read_core_rules
from judge.content.importers.document_lines import document_lines
from judge.content.importers.errata_page import read_errata_page
from judge.content.importers.faq_page import read_faq_page
from judge.content.importers.listed_cards import CardNames
from judge.content.importers.named_as import NamedAs
from judge.content.importers.patch_notes import read_patch_notes
from judge.content.importers.read_document import read_document
from judge.content.importers.read_rules_document import read_rules_document
from judge.content.importers.reading import ImportOptions
from judge.content.importers.recognise import kind_of
from judge.content.importers.rulebook import read_rulebook
from judge.content.importers.source import read_source
from judge.content.importers.structured_lists import read_structured_lists
from judge.diff.compared_document import ANY_RULES, ComparedDocument
from judge.diff.report import OFFICIAL
from judge.errors import ContentError, Misuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.reading import Reading
    from judge.content.importers.text_line import TextLine
    from judge.content.store import Store

_PAGES = {"faq": read_faq_page, "patch-notes": read_patch_notes}


def read_file(path: str, store: Store) -> ComparedDocument:
    """Reads a document of any kind. Raises ``ContentError`` with what is wrong with it.

    It is named after its document if that is certain, else after its file, so that a modified copy can be compared,
    too.
    """
    source = read_source(Path(path))
    if source.form == "json":
        if listed := read_structured_lists(source, ImportOptions(store, NamedAs())):
            return _only(listed, path)
        cards = read_card_list(source, CardNames(store))
        volume = volume_of(_nameless("cards"), (), cards.entries)
        return volume._replace(id=source.name, title=source.name, date=cards.day)
    lines = document_lines(source)
    kind = kind_of(lines)
    if kind in _PAGES or kind == "errata":
        return _page(path, kind, lines, store)._replace(title=source.name)
    if kind == "rules":
        return _rulebook(lines, source.name, store)
    try:
        return ComparedDocument(source.name, ANY_RULES, source.name, OFFICIAL, tuple(read_core_rules(source.text)))
    except ContentError as problem:
        hint = "Rules, FAQ, errata, patch notes and card lists compare."
        raise ContentError("this is not a document that judge knows", where=path, hint=hint) from problem


def _only(listed: Sequence[Reading], path: str) -> ComparedDocument:
    """The one document of a list. Several must be imported first, so that each has an id."""
    if len(listed) > 1:
        ids = ", ".join(reading.document.id for reading in listed)
        raise Misuse(f"expected one document, got {len(listed)}", where=path, hint=f"Import it; then compare {ids}.")
    return volume_of(listed[0].document, (), listed[0].entries)


def _rulebook(lines: Sequence[TextLine], name: str, store: Store) -> ComparedDocument:
    rules = read_rulebook(lines, where=name).rules
    try:
        document = read_rules_document(lines, name, ImportOptions(store, NamedAs())).document
    except (Misuse, ContentError):
        return ComparedDocument(name, ANY_RULES, name, OFFICIAL, tuple(rules))
    return volume_of(document, rules, ())._replace(title=name)


def _page(path: str, kind: str, lines: Sequence[TextLine], store: Store) -> ComparedDocument:
    try:
        reading = read_document(Path(path), ImportOptions(store, NamedAs()))
    except Misuse:
        entries = read_errata_page(lines, CardNames(store)) if kind == "errata" else _PAGES[kind](lines)
        return volume_of(_nameless(kind), (), entries)._replace(id=Path(path).name)
    return volume_of(reading.document, (), reading.entries)


def _nameless(kind: str) -> ImportedDocument:
    return ImportedDocument(kind, kind, "", "", "", "", "", 0)
