"""The wishes for the set-up of two cards that the options of a question state, as one value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.card import SPELL
from judge.errors import CannotSimulate, Misuse
from judge.matchup.boards.stated_board import StatedBoard
from judge.matchup.boards.steering import FREE, Steering, Timing
from judge.scenario.board.from_script import setup_of
from judge.scenario.board.setup import card_for
from judge.scenario.language import script as part

if TYPE_CHECKING:
    from datetime import date

    from judge.answers.page.how_much import Wishes
    from judge.answers.typed.rest_of_the_words import Words

_OF_A_BOARD = (
    part.Battlefields, part.ChosenChampion, part.Control, part.Deck, part.ObjectsInZone, part.Points, part.StatedPool,
    part.StatedRunes, part.Wording,
)  # fmt: skip


def steering(wishes: Wishes, cards: list[str], day: date, words: Steering = FREE) -> Steering:
    """The wishes of options for a set-up, added to those of the question's words. FREE if there are none.

    Raises Misuse for options that exclude one another, ScenarioError for lines that cannot be read.
    """
    timings = {
        "--before": (wishes.before, Timing.BEFORE, cards[0]),
        "--response": (wishes.response, Timing.RESPONSE, cards[1]),
        "--combat": (wishes.combat, Timing.COMBAT, ""),
        "--hold": (wishes.hold, Timing.HOLD, ""),
    }
    given = [name for name, (is_given, _, _) in timings.items() if is_given]
    if len(given) > 1:
        raise Misuse(f"{' and '.join(given)} cannot be combined", hint="Use one of them.")
    wanted = words
    if given:
        _, timing, timed = timings[given[0]]
        wanted = replace(wanted, timing=timing, timed=timed)
    if wishes.swap or wishes.set_up:
        wanted = replace(wanted, swapped=wishes.swap, set_up=wishes.set_up)
    if wishes.board:
        wanted = replace(wanted, stated=stated_board(wishes.board, day))
    if wishes.play:
        from judge.answers.typed.stated_acts import play_asked  # noqa: PLC0415 - loads the parser of scenarios

        wanted = replace(wanted, play=play_asked(wishes.play))
    return FREE if wanted == FREE else replace(wanted, day=day)


def said_in_words(words: Words, cards: list[str], day: date) -> Steering:
    """The wishes for a set-up in the words of a question.

    Raises CannotSimulate if a card that is to be on the board is not defined, or is a spell.
    """
    if not words.says_something:
        return FREE
    others = [*words.attached, *(card for card, _ in words.third), *filter(None, (words.battlefield,))]
    known = tuple(card_for(name, day) for name in dict.fromkeys(others) if name not in cards)
    for card in known:
        if card.is_a(SPELL):
            raise CannotSimulate(f"{card.name} is a spell and cannot be on the board.")
    if words.facedown and not card_for(words.facedown, day).has("Hidden"):
        raise CannotSimulate(f"{words.facedown} does not have Hidden, so it cannot be played from facedown (811).")
    of_players = bool(words.controllers or words.unit_of or any(who for _, who in words.third))
    damage = 0 if words.damage is None and words.might is not None else words.damage
    wanted = Steering(
        words.controllers, words.unit_of, Timing[words.timing.upper()] if words.timing else None, words.timed,
        words.might, damage, words.attached, words.battlefield, words.third, cards=known, middle=words.middle,
        you="P1" if of_players else "", facedown=words.facedown, relative=of_players and not words.turn, day=day,
    )  # fmt: skip
    if words.turn and not of_players:
        wanted = replace(wanted, you="P1")
    return replace(wanted.mirrored(), relative=False) if words.turn == "P2" else wanted


def stated_board(text: str, day: date) -> StatedBoard:
    """The board that lines of the scenario language state.

    Raises ScenarioError if they cannot be read, Misuse if a line states something that a set-up of two cards has fixed.
    """
    from judge.scenario.language.one_line import setup_lines  # noqa: PLC0415 - only for what is asked for
    from judge.scenario.language.parse import parse  # noqa: PLC0415 - loads the parser of scenarios

    lines = setup_lines(text)
    script = parse("\n".join(lines), where="--with")
    for line in (*script.setup, *script.play):
        if not isinstance(line, _OF_A_BOARD) and not (
            isinstance(line, part.Turn) and (line.player, line.phase) == _ITS_TURN
        ):
            raise Misuse(
                f"--with: {line.at.source.strip()!r} is not a part of a board", where="judge",
                hint="It takes objects in their places, runes, decks, points and battlefields, on P1's turn; "
                "--play takes acts, and a file can state everything.",
            )  # fmt: skip
    controls = tuple((line.field, line.player) for line in script.setup if isinstance(line, part.Control))
    return StatedBoard(setup_of(script, day), day, lines, controls)


_ITS_TURN = ("P1", "main")
