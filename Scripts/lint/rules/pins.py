"""What comes from elsewhere has one version, named once: Swift packages, Python packages, GitHub's actions, images."""

import re

from audit.inventory import PATH, Inventory
from lint.finding import Finding

RULE = "pins"
PACKAGE = re.compile(r'\.package\(url: "([^"]+)", ([^)\n]*)')
EXACT = re.compile(r'exact: "([^"]+)"')
USES = re.compile(r"^\s*(?:- )?uses: *(\S+)(?: +# *(\S+))?")
IMAGE = re.compile(r"^\s*(?:container|image): *(\S+)")
WRITE = re.compile(r"^( *)([\w-]+): write\s*(?:#|$)")
COMMIT = re.compile(r"[0-9a-f]{40}")
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
PUBLISHING = "publish"


def check(repository):
    if not (repository.root / PATH).exists():
        return
    inventory = Inventory(repository.root)
    places = ["Package.swift", "Packages/*/Package.swift", "Benchmarks/Package.swift", "Scripts/scaffold/package/Package.swift"]
    for path, lines in read(repository.root, places):
        yield from manifest(path, lines, inventory)
    for path, lines in read(repository.root, ["Tests/*/requirements.txt"]):
        yield from requirements(path, lines, inventory)
    for path, lines in read(repository.root, [".github/workflows/*.yml"]):
        yield from workflow(path, lines, inventory)
        yield from permissions(path, lines)


def read(root, patterns):
    for pattern in patterns:
        for path in sorted(root.glob(pattern)):
            yield path.relative_to(root).as_posix(), path.read_text().splitlines()


def manifest(path, lines, inventory):
    listed = {item.url: item for item in inventory.of("swift").values()}
    for number, line in enumerate(lines, 1):
        for url, requirement in PACKAGE.findall(line):
            exact = EXACT.match(requirement)
            if url not in listed:
                yield Finding(path, number, RULE, f"{url} isn't listed: write it into {PATH} with its version and reason")
            elif not exact or exact[1] != listed[url].version:
                yield Finding(path, number, RULE, f'write exact: "{listed[url].version}", the version of {PATH}')


def requirements(path, lines, inventory):
    listed = inventory.of("python")
    for number, line in enumerate(lines, 1):
        package, _, version = line.split("#")[0].strip().partition("==")
        # Extras, as in moto[s3], are parts of the same package.
        name = package.partition("[")[0]
        if name and (name not in listed or listed[name].version != version):
            wanted = f"{package}=={listed[name].version}" if name in listed else "one that is listed"
            yield Finding(path, number, RULE, f"write {wanted}, the version of {PATH}")


def workflow(path, lines, inventory):
    actions, images = inventory.of("actions"), inventory.of("images")
    for number, line in enumerate(lines, 1):
        if (uses := USES.match(line)) and not uses[1].startswith("./"):
            name, _, commit = uses[1].partition("@")
            item = actions.get(name)
            if item is None:
                yield Finding(path, number, RULE, f"{name} isn't listed: write it into {PATH} with its commit and reason")
            elif not COMMIT.fullmatch(commit) or commit != item.commit or uses[2] != item.version:
                yield Finding(path, number, RULE, f"write {name}@{item.commit} # {item.version}, as in {PATH}: a tag may be moved")
        if image := IMAGE.match(line):
            name, _, tag = image[1].partition(":")
            tag, _, digest = tag.partition("@")
            item = images.get(name)
            if item is None or item.version != tag:
                yield Finding(path, number, RULE, f"{name}:{tag} isn't listed: write it into {PATH} with its digest and reason")
            elif item.digest and digest != item.digest:
                yield Finding(path, number, RULE, f"write {name}:{tag}@{item.digest}, as in {PATH}: a tag may be moved")
            elif not item.digest and not item.undigested:
                yield Finding(path, number, RULE, f"{name}:{tag} has no digest: write it into {PATH}, or why not, as `undigested`")
            elif not item.digest and DIGEST.fullmatch(digest):
                yield Finding(path, number, RULE, f"write this digest of {name}:{tag} into {PATH} too, and remove `undigested`")


def permissions(path, lines):
    """Only the job `publish` may write contents; no workflow gives a right to write to all of its jobs."""
    job = None
    for number, line in enumerate(lines, 1):
        if heading := re.match(r"  ([\w-]+):\s*$", line):
            job = heading[1]
        elif line and not line[0].isspace():
            job = None
        if re.match(r"permissions: *write-all", line.strip()):
            yield Finding(path, number, RULE, "name the rights that are needed: write-all gives all")
        if right := WRITE.match(line):
            if len(right[1]) <= 2:
                yield Finding(path, number, RULE, f"give {right[2]}: write to the job that needs it, not to all")
            elif right[2] == "contents" and job != PUBLISHING:
                yield Finding(path, number, RULE, f"only the job {PUBLISHING} may write contents")
