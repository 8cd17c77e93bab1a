"""One file per Game Action (rules 407-444)."""
