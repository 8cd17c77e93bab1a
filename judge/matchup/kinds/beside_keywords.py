"""A card beside a keyword doing its job: compared with boards without one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.matchup.boards.keyword_boards import CONDITIONAL, Host, in_words, own_boards, owner, with_card
from judge.matchup.boards.scenes import first_that_plays
from judge.matchup.kinds.board_answer import BoardAnswer, events, paid_on, told_apart, walked, what_happens
from judge.matchup.kinds.two_at_once import Meeting, meeting, walked_if_played
from judge.record import NamedTuple
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.boards.scenes import BoardObject
    from judge.matchup.walks.explorer import Walk

ELSEWHERE = "other boards than a fight, a play on the unit and one on which the keyword does what it is for"
MOST_BOARDS = 12
"""Maximum number of boards with a card beside a keyword that are walked."""


def label_of(scene: Scene) -> str:
    return next((label for label in ("u", "g", "s") if any(f"{label} = " in line for line in scene.setup)), "")


def own_pairs(keyword: str, *others: str) -> Iterator[tuple[Scene, Scene]]:
    """The boards of a keyword, each with the board on which it does not apply. ``others`` are on the card in both."""
    conditional = keyword.split(" ", maxsplit=1)[0] in CONDITIONAL
    unmet = Host((keyword, *others), met=False) if conditional else Host(others)
    yield from zip(own_boards(keyword, Host((keyword, *others))), own_boards(keyword, unmet), strict=False)


def unmet_pairs(keyword: str) -> Iterator[tuple[Scene, Scene]]:
    """The boards on which a keyword that applies at times does not yet, each with the same without the keyword."""
    if keyword.split(" ", maxsplit=1)[0] in CONDITIONAL:
        unmet, bare = Host((keyword,), met=False), Host((), met=False)
        yield from zip(own_boards(keyword, unmet), own_boards(keyword, bare), strict=False)


def beside_it(keyword: str, one: BoardObject, given: Given) -> Iterator[BoardAnswer]:
    """The effects of a card on the boards on which a keyword does its job, the first that can be played first."""
    seen = 0
    for own, plain in (*own_pairs(keyword), *unmet_pairs(keyword)):
        if first_that_plays((own,), given) is None:
            continue
        alone, neither = walked(own, given), walked_if_played(plain, given)
        chosen: set[str] = set()
        for board in with_card(own, one, given):
            act = next((each for each in board.play if each not in own.play), "")
            if " on " not in act and act[:2] in chosen:
                continue
            if seen >= MOST_BOARDS or first_that_plays((board,), given) is None:
                continue
            if " on " in act:
                chosen.add(act[:2])
            seen += 1
            found = _held_against(keyword, one, board, _Apart(own, plain, alone, neither), given)
            if not _chooses_the_test_spell(found):
                yield found


class _Apart(NamedTuple):
    """The board of a keyword and the same board on which it does not apply, both without the card in question."""

    own: Scene
    plain: Scene
    alone: Walk
    neither: Walk | None


def _chooses_the_test_spell(found: BoardAnswer) -> bool:
    """Whether a card is used on the spell that only makes the keyword do what it is for."""
    happened = events(found.walk) if found.walk is not None else ()
    return any(event.kind is Happened.CHOSEN and event.name == "k" for event in happened)


def _held_against(keyword: str, one: BoardObject, board: Scene, apart: _Apart, given: Given) -> BoardAnswer:
    """A board with keyword and card, compared with those that lack one of them, or both."""
    own, alone = apart.own, apart.alone
    having, not_having = in_words(keyword)
    happens = walked(board, given)
    acts = tuple(act for act in board.play if act not in own.play)
    first = board.play[: len(acts)] == acts and bool(acts)
    lacking = apart.plain.beside(*(line for line in board.setup if line not in own.setup))
    only = walked_if_played(Scene(lacking.setup, (*acts, *lacking.play) if first else (*lacking.play, *acts)), given)
    who, label = owner(own), label_of(own)
    paid, base = paid_on(happens, who, label), paid_on(alone, who, label)
    if paid and base and paid != base:
        why = f"{having}, {who} pays {paid}, and {base} without {one.called}"
        return BoardAnswer("YES", why, board, (), (), happens, alone)
    meets = meeting(happens, alone, only, apart.neither)
    if meets is Meeting.CARD_STOPPED and only is not None:
        both, plainly = told_apart(happens, only)
        return BoardAnswer("YES", f"{having}: {both}. {not_having}: {plainly}", board, (), (), happens, only)
    if meets is Meeting.TOGETHER or (meets is Meeting.KEYWORD_STOPPED and not any(" on u" in act for act in acts)):
        both, by_itself = told_apart(happens, alone)
        why = f"{having}: {both}. Without {one.called}: {by_itself}"
        return BoardAnswer("YES", why, board, (), (), happens, alone)
    why = f"no difference was found {having}: {what_happens(happens)}"
    return BoardAnswer("", why, board, walk=happens, without=alone, untried=ELSEWHERE)
