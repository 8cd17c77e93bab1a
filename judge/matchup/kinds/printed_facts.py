"""Printed facts of a card: whether it has a keyword, can be hidden, or plays a token."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.instructions.play_token import PLAYED
from judge.engine.state.card import Card
from judge.engine.state.clauses import About
from judge.engine.wording.instructions import describe_effect
from judge.engine.wording.sentences import with_article
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import standing
from judge.matchup.clauses.clauses_said import Said
from judge.matchup.kinds.board_answer import BoardAnswer
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.boards.scenes import BoardObject

HIDDEN = "Hidden"
_SENTENCE = re.compile(r"(?<=[.)])\s+")


def has_keyword(one: BoardObject, keyword: str, given: Given) -> BoardAnswer:
    """The answer to whether a card has a keyword as printed. If it can get it, or mentions it, with its text.

    Raises CannotSimulate for a thing that is not a card.
    """
    card = one.card(given)
    if card is None:
        raise CannotSimulate(f"{one.called} is not a card; it has what the question gives it.")
    name = keyword.split(maxsplit=1)[0]
    scene = Scene((standing(one, "P1", given),))
    printed = next((found for found in card.keywords if found.split()[0] == name), None)
    if printed is not None:
        return BoardAnswer("YES", f"{one.name} has {printed}", scene, keywords=(name,))
    told = [found for found in _sentences(card) if re.search(rf"\b{name}\b", found)]
    of_itself = [found for found in told if re.search(rf"\b(?:this has|give this)\b.*\b{name}\b", found, re.IGNORECASE)]
    if of_itself:
        return BoardAnswer("DEPENDS", " ".join(of_itself).rstrip("."), scene, keywords=(name,))
    has = f"{one.name} has {', '.join(card.keywords) or 'no keyword'}"
    more = f"; its text says: {' '.join(told).rstrip('.')}" if told else ""
    return BoardAnswer("NO", f"{has}{more}", scene, keywords=(name,))


def can_be_hidden(one: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a card can be put facedown: only one with Hidden can (811)."""
    found = has_keyword(one, HIDDEN, given)
    return found if found.said != "NO" else found._replace(why=f"{found.why}; only a card with {HIDDEN} can be hidden")


def plays_token(one: BoardObject, token: str, given: Given) -> BoardAnswer:
    """The answer to whether a card has a player play a token of that name, with its text about that.

    Raises CannotSimulate for a thing that is not a card.
    """
    card = one.card(given)
    if card is None:
        raise CannotSimulate(f"{one.called} is not a card, so it plays no token.")
    wanted = _token_name(token)
    played = {found.of.name for found in Said(card).brings(About.TOKENS) if isinstance(found.of, Card)}
    scene = Scene((standing(one, "P1", given),))
    if wanted in played:
        told = [found for found in _sentences(card) if re.search(rf"\b{re.escape(wanted)}\b", found)]
        return BoardAnswer("YES", f"its text says: {' '.join(told).rstrip('.')}", scene, (PLAYED,))
    others = f"; it plays {' and '.join(sorted(played))}" if played else ""
    return BoardAnswer("NO", f"nothing in the text of {one.name} plays {with_article(wanted)} token{others}", scene)


def _token_name(name: str) -> str:
    """The name of a token without the mark by which tokens of one name are told apart."""
    return name.partition(" (")[0]


def _sentences(card: Card) -> list[str]:
    texts = [ability.describe() for ability in card.abilities]
    return [found for text in (*texts, describe_effect(card.effect)) for found in _SENTENCE.split(text)]
