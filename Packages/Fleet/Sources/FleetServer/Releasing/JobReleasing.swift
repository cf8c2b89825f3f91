import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Takes jobs from drivers who don't have the bags: those that drivers give back, and those that dispatchers take away or give to others.
struct JobReleasing: Sendable {
    let settings: FleetSettings
    let stages: any OrderStages
    let board: OfferBoard
    let progress: JobProgress
    let returning: ReturnLeg
    let publisher: FleetPublisher
    private let jobs = JobRepository()

    init(
        settings: FleetSettings, stages: any OrderStages, board: OfferBoard, progress: JobProgress, returning: ReturnLeg, publisher: FleetPublisher
    ) {
        self.settings = settings
        self.stages = stages
        self.board = board
        self.progress = progress
        self.returning = returning
        self.publisher = publisher
    }

    /// Gives a driver's job back, or an order of a trip. The same job isn't offered to the driver again. Doing so again changes nothing.
    ///
    /// - Throws: `not_found` (404) for another driver's job, `release_too_late` (409) once a dispatcher has to decide; then nothing is given back.
    func giveBack(_ request: JobRelease, by driver: Int, deviceTime: Date?, at now: Date, in transaction: Transaction) throws -> Job {
        let job = try jobs.get(request.id, in: transaction)
        let legs = try (job.tripID == job.id ? TripRepository().legs(of: job.id, in: transaction) : [job]).filter {
            $0.driverID == driver && (request.orderID ?? $0.orderID) == $0.orderID
        }
        // An order that went back has left its trip.
        guard let first = try legs.first ?? jobs.released(ofOrder: request.orderID ?? job.orderID, by: driver, in: transaction) else {
            throw APIError.notFound()
        }
        let active = legs.filter(\.status.isActive)
        guard !active.isEmpty || first.status == .released else { throw Self.tooLate }
        let stops = try jobs.stops(of: active.map(\.id), in: transaction)
        guard active.allSatisfy({ canBeGivenBack(stops[$0.id] ?? [], at: now) }) else { throw Self.tooLate }
        for leg in active {
            try AnswerRepository().insert([NewAnswer(job: leg.id, driver: driver, round: 0, answer: .released)], at: now, in: transaction)
            try release(leg, by: driver, role: .driver, deviceTime: deviceTime, at: now, in: transaction)
        }
        let released = active.first ?? first
        return released.offered(try jobs.stops(of: [released.id], in: transaction)[released.id] ?? [], status: .released, until: nil)
    }

    /// Takes an order from its driver, and offers it again.
    ///
    /// - Throws: `not_assignable` (409) where no driver has it, `release_too_late` (409) once the driver has its bags.
    func takeBack(_ order: Int, by dispatcher: Int, deviceTime: Date?, at now: Date, in transaction: Transaction) throws -> Job {
        guard try OrderProjection.isKnown(order, in: transaction) else { throw APIError.notFound() }
        guard let job = try jobs.current(ofOrder: order, in: transaction), job.status.isActive else {
            throw APIError.conflict(Strings.noDriverHasIt, code: "not_assignable")
        }
        let stops = try jobs.stops(of: [job.id], in: transaction)[job.id] ?? []
        guard hasNoBags(stops) else { throw APIError.conflict(Strings.bagsAboard, code: "release_too_late") }
        try release(job, by: dispatcher, role: .dispatcher, deviceTime: deviceTime, at: now, in: transaction)
        try tell(job, in: transaction)
        return try jobs.get(job.id, in: transaction).taken(jobs.stops(of: [job.id], in: transaction)[job.id] ?? [])
    }

    /// Puts another job of the same order, which a driver can be given at once, in place of one that a driver has.
    ///
    /// - Returns: the new job.
    /// - Throws: `job_taken` (409) once the driver has the bags.
    func replace(_ job: JobRecord, by dispatcher: Int, deviceTime: Date?, at now: Date, in transaction: Transaction) throws -> JobRecord {
        let stops = try jobs.stops(of: [job.id], in: transaction)[job.id] ?? []
        guard hasNoBags(stops), let first = stops.first else { throw APIError.conflict(Strings.bagsAboard, code: "job_taken") }
        let sequence = try release(job, by: dispatcher, role: .dispatcher, deviceTime: deviceTime, at: now, in: transaction)
        try tell(job, in: transaction)
        if let sequence {
            // The order's event comes later, and opens no other.
            let copy = try jobs.copy(job, sequence: sequence, at: now, in: transaction)
            let round = NewRound(job: copy, place: first.coordinate, drivers: [], reasons: [], isWaiting: true)
            try RoundRepository().insert([round], from: now, until: now, in: transaction)
        }
        guard let next = try jobs.current(ofOrder: job.orderID, in: transaction) else { throw APIError.notFound() }
        return next
    }

    /// Moves order and job back.
    ///
    /// - Returns: the number of the order's transition; nil for bags of a canceled order, which have another job then.
    @discardableResult
    private func release(
        _ job: JobRecord, by person: Int, role: ActorRole, deviceTime: Date?, at now: Date, in transaction: Transaction
    ) throws -> Int? {
        guard job.kind != .homeward else {
            guard try returning.release(job, at: now, in: transaction) else { throw Self.tooLate }
            return nil
        }
        let stops = try jobs.stops(of: [job.id], in: transaction)[job.id] ?? []
        // Once a driver is at the customer's door, only the server itself takes the order back.
        let isThere = stops.first.map { $0.place == .customer && $0.status == .arrived } ?? false
        let transition = StageTransition(
            order: job.orderID, stage: job.kind == .delivery ? .ready : .accepted, person: person, role: isThere ? .system : role, deviceTime: deviceTime)
        do {
            let sequence = try stages.apply(transition, in: transaction)
            try progress.end(job, as: .released, at: now, in: transaction)
            return sequence
        } catch let error as APIError where error.code == "illegal_transition" {
            throw Self.tooLate
        }
    }

    private func tell(_ job: JobRecord, in transaction: Transaction) throws {
        guard let driver = job.driverID else { return }
        try publisher.withdrawn(try jobs.get(job.id, in: transaction), from: [driver], in: transaction)
    }

    private func hasNoBags(_ stops: [StopRecord]) -> Bool { stops.count > 1 && stops.first.map { !$0.status.isFinal } ?? false }

    private func canBeGivenBack(_ stops: [StopRecord], at now: Date) -> Bool {
        guard hasNoBags(stops), stops[0].status != .arrived else { return false }
        guard let end = stops.compactMap(\.windowEnd).first else { return true }
        return now <= end.addingTimeInterval(-(settings.releaseCutoff / .seconds(1)))
    }

    private static var tooLate: APIError { APIError.conflict(Strings.releaseTooLate, code: "release_too_late") }
}
