"""Plans published problems with another solver, on one core, and prints a line of JSON for each: name, vehicles, distance, seconds.

    counterparts.py vroom|pyvrp SECONDS FILE...

Both count in whole numbers, so that lengths and times are thousandths, rounded; vehicles cost more than any way, so that fewer of them come first.
"""

import json
import sys
import time
from datetime import timedelta
from pathlib import Path

from feasibility import Instance, read, route_faults

SCALE = 1_000
VEHICLE_COST = 10_000 * SCALE
# What rounding may add up to on a route of a hundred stops.
ROUNDING = 0.1


def scaled(number: float) -> int:
    return round(number * SCALE)


def matrix(instance: Instance) -> list[list[int]]:
    places = range(len(instance.tasks))
    return [[scaled(instance.distance(one, other)) for other in places] for one in places]


def pickups(instance: Instance) -> list[int]:
    """The numbers of the tasks that pick up, in the order of the file."""
    return [number for number, task in enumerate(instance.tasks) if task.delivery]


def plan_with_vroom(instance: Instance, seconds: float) -> tuple[list[list[int]], float]:
    import numpy
    import vroom

    def step(number: int) -> vroom.ShipmentStep:
        task = instance.tasks[number]
        return vroom.ShipmentStep(
            id=number, location=number, default_service=scaled(task.service), time_windows=[vroom.TimeWindow(scaled(task.ready), scaled(task.due))]
        )

    problem = vroom.Input()
    problem.set_durations_matrix("car", numpy.array(matrix(instance), dtype=numpy.uint32))
    depot = instance.tasks[0]
    for number in range(instance.vehicles):
        problem.add_vehicle(
            vroom.Vehicle(
                number + 1, start=0, end=0, capacity=[int(instance.capacity)], time_window=vroom.TimeWindow(scaled(depot.ready), scaled(depot.due)),
                costs=vroom.VehicleCosts(fixed=VEHICLE_COST),
            )
        )  # fmt: skip
    for number in pickups(instance):
        task = instance.tasks[number]
        problem.add_shipment(step(number), step(task.delivery), amount=vroom.Amount([int(task.demand)]))
    start = time.monotonic()
    solved = problem.solve(exploration_level=5, nb_threads=1, timeout=timedelta(seconds=seconds))
    elapsed = time.monotonic() - start
    steps = solved.routes[solved.routes["type"].isin(["pickup", "delivery"])]
    return [[int(number) for number in route["id"]] for _, route in steps.groupby("vehicle_id", sort=True)], elapsed


def plan_with_pyvrp(instance: Instance, seconds: float) -> tuple[list[list[int]], float]:
    import pyvrp

    model = pyvrp.Model()
    places = [model.add_location(task.x, task.y) for task in instance.tasks]
    lengths = matrix(instance)
    for one, row in enumerate(lengths):
        for other, length in enumerate(row):
            model.add_edge(places[one], places[other], distance=length, duration=length)
    start = instance.tasks[0]
    depot = model.add_depot(places[0])
    model.add_vehicle_type(
        instance.vehicles, int(instance.capacity), depot, depot, fixed_cost=VEHICLE_COST, tw_early=scaled(start.ready), tw_late=scaled(start.due)
    )
    numbers = pickups(instance)
    for number in numbers:
        pickup = instance.tasks[number]
        delivery = instance.tasks[pickup.delivery]
        model.add_shipment(
            places[number], places[pickup.delivery], scaled(pickup.ready), scaled(pickup.due), scaled(pickup.service),
            scaled(delivery.ready), scaled(delivery.due), scaled(delivery.service), int(pickup.demand),
        )  # fmt: skip
    begun = time.monotonic()
    best = model.solve(pyvrp.stop.MaxRuntime(seconds), seed=1, collect_stats=False, display=False).best
    elapsed = time.monotonic() - begun
    if not best.is_feasible():
        return [], elapsed
    routes = [
        [numbers[stop.idx] if stop.is_pickup() else instance.tasks[numbers[stop.idx]].delivery for stop in route.schedule() if stop.is_shipment()]
        for route in best.routes()
    ]
    return routes, elapsed


SOLVERS = {"vroom": plan_with_vroom, "pyvrp": plan_with_pyvrp}


def outcome(path: Path, solver: str, seconds: float) -> dict:
    """The vehicles and the distance of a solver's plan, which is checked here, and the solver's time; no vehicles if it leaves tasks over."""
    instance = read(path)
    routes, elapsed = SOLVERS[solver](instance, seconds)
    served = sorted(place for route in routes for place in route)
    if served != list(range(1, len(instance.tasks))):
        return {"name": path.stem, "vehicles": None, "distance": None, "seconds": elapsed}
    wrong = [fault for route in routes for fault in route_faults(instance, route, tolerance=ROUNDING)]
    if wrong:
        raise SystemExit(f"{solver} planned {path.stem} wrong: {wrong}")
    distance = sum(instance.distance(one, other) for route in routes for one, other in zip([0, *route], [*route, 0]))
    return {"name": path.stem, "vehicles": len(routes), "distance": distance, "seconds": elapsed}


if __name__ == "__main__":
    for file in sys.argv[3:]:
        print(json.dumps(outcome(Path(file), sys.argv[1], float(sys.argv[2]))), flush=True)
