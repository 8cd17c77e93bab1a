"""Pages about bans: the lists in force on a day, and the state of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.cited_places import hit_of
from judge.answers.library.legality import BANNED, LEGAL, UNKNOWN, as_far_as_known, ban_lists, spans, state_in_words
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.screen_parts import Screen, answer_paragraph
from judge.content.bans import FORMATS, KINDS, in_force_on

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.answers.page.blocks import Hit
    from judge.content.bans import BanList
    from judge.content.library import Library

RULES = ("601.2.d", "601.2.d.2", "602.1.b")
"""The tournament rules about banned cards: in a format, in a preconstructed deck, in Limited."""
LIMITED = (
    "No list for Limited is known. A ban in Constructed does not count there, "
    "as long as the card is not banned in that limited format, too."
)


def bans_answer(library: Library, question: str, formats: Sequence[str], day: str, *, limited: bool = False) -> Answer:
    """The banned cards on a day in each of the formats. For a day before the first list, that they are not known."""
    lists = in_force_on(ban_lists(library), day)
    parts = [LIMITED] if limited else [_list_in_words(library, key, lists.get(key), day) for key in formats]
    found = [] if limited else [lists[key] for key in formats if key in lists]
    return Answer(
        question=question,
        read_as=f"bans on {day}" if len(formats) > 1 or limited else f"bans in {FORMATS[formats[0]]} on {day}",
        kind="rule",
        answer=" ".join(parts),
        citations=tuple(_citation(library, one) for one in found),
        hits=tuple(_rules(library)),
        page=Screen(
            ("Banned cards", *([f"on {day}"] if day != library.as_of else [])),
            tuple(_list(library, one) for one in found),
            ("judge is CARD banned",),
        ),
    )


def _list(library: Library, one: BanList) -> Points:
    """A list with its kinds of cards and with what is new in it."""
    mark = ", imported" if one.imported else ""
    points = [Point(title, text) for title, text in _parts(library, one, short=True)]
    return Points(f"{FORMATS[one.format]}, list of {one.day}{mark}", tuple(points))


def _list_in_words(library: Library, of_format: str, one: BanList | None, day: str) -> str:
    title = FORMATS[of_format]
    if one is None:
        days = [known.day for known in ban_lists(library) if known.format == of_format]
        first = f": the first list that is known is of {days[0]}" if days else ""
        return f"What is banned in {title} on {day} is not known{first}."
    counted = [_count_in_words(len(one.of_kind(kind)), kind) for kind in KINDS if one.of_kind(kind)]
    mark = ", imported" if one.imported else ""
    known = as_far_as_known(library, day)
    return f"Banned in {title} on {day}{known}: {', '.join(counted) or 'nothing'} (list of {one.day}{mark})."


def _count_in_words(count: int, kind: str) -> str:
    return f"1 {kind.removesuffix('s')}" if count == 1 else f"{count} {kind}"


def _citation(library: Library, one: BanList) -> Citation:
    later = [other.day for other in ban_lists(library) if other.format == one.format and other.day > one.day]
    ended = [day for day in later if day <= library.as_of]
    known = as_far_as_known(library)
    status = (
        f"superseded {ended[0]}" if ended else f"in force{known}" if one.day <= library.as_of else f"from {one.day}"
    )
    note = "imported" if one.imported else ""
    text = "\n".join([f"{title}: {text}" if text else title for title, text in _parts(library, one)])
    return Citation(one.id, f"Ban list of {one.day}, {FORMATS[one.format]}", text, status, note)


def _parts(library: Library, one: BanList, *, short: bool = False) -> Iterator[tuple[str, str]]:
    """The same as titles with their texts. ``short`` titles fit beside the texts."""
    for kind in KINDS:
        if one.of_kind(kind):
            yield kind.title(), f"{'; '.join(_cards_of_a_kind(one, kind))}."
    earlier = [other for other in ban_lists(library) if other.format == one.format and other.day < one.day]
    if not earlier:
        unknown = "What was banned before this list is not known."
        yield ("Before", unknown) if short else (unknown, "")
        return
    before = {card.name for card in earlier[-1].banned}
    now = {card.name for card in one.banned}
    if new := [card.name for card in one.banned if card.name not in before]:
        yield "New" if short else f"New since the list of {earlier[-1].day}", f"{'; '.join(new)}."
    if gone := [card.name for card in earlier[-1].banned if card.name not in now]:
        yield "Allowed again" if short else "No longer banned since then", f"{'; '.join(gone)}."


def _cards_of_a_kind(one: BanList, kind: str) -> list[str]:
    """The banned cards of a kind. If the list has another name for a card, with that name."""
    return [
        card.name if card.name.endswith(card.listed) else f"{card.name} ({card.listed})"
        for card in one.banned
        if card.kind == kind
    ]


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
    limited: bool = False,
) -> Answer:
    """The state of each card in these formats, in a period or on the single day that is its first and last.

    ``limited`` asks for Limited as well, or, without any other format, for it alone. No list covers it.

    ``asked`` is the state that the question asks about. The answer is yes or no if all cards are in the same state.
    Otherwise it names those that differ from most, and they come first.
    """
    states = {name: _state(library, name, formats, period) for name in names}
    rarest = sorted(names, key=lambda name: list(states.values()).count(states[name]))
    stands = {name: _of_card(library, name, formats, period) for name in rarest} if formats else {}
    when = f"on {period[0]}" if period[0] == period[1] else f"from {period[0]} to {period[1]}"
    when += as_far_as_known(library, period[1])
    told = [f"{name}, {when}: {words}." for name, words in stands.items()]
    lists = in_force_on(ban_lists(library), period[1])
    verdict = _verdict(states, asked) if asked and not limited and UNKNOWN not in states.values() else ""
    if limited:
        no_list = {BANNED: "No, as far as known. ", LEGAL: "Yes, as far as known. "}.get(asked, "")
        told.insert(0, f"{'' if formats else no_list}{LIMITED}")
    return Answer(
        question=question,
        read_as="; ".join(f"card:{name}" for name in names),
        kind="card",
        answer=verdict + "\n\n".join(told),
        citations=tuple(_citation(library, lists[key]) for key in formats if key in lists),
        hits=(*(hit_of(library, f"card:{name}") for name in names), *_rules(library)),
        page=_of_several(verdict.strip() or f"{when[0].upper()}{when[1:]}:", stands)
        if len(stands) > 1 and not limited
        else Screen(
            (names[0], "legality"),
            tuple(Points(FORMATS[key], tuple(_stands(library, names[0], key))) for key in formats),
            ("judge bans", f"judge card {names[0]}"),
        ),
    )


def _of_several(verdict: str, stands: Mapping[str, str]) -> Screen:
    """The states of several cards, each in a line under the verdict on all of them."""
    points = [Point(name, words, id=f"card:{name}") for name, words in stands.items()]
    return Screen(
        (f"{len(points)} cards", "legality"),
        (Points("", tuple(points)),),
        ("judge bans",),
        (answer_paragraph(verdict),),
    )


def _stands(library: Library, name: str, of_format: str) -> Iterator[Point]:
    """The state of a card before the first list that is known, and from each day on which it changed, oldest first."""
    for span in spans(library, name, of_format):
        if span.start or span.end:
            days = f"since {span.start}" if span.start else f"before {span.end}"
            lists = f" (list of {span.lists[0].day})" if span.lists else ""
            words = "not known: no earlier list is held" if span.state == UNKNOWN else f"{span.state}{lists}"
            yield Point(days, words)


def _state(library: Library, name: str, formats: Sequence[str], period: tuple[str, str]) -> str:
    """The state of a card in all formats and on all days asked about. "" if it is not the same throughout."""
    states = {span.state for key in formats for span in spans(library, name, key) if span.covers(*period)}
    return UNKNOWN if UNKNOWN in states else states.pop() if len(states) == 1 else ""


def _verdict(states: dict[str, str], asked: str) -> str:
    """Yes or no for one card. For several, whether that goes for all of them, or which differ from most.

    "It depends" if a card is not in the same state in every format and all the time.
    """
    found = list(states.values())
    if not all(found):
        return "It depends. "
    if len(set(found)) > 1:
        most = max(found, key=found.count)
        others = "; ".join(f"{name} is {state}" for name, state in states.items() if state != most)
        return f"It depends on the card: {others}. The other{'s are' if found.count(most) > 1 else ' is'} {most}.\n\n"
    of_all = "" if len(found) == 1 else ", all of them" if found[0] == asked else ", none of them"
    return f"{'Yes' if found[0] == asked else 'No'}{of_all}. "


def _of_card(library: Library, name: str, formats: Sequence[str], period: tuple[str, str]) -> str:
    """The state of a card in words: on a day in one part for each format, in a period with each change."""
    first, last = period
    parts = []
    for key in formats:
        found = spans(library, name, key)
        for at, span in enumerate(found):
            if span.covers(first, last):
                since = f"from {span.start} on " if span.start > first and span.state != BANNED else ""
                parts.append(since + state_in_words(library, name, found, at, day=last, title=FORMATS[key]))
    return "; ".join(parts)
