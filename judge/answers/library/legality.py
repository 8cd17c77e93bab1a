"""Whether a card may be in a deck on a day: its state in each format by the ban lists, and since when."""

from __future__ import annotations

from judge.answers.library.catalogue_facts import known_facts
from judge.answers.library.official_wording import anything_imported
from judge.content.bans import FORMATS, legal_sets, written_ban_lists
from judge.errors import Unreadable
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from judge.content.bans import BanList, LegalSet
    from judge.content.library import Library

BANNED, LEGAL, NOT_YET, UNKNOWN = "banned", "legal", "not legal yet", "not known"


class Span(NamedTuple):
    """The state of a card in one format from ``start`` until ``end``, by ``lists``.

    An empty day leaves that end open.
    """

    state: str
    start: str
    end: str
    lists: tuple[BanList, ...] = ()

    def covers(self, first: str, last: str = "") -> bool:
        """Whether any of the days from ``first`` to ``last`` is one of the span."""
        return self.start <= (last or first) and (not self.end or first < self.end)


def ban_lists(library: Library) -> tuple[BanList, ...]:
    """Every list that is known, ours and imported ones, oldest first.

    Raises Unreadable if one of ours, or the days of the sets, is left out: what the others say may not stand.
    """
    for kind in ("bans@", "sets@"):
        library.must_be_readable(kind, ending="")
    if not anything_imported():
        return tuple(sorted(written_ban_lists(library.store), key=lambda one: (one.day, one.format)))
    from judge.content.imported_bans import known_ban_lists  # noqa: PLC0415 - usually there is nothing

    return known_ban_lists(library.store)


def spans(library: Library, name: str, of_format: str) -> tuple[Span, ...]:
    """The states of a card in a format, oldest first. Neighbouring spans with the same state are joined."""
    lists = [one for one in ban_lists(library) if one.format == of_format]
    legal_from = _legal_from(library, name)
    found = [Span(UNKNOWN, "", lists[0].day if lists else "")]
    for at, one in enumerate(lists):
        end = lists[at + 1].day if at + 1 < len(lists) else ""
        state = BANNED if one.bans(name) else LEGAL
        day = legal_from.day if legal_from and state == LEGAL else ""
        for part in _parted(Span(state, one.day, end, (one,)), day):
            last = found[-1]
            if last.state == part.state:
                found[-1] = last._replace(end=part.end, lists=(*last.lists, *part.lists))
            else:
                found.append(part)
    return tuple(found)


def _parted(span: Span, legal_from: str) -> tuple[Span, ...]:
    """The span in one or two parts: split if the card's set becomes legal only within it."""
    if span.start >= legal_from:
        return (span,)
    if span.end and span.end <= legal_from:
        return (span._replace(state=NOT_YET),)
    return (span._replace(state=NOT_YET, end=legal_from), span._replace(start=legal_from))


def _legal_from(library: Library, name: str) -> LegalSet | None:
    code = known_facts(name).get("set", "")
    return next((one for one in legal_sets(library.store) if one.code == code), None)


def legality_on(library: Library, name: str, of_format: str, day: str) -> str:
    """The state of a card on a day: ``banned in 2v2 since 2026-09-18``, ``legal in 2v2 (…)``, ``not known …``."""
    all_spans = spans(library, name, of_format)
    at = next(at for at, span in enumerate(all_spans) if span.covers(day))
    return state_in_words(library, name, all_spans, at, day=day, title=FORMATS[of_format])


