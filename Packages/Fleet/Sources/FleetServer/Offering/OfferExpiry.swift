import Core
import FleetAPI
import Foundation
import Persistence

/// Expires offers that got no response in time, puts drivers offline who let too many expire, and offers the jobs again.
struct OfferExpiry: Sendable {
    let settings: FleetSettings
    let board: OfferBoard
    let publisher: FleetPublisher
    private let drivers = DriverRepository()
    private let offers = OfferRepository()

    init(settings: FleetSettings, board: OfferBoard, publisher: FleetPublisher) {
        self.settings = settings
        self.board = board
        self.publisher = publisher
    }

    /// Expires what is due. Called every second, and most of the time a single short read.
    func run(at now: Date, _ database: any Database) async throws {
        guard try await database.read({ try offers.hasExpired(at: now, in: $0) }) else { return }
        try await database.write { try expire(at: now, in: $0) }
    }

    private func expire(at now: Date, in transaction: Transaction) throws {
        let expired = try offers.expired(at: now, in: transaction)
        try offers.markExpired(expired.map(\.id), in: transaction)
        for (driver, offers) in Dictionary(grouping: expired, by: \.driverID).sorted(by: { $0.key < $1.key }) {
            let unanswered = try drivers.addUnanswered(offers.count, to: driver, in: transaction)
            guard unanswered >= settings.unansweredLimit else { continue }
            try drivers.setOnline(driver, false, at: now, in: transaction)
            try self.offers.withdrawAll(to: driver, at: now, in: transaction)
            try publisher.driverChanged(driver, online: false, in: transaction)
        }
        try board.offerOpenJobs(at: now, in: transaction)
    }
}
