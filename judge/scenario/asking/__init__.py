"""Questions of a scenario: their answers, and those that can be given where the question stands."""
