"""Answers questions about a scenario, over everything that its play leaves open."""
