import OrdersAPI
import Persistence

/// The part of an order that decides who sees it, and whether JSON of it from before still holds: without its JSON columns, it takes little to read.
struct OrderHead: Sendable, Hashable {
    let id: Int
    let customerID: Int
    let driverID: Int?
    let stage: Stage
    /// The number of changes so far.
    let version: Int

    init(_ order: Order) { (id, customerID, driverID, stage, version) = (order.id, order.customerID, order.driverID, order.stage, order.version) }

    fileprivate init(row: Row) throws {
        (id, customerID) = (try row.get("id"), try row.get("customer_id"))
        (driverID, stage, version) = (try row.get("driver_id"), try row.get("stage"), try row.get("version"))
    }
}

/// The number of a customer's orders, and of the changes to them so far. Equal counts mean that nothing changed.
struct OrderCounts: Sendable, Hashable {
    let orders: Int
    let changes: Int
}

extension OrderRepository {
    private static let columns: SQL = "id, customer_id, driver_id, stage, version"

    func head(_ id: Int, in transaction: Transaction) throws -> OrderHead? {
        try transaction.first("SELECT \(sql: Self.columns) FROM orders_order WHERE id = \(id)").map(OrderHead.init(row:))
    }

    /// Returns the heads of the orders within a scope that fit a request, newest first.
    ///
    /// - Parameters:
    ///   - count: the most orders to return.
    ///   - offset: the number of orders to skip, for a page by its number.
    func heads(_ request: OrderListRequest, of scope: OrderScope, count: Int, offset: Int, in transaction: Transaction) throws -> [OrderHead] {
        var conditions = filter(request, scope)
        if let before = request.before { conditions.append("id < \(before)") }
        let rows = try transaction.rows(
            """
            SELECT \(sql: Self.columns) FROM orders_order WHERE \(sql: SQL.joined(conditions, separator: " AND "))
            ORDER BY id DESC LIMIT \(count) OFFSET \(offset)
            """)
        return try rows.map(OrderHead.init(row:))
    }

    /// Returns the counts of a customer's orders, which the database keeps.
    func counts(ofCustomer id: Int, in transaction: Transaction) throws -> OrderCounts {
        let row = try transaction.first("SELECT orders, changes FROM orders_total WHERE customer_id = \(id)")
        return OrderCounts(orders: try row?.get("orders") ?? 0, changes: try row?.get("changes") ?? 0)
    }

    /// Returns the number of orders within a scope that fit a request.
    ///
    /// - Parameter counts: those of the scope's customer, which save counting all of their orders; nil for other scopes.
    func total(_ request: OrderListRequest, of scope: OrderScope, _ counts: OrderCounts?, in transaction: Transaction) throws -> Int {
        if let counts, request.status == nil, request.stage == nil, OrderSearch(request.search) == nil { return counts.orders }
        let conditions = SQL.joined(filter(request, scope), separator: " AND ")
        return try transaction.value(Int.self, "SELECT COUNT(*) FROM orders_order WHERE \(sql: conditions)")
    }

    private func filter(_ request: OrderListRequest, _ scope: OrderScope) -> [SQL] {
        var conditions = [scope.condition]
        if let status = request.status { conditions.append("status = \(status)") }
        if let stage = request.stage { conditions.append("stage = \(stage)") }
        if let search = OrderSearch(request.search) { conditions.append(search.condition(in: scope)) }
        return conditions
    }
}
