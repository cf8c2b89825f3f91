import Core
import Foundation
import HTTPTypes
import Persistence
import Synchronization

/// The output of `/health` and `/ready`.
struct Health: Codable, Sendable {
    let status: String
}

/// Registers `/health` (the process runs) and `/ready` (it reaches its database and isn't about to stop), at the root and under the API's base.
enum HealthRoutes {
    static let health = Endpoint<NoInput, Health>(.get, "/health", access: .everyone, summary: "Returns whether the process is running.")
    static let ready = Endpoint<NoInput, Health>(
        .get, "/ready", access: .everyone,
        summary: "Returns whether the database responds and the server isn't about to stop.")

    static func add(to routes: inout Routes, database: any Database, clock: any Clock, readiness: Readiness) {
        let check: @Sendable () async throws -> Health = {
            guard !readiness.isDraining else { throw APIError(status: 503, code: "draining", message: Strings.stopping) }
            guard await responds(database, clock) else { throw APIError(status: 503, code: "unavailable", message: Strings.storeUnavailable) }
            return Health(status: "ready")
        }
        routes.on(health, allow: .accessAlone) { _, _ in Health(status: "ok") }
        routes.on(ready, allow: .accessAlone) { _, _ in try await check() }
        routes.page(.get, "/health", summary: health.summary) { _ in try envelope(Health(status: "ok")) }
        routes.page(.get, "/ready", summary: ready.summary) { _ in try envelope(try await check()) }
    }

    /// Returns whether the database responds within the timeout of health checks.
    private static func responds(_ database: any Database, _ clock: any Clock) async -> Bool {
        await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                await TransactionPriority.$current.withValue(.vital) { (try? await database.read { try $0.value(Int.self, "SELECT 1") }) != nil }
            }
            group.addTask {
                try? await clock.sleep(for: .seconds(2))
                return false
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
    }

    private static func envelope(_ health: Health) throws -> ServerResponse {
        var response = ServerResponse.content(try WireJSON.encoder().encode(Envelope(data: health)), type: "application/json; charset=utf-8")
        response.headerFields[.cacheControl] = "no-store"
        return response
    }
}

/// Whether the server accepts new work, reported by `/ready` to load balancers.
public final class Readiness: Sendable {
    private let draining = Atomic(false)

    /// Creates an instance that is ready.
    public init() {}

    /// Whether the server is about to stop.
    public var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// Marks the server as about to stop. It still responds to requests.
    public func drain() { draining.store(true, ordering: .relaxed) }
}
