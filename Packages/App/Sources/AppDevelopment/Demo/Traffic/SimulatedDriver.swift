import Core
import FleetAPI
import Foundation
import Networking
import OrdersAPI

/// The server refuses a step, which somebody else has to mend.
struct StepRefused: Error {}

/// A simulated driver: waits for offers that visitors leave, drives from stop to stop, and reports it as a driver's app does.
actor SimulatedDriver: SimulatedPerson {
    let device: SimulatedDevice
    private let rules: TrafficRules
    private var choice: SeededChoice
    private var place: Coordinate
    private var heading: Double?
    private var job: Job?
    /// The time until which the place holds, that of the last report, and that of the next look at one's status.
    private var movedAt: Date?
    private var reportedAt: Date?
    private var checkedAt: Date?
    /// The time from which the present stop's next step can be reported.
    private var busyUntil: Date?
    private var offersSeen: [Int: Date] = [:]
    private let talk: SimulatedTalk
    /// The time of the last look at the job.
    private var jobSeenAt: Date?

    /// Creates a driver, who waits near the plant.
    init(_ device: SimulatedDevice, rules: TrafficRules, seed: UInt64) {
        (self.device, self.rules) = (device, rules)
        var choice = SeededChoice(seed: seed)
        place = Coordinate(
            latitude: Plant.location.latitude + choice.number(in: -0.006...0.006), longitude: Plant.location.longitude + choice.number(in: -0.008...0.008))
        self.choice = choice
        talk = SimulatedTalk(SimulatedPeople.language(of: device.person), rules: rules, seed: seed &+ 1)
    }

    func act(at now: Date) async throws -> TimeInterval {
        let session = try await device.session()
        try await session.sendWaiting()
        if job == nil { return try await wait(session, at: now) }
        return try await drive(session, at: now)
    }

    /// Looks for offers, and takes one that nobody wanted for a while.
    private func wait(_ session: SimulatedDevice.Session, at now: Date) async throws -> TimeInterval {
        if now.timeIntervalSince(checkedAt ?? .distantPast) >= 30 {
            if try await !session.client.call(FleetEndpoints.status).online {
                _ = try await session.client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
            }
            checkedAt = now
        }
        try await report(session, at: now, every: rules.idleReportInterval)
        let jobs = try await session.load(FleetEndpoints.jobs, PageRequest()).items
        if let own = jobs.first(where: \.status.isActive) {
            begin(own, at: now)
            return 1
        }
        let offers = jobs.filter { $0.status == .offered }
        offersSeen = offersSeen.filter { seen in offers.contains { $0.id == seen.key } }
        for offer in offers where offersSeen[offer.id] == nil { offersSeen[offer.id] = now }
        let waited = offers.first { offer in offersSeen[offer.id].map { now.timeIntervalSince($0) >= rules.patience } ?? false }
        if let waited {
            let client = session.client
            switch await Result(of: { () throws(APIError) in
                try await client.call(FleetEndpoints.respond, OfferResponse(jobID: waited.id, accepted: true))
            }) {
            case .success(let job):
                begin(job, at: now)
                return 1
            case .failure(let error):
                // Somebody else was faster.
                guard error.status == 409 else { throw error }
                offersSeen[waited.id] = nil
            }
        }
        return rules.offerInterval + choice.number(in: 0...1)
    }

    private func begin(_ job: Job, at now: Date) {
        // After a restart, the place of the last stop is known at best.
        if let last = job.stops.last(where: { $0.status == .done }) { place = last.coordinate }
        (self.job, movedAt, busyUntil, jobSeenAt) = (job, now, now.addingTimeInterval(2), now)
        offersSeen = [:]
    }

    private func drive(_ session: SimulatedDevice.Session, at now: Date) async throws -> TimeInterval {
        try await talk.answer(session, asDriver: true, at: now)
        if now.timeIntervalSince(jobSeenAt ?? .distantPast) >= rules.jobInterval {
            try await look(session, at: now)
        }
        guard let stop = job?.currentStop, let next = stop.nextStatus else {
            job = nil
            return 1
        }
        let isThere = stop.status == .arrived || move(toward: stop.coordinate, isUnderWay: next == .arrived, at: now)
        try await report(session, at: now, every: rules.reportInterval)
        guard isThere || next == .enRoute, now >= busyUntil ?? now else { return 2 }
        try await step(next, at: stop, session, now)
        return 1
    }

    /// Moves as far as the time since the last move allows.
    ///
    /// - Returns: whether the driver is there.
    private func move(toward target: Coordinate, isUnderWay: Bool, at now: Date) -> Bool {
        defer { movedAt = now }
        guard isUnderWay else { return false }
        let reach = max(0, now.timeIntervalSince(movedAt ?? now)) * rules.metersPerSecond
        let distance = place.distance(to: target)
        guard distance > max(reach, 10) else {
            place = target
            return true
        }
        let (north, east) = (target.latitude - place.latitude, target.longitude - place.longitude)
        heading = (atan2(east * cos(place.latitude * .pi / 180), north) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
        place = Coordinate(latitude: place.latitude + north * reach / distance, longitude: place.longitude + east * reach / distance)
        return false
    }

    private func report(_ session: SimulatedDevice.Session, at now: Date, every interval: TimeInterval) async throws {
        guard now.timeIntervalSince(reportedAt ?? .distantPast) >= interval else { return }
        let position = Position(
            latitude: place.latitude, longitude: place.longitude, accuracy: 8, heading: job == nil ? nil : heading,
            speed: job == nil ? 0 : rules.metersPerSecond, time: now)
        reportedAt = now
        let client = session.client
        let result = await Result(of: { () throws(APIError) in try await client.call(FleetEndpoints.location, PositionReport(positions: [position])) })
        guard case .failure(let error) = result else { return }
        // Somebody put them offline; they go online again at the next look.
        guard error.code == "driver_offline" else { throw error }
        checkedAt = nil
    }

    /// Looks what there is to do: customers cancel, and dispatchers assign more.
    private func look(_ session: SimulatedDevice.Session, at now: Date) async throws {
        let jobs = try await session.load(FleetEndpoints.jobs, PageRequest()).items
        job = jobs.first { $0.id == job?.id && $0.status.isActive }
        jobSeenAt = now
    }

    /// Reports a step of the stop, and looks what there is to do then.
    ///
    /// - Throws: what the server refuses, which is tried again after a growing pause.
    private func step(_ status: StopStatus, at stop: Stop, _ session: SimulatedDevice.Session, _ now: Date) async throws {
        var update = StopUpdate(id: stop.id, status: status)
        if status == .done {
            // A trip has the bags of several orders, and each stop those of one.
            update.bags = try await session.load(OrdersEndpoints.detail, IDInput(id: stop.orderID)).bags
            try await SimulatedShopping.add(to: &update, at: stop, session.client)
            if stop.proofs?.isEmpty == false { update.note = "Handed over by a simulated driver." }
        }
        let isTaken = try await session.send(FleetEndpoints.updateStop, update)
        try await look(session, at: now)
        guard isTaken || job?.currentStop?.id != stop.id else { throw StepRefused() }
        busyUntil = now.addingTimeInterval(status == .enRoute ? 0 : rules.stopTime + choice.number(in: 0...4))
        movedAt = now
    }
}
