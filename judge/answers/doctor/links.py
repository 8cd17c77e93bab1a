"""Links and ids: each has to lead to something that exists."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding
from judge.content.documents import document as document_of
from judge.content.documents import editions
from judge.content.ids import number_key, parse_id, rule_id
from judge.record import NamedTuple
from judge.text_file import content_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.answers.doctor.content_tree import ContentTree
    from judge.content.markdown import Page
    from judge.content.model import ErrataEntry, FaqEntry

_LINK = re.compile(r"\]\(([^)\s]*(?: [^)]*)?)\)")
_SCHEME = re.compile(r"(core|tournament|faq|errata|card)[:@](.*)")
_CODE = re.compile(r"`[^`]*`")


class Targets(NamedTuple):
    """Targets of links: rules, answers with their aliases, errata, cards, and editions whose rules are listed."""

    rules: frozenset[str]
    entries: frozenset[str]
    cards: frozenset[str]
    editions: frozenset[str]

    def problem(self, identifier: str) -> str:
        """Why an id leads nowhere. "" if it leads somewhere, or into an edition whose rules are not listed here."""
        identity = parse_id(identifier)
        if identity is None:
            return f"{identifier!r} is not an id"
        if identity.kind == "rule":
            head = identifier.partition(":")[0]
            if identity.version not in {one.version for one in editions(identity.document)}:
                return f"{head} is not an edition of the rules"
            missing = head in self.editions and str(identity) not in self.rules
            return f"{identifier} leads to a rule that does not exist" if missing else ""
        if identity.kind == "card":
            return "" if identity.part in self.cards else f"there is no card {identity.part!r}"
        known = str(identity) in self.entries or (not identity.part and document_of("errata", identity.version))
        return "" if known else f"{identifier} leads to no entry"


def targets(tree: ContentTree) -> Targets:
    """Everything that a link can lead to."""
    from judge.cards.catalogue import catalogue  # noqa: PLC0415 - only for this check

    entries = {entry.id for entry in tree.faq} | {erratum.id for erratum in tree.errata}
    entries |= {f"faq@{entry.document}#{entry.position}" for entry in tree.faq if entry.position}
    rules = tree.rule_ids
    return Targets(rules, frozenset(entries), frozenset(catalogue()), frozenset(one.partition(":")[0] for one in rules))


def check_links(tree: ContentTree) -> Iterator[Finding]:
    """Check the links of every file, and the ids that answers and errata list."""
    known = targets(tree)
    for page in tree.pages:
        yield from _links(tree.root, page, known)
    for path in sorted((tree.root / "rules").glob("*.md")):
        yield from _links_of(tree.root, path.relative_to(tree.root).as_posix(), "", known)
    entries: tuple[FaqEntry | ErrataEntry, ...] = (*tree.faq, *tree.errata)
    for entry in entries:
        lines = content_text(tree.root / entry.file, entry.file).splitlines()
        superseding, patched = getattr(entry, "superseded_by", ()), getattr(entry, "patches", ())
        for identifier in (*entry.rules, *superseding, *patched):
            whole_document = identifier.startswith("faq@") and document_of("faq", identifier[4:]) is not None
            if not whole_document and (reason := known.problem(identifier)):
                line = next((at for at in range(entry.line, len(lines)) if identifier in lines[at]), entry.line - 1)
                yield Finding("ids", f"{entry.file}:{line + 1}", reason, _nearest(identifier, known))
        if not entry.rules and getattr(entry, "kind", "") != "explanation":
            reason = f"{entry.id} names no rule that it rests on"
            yield Finding("ids", f"{entry.file}:{entry.line}", reason, "List them: rules: [core@1.4:428.5].")


def _nearest(identifier: str, known: Targets) -> str:
    """The rules next to the one that an id names, as a hint at what is meant."""
    head, _, number = identifier.partition(":")
    section = sorted(
        (one.partition(":")[2] for one in known.rules if one.startswith(f"{head}:{number[:3]}")), key=number_key
    )
    before = (
        [one for one in section if number and number_key(one) < number_key(number)] if head in known.editions else []
    )
    return f"Correct it; the rule before it is {head}:{before[-1]}." if before else "Correct it, or leave it out."


def _links(root: Path, page: Page, known: Targets) -> Iterator[Finding]:
    yield from _links_of(root, page.file, page.says("version"), known)


def _links_of(root: Path, file: str, version: str, known: Targets) -> Iterator[Finding]:
    for number, line in enumerate(content_text(root / file, file).splitlines(), start=1):
        for target in _LINK.findall(_CODE.sub("", line)):
            if reason := _dead(root, file, version, target, known):
                yield Finding("links", f"{file}:{number}", reason, "Correct the link.")


def _dead(root: Path, file: str, version: str, target: str, known: Targets) -> str:
    """Why a link leads nowhere. Pages of the web are not opened."""
    if target.startswith(("https://", "http://", "#")):
        return ""
    scheme = _SCHEME.fullmatch(target)
    if scheme is None:
        place = (root / file).parent / target.partition("#")[0]
        return "" if target and place.exists() else f"the link {target!r} leads nowhere"
    kind, rest = scheme[1], scheme[2].strip()
    if kind in {"core", "tournament"}:
        identifier = f"{kind}@{rest}" if ":" in rest else rule_id(kind, version or editions(kind)[-1].version, rest)
    else:
        identifier = f"card:{rest}" if kind == "card" else f"{kind}@{rest}"
    return known.problem(identifier)
