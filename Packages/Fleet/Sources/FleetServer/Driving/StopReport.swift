import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Takes a driver's report of a stop, and moves order, job and stop in one transaction.
struct StopReport: Sendable {
    let stages: any OrderStages
    let progress: JobProgress
    let details: VisitDetails
    let returning: ReturnLeg
    let shopping: ShoppingStops
    private let jobs = JobRepository()

    init(stages: any OrderStages, progress: JobProgress, details: VisitDetails, returning: ReturnLeg, shopping: ShoppingStops) {
        self.stages = stages
        self.progress = progress
        self.details = details
        self.returning = returning
        self.shopping = shopping
    }

    /// Takes a report. Reporting the same step again changes nothing and returns the same job.
    ///
    /// - Throws: `not_found` (404) for another driver's stop, `illegal_transition` (409) with the steps that are possible now, or 422 with the
    ///   fields at fault.
    func take(_ update: StopUpdate, from driver: Int, deviceTime: Date?, at now: Date, in transaction: Transaction) throws -> Job {
        guard let stop = try jobs.stop(update.id, in: transaction), let job = try jobs.find(stop.jobID, in: transaction), job.driverID == driver
        else { throw APIError.notFound() }
        guard stop.status != update.status else {
            // Something else than what was bought is refused, rather than taken for the same.
            if update.shopping != nil { try shopping.take(update, stop, of: job, from: driver, in: transaction) }
            return try seen(job.id, at: now, in: transaction)
        }
        let current = try jobs.stops(of: [job.id], in: transaction)[job.id]?.first { !$0.status.isFinal }
        let allowed = job.status.isActive && current?.id == stop.id ? StopSteps.allowed(stop) : []
        guard allowed.contains(update.status) else {
            throw APIError.conflict(Strings.illegalStep, code: "illegal_transition", allowedActions: allowed.map(\.rawValue))
        }
        let reason = try check(update, stop, job)
        let note = update.givenNote
        try shopping.take(update, stop, of: job, from: driver, in: transaction)
        if job.kind == .homeward { try returning.follow(update, stop, of: job, reason: reason, at: now, in: transaction) }
        for stage in StopSteps.stages(job.kind, stop, to: update.status) {
            let transition = StageTransition(
                order: job.orderID, stage: stage, person: driver, role: .driver, bags: update.bags,
                bagTags: stage == .pickedUp || stage == .atFacility ? update.bagTags : nil,
                kilograms: stage == .pickedUp ? update.kilograms : nil, note: note, pin: update.status == .done ? update.pin : nil,
                proofIDs: update.status == .done ? update.proofIDs ?? [] : [], reason: reason,
                deviceTime: deviceTime)
            try stages.apply(transition, in: transaction)
            try progress.follow(stage, of: job, driver: driver, bags: update.bags, at: now, in: transaction)
        }
        try progress.mark(job, stop.kind, stop.place, update.status, only: stop.id, at: now, in: transaction)
        try VisitRecords.note(update.status, at: stop.id, reason: reason, time: min(deviceTime ?? now, now), in: transaction)
        return try seen(job.id, at: now, in: transaction)
    }

    private func seen(_ job: Int, at now: Date, in transaction: Transaction) throws -> Job {
        try details.adding(to: jobs.seen(job, at: now, in: transaction), in: transaction)
    }

    /// Checks the PIN of a report before its transaction, so that wrong ones are counted; only one that the driver of the stop enters at the door.
    func checkPIN(_ update: StopUpdate, from driver: Int, _ database: any Database) async throws {
        guard let visits = details.visits, let pin = update.pin, update.status == .done else { return }
        let order = try await database.read { [jobs] transaction -> Int? in
            guard let stop = try jobs.stop(update.id, in: transaction), stop.place == .customer, StopSteps.allowed(stop).contains(.done),
                let job = try jobs.find(stop.jobID, in: transaction), job.driverID == driver, job.status.isActive
            else { return nil }
            return job.orderID
        }
        if let order { try await visits.checkPIN(pin, of: order) }
    }

    /// Checks the fields of a report, and returns its reason for a failure.
    private func check(_ update: StopUpdate, _ stop: StopRecord, _ job: JobRecord) throws -> FailureReason? {
        let hasNote = update.note?.contains { !$0.isWhitespace } ?? false
        var errors = FieldErrors()
        errors.requireText(update.note ?? "", "note", length: 0...500)
        if let bags = update.bags { errors.require((1...40).contains(bags), "bags", Strings.bagsRange) }
        errors.check(update.kilograms, "kilograms", Validation.range(0.1...500).optional)
        if update.status == .done {
            errors.require(update.bags != nil || stop.place != .customer || stop.kind == .dropoff, "bags", Strings.bagsNeeded)
            errors.require((update.bags ?? job.bags) == job.bags || hasNote, "note", Strings.noteForBags)
        }
        let reason = update.status == .failed ? update.reason.flatMap(FailureReason.init) : nil
        if update.status == .failed {
            errors.require(reason != nil, "reason", Strings.reasonNeeded)
            errors.require(reason != .other || hasNote, "note", Strings.noteForOther)
        }
        try errors.throwIfAny()
        return reason
    }
}

extension StopUpdate {
    /// The note; nil where it is blank.
    var givenNote: String? { note.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }
}
