import Core
import Foundation
import LocationAPI
import Testing

@testable import AppDevelopment

struct DemandPlanTests {
    private let large = DemandPlan(orders: 20_000, seed: 3)

    @Test func `the same seed gives the same day, and another seed another`() {
        #expect(DemandPlan(orders: 300, hours: 8..<20, seed: 7) == DemandPlan(orders: 300, hours: 8..<20, seed: 7))
        #expect(DemandPlan(orders: 300, hours: 8..<20, seed: 7) != DemandPlan(orders: 300, hours: 8..<20, seed: 8))
    }

    @Test func `orders are numbered by time, within the hours`() {
        let plan = DemandPlan(orders: 500, hours: 8..<20, seed: 1)
        #expect(plan.orders.map(\.number) == Array(0..<500))
        #expect(plan.orders.map(\.time) == plan.orders.map(\.time).sorted())
        #expect(plan.orders.allSatisfy { (8 * 3600..<20 * 3600).contains($0.time) })
    }

    @Test func `the shares of hours hold`() {
        let profile = DemandProfile()
        let whole = profile.hours.reduce(0, +)
        for hour in 0..<24 {
            let share = Double(large.orders.count { Int($0.time / 3600) == hour }) / 20_000
            #expect(abs(share - profile.hours[hour] / whole) < 0.01, "hour \(hour)")
        }
    }

    @Test func `the shares of areas hold, and everybody lives in theirs`() {
        let profile = DemandProfile()
        for area in ServiceArea.defaultAreas {
            let own = large.customers.filter { $0.area == area.name }
            let share = Double(own.count) / Double(large.customers.count)
            #expect(abs(share - profile.areas[area.name, default: 0] / 100) < 0.02, "\(area.name)")
            #expect(own.allSatisfy { area.shape.contains($0.place) })
        }
        #expect(large.orders.allSatisfy { $0.area == large.customers[$0.customer].area })
    }

    @Test func `the shares of windows, retail items and troubles hold`() {
        let (profile, orders) = (DemandProfile(), large.orders)
        func share(_ isCounted: (PlannedOrder) -> Bool) -> Double { Double(orders.count(where: isCounted)) / Double(orders.count) }
        #expect(abs(share { $0.windowLead != nil } - profile.scheduledShare) < 0.02)
        #expect(abs(share { $0.items > 0 } - profile.retailShare) < 0.01)
        #expect(abs(share { $0.cancelsAfter != nil } - profile.cancellationShare) < 0.01)
        #expect(abs(share { $0.failedPickups > 0 } - profile.failedPickupShare) < 0.01)
        #expect(abs(share { $0.failedDeliveries > 0 } - profile.failedDeliveryShare) < 0.01)
        #expect(orders.allSatisfy { (1...4).contains($0.bags) })
    }

    @Test func `another share of troubles leaves times and contents as they are`() {
        var calm = DemandProfile()
        (calm.failedPickupShare, calm.failedDeliveryShare, calm.cancellationShare) = (0, 0, 0)
        let (one, other) = (DemandPlan(orders: 400, seed: 5), DemandPlan(orders: 400, profile: calm, seed: 5))
        #expect(one.customers == other.customers)
        #expect(one.orders.map(\.time) == other.orders.map(\.time) && one.orders.map(\.bags) == other.orders.map(\.bags))
        #expect(other.orders.allSatisfy { $0.failedPickups == 0 && $0.failedDeliveries == 0 && $0.cancelsAfter == nil })
    }

    @Test func `the demand gives each order once, when it is due`() async {
        let plan = DemandPlan(orders: 50, seed: 2)
        let midnight = Date(timeIntervalSince1970: 1_772_438_400)
        let demand = PlannedDemand(plan, midnight: midnight)
        var taken: [Int] = []
        for hour in 0...24 {
            let now = midnight + Double(hour) * 3600
            for customer in plan.customers {
                while let order = await demand.takeOrder(by: customer.number, at: now) {
                    #expect(midnight + order.time <= now)
                    taken.append(order.number)
                }
                if let next = await demand.nextOrder(of: customer.number, after: now) { #expect(next > now) }
            }
        }
        #expect(taken.sorted() == Array(0..<50))
        #expect(await demand.left == 0)
    }
}
