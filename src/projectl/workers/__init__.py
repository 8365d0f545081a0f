"""Whoever plays many games for us: what Ctrl-C means meanwhile, what they are made of, and a Ray cluster.

| module | what it does |
|---|---|
| `interrupts` | Ctrl-C in a run of many games |
| `code` | a digest of what plays, so that no two machines play different games |
| `cores` | how many there are |
| `cluster` | a Ray cluster: one of our own on this machine, or one that is running somewhere |
"""
