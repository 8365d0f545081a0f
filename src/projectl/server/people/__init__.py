"""Who plays: guests and accounts, names, ratings."""
