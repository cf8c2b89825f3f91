"""Plans of the executable, checked by a program of its own."""

import copy
import json
import os
import random
import subprocess
from pathlib import Path

import pytest

from feasibility import faults, read

TUMBLE = os.environ["TUMBLE_DEV"]
PUBLISHED = Path(__file__).resolve().parents[2].parent / "shared/data/pdptw"
FILES = sorted(PUBLISHED.glob("l*.txt"))


def plan(problem: Path, *options: str) -> tuple[dict, str]:
    done = subprocess.run([TUMBLE, "plan", str(problem), *options], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


def town(pairs: int, seed: int) -> str:
    """A problem in Li and Lim's format that its vehicles can serve, one for each pair if need be."""
    chance = random.Random(seed)
    lines = [f"{pairs} 50 1", "0 50 50 0 0 1000 0 0 0"]
    for pair in range(pairs):
        early, load = chance.randrange(100, 500), chance.randrange(1, 25)
        for number, sign, ready in ((2 * pair + 1, 1, early), (2 * pair + 2, -1, early + 20)):
            counterparts = f"0 {number + 1}" if sign > 0 else f"{number - 1} 0"
            lines.append(f"{number} {chance.randrange(100)} {chance.randrange(100)} {sign * load} {ready} {ready + 200} 5 {counterparts}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("file", FILES or [pytest.param(None, marks=pytest.mark.skip("The published problems aren't beside the repository."))], ids=lambda file: file and file.stem)
def test_plans_of_published_problems_are_feasible(file):
    made, _ = plan(file, "--iterations", "30")
    assert faults(read(file), made) == []


@pytest.mark.parametrize("seed", range(5))
def test_plans_of_random_problems_are_feasible(tmp_path, seed):
    file = tmp_path / "town.txt"
    file.write_text(town(20, seed))
    made, said = plan(file, "--seconds", "1", "--seed", str(seed))
    assert faults(read(file), made) == []
    assert f"{made['vehicles']} of 20 vehicles" in said


def test_deliveries_from_a_depot_are_feasible(tmp_path):
    chance = random.Random(1)
    rows = "\n".join(f"{number} {chance.randrange(100)} {chance.randrange(100)} {chance.randrange(1, 30)} 0 900 10" for number in range(1, 26))
    file = tmp_path / "solomon.txt"
    file.write_text(f"TOWN\n\nVEHICLE\nNUMBER CAPACITY\n10 100\n\nCUSTOMER\nCUST NO. XCOORD. YCOORD. DEMAND READY DUE SERVICE\n\n0 50 50 0 0 1000 0\n{rows}\n")
    made, _ = plan(file, "--iterations", "100")
    assert faults(read(file), made) == []


def test_plans_depend_on_seed_and_iterations_alone(tmp_path):
    file = tmp_path / "town.txt"
    file.write_text(town(20, 9))
    options = ("--iterations", "60", "--islands", "2", "--seed", "4")
    assert plan(file, *options)[0] == plan(file, *options)[0]


def test_a_picture_and_a_file_of_the_plan_are_written(tmp_path):
    file, picture, output = tmp_path / "town.txt", tmp_path / "town.svg", tmp_path / "plan.json"
    file.write_text(town(10, 2))
    done = subprocess.run([TUMBLE, "plan", file, "--iterations", "20", "--svg", picture, "--output", output], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "")
    assert faults(read(file), json.loads(output.read_text())) == []
    assert picture.read_text().count("<polyline") == json.loads(output.read_text())["vehicles"]


def test_what_cannot_be_read_is_refused(tmp_path):
    file = tmp_path / "bad.txt"
    file.write_text("2 10 1\n0 0 0\n")
    for path in (file, tmp_path / "absent"):
        done = subprocess.run([TUMBLE, "plan", path], capture_output=True, text=True, timeout=60)
        assert done.returncode != 0
        assert "To fix" in done.stderr


def test_the_checker_finds_each_fault(tmp_path):
    """Spoils a feasible plan in every way that the checker is about."""
    file = tmp_path / "town.txt"
    file.write_text(town(12, 3))
    instance, (made, _) = read(file), plan(file, "--iterations", "20")

    def spoiled(change) -> list[str]:
        other = copy.deepcopy(made)
        change(other)
        return faults(instance, other)

    assert spoiled(lambda plan: None) == []
    assert spoiled(lambda plan: plan["routes"][0]["stops"].reverse())
    assert spoiled(lambda plan: plan["routes"][0]["stops"].pop())
    assert spoiled(lambda plan: plan["routes"][0]["stops"].append(plan["routes"][0]["stops"][0]))
    assert spoiled(lambda plan: plan["routes"].append(plan["routes"][0]))
    assert spoiled(lambda plan: plan["unassigned"].append({"request": "1-2", "reason": "fleet"}))
    assert spoiled(lambda plan: plan.update(distance=plan["distance"] - 1))

    def merge(plan):
        plan["routes"] = [{"vehicle": "1", "stops": [stop for route in plan["routes"] for stop in route["stops"]]}]
        plan["vehicles"] = 1

    assert any("begins at" in fault for fault in spoiled(merge))
