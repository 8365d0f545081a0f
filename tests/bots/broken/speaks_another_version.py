"""Comes from the future."""

from proper import say, wait_for

wait_for("hello")
say(type="hello", protocol=2, name="later")
wait_for("quit")
