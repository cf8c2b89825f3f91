import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Follows the orders: opens jobs, keeps them in step, ends them.
struct OrderFollower: Sendable {
    let projection: OrderProjection
    let opening: JobOpening
    let progress: JobProgress
    let announcements: Announcements
    private let jobs = JobRepository()

    init(projection: OrderProjection, opening: JobOpening, progress: JobProgress, announcements: Announcements) {
        self.projection = projection
        self.opening = opening
        self.progress = progress
        self.announcements = announcements
    }

    /// Takes an event; one that was taken before changes nothing.
    func take(_ event: OrderMoved, at now: Date, in transaction: Transaction) throws {
        guard try projection.record(event, in: transaction) else { return }
        if let job = try jobs.current(ofOrder: event.order, in: transaction) {
            try progress.follow(event.to, of: job, driver: event.driver, bags: event.bags, at: now, in: transaction)
        }
        switch event.to {
        case .accepted: try opening.open(.pickup, for: event, at: now, in: transaction)
        case .ready: try opening.open(.delivery, for: event, at: now, in: transaction)
        default: break
        }
        try announcements.boardChanged(event.order, in: transaction)
    }
}
