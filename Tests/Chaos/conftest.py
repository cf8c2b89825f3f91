"""What the chaos tests share: how long they are, and where PostgreSQL comes from."""

import importlib.machinery
import importlib.util
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
#: The long form is `make chaos`; the short one is part of `make test`.
IS_LONG = os.environ.get("CHAOS") == "long"


def times(short: int, long: int) -> int:
    return long if IS_LONG else short


def load_script(name: str):
    """A script of the project as a module."""
    loader = importlib.machinery.SourceFileLoader(name, str(ROOT / "Scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


@pytest.fixture
def postgres():
    """A private PostgreSQL whose commits reach the disk; `kill()` ends it as a power cut would."""
    with load_script("postgres").PostgresCluster(durable=True) as cluster:
        yield cluster
