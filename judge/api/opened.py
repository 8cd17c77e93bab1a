"""The judge as a Python object, for programs that ask more than one question.

Every method returns what the command of the same name prints with ``--json`` and raises the errors of ``judge.errors``:
NotFound (nothing of that name), Misuse (an argument that makes no sense: another type, a number too small, no such day,
version or block), CannotSimulate, ScenarioError.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, cast

from judge.answers.library.open_library import checked_day, open_library
from judge.answers.page.how_much import Wishes
from judge.answers.page.request import DEFAULT_HITS, Request
from judge.api.arguments import checked, told_in_arguments
from judge.content.ids import parse_id
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.api.scenarios import Scenario
    from judge.api.values import (
        AnswerValues,
        CitationValues,
        DiffValues,
        ErrataValues,
        ImpactValues,
        LegalityValues,
        RulingValues,
    )
    from judge.content.library import Library


class Judge:
    """The rules, FAQs, errata and cards as of a day.

    ``as_of`` is a day as ``2026-07-24`` (today if empty), ``rules`` a version of the Core Rules (the one in force
    on that day if empty). Raises Misuse for a day or a version that there is none of, and for a day before the first
    rulebook.
    """

    @checked()
    def __init__(self, as_of: str = "", rules: str = "") -> None:
        self._library = open_library(checked_day(as_of, "as_of"), rules)

    @property
    def rules(self) -> str:
        """The version of the Core Rules, such as ``1.4``."""
        return self._library.version

    @property
    def as_of(self) -> date:
        """The day whose documents and wordings of cards count."""
        return date.fromisoformat(self._library.as_of)

    # Look-up

    @checked(limit=1)
    def ask(
        self, question: str, *, board: str = "", play: str = "", set_up: int = 0, limit: int = DEFAULT_HITS
    ) -> AnswerValues:
        """Answer any question, as ``judge QUESTION`` does: a number, a name, "A vs B", or words to search for.

        ``board``, ``play`` and ``set_up`` steer two cards, as ``--with``, ``--play`` and ``--set-up``; ``limit`` is the
        most hits of a search.
        """
        wishes = Wishes(board=board, play=play, set_up=set_up)
        return self._answer(Request(question, self.rules, self._library.as_of, limit, wishes=wishes))

    @checked()
    def rule(self, number: str) -> AnswerValues:
        """A rule with what belongs to it, by its number, its whole id, or the name of its section."""
        found = self._answer(Request(number, self.rules, self._library.as_of, simulate=False))
        identity = parse_id(found["read_as"])
        if identity is None or identity.kind != "rule":
            raise NotFound(f"there is no rule {number!r}", hint="search() looks through all texts.")
        return found

    @checked(limit=1)
    def search(self, words: str, *, limit: int = DEFAULT_HITS) -> AnswerValues:
        """Full text search in rules, answers and errata, whatever the words look like."""
        return self._answer(Request(words, self.rules, self._library.as_of, limit, search=True))

    @checked()
    def card(self, name: str, *, how: bool = False) -> AnswerValues:
        """A card's page; ``how`` adds what the engine performs, with the rules of each part."""
        from judge.answers.lookups.card_page import card_answer  # noqa: PLC0415 - each look-up loads what it needs

        called = self._card(name)
        note = "" if called == name else f"Read as {called}."
        return self._page(card_answer(self._library, name, called, note, how=how))

    @checked()
    def keyword(self, name: str) -> AnswerValues:
        """What a keyword does: its rules, examples and rulings."""
        from judge.answers.lookups.rule_page import name_answer  # noqa: PLC0415 - each look-up loads what it needs

        return self._page(name_answer(self._library, name, self._library.keyword(name).id, "keyword"))

    @checked()
    def cite(self, identifier: str) -> CitationValues:
        """One place to quote, by its id, its number or its exact name: its text, where it is from, and its status."""
        from judge.answers.citation_to_paste import pasted  # noqa: PLC0415 - each look-up loads what it needs

        request = Request(identifier, self.rules, self._library.as_of, simulate=False)
        return cast("CitationValues", pasted(self._library, request).as_json())

    @checked()
    def faq(self, query: str = "") -> AnswerValues:
        """What the FAQs have: by id, on a card or a keyword, or found by words; without words the list of FAQs."""
        from judge.answers.documents.faq_page import faq_answer  # noqa: PLC0415 - each look-up loads what it needs

        return self._page(faq_answer(self._library, Request(query, self.rules, self._library.as_of)))

    @checked()
    def ruling(self, query: str = "") -> RulingValues:
        """A ruling of this project by its name, with its scenarios, as ``ruling``; else the rulings on something.

        That is a chapter, a card, a rule or a keyword, or some words; without words the chapters are listed.
        """
        from judge.answers.documents.rulings_look_up import ruling_answer  # noqa: PLC0415 - each look-up loads what it needs

        found = ruling_answer(self._library, Request(query, self.rules, self._library.as_of)).by(self._library)
        return cast("RulingValues", {"ruling": None, **found.as_json()})

    @checked()
    def near_misses(self, words: str = "") -> AnswerValues:
        """What looks like something that a text waits for and is not: all of it, or what has these words."""
        from judge.answers.documents.near_misses_page import near_misses_answer  # noqa: PLC0415 - each look-up loads what it needs

        return self._page(near_misses_answer(self._library, Request(words, self.rules, self._library.as_of)))

    @checked()
    def errata(self, name: str = "", *, since: str = "") -> ErrataValues:
        """The errata of a card or of a bulletin, or all since a day; without either the list of bulletins."""
        from judge.answers.documents.errata_look_up import errata_looked_up  # noqa: PLC0415 - each look-up loads what it needs

        return cast("ErrataValues", errata_looked_up(self._library, name, checked_day(since, "since")).as_json())

    @checked()
    def legality(self, card: str) -> LegalityValues:
        """How a card stands in each format on the day, since when, and by which list."""
        from judge.answers.library.legality import legality_values  # noqa: PLC0415 - each look-up loads what it needs

        return cast("LegalityValues", legality_values(self._library, self._card(card)))

    # Versions

    @checked()
    def versions(self) -> AnswerValues:
        """Which documents there are, and which are in force on the day."""
        from judge.answers.documents.documents_page import versions_answer  # noqa: PLC0415 - each look-up loads what it needs

        return self._page(versions_answer(self._library))

    @checked()
    def history(self, number: str) -> AnswerValues:
        """A rule through all versions."""
        from judge.answers.lookups.history_page import history_answer  # noqa: PLC0415 - each look-up loads what it needs

        return self._page(history_answer(self._library, number))

    @checked()
    def diff(self, old: str, new: str, section: str = "") -> DiffValues:
        """What changed from one document or version to another."""
        from judge.answers.changes.comparing import changes  # noqa: PLC0415 - each look-up loads what it needs
        from judge.answers.changes.report_values import report_values  # noqa: PLC0415

        return cast("DiffValues", report_values(changes(self._library, old, new, section)))

    @checked()
    def impact(self, old: str, new: str, *ids: str) -> ImpactValues:
        """What rests on rules that changed between two versions of the Core Rules; of these entries alone, if given."""
        from judge.answers.impact.report import Scope, impact  # noqa: PLC0415 - each look-up loads what it needs
        from judge.content.locate import content_root  # noqa: PLC0415

        root = Path(found) if (found := content_root()) else None
        own = root / "rulings" if root is not None else None
        scope = Scope(root, own if own is not None and own.is_dir() else None, ids)
        return cast("ImpactValues", impact(self._library, old, new, scope).as_json())

    # Scenarios

    @checked(block=1)
    def scenario(self, source: str | Path, block: int = 1) -> Scenario:
        """A scenario of a file (a ``Path``) or of a text, which may be one scenario or Markdown with blocks of them.

        A text may be an id, too: ``ruling:combat/results!3``. ``block`` counts from 1. Raises Misuse if there is no
        such file or block, NotFound if there is no such id.
        """
        from judge.api.scenarios import Scenario  # noqa: PLC0415 - loads the engine

        return Scenario.read(source, block, self)

    # Inside

    @property
    def library(self) -> Library:
        """The documents that the answers are made of; its methods may change."""
        return self._library

    def _card(self, name: str) -> str:
        """The name of the card that a name as typed means."""
        from judge.answers.imported.other_cards import resolve_card  # noqa: PLC0415 - each look-up loads what it needs

        match = resolve_card(self._library, name)
        if match is None or not match.name:
            raise NotFound(f"there is no card {name!r}", nearest=match.alternatives[:6] if match else ())
        return match.name

    def _answer(self, request: Request) -> AnswerValues:
        from judge.answers.router import answer  # noqa: PLC0415 - each look-up loads what it needs

        with told_in_arguments():
            return self._page(answer(self._library, request))

    def _page(self, answer: Answer) -> AnswerValues:
        return cast("AnswerValues", answer.by(self._library).as_json())
