import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

struct CancellationRequestTests {
    private func atPlant() async throws -> (OrdersTestServer, Int) {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup)
        return (orders, id)
    }

    @Test func `after the pickup the customer asks, sees the fee, and a dispatcher approves`() async throws {
        let (orders, id) = try await atPlant()
        let (customer, dispatcher) = (orders.client(.customer(7)), orders.client(.dispatcher(9)))
        let before = try await customer.call(OrdersEndpoints.detail, IDInput(id: id))
        #expect(before.allows(.requestCancellation) && !before.allows(.canceled) && before.cancellationFeeCents == 500)
        let asked = try await customer.call(OrdersEndpoints.requestCancellation, CancelOrder(id: id, reason: "I need them tonight."))
        #expect(asked.cancellationRequest == CancellationRequest(reason: "I need them tonight.", requestedAt: orders.server.clock.now))
        #expect((asked.stage, asked.allows(.requestCancellation)) == (.atFacility, false))
        #expect(try await dispatcher.call(OrdersEndpoints.detail, IDInput(id: id)).allows(.decideCancellation))
        let canceled = try await dispatcher.call(OrdersEndpoints.decideCancellation, CancellationDecision(id: id, approved: true))
        #expect((canceled.stage, canceled.status, canceled.cancellationRequest?.decision) == (.canceled, .canceled, .approved))
        #expect(canceled.price.lines.map(\.kind) == [.cancellation] && canceled.price.totalCents == 500)
        let last = try #require(try await customer.call(OrdersEndpoints.timeline, IDInput(id: id)).items.last)
        #expect((last.to, last.role, last.reason) == (.canceled, .dispatcher, "I need them tonight."))
    }

    @Test func `a refusal needs a note, and the order goes on`() async throws {
        let (orders, id) = try await atPlant()
        let (customer, dispatcher) = (orders.client(.customer(7)), orders.client(.dispatcher(9)))
        _ = try await customer.call(OrdersEndpoints.requestCancellation, CancelOrder(id: id, reason: "x"))
        let bare = try await failure { try await dispatcher.call(OrdersEndpoints.decideCancellation, CancellationDecision(id: id, approved: false)) }
        #expect(bare?.fields.keys.sorted() == ["note"])
        let answer = CancellationDecision(id: id, approved: false, note: "It is in the dryer.")
        let refused = try await dispatcher.call(OrdersEndpoints.decideCancellation, answer)
        #expect((refused.stage, refused.cancellationRequest?.decision, refused.cancellationRequest?.note) == (.atFacility, .refused, "It is in the dryer."))
        for _ in 1...2 {
            #expect(try await failure { try await dispatcher.call(OrdersEndpoints.decideCancellation, answer) }?.code == "illegal_transition")
            #expect(try await failure { try await customer.call(OrdersEndpoints.requestCancellation, CancelOrder(id: id, reason: "x")) }?.status == 409)
        }
        // What didn't move the order isn't in its timeline.
        #expect(orders.server.audit.entries.contains(.init(9, "cancellation_decided", "order/\(id)", account: 7)))
        // A dispatcher who cancels on their own account charges nothing.
        #expect(try await dispatcher.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "damaged")).price.totalCents == 0)
    }

    @Test func `nobody asks before the pickup, on the way back, or for somebody else`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let customer = orders.client(.customer(7))
        #expect(try await failure { try await customer.call(OrdersEndpoints.requestCancellation, CancelOrder(id: id, reason: "x")) }?.status == 409)
        try await orders.advance(id, through: .pickup)
        let stranger = orders.client(.customer(8))
        #expect(try await failure { try await stranger.call(OrdersEndpoints.requestCancellation, CancelOrder(id: id, reason: "x")) }?.status == 404)
        let empty = try await failure { try await customer.call(OrdersEndpoints.requestCancellation, CancelOrder(id: id, reason: " ")) }
        #expect(empty?.fields.keys.sorted() == ["reason"])
        _ = try await customer.call(OrdersEndpoints.requestCancellation, CancelOrder(id: id, reason: "x"))
        let own = CancellationDecision(id: id, approved: true)
        #expect(try await failure { try await customer.call(OrdersEndpoints.decideCancellation, own) }?.status == 409)
        // Once the laundry is on its way back there is nothing left to decide.
        try await orders.advance(id, through: [.weighed, .processing, .ready, .deliveryAssigned])
        #expect(try await failure { try await orders.client(.dispatcher(9)).call(OrdersEndpoints.decideCancellation, own) }?.status == 409)
        #expect(try await customer.call(OrdersEndpoints.detail, IDInput(id: id)).cancellationFeeCents == nil)
    }

    @Test func `the driver of the pickup doesn't see why`() async throws {
        let (orders, id) = try await atPlant()
        _ = try await orders.client(.customer(7)).call(OrdersEndpoints.requestCancellation, CancelOrder(id: id, reason: "x"))
        #expect(try await orders.client(.driver(5)).call(OrdersEndpoints.detail, IDInput(id: id)).cancellationRequest == nil)
    }
}
