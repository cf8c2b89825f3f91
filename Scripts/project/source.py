"""A Swift file, split into code, comments and string literals."""

import re
from dataclasses import dataclass
from functools import cached_property

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|func|protocol|typealias|var|let)\s+)?(\w+)",
)
ALLOW = re.compile(r"//\s*lint:allow\s+([\w-]+)\s+because\s+\S")
TOKEN = re.compile(r'//[^\n]*|/\*|#*"""|#*"|`[^`\n]*`|[()]')


@dataclass(frozen=True)
class Literal:
    """A string literal: the line it starts on, its text without interpolated code, and the code before it."""

    line: int
    text: str
    before: str


class Source:
    """The file's text, and `code` of the same shape, in which comments and literals are blank (interpolated code stays)."""

    def __init__(self, path: str, text: str):
        self.path = path
        self.text = text
        self.lines = text.splitlines()
        self.literals: list[Literal] = []
        self._blank = list(text)
        self._scan()
        self.code = "".join(self._blank).splitlines()

    @cached_property
    def imports(self) -> list[tuple[int, str]]:
        return [(number, match[1]) for number, line in enumerate(self.code, 1) if (match := IMPORT.match(line))]

    @cached_property
    def is_empty(self) -> bool:
        return not any(line.strip() for line in self.code)

    def matches(self, pattern: re.Pattern) -> list[tuple[int, str]]:
        """The line and text of each match in the code."""
        return [(number, match[0]) for number, line in enumerate(self.code, 1) for match in pattern.finditer(line)]

    def allows(self, rule: str, line: int) -> bool:
        """Whether a comment on the line or directly above it exempts the line from the rule."""
        return any(match[1] == rule for text in self.comments_at(line) for match in ALLOW.finditer(text))

    def comments_at(self, line: int) -> list[str]:
        """The comment on the line and the comment lines directly above it (attributes between them don't count)."""
        found = []
        if line <= len(self.lines) and "//" in self.lines[line - 1] and "//" not in self.code[line - 1]:
            found.append(self.lines[line - 1])
        above = line - 2
        while above >= 0:
            text = self.lines[above].strip()
            if text.startswith("//"):
                found.append(text)
            elif not text.startswith("@"):
                break
            above -= 1
        return found

    # Reading

    def _scan(self) -> None:
        end = self._scan_code(0, inside_interpolation=False)
        assert end == len(self.text)

    def _scan_code(self, position: int, inside_interpolation: bool) -> int:
        depth = 0
        text = self.text
        while match := TOKEN.search(text, position):
            token, start, position = match[0], match.start(), match.end()
            if token == "(":
                depth += 1
            elif token == ")":
                if inside_interpolation and depth == 0:
                    return position
                depth -= 1
            elif token.startswith("//") or token.startswith("`"):
                self._erase(start, position)
            elif token == "/*":
                position = self._comment_end(position)
                self._erase(start, position)
            else:
                position = self._scan_literal(start, token)
        return len(text)

    def _comment_end(self, position: int) -> int:
        depth = 1
        while depth and (match := re.compile(r"/\*|\*/").search(self.text, position)):
            depth += 1 if match[0] == "/*" else -1
            position = match.end()
        return len(self.text) if depth else position

    def _scan_literal(self, start: int, opening: str) -> int:
        hashes = "#" * opening.count("#")
        quotes = opening[len(hashes):]
        escape = "\\" + hashes
        stop = re.compile(re.escape(escape) + r"\(?|" + re.escape(quotes + hashes) + ("" if len(quotes) == 3 else r"|\n"))
        line = self.text.count("\n", 0, start) + 1
        before = "".join(self._blank[max(0, start - 60):start])
        position, pieces = start + len(opening), []
        self._erase(start, position)
        while match := stop.search(self.text, position):
            pieces.append(self.text[position:match.start()])
            self._erase(position, match.end())
            if match[0] == escape + "(":
                position = self._scan_code(match.end(), inside_interpolation=True)
                self._erase(position - 1, position)
                pieces.append("\\()")
            elif match[0] == escape:
                self._erase(match.end(), match.end() + 1)
                position = match.end() + 1
                pieces.append(" ")
            else:
                self.literals.append(Literal(line, "".join(pieces), before))
                return match.end()
            if position >= len(self.text):
                break
        self._erase(position, len(self.text))
        return len(self.text)

    def _erase(self, start: int, end: int) -> None:
        for index in range(start, min(end, len(self.text))):
            if self._blank[index] != "\n":
                self._blank[index] = " "
