import App
import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import PersistenceTesting
import ServerCore

@testable import AppDevelopment
@testable import AppServer

/// A product with the demo on a database of its own, and nothing in the data folder.
struct DemoProduct {
    let server: ComposedServer
    let clock: TestClock
    private let jobs: [PeriodicJob]

    /// Composes and migrates the product, without demo data yet.
    init(_ values: [String: String] = [:], on chosen: (any Database)? = nil, clock: TestClock = TestClock()) async throws {
        let defaults = ["LOG_LEVEL": "critical", "LAUNCH_SCREEN_SECONDS": "0"]
        let settings = try ServerSettings.load(build: .development, file: nil, commandLine: defaults.merging(values) { $1 }, environment: [:]).inMemory
        let database: any Database
        if let chosen { database = chosen } else { database = try await TestDatabase(.chosen) }
        server = try await Bootstrap.compose(
            settings, clients: AppPlugins.all + [DemoPlugin(ticket: "ticket")], servers: ServerPlugins.all + [DemoServerPlugin()], clock: clock,
            database: { _ in database })
        _ = try await server.migrate()
        self.clock = clock
        jobs = try server.application.plugins.filter { $0.name != "Demo" }.flatMap { [application = server.application] in try $0.jobs(application.container) }
    }

    /// Writes the demo data.
    func seeded() async throws -> DemoProduct {
        try await server.application.seed()
        return self
    }

    /// A network of simulated people's devices to this server.
    func network(_ folder: URL) throws -> TrafficNetwork {
        try TrafficNetwork(
            transport: InProcessTransport(responder: server.application), baseURL: nil, folder: folder, clock: clock, random: SystemRandomSource())
    }

    /// Lets a second pass: the people act, the server delivers its events and runs its frequent jobs.
    func second(of traffic: SimulatedTraffic) async throws {
        clock.advance(by: .seconds(1))
        await traffic.tick()
        await server.application.deliverEvents()
        for job in jobs where job.interval <= .seconds(2) && job.place == .oneNode { try await job.run() }
    }

    func count(_ sql: SQL) async throws -> Int { try await server.database.read { try $0.value(Int.self, sql) } }
}
