"""What every answer is made of: blocks, the value ``Answer``, and the parts of a screen."""
