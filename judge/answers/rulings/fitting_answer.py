"""Whether a FAQ answer fits a question about some cards, and which part of it is then quoted."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

from judge.answers.typed import versus
from judge.cards.catalogue import catalogue
from judge.cards.names import find_mentions
from judge.content.cards_named import asked_cards, listed_with, mentions
from judge.content.ids import parse_id
from judge.content.signed_lines import unsigned
from judge.engine.state.clauses import About
from judge.index.words import STOP_WORDS, stemmed, words
from judge.matchup.clauses.card_clauses import card_clauses
from judge.record import NamedTuple
from judge.scenario.board.setup import card_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.content.library import Library
    from judge.content.model import FaqEntry

SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z\[(])")
_POINT = re.compile(r"(?:-|\d+\.) ")
_AMOUNT = re.compile(r"(?<![-+\d.])(\d+) (?:\[M\]|(?:Might|damage|points?|XP)\b)")
_DENIED = re.compile(r"\b(?:was|were|is|are|has|have|been) (?:not|never) (?:\w+ )?$", re.IGNORECASE)
_BETWEEN = STOP_WORDS.union(versus.BETWEEN)
"""Words of a question that join its cards."""
_LEANS = re.compile(r"^(?:It|He|She|They|That|This|These|Those|So|Other|The same)\b|\b(?:are|is|does|do) not\.$")
"""How a sentence begins or ends that is not understood without the one before it."""
_THESE = re.compile(r"\bthese cards\b")
"""Words for the cards of the heading: a question means any of them, and only its scenario says which."""
_YES_OR_NO = re.compile(r"(?:Yes|No)(?:[.,:;]| to )")
_LIKE = re.compile(r"\b(?:like|as on|as with|(?:that|those) of)\s+$")
"""The words before a card that is only compared."""

EVENTS: tuple[tuple[re.Pattern[str], frozenset[About]], ...] = tuple(
    (re.compile(rf"\b(?:{stems})", re.IGNORECASE), frozenset(abouts))
    for stems, abouts in (
        (r"counter(?:s|ed|ing)?\b(?! Strike)", {About.COUNTER}),
        (r"conque", {About.CONQUER}),
        (r"hold(?:s|ing)?\b|held\b", {About.HOLD}),
        (r"kill|dies?\b|died\b|dying\b|death|dead\b", {About.DIE, About.DAMAGE, About.MIGHT}),
        (r"banish", {About.BANISH}),
        (r"discard", {About.DISCARD}),
        (r"recycl", {About.RECYCLE}),
        (r"stun", {About.STUN}),
        (r"detach", {About.DETACH}),
        (r"attach", {About.ATTACH}),
        (r"mov(?:e|es|ed|ing)\b", {About.MOVE}),
        (r"recall", {About.RECALL}),
        (r"return", {About.RETURN}),
        (r"reveal", {About.REVEAL, About.LOOK}),
        (r"disempower", {About.DISEMPOWER}),
        (r"channel(?:s|ed|ing)?\b", {About.CHANNEL}),
        (r"burn", {About.BURN}),
        (r"attack|defend|combat|fight|fought", {About.COMBAT, About.COMBAT_WON, About.COMBAT_END, About.DAMAGE}),
        (r"ally\b|allies\b|teammate|2v2", set()),
        (r"facedown|face down|hidden\b", set()),
        (r"together with|at the same time|simultaneous", set()),
    )
)
"""Events in the words of a question, and the subjects of texts that bring each about or wait for it.

