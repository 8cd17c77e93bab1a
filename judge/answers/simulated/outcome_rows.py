"""The outcomes of a set-up as a table: whose choice leads to each, and how it differs from the others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.page.outcome_table import OutcomeRows, Row, in_ranges
from judge.answers.sentences.choice_words import choice_words
from judge.answers.sentences.names_in_sentences import named, names_in_rows
from judge.answers.sentences.phrases_left_out import on_all_lines, phrases_left_out
from judge.engine.state.decisions import Kind
from judge.engine.state.zones import NOWHERE
from judge.matchup.points.narration import phrases
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.sentences.names_in_sentences import Names
    from judge.answers.sentences.trigger_sentences import Name
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.walks.explorer import Outcome
    from judge.matchup.walks.graph import Choice
    from judge.matchup.walks.observed_facts import Fact

_NULL = " is null: "
_MIGHT = re.compile(r"(?<=Might unit) \(\d+ Might\)|^(BF\d) \(\1\)$")
_FILLERS = re.compile(r"P\d's filler \d+(?:, P\d's filler \d+)*")
_TO_REPLACE = " to replace "
_CONTROL = " loses control of "
_IN_A_SENTENCE = frozenset({"is", "has", "has lost", "attached to"})
_HAS = frozenset({"Might", "damage", "points", "XP", "runes", "ready runes"})
_ONE_OF_SEVERAL = frozenset({"acts on", "plays", "brings up"})
"""Kinds of interaction with a card that is chosen among others: what comes of those is beside the point."""
_SPENT = frozenset({"ready", "exhausted"})
_PLACE = re.compile(r" \([^()]*\)(?=$|, )")


def outcome_rows(found: WalkedSetUp, cards: tuple[str, str], said: frozenset[Name] = frozenset()) -> OutcomeRows:
    """The rows of a set-up. The names of the two cards are shortened if that leaves no doubt.

    Facts that are always true are left out if they are in ``said``, or if, for third objects and by combat, they are
    also true without the text of one card.
    """
    outcomes = found.walk.outcomes
    names = names_in_rows(found, cards)
    told = [[_shortened(phrase, names) for phrase in _telling(phrases(outcome))] for outcome in outcomes]
    if not outcomes:
        return OutcomeRows(())
    certain = {_shortened(one, names) for one in phrases(outcomes[0], on_all_lines(found.walk))}
    idle = {_shortened(one, names) for one in phrases_left_out(found, cards, said)}
    replayed = {edge.to for edge in found.edges if edge.how == "plays"}
    played = [act.label for act in found.board.acts if act.verb == "play" and act.label not in replayed]
    entering = frozenset(f"{named(label, names)} enters " for label in played)
    if len(outcomes) == 1:
        always = [phrase for phrase in told[0] if phrase in certain and phrase not in idle]
        return OutcomeRows((Row("", "; ".join(_besides_entering(always, entering) or always) or "nothing changes"),))
    common = [phrase for phrase in told[0] if phrase in certain and all(phrase in other for other in told)]
    words = ["; ".join(phrase for phrase in one if phrase not in common) for one in told]
    picked = [_choices(outcome, names) for outcome in outcomes]
    shared = [one for one in picked[0] if all(one in other for other in picked)]
    players = {one.who for picks in picked for one in picks}
    by = players.pop() if len(players) == 1 else ""
    rows = []
    for at in range(len(outcomes)):
        apart = [named(one, names) for one in _apart(at, outcomes, words, cards)]
        comes = _besides_entering([phrase for phrase in told[at] if phrase not in common], entering)
        is_told = bool(comes) and not apart and all(one in idle for one in comes)
        rows.append(
            ([one for one in picked[at] if one not in shared], "; ".join([*comes, *apart]) or "nothing else", is_told)
        )
    told_common = "; ".join(one for one in _besides_entering(common, entering) if one not in idle)
    made = _together(rows, by)
    if found.edges and found.edges[0].how in _ONE_OF_SEVERAL:
        made = _besides(made, [named(card, names) for card in cards])
    return OutcomeRows(tuple(made), told_common, by, _without(found, [set(one) for one in told], names, set(common)))


def _besides_entering(told: list[str], entering: frozenset[str]) -> list[str]:
    """Phrases without the place where a played card enters, which is given by the choice or by the set-up."""
    return [one for one in told if not (one.endswith(" exhausted") and one.startswith(tuple(entering)))]


def _besides(rows: list[Row], cards: list[str]) -> list[Row]:
    """The rows. Those that are not about the cards are marked if another one is."""
    about = [row.told or any(card in f"{row.choices} {row.comes}" for card in cards) for row in rows]
    return [row._replace(beside=any(about) and not names) for row, names in zip(rows, about, strict=True)]


def _together(rows: list[tuple[list[Picked], str, bool]], by: str) -> list[Row]:
    """The rows. Those that differ only in the place of a play, or of the objects chosen then, are joined."""
    alike: dict[tuple[object, ...], list[int]] = {}
    for at, (picked, comes, _) in enumerate(rows):
        alike.setdefault((comes, *(one.apart_from_places for one in picked if not one.is_place)), []).append(at)
    made = []
    for places in alike.values():
        picked, comes, is_told = rows[places[0]]
        if len(places) > 1:
            picked = list(_in_common([rows[at][0] for at in places]))
        numbers = in_ranges([at + 1 for at in places]) if len(alike) < len(rows) else ""
        made.append(Row(_choices_in_words(picked, by), comes, numbers, told=is_told))
    return made


def _in_common(picks: list[list[Picked]]) -> Iterator[Picked]:
    """Choices that lead to the same result, as far as they are the same on all lines, without differing places."""
    if len({len(one) for one in picks}) > 1:
        picks = [[one for one in line if not one.is_place] for line in picks]
    for each in zip(*picks, strict=True):
        if len({one.words for one in each}) == 1:
            yield each[0]
        elif not each[0].is_place:
            yield each[0]._replace(words=each[0].apart_from_places[1])


def _without(found: WalkedSetUp, told: list[set[str]], names: Names, common: set[str]) -> str:
    """The outcomes that remain without the text of a card, if they are outcomes of both walks."""
    if found.without is None or not found.without.complete or not found.walk.complete:
        return ""
    there = [{_shortened(phrase, names) for phrase in _telling(phrases(outcome))} for outcome in found.without.outcomes]
    left = [at for at, one in enumerate(told, 1) if one in there]
    if not left or len(left) == len(told) or any(one not in told for one in there):
        return ""
    shown = [str(at) for at in left if told[at - 1] - common] or ["none of these"]
    return f"without the text of {found.left_out}: {', '.join(shown)}"


def _apart(at: int, outcomes: tuple[Outcome, ...], words: list[str], cards: tuple[str, str]) -> list[str]:
    """The differences at the end from another outcome that has the same words.

    Empty if only the exhaustion of one of the cards differs, because the choice gives that.
    """
    like = [set(one.facts) for place, one in enumerate(outcomes) if place != at and words[place] == words[at]]
    apart = sorted(
        fact for fact in outcomes[at].facts if fact.what != fact.value and any(fact not in facts for facts in like)
    )
    apart = [fact for fact in apart if fact.aspect == "in"] or apart
    if all(fact.what in cards and fact.aspect == "is" and fact.value in _SPENT for fact in apart):
        return []
    return [f"in the end {', '.join(map(_fact, apart))}"] if apart else []


def _fact(fact: Fact) -> str:
    if fact.value == str(NOWHERE):
        return f"{fact.what} gone"
    if fact.aspect == "in":
        on_the_bottom = fact.value.startswith("the bottom of ")
        return f"{fact.what} {'on' if on_the_bottom else 'in'} {fact.value}"
    if fact.aspect in _HAS:
        return f"{fact.what} has {fact.value} {fact.aspect}"
    return f"{fact.what} {fact.aspect} {fact.value}" if fact.aspect in _IN_A_SENTENCE else str(fact)


def _shortened(phrase: str, names: Names) -> str:
    """A phrase without the part that the verdict has, and without the second half of the names of the cards."""
    return named(phrase.partition(_NULL)[2] or phrase, names)


def _telling(told: list[str]) -> list[str]:
    """Phrases without the control that is lost because a unit has left, unless there is nothing else."""
    return [phrase for phrase in told if _CONTROL not in phrase] or told


class Picked(NamedTuple):
    """A choice in words, and its player. ``is_place``: it is the place where a card that is played enters."""

    who: str
    words: str
    is_place: bool = False

    @property
    def apart_from_places(self) -> tuple[str, str]:
        """The choice without the places of the objects chosen."""
        return self.who, _PLACE.sub("", self.words)


def _choices(outcome: Outcome, names: Names) -> list[Picked]:
    return [Picked(one.decision.by or "chance", named(_words(one), names), one.decision.timing == "location")
            for one in outcome.choices if one.matters]  # fmt: skip


def _words(choice: Choice) -> str:
    """The decision in words, prefixed by the question if the answer alone is unclear."""
    if choice.decision.kind is Kind.ORDER and (order := _in_order(choice)):
        return order
    words = choice_words(choice)
    if choice.decision.kind in (Kind.YES_NO, Kind.PAY):
        return words.partition(_TO_REPLACE)[0]
    words = _FILLERS.sub("the rest", _MIGHT.sub(r"\1", words))
    if choice.decision.kind in (Kind.PICK, Kind.CHANCE) and any(letter.isalpha() for letter in words):
        return words
    return f"{choice.decision.prompt}: {words}"


def _in_order(choice: Choice) -> str:
    """The cards whose effects were put in order. "" if their names do not tell them apart."""
    cards = {option.key: option.about for option in choice.decision.options}
    names = [cards.get(key, "") for key in choice.answer]
    return ", then ".join(names) if all(names) and len(set(names)) == len(names) else ""


def _choices_in_words(choices: list[Picked], by: str) -> str:
    """Choices with their players.

    A player is named once for several in a row, and not if one player makes all of them.
    """
    told: list[str] = []
    before = by
    for who, words, _ in choices:
        told.append(words if who == before else f"{who}: {words}")
        before = who
    return ", ".join(told)
