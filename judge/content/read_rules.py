"""Reads ``rules/<document>/*.md``: numbered rules with their examples, notes and references."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.documents import editions, newest
from judge.content.ids import RULE_DOCUMENTS, parent_number, rule_id
from judge.content.left_out import refuse
from judge.content.markdown import Block, Page, one_line, without_links
from judge.content.model import Rule
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.left_out import LeaveOut

_NUMBER = r"\d{3}(?:\.(?:\d{1,2}|[a-z]))*"
_HEADING = re.compile(rf"({_NUMBER})\.?\s+(.+)")
_RULE = re.compile(rf"\*\*({_NUMBER})\.?\*\*\s*(.*)", re.DOTALL)
_STATED = re.compile(rf"^(?:# |\*\*)({_NUMBER})\b", re.MULTILINE)
_SEE = "See docs/content-format.md."
_EXAMPLE = re.compile(r"\*\*Example\.?\*\*\s*", re.IGNORECASE)
_NOTE = re.compile(r"\*\*Note\.?\*\*\s*", re.IGNORECASE)
_ASKED = re.compile(r"\*\*Asked\.?\*\*\s*", re.IGNORECASE)
_YES_OR_NO = re.compile(r"(?:Yes|No)[.,:;!]")
_SHORT = re.compile(r"\*\*Short\.?\*\*\s*", re.IGNORECASE)
MOST_IN_SHORT = 140
"""So many letters has the sentence that answers the usual question to a rule."""
_CORE_CHAPTERS = ("000", "100", "300", "700", "800")


class _Draft(NamedTuple):
    number: str
    title: str
    heading: bool
    line: int
    page: Page
    text: list[str]
    examples: list[str]
    notes: list[str]
    asked: list[str]
    short: list[str]


def _draft(page: Page, line: int, number: str, title: str, *, heading: bool = False, text: str | None = None) -> _Draft:
    """A rule as its number begins it, to which the blocks below are added."""
    return _Draft(number, title, heading, line, page, [] if text is None else [text], [], [], [], [])


def read_rules(pages: Iterable[Page], leave_out: LeaveOut = refuse) -> tuple[Rule, ...]:
    """All rules of these files, linked to their parents and children, without those that have a slip."""
    drafts: dict[str, _Draft] = {}
    twice = set()
    for page in pages:
        try:
            _check_book(page)
        except ContentError as problem:
            leave_out(problem, *_ids_of_page(page), called=page.says("title"))
            continue
        for draft in _drafts(page, leave_out):
            key = _id(draft)
            first = drafts.setdefault(key, draft)
            if first is not draft:
                reason = f"rule {draft.number} is both here and at {first.page.where(first.line)}"
                repeated = ContentError(reason, where=page.where(draft.line), hint="Remove one of them.")
                leave_out(repeated, key, called=draft.title if draft.heading else "")
                twice.add(key)  # nobody knows which of them is the right one
    for key in twice:
        del drafts[key]
    parents = {key: _parent(draft, drafts) for key, draft in drafts.items()}
    children: dict[str, list[str]] = {key: [] for key in drafts}
    for key, parent in parents.items():
        if parent:
            children[parent].append(key)
    return tuple(_rule(key, draft, parents[key], children[key]) for key, draft in drafts.items())


def _check_book(page: Page) -> None:
    """Raises ContentError if a file does not say its title, or the edition of which it has rules."""
    document, version = page.need("document"), page.says("version")
    known = [one.version for one in editions(document)]
    if not known:
        books = " or ".join(RULE_DOCUMENTS)
        raise ContentError(f"document: expected {books}, got {document!r}", where=page.where(2), hint=_SEE)
    if version and version not in known:
        reason = f"version: expected one of {', '.join(known)}, got {version!r}"
        raise ContentError(reason, where=page.where(2), hint="Add it to judge/content/documents.py.")
    page.need("title")


def _ids_of_page(page: Page) -> tuple[str, ...]:
    """The ids of the rules of a file that does not say of which edition they are, by where it is."""
    return rules_of_file(page.file, "\n\n".join("# " * (one.kind == "heading") + one.text for one in page.blocks))


def rules_of_file(file: str, text: str) -> tuple[str, ...]:
    """The ids of the rules that a file has, by where it is, its name and its text, as far as that can be read."""
    book, _, name = file.removeprefix("rules/").partition("/")
    if book not in RULE_DOCUMENTS:
        return ()
    numbers = re.findall(r"^\d{3}", name) + [match[1] for match in _STATED.finditer(text)]
    return tuple(rule_id(book, newest(book).version, one) for one in dict.fromkeys(numbers))


def _drafts(page: Page, leave_out: LeaveOut) -> Iterable[_Draft]:
    """The rules of a file as they are written; what follows a number that cannot be read is left out with it."""
    names = {"": page.need("title")}
    draft: _Draft | None = None
    is_left_out = False
    for block in page.blocks:
        begun = _begun(page, block, names)
        if begun is None and block.kind == "heading":
            if draft is None and _sentence_follows(page, block.text):
                continue
            section = page.says("section")
            problem = ContentError(
                "a heading without a rule number", where=page.where(block.line), hint="Write # <number> <title>."
            )
            leave_out(problem, *([_id_of(page, section)] if section not in names else []), called=names[""])
        if begun is not None or block.kind == "heading":
            if draft:
                yield draft
            draft, is_left_out = begun, begun is None
        elif draft is not None:
            try:
                _add(draft, block)
            except ContentError as problem:
                leave_out(problem, _id(draft), called=draft.title if draft.heading else "")
                draft, is_left_out = None, True
        elif not is_left_out:
            reason = "text before the first number"
            leave_out(ContentError(reason, where=page.where(block.line), hint="Start with # <number> <title>."))
    if draft:
        yield draft


def _begun(page: Page, block: Block, names: dict[str, str]) -> _Draft | None:
    """The rule that begins with a block, which has its number; its heading is added to ``names``."""
    if block.kind == "heading" and (match := _HEADING.fullmatch(block.text)):
        names[match[1]] = match[2].strip()
        is_section = match[1] == page.says("section", match[1])
        return _draft(page, block.line, match[1], names[match[1]], heading=is_section)
    if block.kind == "paragraph" and (match := _RULE.fullmatch(block.text)):
        return _draft(page, block.line, match[1], _heading_of(match[1], names), text=one_line(match[2]))
    return None


def _heading_of(number: str, names: dict[str, str]) -> str:
    """The heading that a rule is under: the nearest named parent by number, else the title of the section.

    ``names`` has the headings read so far; the title of the section is under "".
    """
    above = number
    while above:
        if above in names:
            return names[above]
        above = parent_number(above)
    return names[""]


def _sentence_follows(page: Page, heading: str) -> bool:
    """Whether a heading without a number is the section's title, and the rule with its number follows as a sentence."""
    first = next((_RULE.fullmatch(block.text) for block in page.blocks if block.kind == "paragraph"), None)
    return heading == page.need("title") and first is not None and first[1] == page.says("section")


