"""The questions asked about two cards, in words, with the result of each and of them all."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from judge.answers.page.numbers_in_sentences import RESTRICTED, cited
from judge.engine.state.clauses import About, Verb
from judge.engine.wording.sentences import capital
from judge.matchup.clauses.pair_question import MEANT, Question, Through
from judge.matchup.clauses.questions_of_a_pair import questions
from judge.matchup.points.interaction import ACTED_ON
from judge.matchup.points.meeting_shown import shows
from judge.matchup.points.open_between import notes_between
from judge.matchup.search.not_tried import common, is_walked
from judge.matchup.search.tried_question import Came, Trial
from judge.matchup.search.walked_question import NOT_MET
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.blocks import Line
    from judge.engine.state.card import Card
    from judge.engine.state.events import Event
    from judge.matchup.points.interaction import Edge
    from judge.matchup.search.pair_search import Matchup

SHOWN, NOT_SO, CANNOT, NOT_TRIED = VERDICTS = tuple(came.value for came in Came)

OF_ANY = "of any card"
"""The verdict on a text about every card of a type, which does not have to be tried for each of them."""

BESIDE, BESIDE_OBJECT = "BESIDE, OTHERWISE", "BESIDE, OBJECT"
"""The kinds of differences without a question: the result with both texts differs, also for the other card."""

IN_COMMON = "IN COMMON, NOT ASKED"
"""The kind of clauses that two texts have in common without a question about them."""

MOST = 2
"""The number of questions given in words."""


class QuestionResult(NamedTuple):
    """A question of two cards and its result.

    ``verdict`` is "shown" (a set-up showed it), "not so" (it came about on the set-up in ``why``, and made no
    difference), "cannot" (by the printed text, given in ``why``), "not tried" (``why`` is what prevented it) or "of any
    card": a text reads a state that any card of that type brings about (``generic``), and so this one, too. ``meant``:
    it is more specific to this pair than that one can choose the other.
    """

    kind: str
    by: str
    other: str
    words: str
    verdict: str
    why: str = ""
    generic: bool = False
    meant: bool = False


class PairQuestions(NamedTuple):
    """The questions of two cards. ``interact`` is None if it is not known whether they do."""

    asked: tuple[QuestionResult, ...]
    interact: bool | None

    @property
    def untried(self) -> tuple[QuestionResult, ...]:
        """The questions about this pair that were not tried."""
        return tuple(one for one in self.asked if one.verdict == NOT_TRIED and not one.generic)

    @property
    def left(self) -> str:
        """The number of questions that were not tried, in a sentence. "" for none."""
        count = len(self.untried)
        return f"{count} question{'s were' if count != 1 else ' was'} not tried." if count else ""

    @property
    def counted(self) -> str:
        """The number of questions with each result: 2 shown, 1 not tried."""
        verdicts = Counter(one.verdict for one in self.asked if not one.generic)
        return ", ".join(f"{verdicts[verdict]} {verdict}" for verdict in VERDICTS if verdicts[verdict]) or "0"

    @property
    def tried(self) -> tuple[QuestionResult, ...]:
        """The questions that were walked and made no difference."""
        return tuple(one for one in self.asked if one.verdict == NOT_SO)

    def as_lines(self) -> Iterator[Line]:
        """Nothing, because the verdict already has the part for people."""
        yield from ()

    def add_to(self, values: dict[str, Any]) -> None:
        values["interact"] = self.interact
        values["questions"] = [one._asdict() for one in self.asked]


def pair_questions(found: Matchup) -> PairQuestions:
    """Every question of two cards, with its verdict."""
    edges = [edge for entry in found.interacting for edge in entry.edges]
    together = bool(done_to_one_object(found))
    tried = found.trials or tuple(Trial(question, Came.NOT_TRIED) for question in _questions(found.cards))
    asked = tuple(_result_of(trial, edges, together=together) for trial in tried)
    asked = (*asked, *_in_common(found, edges))
    answer = PairQuestions(asked, True)
    if found.interact:
        told = [] if any(one.verdict in (SHOWN, CANNOT) for one in asked) else edges[:1]
        return answer._replace(asked=(*asked, *map(_beside, told)))
    if any(one.generic for one in asked) and not found.cut:
        return answer
    if found.cut or answer.untried or notes_between(*found.cards):
        return answer._replace(interact=None)
    return answer._replace(interact=any(one.verdict == SHOWN for one in asked))


def _beside(edge: Edge) -> QuestionResult:
    kind = BESIDE_OBJECT if edge.to in edge.words else BESIDE
    return QuestionResult(kind, edge.by, edge.to, edge.words, SHOWN)


def _in_common(found: Matchup, edges: list[Edge]) -> Iterator[QuestionResult]:
    """Clauses that the texts have in common without a question, if no effect was seen and they were not walked."""
    told: dict[tuple[str, str], QuestionResult] = {}
    for one in common(*found.cards):
        names = (one.one.card.name, one.other.card.name)
        is_given = one.one is one.other
        seen = any(edge.by == names[0] for edge in edges) if is_given else bool(found.interact)
        if seen or (one.object and (one.adds or is_walked(one, found))):
            continue
        to = next(card.name for card in found.cards if card.name != names[0])
        meets = f"{to} itself" if is_given else f"{to}: {text_of(one.other.within).rstrip('.')}"
        words = f"{names[0]}: {text_of(one.one.within).rstrip('.')} — {meets}"
        told.setdefault((names[0], to), QuestionResult(IN_COMMON, names[0], to, words, NOT_TRIED, NOT_MET))
    yield from told.values()


def done_to_one_object(found: Matchup) -> tuple[Event, ...]:
    """The effects of both cards on the same object on some line that was walked. Empty if there is no such line."""
    names = {card.name for card in found.cards}
    for entry in (*found.interacting, *found.others):
        for outcome in entry.walk.outcomes:
            done: dict[object, list[Event]] = {}
            for event in outcome.end.events:
                if event.kind in ACTED_ON and event.object is not None and event.source_card in names:
                    done.setdefault(event.object, []).append(event)
            for events in done.values():
                if names <= {event.source_card for event in events}:
                    return tuple(events)
    return ()


def _questions(cards: tuple[Card, Card]) -> tuple[Question, ...]:
    one, other = sorted(cards, key=lambda card: card.name)
    return questions(one, other)


def _result_of(trial: Trial, edges: list[Edge], *, together: bool) -> QuestionResult:
    question, came = trial.question, trial.came
    shown = not question.generic and any(shows(edge, question) for edge in edges)
    if question.clause is not None and question.clause.clause.verb is Verb.BRINGS:
        shown = shown or together
    if shown:
        came = Came.SHOWN
    elif question.limit and not question.limit_varies:
        came = Came.CANNOT
    verdict = OF_ANY if question.generic and came is Came.NOT_TRIED else came.value
    why = "" if came is Came.SHOWN else trial.why or question.limit
    names = (question.by.name, question.other.name)
    return QuestionResult(
        question.kind, *names, in_words(question), verdict, why, question.generic, question.rank < MEANT
    )


def in_words(question: Question) -> str:
    """The event that the one card brings about, and the part of the other that it meets."""
    does = text_of(question.does.part) if question.does is not None else ""
    first = f"{question.by.name}: {does}" if does else f"{question.by.name} {_DOES.get(question.event, 'is there')}"
    if question.clause is None:
        return f"{first} — {question.other.name} itself"
    within = question.clause.within
    text = text_of(within) or question.clause.clause.about.value
    return f"{first} — {question.other.name}: {text.rstrip('.')}"


def text_of(part: object) -> str:
    """The words of a piece of a text. For a keyword, its name."""
    describe = getattr(part, "describe", None)
    return str(describe()) if describe is not None else str(getattr(part, "name", ""))


_DOES = {
    About.PLAY: "is played",
    About.ENTER: "enters the board",
    About.MOVE: "moves",
    About.COMBAT: "attacks or defends",
    About.CONQUER: "conquers",
    About.HOLD: "holds",
    About.DIE: "dies",
    About.ACTIVATE: "has its ability used",
    About.CHOOSE: "chooses something",
}


_CHOSEN = frozenset({About.CHOOSE, About.COUNTER})
VARIES = "It depends on its Might."
"""The beginning of the sentence if the printed text says no, and that can change in play."""


def refused_by_what_is_printed(cards: tuple[Card, Card], shown: Question | None = None) -> str:
    """The sentence that answers at once if the printed text of the ``shown`` question says no, else "".

    Without such a question, it is the first one of the pair, or else one that depends on a Might.
    """
    asked_of_two = _questions(cards)
    first = shown or next(iter(asked_of_two), None)
    if first is not None and not first.limit:
        first = next((one for one in asked_of_two if one.limit_varies), first)
    if first is None or not first.limit:
        return ""
    asked, _, has = first.limit.rpartition("; ")
    if not asked:
        return f"No. {capital(has)}."
    if first.through is Through.BY:
        return f"No. The text of {first.other.name} is about {asked}; {has}."
    if first.through is not Through.OTHER or first.does is None:
        return ""
    if first.does.clause.chosen or first.event in _CHOSEN:
        verb = "counter" if first.event is About.COUNTER else "choose"
        words = f"{first.by.name} cannot {verb} {first.other.name}: it asks for {asked}, and {has} {cited(RESTRICTED)}."
    else:
        words = f"{first.by.name} does nothing to {first.other.name}: it is about {asked}, and {has}."
    if first.limit_varies:
        return f"{VARIES} As it is printed, {words}"
    return f"No. {words}"


def in_short(questions: tuple[QuestionResult, ...]) -> str:
    """The first of some questions in words, and the number of the others."""
    more = f" (and {len(questions) - MOST} more)" if len(questions) > MOST else ""
    return "; ".join(capital(one.words) for one in questions[:MOST]) + more
