import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Keeps jobs and stops in step with the orders' stages.
///
/// A driver's report arrives here twice: directly, and with the order's event. Jobs and stops only go forward, so the second time changes nothing.
struct JobProgress: Sendable {
    let settings: FleetSettings
    let board: OfferBoard
    let publisher: FleetPublisher
    private let drivers = DriverRepository()
    private let jobs = JobRepository()
    private var trips: TripKeeper { TripKeeper(settings: settings) }

    init(settings: FleetSettings, board: OfferBoard, publisher: FleetPublisher) {
        self.settings = settings
        self.board = board
        self.publisher = publisher
    }

    /// Updates a job and its stops for a stage that its order has reached.
    ///
    /// - Parameters:
    ///   - job: the order's open job.
    ///   - driver: the order's driver in that stage.
    ///   - bags: the number of bags in that stage; nil keeps the job's.
    func follow(_ stage: Stage, of job: JobRecord, driver: Int?, bags: Int?, at now: Date, in transaction: Transaction) throws {
        switch stage {
        case .accepted, .ready: return try end(job, as: .released, at: now, in: transaction)
        case .canceled, .rejected: return try end(job, as: .withdrawn, at: now, in: transaction)
        default: break
        }
        if job.status == .offered, let driver { try adopt(job, driver, at: now, in: transaction) }
        if let bags, bags != job.bags { try transaction.execute("UPDATE fleet_job SET bags = \(bags) WHERE id = \(job.id)") }
        let door: StopKind = job.kind == .delivery ? .dropoff : .pickup
        switch stage {
        case .enRoutePickup: try mark(job, door, .customer, .enRoute, at: now, in: transaction)
        case .arrivedPickup, .arrivedDropoff: try mark(job, door, .customer, .arrived, at: now, in: transaction)
        case .pickedUp:
            try mark(job, door, .customer, .done, at: now, in: transaction)
            try mark(job, .dropoff, .plant, .enRoute, at: now, in: transaction)
        case .pickupFailed:
            try mark(job, door, .customer, .failed, at: now, in: transaction)
            try end(job, as: .finished, at: now, in: transaction)
        case .atFacility:
            try mark(job, .dropoff, .plant, .done, at: now, in: transaction)
            try end(job, as: .finished, at: now, in: transaction)
        case .outForDelivery:
            try mark(job, .pickup, .plant, .done, at: now, in: transaction)
            try mark(job, door, .customer, .enRoute, at: now, in: transaction)
        case .delivered:
            try mark(job, door, .customer, .done, at: now, in: transaction)
            try end(job, as: .finished, at: now, in: transaction)
        case .deliveryFailed: try turnBack(job, at: now, in: transaction)
        case .returning:
            try turnBack(job, at: now, in: transaction)
            try mark(job, .dropoff, .plant, .enRoute, at: now, in: transaction)
        default: break
        }
    }

    /// Fails a delivery's stop at the customer's door and adds one at the plant, once.
    func turnBack(_ job: JobRecord, at now: Date, in transaction: Transaction) throws {
        guard try mark(job, .dropoff, .customer, .failed, at: now, in: transaction) else { return }
        // What wasn't bought on the way is bought with the next delivery.
        try removeStores(of: job, in: transaction)
        let last = try jobs.stops(of: [job.id], in: transaction)[job.id]?.last?.position ?? 1
        try NewStop.insert([NewStop.Place(stop: .plant(.dropoff, settings), job: job.id, position: last + 1)], in: transaction)
    }

    /// Removes the stops at stores that weren't made.
    private func removeStores(of job: JobRecord, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM fleet_stop WHERE job_id = \(job.id) AND place = \(StopPlace.store) AND status <> \(StopStatus.done)")
    }

    /// Moves a stop forward.
    ///
    /// - Parameter stop: the id of one of several stops of the same kind; nil where there is one.
    /// - Returns: false when the stop has come that far already.
    @discardableResult
    func mark(
        _ job: JobRecord, _ kind: StopKind, _ place: StopPlace, _ status: StopStatus, only stop: Int? = nil, at now: Date, in transaction: Transaction
    ) throws -> Bool {
        let earlier: [StopStatus] =
            switch status {
            case .pending: []
            case .enRoute: [.pending]
            case .arrived: [.pending, .enRoute]
            case .done, .failed: [.pending, .enRoute, .arrived]
            }
        let own: SQL = stop.map { "AND id = \($0)" } ?? ""
        let changed = try transaction.execute(
            """
            UPDATE fleet_stop SET status = \(status), changed_at = \(now)
            WHERE job_id = \(job.id) AND kind = \(kind) AND place = \(place) AND status IN \(list: earlier) \(sql: own)
            """)
        guard changed > 0 else { return false }
        try transaction.execute("UPDATE fleet_job SET status = \(JobStatus.started) WHERE id = \(job.id) AND status = \(JobStatus.accepted)")
        // The job as it was passed may be from before its driver had it.
        let marked = try jobs.get(job.id, in: transaction)
        try publisher.updated(marked, in: transaction)
        try publisher.stopsChanged(by: marked, in: transaction)
        return true
    }

    /// Takes over a driver whom somebody assigned to the order outside Fleet.
    func adopt(_ job: JobRecord, _ driver: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE fleet_job SET status = \(JobStatus.accepted), driver_id = \(driver), accepted_at = \(now) WHERE id = \(job.id)")
        if try !drivers.occupy(driver, with: job.id, in: transaction) {
            try trips.join(driver, in: transaction)
            try publisher.stopsChanged(by: jobs.get(job.id, in: transaction), in: transaction)
        }
        try board.close(job.id, MatchDecision(driver: driver), at: now, in: transaction)
    }

    /// Ends a job and frees its driver, whose page then loads the offers that are open.
    func end(_ job: JobRecord, as status: JobStatus, at now: Date, in transaction: Transaction) throws {
        let changed = try transaction.execute(
            """
            UPDATE fleet_job SET status = \(status), finished_at = \(now)
            WHERE id = \(job.id) AND status IN \(list: [JobStatus.offered, .accepted, .started])
            """)
        guard changed > 0 else { return }
        if status == .finished { try removeStores(of: job, in: transaction) }
        let ended = try jobs.get(job.id, in: transaction)
        try publisher.stopsChanged(by: ended, in: transaction)
        try trips.leave(ended, at: now, in: transaction)
        try board.close(job.id, nil, at: now, in: transaction)
        try publisher.updated(ended, in: transaction)
        if status == .finished { try publisher.finished(ended, basePayCents: settings.basePayCents, in: transaction) }
    }
}
