"""Compiles all content into the records of one library.

Keys are a kind, a space, and what is asked for: ``rule core@1.4:323.5``, ``name baited hook``, ``cited-by <id>``.
``extras`` add records (facts of cards, wordings, scenario blocks) from packages that content does not import.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from judge.content.ids import fold
from judge.content.keyword_summaries import keyword_summaries
from judge.content.left_out import CARD, INFRACTION, LeftOut
from judge.content.locate import content_checksum
from judge.content.packing import pack
from judge.content.read_known import known_record
from judge.content.read_ruling import ruling_records
from judge.content.rule_record import rule_record
from judge.content.sources import read_content

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.model import Content, Rule

FORMAT = 22
"""The version of the records' shape, raised whenever it changes; part of the key of every compiled library."""

Records = dict[str, Any]
RecordMaker = Callable[["Content", "Path"], Mapping[str, Any]]
"""A function that returns further records.

Lists under keys that start with ``name ``, ``cited-by `` or ``all `` are appended to those of the content.
"""

ONLY_TO_COMPILE = "facts "
"""The records that a maker returns for others to be compiled from, and that no library keeps."""

_KEYWORDS = range(805, 900)
_BOOKS = ("core@", "tournament@")
ARTICLE = "the "


def compile_library(root: Path, extras: Iterable[RecordMaker] = (), *, key: str = "") -> bytes:
    """All content under ``root``, with ``extras``, as the bytes of one library.

    What cannot be read is left out, and the library has a record that says so (``left_out.py``).
    """
    left_out = LeftOut()
    content = read_content(root, left_out)
    records = content_records(content) | known_record(root, left_out)
    for extra in extras:
        _join(records, extra(content, root))
    _card_pages(records, content)
    records |= ruling_records(root, records["all cards"], left_out)
    _names_left_out(records, left_out)
    records |= left_out.records(partial(content_checksum, str(root)))
    records["meta"] = {"format": FORMAT, "hash": key, "rules": len(content.rules), "faq": len(content.faq)}
    return pack({name: value for name, value in records.items() if not name.startswith(ONLY_TO_COMPILE)})


def _names_left_out(records: Records, left_out: LeftOut) -> None:
    """Add the names of what is left out, so that whoever looks for it is told."""
    for slip in left_out.slips:
        for identifier in slip.ids[:1]:
            if identifier.startswith((CARD, INFRACTION)):
                kind, _, of = identifier.partition(":")
                called = of
            elif slip.called and identifier.startswith(_BOOKS):
                number = identifier.partition(":")[2][:3]
                is_keyword = identifier.startswith(_BOOKS[0]) and int(number) in _KEYWORDS
                kind, of, called = "keyword" if is_keyword else "section", identifier, slip.called
            else:
                continue
            into = records.setdefault(f"name {fold(called)}", [])
            if [kind, of] not in into:
                into.append([kind, of])


def _join(records: Records, more: Mapping[str, Any]) -> None:
    for key, value in more.items():
        if key in records and key.split(" ", 1)[0] in {"name", "cited-by", "all"}:
            records[key] = [*records[key], *(part for part in value if part not in records[key])]
        else:
            records[key] = value


def content_records(content: Content) -> Records:
    """The records of rules, answers and errata."""
    records: Records = {}

    def add(key: str, value: Any) -> None:
        into = records.setdefault(key, [])
        if value not in into:
            into.append(value)

    titles = {rule.id: rule.title for rule in content.rules if rule.heading}
    for rule in content.rules:
        records[f"rule {rule.id}"] = rule_record(rule, titles)
        _add_rule(add, rule)
        order = f"order {rule.document}@{rule.version}"
        records[order] = f"{records[order]} {rule.number}" if order in records else rule.number
    _name_parts(records, content.rules)
    keywords = frozenset(rule.id for rule in content.rules if rule.heading and _is_keyword(rule))
    records |= keyword_summaries(content.rules, keywords)
    for entry in content.faq:
        records[f"faq {entry.id}"] = list(entry)
        add("all faq", entry.id)
        add(f"document faq@{entry.document}", entry.id)
        if entry.position:
            add(f"alias faq@{entry.document}#{entry.position}", entry.id)
        for reference in (*entry.rules, *entry.superseded_by):
            add(f"cited-by {reference}", entry.id)
    for erratum in content.errata:
        records[f"errata {erratum.id}"] = list(erratum)
        add("all errata", erratum.id)
        add(f"document errata@{erratum.date}", erratum.id)
        for reference in erratum.rules:
            add(f"cited-by {reference}", erratum.id)
    return records


