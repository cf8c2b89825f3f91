import Foundation

/// The costs of driving. They are assumptions, the same for all runs: a van's running costs, and a driver's hour with a job.
struct SimulationCosts: Codable, Sendable, Equatable {
    var centsPerKilometer = 42.0
    var centsPerHour = 2_200.0
}

/// The figures of a simulated day. Shares are from 0 to 1, nil where there is nothing to count; waits are in minutes, ways in kilometers, money in cents.
struct SimulationFigures: Codable, Sendable, Equatable {
    /// The differences between the simulation's orders and the server's.
    struct Integrity: Codable, Sendable, Equatable {
        /// The orders that were placed and that the server doesn't list.
        var lost = 0
        /// The orders of simulated customers that the server lists and nobody knows of, such as those placed twice.
        var unknown = 0
    }

    /// The median and the 95th percentile of some waits.
    struct Wait: Codable, Sendable, Equatable {
        var median: Double
        var high: Double
        var count: Int

        /// Computes the percentiles of waits in seconds; nil of none.
        init?(_ seconds: [Double]) {
            guard let median = Percentile.of(seconds, 0.5), let high = Percentile.of(seconds, 0.95) else { return nil }
            (self.median, self.high, count) = (median / 60, high / 60, seconds.count)
        }
    }

    /// The orders of the plan, which the next five add up to.
    var planned: Int
    var delivered: Int
    var canceled: Int
    /// The orders that were still under way at the end.
    var open: Int
    /// The orders that the server refused, and those that nobody came to place.
    var refused: Int
    var unplaced: Int
    var integrity: Integrity
    /// The share of first visits that came by the promised time; those that were due and didn't come count as late.
    var onTimeShare: Double?
    /// The first visits that were due.
    var promises: Int
    /// The way of all drivers, and for each delivered order: all of it, and the part without bags aboard.
    var kilometers: Double
    var kilometersPerOrder: Double?
    var emptyKilometersPerOrder: Double?
    /// The share of their time online in which drivers had a job.
    var utilization: Double?
    /// From the order to the driver at the door, where the customer chose no window.
    var pickupWait: Wait?
    /// From the laundry's being ready to the customer's having it.
    var deliveryWait: Wait?
    /// From the order to the customer's having the laundry, where the customer chose no window.
    var wholeWait: Wait?
    /// The costs of driving for each delivered order.
    var costPerOrder: Double?
    /// The average price of delivered orders.
    var pricePerOrder: Double?
    /// The visits at which nobody opened.
    var failedPickups: Int
    var failedDeliveries: Int
    /// The offers that drivers declined.
    var declines: Int

    /// Computes the figures.
    init(orders: [OrderCourse], drivers: [DriverDay], end: Double, costs: SimulationCosts, declines: Int, integrity: Integrity) {
        let outcomes = Dictionary(grouping: orders, by: \.outcome).mapValues(\.count)
        planned = orders.count
        delivered = outcomes[.delivered, default: 0]
        canceled = outcomes[.canceled, default: 0]
        open = outcomes[.open, default: 0]
        refused = outcomes[.refused, default: 0]
        unplaced = outcomes[.unplaced, default: 0]
        self.integrity = integrity
        let visits = orders.compactMap { $0.isOnTime(by: end) }
        promises = visits.count
        onTimeShare = Self.ratio(Double(visits.count { $0 }), Double(visits.count))
        let (meters, empty) = (drivers.reduce(0) { $0 + $1.meters }, drivers.reduce(0) { $0 + $1.emptyMeters })
        kilometers = meters / 1000
        kilometersPerOrder = Self.ratio(meters / 1000, Double(delivered))
        emptyKilometersPerOrder = Self.ratio(empty / 1000, Double(delivered))
        let (busy, online) = (drivers.reduce(0) { $0 + $1.busySeconds }, drivers.reduce(0) { $0 + ($1.onlineAt.map { max(0, end - $0) } ?? 0) })
        utilization = Self.ratio(busy, online).map { min(1, $0) }
        pickupWait = Wait(orders.compactMap { $0.isScheduled ? nil : Self.difference($0.placedAt, $0.arrivedAt) })
        deliveryWait = Wait(orders.compactMap { Self.difference($0.readyAt, $0.deliveredAt) })
        wholeWait = Wait(orders.compactMap { $0.isScheduled ? nil : Self.difference($0.placedAt, $0.deliveredAt) })
        costPerOrder = Self.ratio(meters / 1000 * costs.centsPerKilometer + busy / 3600 * costs.centsPerHour, Double(delivered))
        let prices = orders.compactMap { $0.outcome == .delivered ? $0.totalCents : nil }
        pricePerOrder = Self.ratio(Double(prices.reduce(0, +)), Double(prices.count))
        failedPickups = orders.reduce(0) { $0 + $1.failedPickups }
        failedDeliveries = orders.reduce(0) { $0 + $1.failedDeliveries }
        self.declines = declines
    }

    private static func ratio(_ part: Double, _ whole: Double) -> Double? { whole > 0 ? part / whole : nil }

    private static func difference(_ start: Double?, _ end: Double?) -> Double? {
        guard let start, let end else { return nil }
        return max(0, end - start)
    }
}

/// An hour of the day, by the time at which orders were placed.
struct SimulationHour: Codable, Sendable, Equatable {
    var hour: Int
    var placed: Int
    var onTime: Int
    var late: Int

    /// Returns the hours from the first to the last with orders.
    static func all(_ orders: [OrderCourse], end: Double) -> [SimulationHour] {
        let placed = Dictionary(grouping: orders.filter { $0.placedAt != nil }) { Int(($0.placedAt ?? 0) / 3600) }
        guard let first = placed.keys.min(), let last = placed.keys.max() else { return [] }
        return (first...last).map { hour in
            let (own, visits) = (placed[hour] ?? [], (placed[hour] ?? []).compactMap { $0.isOnTime(by: end) })
            return SimulationHour(hour: hour, placed: own.count, onTime: visits.count { $0 }, late: visits.count { !$0 })
        }
    }
}

/// A service area.
struct SimulationArea: Codable, Sendable, Equatable {
    var name: String
    var placed: Int
    var delivered: Int
    var onTimeShare: Double?
    var pickupWait: SimulationFigures.Wait?

    /// Returns the areas with orders, by name.
    static func all(_ orders: [OrderCourse], end: Double) -> [SimulationArea] {
        Dictionary(grouping: orders, by: \.area).sorted { $0.key < $1.key }.map { name, own in
            let figures = SimulationFigures(orders: own, drivers: [], end: end, costs: SimulationCosts(), declines: 0, integrity: .init())
            return SimulationArea(
                name: name, placed: own.count { $0.id != nil }, delivered: figures.delivered, onTimeShare: figures.onTimeShare, pickupWait: figures.pickupWait)
        }
    }
}

/// Percentiles by the nearest rank: a value that occurs, with at least the share of all values up to it.
enum Percentile {
    /// Returns the value below which a share of the values lies; nil of none.
    static func of(_ values: [Double], _ share: Double) -> Double? {
        guard !values.isEmpty else { return nil }
        let rank = Int((share * Double(values.count)).rounded(.up))
        return values.sorted()[min(max(rank, 1), values.count) - 1]
    }
}
