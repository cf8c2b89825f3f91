/// The checks of a problem, and its columns before they become the instance's blocks.
struct InstanceTables {
    /// Times and distances beyond this would lose too many digits.
    private static let limit = 1e12

    private(set) var place: [Int32] = []
    private(set) var earliest: [Double] = []
    private(set) var latest: [Double] = []
    private(set) var service: [Double] = []
    private(set) var load: [Int32] = []
    private(set) var fixed: [[Int32]] = []
    private(set) var breaks: [[Int32]] = []
    private(set) var kind: [Instance.Kind] = []
    private(set) var pin: [Int32] = []
    private(set) var vehicleClass: [Int32] = []

    init(_ problem: Problem) throws(ProblemError) {
        try Self.check(problem.travel)
        let requestNumbers = try Self.numbers(problem.requests.map(\.id))
        let vehicleNumbers = try Self.numbers(problem.vehicles.map(\.id))
        for request in problem.requests {
            guard request.pickup != nil || request.delivery != nil else { throw .noVisit(request.id) }
            guard (0...Int(Int32.max / 4)).contains(request.load) else { throw .badNumber(request.id) }
            try add(request.pickup, load: request.load, of: request.id, problem)
            try add(request.delivery, load: -request.load, of: request.id, problem)
            if request.pickup == nil { kind.append(.deliveryFromStart) } else { kind.append(request.delivery == nil ? .pickup : .pair) }
            if let id = request.vehicle {
                guard let number = vehicleNumbers[id] else { throw .unknownVehicle(id, request: request.id) }
                pin.append(Int32(number))
            } else {
                pin.append(-1)
            }
        }
        let nowhere = problem.travel.count
        for vehicle in problem.vehicles {
            guard vehicle.capacity >= 0 else { throw .badNumber(vehicle.id) }
            try add(Visit(place: vehicle.start, window: vehicle.shift), load: 0, of: vehicle.id, problem)
            if let end = vehicle.end {
                try add(Visit(place: end, window: vehicle.shift), load: 0, of: vehicle.id, problem)
            } else {
                add(place: nowhere, vehicle.shift, service: 0, load: 0)
            }
        }
        for vehicle in problem.vehicles {
            breaks.append([])
            for rest in vehicle.breaks {
                guard rest.duration >= 0, rest.duration <= Self.limit, Self.isSound(rest.window) else { throw .badNumber(vehicle.id) }
                breaks[breaks.count - 1].append(Int32(place.count))
                add(place: vehicle.start, rest.window, service: rest.duration, load: 0)
            }
        }
        for (number, vehicle) in problem.vehicles.enumerated() { try fix(vehicle, number, requestNumbers, problem) }
        classify(problem)
    }

    private mutating func add(_ visit: Visit?, load: Int, of owner: String, _ problem: Problem) throws(ProblemError) {
        guard let visit else { return add(place: 0, .always, service: 0, load: load) }
        guard visit.place >= 0, visit.place < problem.travel.count else { throw .unknownPlace(visit.place, of: owner) }
        guard visit.service >= 0, visit.service < Self.limit, Self.isSound(visit.window) else { throw .badNumber(owner) }
        add(place: visit.place, visit.window, service: visit.service, load: load)
    }

    private mutating func add(place: Int, _ window: TimeWindow, service: Double, load: Int) {
        self.place.append(Int32(place))
        earliest.append(window.earliest)
        latest.append(window.latest)
        self.service.append(service)
        self.load.append(Int32(load))
    }

    private mutating func fix(_ vehicle: Vehicle, _ number: Int, _ requests: [String: Int], _ problem: Problem) throws(ProblemError) {
        var nodes: [Int32] = []
        for stop in vehicle.fixedStops {
            guard let request = requests[stop.request] else { throw .unknownStop(stop, vehicle: vehicle.id) }
            let (isPickup, was) = (stop.kind == .pickup, kind[request])
            switch (isPickup, was) {
            case (true, .pair): kind[request] = .deliveryFromFixed
            case (true, .pickup): kind[request] = .fixed
            case (false, .deliveryFromFixed) where pin[request] == Int32(number): kind[request] = .fixed
            // What is on board from the start counts as loaded on this vehicle.
            case (false, .deliveryFromStart): kind[request] = .fixed
            default: throw .unknownStop(stop, vehicle: vehicle.id)
            }
            guard pin[request] == -1 || pin[request] == Int32(number) else { throw .unknownStop(stop, vehicle: vehicle.id) }
            pin[request] = Int32(number)
            nodes.append(Int32(2 * request + (isPickup ? 0 : 1)))
        }
        fixed.append(nodes)
    }

    private mutating func classify(_ problem: Problem) {
        var classes: [Vehicle: Int32] = [:]
        for (number, vehicle) in problem.vehicles.enumerated() {
            var like = vehicle
            // A vehicle that has to do something, or that a request waits for, is like no other.
            if vehicle.fixedStops.isEmpty { like.id = "" }
            let next = Int32(classes.count)
            classes[like, default: next] = classes[like] ?? next
            vehicleClass.append(classes[like] ?? Int32(number))
        }
    }

    private static func isSound(_ window: TimeWindow) -> Bool { abs(window.earliest) <= limit && abs(window.latest) <= limit }

    private static func numbers(_ ids: [String]) throws(ProblemError) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for (number, id) in ids.enumerated() {
            guard numbers.updateValue(number, forKey: id) == nil else { throw .repeatedID(id) }
        }
        return numbers
    }

    private static func check(_ travel: Travel) throws(ProblemError) {
        let isSound =
            switch travel {
            case .plane(let points, let speed): speed > 0 && speed.isFinite && points.allSatisfy { abs($0.x) < limit && abs($0.y) < limit }
            case .matrix(let count, let distances, let durations):
                count >= 0 && distances.count == count * count && durations.count == count * count
                    && (distances + durations).allSatisfy { $0 >= 0 && $0 < limit }
            }
        guard isSound else { throw .badNumber("The travel") }
    }
}
