import Core
public import Foundation
public import Persistence

/// The exclusive right of one process to run shared jobs, stored in the database for a limited time and renewed before it ends.
///
/// If a process dies, another takes its lease once it has expired. The nodes' clocks may differ by at most ``margin``.
struct JobLease: Sendable {
    /// The duration of a lease after it was taken or renewed.
    static let duration = Duration.seconds(15)
    /// The interval for renewing it, and for other processes to check whether it is free.
    static let renewal = Duration.seconds(5)
    /// The time before its end at which the holder stops, to allow for differing clocks.
    static let margin = Duration.seconds(5)

    let name: String
    let holder: String
    let database: any Database
    let clock: any Clock

    /// Takes or renews the lease.
    ///
    /// - Returns: the time until which the holder may rely on it; nil if another process has it.
    func take() async throws -> Date? {
        let now = clock.now
        let end = now + Self.duration / .seconds(1)
        let isHeld = try await vital { transaction in
            let taken = try transaction.execute(
                "UPDATE core_lease SET holder = \(holder), held_until = \(end) WHERE name = \(name) AND (holder = \(holder) OR held_until <= \(now))")
            if taken == 1 { return true }
            let added = try transaction.execute(
                "INSERT INTO core_lease (name, holder, held_until) VALUES (\(name), \(holder), \(end)) ON CONFLICT (name) DO NOTHING")
            return added == 1
        }
        return isHeld ? end - Self.margin / .seconds(1) : nil
    }

    /// Releases the lease, so that nobody has to wait for its end.
    func release() async throws {
        try await vital { _ = try $0.execute("DELETE FROM core_lease WHERE name = \(name) AND holder = \(holder)") }
    }

    /// Writes without waiting for what else the process does with the database.
    private func vital<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
        try await TransactionPriority.$current.withValue(.vital) { try await database.write(body) }
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

/// A lease that a process holds, for administrators.
public struct HeldLease: Sendable, Equatable {
    /// The lease's name.
    public let name: String
    /// The process that has it, as in ``JobReports/holder``.
    public let holder: String
    /// The time at which it ends if it isn't renewed.
    public let heldUntil: Date

    /// Returns the leases that are held at a time. There are few.
    public static func all(at now: Date, in transaction: Transaction) throws -> [HeldLease] {
        let held = try transaction.rows("SELECT name, holder, held_until FROM core_lease ORDER BY name LIMIT 100").map {
            HeldLease(name: try $0.get("name"), holder: try $0.get("holder"), heldUntil: try $0.get("held_until"))
        }
        return held.filter { now < $0.heldUntil }
    }
}
