import Core
import CoreTesting
import LocationAPI
import OrdersAPI
import RetailAPI
import Synchronization
import Testing

@testable import Orders

/// Lists given orders as the server does, and counts the lists.
private final class ListedOrders: Sendable {
    private let all: [Order]
    let requests = Mutex<[OrderListRequest]>([])

    init(_ all: [Order]) { self.all = all }

    func list(_ request: OrderListRequest) -> [Order] {
        requests.withLock { $0.append(request) }
        return Array(all.filter { request.status == nil || $0.status == request.status }.prefix(request.page.limit ?? 20))
    }
}

struct ActiveOrderTests {
    let fixture = Fixture()

    private func order(_ id: Int, _ status: Status) -> Order {
        var order = Order.sample
        order.id = id
        order.status = status
        return order
    }

    @Test func `the newest order that isn't over is found among the last few, with one list`() async throws {
        let listed = ListedOrders([order(9, .canceled), order(8, .scheduled), order(7, .inProgress)])
        #expect(try await FakeOrderService(listing: { listed.list($0) }).active()?.id == 8)
        #expect(listed.requests.withLock { $0 }.map(\.page.limit) == [10])
    }

    @Test func `it is found behind many that are over`() async throws {
        let over = (20..<60).reversed().map { order($0, .delivered) }
        let listed = ListedOrders(over + [order(9, .inProgress), order(8, .scheduled)])
        #expect(try await FakeOrderService(listing: { listed.list($0) }).active()?.id == 9)
        #expect(try await FakeOrderService(listing: { ListedOrders(over).list($0) }).active() == nil)
    }

    @Test func `a failure leaves the one that is shown`() async {
        let store = fixture.orders { $0.active = .sample }
        await store.send(.activeLoaded(.failure(.offline)))
        await store.send(.activeLoaded(.success(nil))) { $0.active = nil }
        await store.finish()
    }
}
