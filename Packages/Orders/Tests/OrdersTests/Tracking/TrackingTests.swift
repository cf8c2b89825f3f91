import Core
import CoreTesting
import CoreUI
import LocationAPI
import Networking
import OrdersAPI
import Testing
import UI

@testable import Orders

struct TrackingTests {
    let fixture = Fixture()
    private let irvine = ServiceArea.defaultAreas.first { $0.name == "Irvine" }

    private func store(_ outcome: Result<PublicTracking, APIError>) -> TestStore<TrackingState, TrackingAction> {
        var service = FakeOrderService()
        service.publicly = outcome
        return TestStore(screen: TrackingFeature(orders: service, clock: fixture.clock), initial: TrackingState())
    }

    @Test func `an open link is looked at every few seconds until it is closed`() async {
        let store = store(.success(.sample))
        await store.send(.opened("a1")) {
            $0.token = "a1"
            $0.tracking = .loading
        }
        await store.receive(unordered: .loaded(.success(.sample))) { $0.tracking = .loaded(.sample) }
        await store.receive(unordered: .areaLoaded(.success(irvine))) { $0.area = irvine }
        await store.send(.opened("a1"))
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: TrackingFeature.interval)
        await store.receive(.loaded(.success(.sample)))
        await store.send(.closed) { $0 = TrackingState() }
        await store.finish()
    }

    @Test func `an old position is shown as such`() async {
        fixture.clock.advance(by: Position.lifetime)
        let store = store(.success(.sample))
        await store.send(.opened("a1")) {
            $0.token = "a1"
            $0.tracking = .loading
        }
        await store.receive(.loaded(.success(.sample))) {
            $0.tracking = .loaded(.sample)
            $0.isStale = true
        }
        await store.receive(.areaLoaded(.success(irvine))) { $0.area = irvine }
        store.stop()
    }

    @Test func `a link that ended says so and isn't looked at again, unless somebody asks`() async {
        let store = store(.failure(.notFound()))
        await store.send(.opened("a1")) {
            $0.token = "a1"
            $0.tracking = .loading
        }
        await store.receive(.loaded(.failure(.notFound()))) { $0.tracking = .failed("This doesn't exist, or you don't have access to it.") }
        await store.send(.retryTapped) { $0.tracking = .loading }
        await store.receive(.loaded(.failure(.notFound()))) { $0.tracking = .failed("This doesn't exist, or you don't have access to it.") }
        await store.finish()
    }

    @Test func `the page shows where the order is, and the driver while on the way`() {
        func page(_ tracking: PublicTracking) -> String {
            html(TrackingView(store: ScopedStore(state: TrackingState(token: "a1", tracking: .loaded(tracking)))))
        }
        let shown = page(.sample)
        for text in ["Driver on the way", "Irvine", "Dan is on the way", "orders.track.eta", "orders.track.map"] { #expect(shown.contains(text), "\(text)") }
        let quiet = page(PublicTracking(stage: .processing, area: "Irvine", etaRange: nil))
        #expect(!quiet.contains("orders.track.map") && !quiet.contains("orders.track.driver"))
    }

    @Test func `signing in or out behind the page leaves it open`() {
        let feature = fixture.feature()
        var state = OrdersState()
        state.tracking = TrackingState(token: "a1", tracking: .loaded(.sample))
        state.active = .sample
        let after = feature.stateAfterSignOut(state)
        #expect(after.tracking == state.tracking && after.active == nil)
    }
}
