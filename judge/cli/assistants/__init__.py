"""What ``judge mcp`` serves to assistants: its tools, their values, and how an error is told."""
