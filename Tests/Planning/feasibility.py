"""Checks plans against their problems, step by step and from the files alone.

It reads Li and Lim's and Solomon's text formats by their published descriptions, and shares nothing with the planner but the JSON of the plan.
"""

import json
import math
import sys
from dataclasses import dataclass
from pathlib import Path

TOLERANCE = 1e-6


@dataclass(frozen=True)
class Task:
    x: float
    y: float
    demand: float
    ready: float
    due: float
    service: float
    # The numbers of the counterparts; 0 if there is none.
    pickup: int = 0
    delivery: int = 0


@dataclass(frozen=True)
class Instance:
    vehicles: int
    capacity: float
    tasks: list[Task]
    has_pairs: bool

    def distance(self, one: int, other: int) -> float:
        return math.hypot(self.tasks[one].x - self.tasks[other].x, self.tasks[one].y - self.tasks[other].y)


def read_pairs(text: str) -> Instance:
    """Li and Lim: vehicles, capacity, speed; then number, x, y, demand, ready, due, service, pickup, delivery."""
    head, *rows = (line.split() for line in text.splitlines() if line.strip())
    tasks = [Task(*map(float, row[1:7]), int(row[7]), int(row[8])) for row in rows]
    return Instance(int(head[0]), float(head[1]), tasks, True)


def read_solomon(text: str) -> Instance:
    """Solomon: two tables; the customers' one has number, x, y, demand, ready, due, service."""
    numbers = [[float(word) for word in line.split()] for line in text.splitlines() if line.split() and all(is_number(word) for word in line.split())]
    (vehicles, capacity), *rows = numbers
    return Instance(int(vehicles), capacity, [Task(*row[1:7]) for row in rows], False)


def is_number(word: str) -> bool:
    try:
        float(word)
    except ValueError:
        return False
    return True


def faults(instance: Instance, plan: dict) -> list[str]:
    """All that is wrong with a plan."""
    found = [f"{left['request']} isn't served" for left in plan["unassigned"]]
    routes = [[stop["place"] for stop in route["stops"]] for route in plan["routes"]]
    if len(routes) > instance.vehicles or plan["vehicles"] != len(routes):
        found.append(f"{len(routes)} routes of {instance.vehicles} vehicles, said to be {plan['vehicles']}")
    if len({route["vehicle"] for route in plan["routes"]}) != len(routes):
        found.append("a vehicle drives twice")
    visited = sorted(place for route in routes for place in route)
    if visited != list(range(1, len(instance.tasks))):
        found.append("not every task is visited once")
    for route in routes:
        found += route_faults(instance, route)
    total = sum(instance.distance(one, other) for route in routes for one, other in zip([0, *route], [*route, 0]))
    if abs(total - plan["distance"]) > TOLERANCE * max(1, total):
        found.append(f"the distance is {total}, said to be {plan['distance']}")
    return found


def route_faults(instance: Instance, route: list[int], tolerance: float = TOLERANCE) -> list[str]:
    found = []
    tasks, depot = instance.tasks, instance.tasks[0]
    time, load, seen = depot.ready, 0.0, set()
    if not instance.has_pairs:
        load = sum(tasks[place].demand for place in route)
        if load > instance.capacity:
            found.append(f"{route} starts with {load}")
    for before, place in zip([0, *route], route):
        task = tasks[place]
        time = max(time + instance.distance(before, place), task.ready)
        if time > task.due + tolerance:
            found.append(f"task {place} begins at {time}, after {task.due}")
        time += task.service
        load += task.demand if instance.has_pairs else -task.demand
        if not -tolerance <= load <= instance.capacity + tolerance:
            found.append(f"a load of {load} behind task {place}")
        seen.add(place)
        if task.pickup and task.pickup not in seen:
            found.append(f"task {place} is delivered before or without its pickup {task.pickup} on this route")
        if task.delivery and task.delivery not in route:
            found.append(f"task {place} is picked up, and its delivery {task.delivery} isn't on this route")
    if route and time + instance.distance(route[-1], 0) > depot.due + tolerance:
        found.append(f"{route} ends at {time + instance.distance(route[-1], 0)}, after {depot.due}")
    return found


def read(path: Path) -> Instance:
    text = path.read_text()
    return read_solomon(text) if "VEHICLE" in text.upper() else read_pairs(text)


if __name__ == "__main__":
    wrong = faults(read(Path(sys.argv[1])), json.loads(Path(sys.argv[2]).read_text()))
    sys.stdout.write("".join(f"{fault}\n" for fault in wrong) or "feasible\n")
    sys.exit(1 if wrong else 0)
