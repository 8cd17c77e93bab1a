"""What answers a question in words, or perhaps does: one text, said first, with how sure that is.

It opens with Yes or No only if a line of what people say has that sign and asks the same (``index/signs.py``). It is
never taken from the first word of a text, which answers another question.
"""

from __future__ import annotations

import re
from math import log1p
from typing import TYPE_CHECKING

from judge.answers.finding.rulings_found import NEAR, is_family
from judge.answers.finding.text_of_a_hit import without_lead_in
from judge.answers.library.card_wording import text_in_force
from judge.answers.library.cited_places import hits_of
from judge.answers.page.blocks import line
from judge.content.ids import RULING, parse_id
from judge.content.signed_lines import signed
from judge.index.fault_asked import asks_of_play, is_of_game_play
from judge.index.likeness import Likeness
from judge.index.passages import signed_lines
from judge.index.ranking import is_overturned
from judge.index.signs import deciding, yes_or_no
from judge.index.sureness import PERHAPS, SURE, sureness, told_together
from judge.index.words import stemmed, words
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from judge.answers.finding.rulings_found import RulingFound
    from judge.answers.page.blocks import Hit, Line
    from judge.content.library import Library
    from judge.content.signed_lines import SignedLine
    from judge.index.query import Question
    from judge.index.ranking import Place
    from judge.index.whoosh_adapter import Index

CARD = "card:"
TOURNAMENT = "tournament@"
POLICY = "This is policy: no engine proves it."
LIKE_ENOUGH = 0.8
"""How like the question a line of a ruling must be that leads its answer (``likeness.py``)."""
LIKE_ENOUGH_TO_BE_SURE = 1.5
"""How like it must be, with what a longer question adds, if the ruling is the answer."""
LONG = 0.35
"""What the logarithm of the number of words of the question that tell something adds to that."""
LEAST_OF_NEAREST = 0.9
"""The share that it must have of how like the question a line of any other ruling is."""


_YES_OR_NO = re.compile(r"^(?:Yes|No)[.,:;] *")
_GOES_ON = re.compile(r"^(?:Yes|No),")
_ON_A_CONDITION = re.compile(
    r"^(?:Yes|No)\b[^.:;]*\b(?:if|unless|except|provided|only|until|as long as)\b", re.IGNORECASE
)


