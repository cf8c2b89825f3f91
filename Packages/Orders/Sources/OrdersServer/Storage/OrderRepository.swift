import Core
import Foundation
import OrdersAPI
import Persistence

/// The SQL of orders and their transitions.
struct OrderRepository: Sendable {
    func find(_ id: Int, in transaction: Transaction) throws -> Order? {
        try transaction.first("SELECT * FROM orders_order WHERE id = \(id)").map(Order.init(row:))
    }

    /// Returns the number of orders with a status.
    func count(of status: Status, in transaction: Transaction) throws -> Int {
        try transaction.value(Int.self, "SELECT COUNT(*) FROM orders_order WHERE status = \(status)")
    }

    /// Returns orders by their ids, in any order; those that don't exist are left out.
    func orders(_ ids: [Int], in transaction: Transaction) throws -> [Order] {
        guard !ids.isEmpty else { return [] }
        return try transaction.rows("SELECT * FROM orders_order WHERE id IN \(list: ids)").map(Order.init(row:))
    }

    /// Returns the addresses of orders by their ids.
    func addresses(of ids: [Int], in transaction: Transaction) throws -> [Int: Address] {
        guard !ids.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT id, address FROM orders_order WHERE id IN \(list: ids)")
        return Dictionary(uniqueKeysWithValues: try rows.map { (try $0.get("id"), try $0.get("address", as: JSONColumn<Address>.self).value) })
    }

    /// Returns the addresses of the newest orders that are scheduled or in progress, with the orders' ids, newest first.
    func currentAddresses(limit: Int, in transaction: Transaction) throws -> [(order: Int, address: Address)] {
        let found = try [Status.scheduled, .inProgress].flatMap { status in
            try transaction.rows("SELECT id, address FROM orders_order WHERE status = \(status) ORDER BY id DESC LIMIT \(limit)")
        }
        let orders = try found.map { (order: try $0.get("id", as: Int.self), address: try $0.get("address", as: JSONColumn<Address>.self).value) }
        return Array(orders.sorted { $0.order > $1.order }.prefix(limit))
    }

