import Foundation

@testable import MatchingServer

extension MatchSituation {
    /// Takes a driver away, as where they can't go on: orders whose bags aren't aboard wait for another driver.
    ///
    /// - Returns: the ids of the orders that nobody else can take over, since their bags are in the driver's vehicle.
    mutating func remove(driver id: Int) -> [Int] {
        guard let index = drivers.firstIndex(where: { $0.id == id }) else { return [] }
        let driver = drivers.remove(at: index)
        for index in orders.indices where orders[index].offeredTo == id { orders[index].offeredTo = nil }
        var stuck: [Int] = []
        for (order, stops) in Dictionary(grouping: driver.stops, by: \.order).sorted(by: { $0.key < $1.key }) {
            // Bags that leave without having come aboard at a stop that is ahead are aboard now.
            let loaded = stops.reduce(0) { $0 + max($1.load, 0) }
            let unloaded = stops.reduce(0) { $0 - min($1.load, 0) }
            guard loaded >= unloaded else {
                stuck.append(order)
                continue
            }
            let own = stops.map { stop in
                var stop = stop
                stop.isBegun = false
                return stop
            }
            orders.append(MatchOrder(id: order, stops: own, bags: loaded, since: now, declined: [id]))
        }
        return stuck
    }
}
