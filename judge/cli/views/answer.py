"""A whole answer: verdict, outcomes, citations, hits, in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cli.plain import cited
from judge.cli.views.citation import CitationView
from judge.cli.views.hits import HitsView

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from judge.answers.model import Answer


class AnswerView:
    """Draws any answer; with ``quote`` only the texts and ids that it rests on."""

    def __init__(self, answer: Answer, *, quote: bool = False) -> None:
        self.answer = answer
        self.quote = quote

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        answer = self.answer
        if not self.quote:
            from judge.cli.views.verdict import VerdictView  # noqa: PLC0415

            yield VerdictView(answer)
            if answer.outcomes:
                from judge.cli.steps import shown  # noqa: PLC0415
                from judge.cli.views.outcome import OutcomeView  # noqa: PLC0415

                for outcome in shown(answer.outcomes):
                    yield ""
                    yield OutcomeView(outcome)
            if answer.sections:
                from judge.cli.views.section import SectionView  # noqa: PLC0415

                for section in answer.sections:
                    yield ""
                    yield SectionView(section)
        citations = cited(answer, quote=self.quote)
        for citation in citations:
            yield ""
            yield CitationView(citation)
        if answer.hits and not self.quote:
            yield ""
            yield HitsView("See also:" if citations else "Found:", answer.hits, excerpts=not citations)
