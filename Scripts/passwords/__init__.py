"""The list of common passwords: where it comes from, and how the server's copy is written."""
