"""What the library is compiled without, if no other check finds it: old numbers, infractions, scenarios of answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, told_to
from judge.answers.library import history_records, infraction_records, scenario_records
from judge.content.model import Content

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.doctor.content_tree import ContentTree


def check_compiled(tree: ContentTree) -> Iterator[Finding]:
    """Each slip because of which something is left out."""
    slips: list[Finding] = []
    content = Content(tree.restated_rules, tree.faq, tree.errata, told_to(slips, "content"))
    for maker in (history_records, infraction_records, scenario_records):
        maker.records(content, tree.root)
    yield from slips
