import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Gives jobs to drivers: each job to one driver. Drivers take one job at a time; dispatchers can put several into one trip.
struct JobAcceptance: Sendable {
    let stages: any OrderStages
    let board: OfferBoard
    let publisher: FleetPublisher
    let releasing: JobReleasing
    private let drivers = DriverRepository()
    private let jobs = JobRepository()
    private let rounds = RoundRepository()
    private let answers = AnswerRepository()

    init(stages: any OrderStages, board: OfferBoard, publisher: FleetPublisher, releasing: JobReleasing) {
        self.stages = stages
        self.board = board
        self.publisher = publisher
        self.releasing = releasing
    }

    /// Accepts an offer for a driver: any that is open, by a driver who is online, on no break and hasn't declined it. Where several drivers accept at once,
    /// the conditional UPDATE lets one of them win.
    func accept(_ id: Int, by driver: Int, deviceTime: Date?, at now: Date, in transaction: Transaction) throws -> Job {
        let won = try transaction.execute(
            """
            UPDATE fleet_job SET status = \(JobStatus.accepted), driver_id = \(driver), accepted_at = \(now)
            WHERE id = \(id) AND status = \(JobStatus.offered)
            AND EXISTS (SELECT 1 FROM fleet_round WHERE job_id = \(id) AND closed_at IS NULL AND expires_at > \(now) AND is_held = \(false)
                AND (directed_to IS NULL OR directed_to = \(driver)))
            AND EXISTS (SELECT 1 FROM fleet_driver WHERE person_id = \(driver) AND is_online = \(true) AND is_on_break = \(false))
            AND NOT EXISTS (
                SELECT 1 FROM fleet_answer WHERE job_id = \(id) AND driver_id = \(driver) AND answer = \(OfferAnswer.declined))
            """)
        guard won == 1 else {
            try refuse(id, driver, in: transaction)
            return try jobs.seen(id, at: now, in: transaction)
        }
        let job = try jobs.get(id, in: transaction)
        let transition = StageTransition(
            order: job.orderID, stage: job.assignedStage, person: driver, role: .driver, driver: driver, deviceTime: deviceTime)
        let round = try rounds.find(id, in: transaction)?.round ?? 1
        let decision = MatchDecision(driver: driver, reasons: [MatchReason(.accepted, value: round)])
        guard try drivers.occupy(driver, with: id, in: transaction) else { throw APIError.conflict(Strings.driverBusy, code: "driver_busy") }
        let taken = try give(job, decision, with: transition, at: now, in: transaction)
        try answers.insert([NewAnswer(job: id, driver: driver, round: round, answer: .accepted)], at: now, in: transaction)
        return taken
    }

    /// Declines an offer for a driver. Declining one that is already closed, or the driver's own job, changes nothing.
    func decline(_ id: Int, by driver: Int, at now: Date, in transaction: Transaction) throws -> Job {
        guard let job = try jobs.find(id, in: transaction), let round = try rounds.find(id, in: transaction),
            try knows(job, round, driver, in: transaction)
        else { throw APIError.notFound() }
        if job.driverID == driver, job.status.isActive || job.status == .finished { return try jobs.seen(id, at: now, in: transaction) }
        if job.status == .offered, try answers.newest(of: driver, to: id, in: transaction) != .declined {
            try answers.insert([NewAnswer(job: id, driver: driver, round: round.round, answer: .declined)], at: now, in: transaction)
            try drivers.responded(driver, at: now, in: transaction)
            // Nobody else sees what was offered to this driver alone.
            if round.directedTo == driver { try rounds.end(id, at: now, in: transaction) }
        }
        return job.offered(try jobs.stops(of: [id], in: transaction)[id] ?? [], status: .declined, until: nil)
    }

    /// An assignment by a dispatcher, or by automatic matching.
    struct Assignment: Sendable {
        let order: Int
        let driver: Int
        /// The dispatcher's id; nil where the server itself puts the order into a trip under way.
        let dispatcher: Int?
        /// The reasons for the driver, which are kept.
        var reasons = [MatchReason(.chosenByDispatcher)]
        var deviceTime: Date?
        /// True to move an order that another driver has; false to leave it with a driver who was faster.
        var movesOrder = true
        /// The ids of the stops of the driver's trip in the order in which they should be made; empty leaves it to the server.
        var route: [Int] = []
    }