def _add_rule(add: Callable[[str, Any], None], rule: Rule) -> None:
    for reference in rule.references:
        add(f"cited-by {reference}", rule.id)
    if not rule.heading:
        return
    kind = "keyword" if _is_keyword(rule) else "section"
    for name in _forms(fold(rule.title)):
        add(f"name {name}", [kind, rule.id])
    if kind == "keyword":
        add("all keywords", rule.title)


def _is_keyword(rule: Rule) -> bool:
    return rule.document == "core" and int(rule.number[:3]) in _KEYWORDS


def _name_parts(records: Records, rules: Sequence[Rule]) -> None:
    """Add shorter names of sections, then names for headings within sections (the Draw Phase, 315.4) that are unique.

    A section goes first: "Priority" is the one on Priority and Focus, not what becomes of it when somebody concedes.
    """
    shorter: dict[str, list[str]] = {}
    for rule in rules:
        if rule.heading and not _is_keyword(rule):
            for name in _shorter(fold(rule.title)):
                shorter.setdefault(name, []).append(rule.id)
    for name, found in shorter.items():
        if len(found) == 1:
            records.setdefault(f"name {name}", [["section", found[0]]])
    parts: dict[str, list[str]] = {}
    titles = {rule.id: rule.title for rule in rules}
    for rule in rules:
        if not rule.heading and rule.title != titles.get(rule.parent):
            for name in _forms(fold(rule.title)):
                parts.setdefault(name, []).append(rule.id)
    for name, found in parts.items():
        if len(found) == 1 and f"name {name.removeprefix(ARTICLE)}" not in records:
            records[f"name {name}"] = [["section", found[0]]]


def _shorter(name: str) -> Iterator[str]:
    """What a section is called without an article, and each of two words that are joined in its title."""
    bare = name.removeprefix(ARTICLE)
    if bare != name:
        yield from _forms(bare)
    one, joined, other = bare.partition(" and ")
    if joined and " " not in one + other:
        yield from (*_forms(one), *_forms(other))


def _forms(name: str) -> tuple[str, ...]:
    """The name as its heading has it, and in the other number if that differs by an s."""
    return (name, name[:-1]) if name.endswith("s") and not name.endswith("ss") else (name, name + "s")


def _card_pages(records: Records, content: Content) -> None:
    """Add for each card the answers, errata and rules that name it, including cards without facts."""
    names = {key.removeprefix("facts ") for key in records if key.startswith("facts ")}
    names |= {card for entry in content.faq for card in entry.cards} | {entry.card for entry in content.errata}
    pages: dict[str, dict[str, list[str]]] = {name: {"faq": [], "errata": [], "rules": []} for name in sorted(names)}
    for entry in content.faq:
        for card in entry.cards:
            pages[card]["faq"].append(entry.id)
    for erratum in content.errata:
        pages[erratum.card]["errata"].append(erratum.id)
    tokens: dict[str, list[str]] = {}
    for name in sorted(names):
        if (records.get(f"facts {name}") or {}).get("supertype") == "Token":
            tokens.setdefault(name.partition(" (")[0], []).append(name)  # one token has several printings
    for rule in content.rules:
        head = rule.text.partition(":")[0] if " token" in rule.text else ""
        says = [card for token in _named(head, set(tokens)) for card in tokens[token]]  # what the token is: 187
        for card in dict.fromkeys((*says, *_named(" ".join((*rule.examples, *rule.notes)), names))):
            pages[card]["rules"].append(rule.id)
    for name, page in pages.items():
        if any(page.values()):
            records[f"card {name}"] = page
        into = records.setdefault(f"name {fold(name)}", [])
        if ["card", name] not in into:
            into.append(["card", name])
    records["all cards"] = sorted(names)
    records["all other cards"] = sorted(name for name in names if f"facts {name}" not in records)


def _named(text: str, names: set[str]) -> tuple[str, ...]:
    """The cards named in ``text``; if one name contains another, the longest wins."""
    if not text:
        return ()
    words = re.findall(r"[\w'\u2019!?.&-]+,?", text.replace("\u2019", "'"))
    found: dict[str, None] = {}
    at = 0
    while at < len(words):
        for length in range(min(7, len(words) - at), 0, -1):
            name = " ".join(words[at : at + length]).rstrip(",.:;")
            for form in (name, name.removesuffix("'s")):
                if form in names and (length > 1 or form[0].isupper()):
                    found[form] = None
                    at += length - 1
                    break
            else:
                continue
            break
        at += 1
    return tuple(found)
