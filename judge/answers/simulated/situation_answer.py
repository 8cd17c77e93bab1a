"""The answer to a question in which every word is understood."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from judge.answers.simulated.question_answer import About, answer_of, refused_answer
from judge.cards.catalogue import catalogue
from judge.errors import CannotSimulate, ScenarioError
from judge.matchup.boards.given import Given
from judge.matchup.situations.situation import BASE, BATTLEFIELD, OPEN, with_thing
from judge.matchup.working_out.by_kind import found_by_kind
from judge.matchup.working_out.solve import solve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.matchup.kinds.board_answer import BoardAnswer
    from judge.matchup.situations.situation import Situation


def situation_answer(library: Library, request: Request, meant: Situation) -> Answer | None:
    """The answer to a question in which every word is understood. None if its situation cannot be set up."""
    given = Given(date.fromisoformat(library.as_of))
    cards = [one.name for one in meant.things if one.name]
    about = About(tuple(dict.fromkeys(cards)), _keywords(meant), tuple(_without_a_name(meant)))
    refused: CannotSimulate | ScenarioError | None = None
    for find in (partial(found_by_kind, leads=True), _worked_out, partial(found_by_kind, leads=False)):
        try:
            found = find(meant, given)
        except (CannotSimulate, ScenarioError) as problem:
            refused = refused or problem
            continue
        if found is not None:
            return answer_of(library, request, about, found)
    if refused is None or (meant.mood in OPEN and len(about.cards) > 1):
        return None  # of what happens with two cards, another board may show it
    return refused_answer(library, request, about, refused.reason)


def _worked_out(meant: Situation, given: Given) -> BoardAnswer | None:
    """The answer worked out word by word. None if that gives no answer, or if no board was found."""
    prevents, must = meant.mood == "prevented", meant.mood == "must"
    meant = meant._replace(mood="can" if prevents else "does" if must else meant.mood)
    if meant.mood in OPEN:
        meant = meant._replace(mood="what", asked=meant.asked._replace(verb="happen"))
    try:
        found = _wherever_it_is(meant, given) if prevents else solve(meant, given)
    except (CannotSimulate, ScenarioError):
        if meant.mood in OPEN:
            raise
        return None
    if prevents:
        if found.said == "YES" and _has_a_spell_unplayed(meant):
            return None
        if found.said == "NO" and _without_what_prevents(meant, given) != "YES":
            return None
        found = found._replace(said={"YES": "NO", "NO": "YES"}.get(found.said, found.said))
    if meant.mood not in {"can", "does"} and not (meant.mood == "price" and meant.also):
        return found._replace(said="")
    if not found.said or (must and found.said not in {"YES", "NO"}):  # what depends on a choice need not be done
        return None
    return found


def _keywords(meant: Situation) -> tuple[str, ...]:
    return tuple(keyword for one in meant.things if one.kind == "Keyword" for keyword in one.keywords)


def _without_a_name(meant: Situation) -> Iterator[str]:
    """The units and cards without a text that a question is about, in words."""
    for one in meant.things:
        if one.name or one.kind == "Keyword":
            continue
        having = f" with {' and '.join(one.keywords)}" if one.keywords else ""
        having += f" that costs {one.costs}" if one.costs else ""
        might = f"{one.might}-Might " if one.might is not None else ""
        yield f"{might}{one.kind.lower()}{having}" + "".join(f", {state}" for state in one.states)


def _has_a_spell_unplayed(meant: Situation) -> bool:
    """Whether the card that should prevent something is a spell for which the question names no target."""
    acting = {key for deed in (meant.asked, *meant.happened) for key in (deed.by, deed.to, *deed.on)}
    cards = [catalogue().get(one.name) for one in meant.things if one.key not in acting]
    return any(card is not None and "Spell" in card.types for card in cards)


def _wherever_it_is(meant: Situation, given: Given) -> BoardAnswer:
    """The answer wherever the unit is that should prevent something. It depends on that if the place decides."""
    acting = {key for deed in (meant.asked, *meant.happened) for key in (deed.by, deed.to, *deed.on)}
    for one in meant.things:
        card = catalogue().get(one.name)
        if card is not None and "Unit" in card.types and not one.at and not one.states and one.key not in acting:
            first, second = (solve(with_thing(meant, one._replace(at=at)), given) for at in (BATTLEFIELD, BASE))
            if first.said != second.said:
                return first._replace(said="DEPENDS", why=f"it depends on where {one.name} is: {first.why}")
            return first
    return solve(meant, given)


def _without_what_prevents(meant: Situation, given: Given) -> str:
    """The answer with no other objects than those that take part in the act. "" if it is not known."""
    asked = meant.asked
    things = tuple(one for one in meant.things if one.key in {asked.by, asked.to, *asked.on})
    try:
        return solve(meant._replace(things=things), given).said
    except CannotSimulate:
        return ""
