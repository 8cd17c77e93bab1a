"""A question as it is asked: the situation in words, lettered choices, the answer and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.library.card_wording import our_wordings, standing_wording
from judge.answers.sentences.decisive_rules import most_telling_first
from judge.cards.catalogue import is_card
from judge.citations.numbers import rule_id
from judge.engine.state.events import Happened
from judge.matchup.points.narration import told_events, when
from judge.practice.levels import level_of, points_of
from judge.practice.topics import Section, sections_of, topics_of
from judge.record import NamedTuple
from judge.scenario.board.from_script import setup_of
from judge.scenario.runner import run
from judge.scenario.scene_told import board_in_words, play_in_words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from judge.content.library import Library
    from judge.practice.explored import Ended
    from judge.practice.situations import Situation
    from judge.practice.wrong_outcomes import Drawn

LETTERS = "ABCDEFGH"
MOST_RULES = 4
MOST_STEPS = 14
_LONGEST_RULE = 220


class Choice(NamedTuple):
    """A choice: its letter, what happens, whether it is right, and of a wrong one what would have to be otherwise."""

    letter: str
    words: str
    right: bool
    instead: str


class Rule(NamedTuple):
    """A deciding rule: its whole id and what it says in short."""

    id: str
    words: str

    @property
    def number(self) -> str:
        return self.id.rpartition(":")[2]


class CardText(NamedTuple):
    """A card of the situation, and what it says."""

    name: str
    text: str


class Question(NamedTuple):
    """One question. ``key`` names its situation, ``source`` is the id of the ruling that it was taken from.

    ``many`` says how many outcomes are possible; ``depends`` are the choices that lead to the right one, where that
    makes a difference. ``steps`` tell how it comes about. ``mark`` stays the same as long as the situation does,
    wherever its ruling stands.
    """

    key: str
    source: str
    title: str
    board: tuple[str, ...]
    cards: tuple[CardText, ...]
    play: tuple[str, ...]
    choices: tuple[Choice, ...]
    many: int
    depends: str
    steps: tuple[str, ...]
    rules: tuple[Rule, ...]
    sections: tuple[Section, ...]
    topics: tuple[str, ...]
    level: str
    mark: str

    @property
    def asks(self) -> str:
        return "What happens?" if self.many == 1 else "Which of these can happen?"

    @property
    def letter(self) -> str:
        """The letter of the right choice."""
        return next(choice.letter for choice in self.choices if choice.right)

    def as_json(self) -> dict[str, Any]:
        return {
            **self._asdict(), "asks": self.asks, "answer": self.letter,
            "choices": [choice._asdict() for choice in self.choices],
            "cards": [card._asdict() for card in self.cards],
            "rules": [rule._asdict() for rule in self.rules],
            "sections": [section._asdict() for section in self.sections],
        }  # fmt: skip


def question_of(library: Library, drawn: Drawn, chance: Random) -> Question:
    """The question with its choices in an order that chance decides."""
    situation = drawn.situation
    choices = [(_words(drawn.right), True, "")] + [(_words(one.ended), False, one.words) for one in drawn.wrong]
    chance.shuffle(choices)
    rules = tuple(_rule(library, rule) for rule in _deciding(drawn))
    cards = tuple(_cards(library, situation))
    numbers = [rule.number for rule in rules]
    return Question(
        situation.name, situation.source, situation.title,
        board_in_words(situation.script), cards, play_in_words(run(situation.script, situation.day)),
        tuple(Choice(letter, *choice) for letter, choice in zip(LETTERS, choices, strict=False)),
        len(drawn.possible.ended), when(drawn.right.outcome) if len(drawn.possible.ended) > 1 else "",
        tuple(_steps(drawn.right))[:MOST_STEPS], rules, sections_of(library, numbers), topics_of(numbers),
        level_of(points_of(drawn, len(cards))), situation.mark,
    )  # fmt: skip


def _words(ended: Ended) -> str:
    return f"{'; '.join(ended.phrases)}." if ended.phrases else "Nothing changes."


def _steps(ended: Ended) -> Iterator[str]:
    """What happens with the numbers of its rules, triggers among it."""
    told = {event.id: phrase for phrase, event in told_events(ended.outcome)}
    for event in ended.outcome.end.events:
        words = told.get(event.id) or (str(event) if event.kind is Happened.ABILITY_TRIGGERED else "")
        if words:
            numbers = ", ".join(rule_id(rule).rpartition(":")[2] for rule in event.rules)
            yield f"{words} [{numbers}]"


def _deciding(drawn: Drawn) -> tuple[str, ...]:
    """The numbers of the rules that the ruling names and this outcome rests on; else of those that tell it apart."""
    outcome = drawn.right.outcome
    rests = {rule for event in outcome.end.events for rule in event.rules}
    rests |= {choice.decision.rule for choice in outcome.choices}
    numbers = {rule_id(rule).rpartition(":")[2] for rule in rests}
    named = [rule.rpartition(":")[2] for rule in drawn.situation.rules]
    named = [rule for rule in named if any(one == rule or one.startswith(f"{rule}.") for one in numbers)]
    if named:
        return tuple(named[:MOST_RULES])
    events = dict(told_events(drawn.right.outcome))
    elsewhere = set.intersection(*({phrase for phrase, _ in told_events(one.ended.outcome)} for one in drawn.wrong))
    apart = [event for phrase, event in events.items() if phrase not in elsewhere] or list(events.values())
    rules = most_telling_first(rule for event in apart for rule in event.rules)
    return tuple(dict.fromkeys(rule_id(rule).rpartition(":")[2] for rule in rules))[:MOST_RULES]


def _rule(library: Library, number: str) -> Rule:
    identifier = number if ":" in number else f"core@{library.version}:{number}"
    found = library.find_rule(identifier)
    return Rule(identifier, _in_short(found.text or found.title) if found is not None else "")


def _in_short(text: str) -> str:
    """The first sentences of a text, as many as are read at a glance."""
    text = " ".join(text.split())
    if len(text) <= _LONGEST_RULE:
        return text
    end = text.rfind(". ", 0, _LONGEST_RULE)
    return text[: end + 1] if end > 0 else f"{text[:_LONGEST_RULE].rpartition(' ')[0]} …"


def _cards(library: Library, situation: Situation) -> Iterator[CardText]:
    """What the cards of a situation say on its day."""
    setup = setup_of(situation.script, situation.day)
    cards = [placed.card for placed in setup.objects]
    cards += [card for deck in setup.decks.values() for card, _ in deck] + list(setup.fields.values())
    for card in {card.name: card for card in cards}.values():
        wordings = our_wordings(library.store, card.name)[0] if is_card(card.name) else []
        if wordings:
            wording = next((one for one in wordings if one["name"] == card.wording), None)
            text = (wording or standing_wording(wordings, situation.day.isoformat()))["text"]
            kind = ", ".join([*card.types, *([f"{card.might} Might"] if card.might is not None else [])])
            yield CardText(card.name, f"({kind}) {' '.join(text.split()) or 'No text.'}")
