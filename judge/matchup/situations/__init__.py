"""Questions about a situation: what is where, what has happened, and what is asked of it."""
