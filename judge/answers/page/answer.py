"""``Answer``: the value that every question returns, with the blocks of its page and its JSON.

The keys of the JSON are part of the interface (``"schema": 1``). ``notes``, ``details`` and the fields of a ``Hit``
other than its id, kind and title are for people and are not in the JSON.
"""

from __future__ import annotations

from judge.answers.page.blocks import Citation, Hits, OpenQuestions, Path, Verdict, VersionLine
from judge.content.known import Basis
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, Protocol, Self

    from judge.answers.page.blocks import AnswerBlock, Block, Hit, Section
    from judge.answers.page.how_much import More
    from judge.answers.page.how_read import HowRead
    from judge.answers.page.outcome_blocks import Outcome, Simulation
    from judge.content.library import Library
    from judge.doubts import Doubt, Note, OlderRuling

    class Page(Protocol):
        """The screen of an answer: its blocks, and the options that show more of the answer."""

        @property
        def takes(self) -> tuple[str, ...]: ...

        def blocks(self, answer: Answer, more: More) -> Iterator[Block]: ...

    class PageOfLookUp(Page, Protocol):
        """The screen of a look-up. ``listed`` has the ids that are on the page whatever the limit on hits is."""

        @property
        def listed(self) -> frozenset[str]: ...

    class PairPage(Page, AnswerBlock, Protocol):
        """The screen of two cards, which are named on it. ``remarks`` come at its end."""

        @property
        def names(self) -> tuple[str, ...]: ...

        @property
        def remarks(self) -> tuple[str, ...]: ...

        def _replace(self, *, names: tuple[str, ...] = ..., remarks: tuple[str, ...] = ...) -> Self: ...

    class AskedOfTwo(AnswerBlock, Protocol):
        """The questions that were asked of two cards.

        ``interact`` is None if it is not known whether the cards interact.
        """

        @property
        def interact(self) -> bool | None: ...

        def _replace(self, *, interact: bool | None = ...) -> Self: ...


SCHEMA = 1

KINDS = ("matchup", "rule", "keyword", "card", "ruling", "search", "none")
"""The kinds of answers. The router refuses any other."""


