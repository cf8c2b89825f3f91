import Foundation
import OrdersAPI

/// A thing that somebody does for an order.
enum HistoryStep: Sendable, Hashable {
    /// The customer orders.
    case place
    /// A driver takes the bags' way to the plant, or back to the customer: an offer, or what the dispatcher assigns.
    case takePickup, takeDelivery
    /// The driver sets off, stands at the door, has the bags, and is at the plant.
    case setOff, arrive, collect, reachPlant
    /// The plant confirms the bags, weighs, washes, and is done.
    case receive, weigh, wash, finish
    /// The driver loads the laundry, stands at the door again, and hands it over.
    case load, ring, handOver
    /// The driver reports that nobody opens.
    case failPickup, failDelivery
    /// The dispatcher has the pickup tried again.
    case reschedule
    /// The driver brings back what nobody took.
    case bringBack
    /// The customer cancels.
    case cancel
    /// Customer and driver write to each other.
    case write, reply
    /// The customer rates and tips.
    case rate, tip
}

/// One order of the history, with its steps.
struct HistoryOrder: Sendable {
    /// The customer among those of the history.
    let customer: Int
    /// The number of bags.
    let bags: Int
    /// The time at which it is placed.
    let placed: Date
    /// The steps, each so many minutes after the one before.
    let steps: [(step: HistoryStep, minutes: Double)]
}

/// The week's orders. The same seed and time give the same plan.
struct HistoryPlan: Sendable {
    /// The orders, in the order in which they are placed.
    let orders: [HistoryOrder]

    /// The way of an order without trouble, in minutes after the step before.
    static let course: [(step: HistoryStep, minutes: Double)] = [
        (.place, 0), (.takePickup, 0.3), (.setOff, 2), (.arrive, 14), (.collect, 3), (.reachPlant, 13), (.receive, 4), (.weigh, 12), (.wash, 6),
        (.finish, 110), (.takeDelivery, 2), (.load, 9), (.ring, 15), (.handOver, 2),
    ]

    /// The last steps of the orders that are under way now: one for each stage in which one can be.
    static let underWay: [HistoryStep] = [
        .finish, .wash, .weigh, .receive, .handOver, .ring, .load, .collect, .arrive, .setOff, .takePickup, .failPickup, .cancel, .place,
    ]

    /// Makes a plan.
    ///
    /// - Parameters:
    ///   - days: the full days before today.
    ///   - perDay: the orders of each.
    ///   - customers: the number of customers, the visitors' own being the first.
    init(now: Date, days: Int = 6, perDay: Int = 3, customers: Int, seed: UInt64 = 17) {
        var choice = SeededChoice(seed: seed)
        var orders: [HistoryOrder] = []
        for day in stride(from: days, through: 1, by: -1) {
            for number in 0..<perDay {
                let hours = Double(number) * 9 / Double(perDay) + choice.number(in: 0...1.5)
                let placed = now.addingTimeInterval(-Double(day) * 86_400 - 9 * 3600 + hours * 3600)
                // The visitors' own customer orders every second day, so that there is something to look at and not too much.
                let customer = number == 0 && day % 2 == 0 ? 0 : choice.number(in: 1...customers - 1)
                orders.append(
                    HistoryOrder(customer: customer, bags: choice.number(in: 1...4), placed: placed, steps: Self.past(orders.count, &choice)))
            }
        }
        for (number, last) in Self.underWay.enumerated() {
            // Casey waits for the bags that a driver brings right now.
            let customer = last == .load ? 0 : 1 + number % (customers - 1)
            orders.append(Self.current(customer, until: last, at: now, &choice))
        }
        self.orders = orders.sorted { $0.placed < $1.placed }
    }

    /// Returns the way of an order that is over: most without trouble, some not.
    private static func past(_ number: Int, _ choice: inout SeededChoice) -> [(step: HistoryStep, minutes: Double)] {
        var steps = course
        switch number % 9 {
        case 3: return [(.place, 0), (.takePickup, 0.3), (.cancel, 4)]
        case 5: steps.replaceSubrange(4...4, with: [(.failPickup, 6), (.reschedule, 20), (.takePickup, 0.4), (.setOff, 3), (.arrive, 12), (.collect, 4)])
        case 7:
            let second: [(step: HistoryStep, minutes: Double)] = [
                (.failDelivery, 7), (.bringBack, 16), (.receive, 3), (.finish, 2), (.takeDelivery, 8), (.load, 5), (.ring, 15), (.handOver, 2),
            ]
            steps.replaceSubrange(13...13, with: second)
        default: break
        }
        if number.isMultiple(of: 3) { steps.insert(contentsOf: [(.write, 1), (.reply, 1)], at: 3) }
        steps.append((.rate, choice.number(in: 5...90)))
        if number.isMultiple(of: 2) { steps.append((.tip, 1)) }
        return steps
    }

    /// Returns an order whose last step was a few minutes ago.
    private static func current(_ customer: Int, until last: HistoryStep, at now: Date, _ choice: inout SeededChoice) -> HistoryOrder {
        let before: HistoryStep = last == .failPickup ? .arrive : last == .cancel ? .takePickup : last
        var steps = Array(course.prefix { $0.step != before }) + course.filter { $0.step == before }
        if before != last { steps.append((last, 3)) }
        let length = steps.reduce(0) { $0 + $1.minutes }
        let placed = now.addingTimeInterval(-(length + choice.number(in: 1...5)) * 60)
        return HistoryOrder(customer: customer, bags: choice.number(in: 1...4), placed: placed, steps: steps)
    }
}
