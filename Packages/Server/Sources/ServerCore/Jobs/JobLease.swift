import Core
import Foundation
import Persistence

/// The right of one process to do what only one may, kept in the database for a time and renewed before it ends.
///
/// A process that dies leaves its lease behind; another takes it when its time is over. The nodes' clocks may differ by ``margin`` at most.
struct JobLease: Sendable {
    /// How long a lease is good after it was taken or renewed.
    static let duration = Duration.seconds(15)
    /// How often it is renewed, and how often others ask whether it is free.
    static let renewal = Duration.seconds(5)
    /// How long before its end its holder stops: room for clocks that differ.
    static let margin = Duration.seconds(5)

    let name: String
    let holder: String
    let database: any Database
    let clock: any Clock

    /// Takes the lease, or renews it.
    ///
    /// - Returns: until when its holder may rely on it; nil where another process has it.
    func take() async throws -> Date? {
        let now = clock.now
        let end = now + Self.duration / .seconds(1)
        let isHeld = try await database.write { transaction in
            let taken = try transaction.execute(
                "UPDATE core_lease SET holder = \(holder), held_until = \(end) WHERE name = \(name) AND (holder = \(holder) OR held_until <= \(now))")
            if taken == 1 { return true }
            let added = try transaction.execute(
                "INSERT INTO core_lease (name, holder, held_until) VALUES (\(name), \(holder), \(end)) ON CONFLICT (name) DO NOTHING")
            return added == 1
        }
        return isHeld ? end - Self.margin / .seconds(1) : nil
    }

    /// Gives the lease back, so that nobody has to wait for its end.
    func release() async throws {
        try await database.write { try $0.execute("DELETE FROM core_lease WHERE name = \(name) AND holder = \(holder)") }
    }

    static let migration = Migration(number: 6, name: "leases") { schema in
        schema.create(
            Table("core_lease") { table in
                table.id()
                table.text("name", .unique)
                table.text("holder")
                table.time("held_until")
            })
    }
}
