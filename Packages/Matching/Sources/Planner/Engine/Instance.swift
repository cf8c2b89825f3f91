/// A problem as numbers: every visit, start, end and break is a node, and every table is indexed by nodes, requests, vehicles or places.
///
/// The nodes of request r are 2r (pickup) and 2r + 1 (delivery); those of vehicle v start at `firstStart` + 2v, followed by its end; breaks come last.
final class Instance {
    /// The visits of a request that the planner may move.
    enum Kind: UInt8 {
        /// The pickup and the delivery.
        case pair
        /// The delivery; the load is on board from the start.
        case deliveryFromStart
        /// The delivery; the pickup is one of the vehicle's fixed stops.
        case deliveryFromFixed
        /// The pickup.
        case pickup
        /// Nothing: all of it is fixed.
        case fixed
    }

    /// The greatest number of places for which all distances are kept, 50 MB.
    static let placesWithMatrix = 2_500

    private let arena = Arena()
    let problem: Problem
    let requests: Int
    let vehicles: Int
    let nodes: Int
    let firstStart: Int
    let firstBreak: Int

    let place: Block<Int32>
    let earliest: Block<Double>
    let latest: Block<Double>
    let service: Block<Double>
    let load: Block<Int32>
    /// The nodes of each vehicle that come first, and its breaks.
    let fixed: [[Int32]]
    let breaks: [[Int32]]
    let kind: Block<UInt8>
    /// The vehicle that a request belongs to, or -1.
    let pin: Block<Int32>
    let isPromised: Block<Bool>
    /// Whether the load of a request is on board from the start.
    let isOnBoard: Block<Bool>
    let hasOnBoard: Bool
    let capacity: Block<Int32>
    /// Vehicles of one class differ in their id only, so of the idle ones one is enough to look at.
    let vehicleClass: Block<Int32>
    let lastFixed: Block<Int32>
    let hasBreaks: Block<Bool>

    private let places: Int
    private let distances: Block<Double>
    private let durations: Block<Double>
    private let points: Block<SIMD2<Double>>
    private let hasMatrix: Bool
    private let hasDurations: Bool
    private let slowness: Double

    init(_ problem: Problem) throws(ProblemError) {
        let tables = try InstanceTables(problem)
        self.problem = problem
        (requests, vehicles) = (problem.requests.count, problem.vehicles.count)
        firstStart = 2 * requests
        firstBreak = firstStart + 2 * vehicles
        nodes = tables.place.count
        place = arena.block(tables.place, 0)
        earliest = arena.block(tables.earliest, 0)
        latest = arena.block(tables.latest, 0)
        service = arena.block(tables.service, 0)
        load = arena.block(tables.load, 0)
        (fixed, breaks) = (tables.fixed, tables.breaks)
        kind = arena.block(tables.kind.map(\.rawValue), 0)
        pin = arena.block(tables.pin, -1)
        // What is on board is promised by that.
        isPromised = arena.block(zip(problem.requests, tables.kind).map { $0.isPromised || $1 == .deliveryFromFixed }, false)
        isOnBoard = arena.block(problem.requests.map { $0.pickup == nil }, false)
        hasOnBoard = problem.requests.contains { $0.pickup == nil }
        capacity = arena.block(problem.vehicles.map { Int32(clamping: $0.capacity) }, 0)
        vehicleClass = arena.block(tables.vehicleClass, 0)
        let starts = firstStart
        lastFixed = arena.block(tables.fixed.enumerated().map { number, nodes in nodes.last ?? Int32(starts + 2 * number) }, 0)
        hasBreaks = arena.block(tables.breaks.map { !$0.isEmpty }, false)

        // One place more than the problem has is nowhere: no way and no time from or to it. Open routes end there.
        places = problem.travel.count + 1
        switch problem.travel {
        case .plane(let points, let speed):
            slowness = 1 / speed
            hasDurations = false
            hasMatrix = places <= Self.placesWithMatrix
            durations = arena.block(0, 0)
            self.points = arena.block(points.map { SIMD2($0.x, $0.y) } + [.zero], .zero)
            distances = arena.block(hasMatrix ? places * places : 0, 0)
            if hasMatrix {
                for from in 0..<places - 1 {
                    for to in 0..<places - 1 { distances[from * places + to] = Self.length(self.points[from] - self.points[to]) }
                }
            }
        case .matrix(let count, let given, let times):
            (slowness, hasMatrix, hasDurations) = (1, true, true)
            points = arena.block(0, .zero)
            distances = arena.block(places * places, 0)
            durations = arena.block(places * places, 0)
            for from in 0..<count {
                for to in 0..<count {
                    distances[from * places + to] = given[from * count + to]
                    durations[from * places + to] = times[from * count + to]
                }
            }
        }
    }

    @inline(__always)
    private static func length(_ way: SIMD2<Double>) -> Double { (way.x * way.x + way.y * way.y).squareRoot() }

    /// The distance between two places.
    @inline(__always)
    func distance(_ from: Int32, _ to: Int32) -> Double {
        if hasMatrix { return distances[Int(from) * places + Int(to)] }
        // The last place is nowhere.
        return max(from, to) == Int32(truncatingIfNeeded: places - 1) ? 0 : Self.length(points[from] - points[to])
    }

    /// The duration of a way between two places whose distance is known.
    @inline(__always)
    func duration(_ from: Int32, _ to: Int32, _ distance: Double) -> Double {
        hasDurations ? durations[Int(from) * places + Int(to)] : distance * slowness
    }

    @inline(__always)
    func start(of vehicle: Int) -> Int32 { Int32(truncatingIfNeeded: firstStart + 2 * vehicle) }

    @inline(__always)
    func end(of vehicle: Int) -> Int32 { Int32(truncatingIfNeeded: firstStart + 2 * vehicle + 1) }

    @inline(__always)
    func isBreak(_ node: Int32) -> Bool { node >= Int32(truncatingIfNeeded: firstBreak) }
}

// All properties are constants, and nothing writes to the memory behind the blocks after `init`, so threads only read. The memory belongs to the private arena,
// which lives as long as the instance.
extension Instance: @unchecked Sendable {}
