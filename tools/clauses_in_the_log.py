"""Holds what happens in every scenario and in whole games against what the cards say in clauses.

Usage: python tools/clauses_in_the_log.py [--games 20] [--seed 0]

Prints each kind of event that a card brought about and none of its clauses explains, and each clause of a class that
nothing in the log has ever shown. Exits with 1 where there is one of them that has no reason in this file.
"""

from __future__ import annotations

import argparse
import sys
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.cards.loader import catalogue_names, definition  # noqa: E402 - the checkout's own code
from judge.engine.abilities.abilities_of_others import HasExhaustAbilities  # noqa: E402
from judge.engine.keyword_abilities.vocabulary import Keyword, keywords_among  # noqa: E402
from judge.engine.state.clauses import About, Verb  # noqa: E402
from judge.engine.state.events import Happened  # noqa: E402
from judge.engine.state.modes import MODES  # noqa: E402
from judge.engine.state.text_part import TextPart  # noqa: E402
from judge.engine.wording.passive import Static  # noqa: E402
from judge.matchup.clauses.card_clauses import card_clauses  # noqa: E402
from judge.matchup.clauses.event_kinds import FOLLOWS, OF_THE_RULES, kinds_of  # noqa: E402
from judge.slugs import cite  # noqa: E402
from tests.engine.random_decks import whole_game  # noqa: E402
from tools.runs import runs  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clause
    from judge.engine.state.events import Event
    from judge.engine.turn.position import Position
    from judge.matchup.clauses.card_clauses import CardClause
    from judge.slugs import Slug

BY_RULES = ("conceding.", "reflexive.", "replace.swapped-back", "flow.", "golden.as-much-as-you-can")
"""Rules by which something happens that no clause says: a player leaves, a text goes on with "do this"."""


def own_cards(position: Position) -> dict[int, set[Card]]:
    """The cards of a game by the number of their objects, as they are and, where they are copies, as printed."""
    return {
        number: {thing.card, *([thing.itself] if thing.itself is not None else [])}
        for number, thing in position.state.objects.items()
    }


def unexplained(position: Position) -> Iterator[Event]:
    """Every event of a game that a card brought about while none of its clauses and no rule explains it."""
    cards = own_cards(position)
    lent: frozenset[Happened] | None = None
    for event in position.events:
        if event.source is None or any(rule.startswith(BY_RULES) for rule in event.rules):
            continue
        if any(event.kind in explains(card) for card in cards.get(event.source.card, ())):
            continue
        if lent is None:
            lent = _lent({card for found in cards.values() for card in found})
        if event.kind not in lent:
            yield event


@cache
def explains(card: Card) -> frozenset[Happened]:
    """The kinds of events that a clause of a card brings about, or a rule makes of it."""
    found = {*OF_THE_RULES, *_kinds(found.clause for found in card_clauses(card))}
    if card.is_permanent:
        found.add(Happened.ENTERED)
    return frozenset(found)


@cache
def lends(card: Card) -> frozenset[Happened]:
    """What another object can bring about by a text that this card gives it, has it copy or attaches to it."""
    said = card_clauses(card)
    given = [found.clause for found in said if found.clause.verb is Verb.BRINGS and found.clause.about in LENDING]
    if not given and not any(found.attached or found.this_turn for found in said):
        return frozenset()
    names = [name for found in given for name in found.named]
    by_keywords = [found for keyword in keywords_among(names) for found in keyword.clauses()]
    return frozenset({*_kinds(found.clause for found in said), *_kinds(by_keywords)})


LENDING = frozenset({About.KEYWORD, About.REPEAT, About.COPY})
"""What a clause brings about where it gives a text to something else."""


def _lent(cards: set[Card]) -> frozenset[Happened]:
    """What anything in a game can bring about by the texts of others; by any of them where there are copies."""
    copies = any(_takes_texts(found) for card in cards for found in card_clauses(card))
    texts = frozenset[Happened]().union(*map(explains, cards)) if copies else frozenset[Happened]()
    return texts.union(*map(lends, cards))


def _takes_texts(found: CardClause) -> bool:
    """Whether a text makes something have the texts of whatever else there is."""
    if isinstance(found.part, Static):
        return any(isinstance(change, HasExhaustAbilities) for change in found.part.changes)
    return (found.clause.verb, found.clause.about) == (Verb.BRINGS, About.COPY)


def _kinds(clauses: Iterable[Clause]) -> Iterator[Happened]:
    """The kinds of events that clauses explain."""
    for clause in clauses:
        yield from kinds_of(clause.verb, clause.about)
        if clause.verb is Verb.BRINGS:
            yield from (kind for kind, led in FOLLOWS.items() if clause.about in led)


class Said(NamedTuple):
    """What a class says: its name and, for a keyword, which one."""

    by: str
    verb: Verb
    about: About

    def __str__(self) -> str:
        return f"{self.by} {self.verb.name} {self.about.name}"


def said_by(clause: CardClause) -> Said:
    """What a clause of a card is as one of its class."""
    part = clause.part
    by = f"{type(part).__name__} {part.name}" if isinstance(part, Keyword) else type(part).__name__
    return Said(by, clause.clause.verb, clause.clause.about)


