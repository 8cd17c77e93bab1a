"""The values that the API returns, which are those of ``--json``: docs/json-schema.json describes them.

Keys are added; none is taken away or changes its meaning while ``schema`` stays the same.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class AnswerValues(TypedDict):
    """An answer to a question, whatever it is about; ``kind`` says what, and lists that it has no use for are empty.

    ``answer`` is its text, ``citations`` what it rests on, in order. ``verdict`` is None if no yes or no is asked
    for or known, and where words that can change it were not understood. Of two cards: ``outcomes`` of the set-up
    shown first, ``interact`` (None: unknown), ``questions`` with their verdicts, ``facts`` with and without one card,
    the ``set_ups`` tried, and the ``points`` that a judge may mean, likeliest first. ``hits`` are those of a search,
    of which ``certainty`` says how sure its ``answer`` is: it stands at the places ``answered_by`` and leaves out what
    was ``not_looked_at``. ``rulings`` are those of this project. ``not_understood`` are words of the question that were
    not read.
    """

    schema: int
    question: str
    read_as: str
    kind: str
    rules: str
    as_of: str
    answer: str
    verdict: Literal["yes", "no", "depends"] | None
    certainty: Literal["sure", "perhaps"] | None
    answered_by: list[str]
    not_looked_at: list[str]
    citations: list[dict[str, Any]]
    outcomes: list[dict[str, Any]]
    simulation: dict[str, Any] | None
    check: str | None
    doubts: list[dict[str, Any]]
    older_rulings: list[dict[str, Any]]
    interact: bool | None
    questions: list[dict[str, Any]]
    without: str | None
    facts: list[dict[str, Any]]
    facts_complete: bool | None
    read: list[Any]
    asked: list[dict[str, Any]]
    assumed: list[str]
    of_any: str
    near_misses: list[dict[str, Any]]
    not_understood: list[str]
    third: str
    points: list[dict[str, Any]]
    set_ups: list[dict[str, Any]]
    rulings: list[dict[str, Any]]
    hits: list[dict[str, Any]]
    sections: list[dict[str, Any]]
    known_until: str | None
    newer: list[dict[str, Any]]


class ErrataValues(AnswerValues):
    """The errata of a card, of a bulletin or since a day; of the list of bulletins ``errata`` is empty.

    Each has its wordings ``before`` and ``after``, the words that changed, and what each wording leads to in play.
    """

    errata: list[dict[str, Any]]


class RulingValues(AnswerValues):
    """A ruling of this project, or a list of rulings, for which ``ruling`` is None; ``--json`` leaves the key out then.

    It has its question, its answer, what is said besides (``more``), its cards, rules, other sources and cases, its
    place, and its ``scenarios``: each with its id, line, text, what is said before it, and what it expects.
    """

    ruling: dict[str, Any] | None


class CitationValues(TypedDict):
    """One place to quote: its text, where it is from, whether the words are the official ones, and how to paste it."""

    schema: int
    id: str
    source: str
    title: str
    text: str
    status: str
    note: str
    as_of: str
    official: bool
    plain: str
    markdown: str


class FormatLegality(TypedDict):
    """How a card stands in a format: "banned", "legal", "not legal yet" or "not known".

    ``since`` is the day from which it does, ``list`` the id of the ban list that says so, ``said`` says it in words.
    """

    format: str
    title: str
    state: str
    since: str
    list: str
    said: str


class LegalityValues(TypedDict):
    """How a card stands in each format on a day; nobody looked for ban lists after ``known_until``."""

    schema: int
    card: str
    as_of: str
    known_until: str | None
    formats: list[FormatLegality]


class DiffValues(TypedDict):
    """What changed between two documents: counts of the whole, and the items."""

    schema: int
    unchanged: int
    moved: int
    reworded: int
    added: int
    removed: int
    old: dict[str, str]
    new: dict[str, str]
    section: str
    notes: list[str]
    items: list[dict[str, Any]]


ImpactValues = TypedDict(
    "ImpactValues",
    {
        "schema": int,
        "from": str,
        "to": str,
        "checked": int,
        "reviewed": int,
        "counts": dict[str, int],
        "affected": list[dict[str, Any]],
        "moved": list[dict[str, Any]],
    },
)
"""What rests on rules that changed between two versions."""


class RunValues(TypedDict):
    """A scenario that was run: ``status`` is "passed", "failed", "refused" or "error"; ``steps`` are its lines."""

    schema: int
    case: list[str]
    file: str
    line: int
    passed: bool
    status: str
    message: str
    doubts: list[dict[str, Any]]
    older_rulings: list[dict[str, Any]]
    steps: list[dict[str, Any]]


class ExploredValues(TypedDict):
    """All outcomes of a scenario, and who decides what; ``status`` is "complete", "lines left out" or "cut".

    Of two cards: ``set_up`` is the number of the set-up among ``set_ups``, ``assumed`` its lines.
    """

    schema: int
    file: str
    line: int
    title: str
    status: str
    reason: str
    positions: int
    lines: int
    can_repeat: bool
    outcomes: list[dict[str, Any]]
    decides: list[dict[str, Any]]
    choices: list[dict[str, Any]]
    doubts: list[dict[str, Any]]
    older_rulings: list[dict[str, Any]]
    set_ups: int
    set_up: int
    assumed: list[str]


class StepValues(TypedDict):
    """A step of a replay: how it was reached, what happened since the last one, and the table there."""

    number: int
    line: int
    told: str
    by: str
    said: str
    events: list[dict[str, Any]]
    position: dict[str, Any]
    rule: str


class ReplayValues(TypedDict):
    """Every step of a replay, from the set-up on."""

    schema: int
    title: str
    steps: list[StepValues]


class ChoiceValues(TypedDict):
    """A choice of a question: its letter, what happens, and of a wrong one what would have to be otherwise."""

    letter: str
    words: str
    right: bool
    instead: str


class QuestionValues(TypedDict):
    """A question to practise with: its board, the texts of its cards, what is played, and the lettered choices.

    ``key`` names the situation, ``source`` the ruling or the place that it is from; ``many`` is how many outcomes are
    possible, and ``depends`` are the choices that lead to the right one. ``answer`` is the letter of that one,
    ``steps`` and ``rules`` say why; ``sections`` are those of the rulebook that it is counted under. ``mark`` stays the
    same as long as the situation does, also where its ruling is corrected or moved.
    """

    key: str
    source: str
    title: str
    asks: str
    board: list[str]
    cards: list[dict[str, str]]
    play: list[str]
    choices: list[ChoiceValues]
    many: int
    depends: str
    answer: str
    steps: list[str]
    rules: list[dict[str, str]]
    sections: list[dict[str, str]]
    topics: list[str]
    level: str
    mark: str


class QuizValues(TypedDict):
    """The questions of ``judge quiz --json``; ``basis`` names the rules and the day of the cards."""

    schema: int
    basis: str
    questions: list[QuestionValues]
