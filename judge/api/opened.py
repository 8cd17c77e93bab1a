"""The judge as a Python object, for programs that ask more than one question.

Every method returns what the command of the same name prints with ``--json`` and raises the errors of ``judge.errors``:
NotFound (nothing of that name), Misuse (no such version, block or option), CannotSimulate, ScenarioError.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from judge.answers.open_library import open_library
from judge.answers.request import DEFAULT_HITS, Request, Wishes

if TYPE_CHECKING:
    from judge.api.scenarios import Scenario
    from judge.api.values import AnswerValues, DiffValues, ImpactValues
    from judge.content.library import Library


class Judge:
    """The rules, FAQs, errata and cards as of a day.

    ``as_of`` is a day as ``2026-07-24`` (today if empty), ``rules`` a version of the Core Rules (the one in force
    on that day if empty). Raises Misuse for a day or a version that there is none of.
    """

    def __init__(self, as_of: str = "", rules: str = "") -> None:
        self._library = open_library(as_of, rules)

    @property
    def rules(self) -> str:
        """The version of the Core Rules, such as ``1.4``."""
        return self._library.version

    @property
    def as_of(self) -> date:
        """The day whose documents and wordings of cards count."""
        return date.fromisoformat(self._library.as_of)

    # Look-up

    def ask(
        self, question: str, *, board: str = "", play: str = "", set_up: int = 0, limit: int = DEFAULT_HITS
    ) -> AnswerValues:
        """Answer any question, as ``judge QUESTION`` does: a number, a name, "A vs B", or words to search for.

        ``board``, ``play`` and ``set_up`` steer two cards, as ``--with``, ``--play`` and ``--set-up``; ``limit`` is the
        most hits of a search.
        """
        wishes = Wishes(board=board, play=play, set_up=set_up)
        return self._answer(Request(question, self.rules, self._library.as_of, limit, wishes=wishes))

    def rule(self, number: str) -> AnswerValues:
        """A rule with what belongs to it, by its number or whole id."""
        return self._answer(Request(number, self.rules, self._library.as_of))

    def search(self, words: str, *, limit: int = DEFAULT_HITS) -> AnswerValues:
        """Full text search in rules, answers and errata, whatever the words look like."""
        return self._answer(Request(words, self.rules, self._library.as_of, limit, search=True))

    def card(self, name: str, *, how: bool = False) -> AnswerValues:
        """A card's page; ``how`` adds what the engine performs, with the rules of each part."""
        from judge.answers.card_page import card_answer  # noqa: PLC0415 - each look-up loads what it needs
        from judge.answers.other_cards import resolve_card  # noqa: PLC0415
        from judge.errors import NotFound  # noqa: PLC0415

        match = resolve_card(self._library, name)
        if match is None or not match.name:
            raise NotFound(f"there is no card {name!r}", nearest=match.alternatives[:6] if match else ())
        note = "" if match.kind == "exact" else f"Read as {match.name}."
        return _values(card_answer(self._library, name, match.name, note, how=how).as_json())

    def keyword(self, name: str) -> AnswerValues:
        """What a keyword does: its rules, examples and rulings."""
        from judge.answers.lookup import name_answer  # noqa: PLC0415 - each look-up loads what it needs

        return _values(name_answer(self._library, name, self._library.keyword(name).id, "keyword").as_json())

    # Versions

    def history(self, number: str) -> AnswerValues:
        """A rule through all versions."""
        from judge.answers.history_page import history_answer  # noqa: PLC0415 - each look-up loads what it needs

        return _values(history_answer(self._library, number).as_json())

    def diff(self, old: str, new: str, section: str = "") -> DiffValues:
        """What changed from one document or version to another."""
        from judge.answers.changes.comparing import changes  # noqa: PLC0415 - each look-up loads what it needs
        from judge.answers.changes.report_values import report_values  # noqa: PLC0415

        return cast("DiffValues", report_values(changes(self._library, old, new, section)))

    def impact(self, old: str, new: str, *ids: str) -> ImpactValues:
        """What rests on rules that changed between two versions of the Core Rules; of these entries alone, if given."""
        from judge.answers.impact.report import Scope, impact  # noqa: PLC0415 - each look-up loads what it needs
        from judge.content.locate import content_root  # noqa: PLC0415

        root = Path(found) if (found := content_root()) else None
        own = root / "tests" / "rulings" if root is not None else None
        scope = Scope(root, own if own is not None and own.is_dir() else None, ids)
        return cast("ImpactValues", impact(self._library, old, new, scope).as_json())

    # Scenarios

    def scenario(self, source: str | Path, block: int = 1) -> Scenario:
        """A scenario of a file (a ``Path``) or of a text, which may be one scenario or Markdown with blocks of them.

        ``block`` counts from 1. Raises Misuse where there is no such file or block.
        """
        from judge.api.scenarios import Scenario  # noqa: PLC0415 - loads the engine

        return Scenario.read(source, block, self)

    # Inside

    @property
    def library(self) -> Library:
        """The documents that the answers are made of; its methods may change."""
        return self._library

    def _answer(self, request: Request) -> AnswerValues:
        from judge.answers.router import answer  # noqa: PLC0415 - each look-up loads what it needs

        return _values(answer(self._library, request).as_json())


def _values(values: dict[str, Any]) -> AnswerValues:
    return cast("AnswerValues", values)
