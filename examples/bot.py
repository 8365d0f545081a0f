"""A whole bot for Project L: it places a piece if it can, and else does anything.

Try it: projectl play --seats you,exec:"python3 examples/bot.py"
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "example"}
    elif message["type"] == "decide":
        moves = message["moves"]
        answer = {"type": "move", "move": random.choice([m for m in moves if m.startswith("place")] or moves)}
    elif message["type"] == "new_game":
        random.seed(message["seed"])  # the same dice again, when somebody repeats the game
        continue
    else:  # result, forfeit, quit: nothing to say
        continue
    print(json.dumps(answer), flush=True)
