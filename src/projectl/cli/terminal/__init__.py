"""The table in a terminal: drawn, asked, told."""
