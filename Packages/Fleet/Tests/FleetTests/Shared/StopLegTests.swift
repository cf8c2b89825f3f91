import FleetAPI
import Testing

@testable import Fleet

struct StopLegTests {
    @Test func `a pickup has two legs, of which the one that is done is left out`() {
        #expect(Job.active().legs.map { $0.stops.map(\.id) } == [[5], [6]])
        #expect(Job.active(first: .done).legs.map(\.number) == [2])
    }

    @Test func `stops of several orders at the plant are one leg`() {
        #expect(Job.trip.legs.map { $0.stops.map(\.id) } == [[5], [7], [6, 8]])
        #expect(Job.trip.legs.map(\.isShared) == [false, false, true])
        #expect(Job.trip.stopNumbers == [5: 1, 7: 2, 6: 3, 8: 3])
    }

    @Test func `a leg of which some stops are done goes on with the others under its number`() {
        var trip = Job.trip
        for index in 0...2 { trip.stops[index].status = .done }
        #expect(trip.legs == [StopLeg(number: 3, stops: [trip.stops[3]])])
    }

    @Test func `loading and unloading at the plant are two legs`() {
        var trip = Job.trip
        trip.stops[3].kind = .pickup
        #expect(trip.legs.map { $0.stops.map(\.id) } == [[5], [7], [6], [8]])
    }
}
