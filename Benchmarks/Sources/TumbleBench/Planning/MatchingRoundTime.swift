import Core
import Foundation
import MatchingServer

/// The time of a matching round's decisions: 1,000 orders that wait, 500 drivers, 200 of them on trips of one to three orders. Reading them isn't part of it.
struct MatchingRoundTime: Measure {
    let name = "planner.round"
    let bar = Bar.under(300, "ms")

    func run(_ settings: MeasureSettings) async throws -> Figure {
        let engine = MatchingEngine(timeout: .seconds(30))
        var times: [Double] = []
        for seed in 1...5 as ClosedRange<UInt64> {
            let situation = Self.situation(seed: seed)
            let clock = ContinuousClock()
            let start = clock.now
            let decisions = await engine.decide(situation)
            times.append((clock.now - start).milliseconds)
            guard decisions.count == 1_000, decisions.allSatisfy({ $0.outcome != .undecided }) else {
                throw MeasureError.wrongResult("a round didn't decide about every order")
            }
        }
        return Figure(medianOf: times)
    }

    private static func situation(seed: UInt64) -> MatchSituation {
        var chance = SplitMix(state: seed)
        let (now, plant) = (Date(timeIntervalSince1970: 1_772_438_400), Coordinate(latitude: 33.68, longitude: -117.79))
        var stops = 0
        func place() -> Coordinate { Coordinate(latitude: 33.53 + chance.below(0.3), longitude: -117.99 + chance.below(0.35)) }
        // A pickup or a delivery; four in ten have a window of two hours within the next five.
        func legs(_ order: Int, bags: Int) -> [MatchStop] {
            let start = chance.below(10_800)
            let hasWindow = chance.below(1) < 0.4
            func stop(_ place: Coordinate, load: Int, isDoor: Bool) -> MatchStop {
                stops += 1
                return MatchStop(
                    id: stops, order: order, place: place, earliest: isDoor && hasWindow ? now + start : nil,
                    latest: isDoor && hasWindow ? now + start + 7_200 : nil, due: isDoor && !hasWindow ? now + 3_600 : nil, load: load, isDoor: isDoor)
            }
            if chance.below(1) < 0.5 { return [stop(place(), load: bags, isDoor: true), stop(plant, load: -bags, isDoor: false)] }
            return [stop(plant, load: bags, isDoor: false), stop(place(), load: -bags, isDoor: true)]
        }
        let orders = (1...1_000).map { order in
            let bags = 1 + Int(chance.below(4))
            return MatchOrder(id: order, stops: legs(order, bags: bags), bags: bags, since: now - chance.below(600))
        }
        let drivers = (1...500).map { number in
            var driver = MatchDriver(id: number, name: "Driver \(number)", place: place(), idleSince: now - chance.below(3_600))
            guard number <= 200 else { return driver }
            (driver.availability, driver.idleSince, driver.orders) = (.busy, nil, 1 + Int(chance.below(3)))
            driver.stops = (0..<driver.orders).flatMap { legs(1_000 + 3 * number + $0, bags: 1 + Int(chance.below(4))) }
            return driver
        }
        return MatchSituation(now: now, orders: orders, drivers: drivers, mayWait: true)
    }
}
