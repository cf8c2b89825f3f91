import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Gives jobs to drivers: each job to one driver, and each driver one job at a time.
struct JobAcceptance: Sendable {
    let stages: any OrderStages
    let board: OfferBoard
    let publisher: FleetPublisher
    private let drivers = DriverRepository()
    private let jobs = JobRepository()
    private let offers = OfferRepository()

    init(stages: any OrderStages, board: OfferBoard, publisher: FleetPublisher) {
        self.stages = stages
        self.board = board
        self.publisher = publisher
    }

    /// Accepts an offer for a driver. Where several drivers accept at once, the conditional UPDATE lets one of them win.
    func accept(_ id: Int, by driver: Int, deviceTime: Date?, at now: Date, in transaction: Transaction) throws -> Job {
        let won = try transaction.execute(
            """
            UPDATE fleet_job SET status = \(JobStatus.accepted), driver_id = \(driver), accepted_at = \(now)
            WHERE id = \(id) AND status = \(JobStatus.offered) AND EXISTS (
                SELECT 1 FROM fleet_offer WHERE job_id = \(id) AND driver_id = \(driver) AND status = \(OfferStatus.offered) AND expires_at > \(now))
            """)
        guard won == 1 else {
            try refuse(id, driver, in: transaction)
            return try jobs.seen(id, at: now, in: transaction)
        }
        let job = try jobs.get(id, in: transaction)
        let transition = StageTransition(
            order: job.orderID, stage: job.assignedStage, person: driver, role: .driver, driver: driver, deviceTime: deviceTime)
        return try give(job, to: driver, with: transition, busy: Strings.driverBusy, at: now, in: transaction)
    }

    /// Declines an offer for a driver. Declining an offer that is already closed changes nothing.
    func decline(_ id: Int, by driver: Int, at now: Date, in transaction: Transaction) throws -> Job {
        guard let offer = try offers.newest(of: id, to: driver, in: transaction) else { throw APIError.notFound() }
        if offer.status == .offered {
            try offers.markDeclined(offer.id, at: now, in: transaction)
            try drivers.clearUnanswered(driver, in: transaction)
        }
        return try jobs.get(id, in: transaction).offered(jobs.stops(of: [id], in: transaction)[id] ?? [], status: .declined, until: nil)
    }

    /// Assigns an order that waits for a driver, whether or not it was offered to that driver.
    func assign(order: Int, to driver: Int, by dispatcher: Int, deviceTime: Date?, at now: Date, in transaction: Transaction) throws -> Job {
        guard let record = try drivers.find(driver, in: transaction), !record.isFormer, try OrderProjection.isKnown(order, in: transaction) else {
            throw APIError.notFound()
        }
        guard let job = try jobs.current(ofOrder: order, in: transaction) else { throw APIError.conflict(Strings.notWaiting, code: "not_assignable") }
        let won = try transaction.execute(
            """
            UPDATE fleet_job SET status = \(JobStatus.accepted), driver_id = \(driver), accepted_at = \(now)
            WHERE id = \(job.id) AND status = \(JobStatus.offered)
            """)
        guard won == 1 else { throw APIError.conflict(Strings.notWaiting, code: "job_taken") }
        let transition = StageTransition(
            order: order, stage: job.assignedStage, person: dispatcher, role: .dispatcher, driver: driver, deviceTime: deviceTime)
        return try give(jobs.get(job.id, in: transaction), to: driver, with: transition, busy: Strings.assignedDriverBusy, at: now, in: transaction)
    }

    /// Updates driver, order and the other offers once a driver has won the job. Where one of them can't be updated, none is.
    private func give(
        _ job: JobRecord, to driver: Int, with transition: StageTransition, busy: String, at now: Date, in transaction: Transaction
    ) throws -> Job {
        guard try drivers.occupy(driver, with: job.id, in: transaction) else { throw APIError.conflict(busy, code: "driver_busy") }
        do {
            if job.kind == .homeward {
                try stages.moveBags(BagMove(order: job.orderID, status: .assigned, driver: driver), in: transaction)
            } else {
                try stages.apply(transition, in: transaction)
            }
        } catch let error as APIError where error.code == "illegal_transition" {
            // The order was canceled a moment ago; its event, which withdraws the job, is still on its way.
            throw APIError.conflict(Strings.jobWithdrawn, code: "job_withdrawn")
        }
        try board.close(job.id, winner: driver, at: now, in: transaction)
        try publisher.accepted(job, in: transaction)
        return try jobs.seen(job.id, at: now, in: transaction)
    }

    /// Throws the reason why a driver can't have a job, unless it is already theirs.
    private func refuse(_ id: Int, _ driver: Int, in transaction: Transaction) throws {
        guard let job = try jobs.find(id, in: transaction), let offer = try offers.newest(of: id, to: driver, in: transaction) else {
            throw APIError.notFound()
        }
        if job.driverID == driver, job.status.isActive || job.status == .finished { return }
        switch job.status {
        case .withdrawn: throw APIError.conflict(Strings.jobWithdrawn, code: "job_withdrawn")
        case .accepted, .started, .finished: throw APIError.conflict(Strings.jobTaken, code: "job_taken")
        case .offered, .declined, .expired, .released:
            let isBusy = try !jobs.active(ofDriver: driver, in: transaction).isEmpty
            if offer.status == .withdrawn, isBusy { throw APIError.conflict(Strings.driverBusy, code: "driver_busy") }
            throw APIError.conflict(Strings.offerExpired, code: "offer_expired")
        }
    }
}
