"""The arena: bots play each other on shared deals, every game is kept, and the ratings say how sure they are.

| module | what it does |
|---|---|
| `settings` | what decides how the games go |
| `schedule` | who meets whom on which deal, in which seats |
| `match` | one game from the first decision to its result |
| `run` | the games on one core or on many |
| `actors` | the games on a Ray cluster (`workers.cluster`) |
| `store` | results and records in a folder, so that an interrupted run goes on |
| `tournament` | a whole run |
| `ratings`, `sprt` | how strong, how sure, and when a question is decided |
| `summary` | one line of figures a bot |
| `report`, `plots` | all of it as one HTML file |
"""
