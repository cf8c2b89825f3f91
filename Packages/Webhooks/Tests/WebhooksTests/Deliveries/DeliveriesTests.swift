import Core
import CoreTesting
import CoreUI
import Testing
import WebhooksAPI

@testable import Webhooks

struct DeliveriesTests {
    private let page = DeliveryPage(items: Delivery.samples, next: nil)
    private let failing = FakeWebhookService(
        addressesResult: .failure(.offline), doneResult: .failure(.offline), deliveriesResult: .failure(.offline), replayResult: .failure(.offline),
        replayAllResult: .failure(.offline))

    private func request(_ state: DeliveryState? = nil, before: Int? = nil) -> DeliveryListRequest {
        DeliveryListRequest(id: 3, state: state, before: before, limit: DeliveriesFeature.pageSize)
    }

    private func store(
        _ service: FakeWebhookService = FakeWebhookService(), clock: TestClock = TestClock(),
        change: (inout DeliveriesFeature.State) -> Void = { $0.deliveries = .loaded(Delivery.samples) }
    ) -> TestStore<DeliveriesFeature.State, DeliveriesFeature.Action> {
        var state = DeliveriesFeature.State(id: 3)
        change(&state)
        return TestStore(screen: DeliveriesFeature(service: service, clock: clock), initial: state)
    }

    @Test func `deliveries and their address load, and again every few seconds while they are shown`() async {
        let clock = TestClock()
        let store = store(clock: clock) { _ in }
        await store.send(.appeared) { $0.deliveries = .loading }
        await store.receive(unordered: .addressesLoaded(.success([.sample]))) { $0.address = .sample }
        await store.receive(unordered: .loaded(request(), .success(page))) { $0.deliveries = .loaded(Delivery.samples) }
        await clock.sleepers(1)
        clock.advance(by: DeliveriesFeature.pause)
        await store.receive(.refreshDue)
        await store.receive(.loaded(request(), .success(page)))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `what doesn't load says why`() async {
        let store = store(failing) { _ in }
        await store.send(.appeared) { $0.deliveries = .loading }
        await store.receive(unordered: .addressesLoaded(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.receive(unordered: .loaded(request(), .failure(.offline))) { $0.deliveries = .failed(APIError.offline.message) }
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `another address begins anew, and the same one stays as it was`() async {
        let store = store()
        await store.send(.opened(3))
        await store.send(.opened(4)) { $0 = DeliveriesFeature.State(id: 4) }
        await store.send(.opened(nil)) { $0 = DeliveriesFeature.State() }
        // The feature leaves the screen.
        await store.send(.backTapped)
        await store.finish()
    }

    @Test func `a filter is asked for, and a page of another one is dropped`() async {
        let store = store()
        await store.send(.filterChosen(.dead)) { ($0.filter, $0.deliveries) = (.dead, .loading) }
        await store.receive(.loaded(request(.dead), .success(page))) { $0.deliveries = .loaded(Delivery.samples) }
        await store.send(.loaded(request(), .success(DeliveryPage(items: [], next: nil))))
        await store.finish()
    }

    @Test func `the next page follows, and says why where it doesn't`() async {
        let store = store { ($0.deliveries, $0.next) = (.loaded([.sample]), 41) }
        await store.send(.moreTapped) { $0.isWorking = true }
        await store.receive(.moreLoaded(request(before: 41), .success(page))) {
            ($0.isWorking, $0.deliveries, $0.next) = (false, .loaded([.sample] + Delivery.samples), nil)
        }
        await store.send(.moreTapped)
        await store.finish()
        let failed = self.store(failing) { ($0.deliveries, $0.next) = (.loaded([.sample]), 41) }
        await failed.send(.moreTapped) { $0.isWorking = true }
        await failed.receive(.moreLoaded(request(before: 41), .failure(.offline))) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        await failed.finish()
    }

    @Test func `a delivery, all that were given up, and a test are sent`() async {
        let store = store()
        await store.send(.replayTapped(43)) { $0.isWorking = true }
        await store.receive(.replayed(.success(.sample))) { $0.isWorking = false }
        await store.receive(.loaded(request(), .success(page)))
        await store.send(.replayAllTapped) { $0.isWorking = true }
        await store.receive(.allReplayed(.success(RevivedDeliveries(count: 2)))) { ($0.isWorking, $0.notice) = (false, Strings.revived(2)) }
        await store.receive(.loaded(request(), .success(page)))
        await store.send(.testTapped) { ($0.isWorking, $0.notice) = (true, nil) }
        await store.receive(.tested(.success(NoOutput()))) { ($0.isWorking, $0.notice) = (false, Strings.testSent) }
        await store.receive(.loaded(request(), .success(page)))
        await store.finish()
    }

    @Test func `each step that fails says why`() async {
        let store = store(failing)
        func begun(_ state: inout DeliveriesFeature.State) { (state.isWorking, state.message) = (true, nil) }
        func failed(_ state: inout DeliveriesFeature.State) { (state.isWorking, state.message) = (false, APIError.offline.message) }
        await store.send(.replayTapped(43), begun)
        await store.receive(.replayed(.failure(.offline)), failed)
        await store.send(.replayAllTapped, begun)
        await store.receive(.allReplayed(.failure(.offline)), failed)
        await store.send(.testTapped, begun)
        await store.receive(.tested(.failure(.offline)), failed)
        await store.finish()
    }

    @Test func `a row shows the response or the failure, and the next attempt`() {
        func row(_ delivery: Delivery) -> String { html(DeliveryRow(delivery: delivery, isWorking: false) {}) }
        #expect(row(Delivery.samples[0]).contains(Strings.response(503)) && row(Delivery.samples[0]).contains(Strings.tryNow))
        #expect(row(Delivery.samples[1]).contains(Strings.response(200)) && row(Delivery.samples[1]).contains(Strings.sendAgain))
        #expect(row(Delivery.samples[2]).contains("took longer") && row(Delivery.samples[2]).contains(Strings.stateDead))
    }

    @Test func `the page offers a test unless the address is paused, and to retry what was given up`() {
        func page(_ change: (inout DeliveriesFeature.State) -> Void) -> String {
            var state = DeliveriesFeature.State(id: 3, address: .sample, deliveries: .loaded(Delivery.samples))
            change(&state)
            return html(DeliveriesView(store: ScopedStore(state: state)))
        }
        #expect(page { _ in }.contains("webhooks.test") && !page { _ in }.contains("webhooks.retry"))
        #expect(!page { $0.address = .paused }.contains("webhooks.test"))
        #expect(page { $0.filter = .dead }.contains("webhooks.retry"))
        #expect(page { $0.deliveries = .loaded([]) }.contains(Strings.noDeliveriesMessage))
    }
}
