import Core
import FleetAPI
import Foundation
import Persistence
import ServerCore

/// Lists a driver's job or the offers near the driver, and takes the driver's responses. Other drivers' jobs are not found.
struct OfferHandlers: Sendable {
    let acceptance: JobAcceptance
    let details: VisitDetails
    private let drivers = DriverRepository()
    private let jobs = JobRepository()
    private let rounds = RoundRepository()
    private let positions = PositionRepository()

    init(acceptance: JobAcceptance, details: VisitDetails) {
        self.acceptance = acceptance
        self.details = details
    }

    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.jobs, allow: .accessAlone) { input, context in try await list(input, context) }
        routes.on(FleetEndpoints.release, allow: .accessAlone) { input, context in
            let (driver, now, deviceTime) = (try context.person().id, context.clock.now, context.deviceTime)
            return try await context.writeOnce { transaction in
                try acceptance.releasing.giveBack(input, by: driver, deviceTime: deviceTime, at: now, in: transaction)
            }
        }
        routes.on(FleetEndpoints.respond, allow: .accessAlone) { input, context in try await respond(input, context) }
    }

    private func list(_ input: PageRequest, _ context: HandlerContext) async throws -> Page<Job> {
        let (driver, now, page) = (try context.person().id, context.clock.now, try input.checked())
        return try await context.database.read { transaction in
            let active = try jobs.active(ofDriver: driver, in: transaction)
            let all: [Job]
            if active.isEmpty {
                all = try offers(to: driver, at: now, in: transaction)
            } else {
                // Several jobs of one trip are one.
                let first = active.filter { job in job.tripID == nil || job.id == active.first { $0.tripID == job.tripID }?.id }
                all = try first.map { try jobs.seen($0.id, at: now, in: transaction) }
            }
            let shown = try details.adding(to: Array(all.dropFirst(page.offset).prefix(page.limit)), in: transaction)
            return page.page(of: shown, total: all.count)
        }
    }

    private func offers(to driver: Int, at now: Date, in transaction: Transaction) throws -> [Job] {
        guard let record = try drivers.find(driver, in: transaction), record.isFree else { return [] }
        let settings = acceptance.board.settings
        let place = try positions.latest(of: [driver], in: transaction)[driver]?.coordinate
        let open = try rounds.open(to: driver, near: place, limit: settings.offersPerDriver, at: now, in: transaction)
        let ids = open.map(\.jobID)
        let (offered, stops) = (try jobs.all(ids, in: transaction), try jobs.stops(of: ids, in: transaction))
        let byID = Dictionary(offered.map { ($0.id, $0) }) { first, _ in first }
        // A round that waited for a driver ends when it has been open to one for as long as others.
        let latest = now.addingTimeInterval(settings.offerLifetime / .seconds(1))
        return open.compactMap { byID[$0.jobID]?.offered(stops[$0.jobID] ?? [], until: min($0.expiresAt, latest)) }
    }

    private func respond(_ input: OfferResponse, _ context: HandlerContext) async throws -> EncodedOutput<Job> {
        let (driver, now, deviceTime) = (try context.person().id, context.clock.now, context.deviceTime)
        return try await context.writeOnce { transaction in
            guard input.accepted else { return try acceptance.decline(input.jobID, by: driver, at: now, in: transaction) }
            let job = try acceptance.accept(input.jobID, by: driver, deviceTime: deviceTime, at: now, in: transaction)
            try context.track(.offerAccepted, in: transaction)
            return try details.adding(to: job, in: transaction)
        }
    }
}
