"""What is chosen as something is played or used (rules 355.5-355.17, 359.3.e, 447, 756-758)."""
