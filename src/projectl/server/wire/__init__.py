"""What goes over the network: sockets, messages, and how much of them."""
