import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Gives jobs to drivers: one job has one driver, one driver one job.
struct JobAcceptance: Sendable {
    let stages: any OrderStages
    let board: OfferBoard
    let announcements: Announcements
    private let drivers = DriverRepository()
    private let jobs = JobRepository()

    init(stages: any OrderStages, board: OfferBoard, announcements: Announcements) {
        self.stages = stages
        self.board = board
        self.announcements = announcements
    }

    /// A driver accepts an offer. The conditional UPDATE decides who of several wins.
    func accept(_ id: Int, by driver: Int, deviceTime: Date?, at now: Date, in transaction: Transaction) throws -> Job {
        let won = try transaction.execute(
            """
            UPDATE fleet_job SET status = \(JobStatus.accepted), driver_id = \(driver), accepted_at = \(now)
            WHERE id = \(id) AND status = \(JobStatus.offered) AND EXISTS (
                SELECT 1 FROM fleet_offer WHERE job_id = \(id) AND driver_id = \(driver) AND status = \(OfferStatus.offered) AND expires_at > \(now))
            """)
        guard won == 1 else {
            try refuse(id, driver, in: transaction)
            return try jobs.taken(id, in: transaction)
        }
        let move = StageMove(order: 0, stage: .pickupAssigned, person: driver, role: .driver, driver: driver, deviceTime: deviceTime)
        return try give(id, to: driver, with: move, busy: Strings.driverBusy, at: now, in: transaction)
    }

    /// A driver declines an offer. It makes no difference when the offer is over.
    func decline(_ id: Int, by driver: Int, at now: Date, in transaction: Transaction) throws -> Job {
        guard let offer = try board.lastOffer(of: id, to: driver, in: transaction) else { throw APIError.notFound() }
        if offer.status == .offered {
            try transaction.execute(
                "UPDATE fleet_offer SET status = \(OfferStatus.declined), answered_at = \(now) WHERE id = \(offer.id)")
            try drivers.clearUnanswered(driver, in: transaction)
        }
        return try jobs.get(id, in: transaction).offered(jobs.stops(of: [id], in: transaction)[id] ?? [], status: .declined, until: nil)
    }

    /// A dispatcher gives an order that waits for a driver to one, whether it was offered to that driver or not.
    func assign(order: Int, to driver: Int, by dispatcher: Int, deviceTime: Date?, at now: Date, in transaction: Transaction) throws -> Job {
        guard try drivers.find(driver, in: transaction) != nil, try OrderProjection.isKnown(order, in: transaction) else {
            throw APIError.notFound()
        }
        guard let job = try jobs.current(ofOrder: order, in: transaction) else { throw APIError.conflict(Strings.notWaiting, code: "not_assignable") }
        let won = try transaction.execute(
            """
            UPDATE fleet_job SET status = \(JobStatus.accepted), driver_id = \(driver), accepted_at = \(now)
            WHERE id = \(job.id) AND status = \(JobStatus.offered)
            """)
        guard won == 1 else { throw APIError.conflict(Strings.notWaiting, code: "job_taken") }
        let move = StageMove(order: order, stage: .pickupAssigned, person: dispatcher, role: .dispatcher, driver: driver, deviceTime: deviceTime)
        return try give(job.id, to: driver, with: move, busy: Strings.assignedDriverBusy, at: now, in: transaction)
    }

    /// What follows once a driver has won the job: driver, order and the other offers, or nothing at all.
    private func give(
        _ id: Int, to driver: Int, with move: StageMove, busy: String, at now: Date, in transaction: Transaction
    ) throws -> Job {
        guard try drivers.occupy(driver, with: id, in: transaction) else { throw APIError.conflict(busy, code: "driver_busy") }
        let job = try jobs.get(id, in: transaction)
        var move = move
        move.order = job.orderID
        move.stage = job.assignedStage
        do {
            try stages.move(move, in: transaction)
        } catch let error as APIError where error.code == "illegal_transition" {
            // The order was stopped a moment ago, and its job will be withdrawn.
            throw APIError.conflict(Strings.jobWithdrawn, code: "job_withdrawn")
        }
        try board.settle(id, winner: driver, at: now, in: transaction)
        try announcements.accepted(job, in: transaction)
        return try jobs.taken(id, in: transaction)
    }

    /// Throws why a driver can't have a job, unless the driver has it already.
    private func refuse(_ id: Int, _ driver: Int, in transaction: Transaction) throws {
        guard let job = try jobs.find(id, in: transaction), let offer = try board.lastOffer(of: id, to: driver, in: transaction) else {
            throw APIError.notFound()
        }
        if job.driverID == driver, job.status.isActive || job.status == .finished { return }
        switch job.status {
        case .withdrawn: throw APIError.conflict(Strings.jobWithdrawn, code: "job_withdrawn")
        case .accepted, .started, .finished: throw APIError.conflict(Strings.jobTaken, code: "job_taken")
        default:
            let isBusy = try !jobs.active(ofDriver: driver, in: transaction).isEmpty
            if offer.status == .withdrawn, isBusy { throw APIError.conflict(Strings.driverBusy, code: "driver_busy") }
            throw APIError.conflict(Strings.offerExpired, code: "offer_expired")
        }
    }
}
