"""What outlives the process: the log of every table, people, and how they are written."""
