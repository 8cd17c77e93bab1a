"""The parts of the cards' texts: how many come about on the board of a recipe, and which do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.lookups.card_coverage_page import cards_about
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Section
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.screen_parts import Screen
from judge.cards.loader import definition
from judge.citations.numbers import CURRENT
from judge.matchup.recipes.parts import parts_of
from judge.matchup.recipes.stored import lines_of
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.content.library import Library


class TextPart(NamedTuple):
    """A part of a card's text: its name, its words, the recipes on whose boards it is live, or what is missing."""

    card: str
    part: str
    says: str
    recipes: tuple[str, ...]
    lacks: str

    def __str__(self) -> str:
        return f'{self.card}, {self.part} ("{self.says}"): {self.lacks}'


class TextCoveragePage(NamedTuple):
    """The rendered page together with the parts it covers."""

    answer: Answer
    parts: tuple[TextPart, ...]

    def as_json(self) -> dict[str, Any]:
        """Every part. The keys are part of the interface."""
        live = sum(bool(part.recipes) for part in self.parts)
        return {
            "schema": 1,
            "rules": CURRENT,
            "counts": {"parts": len(self.parts), "live": live},
            "parts": [
                {
                    "id": f"card:{part.card}", "part": part.part, "says": part.says, "recipes": list(part.recipes),
                    "lacks": part.lacks or None,
                }
                for part in self.parts
            ],
        }  # fmt: skip


def text_coverage_page(library: Library, about: str = "") -> TextCoveragePage:
    """The page for the text of one card, of a set, or of all cards. Raises NotFound as the page of cards does."""
    parts = tuple(_parts(card.name for card in cards_about(about) if card.defined))
    dead = [part for part in parts if part.lacks]
    live = len(parts) - len(dead)
    share = f" ({live / len(parts):.1%})" if dead else ""
    answer = Answer(
        question=f"coverage --texts {about}".strip(), read_as="texts", kind="search", rules=CURRENT,
        answer=f"{live} of {len(parts)} parts of texts{share} come about on a board that is derived for them.",
        sections=(Section("Parts that do not", tuple(map(str, dead))),) if dead else (),
        page=Screen(
            ("Texts", "coverage"),
            (Points("", tuple(Point(part.card, str(part).removeprefix(f"{part.card}, "), most=2) for part in dead)),),
            () if about else ("judge coverage --texts SET",), is_whole=True,
        ),
    )  # fmt: skip
    return TextCoveragePage(answer.by(library), parts)


def _parts(names: Iterable[str]) -> Iterator[TextPart]:
    """The parts of the newest wordings of cards, in their order."""
    for name in names:
        lines = lines_of(name)
        for part in parts_of(list(definition(name).cards())[-1]):
            mine = [line for line in lines if line.part == part.name]
            lacks = "; ".join(line.lacks for line in mine if line.lacks) if mine else "its recipes were not found yet"
            found = tuple(line.recipe for line in mine if not line.lacks)
            yield TextPart(name, part.name, part.describe(), found, lacks)
