"""Every keyword that a card can have (rules 804-829): the section that defines it, its rules and its clauses."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from judge.engine.keyword_abilities.empower import BECOMES
from judge.engine.keyword_abilities.hunt import HUNT
from judge.engine.keyword_abilities.temporary import BEFORE_SCORING
from judge.engine.keyword_abilities.weaponmaster import PAY_THE_EQUIP_COST, STAYS
from judge.engine.keywords.accelerate import ACCELERATE_COST, ENTERS_READY
from judge.engine.keywords.ambush import ADDS_LOCATIONS, NO_LONGER_VALID
from judge.engine.keywords.assault import ASSAULT
from judge.engine.keywords.backline import BACKLINE
from judge.engine.keywords.deflect import ANY_DOMAIN, DEFLECT, MANDATORY
from judge.engine.keywords.flow import BANISHED, FROM_TRASH
from judge.engine.keywords.hidden import HIDDEN_NEEDS_TARGET, HIDDEN_NEXT_TURN
from judge.engine.keywords.repeat import OWN_CHOICES, REPEATED
from judge.engine.keywords.shield import SHIELD
from judge.engine.keywords.tank import TANK
from judge.engine.state.clauses import NOT_SAID, About, Clause, Subject, Verb
from judge.engine.state.text_part import TextPart

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judge.engine.state.clauses import Clauses
    from judge.slugs import Slug


class Keyword(TextPart, frozen=True):
    """A keyword without its number: ``section`` of the rulebook defines it, events name the rules ``by``."""

    name: str
    section: str
    by: tuple[Slug, ...] = ()
    says: Clauses = NOT_SAID

    @property
    def rules(self) -> tuple[Slug, ...]:
        return self.by

    def clauses(self) -> Clauses:
        return self.says


IN_COMBAT = Clause(Verb.READS, About.COMBAT, Subject.THIS)

KEYWORDS: Mapping[str, Keyword] = MappingProxyType({
    found.name: found
    for found in (
        Keyword("Accelerate", "805", (ACCELERATE_COST, ENTERS_READY)),
        Keyword("Action", "806"),
        Keyword("Ambush", "822", (ADDS_LOCATIONS, NO_LONGER_VALID)),
        Keyword("Assault", "807", (ASSAULT,), (IN_COMBAT,)),
        Keyword("Backline", "826", (BACKLINE,), (IN_COMBAT,)),
        Keyword("Deathknell", "808"),
        Keyword("Deflect", "809", (DEFLECT, MANDATORY, ANY_DOMAIN)),
        Keyword("Empower", "827", (BECOMES,)),
        Keyword("Empowered", "828"),
        Keyword("Equip", "818"),
        Keyword("Flow", "829", (FROM_TRASH, BANISHED)),
        Keyword("Ganking", "810"),
        Keyword("Hidden", "811", (HIDDEN_NEXT_TURN, HIDDEN_NEEDS_TARGET)),
        Keyword("Hunt", "823", (HUNT,)),
        Keyword("Legion", "812"),
        Keyword("Level", "824"),
        Keyword("Quick-Draw", "819"),
        Keyword("Reaction", "813"),
        Keyword("Repeat", "820", (REPEATED, OWN_CHOICES)),
        Keyword("Shield", "814", (SHIELD,), (IN_COMBAT,)),
        Keyword("Tank", "815", (TANK,), (IN_COMBAT,)),
        Keyword("Temporary", "816", (BEFORE_SCORING,)),
        Keyword("Unique", "825"),
        Keyword("Vision", "817"),
        Keyword("Weaponmaster", "821", (PAY_THE_EQUIP_COST, STAYS)),
    )
})  # fmt: skip
"""Every keyword by its name. Game actions and Mighty are printed like keywords, and are none."""


def name_of(keyword: str) -> str:
    """A keyword as printed without its number: ``Assault 2`` is Assault."""
    return keyword.rstrip("0123456789 ")


def keywords_among(printed: Iterable[str]) -> Iterator[Keyword]:
    """The keywords among those that are printed on a card or given to an object, in their order."""
    return (KEYWORDS[name] for name in map(name_of, printed) if name in KEYWORDS)
