import AuthAPI
import Core
public import Foundation
public import Persistence

/// Writes the audit log as lines of JSON, for operators and for systems that keep logs.
public struct AuditExport: Sendable {
    /// The number of events read at a time.
    static let batch = 500

    private let database: any Database

    /// Creates an export from a database.
    public init(database: any Database) { self.database = database }

    /// Writes the events of a period, oldest first, each as one line as `GET /auth/audit` shows it.
    ///
    /// - Parameters:
    ///   - start: the time of the first events.
    ///   - end: the time before which events are written.
    ///   - write: takes a line, which has no line break.
    public func write(from start: Date, to end: Date, _ write: @Sendable (String) throws -> Void) async throws {
        let (log, encoder) = (SecurityLog(), WireJSON.encoder())
        var last = 0
        while true {
            let after = last
            let events = try await database.read { try log.events(from: start, to: end, after: after, limit: Self.batch, in: $0) }
            for event in events { try write(String(decoding: try encoder.encode(event), as: UTF8.self)) }
            guard let newest = events.last, events.count == Self.batch else { return }
            last = newest.id
        }
    }
}
