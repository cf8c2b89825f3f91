import Foundation
import PersistencePostgres
import PersistenceTesting

/// The orders a second of two processes on one PostgreSQL, as a multiple of one process's, in turns. PostgreSQL has a core of its own, the processes and
/// their clients share another.
struct ProcessScaling: Measure {
    let name = "persistence.postgres-two-processes"
    let bar = Bar.atLeast(1.3, "times")

    private static let (rounds, customers) = (3, 32)

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let database = try await TestDatabase(.postgres)
        guard let url = database.postgres?.url else { throw MeasureError.wrongResult("no address") }
        let place = try await PostgresPlace(database)
        try place.move(to: "0")
        defer { try? place.moveBack() }
        // One folder: the processes must have the same keys.
        let (folder, told) = (try DataFolder(), ["DATABASE_URL": url])
        let first = try ServerProcess(executable: settings.server, folder: folder, settings: told, core: OrderClients.core)
        let clients = OrderClients(tokens: try customers(first), settings: settings)
        let ratios = try (0...Self.rounds).map { round in
            let alone = try clients.rate([first], run: "one-\(round)")
            let second = try ServerProcess(executable: settings.server, folder: folder, settings: told, core: OrderClients.core)
            defer { second.stop() }
            return try clients.rate([first, second], run: "two-\(round)") / alone
        }
        // The first round opens connections and fills caches.
        return Figure(medianOf: Array(ratios.dropFirst()))
    }

    private func customers(_ server: ServerProcess) throws -> [String] {
        try (0..<Self.customers).map { number in
            let email = "customer-\(number)@example.com"
            let answer = try server.post("/api/v1/auth/register", body: #"{"name":"Casey Customer","email":"\#(email)","password":"tumble-demo"}"#)
            guard answer.status == 201 else { throw ServerError.unexpected("status \(answer.status) to a registration") }
            return try OrdersServer.token(of: email, server)
        }
    }
}
