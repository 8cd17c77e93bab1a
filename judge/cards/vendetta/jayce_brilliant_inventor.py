from judge.cards.definition import card, printed
from judge.engine.actions.ready import Ready
from judge.engine.conditions.conditions import AnyOf, WhenPlayed, WhenYouPlay
from judge.engine.state.card import GEAR, LEGEND, RUNE
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.criteria import Criteria, OneOf
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import Target

JAYCE_BRILLIANT_INVENTOR = card(
    "Jayce, Brilliant Inventor",
    printed(
        Triggered(
            AnyOf((WhenPlayed(), WhenYouPlay(card_type=GEAR, token=False, first_each_turn=True))),
            (
                Ready(
                    Target(
                        OneOf(
                            tuple(
                                Criteria(kind, another=True, qualities=(IsReady(False),)) for kind in ("", RUNE, LEGEND)
                            )
                        ),
                        "object",
                    )
                ),
            ),
            may=True,
        )
    ),
)
