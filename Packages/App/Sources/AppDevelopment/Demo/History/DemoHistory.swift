import App
import AppServer
import Core
import FleetAPI
import Foundation
import Logging
import Networking
import OrdersAPI
import Persistence
import ServerCore

/// The week of orders that a new demo starts with. It is made by the real endpoints, in a second server in this process whose clock starts a week ago.
struct DemoHistory: Sendable {
    let settings: ServerSettings
    let database: any Database
    let now: Date

    /// Creates the history of a database.
    init(settings: ServerSettings, database: any Database, now: Date) {
        (self.settings, self.database, self.now) = (settings, database, now)
    }

    /// Makes the history if there are no orders. A start that was killed in the middle leaves what it has made, which the next one doesn't touch: its drivers
    /// have their jobs, and the traffic carries on.
    func runIfEmpty() async throws {
        // The value is set around the task's creation, which thereby stays where it is.
        let work = RequestID.$current.withValue(QuietRequests.history) { Task { try await make() } }
        try await withTaskCancellationHandler {
            try await work.value
        } onCancel: {
            work.cancel()
        }
    }

    private func make() async throws {
        let clock = HistoryClock(now.addingTimeInterval(-7 * 24 * 3600))
        let application = try Bootstrap.assemble(settings, clients: AppPlugins.all, servers: ServerPlugins.all, clock: clock, on: database).application
        // Cards for the simulated customers, with their expiry counted from then.
        try await application.seed()
        let people = try await HistoryPeople(application, clock: clock)
        guard try await people.plant.client.call(OrdersEndpoints.list, OrderListRequest(limit: 1)).items.isEmpty else { return await people.signOut() }
        let plan = HistoryPlan(now: now, customers: people.customers.count)
        try await HistoryDirector(application, people: people, clock: clock, plan: plan).run(until: now)
        for driver in people.drivers.prefix(people.drivers.count - SimulatedPeople.drivers.count) {
            _ = try await driver.client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: false))
        }
        await people.signOut()
        await application.deliverEvents()
    }
}
