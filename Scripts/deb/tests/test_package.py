import gzip
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from deb.manual import manual
from deb.package import COMPLETIONS, SCRIPTS, Package
from deb.version import debian

ROOT = Path(__file__).resolve().parents[3]
# `systemd-analyze security` counts from 0, sealed off, to 10.
EXPOSURE = 2.5

HELP = {
    "command": {
        "commandName": "tumble", "abstract": "On-demand laundry.", "defaultSubcommand": "serve",
        "subcommands": [
            {
                "commandName": "serve", "abstract": "Serve -- the app.", "shouldDisplay": True,
                "arguments": [
                    {"kind": "option", "names": [{"kind": "long", "name": "port"}], "valueName": "port", "abstract": ".Port to listen on.", "defaultValue": "8080"},
                    {"kind": "flag", "names": [{"kind": "short", "name": "h"}, {"kind": "long", "name": "help"}], "valueName": "help"},
                ],
            },
            {
                "commandName": "admin", "abstract": "Manage accounts.", "discussion": "At once.\n.Or soon.",
                "subcommands": [{"commandName": "create", "arguments": [{"kind": "positional", "valueName": "email", "abstract": "The address."}]}],
            },
            {"commandName": "secret", "abstract": "Not for people.", "shouldDisplay": False},
        ],
    }
}
# Says what the package asks the executable for, so that no release build is needed.
STAND_IN = f"""#!/bin/sh
case "$1" in
    --experimental-dump-help) cat << 'END'
{json.dumps(HELP)}
END
        ;;
    completions) echo "completions of $2" ;;
    *) exit 64 ;;
esac
"""


