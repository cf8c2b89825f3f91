import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import Testing
import UI

@testable import Orders

struct SharingTests {
    let fixture = Fixture()
    private let link = TrackingLink(token: "a1", url: OrdersLink.trackingPath("a1"))

    @Test func `a link is made once, shown, and ended`() async {
        let store = fixture.order()
        await store.send(.sharing(.shareTapped(12))) { $0.sharing.isWorking = true }
        await store.send(.sharing(.shareTapped(12)))
        await store.receive(.sharing(.shared(.success(link)))) { $0.sharing = SharingState(url: link.url) }
        await store.send(.sharing(.stopTapped(12))) { $0.sharing.isWorking = true }
        await store.receive(.sharing(.stopped(.success(true)))) { $0.sharing = SharingState() }
        await store.finish()
    }

    @Test func `failures say why`() async {
        var service = FakeOrderService()
        service.link = .failure(.offline)
        let store = fixture.order(service)
        for action in [SharingAction.shareTapped(12), .stopTapped(12)] {
            await store.send(.sharing(action)) {
                $0.sharing.isWorking = true
                $0.sharing.message = nil
            }
            await store.receive(action == .shareTapped(12) ? .sharing(.shared(.failure(.offline))) : .sharing(.stopped(.failure(.offline)))) {
                $0.sharing.isWorking = false
                $0.sharing.message = "No connection. Please try again."
            }
        }
        await store.finish()
    }

    @Test func `the page offers a link to those who may, and its end`() {
        var order = Order.sample
        func page(_ state: SharingState = SharingState()) -> String {
            html(OrderView(orderID: 12, store: ScopedStore(state: OrderState(id: 12, page: .loaded(OrderPage(order: order, timeline: [])), sharing: state))))
        }
        #expect(!page().contains("orders.share"))
        order.allowedActions = [OrderPermission.share.rawValue]
        #expect(page().contains("data-testid=\"orders.share\"") && !page().contains("orders.share.stop"))
        order.sharedAt = order.createdAt
        #expect(page().contains("orders.share.stop"))
        #expect(page(SharingState(url: link.url)).contains("/track?token=a1"))
    }
}
