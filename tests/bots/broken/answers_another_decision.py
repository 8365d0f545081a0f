"""Answers a question that nobody asked."""

from proper import hello, say, wait_for

hello()
say(type="move", move=wait_for("decide")["moves"][0], decision=7)
