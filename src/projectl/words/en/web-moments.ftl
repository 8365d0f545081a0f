### What is announced in the middle of the table for a moment.

band-last-yours = This is your last turn. Then come the Finishing Touches.
band-last-all = One more turn each. Then come the Finishing Touches.
