import Core
import Foundation
import HTTPTypes
import Synchronization

/// The times in which a device has no network, the same for the same seed.
struct NetworkOutages: Sendable, Equatable {
    /// The outages, earliest first, none of which overlap.
    let times: [Range<Date>]

    /// A device that always has a network.
    static let none = NetworkOutages(times: [])

    init(times: [Range<Date>]) { self.times = times }

    /// Creates outages that come at random, some a day on average, and last from 2 to 10 minutes.
    ///
    /// - Parameter perDay: the average number in 24 hours.
    init(perDay: Double, from start: Date, to end: Date, seed: UInt64) {
        var choice = SeededChoice(seed: seed)
        var times: [Range<Date>] = []
        var time = start
        while perDay > 0 {
            // Exponential pauses, as of events that don't depend on each other.
            time += -log(1 - choice.number(in: 0...0.999_999)) * 86_400 / perDay
            guard time < end else { break }
            let back = time + choice.number(in: 120...600)
            times.append(time..<back)
            time = back
        }
        self.times = times
    }

    /// Returns the number of the outage at a time; nil where there is a network.
    func number(at time: Date) -> Int? { times.firstIndex { $0.contains(time) } }
}

/// A network that is lost at times: the response to the first request of each outage gets lost after the server has acted, later requests reach nothing.
final class LossyTransport: HTTPTransport {
    private let transport: any HTTPTransport
    private let outages: NetworkOutages
    private let clock: any Core.Clock
    private let counter: RequestCounter
    private let begun = Mutex<Set<Int>>([])

    init(_ transport: any HTTPTransport, outages: NetworkOutages, clock: any Core.Clock, counter: RequestCounter) {
        (self.transport, self.outages, self.clock, self.counter) = (transport, outages, clock, counter)
    }

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        counter.count()
        guard let outage = outages.number(at: clock.now) else { return try await transport.send(request, body: body) }
        if begun.withLock({ $0.insert(outage).inserted }) {
            _ = try await transport.send(request, body: body)
            throw HTTPClientError.connectionLost("the simulated network was lost")
        }
        throw HTTPClientError.unreachable("the simulated device has no network")
    }
}

/// Counts the requests of all devices.
final class RequestCounter: Sendable {
    private let number = Mutex(0)

    /// The number of requests so far.
    var value: Int { number.withLock { $0 } }

    /// Counts a request.
    func count() { number.withLock { $0 += 1 } }
}
