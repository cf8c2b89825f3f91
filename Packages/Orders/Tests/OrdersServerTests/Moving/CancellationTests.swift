import Core
import Networking
import OrdersAPI
import ServerTesting
import Testing

struct CancellationTests {
    @Test func `canceling is free until a driver is assigned, then costs a fee for the customer alone`() async throws {
        let orders = try await OrdersTestServer()
        let customer = orders.client(.customer(7))
        let free = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: try await orders.place().id, reason: "changed my mind"))
        #expect((free.status, free.price.totalCents, free.price.lines.count) == (.canceled, 0, 0))
        #expect(free.cancellationFeeCents == nil)
        let second = try await orders.place().id
        #expect(try await customer.call(OrdersEndpoints.detail, IDInput(id: second)).cancellationFeeCents == 0)
        try await orders.assign(second)
        #expect(try await customer.call(OrdersEndpoints.detail, IDInput(id: second)).cancellationFeeCents == 500)
        #expect(try await orders.client(.dispatcher(9)).call(OrdersEndpoints.detail, IDInput(id: second)).cancellationFeeCents == 0)
        #expect(try await orders.client(.driver(5)).call(OrdersEndpoints.detail, IDInput(id: second)).cancellationFeeCents == nil)
        let paid = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: second, reason: "changed my mind"))
        #expect(paid.price.lines.map(\.kind) == [.cancellation])
        #expect(paid.price.totalCents == 500)
        let third = try await orders.place().id
        try await orders.assign(third)
        let ours = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.cancel, CancelOrder(id: third, reason: "no drivers"))
        #expect(ours.price.totalCents == 0)
    }

    @Test func `canceling again is refused, and needs a reason at all`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let customer = orders.client(.customer(7))
        #expect(try await failure { try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: " ")) }?.fields.keys.sorted() == ["reason"])
        _ = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "x"))
        #expect(try await failure { try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "x")) }?.code == "illegal_transition")
    }

    @Test func `a customer can still cancel while the driver is at the door, for the fee, and the visit is over`() async throws {
        let orders = try await OrdersTestServer()
        let (customer, id) = (orders.client(.customer(7)), try await orders.place().id)
        try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup])
        #expect(try await customer.call(OrdersEndpoints.detail, IDInput(id: id)).cancellationFeeCents == 500)
        let canceled = try await customer.call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "changed my mind"))
        #expect(canceled.stage == .canceled && canceled.price.lines.map(\.kind) == [.cancellation] && canceled.bagReturn == nil)
        let tracking = try await customer.call(OrdersEndpoints.tracking, IDInput(id: id))
        #expect(tracking.position == nil && tracking.stopsBefore == nil && tracking.etaRange == nil)
    }

    @Test func `after the pickup only a dispatcher cancels`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup)
        #expect(try await failure { try await orders.client(.customer(7)).call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "x")) }?.status == 409)
        #expect(try await orders.client(.dispatcher(9)).call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "damaged")).stage == .canceled)
    }

    @Test func `a failed pickup can be tried again or ends with the no-show fee`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed])
        let again = try await orders.client(.customer(7)).call(OrdersEndpoints.update, OrderUpdate(id: id, stage: .accepted))
        #expect((again.stage, again.driverID) == (.accepted, nil))
        try await orders.advance(id, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed])
        let ended = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.cancel, CancelOrder(id: id, reason: "twice nobody there"))
        #expect(ended.price.lines.map(\.kind) == [.noShow])
        #expect(ended.price.totalCents == 1500)
    }
}
