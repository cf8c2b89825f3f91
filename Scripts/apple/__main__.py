"""Prints the targets that run on a phone, one per line, for the Mac job in CI."""

from apple.targets import apple_targets
from project import ROOT
from project.repository import Repository

if __name__ == "__main__":
    print("\n".join(apple_targets(Repository(ROOT))))
