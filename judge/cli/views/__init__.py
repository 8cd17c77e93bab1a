"""What answers look like on a terminal: one renderable per file."""
