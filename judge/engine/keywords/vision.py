"""Vision (rule 817): when this is played, predict."""

from __future__ import annotations

from judge.engine.abilities.triggered import Triggered, WhenPlayed
from judge.engine.actions.predict import Predict

VISION = Triggered(WhenPlayed(), (Predict(),))
"""The triggered ability that each instance of the keyword is (817.1.b)."""
