import Foundation
import OrdersAPI
import Testing

@testable import OrdersServer

/// The time that customers are told while estimates change.
struct SteadyArrivalTests {
    /// Noon.
    private let noon = Date(timeIntervalSinceReferenceDate: 700_000_200)

    private func range(_ from: Double, _ to: Double) -> ETARange {
        ETARange(from: noon.addingTimeInterval(from * 60), to: noon.addingTimeInterval(to * 60))
    }

    private func next(_ estimate: ETARange, after told: ETARange?, minutes: Double = 0) -> [Double]? {
        SteadyArrival.next(estimate, after: told, at: noon.addingTimeInterval(minutes * 60))
            .map { [$0.from, $0.to].map { $0.timeIntervalSince(noon) / 60 } }
    }

    @Test func `an estimate is told in steps of five minutes around it`() {
        #expect(next(range(21, 33), after: nil) == [20, 35])
        #expect(next(range(20, 35), after: nil) == [20, 35])
        #expect(next(range(20, 20), after: nil) == [20, 25])
    }

    @Test func `noise doesn't change what was told`() {
        let told = range(20, 35)
        for noise in stride(from: -2.0, through: 2.0, by: 0.25) { #expect(next(range(20.5 + noise, 34.5 + noise), after: told) == nil) }
    }

    @Test func `a driver who is late, early or nearer changes it`() {
        let told = range(20, 35)
        #expect(next(range(26, 40), after: told) == [25, 40])
        #expect(next(range(12, 24), after: told) == [10, 25])
        // The end can be told more closely.
        #expect(next(range(20, 25), after: told) == [20, 25])
    }

    @Test func `what was told last fits the same estimate again, wherever it lies`() throws {
        for minute in stride(from: 0.0, through: 60, by: 0.7) {
            let estimate = range(minute, minute + 14)
            let told = try #require(SteadyArrival.next(estimate, after: nil, at: noon))
            #expect(SteadyArrival.next(estimate, after: told, at: noon) == nil)
        }
    }

    @Test func `nothing that is told has passed`() {
        #expect(next(range(-10, -5), after: nil, minutes: 2) == [2, 10])
        #expect(next(range(1, 8), after: nil, minutes: 2) == [2, 10])
        // Its end has passed, so another is told.
        #expect(next(range(10, 14), after: range(0, 10), minutes: 10) == [10, 15])
    }
}
