"""The tree of documents: the rules of the version in use by chapter, section and number, and all the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.browsing.places import DOCUMENT, PAGE, Place
from judge.answers.changes.our_documents import history_of
from judge.answers.page.blocks import shortened
from judge.answers.page.labels import answer_label
from judge.answers.rulings.ruling_index import in_folder
from judge.content.documents import DOCUMENTS
from judge.content.history import bare
from judge.content.ids import RULING, number_key, parent_number, rule_id
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.library import Library
    from judge.content.model import Rule

MOST_OF_A_LABEL = 70
"""The maximum number of letters of a rule in the tree."""
RULES, FAQ, ERRATA, KEYWORDS, CARDS, RULINGS = "rules", "faq", "errata", "keywords", "cards", "rulings"


class Branch(NamedTuple):
    """An entry of the tree: its key for finding it again, its label, and the page that it opens, if it has one."""

    key: str
    label: str
    place: Place | None
    has_more: bool


def roots(library: Library) -> tuple[Branch, ...]:
    """The documents and lists that the tree begins with."""
    rulebooks = [
        Branch(f"{RULES} {document}", f"{title} {library.edition(document).version}", None, has_more=True)
        for document, title in (("core", "Core Rules"), ("tournament", "Tournament Rules"))
    ]
    faqs = [
        Branch(f"{FAQ} {one.document}", one.title, Place(DOCUMENT, one.document), has_more=True)
        for one in reversed(DOCUMENTS)
        if one.kind == "faq" and one.published <= library.as_of
    ]
    errata = [
        Branch(f"{ERRATA} {one.id}", one.title, Place(PAGE, one.id), has_more=True)
        for one in reversed(DOCUMENTS)
        if one.kind == "errata" and one.published <= library.as_of and library.bulletin(one.id)
    ]
    lists = [
        Branch(KEYWORDS, "Keywords", None, has_more=True),
        Branch(CARDS, "Cards", None, has_more=True),
        Branch(RULINGS, "Rulings of this project", None, has_more=True),
    ]
    return (*rulebooks, *lists, *faqs, *errata)


def below(library: Library, key: str) -> tuple[Branch, ...]:
    """The entries below an entry."""
    kind, _, words = key.partition(" ")
    if kind == RULES:
        return tuple(_rules(library, *words.split(" ")))
    if kind == FAQ:
        entries = (library.answer(one) for one in library.bulletin(f"faq@{words}"))
        return tuple(_leaf(one.id, f"{answer_label(one)}  {one.topic}: {one.question}") for one in entries)
    if kind == ERRATA:
        return tuple(_leaf(one, library.erratum(one).card) for one in library.bulletin(words))
    if kind == KEYWORDS:
        return tuple(_leaf(library.keyword(name).id, name) for name in sorted(library.names("keywords")))
    if kind == RULINGS:
        return tuple(_rulings(library, words))
    names = sorted(library.names("cards"))
    if words:
        return tuple(_leaf(f"card:{name}", name) for name in names if name[:1] == words)
    return tuple(
        Branch(f"{CARDS} {one}", one, None, has_more=True) for one in dict.fromkeys(name[:1] for name in names)
    )


def _leaf(identifier: str, label: str) -> Branch:
    return Branch(identifier, shortened(label, MOST_OF_A_LABEL), Place(PAGE, identifier), has_more=False)


def _rulings(library: Library, folder: str) -> Iterator[Branch]:
    """The folders right below a folder of rulings, then its rulings, each by its title."""
    inside = [one.removeprefix(f"{RULING}{folder}").lstrip("/") for one in in_folder(library, folder)]
    for name in dict.fromkeys(one.partition("/")[0] for one in inside if "/" in one):
        yield Branch(f"{RULINGS} {f'{folder}/' if folder else ''}{name}", name, None, has_more=True)
    for name in (one for one in inside if "/" not in one):
        identifier = f"{RULING}{folder}/{name}"
        yield _leaf(identifier, library.ruling(identifier).title)


def _rules(library: Library, document: str, above: str = "") -> Iterator[Branch]:
    version = library.edition(document).version
    if not library.has_text(document, version):
        yield from _numbered(library, document, version, above)
        return
    if above:
        parent = library.find_rule(above)
        ids = list(parent.children) if parent else []
    else:
        ids = [one for one in library.order(document, version) if (rule := library.find_rule(one)) and not rule.parent]
    for rule in filter(None, map(library.find_rule, ids)):
        yield _branch(document, rule.id, rule.number, rule, has_more=bool(rule.children))


def _branch(document: str, identifier: str, number: str, rule: Rule | None, *, has_more: bool) -> Branch:
    words = "" if rule is None else rule.title if rule.heading else rule.text or rule.title
    label = shortened(f"{number} {words}" if words else f"{number} (not in the newest version)", MOST_OF_A_LABEL)
    return Branch(f"{RULES} {document} {identifier}", label, Place(PAGE, identifier), has_more=has_more)


def _numbered(library: Library, document: str, version: str, above: str) -> Iterator[Branch]:
    """The rules of a version of which we only have the numbers, with the words of the version that is written here."""
    history = history_of(library, document)
    column, newest = history.versions.index(version), history.versions[-1]
    now = {
        line.numbers[column]: bare(line.numbers[-1])
        for line in history.lineages
        if line.numbers[column] and line.numbers[column] == bare(line.numbers[column])
    }
    rules = {number: library.find_rule(rule_id(document, newest, to)) if to else None for number, to in now.items()}
    then = {rule.id: number for number, rule in rules.items() if rule is not None}
    parents = {number: _parent(library, number, rule, then) for number, rule in rules.items()}
    under, having = above.partition(":")[2], set(parents.values())
    for number in sorted((one for one in rules if parents[one] == under), key=number_key):
        yield _branch(document, rule_id(document, version, number), number, rules[number], has_more=number in having)


def _parent(library: Library, number: str, rule: Rule | None, then: dict[str, str]) -> str:
    """The number in an older version of the rule above a rule. If the rule is gone, by its own number."""
    while rule is not None and rule.parent:
        if rule.parent in then:
            return then[rule.parent]
        rule = library.find_rule(rule.parent)
    return parent_number(number) if rule is None else ""
