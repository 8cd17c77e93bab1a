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
from judge.engine.keywords.flow import BANISHED, FLOW, FROM_TRASH
from judge.engine.keywords.hidden import HIDDEN_NEEDS_TARGET, HIDDEN_NEXT_TURN
from judge.engine.keywords.repeat import OWN_CHOICES, REPEATED
from judge.engine.keywords.shield import SHIELD
from judge.engine.keywords.tank import TANK
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.text_part import TextPart
from judge.engine.state.zones import Zone
from judge.engine.wording.player_clauses import of_players

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judge.engine.state.clauses import Clauses
    from judge.slugs import Slug


class Keyword(TextPart, frozen=True):
    """A keyword without its number: ``section`` of the rulebook defines it, events name the rules ``by``.

    Where it stands for an ability, it ``says`` what that does.
    """

    name: str
    section: str
    by: tuple[Slug, ...] = ()
    says: Clauses = ()

    @property
    def rules(self) -> tuple[Slug, ...]:
        return self.by

    def clauses(self) -> Clauses:
        return self.says


def _this(verb: Verb, about: About, *, whose: Whose = Whose.YOURS, more: int = 0, zone: Zone | None = None) -> Clause:
    """A clause about the object that has the keyword."""
    return Clause(verb, about, Subject.THIS, whose, more=more, zone=zone)


IN_COMBAT = _this(Verb.READS, About.COMBAT)
_MAY_BE_PLAYED = _this(Verb.CHANGES, About.PLAY, more=1)
_COSTS_MORE = _this(Verb.CHANGES, About.COST, more=1)
_MORE_MIGHT = _this(Verb.BRINGS, About.MIGHT, more=1)
_AS_PLAYED = _this(Verb.LISTENS, About.PLAY)
_ATTACHES = Clause(Verb.BRINGS, About.ATTACH, whose=Whose.YOURS)
_LOOKS = of_players(Verb.BRINGS, About.LOOK, amount=1)
_RECYCLES = of_players(Verb.BRINGS, About.RECYCLE)
_ENTERS_READY: Clauses = (_COSTS_MORE, _this(Verb.CHANGES, About.ENTER, more=1))
_CHOICE_COSTS: Clauses = (_this(Verb.CHANGES, About.CHOOSE, whose=Whose.ENEMY, more=1),)
_FACEDOWN: Clauses = (_this(Verb.BRINGS, About.HIDE), _this(Verb.CHANGES, About.PLAY, more=1, zone=Zone.FACEDOWN))
_HUNTS: Clauses = (
    _this(Verb.LISTENS, About.CONQUER), _this(Verb.LISTENS, About.HOLD), of_players(Verb.BRINGS, About.XP, more=1),
)  # fmt: skip
_DIES_SOON: Clauses = (of_players(Verb.LISTENS, About.TURN_START), _this(Verb.BRINGS, About.DIE))

KEYWORDS: Mapping[str, Keyword] = MappingProxyType({
    found.name: found
    for found in (
        Keyword("Accelerate", "805", (ACCELERATE_COST, ENTERS_READY), _ENTERS_READY),
        Keyword("Action", "806", (), (_MAY_BE_PLAYED,)),
        Keyword("Ambush", "822", (ADDS_LOCATIONS, NO_LONGER_VALID), (_MAY_BE_PLAYED,)),
        Keyword("Assault", "807", (ASSAULT,), (_MORE_MIGHT, IN_COMBAT)),
        Keyword("Backline", "826", (BACKLINE,), (_this(Verb.CHANGES, About.ASSIGN, more=-1), IN_COMBAT)),
        Keyword("Deathknell", "808", (), (_this(Verb.LISTENS, About.DIE),)),
        Keyword("Deflect", "809", (DEFLECT, MANDATORY, ANY_DOMAIN), _CHOICE_COSTS),
        Keyword("Empower", "827", (BECOMES,), (_this(Verb.BRINGS, About.EMPOWER),)),
        Keyword("Empowered", "828", (), (_this(Verb.READS, About.STATUS),)),
        Keyword("Equip", "818", (), (_this(Verb.BRINGS, About.ATTACH),)),
        Keyword("Flow", "829", (FROM_TRASH, BANISHED), FLOW),
        Keyword("Ganking", "810", (), (_this(Verb.CHANGES, About.MOVE, more=1),)),
        Keyword("Hidden", "811", (HIDDEN_NEXT_TURN, HIDDEN_NEEDS_TARGET), _FACEDOWN),
        Keyword("Hunt", "823", (HUNT,), _HUNTS),
        Keyword("Legion", "812", (), (of_players(Verb.READS, About.TURN), of_players(Verb.READS, About.PLAY))),
        Keyword("Level", "824", (), (of_players(Verb.READS, About.XP),)),
        Keyword("Quick-Draw", "819", (), (_MAY_BE_PLAYED, _AS_PLAYED, _this(Verb.BRINGS, About.ATTACH))),
        Keyword("Reaction", "813", (), (_MAY_BE_PLAYED,)),
        Keyword("Repeat", "820", (REPEATED, OWN_CHOICES), (_COSTS_MORE, _this(Verb.BRINGS, About.REPEAT))),
        Keyword("Shield", "814", (SHIELD,), (_MORE_MIGHT, IN_COMBAT)),
        Keyword("Tank", "815", (TANK,), (_this(Verb.CHANGES, About.ASSIGN, more=1), IN_COMBAT)),
        Keyword("Temporary", "816", (BEFORE_SCORING,), _DIES_SOON),
        Keyword("Unique", "825"),
        Keyword("Vision", "817", (), (_AS_PLAYED, _LOOKS, _RECYCLES)),
        Keyword("Weaponmaster", "821", (PAY_THE_EQUIP_COST, STAYS), (_AS_PLAYED, _ATTACHES)),
    )
})  # fmt: skip
"""Every keyword by its name. Game actions and Mighty are printed like keywords, and are none."""

WRITTEN_OUT = frozenset({
    "Deathknell", "Empower", "Empowered", "Equip", "Flow", "Hunt", "Legion", "Level", "Quick-Draw", "Repeat",
    "Temporary", "Vision", "Weaponmaster",
})  # fmt: skip
"""Keywords whose ability is one of the card's own, and says the same: whoever gathers clauses takes them once."""


def name_of(keyword: str) -> str:
    """A keyword as printed without its number: ``Assault 2`` is Assault."""
    return keyword.rstrip("0123456789 ")


def keywords_among(printed: Iterable[str]) -> Iterator[Keyword]:
    """The keywords among those that are printed on a card or given to an object, in their order."""
    return (KEYWORDS[name] for name in map(name_of, printed) if name in KEYWORDS)
