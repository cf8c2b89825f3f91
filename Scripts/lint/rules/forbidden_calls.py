"""Time, randomness and output are injected, so that tests can control them."""

import re

from lint.finding import Finding

TIME = re.compile(
    r"\bDate\(\)|\b(?:Date|ContinuousClock|SuspendingClock|DispatchTime|DispatchWallTime|NIODeadline)\s*\.\s*now\b"
    r"|\b(?:Continuous|Suspending)Clock\(\)|(?<![\w)\]?}>])\.now\b|\b(?:Task|Thread)\s*\.\s*sleep\b|\busleep\("
    r"|\btimeIntervalSinceNow\b|\bsystemUptime\b",
)
CHANCE = re.compile(r"\.random\(|\.randomElement\(|\.shuffled\(|\.shuffle\(|\bUUID\(\)|\bSystemRandomNumberGenerator\b")
OUTPUT = re.compile(r"(?<![\w.])(?:print|debugPrint|dump)\(")

RULES = (
    ("time", TIME, "take the time from the injected clock"),
    ("chance", CHANCE, "use the injected random source"),
    ("output", OUTPUT, "write to the log"),
)


def check(repository):
    for source in repository.sources:
        if not source.path.startswith(("Packages/", "Apps/")):
            continue
        in_tests = "/Tests/" in source.path
        for rule, pattern, advice in RULES:
            if is_home(source.path) and rule != "output" or in_tests and rule != "time":
                continue
            for line, text in source.matches(pattern):
                yield Finding(source.path, line, rule, f"`{text.strip()}` isn't allowed here: {advice}")


def is_home(path: str) -> bool:
    """Whether this is where the real clock and the real random source live."""
    name = path.rsplit("/", 1)[-1]
    return path.startswith("Packages/Core/Sources/Core/") and ("Clock" in name or "Random" in name)
