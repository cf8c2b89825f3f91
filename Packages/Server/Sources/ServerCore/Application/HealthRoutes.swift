import Core
import Foundation
import HTTPTypes
import Persistence

/// What `/health` and `/ready` answer.
struct Health: Codable, Sendable {
    let status: String
}

/// `/health`: the process lives; `/ready`: it can reach its database. At the root and below the API's base.
enum HealthRoutes {
    static let health = Endpoint<NoInput, Health>(.get, "/health", access: .everyone, summary: "The process lives.")
    static let ready = Endpoint<NoInput, Health>(.get, "/ready", access: .everyone, summary: "The database answers.")

    static func add(to routes: inout Routes, database: any Database) {
        let check: @Sendable () async throws -> Health = {
            _ = try await database.read { try $0.value(Int.self, "SELECT 1") }
            return Health(status: "ready")
        }
        routes.on(health, allow: .accessAlone) { _, _ in Health(status: "ok") }
        routes.on(ready, allow: .accessAlone) { _, _ in try await check() }
        routes.page(.get, "/health", summary: health.summary) { _ in try envelope(Health(status: "ok")) }
        routes.page(.get, "/ready", summary: ready.summary) { _ in try envelope(try await check()) }
    }

    private static func envelope(_ health: Health) throws -> ServerResponse {
        .content(try WireJSON.encoder().encode(Envelope(data: health)), type: "application/json; charset=utf-8")
    }
}
