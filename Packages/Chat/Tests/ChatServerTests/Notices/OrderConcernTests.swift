import ChatAPI
import Core
import OrdersAPI
import Testing

@testable import ChatServer

struct OrderConcernTests {
    private func moved(_ from: Stage, _ to: Stage, driver: Int? = 5) -> OrderMoved {
        var event = OrderMoved.sample
        (event.from, event.to, event.driver) = (from, to, driver)
        return event
    }

    @Test func `an order that is placed and accepted concerns no conversation`() {
        #expect(!OrderFollower.concerns(moved(.draft, .placed, driver: nil)))
        #expect(!OrderFollower.concerns(moved(.placed, .accepted, driver: nil)))
        #expect(!OrderFollower.concerns(moved(.weighed, .processing, driver: nil)))
    }

    @Test func `a driver's coming, steps and going do, and so does the end`() {
        #expect(OrderFollower.concerns(moved(.accepted, .pickupAssigned)))
        #expect(OrderFollower.concerns(moved(.pickupAssigned, .enRoutePickup)))
        #expect(OrderFollower.concerns(moved(.pickupAssigned, .accepted, driver: nil)))
        #expect(OrderFollower.concerns(moved(.accepted, .canceled, driver: nil)))
        #expect(!OrderFollower.concerns(moved(.accepted, .pickupAssigned, driver: OrderMoved.sample.customer)))
    }
}
