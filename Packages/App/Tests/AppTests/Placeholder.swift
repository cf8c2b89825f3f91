// Replaced when the target is written.
