"""The parts of a question about two cards that were understood besides their names, and whether they had an effect."""

from __future__ import annotations

from judge.answers.page.blocks import line
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from judge.answers.page.blocks import Line
    from judge.matchup.boards.steering import Steering
    from judge.matchup.search.pair_search import Matchup


class HowRead(NamedTuple):
    """The words that were read, those that were not understood, and remarks on what was asked for.

    ``part_of_third`` is the effect of a third card, and ``third_differs`` whether there is any. ``is_answered``: the
    question has its answer, whether or not the two cards interact. ``printed`` is the answer that the printed text
    gives if no set-up can be played.
    """

    read: tuple[str, ...] = ()
    not_understood: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    part_of_third: str = ""
    third_differs: bool = False
    is_answered: bool = False
    printed: str = ""

    def as_lines(self) -> Iterator[Line]:
        said = " ".join(f" {one}" for one in self.said)
        if self.read:
            yield line("set-up", f"read: {'; '.join(self.read)}.{said}")
        if self.not_understood:
            yield line("set-up", f"not understood: {', '.join(map(repr, self.not_understood))}")

    def add_to(self, values: dict[str, Any]) -> None:
        values["read"] = list(self.read)
        values["third"] = self.part_of_third
        values["not_understood"] = list(self.not_understood)


def why_not(found: Matchup, wanted: Steering) -> str:
    """Why no set-up fits the question. If fitting ones cannot be played, the reason with its rule."""
    asked = "; ".join(wanted.describe()) or "what is asked"
    if reason := refused_with(found, wanted):
        return f"no set-up with this can be played ({asked}). {reason}.{_next_step(wanted, reason)}"
    names = " and ".join(card.name for card in found.cards)
    if wanted.timed:
        return f"no set-up fits ({asked}): in none that is derived for {names} does {wanted.timed} act then."
    return f"no set-up fits ({asked}): none that is derived for {names} is like that."


def _next_step(wanted: Steering, reason: str) -> str:
    """How to put the object that an act names on the board, if it is missing there. "" for any other reason."""
    for act in wanted.play:
        if f"there is no {act.label}" in reason:
            return f" {_put_there(act.label, act.who, act.verb)}"
        for name in (one.text for detail in act.details for one in detail.names):
            if f": {name} is not an option here" in reason:
                return f" {_put_there(name, 'P2', '')}"
    return ""


def _put_there(name: str, who: str, verb: str) -> str:
    """The option that puts a card where an act needs it. A unit is put at a battlefield, where it can be chosen."""
    from judge.cards.catalogue import catalogue  # noqa: PLC0415 - only where nothing fits

    card = catalogue().get(name)
    if card is None:
        return f'Put it on the board (--with "{who}: base {name} = 3-Might unit") or name what is there (--set-ups).'
    lies = "base" if "Gear" in card.types or verb == "move" else "at BF1"
    zone = "hand" if verb == "play" or "Spell" in card.types else "legend" if "Legend" in card.types else lies
    return f'Put it there: --with "{who}: {zone} {name}".'


def refused_with(found: Matchup, wanted: Steering) -> str:
    """Why the set-ups that fit cannot be played, with its rule. "" if none fits."""
    from judge.cards.catalogue import catalogue  # noqa: PLC0415 - only where nothing fits
    from judge.citations.numbers import number  # noqa: PLC0415 - the same

    played = [one for one in found.rejected if one.sentence.endswith(".")]
    about = [one for one in played if wanted.timed and wanted.timed in one.why.partition(":")[0]]
    about.sort(key=lambda one: one.why.startswith("P1"))
    paired = {one.name for one in found.cards}
    absent = {f"there is no {act.label}" for act in wanted.play if act.label in catalogue().keys() - paired}
    missing = [one for one in played if any(one.why.rstrip(".").endswith(words) for words in absent)]
    refused = next((one for one in (*about, *played) if one.rule is not None), next(iter(played), None))
    refused = next(iter(missing), refused)
    if refused is None:
        return ""
    return refused.why.rstrip(".") + (f" ({number(refused.rule)})" if refused.rule is not None else "")
