import Core
import CoreTesting
import Networking
import OrdersAPI
import Testing

@testable import Orders

struct OrdersHomeCoordinatorTests {
    @Test(arguments: [[], [OrdersHomeRoute.items([4: 2])], [.items([4: 2, 9: 1])]])
    func `a path reads back from its URL`(path: [OrdersHomeRoute]) {
        let coordinator = OrdersHomeCoordinator()
        #expect(coordinator.path(for: coordinator.components(for: path)) == path)
    }

    @Test(arguments: [["x"], ["items"], ["items", ""], ["items", "4"], ["items", "4x0"], ["items", "4x100"], ["items", "x2"], ["items", "4x2", "9x1"]])
    func `what names no place is refused`(components: [String]) {
        #expect(OrdersHomeCoordinator().path(for: components) == nil)
    }
}

struct HomePathTests {
    private func state(opening path: [OrdersHomeRoute], items: [Int: Int]) -> OrdersState {
        let feature = OrdersFeature(orders: FakeOrderService(), realtime: FakeRealtime(), clock: TestClock(), random: SeededRandomSource())
        var state = OrdersState()
        state.form.items = items
        _ = feature.reduce(&state, .homePathChanged(path))
        return state
    }

    @Test func `a cart takes the place of the items that were chosen`() {
        let state = state(opening: [.items([4: 2])], items: [9: 1])
        #expect(state.form.items == [4: 2] && state.orders == .loading)
    }

    @Test func `the home itself keeps the items that were chosen`() {
        let state = state(opening: [], items: [9: 1])
        #expect(state.form.items == [9: 1] && state.orders == .loading)
    }
}
