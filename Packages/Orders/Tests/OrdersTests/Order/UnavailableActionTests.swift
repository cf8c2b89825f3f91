import OrdersAPI
import Testing
import UI

@testable import Orders

struct UnavailableActionTests {
    @Test(arguments: [
        (Stage.accepted, [Stage.canceled], [UnavailableAction.reschedule, .rate]),
        (.outForDelivery, [], [.cancelOnTheWayBack, .reschedule, .rate]),
        (.delivered, [], [.cancelDelivered, .share]),
        (.canceled, [], []),
    ])
    func `each stage says why what isn't there isn't`(stage: Stage, allowed: [Stage], expected: [UnavailableAction]) {
        #expect(UnavailableAction.all(of: .sample(stage: stage, allowedActions: allowed)) == expected)
    }

    @Test func `a request to cancel that waits is the reason why there is no other`() {
        var order = Order.sample(stage: .processing, allowedActions: [])
        order.cancellationRequest = CancellationRequest(reason: "Changed my mind", requestedAt: order.createdAt)
        #expect(UnavailableAction.all(of: order).first == .cancelAsked)
        #expect(html(UnavailableActionsCard(order: order)).contains("You&#39;ve asked us to cancel"))
    }
}
