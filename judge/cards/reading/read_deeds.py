"""What players do, which triggered abilities wait for; the rest of ``conditions.lark``."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import NotRead, Phrase
from judge.cards.reading.read_conditions import ABOUT_IT, ORDINALS, Heard, criteria_of, each_of, nowhere
from judge.cards.reading.read_objects import EQUIPMENT, name_in, power_of
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.attachment import WhenYouAttachToThis
from judge.engine.conditions.combat import (
    WhenYouFight,
    WhenYouWinCombat,
)
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.conditions.costs import WhenYouPlayCosting
from judge.engine.conditions.deeds import WhenYouDo, WhenYouDraw
from judge.engine.conditions.discards import WhenYouDiscard, WhenYouRecycle
from judge.engine.conditions.kills import WhenYouKill
from judge.engine.conditions.mighty import WhenYouPlayMighty
from judge.engine.conditions.moves import WhenOpponentMoves
from judge.engine.conditions.occurrences import Deed
from judge.engine.conditions.players import WhenAPlayerPlays
from judge.engine.conditions.scoring import WhenYouScore
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.keyword_abilities.empower import WhenThisBecomesEmpowered
from judge.engine.state.card import GEAR, RUNE, SPELL, UNIT
from judge.engine.wording.circumstances import ThereAre
from judge.engine.wording.criteria import Criteria, Side, a_friendly_unit
from judge.engine.wording.references import ANY_NUMBER, This
from judge.engine.wording.turn_circumstances import DuringShowdown, InTurnOf


class Deeds:
    """Conditions on what players do."""

    def you_fight_anywhere(self, becomes: Any) -> Heard:
        return Heard(WhenYouFight(becomes))

    def opponent_moves(self) -> Heard:
        return Heard(WhenOpponentMoves())

    def you_score_here_with(self, ways: Any, kind: Phrase) -> Heard:
        with_them = ThereAre(replace(nowhere(kind), side=Side.YOURS), here=True)
        return Heard(WhenYouScore(ways, here=True), None, with_them)

    def you_fight(self, becomes: Any) -> Heard:
        return Heard(WhenYouFight(becomes, here=True))

    def you_score(self, ways: Any) -> Heard:
        return Heard(WhenYouScore(ways))

    def you_score_here(self, ways: Any) -> Heard:
        return Heard(WhenYouScore(ways, here=True))

    def you_win(self) -> Heard:
        return Heard(WhenYouWinCombat())

    def a_spell(self) -> str:
        return SPELL

    def a_gear(self) -> str:
        return GEAR

    def a_unit_card(self) -> str:
        return UNIT

    def a_card(self) -> str:
        return ""

    def you_play(self, card_type: str) -> Heard:
        return Heard(WhenYouPlay(card_type=card_type), ABOUT_IT)

    def you_play_another(self) -> Heard:
        return Heard(WhenYouPlay(card_type=UNIT, another=True), ABOUT_IT)

    def you_play_in_showdown(self, card_type: str) -> Heard:
        return Heard(WhenYouPlay(card_type=card_type, during=DuringShowdown()), ABOUT_IT)

    def you_play_token(self) -> Heard:
        return Heard(WhenYouPlay(card_type=UNIT, token=True), ABOUT_IT)

    def you_play_spending(self, card_type: str, energy: str) -> Heard:
        return Heard(WhenYouPlay(card_type=card_type, spent=int(energy.strip("[]"))), ABOUT_IT)

    def you_or_ally_score(self, ways: Any) -> Heard:
        return Heard(WhenYouScore(ways, side=Side.FRIENDLY))

    def opponent_plays_while(self, card_type: str, during: Any) -> Heard:
        return Heard(WhenAPlayerPlays(card_type, side=Side.ENEMY, during=during), ABOUT_IT)

    def you_play_nth(self, ordinal: str) -> Heard:
        return Heard(WhenYouPlay(nth=ORDINALS[ordinal]), ABOUT_IT)

    def you_play_facedown(self) -> Heard:
        return Heard(WhenYouPlay(facedown=True), ABOUT_IT)

    def you_play_mighty(self) -> Heard:
        return Heard(WhenYouPlayMighty(), ABOUT_IT)

    def you_play_costing(self, card_type: str, energy: str) -> Heard:
        types = (card_type,) if card_type else ()
        return Heard(WhenYouPlayCosting(int(energy.strip("[]")), types), ABOUT_IT)

    def you_discard(self) -> Heard:
        return Heard(WhenYouDiscard())

    def you_recycle(self) -> Heard:
        return Heard(WhenYouRecycle())

    def you_recycle_anywhere(self) -> Heard:
        return Heard(WhenYouRecycle(own_deck=False))

    def one_or_more(self, kind: Phrase) -> Phrase:
        return replace(kind, at_most=ANY_NUMBER)

    def you_do(self, deed: Deed, what: Any) -> Heard:
        if isinstance(what, This):
            return Heard(WhenYouDo(deed), This())
        one, together = each_of(what)
        return Heard(WhenYouDo(deed, nowhere(one), together=together), None if together else ABOUT_IT)

    def you_do_to_something_else(self, deed: Deed) -> Heard:
        return Heard(WhenYouDo(deed, another=True), ABOUT_IT)

    def you_do_either(self, deed: Deed, other: Deed, what: Any) -> Heard:
        first, second = self.you_do(deed, what), self.you_do(other, what)
        return Heard(AnyOf((first.condition, second.condition)), first.spoken_of)

    def you_choose_or_do(self, deed: Deed) -> Heard:
        return Heard(AnyOf((WhenChosen(), WhenYouDo(deed))), This())

    def you_spend_a_buff(self) -> Heard:
        return Heard(WhenYouDo(Deed.SPEND_BUFF, a_friendly_unit()))

    def you_recycle_a_rune(self) -> Heard:
        return Heard(WhenYouDo(Deed.RECYCLE_RUNE, Criteria(RUNE)))

    def is_played(self, who: Any) -> Heard:
        criteria = nowhere(who)
        if criteria != Criteria(criteria.card_type, criteria.side):
            raise NotRead("", "a play of such an object is not known")
        return Heard(WhenAPlayerPlays(criteria.card_type, side=criteria.side), ABOUT_IT)

    def opponent_plays(self, card_type: str) -> Heard:
        return Heard(WhenAPlayerPlays(card_type, side=Side.ENEMY), ABOUT_IT)

    def player_plays(self, card_type: str) -> Heard:
        return Heard(WhenAPlayerPlays(card_type), ABOUT_IT)

    def turn_of_opponent(self) -> Any:
        return InTurnOf(Side.ENEMY)

    def turn_of_you(self) -> Any:
        return InTurnOf()

    def you_play_on(self, card_type: str, during: Any) -> Heard:
        return Heard(WhenYouPlay(card_type=card_type, during=during), ABOUT_IT)

    def you_play_power(self, card_type: str, symbols: str) -> Heard:
        types = (card_type,) if card_type else ()
        return Heard(WhenYouPlayCosting(0, types, power=power_of(symbols)), ABOUT_IT)

    def you_draw_nth(self, ordinal: str) -> Heard:
        return Heard(WhenYouDraw(ORDINALS[ordinal]))

    def deed_ready(self) -> Deed:
        return Deed.READY

    def deed_buff(self) -> Deed:
        return Deed.BUFF

    def deed_stun(self) -> Deed:
        return Deed.STUN

    def deed_empower(self) -> Deed:
        return Deed.EMPOWER

    def you_choose(self, what: Any) -> Heard:
        if isinstance(what, This):
            return Heard(WhenChosen(), This())
        return Heard(WhenChosen(criteria_of(what), here=what.here), ABOUT_IT)

    def you_choose_by_spell(self, what: Any) -> Heard:
        if isinstance(what, This):
            return Heard(WhenChosen(by_spell=True), This())
        return Heard(WhenChosen(criteria_of(what), by_spell=True, here=what.here), ABOUT_IT)

    def you_attach_to_this(self, token: str) -> Heard:
        if name_in(token) != EQUIPMENT:
            raise NotRead("", "only Equipment is attached")
        return Heard(WhenYouAttachToThis())

    def you_kill(self, what: Any) -> Heard:
        return Heard(WhenYouKill(nowhere(what)), ABOUT_IT)

    def you_kill_by_spell(self, what: Any) -> Heard:
        return Heard(WhenYouKill(nowhere(what), by=SPELL), ABOUT_IT)

    def becomes_empowered(self) -> Heard:
        return Heard(WhenThisBecomesEmpowered())
