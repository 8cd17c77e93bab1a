"""Keywords that permit, cost or count something (rules 804-829); the others are in ``keyword_abilities``."""
