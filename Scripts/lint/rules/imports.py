"""A target imports exactly what its manifest declares. The compiler doesn't check this: an undeclared import may happen to build."""

from lint.finding import Finding
from lint.layers import STANDARD

RULE = "imports"


def check(repository):
    kinds = {target.name: target.kind for _, target in repository.targets}
    for manifest, target in repository.targets:
        files = repository.files(target)
        imported = {}
        for source in files:
            for line, module in source.imports:
                imported.setdefault(module, (source.path, line))
        for module, (path, line) in imported.items():
            if module not in target.dependencies and module not in STANDARD and module != target.name:
                yield Finding(path, line, RULE, f"{target.name} imports {module}, but {manifest.path} doesn't declare it: add the dependency")
        if all(source.is_empty for source in files):
            continue
        for dependency, (_, line) in target.dependencies.items():
            # A test may need an executable without importing it.
            if dependency not in imported and kinds.get(dependency) != "executableTarget":
                yield Finding(manifest.path, line, RULE, f"{target.name} declares {dependency}, but never imports it: remove the dependency")
    for manifest in repository.manifests:
        used = {package for target in manifest.targets for package, _ in target.dependencies.values() if package}
        for package, line in manifest.packages.items():
            if package not in used:
                yield Finding(manifest.path, line, RULE, f"no target uses the package {package}: remove it")
