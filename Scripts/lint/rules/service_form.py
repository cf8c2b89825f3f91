"""Services are hidden behind protocols, injected, and the only code that calls the network."""

import re

from lint.finding import Finding
from lint.layers import is_feature
from lint.rules.views import block_end

SERVICE = re.compile(r"\b(?:struct|class|actor)\s+(\w+)(?:<[^>]*>)?\s*(?::\s*([^{]+))?\{")
PROVIDERS = ("Service", "Refreshing", "Realtime", "Geocoder", "Router")
RAW = re.compile(r"\b(?:URLSession|URLRequest|HTTPClient|HTTPTransport)\b")
CLIENT = re.compile(r"\bAPIClient\b(?!\.self)|\bclient\.call\(")
CONCRETE = re.compile(r":\s*(?:Live|Fake)\w*Service\b(?!\.self|\()")
DEFAULT = re.compile(
    r"\b\w+\s*:\s*(?:@escaping\s+)?(?:any\s+[\w.]+|APIClient|HTTPClient|AuthSession|DIContainer|\w+Service)\??\s*=\s*(?!nil\b|MetricsSystem\.factory\b)[\w.]*[A-Z]\w*\s*[.(]",
)
INITIALIZER = re.compile(r"^\s*(?:public\s+|private\s+|fileprivate\s+|package\s+|convenience\s+)*init\b[^{]*\{")
WORK = re.compile(r"\bTask\s*[.{(]|\bsend\(|\bload\w*\(|\bawait\b")

# The factory of swift-metrics is set up once per process, so it may be a default.
# The composition root chooses implementations, the edge knows the machine, and test helpers create their own.
ROOTS = ("Packages/App/Sources/AppServer/", "Packages/Server/Sources/ServerHost/")
HELPERS = ("Packages/Core/Sources/CoreTesting/", "Packages/Server/Sources/ServerTesting/")


def check(repository):
    for source in repository.sources:
        if not source.path.startswith("Packages/") or "/Sources/" not in source.path:
            continue
        if not source.path.startswith(ROOTS + HELPERS):
            yield from check_defaults(source)
        if is_client_or_feature(source):
            yield from check_network(source)
            yield from check_services(source)
            if not source.path.split("/")[3].endswith("Server"):
                yield from check_initializers(source)


def is_client_or_feature(source):
    package = source.path.split("/")[1]
    return is_feature(package) or source.path.startswith("Packages/App/Sources/App/")


def declared(source):
    """The line, name and protocols of each type that the file declares."""
    for number, line in enumerate(source.code, 1):
        if match := SERVICE.search(line):
            yield number, match[1], [name.strip().removeprefix("any ").split("<")[0] for name in (match[2] or "").split(",")]


def check_defaults(source):
    for line, text in source.matches(DEFAULT):
        yield Finding(source.path, line, "service-default", f"`{text.strip()}`: inject what a type needs, so that a test can't forget it")


def check_network(source):
    if any(protocol.endswith(PROVIDERS) for _, _, protocols in declared(source) for protocol in protocols):
        return
    for pattern in (RAW, CLIENT):
        for line, text in source.matches(pattern):
            yield Finding(source.path, line, "network-call", f"`{text.rstrip('(')}`: only a service calls the network")


def check_services(source):
    for line, name, protocols in declared(source):
        if name.endswith("Service") and not any(protocol.endswith("Service") for protocol in protocols):
            yield Finding(source.path, line, "service-protocol", f"{name} has no protocol: declare one with what its consumers need")
    for line, text in source.matches(CONCRETE):
        kind = text.lstrip(": ")
        yield Finding(source.path, line, "service-protocol", f"`{kind}` as a type: use any {kind.removeprefix('Live').removeprefix('Fake')}")


def check_initializers(source):
    for number, text in enumerate(source.code, 1):
        if not INITIALIZER.match(text):
            continue
        for inside in range(number, block_end(source, number) + 1):
            body = source.code[inside - 1].split("{", 1)[1] if inside == number else source.code[inside - 1]
            if WORK.search(body):
                yield Finding(source.path, inside, "initializer-work", "an initializer only stores its arguments; loading starts from an action")
