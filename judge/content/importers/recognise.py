"""Recognises the kind of a document: a rulebook, a page of a rules site, a FAQ, errata, patch notes, ban lists."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.documents import DOCUMENTS
from judge.content.history import was_a_rule
from judge.content.ids import slug
from judge.content.importers.ban_list_page import TITLE, read_ban_lists
from judge.content.importers.errata_page import INSIDE, MARK
from judge.content.importers.faq_page import BANNER, read_faq_page
from judge.content.importers.faq_questions import QUESTION
from judge.content.importers.rule_numbers import readings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.importers.text_line import TextLine
    from judge.content.store import Store

HEAD = 15
"""The number of lines of text that identify a document."""
_FEWEST_RULES = 8
_NOTES = re.compile(r"\b(?:patch notes|change ?log)\b", re.IGNORECASE)
_FAQ = re.compile(r"\bFAQ\b|frequently asked questions", re.IGNORECASE)
_NO_NAME = frozenset("the a riftbound rules rule official updated update core and of for page".split())  # noqa: SIM905
_ERRATA = re.compile(r"\berrata\b", re.IGNORECASE)
_TITLE = 80
_TOURNAMENT = re.compile(r"\btournament (?:rules|policy)\b", re.IGNORECASE)
_CORE = re.compile(r"\bcore rules\b|\brules? \d{3}\b|riftbound (?:rules|keyword)\b", re.IGNORECASE)


def head_of(lines: Sequence[TextLine]) -> list[str]:
    """The first lines with words."""
    return [line.text for line in lines if line.text][:HEAD]


def kind_of(lines: Sequence[TextLine]) -> str:
    """``rules``, ``errata``, ``patch-notes``, ``bans`` or ``faq``; "" for none of them."""
    texts = [line.text for line in lines if line.text and not BANNER.fullmatch(line.text)]
    sure = [found[0] for text in texts if (found := readings(text)) and found[0].sure == 3]
    alone = sum(not one.text for one in sure)  # so a page of a rules site is printed; its rules fill many short lines
    many = len(sure) >= 200 or len(sure) * 5 >= len(texts) or alone * 10 >= len(texts)
    if len(sure) >= _FEWEST_RULES and many:
        return "rules"
    if any(MARK.match(text) or INSIDE.match(text) for text in texts):
        return "errata"
    if sum(bool(QUESTION.match(text)) for text in texts) >= 3:
        return "faq"
    if _NOTES.search(" ".join(texts[:3])):
        return "patch-notes"
    if _is_of_bans(lines, texts):
        return "bans"
    return "faq" if any(_FAQ.search(text) for text in texts[:HEAD]) else ""


def _is_of_bans(lines: Sequence[TextLine], texts: Sequence[str]) -> bool:
    """Whether a page lists banned cards or is titled so; a FAQ with questions, or a page called FAQ, is not."""
    is_called_faq = any(_FAQ.search(text) for text in texts[:3])
    if read_ban_lists(lines).lists:
        return not is_called_faq or not any(one["kind"] == "question" for one in read_faq_page(lines))
    return not is_called_faq and any(TITLE.search(text) for text in texts[:3])


def rulebook_of(head: Sequence[str], numbers: set[str], store: Store) -> str:
    """``core`` or ``tournament``, by the title or else by the numbers; "" if that decides nothing."""
    title = " ".join(head[:3])
    if _TOURNAMENT.search(title):
        return "tournament"
    if _CORE.search(title):
        return "core"
    shares = {
        edition.document: share
        for edition in DOCUMENTS
        if edition.kind == "rules" and (share := _share(numbers, store, f"{edition.document}@{edition.version}")) > 0.8
    }
    return next(iter(shares)) if len(shares) == 1 else ""


def _share(numbers: set[str], store: Store, edition: str) -> float:
    known = sum(store.has(f"rule {edition}:{one}") or was_a_rule(store, f"{edition}:{one}") for one in numbers)
    return known / max(1, len(numbers))


def named_document(kind: str, head: Sequence[str]) -> str:
    """The known FAQ or bulletin that the first lines name (``origins``), or ""."""
    names: set[str] = {one.document for one in DOCUMENTS if one.kind in {"faq", "errata"}} - {"rules-site"}
    wanted = "FAQ" if kind == "faq" else "errata" if kind == "errata" else "patch notes"
    lines = [line for line in head if wanted.lower() in line.lower()] or list(head[:3])
    for line in lines:
        words: set[str] = set(re.findall(r"[a-z]+", line.lower()))
        found = words & names
        if len(found) == 1:
            return found.pop()
    return ""


def name_in_title(kind: str, head: Sequence[str]) -> str:
    """The name of a FAQ or bulletin in its title (``Riftbound Nightfall Rules FAQ``), or ""."""
    pattern = _FAQ if kind == "faq" else _ERRATA
    title = next((line for line in head[:3] if pattern.search(line) and len(line) < _TITLE), "")
    before = pattern.split(title)[0].lower()
    return "-".join([word for word in re.findall(r"[a-z]+", before) if word not in _NO_NAME][:3])


def faq_by_topics(store: Store, lines: Sequence[TextLine]) -> str:
    """The known FAQ whose topics are lines of a document, or "" unless one stands out."""
    here = {slug(line.text) for line in lines if line.text and len(line.text) < 80}
    scores = {}
    for document in (one for one in DOCUMENTS if one.kind == "faq"):
        ids = store.get(f"document {document.id}") or []
        topics = {re.sub(r"-\d+$", "", identifier.partition(":")[2]) for identifier in ids}
        scores[document.document] = len(topics & here)
    best = sorted(scores, key=lambda name: scores[name], reverse=True)
    return best[0] if best and scores[best[0]] >= 5 and scores[best[0]] > 2 * scores[best[1]] else ""
