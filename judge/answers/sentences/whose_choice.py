"""Whose choice something is, in words. An order of triggers is named if nothing else is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.sentences.trigger_sentences import name_of
from judge.engine.state.decisions import Kind
from judge.matchup.points.verdicts import CHANCE

if TYPE_CHECKING:
    from judge.engine.state.events import Event
    from judge.matchup.points.over_all_lines import AllLines
    from judge.matchup.points.verdicts import Judged
    from judge.matchup.walks.graph import Choice


def whose_choice(event: Event, lines: AllLines) -> str:
    """Whose choice it is that an event happens, for the end of its sentence. "" if it happens on every line."""
    found = lines.happens(lambda one, _: name_of(one) == name_of(event))
    players = [player for player in found.by if player != CHANCE]
    if not found.by:
        return ""
    if not players:
        return "by chance"
    if all(choice.decision.kind is Kind.ORDER for choice in _deciding(found)):
        return f"{' and '.join(players)} order{'s' * (len(players) == 1)} the triggers"
    return f"{' and '.join(players)} choose{'s' * (len(players) == 1)}"


def _deciding(found: Judged) -> list[Choice]:
    """The choices that decide, on a line on which something happens and on one on which it does not."""
    return [choice for line in (found.line_with, found.line_without) for choice in line or () if choice.matters]
