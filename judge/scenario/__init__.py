"""Scenarios: their language, the boards they state, the play they tell, and what they expect."""
