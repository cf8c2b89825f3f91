import Persistence
import SustainabilityAPI

/// Adds up the service's orders by month and method, and reads the sums. Reports read these few rows in place of all orders.
struct TotalRepository: Sendable {
    /// A row of `sustainability_total`.
    struct Total: Sendable {
        let month: String
        let methodVersion: String
        var orders: Int
        var measured: Int
        var grams: Int
        var meters: Int
        var sums: SavingSums

        var report: ReportTotal {
            ReportTotal(
                orders: orders, measuredOrders: measured, kilograms: Double(grams) / 1_000, kilometers: Double(meters) / 1_000, savings: sums.savings)
        }

        static func += (total: inout Total, part: Total) {
            total.orders += part.orders
            total.measured += part.measured
            total.grams += part.grams
            total.meters += part.meters
            total.sums += part.sums
        }
    }

    /// Adds an order, or what it changed by.
    func add(_ order: OrderRecord, inPlaceOf former: OrderRecord? = nil, in transaction: Transaction) throws {
        let before = former?.amounts ?? order.amounts.map { _ in 0 }
        let isMeasured = order.distances.drivenKilometers != nil
        let wasMeasured = former?.distances.drivenKilometers != nil
        let added = [former == nil ? 1 : 0, (isMeasured ? 1 : 0) - (wasMeasured ? 1 : 0)] + zip(order.amounts, before).map { $0 - $1 }
        let columns = ["orders", "measured"] + SustainabilityMigrations.sums
        let names = SQL.joined(columns.map { "\(identifier: $0)" })
        let values = SQL.joined(added.map { "\($0)" })
        let sums = SQL.joined(columns.map { "\(identifier: $0) = sustainability_total.\(identifier: $0) + excluded.\(identifier: $0)" })
        try transaction.execute(
            """
            INSERT INTO sustainability_total (month, method_version, \(sql: names)) VALUES (\(order.month), \(order.methodVersion), \(sql: values))
            ON CONFLICT (month, method_version) DO UPDATE SET \(sql: sums)
            """)
    }

    /// Returns all sums, the newest month first.
    func all(in transaction: Transaction) throws -> [Total] {
        try transaction.rows("SELECT * FROM sustainability_total ORDER BY month DESC, method_version").map { row in
            Total(
                month: try row.get("month"), methodVersion: try row.get("method_version"), orders: try row.get("orders"),
                measured: try row.get("measured"), grams: try row.get("grams"), meters: try row.get("meters"), sums: try SavingSums(row))
        }
    }
}

extension [TotalRepository.Total] {
    /// The sum of all.
    var sum: ReportTotal {
        var sum = TotalRepository.Total(month: "", methodVersion: "", orders: 0, measured: 0, grams: 0, meters: 0, sums: SavingSums())
        for total in self { sum += total }
        return sum.report
    }

    /// The months with their sums, in their order.
    var months: [ReportMonth] {
        reduce(into: [TotalRepository.Total]()) { months, total in
            if let last = months.indices.last, months[last].month == total.month { months[last] += total } else { months.append(total) }
        }
        .map { ReportMonth(month: $0.month, total: $0.report) }
    }
}
