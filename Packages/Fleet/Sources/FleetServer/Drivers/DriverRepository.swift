import Core
import FleetAPI
import Foundation
import Persistence

/// The statements on drivers.
struct DriverRepository: Sendable {
    func find(_ person: Int, in transaction: Transaction) throws -> DriverRecord? {
        try transaction.first(DriverRecord.self, "SELECT * FROM fleet_driver WHERE person_id = \(person)")
    }

    /// Notes a driver, or the driver's present name.
    func keep(_ person: Person, in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO fleet_driver (person_id, name) VALUES (\(person.id), \(person.name))
            ON CONFLICT (person_id) DO UPDATE SET name = excluded.name
            """)
    }

    /// Puts a driver online or offline. Where an offline driver is, nobody knows.
    ///
    /// - Returns: whether that changed anything.
    @discardableResult
    func setOnline(_ person: Int, _ online: Bool, at now: Date, in transaction: Transaction) throws -> Bool {
        if !online { try PositionRepository().forget(person, in: transaction) }
        return try transaction.execute(
            """
            UPDATE fleet_driver SET is_online = \(online), since = \(online ? now : nil), unanswered = 0
            WHERE person_id = \(person) AND is_online = \(!online)
            """) == 1
    }

    /// Notes the job that a driver is at.
    ///
    /// - Returns: false when the driver has one already.
    func occupy(_ person: Int, with job: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE fleet_driver SET active_job_id = \(job) WHERE person_id = \(person) AND active_job_id IS NULL") == 1
    }

    /// Whoever is at a job is free again.
    func free(from job: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_driver SET active_job_id = NULL WHERE active_job_id = \(job)")
    }

    /// Counts offers that went unanswered.
    ///
    /// - Returns: how many they are now in a row.
    func addUnanswered(_ count: Int, to person: Int, in transaction: Transaction) throws -> Int {
        try transaction.execute("UPDATE fleet_driver SET unanswered = unanswered + \(count) WHERE person_id = \(person)")
        return try find(person, in: transaction)?.unanswered ?? 0
    }

    func clearUnanswered(_ person: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_driver SET unanswered = 0 WHERE person_id = \(person)")
    }

    /// The names of drivers by id.
    func names(_ people: [Int], in transaction: Transaction) throws -> [Int: String] {
        guard !people.isEmpty else { return [:] }
        let drivers = try transaction.all(DriverRecord.self, "SELECT * FROM fleet_driver WHERE person_id IN \(list: Set(people).sorted())")
        return Dictionary(drivers.map { ($0.personID, $0.name) }, uniquingKeysWith: { first, _ in first })
    }
}
