import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Brings the bags of canceled orders home: with the driver who has them, or from the plant. Where nobody takes them they go back to the plant, and a
/// new job brings them again.
struct ReturnLeg: Sendable {
    let settings: FleetSettings
    let stages: any OrderStages
    let board: OfferBoard
    let progress: JobProgress
    private let jobs = JobRepository()

    init(settings: FleetSettings, stages: any OrderStages, board: OfferBoard, progress: JobProgress) {
        self.settings = settings
        self.stages = stages
        self.board = board
        self.progress = progress
    }

    /// Returns the driver who has the bags of an order that was canceled; nil where they are at the plant.
    static func holder(_ event: OrderMoved) -> Int? { event.to == .canceled && event.from == .pickedUp ? event.driver : nil }

    /// Gives the jobs of orders that were canceled in a driver's vehicle to those drivers.
    func keep(_ events: [OrderMoved], at now: Date, in transaction: Transaction) throws {
        for event in events {
            guard let driver = Self.holder(event), let job = try jobs.current(ofOrder: event.order, in: transaction), job.status == .offered else { continue }
            try progress.adopt(job, driver, at: now, in: transaction)
            try stages.moveBags(BagMove(order: event.order, status: .assigned, driver: driver), in: transaction)
        }
    }

    /// Follows a driver's report of a stop.
    func follow(_ update: StopUpdate, _ stop: StopRecord, of job: JobRecord, reason: FailureReason?, at now: Date, in transaction: Transaction) throws {
        func move(_ bags: BagReturn.Status, driver: Int? = job.driverID) throws {
            var move = BagMove(order: job.orderID, status: bags, driver: driver, reason: reason)
            if bags == .returned { (move.note, move.pin, move.proofIDs) = (update.givenNote, update.pin, update.proofIDs ?? []) }
            try stages.moveBags(move, in: transaction)
        }
        switch (stop.place, stop.kind, update.status) {
        case (.plant, .pickup, .done):
            try move(.onTheWay)
            try progress.mark(job, .pickup, .plant, .done, at: now, in: transaction)
            try progress.mark(job, .dropoff, .customer, .enRoute, at: now, in: transaction)
        case (.customer, _, .enRoute): try move(.onTheWay)
        case (.customer, _, .arrived): try move(.arrived)
        case (.customer, _, .done):
            try move(.returned)
            try progress.mark(job, .dropoff, .customer, .done, at: now, in: transaction)
            try progress.end(job, as: .finished, at: now, in: transaction)
        case (.customer, _, .failed):
            try move(.failed)
            try progress.turnBack(job, at: now, in: transaction)
        case (.plant, .dropoff, .done):
            try move(.waiting, driver: nil)
            try progress.mark(job, .dropoff, .plant, .done, at: now, in: transaction)
            try progress.end(job, as: .finished, at: now, in: transaction)
            try open(after: job, at: now, in: transaction)
        default: break
        }
    }

    /// Takes the job from a driver who can't drive any more, unless the driver has the bags.
    ///
    /// - Returns: whether another driver can have it.
    func release(_ job: JobRecord, at now: Date, in transaction: Transaction) throws -> Bool {
        let stops = try jobs.stops(of: [job.id], in: transaction)[job.id] ?? []
        guard let first = stops.first, first.place == .plant, !first.status.isFinal else { return false }
        try stages.moveBags(BagMove(order: job.orderID, status: .waiting, driver: nil), in: transaction)
        try progress.end(job, as: .released, at: now, in: transaction)
        try open(after: job, at: now, in: transaction)
        return true
    }

    /// Opens another job for the same bags, from the plant to the same door.
    private func open(after job: JobRecord, at now: Date, in transaction: Transaction) throws {
        guard let door = try jobs.stops(of: [job.id], in: transaction)[job.id]?.first(where: { $0.place == .customer }) else { return }
        let next = try transaction.insert(
            into: "fleet_job",
            [
                // The order is over: no transition takes the number.
                "order_id": job.orderID, "order_sequence": try jobs.lastSequence(ofOrder: job.orderID, in: transaction) + 1, "customer_id": job.customerID,
                "kind": JobKind.homeward.rawValue, "status": JobStatus.offered.rawValue, "area": job.area, "pay_cents": job.payCents,
                "boost_cents": job.boostCents, "currency": job.currency, "distance_meters": job.distanceMeters,
                "duration_seconds": job.durationSeconds, "bags": job.bags, "created_at": now,
            ])
        let coordinate = Coordinate(latitude: door.latitude, longitude: door.longitude)
        let customer = NewStop(kind: .dropoff, place: .customer, address: door.address, coordinate: coordinate)
        try NewStop.insert(
            [
                NewStop.Place(stop: .plant(.pickup, settings), job: next, position: 0), NewStop.Place(stop: customer, job: next, position: 1),
            ], in: transaction)
        let waiting = [OfferBoard.Waiting(job: next, order: job.orderID, place: settings.plant)]
        try AnswerRepository().exclude(returnersOf: .homeward, from: waiting, at: now, in: transaction)
        try board.open(waiting, at: now, in: transaction)
    }
}
