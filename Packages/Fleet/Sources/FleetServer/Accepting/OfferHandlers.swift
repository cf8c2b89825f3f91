import Core
import FleetAPI
import Foundation
import Persistence
import ServerCore

/// Lists a driver's job and offers, and takes the driver's responses. Other drivers' jobs and offers are not found.
struct OfferHandlers: Sendable {
    let acceptance: JobAcceptance
    let details: VisitDetails
    private let jobs = JobRepository()
    private let offers = OfferRepository()

    init(acceptance: JobAcceptance, details: VisitDetails) {
        self.acceptance = acceptance
        self.details = details
    }

    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.jobs, allow: .accessAlone) { input, context in try await list(input, context) }
        routes.on(FleetEndpoints.respond, allow: .accessAlone) { input, context in try await respond(input, context) }
    }

    private func list(_ input: PageRequest, _ context: HandlerContext) async throws -> Page<Job> {
        let (driver, now, page) = (try context.person().id, context.clock.now, try input.checked())
        return try await context.database.read { transaction in
            let active = try jobs.active(ofDriver: driver, in: transaction)
            let open = try offers.open(to: driver, at: now, in: transaction)
            let offered = try jobs.all(open.map(\.jobID), in: transaction)
            let byID = Dictionary(offered.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            let stops = try jobs.stops(of: active.map(\.id) + offered.map(\.id), in: transaction)
            let all =
                active.map { $0.taken(stops[$0.id] ?? []) }
                + open.compactMap { offer in byID[offer.jobID]?.offered(stops[offer.jobID] ?? [], until: offer.expiresAt) }
            let shown = try details.adding(to: Array(all.dropFirst(page.offset).prefix(page.limit)), in: transaction)
            return page.page(of: shown, total: all.count)
        }
    }

    private func respond(_ input: OfferResponse, _ context: HandlerContext) async throws -> EncodedOutput<Job> {
        let (driver, now, deviceTime) = (try context.person().id, context.clock.now, context.deviceTime)
        return try await context.writeOnce { transaction in
            input.accepted
                ? try details.adding(
                    to: acceptance.accept(input.jobID, by: driver, deviceTime: deviceTime, at: now, in: transaction), in: transaction)
                : try acceptance.decline(input.jobID, by: driver, at: now, in: transaction)
        }
    }
}
