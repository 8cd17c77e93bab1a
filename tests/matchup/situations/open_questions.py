"""Questions with a clause that decides, the situation that each of them means, and its answer."""

from __future__ import annotations

from tests.matchup.situations.open_numbers import COSTS, NUMBERS, STATES
from tests.matchup.situations.open_places import PLACES, WHOSE
from tests.matchup.situations.open_times import COMBAT, SECOND_VERBS, TIMES

QUESTIONS = (*PLACES, *WHOSE, *NUMBERS, *TIMES, *COMBAT, *STATES, *COSTS, *SECOND_VERBS)
