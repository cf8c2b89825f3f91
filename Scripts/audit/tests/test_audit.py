import json
import os
import tempfile
import unittest
from datetime import datetime, timezone
from pathlib import Path
from unittest import mock

from audit import licenses
from audit.inventory import PATH, Inventory
from audit.problems import problems
from audit.sbom import document
from project import ROOT

MIT = "Permission is hereby granted, free of charge, to any person\nobtaining a copy of this software"
APACHE = "Apache License\n  Version 2.0, January 2004"
NIO = {"name": "swift-nio", "url": "https://github.com/apple/swift-nio.git", "version": "2.101.2", "reason": "sockets"}
LOG = {"name": "swift-log", "url": "https://github.com/apple/swift-log.git", "version": "1.16.2", "reason": "logs"}
TESTS = {"name": "Custom.Dump", "url": "https://github.com/a/Custom.Dump.git", "version": "1.0.0", "reason": "tests", "for": "tests", "license": "MIT"}


class LicenseTests(unittest.TestCase):
    def test_licenses_are_told_by_their_text(self):
        self.assertEqual(licenses.of_text(MIT), "MIT")
        self.assertEqual(licenses.of_text(APACHE), "Apache-2.0")
        self.assertEqual(licenses.of_text(APACHE + "\nRuntime Library Exception to the Apache 2.0 License"), "Apache-2.0 WITH Swift-exception")
        self.assertEqual(licenses.of_text("Redistribution and use in source and binary forms ... Neither the name of"), "BSD-3-Clause")
        self.assertIsNone(licenses.of_text("All rights reserved."))


class AuditTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        environment = mock.patch.dict(os.environ, {"SCRATCH": str(self.root / ".build")})
        environment.start()
        self.addCleanup(environment.stop)
        self.write("Scripts/bootstrap", '"$(dirname "$0")/install-packages" libpq-dev\n')
        for name, text in [("swift-nio", APACHE), ("swift-log", MIT)]:
            self.write(f".build/checkouts/{name}/LICENSE.txt", text)
        self.write(".build/checkouts/swift-nio/Package.swift", '.package(url: "https://github.com/apple/swift-log.git", from: "1.0.0")')
        self.resolve(("swift-nio", "2.101.2"), ("swift-log", "1.16.2"))

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def resolve(self, *pins):
        self.write("Packages/A/Package.resolved", json.dumps({"pins": [{"identity": name, "state": {"version": version}} for name, version in pins]}))

    def inventory(self, *swift, debian=({"name": "libpq-dev", "license": "PostgreSQL", "for": "product", "reason": "PostgreSQL", "runtime": "libpq5"},)):
        self.write(PATH, json.dumps({"swift": swift, "debian": debian}))
        return Inventory(self.root)

    def test_a_complete_list_has_no_problems(self):
        self.assertEqual(problems(self.root, self.inventory(NIO, LOG, TESTS)), [])

    def test_what_lacks_version_license_or_reason_is_named(self):
        (self.root / ".build/checkouts/swift-log/LICENSE.txt").write_text("All rights reserved.")
        found = problems(self.root, self.inventory({**NIO, "reason": ""}, LOG, {**TESTS, "version": ""}))
        self.assertEqual(len(found), 3, found)
        for start in ["swift-nio has no reason", "swift-log has no license", "Custom.Dump has no version"]:
            self.assertTrue(any(problem.startswith(start) and "To fix" in problem for problem in found), found)

    def test_what_is_used_but_not_listed_is_named(self):
        self.resolve(("swift-nio", "2.102.0"), ("swift-log", "1.16.2"), ("swift-new", "1.0.0"))
        found = problems(self.root, self.inventory(NIO, LOG, debian=()))
        self.assertEqual([problem.split(".")[0] for problem in found], ["swift-new 1", "swift-nio is used as 2", "libpq-dev is installed by Scripts/bootstrap, but isn't listed"])

    def test_the_bill_of_materials_holds_the_products_parts_with_their_needs(self):
        time = datetime(2026, 11, 22, 20, tzinfo=timezone.utc)
        bill = document(self.root, self.inventory(NIO, LOG, TESTS), "v1.2.3", time)
        self.assertEqual((bill["bomFormat"], bill["specVersion"], bill["metadata"]["timestamp"]), ("CycloneDX", "1.6", "2026-11-22T20:00:00Z"))
        parts = {part["name"]: part for part in bill["components"]}
        self.assertEqual(set(parts), {"swift-nio", "swift-log", "libpq5"})
        self.assertEqual(parts["swift-nio"]["purl"], "pkg:swift/github.com/apple/swift-nio@2.101.2")
        self.assertEqual(parts["swift-nio"]["licenses"], [{"license": {"id": "Apache-2.0"}}])
        needs = {entry["ref"]: entry["dependsOn"] for entry in bill["dependencies"]}
        self.assertEqual(needs["pkg:swift/github.com/apple/swift-nio@2.101.2"], ["pkg:swift/github.com/apple/swift-log@1.16.2"])
        self.assertEqual(bill, document(self.root, self.inventory(NIO, LOG, TESTS), "v1.2.3", time))


class OwnListTests(unittest.TestCase):
    def test_each_dependency_has_a_version_and_a_reason_and_is_listed_once(self):
        listed = Inventory(ROOT).dependencies
        self.assertEqual([item.name for item in listed if not item.version or not item.reason], [])
        self.assertEqual([item.name for item in listed if item.kind != "swift" and not item.license], [])
        self.assertEqual(len(listed), len({(item.kind, item.name) for item in listed}))
