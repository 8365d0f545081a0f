"""Places a piece where it has no puzzle."""

from proper import hello, say, wait_for

hello()
wait_for("decide")
say(type="move", move="place 4 O1 a1")
