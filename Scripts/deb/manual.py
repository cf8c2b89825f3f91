"""Writes the manual page from what the executable says of its commands, with --experimental-dump-help."""

import re
from collections.abc import Iterator

FILES = (
    ("/etc/tumble/Prod.xcconfig", "The settings of this machine. The command line and the environment win over it."),
    ("/etc/tumble/Secrets.xcconfig", "Settings that only root and the service may read."),
    ("/var/lib/tumble", "The service's database, photos and keys."),
    ("~/.local/state/tumble", "The sign-in, saved responses and outbox of tumble api."),
)


def manual(description: dict, version: str) -> str:
    """The page in man(7)'s form."""
    root = description["command"]
    lines = [
        f'.TH TUMBLE 1 "" "Tumble {version}" "User Commands"', ".SH NAME", f"tumble \\- {text(root.get('abstract', '')).rstrip('.')}",
        ".SH SYNOPSIS", ".B tumble", "[\\fIcommand\\fR] [\\fIoptions\\fR]", ".SH DESCRIPTION", *paragraphs(root.get("discussion", "")),
        f"Without a command, it does what \\fB{text(root.get('defaultSubcommand', 'help'))}\\fR does.", ".SH COMMANDS",
    ]
    for names, command in commands(root, []):
        lines += section(names, command)
    lines.append(".SH FILES")
    for place, meaning in FILES:
        lines += [".TP", f".I {text(place)}", text(meaning)]
    return "\n".join(lines) + "\n"


def commands(command: dict, names: list[str]) -> Iterator[tuple[list[str], dict]]:
    """Every command that people may see, with the names that lead to it."""
    for child in command.get("subcommands", []):
        if not child.get("shouldDisplay", True) or child["commandName"] == "help":
            continue
        path = [*names, child["commandName"]]
        yield path, child
        yield from commands(child, path)


def section(names: list[str], command: dict) -> list[str]:
    shown = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True) and argument.get("valueName") != "help"]
    line = " ".join(["tumble", *names])
    if command.get("subcommands"):
        line += " COMMAND"
    for argument in shown:
        if argument["kind"] == "positional":
            line += f" {argument['valueName'].upper() if argument['valueName'].isidentifier() else argument['valueName']}" + ("..." if argument.get("isRepeating") else "")
    lines = [f".SS {text(line)}", *paragraphs("\n".join(command.get(part, "") for part in ("abstract", "discussion")))]
    for argument in shown:
        lines += [".TP", entry(argument), *meaning(argument)]
    return lines


def entry(argument: dict) -> str:
    if argument["kind"] == "positional":
        return f"\\fI{text(argument['valueName'])}\\fR"
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument.get("names", [])]
    bold = ", ".join(f"\\fB{text(name)}\\fR" for name in names)
    return bold if argument["kind"] == "flag" else f"{bold} \\fI{text(argument['valueName'])}\\fR"


def meaning(argument: dict) -> list[str]:
    words = [argument.get("abstract", ""), argument.get("discussion", "")]
    if argument.get("defaultValue"):
        words.append(f"Default: {argument['defaultValue']}.")
    return [text(" ".join(word for word in words if word)) or "\\&"]


def paragraphs(words: str) -> list[str]:
    """The lines of a text as paragraphs."""
    return "\n.PP\n".join(text(line.strip()) for line in words.split("\n") if line.strip()).splitlines()


def text(words: str) -> str:
    """Text in which nothing is a request: hyphens are ASCII's, as in options that people copy."""
    escaped = words.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", escaped)
