"""Arrows point down only: between packages, features and targets, and to third-party code."""

from lint.finding import Finding
from lint.layers import CLIENT_BASE, COMPUTATIONS, CURRENCY, EDGE, SERVER_BASE, SERVER_SIDE, WITH_TRANSPORT, is_feature, level

RULE = "layers"


def check(repository):
    yield from check_packages(repository)
    for manifest, target in repository.targets:
        for dependency, (_, line) in target.dependencies.items():
            if reason := objection(repository, manifest, target, dependency):
                yield Finding(manifest.path, line, RULE, f"{target.name} must not use {dependency}: {reason}")


def check_packages(repository):
    for manifest in repository.manifests:
        for other, line in manifest.local_packages:
            both_features = is_feature(manifest.name) and is_feature(other)
            if not both_features and level(other) >= level(manifest.name):
                yield Finding(manifest.path, line, RULE, f"{manifest.name} must not depend on {other}, which is above it")


def objection(repository, manifest, target, dependency) -> str | None:
    """The reason why the target must not use the dependency; None if it may."""
    if dependency in CURRENCY:
        return None
    if dependency not in repository.modules:
        return third_party_objection(target, dependency)
    owner = next((other.name for other, candidate in repository.targets if candidate.name == dependency), manifest.name)
    if is_feature(manifest.name):
        return feature_objection(manifest.name, target, dependency, owner)
    if target.name == "App" and (dependency in SERVER_SIDE or (is_feature(owner) and dependency.endswith("Server"))):
        return "the client's composition root uses no server code"
    return None


def third_party_objection(target, dependency) -> str | None:
    allowed = set(EDGE.get(target.name, ()))
    if target.is_test:
        # A test may use everything that the tested target uses.
        for tested in target.dependencies:
            allowed |= EDGE.get(tested, set())
    if dependency in allowed:
        return None
    return "third-party code stays at the edge; Scripts/lint/layers.py lists the targets that may use it"


def feature_objection(feature, target, dependency, owner) -> str | None:
    own = owner == feature
    if not own and is_feature(owner):
        if target.name == f"{feature}API":
            return "an API target depends only on Core"
        return None if dependency == f"{owner}API" else f"a feature may use only another feature's API target ({owner}API)"
    if own and dependency in COMPUTATIONS and target.name != f"{feature}API":
        return None
    if target.is_test:
        refused = {"ServerHost"} if target.name in WITH_TRANSPORT else {"ServerHost", "NetworkingNIO"}
        return "a feature's tests build neither NIO nor Hummingbird" if dependency in refused else None
    if target.name == f"{feature}API":
        return None if dependency == "Core" else "an API target depends only on Core"
    if target.name == f"{feature}Server":
        return None if dependency in SERVER_BASE or dependency == f"{feature}API" else "server code uses Core, Persistence, Networking, Mail, Blobs and ServerCore"
    return None if dependency in CLIENT_BASE or dependency == f"{feature}API" else "client code uses Core, CoreUI, Networking, Theme and UI"
