"""Which of its cards a FAQ answer is asked about: those that its question names, and the one of its heading."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.content.model import FaqEntry

_ALTERNATIVE = re.compile(r"\s*,?\s*or\s+")
_COMMA = re.compile(r"\s*,\s*")
_JOINED = re.compile(r"\s*(?:,|,?\s*(?:and|or))\s+")
_REMARK = re.compile(r" \([^()]*\)")


def asked_cards(entry: FaqEntry) -> tuple[frozenset[str], ...]:
    """The cards that a question is about, each by itself; those of which it means any one (A or B) together.

    A heading with the name of one card is what all questions under it are about.
    """
    named = list(_alternatives(entry.question, entry.cards))
    heading = {card for _, _, card in mentions(entry.topic, entry.cards)}
    if len(heading) == 1 and not any(heading <= cards for cards in named):
        named.append(frozenset(heading))
    return tuple(dict.fromkeys(named))


def are_named_by(entry: FaqEntry, cards: Iterable[str]) -> bool:
    """Whether each card that a question is about, or one of those of which it means any, is among these."""
    among = frozenset(cards)
    return all(named & among for named in asked_cards(entry))


def mentions(text: str, cards: Sequence[str]) -> list[tuple[int, int, str]]:
    """Where a text names which of some cards: by the whole name, or by what stands before its comma."""
    found: list[tuple[int, int, str]] = []
    for names in (((card, card) for card in cards), ((card, card.partition(",")[0]) for card in cards)):
        taken = list(found)
        for card, name in names:
            if any(one == card or (one.partition(",")[0] == name and name != card) for _, _, one in taken):
                continue
            spans = (place.span() for place in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text))
            found += [(begin, end, card) for begin, end in spans if not any(begin < b and a < end for a, b, _ in taken)]
    return sorted(found)


def listed_with(text: str, card: str, cards: Sequence[str]) -> frozenset[str]:
    """The cards that stand beside one in the same list of a sentence (A, B and C), itself included."""
    text = _REMARK.sub("", text)
    found: set[str] = set()
    run: list[str] = []
    end = -1
    for begin, until, name in mentions(text, cards):
        if end >= 0 and not _JOINED.fullmatch(text[end:begin]):
            run = []
        run.append(name)
        end = until
        if card in run:
            found.update(run)
    return frozenset(found)


def _alternatives(text: str, cards: Sequence[str]) -> Iterator[frozenset[str]]:
    run: list[str] = []
    is_choice, end = False, -1
    for begin, until, card in [*mentions(text, cards), (len(text) + 1, 0, "")]:
        between = text[end:begin] if end >= 0 else ""
        if run and card and (_ALTERNATIVE.fullmatch(between) or _COMMA.fullmatch(between)):
            is_choice = is_choice or _ALTERNATIVE.fullmatch(between) is not None
        else:
            yield from [frozenset(run)] if is_choice else map(frozenset, ([one] for one in run))
            run, is_choice = [], False
        run.append(card)
        end = until