    /// Assigns an order that waits for a driver, whether or not it was offered to that driver, or that another driver has without its bags. A driver who has
    /// a job already does both in one trip.
    ///
    /// - Returns: the id of the order's job, what its driver has to do, and true where the driver didn't have it before.
    func assign(_ assignment: Assignment, at now: Date, in transaction: Transaction) throws -> (job: Int, seen: Job, isNew: Bool) {
        let (order, driver) = (assignment.order, assignment.driver)
        guard let record = try drivers.find(driver, in: transaction), !record.isFormer, try OrderProjection.isKnown(order, in: transaction) else {
            throw APIError.notFound()
        }
        guard var job = try jobs.current(ofOrder: order, in: transaction) else { throw APIError.conflict(Strings.notWaiting, code: "not_assignable") }
        if job.status.isActive {
            guard let stage = try stages.stage(of: order, in: transaction), job.isUnderWay(in: stage) else {
                throw APIError.conflict(Strings.movedOn, code: "not_assignable")
            }
            // As where the response to the same request was lost.
            if job.driverID == driver { return (job.id, try jobs.seen(job.id, at: now, in: transaction), false) }
            guard assignment.movesOrder else { throw APIError.conflict(Strings.notWaiting, code: "job_taken") }
            guard let dispatcher = assignment.dispatcher else { throw APIError.conflict(Strings.notWaiting, code: "job_taken") }
            job = try releasing.replace(job, by: dispatcher, deviceTime: assignment.deviceTime, at: now, in: transaction)
        }
        let won = try transaction.execute(
            """
            UPDATE fleet_job SET status = \(JobStatus.accepted), driver_id = \(driver), accepted_at = \(now)
            WHERE id = \(job.id) AND status = \(JobStatus.offered)
            """)
        guard won == 1 else { throw APIError.conflict(Strings.notWaiting, code: "job_taken") }
        // Automatic matching gives work to nobody who hasn't accepted any.
        guard assignment.dispatcher != nil || record.activeJobID != nil && record.isOnline else {
            throw APIError.conflict(Strings.assignedDriverBusy, code: "driver_busy")
        }
        try occupy(driver, with: job.id, route: assignment.route, in: transaction)
        let transition = StageTransition(
            order: order, stage: job.assignedStage, person: assignment.dispatcher, role: assignment.dispatcher == nil ? .system : .dispatcher, driver: driver,
            deviceTime: assignment.deviceTime)
        let decision = MatchDecision(driver: driver, dispatcher: assignment.dispatcher, reasons: assignment.reasons)
        return (job.id, try give(jobs.get(job.id, in: transaction), decision, with: transition, at: now, in: transaction), true)
    }

    /// Makes a driver busy with a job that a dispatcher gives them, or puts it into the driver's trip.
    private func occupy(_ driver: Int, with job: Int, route: [Int], in transaction: Transaction) throws {
        guard try !drivers.occupy(driver, with: job, in: transaction) else { return }
        try drivers.lock(driver, in: transaction)
        guard try jobs.active(ofDriver: driver, in: transaction).count <= board.settings.ordersPerTrip else {
            throw APIError.conflict(Strings.assignedDriverBusy, code: "driver_busy")
        }
        try TripKeeper(settings: board.settings).join(driver, route: route, in: transaction)
        try publisher.stopsChanged(by: jobs.get(job, in: transaction), in: transaction)
    }

    /// Updates order and round of offers once a driver has won the job. Where one of them can't be updated, none is.
    private func give(
        _ job: JobRecord, _ decision: MatchDecision, with transition: StageTransition, at now: Date, in transaction: Transaction
    ) throws -> Job {
        do {
            if job.kind == .homeward {
                try stages.moveBags(BagMove(order: job.orderID, status: .assigned, driver: decision.driver), in: transaction)
            } else {
                try stages.apply(transition, in: transaction)
            }
        } catch let error as APIError where error.code == "illegal_transition" {
            // The order was canceled a moment ago; its event, which withdraws the job, is still on its way.
            throw APIError.conflict(Strings.jobWithdrawn, code: "job_withdrawn")
        }
        try board.close(job.id, decision, at: now, in: transaction)
        try publisher.accepted(job, in: transaction)
        return try jobs.seen(job.id, at: now, in: transaction)
    }

    /// Throws the reason why a driver can't have a job, unless it is already theirs.
    private func refuse(_ id: Int, _ driver: Int, in transaction: Transaction) throws {
        guard let job = try jobs.find(id, in: transaction), let round = try rounds.find(id, in: transaction),
            try knows(job, round, driver, in: transaction)
        else { throw APIError.notFound() }
        if job.driverID == driver, job.status.isActive || job.status == .finished { return }
        switch job.status {
        case .withdrawn: throw APIError.conflict(Strings.jobWithdrawn, code: "job_withdrawn")
        case .accepted, .started, .finished: throw APIError.conflict(Strings.jobTaken, code: "job_taken")
        case .offered, .declined, .expired, .released:
            let isBusy = try !jobs.active(ofDriver: driver, in: transaction).isEmpty
            if isBusy { throw APIError.conflict(Strings.driverBusy, code: "driver_busy") }
            throw APIError.conflict(Strings.offerExpired, code: "offer_expired")
        }
    }

    /// Returns true where a driver has or had the job, answered its offer, or can have seen it: while it is offered every driver, later those who were told
    /// or online before it was taken.
    private func knows(_ job: JobRecord, _ round: RoundRecord, _ driver: Int, in transaction: Transaction) throws -> Bool {
        guard job.driverID != driver, !round.drivers.contains(driver) else { return true }
        guard let record = try drivers.find(driver, in: transaction) else { return false }
        if job.status == .offered { return true }
        if let since = record.since, let closedAt = round.closedAt, record.isOnline, since <= closedAt { return true }
        return try answers.newest(of: driver, to: job.id, in: transaction) != nil
    }
}
