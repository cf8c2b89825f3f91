import Core
import Testing

@testable import FleetServer

struct StopOrderTests {
    private func place(_ hundredths: Double) -> Coordinate { Coordinate(latitude: 33.6 + hundredths / 100, longitude: -117.8) }

    private func pickup(_ id: Int, at hundredths: Double) -> [StopOrder.Item] {
        [StopOrder.Item(id: id, place: place(hundredths)), StopOrder.Item(id: id + 1, place: place(0), isUnloading: true)]
    }

    private func delivery(_ id: Int, to hundredths: Double) -> [StopOrder.Item] {
        [StopOrder.Item(id: id, place: place(0)), StopOrder.Item(id: id + 1, place: place(hundredths))]
    }

    @Test func `pickups are made on the way out, and unloaded together at the end`() {
        let planned = StopOrder.plan([pickup(10, at: 4), pickup(20, at: 2), pickup(30, at: 6)], from: place(0))
        #expect(planned.map(\.id) == [20, 10, 30, 21, 11, 31] || planned.map(\.id) == [20, 10, 30, 11, 21, 31])
    }

    @Test func `deliveries are loaded together before the first door`() {
        let planned = StopOrder.plan([delivery(10, to: 4), delivery(20, to: 2)], from: place(1))
        #expect(planned.map(\.id) == [10, 20, 21, 11])
    }

    @Test func `pickups and deliveries of one round keep their own order`() {
        let jobs = [pickup(10, at: 3), delivery(20, to: 5), pickup(30, at: 1)]
        let planned = StopOrder.plan(jobs, from: place(0)).map(\.id)
        #expect(Set(planned) == [10, 11, 20, 21, 30, 31] && planned.count == 6)
        for job in jobs { #expect(planned.firstIndex(of: job[0].id) ?? 9 < planned.firstIndex(of: job[1].id) ?? 0) }
        #expect(planned.first == 20)
    }

    @Test func `a driver at the plant unloads before the next door`() {
        let planned = StopOrder.plan([Array(pickup(10, at: 3).dropFirst()), delivery(20, to: 5)], from: place(0))
        #expect(planned.map(\.id) == [20, 11, 21] || planned.map(\.id) == [11, 20, 21])
    }

    @Test func `a route is followed that has exactly the stops, each job's own in their order`() {
        let jobs = [pickup(10, at: 4), delivery(20, to: 2)]
        #expect(StopOrder.follow([20, 10, 21, 11], jobs)?.map(\.id) == [20, 10, 21, 11])
        // One that was over meanwhile is passed over.
        #expect(StopOrder.follow([9, 20, 10, 21, 11], jobs)?.map(\.id) == [20, 10, 21, 11])
        #expect(StopOrder.follow([11, 20, 10, 21], jobs) == nil)
        #expect(StopOrder.follow([20, 10, 21], jobs) == nil)
        #expect(StopOrder.follow([20, 10, 21, 11, 11], jobs) == nil)
        #expect(StopOrder.follow([], jobs) == nil)
    }

    @Test func `a route is as long as its parts`() {
        #expect(StopOrder.length([place(0), place(1), place(3)]).rounded() == 3336)
        #expect(StopOrder.length([place(0)]) == 0)
    }
}
