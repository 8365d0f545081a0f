"""The rules of Project L, written once; one file per chapter of docs/RULES.md."""