def _add(draft: _Draft, block: Block) -> None:
    if block.kind == "fence" and block.info == "yaml":
        return  # an infraction: read_infractions.py
    if block.kind == "quote" and _EXAMPLE.match(block.text):
        draft.examples.append(one_line(_EXAMPLE.sub("", block.text, count=1)))
    elif block.kind == "quote" and _NOTE.match(block.text):
        draft.notes.append(one_line(_NOTE.sub("", block.text, count=1)))
    elif block.kind == "quote" and _ASKED.match(block.text):
        lines = one_line(_ASKED.sub("", block.text, count=1)).rstrip(".").split(";")
        draft.asked.extend(line.strip() for line in lines if line.strip())
    elif block.kind == "quote" and _SHORT.match(block.text):
        draft.short.append(_short(draft, block))
    else:
        draft.text.append(block.text if block.kind == "other" else one_line(block.text))


def _short(draft: _Draft, block: Block) -> str:
    """What answers the usual question; raises ContentError where it is empty, too long, the second, or a Yes or No."""
    sentence, _ = without_links(one_line(_SHORT.sub("", block.text, count=1)), _version(draft.page))
    reason = ""
    if draft.short:
        reason = f"rule {draft.number} has two short sentences"
    elif not sentence:
        reason = f"the short sentence of {draft.number} is empty"
    elif len(sentence) > MOST_IN_SHORT:
        reason = f"the short sentence of {draft.number} has {len(sentence)} letters"
    elif said := _YES_OR_NO.match(sentence):
        reason = f"the short sentence of {draft.number} begins with {said[0]!r} and no question comes before it"
    if reason:
        hint = f"Write > **Short.** and a statement of {MOST_IN_SHORT} letters at most."
        raise ContentError(reason, where=draft.page.where(block.line), hint=hint)
    return sentence


def _version(page: Page) -> str:
    return page.says("version") or newest(page.need("document")).version


def _id(draft: _Draft) -> str:
    return _id_of(draft.page, draft.number)


def _id_of(page: Page, number: str) -> str:
    return rule_id(page.need("document"), _version(page), number)


def _parent(draft: _Draft, drafts: dict[str, _Draft]) -> str:
    """The id of the parent: by number, else the heading that the rule is under, else the chapter.

    "" if there is none.
    """
    document, version = draft.page.need("document"), _version(draft.page)
    number = draft.number
    while number := parent_number(number):
        if (key := rule_id(document, version, number)) in drafts:
            return key
    section = draft.page.says("section", draft.number)
    for number in (section, _chapter(document, draft.number)):
        key = rule_id(document, version, number)
        if number != draft.number and key in drafts:
            return key
    return ""


def _chapter(document: str, number: str) -> str:
    """The chapter of a number; chapters of the core rules span several hundreds."""
    chapters = _CORE_CHAPTERS if document == "core" else tuple(f"{hundred}00" for hundred in range(10))
    return [chapter for chapter in chapters if chapter <= number[:3]][-1]


def _rule(key: str, draft: _Draft, parent: str, children: list[str]) -> Rule:
    version = _version(draft.page)
    references: list[str] = []

    def clean(text: str) -> str:
        plain, found = without_links(text, version)
        references.extend(identifier for identifier in found if identifier not in references)
        return plain

    text = clean("\n\n".join(part for part in draft.text if part))
    return Rule(
        id=key,
        document=draft.page.need("document"),
        version=version,
        number=draft.number,
        section=draft.page.says("section", draft.number),
        title=draft.title,
        heading=draft.heading,
        text=text,
        parent=parent,
        children=tuple(children),
        examples=tuple(clean(example) for example in draft.examples),
        notes=tuple(clean(note) for note in draft.notes),
        references=tuple(references),
        file=draft.page.file,
        line=draft.line,
        asked=tuple(draft.asked),
        short="".join(draft.short),
    )
