import Core
import Foundation
import Persistence

/// The state of an offer to a driver.
enum OfferStatus: String, Codable, Sendable {
    case offered, accepted, declined, expired, withdrawn
}

/// A row of `fleet_offer`: one round of offering a job to a driver.
struct OfferRecord: Codable, RowDecodable, Sendable {
    let id: Int
    let jobID: Int
    let driverID: Int
    let status: OfferStatus
    let expiresAt: Date
}

/// Reads offers, and closes those of a single driver.
struct OfferRepository: Sendable {
    /// Returns the newest offer of a job to a driver.
    func newest(of job: Int, to driver: Int, in transaction: Transaction) throws -> OfferRecord? {
        try transaction.first(
            OfferRecord.self,
            "SELECT * FROM fleet_offer WHERE job_id = \(job) AND driver_id = \(driver) ORDER BY round DESC LIMIT 1")
    }

    /// Returns the offers that a driver can still accept, those that expire first in front.
    func open(to driver: Int, at now: Date, in transaction: Transaction) throws -> [OfferRecord] {
        try transaction.all(
            OfferRecord.self,
            """
            SELECT * FROM fleet_offer WHERE driver_id = \(driver) AND status = \(OfferStatus.offered) AND expires_at > \(now)
            ORDER BY expires_at, id LIMIT 100
            """)
    }

    /// Returns up to 500 open offers whose time is over.
    func expired(at now: Date, in transaction: Transaction) throws -> [OfferRecord] {
        try transaction.all(
            OfferRecord.self,
            "SELECT * FROM fleet_offer WHERE status = \(OfferStatus.offered) AND expires_at <= \(now) ORDER BY id LIMIT 500")
    }

    func hasExpired(at now: Date, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM fleet_offer WHERE status = \(OfferStatus.offered) AND expires_at <= \(now) LIMIT 1") != nil
    }

    func markDeclined(_ offer: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_offer SET status = \(OfferStatus.declined), answered_at = \(now) WHERE id = \(offer)")
    }

    func markExpired(_ offers: [Int], in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_offer SET status = \(OfferStatus.expired) WHERE id IN \(list: offers)")
    }

    /// Withdraws all open offers to a driver who went offline or took a job.
    func withdrawAll(to driver: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute(
            """
            UPDATE fleet_offer SET status = \(OfferStatus.withdrawn), answered_at = \(now)
            WHERE driver_id = \(driver) AND status = \(OfferStatus.offered)
            """)
    }
}
