"""Set-up, turn, chain, and leaving the game (rules 110-118, 301-317, 332-340, 481-489, 649-652, 737)."""
