"""Neighbours of a situation: the same one but for a single thing.

What comes of a neighbour is an outcome that somebody may well expect of the situation itself, who overlooks a card or
a number. Every one of them is played by the engine.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.loader import definition, is_defined
from judge.engine.state.card import UNIT
from judge.engine.state.zones import Zone
from judge.errors import JudgeError
from judge.matchup.boards.textless import without_text
from judge.scenario.board.from_script import default_control, setup_of
from judge.scenario.board.setup import card_for
from judge.scenario.language.script import Control, Deck, ObjectsInZone, Points
from judge.scenario.language.script_play import Act, Choice
from judge.scenario.runner import position_after

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.engine.state.card import Card
    from judge.engine.turn.position import Position
    from judge.practice.situations import Situation
    from judge.scenario.board.setup import Setup
    from judge.scenario.board.stated_setup import Placed
    from judge.scenario.language.script import Script, SetupLine

    Altered = Callable[[Setup], Setup]

WITHOUT_TEXT, OTHER_WORDING, WITHOUT_RESPONSE, LEFT_OUT, OTHER_MIGHT, OTHER_COUNT = OVERLOOKED = (
    "without its text", "another wording", "without a response", "left out", "another Might", "another count",
)  # fmt: skip
"""The ways in which a neighbour differs that are overlooked most easily."""
OTHER_STATE, OTHER_PLAYER, OTHER_CHOICES = "another state", "another player", "other choices"
KINDS = (*OVERLOOKED, OTHER_STATE, OTHER_PLAYER, OTHER_CHOICES)
_ACTS = frozenset({"play", "use"})
_NUMBERS = (1, -1, 2, -2)
"""How much the Might of a unit is changed by."""


class Neighbour(Struct, frozen=True):
    """A situation next to another one: what is different about it in words, and where its play comes to.

    ``about`` names what is altered by its label, so that only where that ends is compared; ``kind`` is the way in which
    it differs.
    """

    kind: str
    words: str
    about: frozenset[str]
    position: Callable[[], Position]

    def begin(self) -> Position | None:
        """Where its play comes to; None if it cannot be played so."""
        try:
            return self.position()
        except JudgeError:
            return None


def neighbours(situation: Situation) -> Iterator[Neighbour]:
    """Every neighbour of a situation, the most telling kinds first."""
    setup = setup_of(situation.script, situation.day)
    yield from _without_texts(situation, setup)
    yield from _other_wordings(situation, setup)
    yield from _without_responses(situation)
    yield from _left_out(situation)
    yield from _other_numbers(situation, setup)
    yield from _other_states(situation, setup)
    yield from _other_counts(situation)
    yield from _other_players(situation, setup)
    yield from _other_choices(situation)


def _altered(situation: Situation, kind: str, words: str, about: frozenset[str], change: Altered) -> Neighbour:
    return Neighbour(kind, words, about, lambda: position_after(situation.script, situation.day, altered=change))


def _of_script(situation: Situation, kind: str, words: str, about: frozenset[str], script: Script) -> Neighbour:
    return Neighbour(kind, words, about, lambda: position_after(script, situation.day))


def _without_texts(situation: Situation, setup: Setup) -> Iterator[Neighbour]:
    cards: dict[str, list[str]] = {}
    for card, label in _cards(setup):
        if card.keywords or card.abilities or card.effect:
            cards.setdefault(card.name, []).append(label)
    for name, labels in cards.items():
        yield _altered(
            situation, WITHOUT_TEXT, f"{name} had no text", frozenset(labels),
            _textless(name),
        )  # fmt: skip


def _textless(name: str) -> Altered:
    return lambda setup: without_text(setup, name)


def _cards(setup: Setup) -> Iterator[tuple[Card, str]]:
    """The cards of a set-up with their labels; those of its battlefields last."""
    yield from ((placed.card, placed.label) for placed in setup.objects)
    yield from (entry for deck in setup.decks.values() for entry in deck)
    yield from ((card, name) for name, card in setup.fields.items())


def _without_responses(situation: Situation) -> Iterator[Neighbour]:
    """One act less of those that are done in response, and what was chosen for it."""
    play = situation.script.play
    waits = False
    for place, line in enumerate(play):
        if waits and isinstance(line, Act) and line.verb in _ACTS:
            end = place + 1
            while end < len(play) and isinstance(play[end], Choice):
                end += 1
            words = f"there were no “{line.at.source.strip()}”"
            left = replace(situation.script, play=play[:place] + play[end:])
            yield _of_script(situation, WITHOUT_RESPONSE, words, frozenset(), left)
        if not isinstance(line, Choice):
            waits = isinstance(line, Act) and (line.verb in _ACTS or (waits and line.verb == "pass"))


def _other_choices(situation: Situation) -> Iterator[Neighbour]:
    """The last act with other choices than those that are told."""
    last = situation.script.play[-1]
    if isinstance(last, Act) and last.verb in _ACTS and last.details:
        opened = replace(situation.script, play=(*situation.script.play[:-1], replace(last, details=())))
        yield _of_script(situation, OTHER_CHOICES, f"{last.player} chose otherwise", frozenset(), opened)


def _left_out(situation: Situation) -> Iterator[Neighbour]:
    """One object less, of those that no line of play names; control follows from what is left."""
    script = situation.script
    for place, line in enumerate(script.setup):
        if not isinstance(line, ObjectsInZone):
            continue
        for which, thing in enumerate(line.things):
            left = line.things[:which] + line.things[which + 1 :]
            lines = (replace(line, things=left),) if left else ()
            name = thing.label or thing.name.text
            others = script.setup[:place] + lines + script.setup[place + 1 :]
            others = tuple(one for one in others if not (isinstance(one, Control) and one.field == line.field))
            yield _of_script(
                situation, LEFT_OUT, f"{name} were not there", frozenset({name}), replace(script, setup=others)
            )


def _other_wordings(situation: Situation, setup: Setup) -> Iterator[Neighbour]:
    """A card as it read before its last correction, or reads after it."""
    for name in dict.fromkeys(card.name for card, _ in _cards(setup)):
        if not is_defined(name):
            continue
        labels = frozenset(label for card, label in _cards(setup) if card.name == name)
        now = next(card for card, _ in _cards(setup) if card.name == name).wording
        for other in definition(name).cards():
            if other.wording != now:
                yield _altered(
                    situation, OTHER_WORDING, f"{name} read as {_wording(other.wording)}", labels,
                    _reading(name, card_for(name, situation.day, other.wording)),
                )  # fmt: skip


def _wording(wording: str) -> str:
    return "printed" if wording == "printed" else f"corrected on {wording}"


def _other_numbers(situation: Situation, setup: Setup) -> Iterator[Neighbour]:
    """A unit with a little more or less Might, or without its damage."""
    for placed in _units(setup):
        for more in _NUMBERS:
            might = (placed.card.might or 0) + more
            if might > 0:
                yield _altered(
                    situation, OTHER_MIGHT, f"{placed.label} had {might} Might", frozenset({placed.label}),
                    _on(placed, _with_might(might)),
                )  # fmt: skip
        if placed.damage:
            yield _altered(
                situation, OTHER_STATE, f"{placed.label} had no damage", frozenset({placed.label}),
                _on(placed, lambda one: replace(one, damage=0, damage_by=())),
            )  # fmt: skip


def _with_might(might: int) -> Callable[[Placed], Placed]:
    return lambda placed: replace(placed, card=replace(placed.card, might=might))


def _controlled_by(player: str) -> Callable[[Placed], Placed]:
    return lambda placed: replace(placed, controller=player, owner="")


def _other_states(situation: Situation, setup: Setup) -> Iterator[Neighbour]:
    """A unit ready instead of exhausted, or the other way round; without a buff; not stunned."""
    for placed in _units(setup):
        state = "ready" if placed.exhausted else "exhausted"
        about = frozenset({placed.label})
        yield _altered(
            situation, OTHER_STATE, f"{placed.label} were {state}", about,
            _on(placed, lambda one: replace(one, exhausted=not one.exhausted)),
        )  # fmt: skip
        if placed.buffs:
            yield _altered(situation, OTHER_STATE, f"{placed.label} had no buff", about,
                           _on(placed, lambda one: replace(one, buffs=0)))  # fmt: skip
        if placed.stunned:
            yield _altered(situation, OTHER_STATE, f"{placed.label} were not stunned", about,
                           _on(placed, lambda one: replace(one, stunned=False)))  # fmt: skip


def _other_counts(situation: Situation) -> Iterator[Neighbour]:
    """A point more or less; cards in a deck that has none."""
    script = situation.script
    for place, line in enumerate(script.setup):
        for player, words, lines in _counted_otherwise(line):
            made = replace(script, setup=script.setup[:place] + lines + script.setup[place + 1 :])
            yield _of_script(situation, OTHER_COUNT, words, frozenset({player}), made)


def _counted_otherwise(line: SetupLine) -> Iterator[tuple[str, str, tuple[SetupLine, ...]]]:
    """Whose count is changed, in words, and what stands for the line then."""
    if isinstance(line, Points) and not line.xp:
        for many in (line.points - 1, line.points + 1):
            if many >= 0:
                words = f"{line.player} had {many} point{'s' * (many != 1)}"
                yield line.player, words, (replace(line, points=many),)
    elif isinstance(line, Deck) and not line.things:
        yield line.player, f"{line.player} had cards in the deck", ()


def _other_players(situation: Situation, setup: Setup) -> Iterator[Neighbour]:
    """A unit at a battlefield under the control of the other player."""
    if len(setup.players) != 2:
        return
    for placed in _units(setup):
        if placed.place.zone is Zone.BATTLEFIELD:
            other = next(player for player in setup.players if player != placed.controller)
            yield _altered(
                situation, OTHER_PLAYER, f"{placed.label} were {other}'s", frozenset({placed.label}),
                _on(placed, _controlled_by(other)),
            )  # fmt: skip


def _units(setup: Setup) -> Iterator[Placed]:
    """The units on the board."""
    for placed in setup.objects:
        if placed.card.is_a(UNIT) and placed.place.zone in {Zone.BASE, Zone.BATTLEFIELD}:
            yield placed


def _on(placed: Placed, change: Callable[[Placed], Placed]) -> Altered:
    """The set-up with one of its objects changed; whose units are at a battlefield then controls it."""

    def altered(setup: Setup) -> Setup:
        made = copy(setup)
        made.objects = [change(one) if one.label == placed.label else one for one in setup.objects]
        made.battlefields = {
            field: default_control(made, field) if player == default_control(setup, field) else player
            for field, player in setup.battlefields.items()
        }
        return made

    return altered


def _reading(name: str, other: Card) -> Altered:
    """The set-up with another wording in the place of each card of that name."""

    def read(card: Card) -> Card:
        return other if card.name == name else card

    def altered(setup: Setup) -> Setup:
        made = copy(setup)
        made.objects = [replace(placed, card=read(placed.card)) for placed in setup.objects]
        made.decks = {owner: [(read(card), label) for card, label in cards] for owner, cards in setup.decks.items()}
        made.fields = {field: read(card) for field, card in setup.fields.items()}
        return made

    return altered
