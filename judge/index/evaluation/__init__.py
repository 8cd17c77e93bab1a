"""What `judge eval` measures of look-ups and answers, and how two runs are compared."""
