"""From a question to an answer: the one package that uses both the written content and the engine."""
