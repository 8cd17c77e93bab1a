"""Reads ``rules/<document>/*.md``: numbered rules with their examples, notes and references."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.documents import newest
from judge.content.ids import parent_number, rule_id
from judge.content.markdown import Block, Page, one_line, without_links
from judge.content.model import Rule
from judge.errors import ContentError
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

_NUMBER = r"\d{3}(?:\.(?:\d{1,2}|[a-z]))*"
_HEADING = re.compile(rf"({_NUMBER})\.?\s+(.+)")
_RULE = re.compile(rf"\*\*({_NUMBER})\.?\*\*\s*(.*)", re.DOTALL)
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


def read_rules(pages: Iterable[Page]) -> tuple[Rule, ...]:
    """All rules of these files, linked to their parents and children; raises ContentError for a repeated number."""
    drafts: dict[str, _Draft] = {}
    for page in pages:
        for draft in _drafts(page):
            key = _id(draft)
            if key in drafts:
                first = drafts[key]
                raise ContentError(
                    f"rule {draft.number} is both here and at {first.page.where(first.line)}",
                    where=draft.page.where(draft.line),
                    hint="Remove one of them.",
                )
            drafts[key] = draft
    parents = {key: _parent(draft, drafts) for key, draft in drafts.items()}
    children: dict[str, list[str]] = {key: [] for key in drafts}
    for key, parent in parents.items():
        if parent:
            children[parent].append(key)
    return tuple(_rule(key, draft, parents[key], children[key]) for key, draft in drafts.items())


def _drafts(page: Page) -> Iterable[_Draft]:
    names = {"": page.need("title")}
    draft: _Draft | None = None
    for block in page.blocks:
        if block.kind == "heading":
            match = _HEADING.fullmatch(block.text)
            if match is None and draft is None and _sentence_follows(page, block.text):
                continue
            if match is None:
                raise ContentError(
                    "a heading without a rule number", where=page.where(block.line), hint="Write # <number> <title>."
                )
            if draft:
                yield draft
            names[match[1]] = match[2].strip()
            is_section = match[1] == page.says("section", match[1])
            draft = _draft(page, block.line, match[1], names[match[1]], heading=is_section)
        elif block.kind == "paragraph" and (match := _RULE.fullmatch(block.text)):
            if draft:
                yield draft
            draft = _draft(page, block.line, match[1], _heading_of(match[1], names), text=one_line(match[2]))
        elif draft is None:
            raise ContentError(
                "text before the first number", where=page.where(block.line), hint="Start with # <number> <title>."
            )
        else:
            _add(draft, block)
    if draft:
        yield draft


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
    return rule_id(draft.page.need("document"), _version(draft.page), draft.number)


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
