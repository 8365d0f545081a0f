"""Other processes: workers that think, servers beside this one, and how all of them end."""
