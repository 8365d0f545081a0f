"""Sends an object, but not the one that is asked for."""

from proper import hello, say, wait_for

hello()
wait_for("decide")
say(type="move", text="take W1")
