"""Questions about the tokens that a card plays: effects of a text on such units, and their keywords."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.card import Card
from judge.engine.state.clauses import About, Subject, Verb, Whose
from judge.matchup.clauses.card_clauses import card_clauses
from judge.matchup.clauses.criteria_fit import fit
from judge.matchup.clauses.meetings import ACTS_ON_OBJECTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.clauses.card_clauses import CardClause


def meets_tokens(does: CardClause, to: Card) -> Iterator[CardClause]:
    """The clauses of a card by which its tokens meet an effect of a text on objects.

    That is the play of a token that a text names in particular, by a tag or a keyword, or a keyword of a token that
    makes it cost more to choose. That a unit can be chosen is true of every token.
    """
    acted = does.clause
    if acted.verb is not Verb.BRINGS or acted.subject is not Subject.OBJECTS or acted.of is None:
        return
    for played in card_clauses(to):
        token = played.clause.of
        if (
            played.clause.verb is not Verb.BRINGS
            or played.clause.about is not About.TOKENS
            or not isinstance(token, Card)
        ):
            continue
        found = fit(acted.of, token)
        if found.fits and found.specific and acted.about in ACTS_ON_OBJECTS and not acted.chosen:
            yield played
        elif found.fits and acted.about is About.CHOOSE and acted.chosen and acted.whose is not Whose.YOURS:
            yield from _dearer(played, token)


def _dearer(played: CardClause, token: Card) -> Iterator[CardClause]:
    """The keywords by which it costs more to choose a token, as clauses of the text that plays it."""
    for one in card_clauses(token):
        if one.clause.verb is Verb.CHANGES and one.clause.about is About.CHOOSE:
            clause = replace(one.clause, subject=Subject.OBJECTS, whose=Whose.YOURS, of=token)
            yield replace(played, clause=clause, part=one.part)
