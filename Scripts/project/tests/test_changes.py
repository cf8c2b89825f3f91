import subprocess
import tempfile
import unittest
from pathlib import Path

from project.changes import changed_files


class ChangedFilesTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)
        self.git("init", "--quiet", "--initial-branch=main")
        self.write("kept.txt", "moved.txt", "edited.txt", "deleted.txt")
        self.commit()
        self.git("switch", "--quiet", "--create", "topic")

    def git(self, *arguments):
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        subprocess.run(["git", "-C", str(self.root), *identity, *arguments], check=True, capture_output=True)

    def write(self, *names):
        for name in names:
            (self.root / name).write_text(f"{name} of {self.id()}\n")

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "A")

    def test_committed_edited_moved_deleted_and_new_files_are_named(self):
        self.git("mv", "moved.txt", "elsewhere.txt")
        self.git("rm", "--quiet", "deleted.txt")
        self.commit()
        (self.root / "edited.txt").write_text("Edited.\n")
        self.write("new.txt")
        self.assertEqual(changed_files(self.root, "main"), ["deleted.txt", "edited.txt", "elsewhere.txt", "moved.txt", "new.txt"])

    def test_what_others_did_since_is_not_ours(self):
        self.git("switch", "--quiet", "main")
        self.write("theirs.txt")
        self.commit()
        self.git("switch", "--quiet", "topic")
        self.assertEqual(changed_files(self.root, "main"), [])

    def test_a_base_that_is_not_there_is_named_with_the_fix(self):
        with self.assertRaisesRegex(SystemExit, "To fix, name a commit"):
            changed_files(self.root, "nowhere")
