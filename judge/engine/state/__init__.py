"""What is: objects, the chain, the state and its log (rules 105-196, 201-206, 325-331, 411)."""