@cache
def declared() -> dict[Said, tuple[CardClause, ...]]:
    """Whatever the classes of all definitions say, with the clauses of all cards that are of this kind.

    What is only read is not among it: no event tells of it, and ``tools/take_out.py`` shows that it is missed.
    """
    found: dict[Said, list[CardClause]] = {}
    for name in catalogue_names():
        for card in definition(name).cards():
            for clause in card_clauses(card):
                if clause.clause.verb is not Verb.READS:
                    found.setdefault(said_by(clause), []).append(clause)
    return {said: tuple(clauses) for said, clauses in found.items()}


class Log:
    """What is in the log of many games: what each card brought about, and which rules were named where it was."""

    def __init__(self) -> None:
        self.kinds: dict[str, set[Happened]] = {}
        self.rules: dict[str, set[Slug]] = {}
        self.unexplained: dict[tuple[Happened, str], str] = {}
        self.events = 0

    def read(self, position: Position, where: str) -> None:
        """Take in a game."""
        for event in unexplained(position):
            self.unexplained.setdefault((event.kind, event.source_card), f"{event} ({where})")
        cards = own_cards(position)
        rules = {rule for event in position.events for rule in event.rules}
        for name in {card.name for found in cards.values() for card in found}:
            self.rules.setdefault(name, set()).update(rules)
        for event in position.events:
            self.events += event.source is not None
            for which in (event.source, event.object):
                for card in cards.get(which.card, ()) if which is not None else ():
                    self.kinds.setdefault(card.name, set()).add(event.kind)

    def shows(self, clause: CardClause) -> bool:
        """Whether an event tells of a clause of a card, or names a rule that its class is performed by."""
        name, part = clause.card.name, clause.part
        if self.kinds.get(name, set()) & kinds_of(clause.clause.verb, clause.clause.about):
            return True
        return isinstance(part, TextPart) and not self.rules.get(name, set()).isdisjoint(
            slug for slug in (*part.performed_by, *part.rules) if slug not in NAMED_FOR_MANY
        )

    def never_shown(self) -> list[Said]:
        """What classes say and nothing shows for any of their cards."""
        return sorted((said for said, clauses in declared().items() if not any(map(self.shows, clauses))), key=str)


NAMED_FOR_MANY = frozenset({cite("passive.statement")})
"""Rules that events name for so many texts that they show none of them."""


def whole_games(count: int, seed: int) -> Iterator[tuple[Position, str]]:
    """The ends of random games, in the modes by turns."""
    for number, key in zip(range(seed, seed + count), cycle(MODES), strict=False):
        yield whole_game(Random(f"{key} {number}"), MODES[key]).last, f"{key} {number}"  # noqa: S311 - games


def of_all_scenarios() -> Log:
    """The log of every ruling and of the FAQ."""
    log = Log()
    for found in runs():
        if found.run.position is not None:
            log.read(found.run.position, found.name)
    return log


def main(arguments: list[str]) -> int:
    """Print what is not explained and what is never shown."""
    parser = argparse.ArgumentParser(description="what happens, held against what cards say")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    log = of_all_scenarios()
    for position, where in whole_games(options.games, options.seed):
        log.read(position, where)
    print(f"{log.events} events of cards; {len(declared())} things that classes say")
    for (kind, card), words in sorted(log.unexplained.items(), key=lambda pair: (pair[0][0].name, pair[0][1])):
        print(f"no clause explains it: {kind.name} by {card}: {words}")
    for said in log.never_shown():
        names = sorted({clause.card.name for clause in declared()[said]})
        why = UNSEEN.get(str(said), "")
        print(f"never shown{f', {why}' if why else ''}: {said} ({', '.join(names[:3])})")
    return 1 if log.unexplained or {str(said) for said in log.never_shown()} - set(UNSEEN) else 0


_REFUSED = "an act that is forbidden is refused, which is no event"
_MAY = "it adds to what players may do, which no event says"
_PAYS_NOTHING = "nothing is owed, which no event says"
UNSEEN = {
    "DeflectIgnoredHere CHANGES CHOOSE": _PAYS_NOTHING,
    "Dependent CHANGES TRAITS": "the layers tell what comes of it as done by what changed",
    "EmpoweredUpTo CHANGES EMPOWER": _MAY,
    "IgnoresDeflect CHANGES CHOOSE": _PAYS_NOTHING,
    "InHandHave CHANGES KEYWORD": "nothing is told of cards in hand",
    "Keyword Action CHANGES PLAY": _MAY,
    "Keyword Ganking CHANGES MOVE": _MAY,
    "Keyword Hidden CHANGES PLAY": _MAY,
    "Keyword Hidden BRINGS HIDE": "nobody is told which card is hidden (421.2)",
    "Keyword Quick-Draw CHANGES PLAY": _MAY,
    "Keyword Reaction CHANGES PLAY": _MAY,
    "MayPlayFromTrash CHANGES PLAY": _MAY,
    "NamedSpellBarred FORBIDS PLAY": _REFUSED,
    "NoUnitsPlayedHere FORBIDS PLAY": _REFUSED,
    "NotPlayedBeforeTurn FORBIDS PLAY": _REFUSED,
    "OpenToMoves CHANGES MOVE": _MAY,
    "PlayedFromElsewhere BRINGS KEYWORD": "nothing is told of the keywords of what is being played",
    "TemporaryDoesNotTrigger FORBIDS TRIGGER": "what does not trigger is no event",
    "TriggerAgain CHANGES TRIGGER": "each time that it triggers is told alike",
    "WhereCostKilled CHANGES PLAY": _MAY,
}
"""What no event can show, with the reason."""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
