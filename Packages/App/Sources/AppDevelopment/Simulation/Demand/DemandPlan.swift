import Core
import Foundation
import LocationAPI

/// The customers and orders of a simulated day, which follow from a seed alone.
///
/// ```swift
/// let plan = DemandPlan(orders: 1000, hours: 6..<22, seed: 7)
/// ```
struct DemandPlan: Sendable, Equatable {
    /// The customers, some of whom order more than once.
    let customers: [PlannedCustomer]
    /// The orders, earliest first.
    let orders: [PlannedOrder]

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - orders: the number of orders.
    ///   - hours: the hours of the day in which they are placed.
    ///   - areas: the service areas.
    init(
        orders count: Int, hours: Range<Int> = 0..<24, areas: [ServiceArea] = ServiceArea.defaultAreas, profile: DemandProfile = DemandProfile(), seed: UInt64
    ) {
        // Each question has numbers of its own, so that another answer to one changes no other.
        var (places, times, contents, troubles) = (
            SeededChoice(seed: seed &+ 1), SeededChoice(seed: seed &+ 2), SeededChoice(seed: seed &+ 3), SeededChoice(seed: seed &+ 4)
        )
        let weights = areas.map { profile.areas[$0.name] ?? 1 }
        let customerCount = count == 0 || areas.isEmpty ? 0 : max(1, count / 4)
        var customers: [PlannedCustomer] = []
        for number in 0..<customerCount {
            let area = areas[places.index(weights)]
            customers.append(PlannedCustomer(number: number, area: area.name, place: Self.place(in: area, &places)))
        }
        let hourWeights = hours.map { profile.hours.indices.contains($0) ? profile.hours[$0] : 0 }
        var orders: [PlannedOrder] = []
        for _ in 0..<(customers.isEmpty ? 0 : count) {
            let hour = hours.lowerBound + times.index(hourWeights)
            let time = Double(hour) * 3600 + times.number(in: 0.0...3599)
            let customer = customers[times.number(in: 0...customers.count - 1)]
            var order = PlannedOrder(number: 0, customer: customer.number, time: time, area: customer.area, bags: 1 + contents.index(profile.bags))
            order.fill(profile, &contents, &troubles)
            orders.append(order)
        }
        orders.sort { ($0.time, $0.customer) < ($1.time, $1.customer) }
        for index in orders.indices { orders[index].number = index }
        (self.customers, self.orders) = (customers, orders)
    }

    /// Returns a place inside an area, more often near its center, where more people live.
    private static func place(in area: ServiceArea, _ choice: inout SeededChoice) -> Coordinate {
        let (latitudes, longitudes) = (area.shape.ring.map(\.latitude), area.shape.ring.map(\.longitude))
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(), let east = longitudes.max() else { return area.center }
        for _ in 0..<200 {
            let (latitude, longitude, share) = (choice.number(in: south...north), choice.number(in: west...east), choice.number(in: 0.1...0.9))
            let place = Coordinate(
                latitude: area.center.latitude + (latitude - area.center.latitude) * share,
                longitude: area.center.longitude + (longitude - area.center.longitude) * share)
            if area.shape.contains(place) { return place }
        }
        return area.center
    }
}

extension PlannedOrder {
    /// Chooses what is ordered, and what goes wrong with it.
    fileprivate mutating func fill(_ profile: DemandProfile, _ contents: inout SeededChoice, _ troubles: inout SeededChoice) {
        let (isScheduled, lead) = (contents.isTrue(profile.scheduledShare), contents.number(in: 1...6))
        let (hasItems, itemCount) = (contents.isTrue(profile.retailShare), contents.number(in: 1...3))
        if isScheduled { windowLead = lead }
        if hasItems { items = itemCount }
        let (isCanceled, wait) = (troubles.isTrue(profile.cancellationShare), troubles.number(in: 300...1500.0))
        if isCanceled { cancelsAfter = wait }
        while failedPickups < 3, troubles.isTrue(profile.failedPickupShare) { failedPickups += 1 }
        while failedDeliveries < 3, troubles.isTrue(profile.failedDeliveryShare) { failedDeliveries += 1 }
    }
}

/// The demand of a plan, from midnight of the simulated day on.
actor PlannedDemand: OrderDemand {
    nonisolated let isBounded = false
    nonisolated let allowsSeveral = true
    private let midnight: Date
    /// The orders that are still to be placed, by customer, earliest first.
    private var ahead: [Int: ArraySlice<PlannedOrder>]

    init(_ plan: DemandPlan, midnight: Date) {
        self.midnight = midnight
        ahead = Dictionary(grouping: plan.orders, by: \.customer).mapValues { $0[...] }
    }

    func takeOrder(by customer: Int, at now: Date) -> PlannedOrder? {
        guard let order = ahead[customer]?.first, midnight + order.time <= now else { return nil }
        return ahead[customer]?.popFirst()
    }

    func nextOrder(of customer: Int, after now: Date) -> Date? { ahead[customer]?.first.map { max(now, midnight + $0.time) } }

    /// Does nothing: however many orders are under way, the day goes on.
    func note(openOrders count: Int) {}

    /// The number of orders that nobody has begun to place.
    var left: Int { ahead.values.reduce(0) { $0 + $1.count } }
}