    /// Inserts an order in the stage that its first transitions brought it to, and returns its id.
    func insert(_ order: Order, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "orders_order",
            [
                "customer_id": order.customerID, "stage": order.stage.rawValue, "status": order.status.rawValue,
                "stage_since": order.updatedAt, "sequence": order.sequence, "version": order.version, "bags": order.bags,
                "pickup_mode": order.pickupMode.rawValue,
                "window_start": order.window?.start, "window_end": order.window?.end, "eta_from": order.etaRange?.from,
                "eta_to": order.etaRange?.to, "address": try JSONColumn(order.address), "service_area": order.serviceArea,
                "preferences": try JSONColumn(order.preferences), "add_ons": try order.addOns.map { try JSONColumn.list($0) },
                "retail_items": try JSONColumn.list(order.retailItems),
                "price": try JSONColumn(order.price), "notes": order.notes,
                "stop_notes": try order.stopNotes.map { try JSONColumn($0) }, "pin": order.pin, "search_text": OrderSearch.text(of: order),
                "created_at": order.createdAt, "updated_at": order.updatedAt,
            ])
    }

    /// Writes what transitions change, unless somebody changed the order since it was read with a version.
    ///
    /// - Throws: ``DatabaseError`` with `versionMismatch` where somebody did.
    func update(_ order: Order, from version: Int, in transaction: Transaction) throws {
        let changed = try transaction.execute(
            """
            UPDATE orders_order SET driver_id = \(order.driverID), stage = \(order.stage), status = \(order.status), stage_since = \(order.updatedAt),
            sequence = \(order.sequence), version = \(order.version), bags = \(order.bags), kilograms = \(order.kilograms),
            pickup_mode = \(order.pickupMode), window_start = \(order.window?.start), window_end = \(order.window?.end),
            delivery_start = \(order.deliveryWindow?.start), delivery_end = \(order.deliveryWindow?.end),
            feedback_until = \(order.feedbackUntil), price_approval = \(try order.priceApproval.map { try JSONColumn($0) }),
            approval_expires = \(order.openApprovalEnd), eta_from = \(order.etaRange?.from), eta_to = \(order.etaRange?.to), price = \(try JSONColumn(order.price)),
            bag_return = \(try order.bagReturn.map { try JSONColumn($0) }), updated_at = \(order.updatedAt)
            WHERE id = \(order.id) AND version = \(version)
            """)
        guard changed == 1 else { throw Self.changedSince }
    }

    /// Writes what changes while an order stays in its stage, unless somebody changed the order since it was read with a version.
    ///
    /// - Throws: as ``update(_:from:in:)``.
    func amend(_ order: Order, from version: Int, in transaction: Transaction) throws {
        let changed = try transaction.execute(
            """
            UPDATE orders_order SET version = \(order.version), delivery_start = \(order.deliveryWindow?.start),
            delivery_end = \(order.deliveryWindow?.end), eta_from = \(order.etaRange?.from), eta_to = \(order.etaRange?.to),
            price = \(try JSONColumn(order.price)), retail_items = \(try JSONColumn.list(order.retailItems)), rating = \(try order.rating.map { try JSONColumn($0) }),
            cancellation_request = \(try order.cancellationRequest.map { try JSONColumn($0) }), shared_at = \(order.sharedAt),
            bag_return = \(try order.bagReturn.map { try JSONColumn($0) }), price_approval = \(try order.priceApproval.map { try JSONColumn($0) }), approval_expires = \(order.openApprovalEnd), updated_at = \(order.updatedAt)
            WHERE id = \(order.id) AND version = \(version)
            """)
        guard changed == 1 else { throw Self.changedSince }
    }

    private static var changedSince: DatabaseError {
        DatabaseError(code: .versionMismatch, message: "The order was changed since it was read.", table: "orders_order")
    }

    func updateNotes(_ notes: String?, _ stopNotes: StopNotes?, of order: Order, at now: Date, in transaction: Transaction) throws {
        let forStops = stopNotes ?? order.stopNotes
        try transaction.execute(
            """
            UPDATE orders_order SET notes = \(notes ?? order.notes), stop_notes = \(try forStops.map { try JSONColumn($0) }), version = version + 1,
            updated_at = \(now) WHERE id = \(order.id)
            """)
    }

    /// A transition with the driver who made it or has the order after it.
    struct NewTransition {
        let step: OrderTransition
        let driverID: Int?
        let details: TransitionDetails
    }

    func insert(_ transitions: [NewTransition], of order: Int, in transaction: Transaction) throws {
        try transaction.insert(
            into: "orders_transition",
            rows: transitions.map { new in
                let (step, details) = (new.step, new.details)
                return [
                    "order_id": order, "sequence": step.sequence, "from_stage": step.from.rawValue, "to_stage": step.to.rawValue,
                    "actor_id": step.actorID, "role": step.role.rawValue, "driver_id": new.driverID, "bags": details.bags,
                    "kilograms": step.kilograms, "device_time": step.deviceTime, "server_time": step.serverTime, "latitude": step.latitude,
                    "longitude": step.longitude, "reason": step.reason, "note": step.note, "proof_ids": try JSONColumn.list(step.proofIDs),
                    "proof": step.proof?.rawValue, "idempotency_key": details.idempotencyKey,
                ]
            })
    }

    func timeline(of order: Int, in transaction: Transaction) throws -> [OrderTransition] {
        try transaction.rows("SELECT * FROM orders_transition WHERE order_id = \(order) ORDER BY sequence").map { row in
            OrderTransition(
                sequence: try row.get("sequence"), from: try row.get("from_stage"), to: try row.get("to_stage"),
                actorID: try row.get("actor_id"), role: try row.get("role"), deviceTime: try row.get("device_time"),
                serverTime: try row.get("server_time"), latitude: try row.get("latitude"), longitude: try row.get("longitude"),
                reason: try row.get("reason"), note: try row.get("note"),
                proofIDs: try row.get("proof_ids", as: JSONColumn<[Int]>.self).value, kilograms: try row.get("kilograms"),
                proof: try row.get("proof", as: String?.self).flatMap(ProofKind.init))
        }
    }

    /// Returns the reasons of orders' last transitions, by the orders' ids.
    func lastReasons(of orders: [Int], in transaction: Transaction) throws -> [Int: String] {
        guard !orders.isEmpty else { return [:] }
        let rows = try transaction.rows(
            """
            SELECT step.order_id, step.reason FROM orders_order AS moved
            JOIN orders_transition AS step ON step.order_id = moved.id AND step.sequence = moved.sequence
            WHERE moved.id IN \(list: orders) AND step.reason IS NOT NULL
            """)
        return Dictionary(uniqueKeysWithValues: try rows.map { (try $0.get("order_id"), try $0.get("reason")) })
    }

    /// Returns whether a driver has or had a leg of an order.
    func hadDriver(_ driver: Int, _ order: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM orders_transition WHERE driver_id = \(driver) AND order_id = \(order) LIMIT 1") != nil
    }

    /// Returns when a driver's last legs of orders ended, by the orders' ids; orders without one that ended are left out.
    func legEnds(of orders: [Int], driver: Int, in transaction: Transaction) throws -> [Int: Date] {
        guard !orders.isEmpty else { return [:] }
        let legs = Stage.legs.sorted { $0.rawValue < $1.rawValue }
        let rows = try transaction.rows(
            """
            SELECT order_id, MAX(server_time) AS ended_at FROM orders_transition
            WHERE driver_id = \(driver) AND order_id IN \(list: orders) AND from_stage IN \(list: legs) AND to_stage NOT IN \(list: legs)
            GROUP BY order_id
            """)
        return Dictionary(uniqueKeysWithValues: try rows.map { (try $0.get("order_id"), try $0.get("ended_at")) })
    }

    /// Returns when the driver of the present leg set off to the customer; nil before that.
    func driverSetOff(for order: Int, in transaction: Transaction) throws -> Date? {
        try transaction.values(
            Date.self,
            """
            SELECT server_time FROM orders_transition
            WHERE order_id = \(order) AND to_stage IN \(list: [Stage.enRoutePickup, .outForDelivery]) ORDER BY sequence DESC LIMIT 1
            """
        ).first
    }

    /// Returns the ids of the orders that have been in a stage since a time or longer, oldest first.
    func ids(in stage: Stage, since: Date, limit: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(
            Int.self,
            "SELECT id FROM orders_order WHERE stage = \(stage) AND stage_since <= \(since) ORDER BY stage_since LIMIT \(limit)")
    }

    /// Returns the ids of the orders whose price waited for an answer until a time, oldest first.
    func idsOfExpiredApprovals(at now: Date, limit: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(Int.self, "SELECT id FROM orders_order WHERE approval_expires <= \(now) ORDER BY approval_expires LIMIT \(limit)")
    }

    /// The numbers that limit what a customer may order.
    struct CustomerCounts {
        var open: Int
        /// Whether any order has been delivered.
        let hasDelivered: Bool
    }

    /// Counts a customer's open orders.
    func counts(of customer: Int, in transaction: Transaction) throws -> CustomerCounts {
        let row = try transaction.first(
            """
            SELECT (SELECT COUNT(*) FROM orders_order WHERE customer_id = \(customer) AND status IN \(list: [Status.scheduled, .inProgress])) AS open,
            (SELECT id FROM orders_order WHERE customer_id = \(customer) AND status = \(Status.delivered) LIMIT 1) AS delivered
            """)
        return CustomerCounts(open: try row?.get("open") ?? 0, hasDelivered: try row?.get("delivered", as: Int?.self) != nil)
    }

    /// Returns whether a customer has another order that wasn't canceled.
    func hasOrdered(_ customer: Int, besides order: Int?, in transaction: Transaction) throws -> Bool {
        try transaction.first(
            """
            SELECT id FROM orders_order WHERE customer_id = \(customer) AND status IN \(list: [Status.scheduled, .inProgress, .delivered])
            AND id <> \(order ?? 0) LIMIT 1
            """) != nil
    }

    /// Returns the windows of an area's orders that hold a place in a window that overlaps one.
    func scheduled(in window: TimeWindow, area: String, in transaction: Transaction) throws -> [TimeWindow] {
        // A window lasts twelve hours at most, so one that overlaps this one begins no earlier than that before it: the index finds it.
        let earliest = window.start.addingTimeInterval(-PlacementChecks.longestWindow)
        return try transaction.rows(
            """
            SELECT window_start, window_end FROM orders_order WHERE service_area = \(area) AND window_start > \(earliest)
            AND window_start < \(window.end) AND window_end > \(window.start) AND pickup_mode = \(PickupMode.scheduled)
            AND stage NOT IN \(list: Stage.withoutPlace)
            """
        ).map { TimeWindow(start: try $0.get("window_start"), end: try $0.get("window_end")) }
    }

    /// Returns the newest order that a customer placed and a driver has or had a leg of; nil when there is none.
    func sharedOrder(customer: Int, driver: Int, in transaction: Transaction) throws -> Int? {
        try transaction.values(
            Int.self,
            """
            SELECT id FROM orders_order WHERE customer_id = \(customer) AND id IN (SELECT order_id FROM orders_transition WHERE driver_id = \(driver))
            ORDER BY id DESC LIMIT 1
            """
        ).first
    }

    /// Returns whether a driver has or had a leg of an order.
    func drove(_ driver: Int, order: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM orders_transition WHERE order_id = \(order) AND driver_id = \(driver) LIMIT 1") != nil
    }
}

