import Core
import FleetAPI
import Foundation
import Networking
import OrdersAPI

/// The server refuses a step, which somebody else has to mend.
struct StepRefused: Error {
    /// The code of the refusal.
    let code: String
}

/// A simulated driver: waits for offers that visitors leave, drives from stop to stop, and reports it as a driver's app does, later where there is no network.
actor SimulatedDriver: SimulatedPerson {
    /// A step at a stop that was sent, with the time at which it was made.
    private struct Step {
        let status: StopStatus
        let stop: Stop
        let time: Date
    }

    let device: SimulatedDevice
    private let rules: TrafficRules
    private let number: Int
    private let journal: SimulationJournal?
    private let talk: SimulatedTalk?
    private var choice: SeededChoice
    private var vehicle: SimulatedVehicle
    private var job: Job?
    /// The step whose response is still to come.
    private var pending: Step?
    /// The time of the last report, of the last look at one's status, and of the last look at the job.
    private var reportedAt: Date?
    private var checkedAt: Date?
    private var jobSeenAt: Date?
    /// The time from which the present stop's next step can be reported.
    private var busyUntil: Date?
    private var offersSeen: [Int: Date] = [:]
    private var declined: Set<Int> = []

    /// Creates a driver, who waits near the plant.
    ///
    /// - Parameters:
    ///   - talk: what the driver writes to customers; nil for nothing.
    ///   - journal: notes what the driver does, and knows whether customers are at home; nil where all of them are.
    init(_ device: SimulatedDevice, number: Int, rules: TrafficRules, seed: UInt64, talk: SimulatedTalk? = nil, journal: SimulationJournal? = nil) {
        (self.device, self.number, self.rules, self.talk, self.journal) = (device, number, rules, talk, journal)
        var choice = SeededChoice(seed: seed)
        let place = Coordinate(
            latitude: Plant.location.latitude + choice.number(in: -0.006...0.006), longitude: Plant.location.longitude + choice.number(in: -0.008...0.008))
        vehicle = SimulatedVehicle(at: place, rules: rules)
        self.choice = choice
    }

    func act(at now: Date) async throws -> TimeInterval {
        await travel(until: now)
        let session = try await device.session()
        let refused = try await session.sendWaiting()
        if let step = pending { try await finish(step, refusal: refused.first?.code, session, at: now) }
        if job == nil { return try await wait(session, at: now) }
        return try await drive(session, at: now)
    }

    /// Goes offline, at the end of the day.
    func leave() async throws {
        _ = try await device.session().client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: false))
    }
}

// Without a job.
extension SimulatedDriver {
    /// Looks for offers, and takes one that nobody wanted for a while.
    private func wait(_ session: SimulatedDevice.Session, at now: Date) async throws -> TimeInterval {
        if now.timeIntervalSince(checkedAt ?? .distantPast) >= rules.statusInterval {
            if try await !session.client.call(FleetEndpoints.status).online {
                _ = try await session.client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
            }
            checkedAt = now
            await journal?.driver(number, isOnlineAt: now)
        }
        try await report(session, at: now, every: rules.idleReportInterval)
        let jobs = try await session.load(FleetEndpoints.jobs, PageRequest()).items
        if let own = jobs.first(where: \.status.isActive) {
            await begin(own, at: now)
            return 1
        }
        let offers = jobs.filter { $0.status == .offered }
        offersSeen = offersSeen.filter { seen in offers.contains { $0.id == seen.key } }
        for offer in offers where offersSeen[offer.id] == nil { offersSeen[offer.id] = now }
        for offer in offers where offersSeen[offer.id].map({ now.timeIntervalSince($0) >= rules.patience }) ?? false {
            if let pause = try await respond(to: offer, session, at: now) { return pause }
        }
        return rules.offerInterval + choice.number(in: 0...1)
    }

    /// Accepts or declines an offer.
    ///
    /// - Returns: the seconds until the next turn; nil to look at the next offer.
    private func respond(to offer: Job, _ session: SimulatedDevice.Session, at now: Date) async throws -> TimeInterval? {
        guard !declined.contains(offer.id) else { return nil }
        let accepts = rules.declineShare == 0 || choice.number(in: 0...1.0) >= rules.declineShare
        let client = session.client
        switch await Result(of: { () throws(APIError) in
            try await client.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: accepts))
        }) {
        case .success(let job):
            guard accepts else {
                declined.insert(offer.id)
                await journal?.noteDecline()
                return nil
            }
            await begin(job, at: now)
            return 1
        case .failure(let error):
            // Somebody else was faster.
            guard error.status == 409 else { throw error }
            offersSeen[offer.id] = nil
            return rules.offerInterval + choice.number(in: 0...1)
        }
    }

    private func begin(_ job: Job, at now: Date) async {
        // After a restart, the place of the last stop is known at best.
        if let last = job.stops.last(where: { $0.status == .done }) { vehicle.put(at: last.coordinate) }
        (self.job, busyUntil, jobSeenAt, offersSeen) = (job, now.addingTimeInterval(2), now, [:])
        vehicle.stand(until: now)
        await journal?.driver(number, isBusy: true, at: now)
    }
}

