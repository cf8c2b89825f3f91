import Core
import FleetAPI
import Foundation
import Persistence

/// Ends offers that nobody answered in time, puts drivers offline who answer none, and offers again.
struct OfferExpiry: Sendable {
    let settings: FleetSettings
    let board: OfferBoard
    let announcements: Announcements
    private let drivers = DriverRepository()

    init(settings: FleetSettings, board: OfferBoard, announcements: Announcements) {
        self.settings = settings
        self.board = board
        self.announcements = announcements
    }

    /// Does what is due, if anything: most of the time one short read.
    func run(at now: Date, _ database: any Database) async throws {
        let isDue = try await database.read { transaction in
            try transaction.first("SELECT id FROM fleet_offer WHERE status = \(OfferStatus.offered) AND expires_at <= \(now) LIMIT 1") != nil
        }
        guard isDue else { return }
        try await database.write { try expire(at: now, in: $0) }
    }

    private func expire(at now: Date, in transaction: Transaction) throws {
        let lapsed = try transaction.all(
            OfferRecord.self,
            "SELECT * FROM fleet_offer WHERE status = \(OfferStatus.offered) AND expires_at <= \(now) ORDER BY id LIMIT 500")
        try transaction.execute("UPDATE fleet_offer SET status = \(OfferStatus.expired) WHERE id IN \(list: lapsed.map(\.id))")
        for (driver, offers) in Dictionary(grouping: lapsed, by: \.driverID).sorted(by: { $0.key < $1.key }) {
            let unanswered = try drivers.addUnanswered(offers.count, to: driver, in: transaction)
            guard unanswered >= settings.unansweredLimit else { continue }
            try drivers.setOnline(driver, false, at: now, in: transaction)
            try board.withdrawOffers(to: driver, at: now, in: transaction)
            try announcements.driverChanged(driver, online: false, in: transaction)
        }
        try board.offerOpenJobs(at: now, in: transaction)
    }
}
