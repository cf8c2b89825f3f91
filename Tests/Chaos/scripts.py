"""The project's scripts as modules."""

import importlib.machinery
import importlib.util
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def load_script(name: str):
    """A script of the project, such as `Scripts/postgres`, as a module."""
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / "Scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module
