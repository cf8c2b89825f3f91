import AuthAPI
import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Takes people who lost the driver's role out of the fleet: offline, without offers, and without the legs that they had.
struct RightsFollower: Sendable {
    let stages: any OrderStages
    let board: OfferBoard
    let progress: JobProgress
    let returning: ReturnLeg
    let publisher: FleetPublisher
    private let drivers = DriverRepository()
    private let jobs = JobRepository()

    init(stages: any OrderStages, board: OfferBoard, progress: JobProgress, returning: ReturnLeg, publisher: FleetPublisher) {
        self.stages = stages
        self.board = board
        self.progress = progress
        self.returning = returning
        self.publisher = publisher
    }

    /// Takes a change of somebody's rights. Taking it again changes nothing.
    func take(_ change: RightsChanged, at now: Date, in transaction: Transaction) throws {
        let (person, isFormer) = (change.user, !change.roles.contains(.driver))
        guard try drivers.setFormer(person, isFormer, in: transaction) else { return }
        if isFormer {
            try drivers.setOnline(person, false, at: now, in: transaction)
            for job in try jobs.active(ofDriver: person, in: transaction) { try release(job, of: person, at: now, in: transaction) }
        }
        try publisher.driverChanged(person, online: false, in: transaction)
    }

    /// Gives back a leg whose bags the driver doesn't have. With bags, the order goes on its way back to the plant, where dispatchers confirm it.
    private func release(_ job: JobRecord, of driver: Int, at now: Date, in transaction: Transaction) throws {
        guard job.kind != .homeward else {
            _ = try returning.release(job, at: now, in: transaction)
            return
        }
        for stage in [job.kind == .delivery ? Stage.ready : .accepted, .returning] {
            let transition = StageTransition(order: job.orderID, stage: stage, person: nil, role: .system)
            do {
                _ = try transaction.savepoint { try stages.apply(transition, in: transaction) }
            } catch let error as APIError where error.code == "illegal_transition" {
                continue
            }
            return try progress.follow(stage, of: job, driver: stage == .returning ? driver : nil, bags: nil, at: now, in: transaction)
        }
    }
}
