"""A situation that a question describes: what is where, what has happened, what is asked, and its boards."""
