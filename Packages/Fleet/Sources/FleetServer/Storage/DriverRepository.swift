import Core
import FleetAPI
import Foundation
import Persistence

/// A row of `fleet_driver`.
struct DriverRecord: Codable, RowDecodable, Sendable {
    let personID: Int
    let name: String
    let isOnline: Bool
    let since: Date?
    let unanswered: Int
    let activeJobID: Int?
    /// Whether the person lost the role. The row stays, so that no request that was under way makes them a driver again.
    let isFormer: Bool

    func dispatchDriver(at position: Position?) -> DispatchDriver {
        DispatchDriver(
            id: personID, name: name, online: isOnline, since: since, activeJobID: activeJobID, unanswered: unanswered, position: position)
    }
}

/// Reads and writes drivers.
struct DriverRepository: Sendable {
    func find(_ person: Int, in transaction: Transaction) throws -> DriverRecord? {
        try transaction.first(DriverRecord.self, "SELECT * FROM fleet_driver WHERE person_id = \(person)")
    }

    /// Records whether a person lost the driver's role.
    ///
    /// - Returns: whether that changed anything; a person who has never driven has nothing to lose.
    func setFormer(_ person: Int, _ isFormer: Bool, in transaction: Transaction) throws -> Bool {
        // Who no longer drives has no vehicle to be recognized by.
        if isFormer { try setVehicle(nil, of: person, in: transaction) }
        return try transaction.execute("UPDATE fleet_driver SET is_former = \(isFormer) WHERE person_id = \(person) AND is_former = \(!isFormer)") == 1
    }

    /// Adds a driver, or updates the name of one who is known.
    func keep(_ person: Person, in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO fleet_driver (person_id, name) VALUES (\(person.id), \(person.name))
            ON CONFLICT (person_id) DO UPDATE SET name = excluded.name
            """)
    }

    /// Returns the vehicle that a driver has stated; nil without one.
    func vehicle(of person: Int, in transaction: Transaction) throws -> Vehicle? {
        try transaction.first("SELECT vehicle FROM fleet_driver WHERE person_id = \(person)")?.get("vehicle", as: JSONColumn<Vehicle>?.self)?.value
    }

    /// Writes the vehicle of a driver who is known; nil removes it.
    func setVehicle(_ vehicle: Vehicle?, of person: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_driver SET vehicle = \(try vehicle.map { try JSONColumn($0) }) WHERE person_id = \(person)")
    }

    /// Puts a driver online or offline. Going offline also deletes the driver's position.
    ///
    /// - Returns: whether that changed anything.
    @discardableResult
    func setOnline(_ person: Int, _ online: Bool, at now: Date, in transaction: Transaction) throws -> Bool {
        if !online { try PositionRepository().forget(person, in: transaction) }
        return try transaction.execute(
            """
            UPDATE fleet_driver SET is_online = \(online), since = \(online ? now : nil), unanswered = 0
            WHERE person_id = \(person) AND is_online = \(!online) AND (is_former = \(false) OR is_online = \(true))
            """) == 1
    }

    /// Gives a driver a job.
    ///
    /// - Returns: false when the driver already has one.
    func occupy(_ person: Int, with job: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE fleet_driver SET active_job_id = \(job) WHERE person_id = \(person) AND active_job_id IS NULL") == 1
    }

    /// Frees the driver who has a job.
    func free(from job: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_driver SET active_job_id = NULL WHERE active_job_id = \(job)")
    }

    /// Counts offers that a driver let expire.
    ///
    /// - Returns: the number of expired offers in a row.
    func addUnanswered(_ count: Int, to person: Int, in transaction: Transaction) throws -> Int {
        try transaction.execute("UPDATE fleet_driver SET unanswered = unanswered + \(count) WHERE person_id = \(person)")
        return try find(person, in: transaction)?.unanswered ?? 0
    }

    func clearUnanswered(_ person: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_driver SET unanswered = 0 WHERE person_id = \(person)")
    }

    /// Returns the names of drivers by id.
    func names(_ people: [Int], in transaction: Transaction) throws -> [Int: String] {
        guard !people.isEmpty else { return [:] }
        let drivers = try transaction.all(DriverRecord.self, "SELECT * FROM fleet_driver WHERE person_id IN \(list: Set(people).sorted())")
        return Dictionary(drivers.map { ($0.personID, $0.name) }, uniquingKeysWith: { first, _ in first })
    }
}
