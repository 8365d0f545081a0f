"""The network of `champion`: its layers, its weights, and how it is asked, in compiled code."""
