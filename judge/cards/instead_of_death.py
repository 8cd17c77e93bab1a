"""Instructions shared by cards that replace a death."""

from __future__ import annotations

from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.heal import Heal
from judge.engine.actions.recall import Recall
from judge.engine.wording.references import Affected

HEAL_EXHAUST_RECALL = (Heal(Affected()), Exhaust(Affected()), Recall(Affected()))
"""As corrected: heal it, exhaust it, recall it."""

EXHAUST_RECALL = (Exhaust(Affected()), Recall(Affected()))
"""As printed: recall it exhausted. It keeps its damage (458.1)."""
