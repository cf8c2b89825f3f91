import AppServer
import AuthServer
import Core
import NotificationsServer
import PaymentsServer
import Persistence
import ServerCore

/// The demo of `tumble-dev`: simulated people, a week of history, traffic, and the page of what was sent.
struct DemoServerPlugin: ServerPlugin {
    let name = "Demo"
    /// Needs accounts, orders, drivers, what customers pay with, and messages.
    let requires = ["Auth", "Orders", "Fleet", "Payments", "Chat"]

    var migrations: [Migration] { [TrafficSwitch.migration] }

    func register(in container: DIContainer) {
        container.register(TrafficSwitch.self) { resolver in
            TrafficSwitch(database: try resolver.resolve((any Database).self), accounts: try resolver.resolve(AccountSeeding.self))
        }
        container.register((any PushRecorder).self) { resolver in
            let (settings, random) = try resolver.resolve(ServerSettings.self, (any RandomSource).self)
            return FolderPushRecorder(folder: settings.pushFolder, random: random)
        }
    }

    /// Registers the page of what was sent, and the switch where there is anything to switch.
    func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        try SentController(container).add(to: &routes)
        guard try hasTraffic(container) else { return }
        let isOn = try container.resolve(TrafficSwitch.self)
        routes.on(DemoEndpoints.traffic, allow: .accessAlone) { _, _ in DemoTrafficStatus(isOn: try await isOn.isOn) }
        routes.on(DemoEndpoints.setTraffic, allow: .accessAlone) { input, _ in
            try await isOn.set(input.isOn)
            return DemoTrafficStatus(isOn: input.isOn)
        }
    }

    /// Plays the simulated people in one of the processes.
    func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        guard try hasTraffic(container) else { return [] }
        let job = TrafficJob(
            settings: try container.resolve(ServerSettings.self), port: try container.resolve(ListeningPort.self),
            transport: try container.resolve((any HTTPTransport).self), clock: try container.resolve((any Clock).self),
            random: try container.resolve((any RandomSource).self), isOn: try container.resolve(TrafficSwitch.self))
        return [PeriodicJob("demo traffic", every: .seconds(10)) { try await job.run() }]
    }

    private func hasTraffic(_ container: DIContainer) throws -> Bool { try container.resolve(ServerSettings.self).data.hasDemoTraffic }

    /// Creates the simulated people where there is something for them to do, and the history of an empty database.
    func seed(_ seed: SeedContext) async throws {
        let (accounts, settings) = try seed.container.resolve(AccountSeeding.self, ServerSettings.self)
        guard settings.data.hasDemoHistory || settings.data.hasDemoTraffic else { return }
        try await accounts.createAccounts(SimulatedPeople.all)
        // Again, since these customers weren't there before.
        try await PaymentsServerPlugin().seed(seed)
        guard settings.data.hasDemoHistory, try await !seed.database.read({ try accounts.realAccountsExist(in: $0) }),
            try await HistoryClaim.take(in: seed.database)
        else { return }
        try await DemoHistory(settings: settings, database: seed.database, now: seed.clock.now).runIfEmpty()
    }
}
