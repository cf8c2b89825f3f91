import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// The stops that a driver has yet to make, in the order in which they are made.
struct StopsAhead: Sendable {
    /// The stops: first the one where the driver is, or to which the driver has set off, then the others as they are planned.
    let stops: [StopRecord]
    /// The time at which the driver was done with the place before the first of these, also where the order was canceled or taken back; nil where there was
    /// none.
    let since: Date?
    private let jobs: [Int: JobRecord]

    /// Reads the stops of a driver's jobs under way.
    init(of driver: Int, in transaction: Transaction) throws {
        let repository = JobRepository()
        let active = try repository.active(ofDriver: driver, in: transaction)
        jobs = Dictionary(active.map { ($0.id, $0) }) { first, _ in first }
        guard !active.isEmpty else {
            (stops, since) = ([], nil)
            return
        }
        let all = try repository.stops(of: active.map(\.id), in: transaction).values.joined()
        // What the driver has behind belongs to jobs that are over, too: a door may have been left without its stop's end.
        let ends = [try repository.lastEnd(ofDriver: driver, in: transaction)] + all.filter(\.status.isFinal).map(\.changedAt)
        since = ends.compactMap { $0 }.max()
        stops = all.filter { !$0.status.isFinal }.sorted {
            (Self.rank($0), TripRepository.place($0).0, TripRepository.place($0).1) < (Self.rank($1), TripRepository.place($1).0, TripRepository.place($1).1)
        }
    }

    /// Returns the order whose stop it is.
    func order(of stop: StopRecord) -> Int? { jobs[stop.jobID]?.orderID }

    /// Returns the number of places where the driver stops before an order's door; nil where the door isn't ahead. Stops at one place count once.
    func stopsBefore(_ order: Int) -> Int? {
        guard let door = stops.firstIndex(where: { $0.place == .customer && jobs[$0.jobID]?.orderID == order }) else { return nil }
        var (count, next) = (0, stops[door].coordinate)
        for stop in stops[..<door].reversed() where stop.coordinate != next { (count, next) = (count + 1, stop.coordinate) }
        return count
    }

    /// The jobs whose door is next, and to which the driver has set off or has come.
    var approached: [JobRecord] {
        let doors = stops.filter { $0.place == .customer && [.enRoute, .arrived].contains($0.status) }
        return doors.compactMap { jobs[$0.jobID] }.filter { stopsBefore($0.orderID) == 0 }
    }

    /// Returns 0 for a stop where the driver is, 1 for a pickup to which the driver said to have set off, and 2 for others: a door of a delivery counts as
    /// set off to as soon as its bags are loaded, and the plant as soon as bags were picked up.
    private static func rank(_ stop: StopRecord) -> Int {
        switch (stop.status, stop.kind, stop.place) {
        case (.arrived, _, _): 0
        case (.enRoute, .pickup, .customer): 1
        default: 2
        }
    }
}
