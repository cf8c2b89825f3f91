import Core
import FleetAPI
import Foundation
import Networking
import OrdersAPI

/// The events of a simulated day, as the simulated people see it, and what the plan has in store for them.
actor SimulationJournal {
    /// The time in which drivers are promised where the customer chose no window, as dashboards count it.
    static let promise: TimeInterval = 3600
    /// The least time between two points of a driver's track.
    private static let trackInterval = 60.0

    /// The courses of the planned orders, by their numbers.
    private(set) var orders: [OrderCourse]
    /// The days of the drivers, by their numbers.
    private(set) var drivers: [DriverDay]
    /// The number of calls that failed or were refused, by code.
    private(set) var errors: [String: Int] = [:]
    /// The number of offers that were declined.
    private(set) var declines = 0
    /// The seconds by which people got their turns late.
    private(set) var lags: [Double] = []
    private let plans: [PlannedOrder]
    private let midnight: Date
    private var numbers: [Int: Int] = [:]
    private var busySince: [Int: Date] = [:]

    init(_ plan: DemandPlan, drivers count: Int, midnight: Date) {
        plans = plan.orders
        orders = plan.orders.map { OrderCourse($0, at: plan.customers[$0.customer].place) }
        drivers = Array(repeating: DriverDay(), count: count)
        self.midnight = midnight
    }

    private func seconds(_ time: Date) -> Double { time.timeIntervalSince(midnight) }

    private func change(_ order: Int, _ body: (inout OrderCourse) -> Void) {
        if let number = numbers[order] { body(&orders[number]) }
    }
}

// Orders.
extension SimulationJournal {
    /// Notes that the server took an order.
    func placed(_ plan: PlannedOrder, as order: Order) {
        numbers[order.id] = plan.number
        change(order.id) { course in
            (course.id, course.stage, course.isScheduled) = (order.id, order.stage, order.pickupMode == .scheduled)
            course.placedAt = seconds(order.createdAt)
            course.promisedBy = seconds(order.window?.end ?? order.createdAt + Self.promise)
        }
    }

    /// Notes that the server refused an order for good.
    func refused(_ plan: PlannedOrder, code: String) { orders[plan.number].refusal = code }

    /// Notes that the laundry of an order is ready.
    func ready(_ order: Int, at now: Date) { change(order) { $0.readyAt = seconds(now) } }

    /// Returns whether nobody opens at the next visit.
    func failsVisit(of order: Int, isPickup: Bool) -> Bool {
        guard let number = numbers[order] else { return false }
        return isPickup
            ? orders[number].failedPickups < plans[number].failedPickups : orders[number].failedDeliveries < plans[number].failedDeliveries
    }

    /// Takes the states in which the server has the orders at the end.
    func settle(_ states: [Order]) {
        for order in states { change(order.id) { ($0.stage, $0.totalCents) = (order.stage, order.price.totalCents) } }
    }

    /// Notes that a customer canceled an order.
    func canceled(_ order: Int) { change(order) { $0.stage = .canceled } }

    /// The number of planned orders that aren't over.
    var ahead: Int { orders.count { $0.refusal == nil && $0.deliveredAt == nil && $0.stage != .canceled } }

    /// The state of the day in a few words.
    var summary: String {
        let (placed, delivered) = (orders.count { $0.id != nil }, orders.count { $0.deliveredAt != nil })
        return "\(placed) placed, \(delivered) delivered, \(drivers.count - busySince.count) drivers waiting"
    }

    /// Returns what the server's orders are missing, or have in excess.
    func integrity(_ states: [Order]) -> SimulationFigures.Integrity {
        let (known, listed) = (Set(orders.compactMap(\.id)), Set(states.map(\.id)))
        let strangers = states.filter { !known.contains($0.id) && $0.address.line1.hasSuffix(SimulatedCrowd.street) }
        return SimulationFigures.Integrity(lost: known.subtracting(listed).count, unknown: strangers.count)
    }
}

// Drivers.
extension SimulationJournal {
    /// Notes that a driver is online.
    func driver(_ number: Int, isOnlineAt now: Date) {
        if drivers[number].onlineAt == nil { drivers[number].onlineAt = seconds(now) }
    }

    /// Notes the beginning or the end of a job.
    func driver(_ number: Int, isBusy: Bool, at now: Date) {
        if let since = busySince.removeValue(forKey: number) {
            drivers[number].busySeconds += now.timeIntervalSince(since)
            if !isBusy { drivers[number].trips += 1 }
        }
        if isBusy { busySince[number] = now }
    }

    /// Notes a part of a way.
    func driver(_ number: Int, drove leg: SimulatedVehicle.Leg, to place: Coordinate, at now: Date) {
        drivers[number].meters += leg.meters
        if !leg.isLoaded { drivers[number].emptyMeters += leg.meters }
        track(number, place, leg.isLoaded ? 2 : 1, at: now, always: false)
    }

    /// Notes a step at a stop.
    func driver(_ number: Int, reached status: StopStatus, at stop: Stop, time: Date) {
        if status.isFinal { drivers[number].stops += 1 }
        if status == .arrived { track(number, stop.coordinate, 0, at: time, always: true) }
        guard stop.place == .customer else { return }
        let now = seconds(time)
        change(stop.orderID) { course in
            switch (stop.kind, status) {
            case (.pickup, .arrived): course.arrivedAt = course.arrivedAt ?? now
            case (.pickup, .done): course.pickedUpAt = now
            case (.pickup, .failed): course.failedPickups += 1
            case (.dropoff, .done): course.deliveredAt = now
            case (.dropoff, .failed): course.failedDeliveries += 1
            default: break
            }
        }
    }

    /// Ends the day: jobs that are under way count until now.
    func end(at now: Date) {
        for (number, since) in busySince { drivers[number].busySeconds += now.timeIntervalSince(since) }
        busySince = [:]
    }

    private func track(_ number: Int, _ place: Coordinate, _ state: Int, at now: Date, always: Bool) {
        let (time, track) = (Int(seconds(now)), drivers[number].track)
        if !always, let last = track.indices.last, Double(time - track[last - 3]) < Self.trackInterval, track[last] == state { return }
        drivers[number].track += [time, Int((place.latitude * 10_000).rounded()), Int((place.longitude * 10_000).rounded()), state]
    }
}

// What goes wrong.
extension SimulationJournal {
    /// Notes that a driver declined an offer.
    func noteDecline() { declines += 1 }

    /// Notes how late somebody got their turn.
    func noteLag(_ seconds: Double) { lags.append(max(0, seconds)) }

    /// Notes a failure.
    func note(_ error: any Error) {
        let code: String =
            switch error {
            case let error as StepRefused: "step_refused: \(error.code)"
            // lint:allow downcast because a person's turn fails with whatever its calls fail with
            case let error as APIError: error.kind == .offline ? "offline" : error.code.rawValue
            case is CancellationError: "canceled"
            default: "other"
            }
        errors[code, default: 0] += 1
    }
}
