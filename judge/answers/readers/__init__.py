"""The readers of questions, one a module: each answers or passes; the router has their order."""
