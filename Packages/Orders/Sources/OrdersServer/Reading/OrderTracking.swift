import Core
import OrdersAPI
import Persistence

/// Finds where an order's driver is: for those who may know, and only while the driver is on the way to the customer.
struct OrderTracking: Sendable {
    let positions: (any DriverPositions)?
    private let access = OrderAccess()
    private let repository = OrderRepository()

    init(positions: (any DriverPositions)?) { self.positions = positions }

    /// Returns where an order is now as a person sees it. Drivers of other legs don't see the driver's position.
    func tracking(of order: Order, for person: Person, in transaction: Transaction) throws -> Tracking {
        let mayFollow = !access.roles(of: person, order).isEmpty
        return Tracking(
            orderID: order.id, stage: order.stage, sequence: order.sequence, etaRange: order.etaRange,
            position: mayFollow ? try position(of: order, in: transaction) : nil)
    }

    /// Returns the driver's last position since setting off; nil before that and once the driver has been at the door.
    func position(of order: Order, in transaction: Transaction) throws -> Position? {
        guard order.stage.isDriverOnTheWay, let driver = order.driverID,
            let position = try positions?.position(of: driver, in: transaction),
            let start = try repository.driverSetOff(for: order.id, in: transaction), position.time >= start
        else { return nil }
        return position
    }
}
