"""Where the two worlds meet: from a question to an answer."""
