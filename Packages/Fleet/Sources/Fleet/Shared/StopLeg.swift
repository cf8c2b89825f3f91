import CoreUI
import FleetAPI
import LocationAPI
import Theme

/// A stop of a job; several at the plant, one for each order, count as one that is reported with one press.
struct StopLeg: Sendable, Equatable {
    /// The place in the order of the job, from 1.
    let number: Int
    /// The stops that aren't finished, in order; at least one.
    private(set) var stops: [Stop]

    /// The stop that is reported first.
    var stop: Stop { stops[0] }

    /// True where several orders share the leg.
    var isShared: Bool { stops.count > 1 }

    /// The address, the window and the orders.
    var summary: String {
        let orders = stops.map { Strings.order($0.orderID) }.joined(separator: ", ")
        let window = stop.window.map { DateFormat.window($0.start, $0.end) }
        return [stop.address, window, orders].compactMap(\.self).joined(separator: " · ")
    }

    fileprivate mutating func add(_ stop: Stop) { stops.append(stop) }
}

extension Job {
    /// Returns the customer of a leg, as far as the job says who it is: a trip names that of its next stop.
    func customer(of leg: StopLeg) -> Int? { leg.stop.orderID == orderID ? customerID : nil }

    /// The stops that are left, in order.
    var legs: [StopLeg] { stops.legs }

    /// The number of each stop by its id, from 1: stops of several orders at the plant, one after the other, share one.
    var stopNumbers: [Int: Int] { stops.numbers }
}

extension [Stop] {
    /// Those that are left, in order, with several of the same kind at the plant as one.
    var legs: [StopLeg] {
        let numbers = numbers
        return reduce(into: [StopLeg]()) { legs, stop in
            guard !stop.status.isFinal, let number = numbers[stop.id] else { return }
            if legs.last?.number == number { legs[legs.count - 1].add(stop) } else { legs.append(StopLeg(number: number, stops: [stop])) }
        }
    }

    /// The number of each by its id, from 1: stops of several orders at the plant, one after the other, share one.
    var numbers: [Int: Int] {
        var (numbers, number) = ([Int: Int](), 0)
        for (index, stop) in enumerated() {
            let before = index > 0 ? self[index - 1] : nil
            let isSamePlace = stop.place == .plant && before?.place == .plant && before?.kind == stop.kind
            if !isSamePlace { number += 1 }
            numbers[stop.id] = number
        }
        return numbers
    }

    /// A pin for each place, since stops of several orders at the plant would cover each other.
    var pins: [MapPin] {
        let numbers = numbers
        var seen: Set<Int> = []
        return compactMap { stop in
            guard let number = numbers[stop.id], seen.insert(number).inserted else { return nil }
            return stop.pin(number: number)
        }
    }

    /// Returns the service areas that these touch, so that a map of them is large enough to read.
    func areas(among areas: [ServiceArea]) -> [ServiceArea] { areas.filter { area in contains { area.contains($0.coordinate) } } }
}
