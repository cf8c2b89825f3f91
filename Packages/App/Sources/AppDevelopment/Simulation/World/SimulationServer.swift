import App
import AppServer
import AuthServer
import Core
import Foundation
import PaymentsServer
import ServerCore

/// A server for a simulation alone, in this process: the product's, with a database of its own in a temporary folder, on the loopback address.
struct SimulationServer: Sendable {
    private let server: ComposedServer
    private let folder: URL
    /// The server's way to other hosts, which the simulated devices use to reach it.
    let transport: any HTTPTransport

    /// Composes the server and creates the accounts.
    ///
    /// - Parameters:
    ///   - folder: an existing folder, for all that the server keeps.
    ///   - assignments: the settings that differ from those of a simulation.
    init(in folder: URL, settings assignments: [String: String], people: [DemoPerson], clock: any Core.Clock) async throws {
        let settings = try Self.settings(in: folder, assignments)
        server = try await Bootstrap.compose(settings, clients: AppPlugins.all, servers: ServerPlugins.all, clock: clock)
        self.folder = folder
        transport = try server.application.container.resolve((any HTTPTransport).self)
        _ = try await server.migrate()
        try await Self.create(people, in: server.application)
    }

    /// Returns the settings of a server for a simulation: nothing that its configuration file or the environment says.
    ///
    /// - Throws: ``SimulationFailure`` for a setting that the server doesn't have.
    static func settings(in folder: URL, _ assignments: [String: String]) throws -> ServerSettings {
        var values = [
            "DATA_FOLDER": folder.path, "HOST": "127.0.0.1", "PORT": "0", "ROLES": "api,worker", "DEMO_DATA": "NO", "LOG_LEVEL": "error",
            "RATE_LIMIT_FACTOR": "0",
            // It is stopped by canceling it, of which the library below complains.
            "LOG_FILTER": "host=critical",
        ]
        values.merge(assignments) { $1 }
        let settings = try ServerSettings.load(build: .development, file: nil, readsFile: false, commandLine: values, environment: [:])
        if let unknown = values.keys.sorted().first(where: { !settings.declares($0) }) {
            throw SimulationFailure("The server has no setting \(unknown). To fix, leave it out: it would change nothing.")
        }
        return settings
    }

    /// Creates accounts, with what else the demo data has, such as retailers and payment methods.
    static func create(_ people: [DemoPerson], in application: Application) async throws {
        try await application.container.resolve(AccountSeeding.self).createAccounts(people)
        try await application.seed()
    }

    /// Serves while some work is done, and stops then.
    func run<Output: Sendable>(_ work: @escaping @Sendable (URL) async throws -> Output) async throws -> Output {
        let (addresses, address) = AsyncStream<URL>.makeStream()
        return try await withThrowingTaskGroup(of: Output?.self) { group in
            group.addTask { [server] in
                try await server.serve { port in
                    // lint:allow url-literal because it is the address that this process just bound.
                    if let url = URL(string: "http://127.0.0.1:\(port)") { address.yield(url) }
                    address.finish()
                }
                return nil
            }
            group.addTask {
                for await url in addresses { return try await work(url) }
                return nil
            }
            let output = try await group.next().flatMap(\.self)
            group.cancelAll()
            do { while try await group.next() != nil {} } catch is CancellationError {}
            guard let output else { throw SimulationFailure("The simulation was stopped before its end.") }
            return output
        }
    }
}
