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
    let isOnBreak: Bool
    let offlineReason: OfflineReason?
    /// The time since which the driver is free and hasn't responded to an offer; nil where they aren't free.
    let idleSince: Date?

    /// True where the driver sees offers.
    var isFree: Bool { isOnline && !isOnBreak && !isFormer && activeJobID == nil }

    func dispatchDriver(at position: Position?) -> DispatchDriver {
        DispatchDriver(
            id: personID, name: name, online: isOnline, onBreak: isOnBreak, since: since, activeJobID: activeJobID, unanswered: unanswered,
            position: position)
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
    func keep(_ person: Int, _ name: String, in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO fleet_driver (person_id, name) VALUES (\(person), \(name))
            ON CONFLICT (person_id) DO UPDATE SET name = excluded.name
            """)
    }

    /// Updates the name of a driver who is known.
    func rename(_ person: Int, _ name: String, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_driver SET name = \(name) WHERE person_id = \(person)")
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
    /// - Parameter reason: the reason for which the server puts the driver offline; nil where the driver does.
    /// - Returns: whether that changed anything.
    @discardableResult
    func setOnline(_ person: Int, _ online: Bool, reason: OfflineReason? = nil, at now: Date, in transaction: Transaction) throws -> Bool {
        if !online { try PositionRepository().forget(person, in: transaction) }
        return try transaction.execute(
            """
            UPDATE fleet_driver SET is_online = \(online), since = \(online ? now : nil), unanswered = 0, idle_since = \(online ? now : nil),
            is_on_break = \(false), offline_reason = \(reason?.rawValue)
            WHERE person_id = \(person) AND is_online = \(!online) AND (is_former = \(false) OR is_online = \(true))
            """) == 1
    }

    /// Forgets why the server put a driver offline, once the driver goes offline as well.
    func clearOfflineReason(_ person: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_driver SET offline_reason = NULL WHERE person_id = \(person) AND offline_reason IS NOT NULL")
    }

    /// Begins or ends the break of a driver who is online.
    ///
    /// - Returns: whether that changed anything.
    func setBreak(_ person: Int, _ onBreak: Bool, at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE fleet_driver SET is_on_break = \(onBreak), idle_since = \(onBreak ? nil : now), unanswered = 0
            WHERE person_id = \(person) AND is_online = \(true) AND is_on_break = \(!onBreak)
            """) == 1
    }

    /// Gives a driver a job, which ends a break.
    ///
    /// - Returns: false when the driver already has one.
    func occupy(_ person: Int, with job: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE fleet_driver SET active_job_id = \(job), unanswered = 0, idle_since = NULL, is_on_break = \(false)
            WHERE person_id = \(person) AND active_job_id IS NULL
            """) == 1
    }

    /// Records the job, or the trip, that a driver who has one is on. The row is written even where it says so already: of two jobs of a driver that end at
    /// the same time, the second transaction then runs again, and sees that none is left.
    func setActive(_ job: Int, of person: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_driver SET active_job_id = \(job) WHERE person_id = \(person) AND active_job_id IS NOT NULL")
    }

    /// Keeps others from giving a driver a job at the same time.
    func lock(_ person: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_driver SET unanswered = 0 WHERE person_id = \(person)")
    }

    /// Frees a driver whose jobs are over.
    func free(_ person: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE fleet_driver SET active_job_id = NULL, idle_since = \(now) WHERE person_id = \(person) AND active_job_id IS NOT NULL")
    }

    /// Returns, for those of some drivers who are free, the time since which they are and haven't responded to any offer.
    func idle(_ people: Set<Int>, in transaction: Transaction) throws -> [Int: Date] {
        guard !people.isEmpty else { return [:] }
        let rows = try transaction.rows(
            """
            SELECT driver.person_id, driver.idle_since FROM fleet_driver AS driver
            WHERE driver.person_id IN \(list: people.sorted()) AND driver.idle_since IS NOT NULL AND \(sql: OfferAudience.isFree)
            """)
        return try rows.reduce(into: [:]) { $0[try $1.get("person_id")] = try $1.get("idle_since", as: Date.self) }
    }

    /// Counts an offer that each of some drivers let expire.
    ///
    /// - Returns: the drivers who let as many expire in a row as the limit allows.
    func addUnanswered(_ people: [Int], at now: Date, limit: Int, in transaction: Transaction) throws -> [Int] {
        let people = people.sorted()
        try transaction.execute("UPDATE fleet_driver SET unanswered = unanswered + 1, idle_since = \(now) WHERE person_id IN \(list: people)")
        return try transaction.values(
            Int.self, "SELECT person_id FROM fleet_driver WHERE person_id IN \(list: people) AND unanswered >= \(limit) ORDER BY person_id")
    }

    /// Records that a driver responded to an offer.
    func responded(_ person: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE fleet_driver SET unanswered = 0, idle_since = \(now) WHERE person_id = \(person) AND idle_since IS NOT NULL")
    }

    /// Returns the names of drivers by id.
    func names(_ people: [Int], in transaction: Transaction) throws -> [Int: String] {
        guard !people.isEmpty else { return [:] }
        let drivers = try transaction.all(DriverRecord.self, "SELECT * FROM fleet_driver WHERE person_id IN \(list: Set(people).sorted())")
        return Dictionary(drivers.map { ($0.personID, $0.name) }, uniquingKeysWith: { first, _ in first })
    }
}
