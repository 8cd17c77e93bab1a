"""The parts of every answer: blocks, the value ``Answer``, and the parts of a screen."""
