"""What `projectl bench` measures, a module a subject."""
