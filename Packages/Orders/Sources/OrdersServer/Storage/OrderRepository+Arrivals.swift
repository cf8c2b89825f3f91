import Foundation
import OrdersAPI
import Persistence

extension OrderRepository {
    private static let expectation: SQL = """
        id, customer_id, driver_id, stage, version, service_area, pickup_mode, eta_from, eta_to, window_start, window_end, delivery_start, delivery_end,
        bag_return
        """

    /// Returns when the next visit of an order is expected.
    func expectation(of order: Int, in transaction: Transaction) throws -> OrderExpectation? {
        try transaction.first("SELECT \(sql: Self.expectation) FROM orders_order WHERE id = \(order)").map(OrderExpectation.init(row:))
    }

    /// Returns the orders under way, and those whose bags go home, whose visits were expected until a time, the oldest first.
    func overdue(at time: Date, limit: Int, in transaction: Transaction) throws -> [OrderExpectation] {
        try transaction.rows(
            """
            SELECT \(sql: Self.expectation) FROM orders_order WHERE status IN \(list: [Status.scheduled, .inProgress]) AND eta_to <= \(time)
            UNION ALL SELECT \(sql: Self.expectation) FROM orders_order WHERE bag_return IS NOT NULL AND eta_to IS NOT NULL AND eta_to <= \(time)
            ORDER BY id LIMIT \(limit)
            """
        ).map(OrderExpectation.init(row:))
    }

    /// Changes when the next visit of an order is expected. It is the same order to whoever moves it, so the time of its last change stays.
    ///
    /// - Returns: false where the order was changed since it was read.
    func expect(_ range: ETARange?, for expected: OrderExpectation, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE orders_order SET eta_from = \(range?.from), eta_to = \(range?.to), version = \(expected.version + 1)
            WHERE id = \(expected.order) AND version = \(expected.version)
            """) == 1
    }

    /// Returns the driver who brings the bags of a canceled order home; nil where there is none.
    func homewardDriver(_ order: Int, in transaction: Transaction) throws -> Int? {
        let row = try transaction.first("SELECT bag_return FROM orders_order WHERE id = \(order)")
        guard let bags = try row?.get("bag_return", as: JSONColumn<BagReturn>?.self)?.value else { return nil }
        return bags.status == .returned ? nil : bags.driverID
    }

    /// Returns when the bags of an order were picked up.
    func pickedUp(_ order: Int, in transaction: Transaction) throws -> Date? {
        try transaction.values(
            Date.self,
            "SELECT server_time FROM orders_transition WHERE order_id = \(order) AND to_stage = \(Stage.pickedUp) ORDER BY sequence DESC LIMIT 1"
        ).first
    }
}

extension OrderExpectation {
    fileprivate init(row: Row) throws {
        func range(_ first: String, _ second: String) throws -> (Date, Date)? {
            guard let from: Date = try row.get(first), let to: Date = try row.get(second) else { return nil }
            return (from, to)
        }
        bagReturn = try row.get("bag_return", as: JSONColumn<BagReturn>?.self)?.value
        (order, customer) = (try row.get("id"), try row.get("customer_id"))
        driver = try bagReturn?.driverID ?? row.get("driver_id")
        (stage, version, area) = (try row.get("stage"), try row.get("version"), try row.get("service_area"))
        pickupMode = try row.get("pickup_mode")
        told = try range("eta_from", "eta_to").map { ETARange(from: $0, to: $1) }
        let isDelivery = stage == .deliveryAssigned || stage == .outForDelivery
        window = try range(isDelivery ? "delivery_start" : "window_start", isDelivery ? "delivery_end" : "window_end").map { TimeWindow(start: $0, end: $1) }
    }
}
