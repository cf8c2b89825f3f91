"""Adds a screen to a feature: a folder with feature, view, previews and tests, texts, and its lines in the feature's root."""

import json
import re
from pathlib import Path

from scaffold.package import NAME, TEMPLATES, write
from strings.catalog import LANGUAGES

# The root feature's lines for each screen, as in the package template.
ROOT = (
    ("        var {field} = {name}Feature.State()", r" +(?:public )?var \w+ = \w+Feature\.State\(\)"),
    ("        case {field}({name}Feature.Action)", r" +case \w+\(\w+Feature\.Action\)"),
    ("    private let {field}: {name}Feature", r" +(?:private )?let \w+: \w+Feature"),
    ("        {field} = {name}Feature()", r" +(?:self\.)?\w+ = \w+Feature\(.*\)"),
    (
        '        case .{field}(let action): {field}.reduce(&state.{field}, action).map(scope: "{field}", Action.{field})',
        r" +case \.\w+\(let action\): \w+\.reduce\(&state\.\w+, action.*",
    ),
)
PREVIEW = re.compile(r"( +)(\w+_Previews\.self),?")
ROOT_TEST = """
    @Test func `the screen is a part of the feature`() async {{
        let store = TestStore({root})
        await store.send(.{field}(.appeared)) {{ $0.{field}.appearances = 1 }}
        await store.finish()
    }}
}}
"""


def make_screen(root: Path, package: str, name: str) -> list[str]:
    """Writes the screen, and returns the lines that couldn't be placed, with their files."""
    folder, field = root / "Packages" / package, name[0].lower() + name[1:]
    sources = folder / "Sources" / package
    if not (sources / f"{package}Feature.swift").exists():
        raise SystemExit(f"There is no feature {package}. To fix, create it first: make package NAME={package}")
    if not NAME.fullmatch(name):
        raise SystemExit(f"{name!r} isn't a name for a screen. To fix, use a noun in upper camel case, such as Receipt.")
    if (sources / name).exists():
        raise SystemExit(f"{package} already has a folder {name}. To fix, choose another name.")
    write(TEMPLATES / "screen", folder, {"Example": package, "Sketch": name, "sketch": field})
    add_texts(folder / f"Strings/{package}.xcstrings", name, field)
    left = add_to_root(sources / f"{package}Feature.swift", name, field)
    left += add_previews(sources / f"{package}Plugin.swift", name)
    return left + add_root_test(folder / f"Tests/{package}Tests", package, name, field)


def add_texts(catalog: Path, name: str, field: str) -> None:
    content = json.loads(catalog.read_text())
    title = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    message = {"en": "Nothing to see here yet.", "es": "Aquí aún no hay nada que ver.", "pl": "Jeszcze nic tu nie widać."}
    texts = {f"{field}Title": dict.fromkeys(LANGUAGES, title[0] + title[1:].lower()), f"{field}Message": message}
    for key, values in texts.items():
        units = {language: {"stringUnit": {"state": "translated", "value": value}} for language, value in values.items()}
        content["strings"][key] = {"extractionState": "manual", "localizations": units}
    content["strings"] = dict(sorted(content["strings"].items()))
    catalog.write_text(json.dumps(content, indent=2, ensure_ascii=False, separators=(",", " : ")) + "\n")


def add_to_root(file: Path, name: str, field: str) -> list[str]:
    text, left = file.read_text().split("\n"), []
    for template, pattern in ROOT:
        line = template.format(name=name, field=field)
        last = next((number for number in reversed(range(len(text))) if re.fullmatch(pattern, text[number])), None)
        if last is None:
            left.append(f"{file.name}: {line.strip()}")
        else:
            text.insert(last + 1, line)
    file.write_text("\n".join(text))
    return left


def add_previews(file: Path, name: str) -> list[str]:
    text = file.read_text().split("\n")
    last = next((number for number in reversed(range(len(text))) if PREVIEW.fullmatch(text[number])), None)
    if last is None:
        return [f"{file.name}: {name}View_Previews.self"]
    match = PREVIEW.fullmatch(text[last])
    text[last:last + 1] = [f"{match[1]}{match[2]},", f"{match[1]}{name}View_Previews.self,"]
    file.write_text("\n".join(text))
    return []


def add_root_test(tests: Path, package: str, name: str, field: str) -> list[str]:
    """Adds a test that creates the feature as the package's other tests do."""
    made = next((match[1] for file in sorted(tests.rglob("*.swift")) if (match := re.search(rf"TestStore\(({package}Feature\([^\n]*?\))\)\n", file.read_text()))), None)
    if made is None:
        return [f"{name}FeatureTests.swift: a test that sends .{field}(.appeared) to {package}Feature"]
    file = tests / name / f"{name}FeatureTests.swift"
    file.write_text(file.read_text().removesuffix("}\n") + ROOT_TEST.format(root=made, field=field))
    return []
