import Core
import FleetAPI
import Foundation
import Persistence
import ServerCore

/// Lists a driver's jobs and offers, takes answers and what is reported of stops.
struct JobController: Sendable {
    let acceptance: JobAcceptance
    let board: OfferBoard
    let report: StopReport
    private let jobs = JobRepository()

    init(acceptance: JobAcceptance, board: OfferBoard, report: StopReport) {
        self.acceptance = acceptance
        self.board = board
        self.report = report
    }

    func add(to routes: inout Routes) {
        // Each handler takes the caller's own jobs and offers only; any other is not found.
        routes.on(FleetEndpoints.jobs, allow: .accessAlone) { input, context in try await list(input, context) }
        routes.on(FleetEndpoints.answer, allow: .accessAlone) { input, context in try await answer(input, context) }
        routes.on(FleetEndpoints.updateStop, allow: .accessAlone) { input, context in
            let (driver, now, deviceTime) = (try context.person().id, context.clock.now, context.deviceTime)
            return try await context.writeOnce { try report.take(input, from: driver, deviceTime: deviceTime, at: now, in: $0) }
        }
    }

    private func list(_ input: FleetListRequest, _ context: HandlerContext) async throws -> Page<Job> {
        let (driver, now, paging) = (try context.person().id, context.clock.now, try Paging(input))
        return try await context.database.read { transaction in
            let active = try jobs.active(ofDriver: driver, in: transaction)
            let offers = try board.openOffers(to: driver, at: now, in: transaction)
            let records = try transaction.all(JobRecord.self, "SELECT * FROM fleet_job WHERE id IN \(list: offers.map(\.jobID))")
            let byID = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            let stops = try jobs.stops(of: active.map(\.id) + records.map(\.id), in: transaction)
            let all =
                active.map { $0.taken(stops[$0.id] ?? []) }
                + offers.compactMap { offer in byID[offer.jobID]?.offered(stops[offer.jobID] ?? [], until: offer.expiresAt) }
            return paging.page(Array(all.dropFirst(paging.offset).prefix(paging.limit)), total: all.count)
        }
    }

    private func answer(_ input: JobAnswer, _ context: HandlerContext) async throws -> Job {
        let (driver, now, deviceTime) = (try context.person().id, context.clock.now, context.deviceTime)
        return try await context.writeOnce { transaction in
            input.accepted
                ? try acceptance.accept(input.jobID, by: driver, deviceTime: deviceTime, at: now, in: transaction)
                : try acceptance.decline(input.jobID, by: driver, at: now, in: transaction)
        }
    }
}
