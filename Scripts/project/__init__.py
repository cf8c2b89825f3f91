"""The tools' model of the repository: manifests, sources and dependencies."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
