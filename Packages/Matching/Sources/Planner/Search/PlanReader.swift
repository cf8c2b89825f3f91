/// Reads the plan from kept routes: the times of stops, and why requests are left over.
final class PlanReader {
    private let instance: Instance
    private let routes: Routes
    private let absent: [Int32]

    init(_ instance: Instance, _ snapshot: Snapshot) throws(ProblemError) {
        self.instance = instance
        routes = try Routes(instance)
        absent = snapshot.absent
        for vehicle in 0..<instance.vehicles {
            routes.link(vehicle, snapshot.nodes(vehicle))
            routes.refresh(vehicle)
        }
    }

    func plan(iterations: Int, evaluations: Int) -> Plan {
        Plan(
            routes: (0..<instance.vehicles).filter { routes.stops[$0] > 0 }.map { Self.route($0, routes) },
            unassigned: absent.sorted().map { request in
                Unassigned(request: instance.problem.requests[Int(request)].id, obstacle: obstacle(Int(request)))
            },
            iterations: iterations, evaluations: evaluations)
    }

    /// A vehicle's route with its times, as early as possible.
    private static func route(_ vehicle: Int, _ routes: Routes) -> PlannedRoute {
        let instance = routes.instance
        let start = instance.start(of: vehicle)
        var (stops, breaks, last): ([PlannedStop], [PlannedBreak], Int32) = ([], [], start)
        for node in routes.content(vehicle) {
            let arrival = routes.ready[last] + routes.legTime[last]
            let begin = max(arrival, instance.earliest[node])
            if instance.isBreak(node) {
                breaks.append(PlannedBreak(position: stops.count, begin: begin, duration: instance.service[node]))
            } else {
                let stop = Stop(request: instance.problem.requests[Int(node >> 1)].id, kind: node & 1 == 0 ? .pickup : .delivery)
                stops.append(
                    PlannedStop(
                        stop: stop, place: Int(instance.place[node]), arrival: arrival, begin: begin, departure: routes.ready[node],
                        load: Int(routes.load[node])))
            }
            last = node
        }
        return PlannedRoute(
            vehicle: instance.problem.vehicles[vehicle].id, stops: stops, breaks: breaks, start: routes.ready[start],
            end: routes.ready[instance.end(of: vehicle)], distance: routes.distance[vehicle])
    }

    /// The obstacle to a request on the vehicle that comes closest to serving it: nothing but the other requests, if one could serve it alone.
    private func obstacle(_ request: Int) -> Obstacle {
        let pin = Int(instance.pin[request])
        var found: Obstacle = instance.vehicles == 0 ? .fleet : .capacity
        var lastClass: Int32 = -1
        for vehicle in pin >= 0 ? pin..<pin + 1 : 0..<instance.vehicles where instance.vehicleClass[vehicle] != lastClass {
            lastClass = instance.vehicleClass[vehicle]
            guard let obstacle = Self.obstacleAlone(request, vehicle, routes) else { return .fleet }
            if obstacle == .shift || obstacle == .window && found == .capacity { found = obstacle }
        }
        return found
    }

    /// The obstacle that keeps a vehicle from serving a request right after its fixed stops and nothing else; nil if nothing does.
    private static func obstacleAlone(_ request: Int, _ vehicle: Int, _ routes: Routes) -> Obstacle? {
        let instance = routes.instance
        let kind = Instance.Kind(rawValue: instance.kind[request])
        let load = abs(instance.load[2 * request])
        var last = instance.lastFixed[vehicle]
        if kind != .deliveryFromFixed, load > instance.capacity[vehicle] { return .capacity }
        var time = routes.ready[last]
        let visits = [kind == .pair || kind == .pickup ? 2 * request : nil, kind == .pickup ? nil : 2 * request + 1].compactMap { $0 }
        for node in visits {
            let (from, to) = (routes.place[last], instance.place[node])
            time = max(time + instance.duration(from, to, instance.distance(from, to)), instance.earliest[node])
            if time > instance.latest[node] { return .window }
            time += instance.service[node]
            last = Int32(node)
        }
        let (from, end) = (instance.place[last], instance.end(of: vehicle))
        let back = time + instance.duration(from, instance.place[end], instance.distance(from, instance.place[end]))
        return back > instance.latest[end] ? .shift : nil
    }
}
