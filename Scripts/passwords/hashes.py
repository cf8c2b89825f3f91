"""Writes a list of passwords as the sorted hashes that `CommonPasswords` searches."""

import hashlib

# In the order of their bytes, so that sorted entries are sorted numbers.
ALPHABET = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
# 36 bits of SHA-256.
ENTRY = 6
ENTRIES_OF_A_LINE = 20
SHORTEST, LONGEST = 8, 128


def entries(words) -> list[str]:
    """The sorted hashes of the words that the rules for length let through, without regard to case."""
    return sorted({entry(word.lower()) for word in words if word.isascii() and word.isprintable() and SHORTEST <= len(word) <= LONGEST})


def entry(word: str) -> str:
    number = int.from_bytes(hashlib.sha256(word.encode()).digest()[:8], "big") >> (64 - 6 * ENTRY)
    return "".join(ALPHABET[number >> 6 * place & 63] for place in reversed(range(ENTRY)))


def swift(found: list[str], sources: list[str]) -> str:
    lines = ["".join(found[start:start + ENTRIES_OF_A_LINE]) for start in range(0, len(found), ENTRIES_OF_A_LINE)]
    origin = "\n".join(f"// - {source}" for source in sources)
    return f'''// Made by `make passwords`: edit Scripts/passwords, not this file. The passwords come from
{origin}
// swift-format-ignore-file

extension CommonPasswords {{
    /// The number of passwords.
    static let count = {len(found)}

    /// The first 36 bits of each password's SHA-256 as six characters, in order, {ENTRIES_OF_A_LINE} in a line.
    static let hashes = """
''' + "".join(f"        {line}\n" for line in lines) + '        """\n}\n'