// With a job.
extension SimulatedDriver {
    /// Drives on toward the present stop, which needs no network.
    private func travel(until now: Date) async {
        guard pending == nil, let stop = job?.currentStop, stop.nextStatus == .arrived else { return vehicle.stand(until: now) }
        let leg = vehicle.drive(to: stop.coordinate, until: now)
        await journal?.driver(number, drove: leg, to: vehicle.place, at: now)
    }

    private func drive(_ session: SimulatedDevice.Session, at now: Date) async throws -> TimeInterval {
        try await talk?.answer(session, asDriver: true, at: now)
        if now.timeIntervalSince(jobSeenAt ?? .distantPast) >= rules.jobInterval { try await look(session, at: now) }
        guard let stop = job?.currentStop, let next = stop.nextStatus else { return await end(at: now) }
        try await report(session, at: now, every: rules.reportInterval)
        let left = next == .arrived ? vehicle.seconds(to: stop.coordinate) : 0
        let wait = max(left, busyUntil?.timeIntervalSince(now) ?? 0)
        guard wait <= 0 else { return min(max(1, wait), rules.reportInterval) }
        try await step(next, at: stop, session, now)
        return 1
    }

    /// Looks what there is to do: customers cancel, and dispatchers assign more.
    private func look(_ session: SimulatedDevice.Session, at now: Date) async throws {
        let jobs = try await session.load(FleetEndpoints.jobs, PageRequest()).items
        // A trip that lost the job it began with has another id.
        job = jobs.first { $0.id == job?.id && $0.status.isActive } ?? jobs.first { $0.status.isActive }
        jobSeenAt = now
        if job == nil { await end(at: now) }
    }

    /// Ends the job.
    ///
    /// - Returns: the seconds until the next turn.
    @discardableResult
    private func end(at now: Date) async -> TimeInterval {
        job = nil
        await journal?.driver(number, isBusy: false, at: now)
        return 1
    }

    /// Reports a step of the stop, and looks what there is to do then.
    ///
    /// - Throws: what the server refuses, which is tried again after a growing pause.
    private func step(_ next: StopStatus, at stop: Stop, _ session: SimulatedDevice.Session, _ now: Date) async throws {
        let isPickup = stop.kind == .pickup
        let failsVisit = next == .done && stop.place == .customer ? await journal?.failsVisit(of: stop.orderID, isPickup: isPickup) ?? false : false
        var update = StopUpdate(id: stop.id, status: failsVisit ? .failed : next)
        if failsVisit {
            update.reason = FailureReason.notAtHome.rawValue
        } else if next == .done {
            // A trip has the bags of several orders, and each stop those of one.
            if let bags = stop.bags {
                update.bags = bags
            } else {
                update.bags = try await session.load(OrdersEndpoints.detail, IDInput(id: stop.orderID)).bags
            }
            try await SimulatedShopping.add(to: &update, at: stop, session.client)
            if stop.proofs?.isEmpty == false { update.note = "Handed over by a simulated driver." }
        }
        let step = Step(status: update.status, stop: stop, time: now)
        pending = step
        let refusal = try await session.refusal(of: FleetEndpoints.updateStop, update)
        try await finish(step, refusal: refusal?.code, session, at: now)
    }

    /// Takes note of a step that the server has taken or refused.
    private func finish(_ step: Step, refusal: String?, _ session: SimulatedDevice.Session, at now: Date) async throws {
        pending = nil
        if refusal == nil { await carryOut(step) }
        try await look(session, at: now)
        if let refusal, job?.currentStop?.id == step.stop.id { throw StepRefused(code: refusal) }
        vehicle.stand(until: now)
    }

    private func carryOut(_ step: Step) async {
        let stop = step.stop
        switch step.status {
        case .arrived: busyUntil = step.time + (stop.place == .plant ? rules.plantStopTime : rules.stopTime) + choice.number(in: 0...4)
        case .done, .failed: busyUntil = step.time + rules.departureTime + (rules.departureTime > 0 ? choice.number(in: 0...4) : 0)
        case .pending, .enRoute: busyUntil = nil
        }
        if step.status == .done, stop.kind == .pickup { vehicle.load(stop.orderID) }
        if step.status == .done, stop.kind == .dropoff { vehicle.unload(stop.orderID) }
        await journal?.driver(number, reached: step.status, at: stop, time: step.time)
    }

    private func report(_ session: SimulatedDevice.Session, at now: Date, every interval: TimeInterval) async throws {
        guard now.timeIntervalSince(reportedAt ?? .distantPast) >= interval else { return }
        vehicle.note(at: now, isDriving: job?.currentStop?.status == .enRoute)
        let (client, positions) = (session.client, vehicle.positions)
        reportedAt = now
        let result = await Result(of: { () throws(APIError) in try await client.call(FleetEndpoints.location, PositionReport(positions: positions)) })
        if case .failure(let error) = result {
            // Somebody put them offline; they go online again at the next look.
            guard error.code == "driver_offline" else { throw error }
            checkedAt = nil
        }
        vehicle.reported(positions.count)
    }
}
