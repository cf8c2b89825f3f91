/// The orders in which absent requests return, as a key of each request; the least comes first.
final class OrderKeys {
    /// The orders besides the random one.
    enum Order: Int, CaseIterable {
        case load, far, near, narrow, early, late
    }

    private let arena = Arena()
    private let keys: Block<Double>
    private let requests: Int

    init(_ instance: Instance) {
        requests = instance.requests
        keys = arena.block(Order.allCases.count * requests, 0)
        let depot = instance.vehicles > 0 ? instance.place[instance.start(of: 0)] : 0
        for (number, request) in instance.problem.requests.enumerated() {
            let visits = [request.pickup, request.delivery].compactMap { $0 }
            let away = visits.map { instance.distance(depot, Int32($0.place)) }.max() ?? 0
            let width = visits.map { $0.window.latest - $0.window.earliest }.reduce(0, +)
            let values = [
                -Double(request.load), -away, away, width, visits.map(\.window.earliest).min() ?? 0, -(visits.map(\.window.latest).max() ?? 0),
            ]
            for (order, value) in values.enumerated() { keys[order * requests + number] = value }
        }
    }

    @inline(__always)
    func key(_ order: Order, _ request: Int32) -> Double { keys[order.rawValue * requests + Int(request)] }
}
