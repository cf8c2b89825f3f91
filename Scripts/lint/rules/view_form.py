"""Views are stateless and short, do no work of their own, and have previews."""

import re

from lint.finding import Finding
from lint.rules.views import PROVIDER, block_end, declared_views, feature_sources, feature_views

LONGEST_BODY = 50
SUFFIXES = (
    "View", "Card", "Cards", "Row", "Form", "Field", "Fields", "List", "Grid", "Board", "Column", "Button", "Banner", "Header", "Bubble", "Day",
    "Summary", "Progress", "Overview", "Page", "Facts", "Pill", "Frame", "Timeline", "Breakdown", "Steps", "Map", "Chart", "Picker", "Style", "Modifier", "Section", "Rows", "Sheet", "Menu",
)
STATE = re.compile(r"@(?:State|StateObject|ObservedObject|EnvironmentObject|Published|Observable|Bindable|AppStorage|FocusState)\b|\bObservableObject\b")
WORK = re.compile(r"\bawait\b|\btry\b|\bTask\s*[.{(]|\b(?:APIClient|HTTPClient|URLSession|DIContainer|Resolver)\b|\b\w+Service\b")
BODY = re.compile(r"\bvar\s+(\w+)\s*:\s*some\s+View\s*\{|\bfunc\s+(\w+)[^{]*->\s*some\s+View\s*\{")
INITIALIZER = re.compile(r"^\s*(?:public\s+|private\s+|package\s+)?init\b[^{]*\{")
SEND = re.compile(r"\bsend\(")
LOADING = re.compile(r"\bvar\s+is(?:Loading|Fetching|Busy)\b")
VIEW_STATE = re.compile(r"\bViewState\s*<")
LISTED = re.compile(r"\b(\w+_Previews)\.self\b")


def check(repository):
    for source in feature_views(repository):
        yield from check_file(source)
    yield from check_previews(repository)
    for source in repository.sources:
        if source.path.startswith("Packages/") and "/Sources/" in source.path:
            yield from check_loading_flags(source)


def check_file(source):
    for line, text in source.matches(STATE):
        yield Finding(source.path, line, "view-state", f"`{text}`: state belongs in the feature's store")
    previews = [range(number, block_end(source, number) + 1) for number, line in enumerate(source.code, 1) if PROVIDER.search(line)]
    for line, text in source.matches(WORK):
        # Previews may create their own fakes.
        if not any(line in block for block in previews):
            yield Finding(source.path, line, "view-logic", f"`{text.strip()}`: a view sends an action; the reducer and its effects do the work")
    for line, name in declared_views(source):
        if not name.endswith(SUFFIXES):
            yield Finding(source.path, line, "view-name", f"{name} doesn't say what kind of view it is: name it, for example, {name}View or {name}Card")
    for number, text in enumerate(source.code, 1):
        if match := BODY.search(text):
            length = block_end(source, number) - number - 1
            if length > LONGEST_BODY:
                yield Finding(source.path, number, "body-length", f"{match[1] or match[2]} has {length} lines; {LONGEST_BODY} are allowed: split it into subviews")
        if INITIALIZER.match(text):
            for inside in range(number, block_end(source, number) + 1):
                if SEND.search(source.code[inside - 1]):
                    yield Finding(source.path, inside, "view-initializer", "start loading from .task or .onAppear, not in an initializer")


def check_previews(repository):
    """Every file of views has previews, in it or in its folder's *Previews.swift, and the package lists them for the gallery."""
    screens = screen_previews(repository)
    listed = {
        match[1]
        for source in repository.sources
        for line in source.code
        for match in LISTED.finditer(line)
    }
    for source in feature_sources(repository):
        providers = [(number, match[1]) for number, line in enumerate(source.code, 1) if (match := PROVIDER.search(line))]
        views = declared_views(source)
        shown = screens.get(folder(source), "")
        if views and not providers and not any(re.search(rf"\b{name}\b", shown) for _, name in views):
            yield Finding(source.path, views[0][0], "view-preview", f"{views[0][1]} has no previews: add {views[0][1]}_Previews, here or in the folder's *Previews.swift")
        for line, name in providers:
            if name not in listed:
                yield Finding(source.path, line, "view-preview", f"{name} isn't shown anywhere: add {name}.self to the plugin's previews")


def screen_previews(repository):
    """The code of the preview files, by folder."""
    code = {}
    for source in feature_sources(repository):
        if source.path.endswith("Previews.swift"):
            code[folder(source)] = code.get(folder(source), "") + "\n".join(source.code)
    return code


def folder(source):
    return source.path.rsplit("/", 1)[0]


def check_loading_flags(source):
    """Finds flags for loading beside a ViewState, which they could contradict."""
    if not any(VIEW_STATE.search(line) for line in source.code):
        return
    for line, text in source.matches(LOADING):
        yield Finding(source.path, line, "loading-flag", f"`{text}` duplicates the ViewState beside it")
