"""Screens on a terminal that stay open; they need the extra ``screen`` and are loaded by no look-up."""