class Answer(NamedTuple):
    """The answer to a question. ``check`` is agrees, disagrees, no ruling, cannot simulate, or empty for a look-up.

    ``doubts`` are the open questions that the computed part rests on. ``older_rulings`` are rulings that gave another
    answer before the rulebook by which this one was computed. ``verdict`` is yes, no or depends for a question that
    asks which, and empty for any other question. It is also empty if words that could change it were not used: those
    words are in ``withheld``.
    """

    question: str
    read_as: str = ""
    kind: str = "none"
    rules: str = ""
    as_of: str = ""
    answer: str = ""
    citations: tuple[Citation, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    simulation: Simulation | None = None
    check: str = ""
    hits: tuple[Hit, ...] = ()
    notes: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()
    basis: Basis = Basis()
    doubts: tuple[Doubt, ...] = ()
    older_rulings: tuple[OlderRuling, ...] = ()
    questions: AskedOfTwo | None = None
    facts: AnswerBlock | None = None
    asked_for: HowRead | None = None
    assumed: AnswerBlock | None = None
    screen: PairPage | None = None
    page: PageOfLookUp | None = None
    ruling: AnswerBlock | None = None
    verdict: str = ""
    withheld: tuple[str, ...] = ()
    first: AnswerBlock | None = None
    rulings: AnswerBlock | None = None

    def by(self, library: Library) -> Answer:
        """The answer with the version, the day and the basis of the library it comes from, unless it has its own."""
        if self.rules and self.as_of and any(self.basis):
            return self
        basis = self.basis if any(self.basis) else library.basis
        return self._replace(rules=self.rules or library.version, as_of=self.as_of or library.as_of, basis=basis)

    @property
    def differ(self) -> tuple[Note, ...]:
        """The points on which the answer depends because documents leave a question open or answer it differently."""
        return (*self.doubts, *self.older_rulings)

    @property
    def version_line(self) -> str:
        """The version and the day that the answer goes by, and the newer documents that are known but not held."""
        parts = [f"Core Rules {self.rules}{_newer(self.basis, 'core')}"]
        if self._is_about("tournament") and (newer := self.basis.newer_than_held("tournament")):
            parts.append(f"{newer.title} {newer.held}{_newer(self.basis, 'tournament')}")
        said = "; ".join(parts)
        day = f"as of {self.as_of}"
        if "" < self.basis.known_until < self.as_of:
            day += f", as far as known on {self.basis.known_until}"
        return f"{said}; {day}" if ";" in said else f"{said}, {day}"

    @property
    def short_version_line(self) -> str:
        """The version and the day.

        In brackets, whether a newer rulebook is not held or until when documents are known.
        """
        document, said = "core", f"Core {self.rules}"
        if self.kind != "search" and self._is_about("tournament"):
            identifier = self.read_as if "@" in self.read_as else self.citations[0].id
            document, said = "tournament", f"TR {identifier.partition('@')[2].partition(':')[0]}"
        if self.basis.newer_than_held(document):
            return f"{said}, {self.as_of} (newer not held)"
        is_later = "" < self.basis.known_until < self.as_of
        return f"{said}, {self.as_of}" + (f" (known until {self.basis.known_until})" if is_later else "")

    def _is_about(self, document: str) -> bool:
        """Whether an answer rests on a rulebook first of all."""
        return any(
            one.startswith(f"{document}@") for one in (self.read_as, *(place.id for place in self.citations[:1]))
        )

    @property
    def exit_code(self) -> int:
        """0 answered, 1 nothing found, 3 not simulated, not all tried or not all understood, 5 disagreement."""
        if self.kind == "none":
            return 1
        if self.check == "disagrees":
            return 5
        untried = self.simulation is not None and self.simulation.status in {"refused", "not found", "cut"}
        answered = self.asked_for is not None and self.asked_for.is_answered
        untried = untried or (self.questions is not None and self.questions.interact is None and not answered)
        return 3 if untried or self.withheld or self.check == "cannot simulate" else 0

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of the answer, or show it in another way."""
        screen = self.screen or self.page
        return screen.takes if screen else ()

    @property
    def _lists_hits(self) -> bool:
        """Whether the answer is a list of several hits: what it cites is then shown in short, as its hits."""
        return self.kind == "search" and len(self.hits) > 1 and len(self.citations) != 1

    def blocks(self) -> Iterator[AnswerBlock]:
        """Everything that the answer says, in the order in which it is read."""
        first = self.citations[0] if self.citations else None
        is_cited = bool(first and first.text.startswith(self.answer)) and self.kind != "ruling"
        yield Verdict(self.answer, is_cited=is_cited)
        yield VersionLine(self.version_line, self.check)
        parts = (
            self.first, self.rulings, self.asked_for, Path(self.details) if self.details else None, self.assumed,
            self.simulation, self.questions, self.facts, OpenQuestions(self.differ) if self.differ else None,
        )  # fmt: skip
        yield from (one for one in parts if one)
        if self.outcomes:
            from judge.answers.page.outcome_blocks import numbered  # noqa: PLC0415 - a look-up has none

            yield from numbered(self.outcomes)
        yield from self.sections
        if self.screen:
            yield self.screen
        yield from self.citations
        if self.ruling:
            yield self.ruling
        if self.hits:
            yield Hits(self.hits, found=self._lists_hits or not self.citations)

    def shown(self, *, quote: bool = False, more: More | None = None) -> tuple[Block, ...]:
        """The blocks for people to read. With ``quote``, only the texts that the answer rests on, with their ids.

        If the answer has a screen, that is what is returned, and ``more`` says what to show besides. Raises Misuse if
        it asks for the steps of an outcome that does not exist.
        """
        if quote:
            return self.citations
        if (screen := self.screen or self.page) and not (more and more.everything):
            from judge.answers.page.how_much import SCREEN  # noqa: PLC0415 - JSON has no screen

            return tuple(screen.blocks(self, more or SCREEN))
        lists_hits = self._lists_hits
        return tuple(block for block in self.blocks() if not (lists_hits and isinstance(block, Citation)))

    def quoted(self) -> Answer:
        """The answer without its verdict: ids and texts only. For a search, only those of its hits."""
        cited = self.citations
        if self.kind == "search" and len(self.hits) > 1 and len(cited) > 1:
            shown = {hit.id for hit in self.hits}
            cited = tuple(one for one in cited if one.id in shown)
        return self._replace(
            answer="", citations=cited, outcomes=(), simulation=None, check="", details=(), doubts=(), older_rulings=()
        )

    def as_json(self) -> dict[str, Any]:
        """The question and the content of the blocks as plain values, with the keys in the order of the interface."""
        values: dict[str, Any] = {
            "schema": SCHEMA,
            "question": self.question,
            "read_as": self.read_as,
            "kind": self.kind,
            "rules": self.rules,
            "as_of": self.as_of,
            "answer": "",
            "verdict": self.verdict or None,
            "certainty": None,
            "answered_by": [],
            "not_looked_at": [],
            "citations": [],
            "outcomes": [],
            "simulation": None,
            "check": None,
            "doubts": [],
            "older_rulings": [],
            "interact": None,
            "questions": [],
            "without": None,
            "facts": [],
            "facts_complete": None,
            "read": [],
            "asked": [],
            "assumed": [],
            "of_any": "",
            "near_misses": [],
            "not_understood": [],
            "third": "",
            "points": [],
            "set_ups": [],
            "rulings": [],
            "hits": [],
            "sections": [],
            "known_until": self.basis.known_until or None,
            "newer": [{**one._asdict(), "text": "not held"} for one in self.basis.newer],
        }
        for block in self.blocks():
            block.add_to(values)
        return values


def _newer(basis: Basis, document: str) -> str:
    newer = basis.newer_than_held(document)
    return f"; newer since {newer.in_force} not held" if newer else ""
