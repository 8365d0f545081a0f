"""Counts further than the action space."""

from proper import hello, say, wait_for

hello()
wait_for("decide")
say(type="move", move=2751)