class FirstAnswer(NamedTuple):
    """What is said first. ``ids`` are the places it stands at, ``texts`` what they say, one for each.

    ``question`` is the one that the text answers, where it is one to a question, and ``word`` the Yes or No to that.
    ``verdict`` is yes, no or "" for what was asked. Where it is not ``is_sure``, ``left`` are the deciding words that
    the text does not have. ``rules`` are those that decide it, of an answer that is no rule itself.
    """

    ids: tuple[str, ...]
    texts: tuple[str, ...]
    is_sure: bool
    verdict: str = ""
    question: str = ""
    left: tuple[str, ...] = ()
    word: str = ""
    rules: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The answer in one paragraph."""
        if self.ids[0].startswith(CARD):
            return " ".join(self.texts)
        opening = {"yes": "Yes. ", "no": "No. "}.get(self.verdict, "") if self.is_sure else "Perhaps: "
        rules = "".join(f"{_place(one)}, " for one in self.rules)
        places = (f"{rules}{_place(one)}" for one in self.ids)
        said = " ".join(f"{_ended(text)} ({place})." for text, place in zip(self.texts, places, strict=True))
        return f"{opening}{said}"

    def alone(self) -> FirstAnswer:
        """The same of the first place only."""
        return self._replace(ids=self.ids[:1], texts=self.texts[:1])

    def has_whole(self, hit: Hit) -> bool:
        """Whether all that a place says is part of the answer, an answer of a FAQ without its yes or no."""
        return hit.id in self.ids and (hit.kind == "card" or statement(hit.excerpt) in self.texts)

    def as_lines(self) -> Iterator[Line]:
        """The lines below the answer: the question that it answers, and what was not looked at."""
        if self.question:
            yield line("set-up", f"It answers: {self.question} {self.word}".rstrip())
        if any(one.startswith(TOURNAMENT) for one in self.ids):
            yield line("set-up", POLICY)
        if self.left:
            yield line("set-up", f"Not looked at: {', '.join(map(repr, self.left))}.")

    def add_to(self, values: dict[str, Any]) -> None:
        values["certainty"] = "sure" if self.is_sure else "perhaps"
        values["answered_by"] = [*self.ids, *self.rules]
        values["not_looked_at"] = list(self.left)


def first_answer(
    library: Library, index: Index, question: Question, places: Sequence[Place], rulings: Sequence[RulingFound]
) -> FirstAnswer | None:
    """The first answer to the question among the places and rulings that were found. None if none fits well enough.

    A rule or a FAQ answer that surely answers it comes first, then such a ruling, then what perhaps does. Nothing is
    sure to answer a question of which a word is in no text, and no answer on a card one that names none.
    """
    sure = 0.0 if is_overturned(library, places[0].id) else sureness(library, index, question, places)
    led = led_by(question, rulings)
    if question.unknown:
        sure, led = min(sure, PERHAPS), None
    if _is_of_cards(library, places[0].id) or _is_no_fault(library, question, places[0].id):
        sure = min(sure, PERHAPS)
    if led is not None and (sure < PERHAPS or (sure < SURE and _is_near(index, question, led))):
        told = _of_ruling(led, _sign_of(library, index, question, led.line), is_sure=_is_near(index, question, led))
        near = [rule for rule in led.ruling.rules for place in places[:NEAR] if is_family(rule, place.id)]
        return told._replace(rules=tuple(dict.fromkeys((*led.ruling.rules[:1], *near[:1]))))
    if sure < PERHAPS:
        return None
    hits = hits_of(library, told_together(places))
    own = {hit.id: _own_words(library, hit) for hit in hits}
    said = {statement(text): one for one, text in reversed(own.items())}
    texts, ids = zip(*reversed(said.items()), strict=True)
    is_faq = hits[0].kind == "faq" and not own[hits[0].id].startswith(hits[0].title)
    asked = hits[0].title if is_faq else ""
    word = match[0].rstrip(" ,:;.") + "." if is_faq and (match := _YES_OR_NO.match(own[hits[0].id])) else ""
    if sure < SURE:
        left = dict.fromkeys((*question.unknown, *_left(question.text, " ".join((*texts, asked)))))
        return FirstAnswer(ids, texts, False, "", asked, tuple(left), word)
    verdict = _verdict(library, index, question, map(signed, signed_lines(library, ids[0])))
    return FirstAnswer(ids, texts, True, verdict, asked, word=word)


def _is_near(index: Index, question: Question, found: RulingFound) -> bool:
    """Whether a line of a ruling is so like the question that it asks the same; a short one says little."""
    telling = sum(index.tells(term) for term in question.said)
    return found.like + LONG * log1p(telling) >= LIKE_ENOUGH_TO_BE_SURE


def _of_ruling(found: RulingFound, verdict: str, *, is_sure: bool) -> FirstAnswer:
    """What a ruling says: sure if it is about one point, which its title states; else perhaps, with its question.

    Of one that is about several points, which of them the question means is not known. Where the ruling itself says yes
    or no only on a condition, neither is said without it.
    """
    ruling = found.ruling
    if not is_sure:
        return FirstAnswer((ruling.id,), (ruling.title,), False, "", ruling.question)
    if verdict and _ON_A_CONDITION.match(ruling.answer):
        return FirstAnswer((ruling.id,), (ruling.title,), True)
    if verdict or _YES_OR_NO.match(ruling.answer):
        return FirstAnswer((ruling.id,), (ruling.title,), True, verdict)
    return FirstAnswer((ruling.id,), (ruling.answer,), False, "", ruling.question)


def cards_first(library: Library, cards: Iterable[str]) -> FirstAnswer | None:
    """The texts in force of the cards that a question names: what one of them says answers many by itself."""
    texts = {card: text for card in cards if (text := text_in_force(library, card))}
    if not texts:
        return None
    said = tuple(f"{card}: {text}" for card, text in texts.items())
    return FirstAnswer(tuple(f"{CARD}{card}" for card in texts), said, False)


def led_by(question: Question, rulings: Iterable[RulingFound]) -> RulingFound | None:
    """The ruling that rests on one of the best rules and has a line nearly like the question.

    One whose own question names a card does not lead a question that names none, and none leads if a line of another
    ruling is clearly more like the question, whatever that one rests on.
    """
    rulings = tuple(rulings)
    nearest = max((one.like for one in rulings), default=0.0)
    near = (
        one
        for one in rulings
        if one.is_near
        and one.like >= max(LIKE_ENOUGH, LEAST_OF_NEAREST * nearest)
        and (question.cards or not any(card in one.ruling.question for card in one.ruling.cards))
    )
    return max(near, key=lambda one: one.like, default=None)


def _verdict(library: Library, index: Index, question: Question, lines: Iterable[SignedLine]) -> str:
    """The yes or no of the line with a sign that is most like the question."""
    likeness = Likeness(question.text, question.said, index.rarity)
    best = max((one for one in lines if one.sign), key=lambda one: likeness.by_all([one.text]), default=None)
    return _sign_of(library, index, question, best) if best is not None else ""


def _sign_of(library: Library, index: Index, question: Question, signed_line: SignedLine) -> str:
    """The yes or no that a line gives to the question: none if only one of them names a keyword."""
    said, asked = ({stemmed(word) for word in words(text)} for text in (signed_line.text, question.text))
    keywords = {stemmed(word) for name in library.names("keywords") for word in words(name)}
    if said & keywords != asked & keywords:
        return ""
    return yes_or_no(question.text, signed_line.sign, signed_line.text, index.rarity)


def _is_of_cards(library: Library, identifier: str) -> bool:
    """Whether a place is an answer of a FAQ on some cards."""
    return identifier.startswith("faq@") and bool(library.answer(identifier).cards)


def _is_no_fault(library: Library, question: Question, identifier: str) -> bool:
    """Whether a place is about an infraction of game play, and the question asks what may be done in the game."""
    return is_of_game_play(library, identifier) and asks_of_play(question.text)


def _own_words(library: Library, hit: Hit) -> str:
    """The text of a place, short if possible, after its question if it goes on after a yes or no ("No, unless …")."""
    text = _short(library, hit.id) or hit.excerpt
    return f"{hit.title} {text}" if hit.kind == "faq" and _GOES_ON.match(text) else text


def _short(library: Library, identifier: str) -> str:
    """The sentence beside a rule that answers the usual question about it, or ""."""
    rule = library.find_rule(identifier)
    return rule.short if rule is not None else ""


def statement(text: str) -> str:
    """A text without what leads in, and without the yes or no at its beginning, which is one to its own question."""
    said = " ".join(text.split())
    rest = without_lead_in(_YES_OR_NO.sub("", said, count=1))
    return rest[:1].upper() + rest[1:] or said


def _left(question: str, text: str) -> Iterator[str]:
    """The deciding words of a question that a text does not have."""
    there = deciding(text)
    for word in dict.fromkeys(words(question)):
        if not deciding(word) <= there:
            yield word


def _place(identifier: str) -> str:
    identity = parse_id(identifier)
    if identity is not None and identity.kind == "rule":
        return identity.part if identity.document == "core" else f"TR {identity.part}"
    return identifier.removeprefix(RULING) if identifier.startswith(RULING) else identifier


def _ended(text: str) -> str:
    return text.rstrip(" .")