def state_in_words(library: Library, name: str, all_spans: tuple[Span, ...], at: int, *, day: str, title: str) -> str:
    """The state of a card in one of its spans of a format, called ``title``, on one of its days."""
    span = all_spans[at]
    mark = ", imported" if any(one.imported for one in span.lists) else ""
    if span.state == UNKNOWN:
        first = all_spans[at + 1].start if at + 1 < len(all_spans) else ""
        return f"not known in {title} ({f'the first list that is known is of {first}' if first else 'no list is'})"
    if span.state == NOT_YET:
        legal_from = _legal_from(library, name)
        assert legal_from is not None
        china = f"; in China from {legal_from.china}" if legal_from.china else ""
        return f"not legal in {title} before {legal_from.day}, with its set {legal_from.title}{china}"
    if span.state == BANNED:
        before = ", before that not known" if all_spans[at - 1].state == UNKNOWN else ""
        return f"banned in {title} since {span.start}{before}{mark}"
    if at and all_spans[at - 1].state == BANNED:
        return f"legal again in {title} since {span.start}{mark}"
    newest = [one.day for one in span.lists if one.day <= day][-1]
    return f"legal in {title} (not on the list of {newest}{mark})"


def as_far_as_known(library: Library, day: str = "") -> str:
    """The last day on which lists were looked for, in words, if the day asked for is later. Otherwise ""."""
    last = [one.day for one in ban_lists(library) if one.imported and one.day <= (day or library.as_of)]
    until = max([library.basis.known_until, *last]) if library.basis.known_until else ""
    return f" (ban lists as of {until})" if "" < until < (day or library.as_of) else ""


def legality_line(library: Library, name: str) -> str:
    """The line of a card's page: the state of the card in each format on the day asked for."""
    try:
        lists = ban_lists(library)
    except Unreadable as problem:
        return f"Legality on {library.as_of}: not known, as {problem.where} cannot be read."
    if not lists or not (known_facts(name) or any(one.bans(name) for one in lists)):
        return ""
    parts = [legality_on(library, name, key, library.as_of) for key in FORMATS]
    return f"Legality on {library.as_of}{as_far_as_known(library)}: {'; '.join(parts)}."


def legality_in_short(library: Library, name: str) -> str:
    """The states of a card on the day asked for, with the formats of each. "" if nothing is known."""
    try:
        lists = ban_lists(library)
    except Unreadable as problem:
        return f"Legality not known, as {problem.where} cannot be read."
    if not lists or not (known_facts(name) or any(one.bans(name) for one in lists)):
        return ""
    formats: dict[str, list[str]] = {}
    for key, title in FORMATS.items():
        standing = next(span for span in spans(library, name, key) if span.covers(library.as_of))
        since = f" since {standing.start}" if standing.state == BANNED else ""
        state = "legality not known" if standing.state == UNKNOWN else standing.state
        formats.setdefault(f"{state}{since}", []).append(title)
    parts = [f"{state} in {' and '.join(titles)}" for state, titles in formats.items()]
    said = "; ".join(parts)
    return f"{said[:1].upper()}{said[1:]}{as_far_as_known(library)}."


def legality_values(library: Library, name: str) -> dict[str, Any]:
    """The state of a card in each format on the day asked for, as plain values: unknown if no list has the card."""
    is_listed = bool(known_facts(name)) or any(one.bans(name) for one in ban_lists(library))
    formats = []
    for key, title in FORMATS.items():
        all_spans = spans(library, name, key) if is_listed else (Span(UNKNOWN, "", ""),)
        at = next(at for at, span in enumerate(all_spans) if span.covers(library.as_of))
        span = all_spans[at]
        on_lists = [one.id for one in span.lists if one.day <= library.as_of]
        formats.append({
            "format": key, "title": title, "state": span.state, "since": span.start,
            "list": on_lists[-1] if on_lists else "",
            "said": state_in_words(library, name, all_spans, at, day=library.as_of, title=title),
        })  # fmt: skip
    return {
        "schema": 1, "card": name, "as_of": library.as_of, "known_until": library.basis.known_until, "formats": formats,
    }  # fmt: skip


def banned_in(library: Library, name: str) -> str:
    """The formats in which a card is banned on the day asked for, in words. "" if there is none, or it is not known."""
    try:
        return " and ".join([
            title for key, title in FORMATS.items()
            if next(span for span in spans(library, name, key) if span.covers(library.as_of)).state == BANNED
        ])  # fmt: skip
    except Unreadable:
        return ""
