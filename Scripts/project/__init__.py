"""What the tools know of the tree: manifests, sources, and what depends on what."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
