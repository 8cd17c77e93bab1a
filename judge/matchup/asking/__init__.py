"""Questions of a scenario that are answered over everything that its play leaves open."""
