"""The readers of questions, one a module. Each answers or passes, in the order of the router."""
