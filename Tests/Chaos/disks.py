"""File systems of a test's own, which run full or refuse writing as real ones do."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest


class Disk:
    """A mounted file system, as a context manager. Where mounting isn't allowed, the test is skipped and says so."""

    def __init__(self, folder: Path):
        #: Where it is mounted; made where it is missing.
        self.folder = folder

    def __enter__(self) -> "Disk":
        self.folder.mkdir(parents=True, exist_ok=True)
        self.make()
        self.mount()
        return self

    def __exit__(self, *_) -> None:
        # What still has files open there keeps them.
        run("umount", "--lazy", self.folder)

    def make(self) -> None:
        pass

    def mount(self) -> None:
        raise NotImplementedError

    def mounted(self, *arguments: object) -> None:
        done = run("mount", *arguments, self.folder)
        if done.returncode != 0:
            pytest.skip(f"No file system can be mounted here (root's right): {done.stderr.strip()}")


class SmallDisk(Disk):
    """A few megabytes of memory, which can be filled."""

    def __init__(self, folder: Path, megabytes: int):
        super().__init__(folder)
        self.megabytes = megabytes

    def mount(self) -> None:
        self.mounted("-t", "tmpfs", "-o", f"size={self.megabytes}m", "tmpfs")

    @property
    def filler(self) -> Path:
        return self.folder / "filler"

    def fill(self) -> None:
        """Takes all the room that is left."""
        with open(self.filler, "ab", buffering=0) as file:
            for size in (1 << 20, 4096):
                try:
                    while file.write(bytes(size)) == size:
                        pass
                except OSError:
                    continue

    def make_room(self) -> None:
        self.filler.unlink()

    def read_only(self, is_read_only: bool = True) -> None:
        """Mounts it anew; nobody may have files open there for writing."""
        subprocess.run(["mount", "-o", "remount,ro" if is_read_only else "remount,rw", self.folder], check=True)


class RealDisk(Disk):
    """An ext4 in a file, which can refuse writing for a while, or turn read-only as after a defect of the hardware."""

    @property
    def image(self) -> Path:
        return self.folder.with_suffix(".image")

    def make(self) -> None:
        missing = [name for name in ("mkfs.ext4", "e2fsck", "findmnt", "chattr") if not shutil.which(name)]
        if missing:
            pytest.skip(f"There is no {', '.join(missing)}. To run this test, install e2fsprogs and util-linux: Scripts/install-packages e2fsprogs util-linux")
        with open(self.image, "wb") as file:
            file.truncate(64 << 20)
        subprocess.run(["mkfs.ext4", "-q", "-F", self.image], check=True)

    def mount(self) -> None:
        self.mounted("-t", "ext4", "-o", "loop,errors=remount-ro", self.image)

    def fail(self) -> None:
        """Tells ext4 of an error: it makes itself read-only at once, whoever has files open for writing."""
        device = subprocess.run(["findmnt", "--noheadings", "--output", "SOURCE", self.folder], check=True, capture_output=True, text=True)
        (Path("/sys/fs/ext4") / Path(device.stdout.strip()).name / "trigger_fs_error").write_text("x")

    def repair(self) -> None:
        """What an operator does once nothing uses it any more."""
        subprocess.run(["umount", self.folder], check=True)
        # 1 says that errors were corrected.
        assert run("e2fsck", "-f", "-p", self.image).returncode in (0, 1)
        self.mount()

    def refuse_writes(self, *files: Path) -> None:
        """From now on writing to these files fails, also for those who have them open."""
        subprocess.run(["chattr", "+i", *files], check=True)

    def accept_writes(self, *files: Path) -> None:
        subprocess.run(["chattr", "-i", *files], check=True)


def run(*command: object) -> subprocess.CompletedProcess:
    return subprocess.run([os.fspath(word) if isinstance(word, Path) else str(word) for word in command], capture_output=True, text=True)
