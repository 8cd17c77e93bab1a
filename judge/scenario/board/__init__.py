"""The board: from the set-up lines of a script to a state of the game that the rules allow."""
