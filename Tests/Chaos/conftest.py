"""What the chaos tests share: how long they are, and where PostgreSQL comes from."""

import os
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "Scripts"))
from postgres import PostgresCluster  # noqa: E402

#: The long form is `make chaos`; the short one is part of `make test`.
IS_LONG = os.environ.get("CHAOS") == "long"


def times(short: int, long: int) -> int:
    return long if IS_LONG else short


@pytest.fixture
def postgres():
    """A private PostgreSQL whose commits reach the disk; `kill()` ends it as a power cut would."""
    with PostgresCluster(durable=True) as cluster:
        yield cluster
