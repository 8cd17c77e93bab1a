"""Deck construction (rule 103): whether the cards of a player form a legal deck.

Which cards a format allows (103.2.e) is a matter of tournaments and not checked. A card can raise the limit on
its copies.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from judge.cards.catalogue import catalogue
from judge.cards.loader import definition, is_defined
from judge.engine.abilities.any_number_in_deck import AnyNumberInDeck
from judge.engine.keywords.unique import ONE_OF_A_NAME, breaks_unique
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from judge.cards.catalogue import CardFacts

LEAST_CARDS, MOST_COPIES, MOST_SIGNATURES, RUNES = 40, 3, 3, 12


class DeckProblem(NamedTuple):
    """A violation: its description, the rule, and the name of the card that it is about, or ""."""

    words: str
    rule: str
    card: str = ""


class DeckList(NamedTuple):
    """A complete deck; ``main`` is the Main Deck without the Chosen Champion, where None is an unknown card.

    ``runes`` maps domains to numbers of runes.
    """

    legend: CardFacts
    champion: CardFacts | None
    main: Sequence[CardFacts | None]
    runes: Mapping[str, int]


def deck_problems(deck: DeckList) -> Iterator[DeckProblem]:
    """All violations of rule 103 in a deck, in the order of the rule."""
    yield from _champion(deck)
    yield from _main(deck)
    yield from _signatures(deck)
    yield from _runes(deck)


def champion_tags(card: CardFacts) -> frozenset[str]:
    """The champion tags of a card, which link legends, champions and Signature cards (133.8.b)."""
    return frozenset(card.tags) & _all_champion_tags()


@cache
def _all_champion_tags() -> frozenset[str]:
    """The tags of legends except regions and species, which other units have as well."""
    cards = catalogue().values()
    linked = {tag for card in cards if "Legend" in card.types for tag in card.tags}
    return frozenset(linked).difference(
        *(card.tags for card in cards if "Legend" not in card.types and card.supertype not in {"Champion", "Signature"})
    )


def _champion(deck: DeckList) -> Iterator[DeckProblem]:
    champion, legend = deck.champion, deck.legend
    if champion is None:
        return
    if champion.supertype != "Champion" or "Unit" not in champion.types:
        yield DeckProblem(
            f"{champion.name} is not a champion unit, and a Chosen Champion must be one", "103.2.a.2", champion.name
        )
    elif not champion_tags(champion) & champion_tags(legend):
        tag = " or ".join(sorted(champion_tags(legend)))
        words = f"{champion.name} cannot be the Chosen Champion of {legend.name}: it does not have the tag {tag}"
        yield DeckProblem(words, "103.2.a.2", champion.name)


def _main(deck: DeckList) -> Iterator[DeckProblem]:
    cards = [deck.champion, *deck.main]
    if len(cards) < LEAST_CARDS:
        words = f"the Main Deck has {len(cards)} cards with the Chosen Champion, and {LEAST_CARDS} are the least"
        yield DeckProblem(words, "103.2")
    known = [card for card in cards if card is not None]
    for name, count in Counter(card.name for card in known).items():
        if count > MOST_COPIES and not _any_number(name):
            one = deck.champion is not None and deck.champion.name == name
            more = ", the Chosen Champion among them" if one else ""
            words = f"there are {count} copies of {name}{more}, and {MOST_COPIES} are the most"
            yield DeckProblem(words, "103.2.b", name)
        if breaks_unique(catalogue()[name].keywords, count):
            yield DeckProblem(f"there are {count} copies of {name}, which is Unique", ONE_OF_A_NAME, name)
    for card in dict.fromkeys(known):
        if not set(card.domains) <= set(deck.legend.domains):
            words = f"{card.name} is {_and(card.domains)}, which {_named(deck.legend)} does not allow"
            yield DeckProblem(words, "103.1.b.4" if len(card.domains) > 1 else "103.1.b.3", card.name)


def _any_number(name: str) -> bool:
    """Whether the card says that a deck can have any number of it (002)."""
    if not is_defined(name):
        return False
    found = definition(name)
    return any(isinstance(part, AnyNumberInDeck) for v in found.variants for part in found.card(v).abilities)


def _signatures(deck: DeckList) -> Iterator[DeckProblem]:
    found = [card for card in deck.main if card is not None and card.supertype == "Signature"]
    for card in dict.fromkeys(found):
        if not champion_tags(card) & champion_tags(deck.legend):
            yield DeckProblem(
                f"{card.name} is a Signature card of another legend than {deck.legend.name}", "103.2.d.2", card.name
            )
    if len(found) > MOST_SIGNATURES:
        words = f"there are {len(found)} Signature cards, and {MOST_SIGNATURES} are the most"
        yield DeckProblem(words, "103.2.d.1", found[-1].name)


def _runes(deck: DeckList) -> Iterator[DeckProblem]:
    count = sum(deck.runes.values())
    if count != RUNES:
        yield DeckProblem(f"the Rune Deck has {count} runes, and it has to have {RUNES}", "103.3.a")
    for domain in deck.runes:
        if domain not in deck.legend.domains:
            words = f"{_named(deck.legend)} does not allow {domain} runes"
            yield DeckProblem(words, "103.3.a.1")


def _named(legend: CardFacts) -> str:
    return f"{legend.name} ({_and(legend.domains)})"


def _and(domains: tuple[str, ...]) -> str:
    return " and ".join(domains)
