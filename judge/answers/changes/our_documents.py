"""Documents in the project's own words, for comparison: rules, answers, corrections and facts of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.catalogue_facts import facts_line
from judge.content.documents import document
from judge.content.editions import edition
from judge.content.history import History, history_in, parse_history
from judge.content.ids import number_key, parent_number, rule_id
from judge.content.importers.imported_rule import ImportedRule
from judge.diff.compared_document import ComparedDocument
from judge.diff.from_history import from_history
from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from judge.answers.changes.named_document import DocumentName
    from judge.content.library import Library
    from judge.content.model import Document, Rule
    from judge.diff.report import Item

OURS = "ours"


def history_of(library: Library, document: str = "core") -> History:
    """The numbers of a rulebook in every version.

    They are part of the project. If an edition of the tournament rules is imported that they do not include, they are
    computed from the imported editions. Raises ``NotFound`` if there are fewer than two of those.
    """
    if document == "core":
        return history_in(library.store) or parse_history("1.4\n", where="rules/history.tsv")
    stored = history_in(library.store, document)
    from judge.content.imported import imported_ids, imported_rules  # noqa: PLC0415 - the core rules need none of it
    from judge.diff.history import render  # noqa: PLC0415
    from judge.diff.lineages import lineages  # noqa: PLC0415

    versions = [one.partition("@")[2] for one in imported_ids() if one.startswith(f"{document}@")]
    if stored and (set(versions) <= set(stored.versions) or len(versions) < 2):
        return stored
    if len(versions) < 2:
        hint = "judge import FILE reads them; two editions or more have a history."
        raise NotFound(f"the editions of the {document} rules are not imported", hint=hint)
    books = {version: list((imported_rules(document, version) or {}).values()) for version in sorted(versions)}
    return parse_history(render(versions, lineages(books)), where=document)


def remark_on(library: Library, item: Item, version: str) -> str:
    """Our remark on a change since ``version``: the text of the rule then, or what is new."""
    said = [
        text for identifier in (*item.new, *item.old) if (text := library.store.get(f"said {version} {identifier}"))
    ]
    if said and item.kind != "removed":
        return f"In {version}: " + "; ".join(dict.fromkeys(said))
    new = [text for identifier in item.new if (text := library.store.get(f"new {identifier}"))]
    return " ".join(dict.fromkeys([*said, *new]))


def embedded(library: Library, wanted: DocumentName) -> ComparedDocument | None:
    """A document in the project's own words.

    A volume without rules if only its numbers are known, None if nothing is.
    """
    if wanted.kind == "cards" and not wanted.version:
        return _cards(library)
    if wanted.kind == "faq" and (found := document("faq", wanted.name)):
        return None if wanted.version else _answers(library, found)
    if wanted.kind == "errata" and (found := document("errata", wanted.version)):
        return _bulletin(library, found)
    if wanted.kind in {"core", "tournament"}:
        return _rules(library, wanted.kind, wanted.version)
    return None


def _rules(library: Library, name: str, version: str) -> ComparedDocument | None:
    try:
        one = edition(library.store, name, version)
    except Misuse:
        return None
    written = [rule for rule in map(library.find_rule, library.order(name, version)) if rule]
    rules, titles = tuple(_rule(rule.number, rule) for rule in written), {rule.number: rule.title for rule in written}
    if not rules:
        rules, titles = _older(library, name, version)
    words = OURS if rules else ""
    return ComparedDocument(f"{name}@{version}", name, f"{one.title} {version}", words, rules, one.published, titles)


def _rule(number: str, rule: Rule) -> ImportedRule:
    return ImportedRule(number, " ".join((rule.text or rule.title).split()), rule.examples, heading=2 * rule.heading)


def _older(library: Library, name: str, version: str) -> tuple[tuple[ImportedRule, ...], dict[str, str]]:
    """The known part of an older version: our words if they are the same today, and the headings.

    A rule is listed under today's heading, a rule that is gone under that of the rule above it.
    """
    newest = library.written(name)
    try:
        history = history_of(library, name)
    except NotFound:
        return (), {}
    if not newest or not {version, newest} <= set(history.versions):
        return (), {}
    rules, titles = [], {}
    for change in from_history(history, version, newest).changes:
        now = library.find_rule(rule_id(name, newest, change.new[0])) if change.new else None
        titles.update(dict.fromkeys(change.old, now.title if now else ""))
        if now and change.kind in {"unchanged", "moved"}:
            rules.append(_rule(change.old[0], now))
    for number in sorted(titles, key=number_key):
        titles[number] = titles[number] or titles.get(parent_number(number), "")
    return tuple(sorted(rules, key=lambda rule: number_key(rule.number))), titles


def _answers(library: Library, found: Document) -> ComparedDocument:
    rules = []
    for identifier in library.bulletin(found.id):
        entry = library.answer(identifier)
        number = str(entry.position) if entry.position else identifier.partition(":")[2]
        text = " ".join(f"{entry.question} {entry.answer}".split())
        rules.append((ImportedRule(number, text), entry.topic))
    titles = {rule.number: topic for rule, topic in rules}
    return ComparedDocument(
        found.id, "faq", found.title, OURS, tuple(rule for rule, _ in rules), found.published, titles
    )


def _bulletin(library: Library, found: Document) -> ComparedDocument:
    entries = [library.erratum(identifier) for identifier in library.bulletin(found.id)]
    rules = tuple(ImportedRule(entry.card, " ".join(entry.after.split())) for entry in entries)
    return ComparedDocument(found.id, "errata", found.title, OURS, rules, found.published)


def _cards(library: Library) -> ComparedDocument:
    rules = [ImportedRule(name, f"Facts: {facts_line(library, name)}") for name in library.names("cards")]
    return ComparedDocument("cards", "cards", "Cards as the project knows them", OURS, tuple(rules))