If a question says that something has not happened, no text can bring that about.
"""


UNFIT = 9
"""The rank of an answer that does not fit."""


class Quoted(NamedTuple):
    """The part of a fitting answer to quote. ``rank`` is lower the more of its question is what was asked."""

    rank: int
    passage: str

    @property
    def needs_question(self) -> bool:
        """Whether it is understood better with its question: a yes or no, or a part of what the answer says."""
        return self.rank > 0 or "?" in self.passage


def quoted(library: Library, entry: FaqEntry, cards: Sequence[str], said: str = "") -> Quoted | None:
    """The part of an answer about these cards, if all are among its own and nothing that decides it is missing here.

    Its question may name them all, or its scenario may be played with them alone, or it asks about one of them in
    general, and a sentence of the answer is about the other. ``said`` is the question in the user's words.
    """
    if not set(cards) <= set(entry.cards) or len(set(cards)) < len(cards):
        return None  # of two copies of a card, none of them is asked
    slots = asked_cards(entry)
    is_covered = bool(slots) and all(slot.intersection(cards) for slot in slots)
    decided = is_covered and not any(_missing(entry, cards, said, library.as_of))
    asked = [slot.intersection(cards) for slot in slots if slot.intersection(cards)]
    if decided and all(any(one == {card} for one in asked) for card in cards):
        return Quoted(0, _short(library, entry, cards))
    if any(len(one) > 1 for one in asked):
        return None  # it means any one of them, by itself
    if _is_played_with(library, entry, cards):
        if passage := _sentence_on(entry, cards):
            return Quoted(1, passage)
        return Quoted(1, _short(library, entry, cards)) if decided else None
    if not decided or len(asked) != 1 or _THESE.search(entry.question):
        return None
    others = [card for card in cards if {card} not in asked]
    if len(others) != 1:
        return None
    if passage := _sentence_on(entry, others, instead_of=cards):
        return Quoted(2, passage)
    return Quoted(2, _short(library, entry, cards)) if _is_in_steps(entry, others[0]) else None


def _missing(entry: FaqEntry, cards: Sequence[str], said: str, day: str) -> Iterator[str]:
    """Events in a question that none of the cards brings about, and amounts on which its answer depends."""
    among = {found.clause.about for card in cards for found in card_clauses(card_for(card, date.fromisoformat(day)))}
    text = _without_names(_asking(entry, cards), entry.cards)
    for stems, abouts in EVENTS:
        is_denied = any(_DENIED.search(text[: found.start()]) for found in stems.finditer(text))
        if (found := stems.search(text)) and (is_denied or among.isdisjoint(abouts)) and not stems.search(said):
            yield found[0]
    yield from set(_AMOUNT.findall(text)).intersection(_AMOUNT.findall(entry.short)).difference(_AMOUNT.findall(said))


def _asking(entry: FaqEntry, cards: Sequence[str]) -> str:
    """The events in a question, and, of several questions in one, those that name any of these cards."""
    parts = SENTENCE_END.split(entry.question)
    ours = [part for part in parts if not part.endswith("?") or mentions(part, cards)]
    return " ".join(ours) if any(part.endswith("?") for part in ours) else entry.question


def says_more(entry: FaqEntry, cards: Sequence[str], said: str) -> bool:
    """Whether a question has any words besides the cards that an answer and its own question do not have."""
    said_there = (entry.question, entry.answer, entry.today, *unsigned(entry.asked))
    known = {stemmed(word) for word in words(" ".join(said_there))}
    known.update(stemmed(word) for card in cards for word in words(card))
    for one in reversed(find_mentions(said)):
        said = f"{said[: one.start]} {said[one.end :]}"
    asked = (word for word in words(said) if word not in _BETWEEN)
    return any(stemmed(word) not in known for word in asked)


def _without_names(text: str, cards: Sequence[str]) -> str:
    for begin, end, _ in reversed(mentions(text, cards)):
        text = f"{text[:begin]}_{text[end:]}"
    return text


def _short(library: Library, entry: FaqEntry, cards: Sequence[str]) -> str:
    """The short answer. A yes or a no comes after the question that it answers, since the user has asked another one.

    On a day before it was overturned, the first sentence that says more than yes or no.
    """
    short = entry.short
    if _stood_then(library, entry):
        first, *others = SENTENCE_END.split(" ".join(entry.answer.partition("\n\n")[0].split()))
        short = " ".join([first, *others[:1]]) if _YES_OR_NO.fullmatch(first) else first
    asked = [part for part in SENTENCE_END.split(_asking(entry, cards)) if part.endswith("?")]
    return f"{asked[-1]} {short}" if asked and _YES_OR_NO.match(short) else short


def _stood_then(library: Library, entry: FaqEntry) -> bool:
    """Whether an answer that was overturned since was still in force on the day of the library."""
    if entry.status != "superseded":
        return False
    ids = [identity for one in entry.superseded_by if (identity := parse_id(one)) and identity.kind != "rule"]
    days = [library.answer(str(one)).published if one.kind == "faq" else one.version for one in ids]
    return bool(days) and library.as_of < min(days)


def _is_played_with(library: Library, entry: FaqEntry, cards: Sequence[str]) -> bool:
    """Whether one of its scenarios has these cards and no others. Runes and tokens are not counted."""
    among = set(cards)
    return any(_cards_of(block) - _uncounted() <= among <= _cards_of(block)
               for block in library.store.get(f"scenarios {entry.id}") or ())  # fmt: skip


def _uncounted() -> frozenset[str]:
    return frozenset(name for name, card in catalogue().items() if card.is_token or "Rune" in card.types)


def _cards_of(block: object) -> frozenset[str]:
    """The names of cards in the compiled lines of a scenario."""
    if isinstance(block, dict):
        own = {block["text"]} if block.get("is") == "Name" and block.get("text") in catalogue() else set()
        return frozenset(own).union(*map(_cards_of, block.values()))
    return frozenset().union(*map(_cards_of, block)) if isinstance(block, list) else frozenset()


def _paragraphs(entry: FaqEntry) -> Iterator[str]:
    yield from (part for part in (entry.today, entry.answer) for part in part.split("\n\n") if part)


def _sentence_on(entry: FaqEntry, cards: Sequence[str], instead_of: Sequence[str] = ()) -> str:
    """The sentence that names these cards and no others, except in one list with them.

    A sentence that cannot be understood by itself comes with the one before it.

    Points of a list mean nothing without the text above them. ``instead_of``: all cards of the question, none of which
    may be in one list with these.
    """
    for part in _paragraphs(entry):
        if _POINT.match(part):
            continue
        sentences = SENTENCE_END.split(" ".join(part.split()))
        for at, sentence in enumerate(sentences):
            if _tells(sentence, entry.cards, cards, instead_of or cards) and not sentence.endswith(":"):
                begin = at - 1 if at and _LEANS.search(sentence) else at
                return " ".join(sentences[begin : at + 1])
    return ""


def _tells(sentence: str, among: Sequence[str], cards: Sequence[str], asked: Sequence[str]) -> bool:
    """Whether a sentence says something of each of these cards, and of no other."""
    found = mentions(sentence, among)
    if not set(cards) <= {card for _, _, card in found}:
        return False
    beside = frozenset().union(*(listed_with(sentence, card, among) for card in cards))
    if not {card for _, _, card in found} <= beside | set(asked):
        return False
    if any(len(listed_with(sentence, card, among).intersection(asked)) > 1 for card in cards):
        return False
    return not any(card in cards and _LIKE.search(sentence[:begin]) for begin, _, card in found)


def _is_in_steps(entry: FaqEntry, card: str) -> bool:
    """Whether a card is named in the numbered points of an answer, which its short answer sums up."""
    points = (line for part in _paragraphs(entry) for line in part.split("\n") if re.match(r"\d+\. ", line))
    return any(name == card for line in points for _, _, name in mentions(line, entry.cards))
