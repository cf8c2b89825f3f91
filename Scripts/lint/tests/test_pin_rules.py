import json

from audit.inventory import PATH
from lint.rules import pins
from lint.tests.support import RuleTestCase

SHA = "11bd71901bbe5b1630ceea73d27597364c9af683"
DIGEST = "sha256:" + "a" * 64
LIST = {
    "swift": [{"name": "swift-nio", "url": "https://github.com/apple/swift-nio.git", "version": "2.101.2", "reason": "sockets"}],
    "python": [{"name": "pytest", "version": "9.2.0", "license": "MIT", "reason": "tests"}],
    "actions": [{"name": "actions/checkout", "version": "v4.2.2", "commit": SHA, "license": "MIT", "reason": "sources"}],
    "images": [
        {"name": "swift", "version": "6.3", "digest": DIGEST, "license": "Apache-2.0", "reason": "the compiler"},
        {"name": "debian", "version": "12", "digest": None, "undigested": "nobody could ask", "license": "MIT", "reason": "a system"},
        {"name": "alpine", "version": "3", "digest": None, "license": "MIT", "reason": "a system"},
    ],
}


class PinTests(RuleTestCase):
    def tree(self, path, text):
        return {PATH: json.dumps(LIST), path: text}

    def package(self, requirement, url="https://github.com/apple/swift-nio.git"):
        return self.tree("Packages/Core/Package.swift", f'let package = Package(\n        .package(url: "{url}", {requirement}),\n)\n')

    def workflow(self, *lines):
        return self.tree(".github/workflows/ci.yml", "jobs:\n  test:\n    steps:\n" + "".join(f"      {line}\n" for line in lines))

    def test_an_exact_version_of_the_list_is_accepted(self):
        self.assert_accepts(pins, self.package('exact: "2.101.2"'))
        self.assert_accepts(pins, self.package('exact: "2.101.2", traits: []'))

    def test_a_range_or_another_version_is_found(self):
        for requirement in ['from: "2.101.2"', 'exact: "2.101.1"', 'branch: "main"', '"2.0.0"..<"3.0.0"']:
            self.assert_finds(pins, self.package(requirement), 'Packages/Core/Package.swift:2: pins: write exact: "2.101.2"')

    def test_a_package_that_is_not_listed_is_found(self):
        self.assert_finds(pins, self.package('exact: "1.0.0"', "https://github.com/nobody/else.git"), "else.git isn't listed")

    def test_the_benchmarks_and_the_template_of_new_packages_agree_too(self):
        for path in ["Benchmarks/Package.swift", "Scripts/scaffold/package/Package.swift", "Package.swift"]:
            text = '.package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),\n'
            self.assert_finds(pins, self.tree(path, text), f"{path}:1: pins: write exact")

    def test_python_packages_have_the_listed_version(self):
        self.assert_accepts(pins, self.tree("Tests/Browser/requirements.txt", "pytest==9.2.0\n"))
        self.assert_accepts(pins, self.tree("Tests/Browser/requirements.txt", "pytest[extra]==9.2.0\n"))
        self.assert_finds(pins, self.tree("Tests/Browser/requirements.txt", "pytest>=9.2.0\nrequests==1\n"), ":1: pins: write one that is listed", ":2: pins: write one that is listed")
        self.assert_finds(pins, self.tree("Tests/Browser/requirements.txt", "pytest==9.1.0\n"), "write pytest==9.2.0")

    def test_an_action_is_named_by_its_commit(self):
        self.assert_accepts(pins, self.workflow(f"- uses: actions/checkout@{SHA} # v4.2.2", "- uses: ./.github/actions/own"))
        for wrong in ["actions/checkout@v4", f"actions/checkout@{SHA}", f"actions/checkout@{SHA} # v4.2.1", f"actions/checkout@{'b' * 40} # v4.2.2"]:
            self.assert_finds(pins, self.workflow(f"- uses: {wrong}"), f"write actions/checkout@{SHA} # v4.2.2")
        self.assert_finds(pins, self.workflow(f"- uses: nobody/else@{SHA} # v1"), "nobody/else isn't listed")

    def test_an_image_is_named_by_its_digest_unless_the_list_says_why_not(self):
        self.assert_accepts(pins, self.workflow(f"container: swift:6.3@{DIGEST}", "image: debian:12"))
        self.assert_finds(pins, self.workflow("container: swift:6.3"), f"write swift:6.3@{DIGEST}")
        self.assert_finds(pins, self.workflow("container: alpine:3"), "alpine:3 has no digest")
        self.assert_finds(pins, self.workflow("container: ubuntu:24"), "ubuntu:24 isn't listed")
        self.assert_finds(pins, self.workflow(f"container: debian:12@{DIGEST}"), "into Scripts/audit/dependencies.json too")

    def test_only_the_publishing_job_writes_contents(self):
        def release(job, indent="      "):
            return self.tree(".github/workflows/release.yml", f"jobs:\n  {job}:\n    permissions:\n{indent}contents: write\n")

        self.assert_accepts(pins, release("publish"))
        self.assert_finds(pins, release("build"), "release.yml:4: pins: only the job publish may write contents")
        self.assert_finds(pins, self.tree(".github/workflows/a.yml", "permissions:\n  contents: write\njobs:\n"), "give contents: write to the job")
        self.assert_finds(pins, self.tree(".github/workflows/a.yml", "permissions: write-all\n"), "write-all gives all")
        self.assert_accepts(pins, self.tree(".github/workflows/a.yml", "jobs:\n  sign:\n    permissions:\n      attestations: write\n"))
