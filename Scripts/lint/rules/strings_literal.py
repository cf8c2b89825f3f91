"""Texts that people read come from a string catalog, so that they exist in every language."""

import re

from lint.finding import Finding

RULE = "strings-literal"
LETTERS = re.compile(r"[^\W\d_]{2}")
# Views and modifiers whose first argument people read, and the labels of such arguments.
VIEW = (
    r"(?:(?:Text|Button|Label|Link|Toggle|Picker|Stepper|DatePicker|Slider|Gauge|ProgressView|TextField|SecureField|Section|DisclosureGroup|Menu|LabeledContent"
    r"|PrimaryButton|SecondaryButton|QuietButton|DestructiveButton|ActionButton|BackButton|Chip|Pill|FormField|TextFormField|SecureFormField|LabelledField"
    r"|SearchField|PageHeader|NoticeBanner|Toast|ErrorView|DisclosureCard|SectionCard|ListRow|BarChart|LineChart|RingChart|MapView|SegmentedSwitcher|HiddenText"
    r"|NavigationLink)\(|\.(?:navigationTitle|accessibilityLabel|accessibilityHint|accessibilityValue|alert|confirmationDialog|help|badge)\()\s*(?:verbatim:\s*)?$"
)
LABEL = r"\b(?:title|label|message|hint|subtitle|caption|placeholder|prompt|eyebrow|actionTitle|detail)(?::\s*|\s*=\s*)$"
CLIENT = re.compile(VIEW + "|" + LABEL)
ERROR = re.compile(
    r"\bAPIError\(.*message:\s*$|\.(?:malformed|unauthorized|forbidden|notFound|conflict)\(\s*$|\.invalid\(\[[^\]]*:\s*$|\berrors\.require\(.*,\s*,\s*$",
    re.DOTALL,
)
PREVIEWS = re.compile(r":\s*PreviewProvider\b")
# The places of example values, which users of the product never see.
EXAMPLES = re.compile(r"Previews?\.swift$|/Previews?/|\bFake\w+\.swift$|[Ss]ample\w*\.swift$")
SAMPLE = re.compile(r"\bstatic let \w*[sS]ample\w*\b")


def check(repository):
    for _, target in repository.targets:
        if target.is_test or target.path.startswith("Tests/") or target.name.endswith("Testing"):
            continue
        is_client = target.name == "UI" or not {"UI", "Theme", "CoreUI"}.isdisjoint(target.dependencies)
        for source in repository.files(target):
            if not EXAMPLES.search(source.path):
                yield from _literals(source, is_client)


def _literals(source, is_client):
    examples = _example_lines(source)
    for literal in source.literals:
        if literal.line in examples or not LETTERS.search(literal.text.replace("\\()", "")) or literal.text.startswith("<"):
            continue
        if ERROR.search(literal.before) or (is_client and CLIENT.search(literal.before)):
            text = literal.text if len(literal.text) <= 30 else literal.text[:27] + "..."
            yield Finding(source.path, literal.line, RULE, f'"{text}" is shown to people: put it into the target\'s catalog (Strings/<Target>.xcstrings)')


def _example_lines(source) -> set[int]:
    """The lines of previews and samples, from the declaration to the end of its indentation."""
    found: set[int] = set()
    for number, line in enumerate(source.code, 1):
        if number in found or not (PREVIEWS.search(line) or SAMPLE.search(line)):
            continue
        indentation = len(line) - len(line.lstrip())
        found.add(number)
        for following in range(number + 1, len(source.code) + 1):
            text = source.code[following - 1]
            found.add(following)
            if text.strip() and len(text) - len(text.lstrip()) <= indentation and source.lines[following - 1].strip()[0] not in "{":
                break
    return found
