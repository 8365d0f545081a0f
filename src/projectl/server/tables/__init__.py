"""Tables: what is agreed, who sits where, what happened, and what is to be done next."""
