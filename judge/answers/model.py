"""``Answer``: the one value that every question gives, and its JSON.

The keys of the JSON are part of the interface (``"schema": 1``); ``notes``, ``details`` and what a ``Hit`` knows
besides its id, kind and title are for people and stay out of it.
"""

from __future__ import annotations

import json

from judge.content.known import Basis
from judge.content.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from judge.doubts import Doubt

SCHEMA = 1

UNMARKED = frozenset({"", "in force", "newest held"})
"""How a place stands that needs no badge: the version line of the answer says what there is to say."""

KINDS = ("matchup", "rule", "keyword", "card", "search", "none")


class Citation(NamedTuple):
    """One place that an answer rests on; ``status`` is how it stands on the day asked for.

    ``text`` is ours; ``official`` is the official wording, where the user imported it.
    """

    id: str
    title: str = ""
    text: str = ""
    status: str = ""
    note: str = ""
    official: str = ""

    def as_json(self) -> dict[str, str]:
        """Give the fields; ``official`` only where there is one."""
        found: dict[str, str] = self._asdict()
        if not self.official:
            del found["official"]
        return found


class Step(NamedTuple):
    """One event of a line of play, with the full ids of the rules that make it happen and what each is about."""

    event: str
    rules: tuple[str, ...] = ()
    about: tuple[str, ...] = ()

    @property
    def cited(self) -> tuple[str, ...]:
        """Each rule with the words for it."""
        words = self.about or ("",) * len(self.rules)
        return tuple(f"{rule} {said}".rstrip() for rule, said in zip(self.rules, words, strict=True))


class Outcome(NamedTuple):
    """One outcome that the rules allow: the choices that lead to it, how many lines do, and one of them.

    ``doubts`` names the open questions that this line rests on.
    """

    summary: str
    when: str = ""
    lines: int = 0
    example: tuple[Step, ...] = ()
    observed: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()


class Simulation(NamedTuple):
    """How the outcomes were found; ``frame`` says what was walked.

    ``status`` is complete, doubtful (complete, but some of it rests on an open question), cut or refused.
    """

    status: str
    reason: str = ""
    frame: tuple[str, ...] = ()
    positions: int = 0
    lines: int = 0


class Section(NamedTuple):
    """Something more to say, under a title of its own."""

    title: str
    lines: tuple[str, ...]


class Hit(NamedTuple):
    """One place to read; ``status``, ``excerpt`` and ``besides`` (what stands beside it) are for people."""

    id: str
    kind: str  # rule | keyword | card | faq | errata | tournament
    title: str
    status: str = ""
    excerpt: str = ""
    besides: str = ""


class Answer(NamedTuple):
    """What a question gives. ``check`` is agrees, disagrees, no ruling, cannot simulate, or empty for a look-up.

    ``doubts`` are the open questions that the computed part of it rests on.
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

    @property
    def version_line(self) -> str:
        """Say by which version and day the answer goes, and which newer documents are known and not held."""
        parts = [f"Core Rules {self.rules}{_newer(self.basis, 'core')}"]
        if self._is_about("tournament") and (newer := self.basis.newer_than_held("tournament")):
            parts.append(f"{newer.title} {newer.held}{_newer(self.basis, 'tournament')}")
        said = "; ".join(parts)
        day = f"as of {self.as_of}"
        if "" < self.basis.known_until < self.as_of:
            day += f", as far as known on {self.basis.known_until}"
        return f"{said}; {day}" if ";" in said else f"{said}, {day}"

    def _is_about(self, document: str) -> bool:
        """Tell whether an answer rests on a rulebook first of all."""
        return any(
            one.startswith(f"{document}@") for one in (self.read_as, *(place.id for place in self.citations[:1]))
        )

    @property
    def exit_code(self) -> int:
        """0 answered, 1 nothing found, 3 an outcome cannot be simulated, 5 a ruling and the simulation disagree."""
        if self.kind == "none":
            return 1
        if self.check == "disagrees":
            return 5
        if self.check == "cannot simulate" or (self.simulation and self.simulation.status == "refused"):
            return 3
        return 0

    def quoted(self) -> Answer:
        """Give the answer without its verdict: only ids and texts; of a search only those of its hits."""
        cited = self.citations
        if self.kind == "search" and len(self.hits) > 1 and len(cited) > 1:
            shown = {hit.id for hit in self.hits}
            cited = tuple(one for one in cited if one.id in shown)
        return self._replace(answer="", citations=cited, outcomes=(), simulation=None, check="", details=(), doubts=())

    def as_json(self) -> dict[str, Any]:
        """Give the answer as plain values, keys in the order of the interface."""
        return {
            "schema": SCHEMA,
            "question": self.question,
            "read_as": self.read_as,
            "kind": self.kind,
            "rules": self.rules,
            "as_of": self.as_of,
            "answer": self.answer,
            "citations": [citation.as_json() for citation in self.citations],
            "outcomes": [
                {
                    "summary": outcome.summary,
                    "when": outcome.when,
                    "lines": outcome.lines,
                    "example": [
                        {"event": step.event, "rules": list(step.rules), "about": list(step.about)}
                        for step in outcome.example
                    ],
                    "observed": list(outcome.observed),
                    "doubts": list(outcome.doubts),
                }
                for outcome in self.outcomes
            ],
            "simulation": self.simulation._asdict() if self.simulation else None,
            "check": self.check or None,
            "doubts": [doubt.as_json() for doubt in self.doubts],
            "hits": [{"id": hit.id, "kind": hit.kind, "title": hit.title} for hit in self.hits],
            "sections": [{"title": section.title, "lines": list(section.lines)} for section in self.sections],
            "known_until": self.basis.known_until or None,
            "newer": [{**one._asdict(), "text": "not held"} for one in self.basis.newer],
        }

    def to_json(self) -> str:
        """Give the answer as one line of JSON; letters beyond ASCII stay readable."""
        return json.dumps(self.as_json(), ensure_ascii=False)


def _newer(basis: Basis, document: str) -> str:
    newer = basis.newer_than_held(document)
    return f"; newer since {newer.in_force} not held" if newer else ""
