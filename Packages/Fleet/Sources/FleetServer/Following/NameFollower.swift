import AuthAPI
import Core
import FleetAPI
import Foundation
import Persistence

/// Follows the names of drivers, also on the cards of the orders that they have.
struct NameFollower: Sendable {
    let names: any DriverNames
    let cards: CardProjection
    let publisher: FleetPublisher
    private let drivers = DriverRepository()
    private let jobs = JobRepository()

    init(names: any DriverNames, cards: CardProjection, publisher: FleetPublisher) {
        self.names = names
        self.cards = cards
        self.publisher = publisher
    }

    /// Takes the news that somebody has another name. Taking it again changes nothing, nor does that of somebody who doesn't drive.
    func take(_ renamed: Renamed, at now: Date, in transaction: Transaction) throws {
        guard let driver = try drivers.find(renamed.user, in: transaction), let name = try names.name(of: driver.personID, in: transaction) else { return }
        // A request since the change may have kept the name already, and no card.
        try drivers.rename(driver.personID, name, in: transaction)
        try cards.update(Set(jobs.active(ofDriver: driver.personID, in: transaction).map(\.orderID)), at: now, in: transaction)
        // Dispatchers' pages then load the drivers.
        try publisher.driverChanged(driver.personID, online: driver.isOnline, onBreak: driver.isOnBreak, in: transaction)
    }
}
