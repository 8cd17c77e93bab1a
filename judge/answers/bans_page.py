"""Pages about bans: the lists in force on a day, and whether cards are banned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.bans_screen import bans_screen, legality_screen, lines_of
from judge.answers.blocks import Citation
from judge.answers.citing import hit_of
from judge.answers.legality import BANNED, UNKNOWN, as_far_as_known, ban_lists, said, spans
from judge.answers.model import Answer
from judge.content.bans import FORMATS, KINDS, in_force_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.answers.blocks import Hit
    from judge.content.bans import BanList
    from judge.content.library import Library

RULES = ("601.2.d", "601.2.d.2", "602.1.b")
"""The tournament rules about banned cards: in a format, in a preconstructed deck, in Limited."""
LIMITED = (
    "No list for Limited is known. A ban in Constructed does not count there, "
    "as long as the card is not banned in that limited format, too."
)


def bans_answer(library: Library, question: str, formats: Sequence[str], day: str, *, limited: bool = False) -> Answer:
    """What is banned on a day, in each of the formats; a day before the first list says that it is not known."""
    lists = in_force_on(ban_lists(library), day)
    parts = [LIMITED] if limited else [_told(library, key, lists.get(key), day) for key in formats]
    found = [] if limited else [lists[key] for key in formats if key in lists]
    return Answer(
        question=question,
        read_as=f"bans on {day}" if len(formats) > 1 or limited else f"bans in {FORMATS[formats[0]]} on {day}",
        kind="rule",
        rules=library.version,
        as_of=library.as_of,
        basis=library.basis,
        answer=" ".join(parts),
        citations=tuple(_citation(library, one) for one in found),
        hits=tuple(_rules(library)),
        page=bans_screen(library, found, day),
    )


def _told(library: Library, of_format: str, one: BanList | None, day: str) -> str:
    title = FORMATS[of_format]
    if one is None:
        days = [known.day for known in ban_lists(library) if known.format == of_format]
        first = f": the first list that is known is of {days[0]}" if days else ""
        return f"What is banned in {title} on {day} is not known{first}."
    counted = [_counted(len(one.of_kind(kind)), kind) for kind in KINDS if one.of_kind(kind)]
    mark = ", imported" if one.imported else ""
    known = as_far_as_known(library, day)
    return f"Banned in {title} on {day}{known}: {', '.join(counted) or 'nothing'} (list of {one.day}{mark})."


def _counted(count: int, kind: str) -> str:
    return f"1 {kind.removesuffix('s')}" if count == 1 else f"{count} {kind}"


def _citation(library: Library, one: BanList) -> Citation:
    later = [other.day for other in ban_lists(library) if other.format == one.format and other.day > one.day]
    ended = [day for day in later if day <= library.as_of]
    known = as_far_as_known(library)
    status = (
        f"superseded {ended[0]}" if ended else f"in force{known}" if one.day <= library.as_of else f"from {one.day}"
    )
    note = "imported" if one.imported else ""
    return Citation(
        one.id, f"Ban list of {one.day}, {FORMATS[one.format]}", "\n".join(lines_of(library, one)), status, note
    )


def _rules(library: Library) -> list[Hit]:
    version = library.written("tournament")
    hits = [hit_of(library, f"tournament@{version}:{number}") for number in RULES]
    return [hit for hit in hits if hit.title]


def legality_answer(
    library: Library,
    question: str,
    names: Sequence[str],
    formats: Sequence[str],
    period: tuple[str, str],
    *,
    asked: str = "",
) -> Answer:
    """Say of each card how it stands in these formats in a period, or on a day that is first and last of it.

    ``asked`` is the state that the question asks about: of one card it is answered with yes or no where that is all.
    """
    told = [_of_card(library, name, formats, period) for name in names]
    lists = in_force_on(ban_lists(library), period[1])
    verdict = _verdict(library, names[0], formats, period, asked) if len(names) == 1 else ""
    return Answer(
        question=question,
        read_as="; ".join(f"card:{name}" for name in names),
        kind="card",
        rules=library.version,
        as_of=library.as_of,
        basis=library.basis,
        answer=verdict + "\n\n".join(told),
        citations=tuple(_citation(library, lists[key]) for key in formats if key in lists),
        hits=(*(hit_of(library, f"card:{name}") for name in names), *_rules(library)),
        page=legality_screen(library, names, formats),
    )


def _verdict(library: Library, name: str, formats: Sequence[str], period: tuple[str, str], asked: str) -> str:
    """Yes or no, where the card stands the same in all formats and on all days asked about; else nothing."""
    states = {span.state for key in formats for span in spans(library, name, key) if span.covers(*period)}
    if not asked or len(states) != 1 or UNKNOWN in states:
        return ""
    return "Yes. " if states == {asked} else "No. "


def _of_card(library: Library, name: str, formats: Sequence[str], period: tuple[str, str]) -> str:
    """Say how a card stands: on a day in one part for each format, in a period with each change in it."""
    first, last = period
    parts = []
    for key in formats:
        found = spans(library, name, key)
        for at, span in enumerate(found):
            if span.covers(first, last):
                since = f"from {span.start} on " if span.start > first and span.state != BANNED else ""
                parts.append(since + said(library, name, found, at, day=last, title=FORMATS[key]))
    when = f"on {first}" if first == last else f"from {first} to {last}"
    return f"{name}, {when}{as_far_as_known(library, last)}: {'; '.join(parts)}."