@unittest.skipUnless(shutil.which("dpkg-deb"), "Only Debian and its kin have dpkg-deb.")
class PackageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="tumble-deb-tests-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        executable = cls.folder / "tumble"
        executable.write_text(STAND_IN)
        executable.chmod(0o755)
        cls.package = Package(ROOT, executable, "1.2.3")
        cls.file = cls.package.build(cls.folder)
        cls.tree = cls.folder / "tree"
        cls.control = cls.folder / "control"
        run("dpkg-deb", "--extract", cls.file, cls.tree)
        run("dpkg-deb", "--control", cls.file, cls.control)

    def test_everything_lies_where_debian_looks_for_it(self):
        files = {str(file.relative_to(self.tree)): file.stat().st_mode & 0o7777 for file in self.tree.rglob("*") if file.is_file()}
        plain = [
            "etc/tumble/Prod.xcconfig", "lib/systemd/system/tumble.service", "usr/share/tumble/Secrets.xcconfig", "usr/share/man/man1/tumble.1.gz",
            "usr/share/doc/tumble/changelog.gz", "usr/share/doc/tumble/copyright", "usr/share/doc/tumble/operations.md.gz", *COMPLETIONS.values(),
        ]
        self.assertEqual(files, {"usr/bin/tumble": 0o755} | dict.fromkeys(plain, 0o644))
        owners = {line.split()[1] for line in run("dpkg-deb", "--contents", self.file).splitlines()}
        self.assertEqual(owners, {"root/root"})

    def test_settings_are_configuration_that_an_upgrade_keeps(self):
        self.assertEqual((self.control / "conffiles").read_text(), "/etc/tumble/Prod.xcconfig\n")

    def test_the_description_names_version_architecture_and_what_it_needs(self):
        fields = dict(line.split(": ", 1) for line in (self.control / "control").read_text().splitlines() if not line.startswith(" "))
        self.assertEqual(fields["Version"], "1.2.3")
        self.assertEqual(fields["Architecture"], self.package.architecture)
        for need in ("libsqlite3-0", "libpq5", "ca-certificates", "adduser", "openssl"):
            self.assertIn(need, fields["Depends"].split(", "))
        self.assertGreater(int(fields["Installed-Size"]), 10)

    def test_the_same_commit_gives_the_same_package(self):
        again = Package(ROOT, self.package.executable, "1.2.3").build(self.folder / "again")
        self.assertEqual(again.read_bytes(), self.file.read_bytes())

    def test_scripts_are_of_any_posix_shell(self):
        shells = [shell for shell in ("dash", "bash") if shutil.which(shell)]
        for name in SCRIPTS:
            script = self.control / name
            self.assertTrue(os.access(script, os.X_OK))
            self.assertIn("\nset -e\n", script.read_text())
            for shell in shells:
                run(shell, *(["--posix"] if shell == "bash" else []), "-n", script)
            if shutil.which("shellcheck"):
                run("shellcheck", "--shell=sh", script)
            refused = subprocess.run(["sh", script, "fly"], capture_output=True, text=True)
            self.assertEqual(refused.returncode, 1)
            self.assertIn("'fly'", refused.stderr)

    def test_only_a_purge_touches_data(self):
        for name in SCRIPTS:
            purging = False
            for line in (self.control / name).read_text().splitlines():
                purging = line.strip() == "purge)" or purging and line.strip() != ";;"
                if not purging:
                    self.assertNotRegex(line, r"(?:^|\s)(?:rm|rmdir|deluser|delgroup)\s", f"{name}: {line}")

    @unittest.skipUnless(shutil.which("systemd-analyze"), "Only systemd rates its units.")
    def test_the_service_is_sealed_off(self):
        unit = self.tree / "lib/systemd/system/tumble.service"
        rating = subprocess.run(["systemd-analyze", "security", "--offline=yes", "--no-pager", unit], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
        if "unrecognized option" in rating.stderr:
            self.skipTest("This systemd is too old to rate a file.")
        exposure = re.search(r"Overall exposure level for tumble\.service: ([\d.]+)", rating.stdout)
        self.assertLess(float(exposure[1]), EXPOSURE, rating.stdout)

    def test_the_service_uses_what_the_package_brings(self):
        unit = (self.tree / "lib/systemd/system/tumble.service").read_text()
        settings = (self.tree / "etc/tumble/Prod.xcconfig").read_text()
        self.assertIn("\nExecStart=/usr/bin/tumble serve\n", unit)
        self.assertIn("\nUser=tumble\n", unit)
        self.assertIn("\nStateDirectory=tumble\n", unit)
        self.assertIn("\nDATA_FOLDER = /var/lib/tumble\n", settings)
        self.assertIn('\n#include? "Secrets.xcconfig"\n', settings)

    def test_completions_are_the_executable_s_own(self):
        for shell, place in COMPLETIONS.items():
            self.assertEqual((self.tree / place).read_text(), f"completions of {shell}\n")

    def test_the_manual_page_has_every_command(self):
        page = gzip.decompress((self.tree / "usr/share/man/man1/tumble.1.gz").read_bytes()).decode()
        self.assertEqual(page, manual(HELP, "1.2.3"))


class ManualTests(unittest.TestCase):
    page = manual(HELP, "1.2.3")

    def test_commands_options_and_arguments_are_there(self):
        self.assertIn(".SS tumble serve\nServe \\-\\- the app.\n.TP\n\\fB\\-\\-port\\fR \\fIport\\fR\n\\&.Port to listen on. Default: 8080.\n", self.page)
        self.assertIn(".SS tumble admin create EMAIL\n.TP\n\\fIemail\\fR\nThe address.\n", self.page)
        self.assertIn(".SS tumble admin COMMAND\nManage accounts.\n.PP\nAt once.\n.PP\n\\&.Or soon.\n", self.page)

    def test_what_is_hidden_is_not(self):
        self.assertNotIn("secret", self.page)
        self.assertNotIn("\\-\\-help", self.page)

    @unittest.skipUnless(shutil.which("man"), "There is no man here.")
    def test_man_finds_no_fault_in_it(self):
        done = subprocess.run(["man", "--warnings", "--local-file", "-"], input=self.page, capture_output=True, text=True, env={**os.environ, "MANROFFSEQ": "", "LC_ALL": "C.UTF-8", "MANWIDTH": "100"})
        self.assertEqual((done.returncode, done.stderr), (0, ""))


class VersionTests(unittest.TestCase):
    def test_versions_sort_as_they_came(self):
        versions = [debian("", "20261101.aaa"), debian("", "20261123.bbb"), debian("v1.0.0-0-gccc", "20261124.ccc"), debian("v1.0.0-3-gddd", "20261125.ddd"), debian("v1.0.1-0-geee", "20261126.eee")]
        self.assertEqual(versions, ["0.0.0~git20261101.aaa", "0.0.0~git20261123.bbb", "1.0.0", "1.0.0+3.git20261125.ddd", "1.0.1"])
        if shutil.which("dpkg"):
            for earlier, later in zip(versions, versions[1:]):
                run("dpkg", "--compare-versions", earlier, "lt", later)

    def test_what_is_no_version_is_refused(self):
        with self.assertRaises(SystemExit):
            Package(ROOT, Path(__file__), "latest build")


def run(*command) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError(f"{command} failed.\n{done.stdout}{done.stderr}")
    return done.stdout