extension Order {
    /// Reads a row of `orders_order`, without what depends on the reader: see ``OrderAccess/shown(_:to:in:)``.
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.get("id"), customerID: try row.get("customer_id"), driverID: try row.get("driver_id"), status: try row.get("status"),
            stage: try row.get("stage"), sequence: try row.get("sequence"), version: try row.get("version"), bags: try row.get("bags"),
            kilograms: try row.get("kilograms"), pickupMode: try row.get("pickup_mode"),
            window: try Self.range(row, "window_start", "window_end").map { TimeWindow(start: $0, end: $1) },
            deliveryWindow: try Self.range(row, "delivery_start", "delivery_end").map { TimeWindow(start: $0, end: $1) },
            etaRange: try Self.range(row, "eta_from", "eta_to").map { ETARange(from: $0, to: $1) },
            address: try row.get("address", as: JSONColumn<Address>.self).value, serviceArea: try row.get("service_area"),
            preferences: try row.get("preferences", as: JSONColumn<LaundryPreferences>.self).value,
            addOns: try row.get("add_ons", as: JSONColumn<[OrderAddOn]>?.self)?.value,
            retailItems: try row.get("retail_items", as: JSONColumn<[RetailLine]>.self).value,
            price: try row.get("price", as: JSONColumn<Price>.self).value, notes: try row.get("notes"), allowedActions: [],
            priceApproval: try row.get("price_approval", as: JSONColumn<PriceApproval>?.self)?.value, sharedAt: try row.get("shared_at"),
            cancellationRequest: try row.get("cancellation_request", as: JSONColumn<CancellationRequest>?.self)?.value,
            rating: try row.get("rating", as: JSONColumn<Rating>?.self)?.value, feedbackUntil: try row.get("feedback_until"),
            stopNotes: try row.get("stop_notes", as: JSONColumn<StopNotes>?.self)?.value, pin: try row.get("pin"),
            bagReturn: try row.get("bag_return", as: JSONColumn<BagReturn>?.self)?.value,
            bagTags: try row.get("bag_tags", as: JSONColumn<[String]>?.self)?.value,
            createdAt: try row.get("created_at"), updatedAt: try row.get("updated_at"))
    }

    private static func range(_ row: Row, _ first: String, _ second: String) throws -> (Date, Date)? {
        guard let from: Date = try row.get(first), let to: Date = try row.get(second) else { return nil }
        return (from, to)
    }
}
