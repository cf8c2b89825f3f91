import Core
import Foundation
import OrdersAPI
import Persistence

/// Finds where an order's driver is: for those who may know, and only while the driver is on the way to the customer, with nobody else before.
struct OrderTracking: Sendable {
    let positions: (any DriverPositions)?
    let streets: (any StreetLines)?
    private let access = OrderAccess()
    private let repository = OrderRepository()

    init(positions: (any DriverPositions)?, streets: (any StreetLines)? = nil) { (self.positions, self.streets) = (positions, streets) }

    /// Returns where an order is now as a person sees it. Drivers of other legs don't see the driver's position.
    func tracking(of order: Order, for person: Person, at now: Date, in transaction: Transaction) throws -> Tracking {
        let mayFollow = !access.roles(of: person, order).isEmpty
        let approach = mayFollow ? try approach(to: order, in: transaction) : nil
        return Tracking(
            orderID: order.id, stage: order.stage, sequence: order.sequence, etaRange: order.etaRange?.remaining(at: now), position: approach?.position,
            stopsBefore: approach?.stopsBefore)
    }

    /// Returns the way of the driver who has set off: the number of stops before the order's door, or where there are none, the driver's last position since
    /// setting off. Nil before that and once the driver has been at the door.
    func approach(to order: Order, in transaction: Transaction) throws -> DriverApproach? {
        guard order.isDriverOnTheWay, let driver = driver(of: order),
            let approach = try positions?.approach(of: driver, to: order.id, in: transaction)
        else { return nil }
        let start = try order.bagReturn?.changedAt ?? repository.driverSetOff(for: order.id, in: transaction)
        let isSince = approach.position.flatMap { position in start.map { position.time >= $0 } } ?? false
        return DriverApproach(stopsBefore: approach.stopsBefore, position: isSince ? approach.position : nil)
    }

    /// Returns the id of the driver who brings the bags, or has or will have the order's present leg; nil where there is none.
    func driver(of order: Order) -> Int? { order.bagReturn?.driverID ?? order.driverID }

    /// Returns the driver's way to the door as points of longitude and latitude; nil where the driver isn't driving there, or the streets aren't known.
    func route(from position: Position?, for order: Order, at now: Date) async -> [[Double]]? {
        let isDriving = order.stage == .enRoutePickup || order.stage == .outForDelivery || order.bagReturn?.status == .onTheWay
        guard isDriving, let position, !position.isStale(at: now), let streets else { return nil }
        let line = await streets.line(from: position.coordinate, to: order.address.coordinate)
        return line.count > 1 ? line.map { [$0.longitude, $0.latitude] } : nil
    }
}

extension ETARange {
    /// Returns the range without the part of it that has passed.
    func remaining(at now: Date) -> ETARange { ETARange(from: max(from, now), to: max(to, now)) }
}
