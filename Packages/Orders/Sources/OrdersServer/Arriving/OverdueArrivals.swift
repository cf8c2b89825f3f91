import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Tells customers another time before the one that they were told has passed, as where a driver's position isn't known any more.
struct OverdueArrivals: Sendable {
    let database: any Database
    let clock: any Clock
    let estimates: any ArrivalEstimates
    let arrivals: OrderArrivals
    let hints: HintPublisher
    private let repository = OrderRepository()

    /// The seconds before the end of a time at which another one is told.
    static let notice: TimeInterval = 60
    /// The seconds within which a driver on the way is expected whose position isn't known.
    static let unknownWay: TimeInterval = 900
    /// The most orders of a transaction, so that other writers don't wait long.
    private static let batch = 100

    init(database: any Database, clock: any Clock, estimates: any ArrivalEstimates, arrivals: OrderArrivals, hints: HintPublisher) {
        (self.database, self.clock, self.estimates, self.arrivals, self.hints) = (database, clock, estimates, arrivals, hints)
    }

    func run() async throws {
        let now = clock.now
        let limit = now.addingTimeInterval(Self.notice)
        var count = Self.batch
        while count == Self.batch, !Task.isCancelled {
            let isDue = try await database.read { try !repository.overdue(at: limit, limit: 1, in: $0).isEmpty }
            guard isDue else { return }
            count = try await database.write { transaction in
                let overdue = try repository.overdue(at: limit, limit: Self.batch, in: transaction)
                let changes = try overdue.flatMap { try arrivals.tell(next($0, at: now, in: transaction), $0, in: transaction) }
                transaction.afterCommit { [hints] in changes.forEach(hints.publish) }
                return overdue.count
            }
        }
    }

    /// Returns the time that holds from now on; nil where nobody can tell, as while laundry that is late is being washed.
    private func next(_ expected: OrderExpectation, at now: Date, in transaction: Transaction) throws -> ETARange? {
        switch expected.stage {
        case .placed, .accepted, .pickupAssigned:
            Arrival.pickup(.asap, window: nil, at: now, wait: try estimates.wait(for: .pickup, area: expected.area, at: now, in: transaction))
        case .deliveryAssigned: try delivery(expected, at: now, in: transaction)
        case .enRoutePickup, .outForDelivery: Self.soon(now)
        case .canceled:
            switch expected.bagReturn?.status {
            case .assigned: try delivery(expected, at: now, in: transaction)
            case .onTheWay: Self.soon(now)
            case .waiting, .arrived, .returned, .failed, nil: nil
            }
        default: nil
        }
    }

    private func delivery(_ expected: OrderExpectation, at now: Date, in transaction: Transaction) throws -> ETARange {
        Arrival.soon(now, try estimates.wait(for: .delivery, area: expected.area, at: now, in: transaction))
    }

    /// Returns the time of a driver on the way whose position isn't known.
    private static func soon(_ now: Date) -> ETARange { Arrival.soon(now, ArrivalWait(median: 0, late: unknownWay)) }
}
