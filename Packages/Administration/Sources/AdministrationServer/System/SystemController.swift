import AdministrationAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Registers the handlers about the running product.
struct SystemController: Sendable {
    let reader: SystemReader
    /// The container, which has the inventory once the server is composed.
    let container: DIContainer

    func add(to routes: inout Routes) {
        routes.on(AdministrationEndpoints.overview, allow: .accessAlone) { _, context in
            let inventory = try container.resolve(ServerInventory.self)
            let now = context.clock.now
            return try await context.database.read { try reader.overview(inventory, at: now, in: $0) }
        }
        routes.on(AdministrationEndpoints.analytics, allow: .accessAlone) { input, context in
            let (days, now) = (try Self.days(of: input), context.clock.now)
            let (funnels, reader) = (try container.resolve(ServerInventory.self).funnels, try container.resolveIfRegistered(AnalyticsReader.self))
            guard let reader else { return AnalyticsReport(isOn: false, agreed: 0, funnels: []) }
            let start = now.addingTimeInterval(TimeInterval(-days * 24 * 3600))
            return try await context.database.read { transaction in
                AnalyticsReport(
                    isOn: reader.isOn, agreed: try reader.agreedCount(in: transaction),
                    funnels: try funnels.map { try Self.report($0, reader, since: start, in: transaction) })
            }
        }
        routes.on(AdministrationEndpoints.status, allow: .accessAlone) { _, context in
            let inventory = try container.resolve(ServerInventory.self)
            let now = context.clock.now
            return try await context.database.read { try reader.status(inventory, at: now, in: $0) }
        }
    }

    private static func days(of input: AnalyticsRequest) throws -> Int {
        var errors = FieldErrors()
        let days = input.days ?? 30
        errors.require((1...400).contains(days), "days", Strings.daysRange)
        try errors.throwIfAny()
        return days
    }

    private static func report(_ funnel: Funnel, _ reader: AnalyticsReader, since start: Date, in transaction: Transaction) throws -> FunnelReport {
        let counts = try reader.counts(of: funnel, since: start, in: transaction)
        return FunnelReport(
            id: funnel.id, title: funnel.title, steps: zip(funnel.steps, counts).map { FunnelReport.Step(title: $0.title, people: $1) })
    }
}
