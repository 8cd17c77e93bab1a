"""Vision (rule 817): when this is played, predict."""

from __future__ import annotations

from judge.engine.actions.predict import Predict
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered

VISION = Triggered(WhenPlayed(), (Predict(),))
"""The triggered ability that each instance of the keyword is (817.1.b)."""
