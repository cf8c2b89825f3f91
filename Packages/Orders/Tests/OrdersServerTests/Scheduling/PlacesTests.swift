import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerTesting
import Testing

@testable import OrdersServer

struct PlacesTests {
    private func slots(_ orders: OrdersTestServer) async throws -> [PickupSlot] {
        try await orders.server.client(as: nil).call(OrdersEndpoints.slots, SlotListRequest(area: "Irvine")).slots
    }

    private func request(_ window: TimeWindow) -> QuoteRequest {
        QuoteRequest(bags: 1, pickupMode: .scheduled, window: window, address: .sample)
    }

    @Test func `of 500 customers who want the last 10 places of a window, 10 get them`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 10)
        let window = try await slots(orders)[3].window
        let outcomes = await withTaskGroup(of: String.self) { group in
            for customer in 1...500 {
                group.addTask {
                    do {
                        return try await orders.place(request(window), by: customer).stage.rawValue
                    } catch let error as APIError {
                        return "\(error.status) \(error.code.rawValue)"
                    } catch {
                        return "\(error)"
                    }
                }
            }
            return await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(outcomes == ["accepted": 10, "422 window_full": 490])
        #expect(try await slots(orders)[3].placesLeft == 0)
        #expect(try await orders.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM orders_order") } == 10)
    }

    @Test func `whatever is done with orders, the counters equal them`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 3)
        let windows = try await slots(orders).prefix(3).map(\.window)
        let random = SeededRandomSource(seed: 16)
        let odd = [TimeWindow(start: windows[0].start + 3600, end: windows[1].start + 3600), TimeWindow(start: windows[0].start, end: windows[2].end)]
        var placed: [Int] = []
        for step in 1...150 {
            let window = (windows + odd)[random.integer(in: 0..<5)]
            if placed.isEmpty || random.integer(in: 0..<3) == 0 {
                if let order = try? await orders.place(request(window), by: step) { placed.append(order.id) }
            } else {
                try await act(on: placed[random.integer(in: 0..<placed.count)], window, orders, random)
            }
            try await expectCounters(orders)
        }
        #expect(placed.count > 5)
    }

    @Test func `orders and cancellations at a time leave the counters right`() async throws {
        let orders = try await OrdersTestServer(windowCapacity: 100)
        let windows = try await slots(orders).prefix(2).map(\.window)
        let between = TimeWindow(start: windows[0].start + 3600, end: windows[1].start + 3600)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for customer in 1...30 {
                group.addTask {
                    let order = try await orders.place(request([windows[0], windows[1], between][customer % 3]), by: customer)
                    guard customer % 2 == 0 else { return }
                    _ = try await orders.client(.customer(customer)).call(OrdersEndpoints.cancel, CancelOrder(id: order.id, reason: "later"))
                }
            }
            try await group.waitForAll()
        }
        try await expectCounters(orders)
    }

    private func act(on id: Int, _ window: TimeWindow, _ orders: OrdersTestServer, _ random: SeededRandomSource) async throws {
        let order = try await orders.stored(id)
        let customer = orders.client(.customer(order.customerID))
        switch (order.stage, random.integer(in: 0..<3)) {
        case (.pickupFailed, 0...1):
            _ = try? await customer.call(OrdersEndpoints.reschedule, RescheduleOrder(id: id, window: random.integer(in: 0..<3) == 0 ? nil : window))
        case (_, 0): _ = try? await customer.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "later"))
        case (.accepted, _): try await orders.advance(id, through: [.pickupAssigned])
        case (.pickupAssigned, 1): try await orders.move(id, to: .accepted, by: orders.driver)
        case (.pickupAssigned, _): try await orders.advance(id, through: [.enRoutePickup, .arrivedPickup])
        case (.arrivedPickup, 1): try await orders.advance(id, through: [.pickupFailed])
        case (.arrivedPickup, _): try await orders.advance(id, through: [.pickedUp])
        default: break
        }
    }

    /// Counts the orders anew and compares.
    private func expectCounters(_ orders: OrdersTestServer) async throws {
        let rows = try await orders.server.database.read { transaction in
            try SlotRepository().loads(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 4e9), area: "Irvine", in: transaction).map {
                load in
                (load, try OrderRepository().scheduled(in: load.window, area: "Irvine", in: transaction).reduce(0) { $0 + $1.units(in: load.window) })
            }
        }
        for (load, units) in rows { #expect(load.units == units) }
    }
}
