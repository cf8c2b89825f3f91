import Core
import CoreTesting
import FleetAPI
import OrdersAPI
import Testing

@testable import Fleet

struct OrderPanelFeatureTests {
    private static let details = OrderDetails(order: .sample())

    private func store(
        _ dispatch: FakeDispatchService = FakeDispatchService(), _ change: (inout OrderPanelFeature.State) -> Void = { _ in }
    ) -> TestStore<OrderPanelFeature.State, OrderPanelFeature.Action> {
        var state = OrderPanelFeature.State()
        change(&state)
        return TestStore(screen: OrderPanelFeature(dispatch: dispatch), initial: state)
    }

    private func receiveDetails(_ store: TestStore<OrderPanelFeature.State, OrderPanelFeature.Action>) async {
        await store.receive(unordered: .orderLoaded(.success(Self.details))) { $0.order = .loaded(Self.details) }
        await store.receive(unordered: .suggestionsLoaded(.success(DriverSuggestion.previews))) { $0.suggestions = .loaded(DriverSuggestion.previews) }
    }

    @Test func `an order that is opened is loaded with who could take it, and forgotten when the panel closes`() async {
        let store = store()
        await store.send(.opened(12)) { ($0.orderID, $0.order, $0.suggestions) = (12, .loading, .loading) }
        await receiveDetails(store)
        await store.send(.opened(12))
        await store.send(.opened(nil)) { $0 = OrderPanelFeature.State() }
        await store.send(.outdated)
        await store.finish()
    }

    @Test func `an order is given to a driver who is suggested, once`() async {
        let store = store { $0.orderID = 12 }
        await store.send(.suggestionTapped(.sample)) { $0.isActing = true }
        await store.send(.suggestionTapped(.sample))
        await store.receive(.assigned(order: 12, name: "Dan Diaz", .success(.active()))) { $0.isActing = false }
        await store.receive(event: .notice("Dan Diaz has the order."))
        await receiveDetails(store)
        await store.finish()
    }

    @Test func `an order is taken from its driver`() async {
        let store = store { $0.orderID = 12 }
        await store.send(.releaseTapped) { $0.isActing = true }
        await store.receive(.released(order: 12, .success(true))) { $0.isActing = false }
        await store.receive(event: .notice("The order waits for a driver again."))
        await receiveDetails(store)
        await store.finish()
    }

    private static let failed = OrderDetails.previewFailed
    private static let window = PickupSlot.samples[2].window

    private func receiveFailed(_ store: TestStore<OrderPanelFeature.State, OrderPanelFeature.Action>) async {
        await store.receive(unordered: .orderLoaded(.success(Self.failed))) { $0.order = .loaded(Self.failed) }
        await store.receive(unordered: .suggestionsLoaded(.success(DriverSuggestion.previews))) { $0.suggestions = .loaded(DriverSuggestion.previews) }
        await store.receive(unordered: .windowsLoaded(.success(.sample))) { $0.windows.offered = .loaded(.sample) }
    }

    @Test func `an order whose visit failed comes with the windows of its area, and gets one by one press`() async {
        let asked = LockedValue<[TimeWindow?]>([])
        let dispatch = FakeDispatchService(
            detailsResult: .success(Self.failed),
            rescheduleResult: { window in
                asked.withLock { $0.append(window) }
                return .success(Self.failed.order)
            })
        let store = store(dispatch)
        await store.send(.opened(16)) { ($0.orderID, $0.order, $0.suggestions) = (16, .loading, .loading) }
        await receiveFailed(store)
        await store.send(.dayChosen(PickupSlot.samples[3].day)) { $0.windows.day = PickupSlot.samples[3].day }
        await store.send(.windowTapped(Self.window)) { $0.isActing = true }
        await store.send(.windowTapped(nil))
        await store.receive(.rescheduled(order: 16, notice: "Rescheduled: Thu, Jan 1, 2:00 PM – 4:00 PM.", .success(Self.failed.order))) { $0.isActing = false }
        await store.receive(event: .notice("Rescheduled: Thu, Jan 1, 2:00 PM – 4:00 PM."))
        await receiveFailed(store)
        await store.send(.windowTapped(nil)) { $0.isActing = true }
        await store.receive(.rescheduled(order: 16, notice: "Rescheduled: as soon as possible.", .success(Self.failed.order))) { $0.isActing = false }
        await store.receive(event: .notice("Rescheduled: as soon as possible."))
        await receiveFailed(store)
        #expect(asked.value == [Self.window, nil])
        await store.finish()
    }

    @Test func `the new window is said in the time zone of the order's area`() async {
        let store = store(FakeDispatchService(rescheduleResult: { _ in .failure(.offline) })) {
            $0.orderID = 16
            $0.windows.offered = .loaded(PickupSlots(area: "Miami", timeZone: "America/New_York", slots: PickupSlot.samples))
        }
        await store.send(.windowTapped(Self.window)) { $0.isActing = true }
        await store.receive(.rescheduled(order: 16, notice: "Rescheduled: Thu, Jan 1, 5:00 PM – 7:00 PM.", .failure(.offline))) {
            ($0.isActing, $0.message) = (false, APIError.offline.message)
        }
        await store.finish()
    }

    @Test(arguments: [
        APIError.invalid(["window": "This window is full."], code: "window_full"), .invalid(["window": "This window is over."]),
        .conflict("The order moved on.", code: "illegal_transition"),
    ])
    func `a window that can't be had by now is said in the panel, which looks again`(error: APIError) async {
        let store = store(FakeDispatchService(detailsResult: .success(Self.failed), rescheduleResult: { _ in .failure(error) })) { $0.orderID = 16 }
        await store.send(.windowTapped(Self.window)) { $0.isActing = true }
        await store.receive(.rescheduled(order: 16, notice: "Rescheduled: Thu, Jan 1, 2:00 PM – 4:00 PM.", .failure(error))) {
            ($0.isActing, $0.message) = (false, error.fields["window"] ?? error.message)
        }
        await receiveFailed(store)
        await store.finish()
    }

    @Test func `a lost connection leaves the windows as they are`() async {
        let store = store(FakeDispatchService(rescheduleResult: { _ in .failure(.offline) })) { $0.orderID = 16 }
        await store.send(.windowTapped(nil)) { $0.isActing = true }
        await store.receive(.rescheduled(order: 16, notice: "Rescheduled: as soon as possible.", .failure(.offline))) {
            ($0.isActing, $0.message) = (false, APIError.offline.message)
        }
        await store.finish()
    }

    @Test func `a failure is explained in the panel`() async {
        let store = store(FakeDispatchService(jobResult: .failure(.offline))) { $0.orderID = 12 }
        await store.send(.suggestionTapped(.sample)) { $0.isActing = true }
        await store.receive(.assigned(order: 12, name: "Dan Diaz", .failure(.offline))) { ($0.isActing, $0.message) = (false, APIError.offline.message) }
        await store.finish()
    }

    @Test func `what comes of one order leaves the panel of another as it is`() async {
        let store = store { ($0.orderID, $0.isActing, $0.asksReason) = (13, true, true) }
        await store.send(.canceled(order: 12, .success(.sample())))
        await store.receive(event: .notice("Order canceled."))
        await store.send(.released(order: 12, .failure(.offline)))
        await store.receive(event: .notice(APIError.offline.message))
        await store.finish()
    }

    @Test func `closing the panel doesn't stop what is being done with its order`() async {
        let store = store { $0.orderID = 12 }
        await store.send(.releaseTapped) { $0.isActing = true }
        await store.send(.opened(nil)) { $0 = OrderPanelFeature.State() }
        await store.receive(.released(order: 12, .success(true)))
        await store.receive(event: .notice("The order waits for a driver again."))
        await store.finish()
    }

    @Test func `an order is canceled with a reason`() async {
        let store = store { $0.orderID = 12 }
        await store.send(.cancelTapped) { $0.asksReason = true }
        await store.send(.cancelConfirmed)
        await store.send(.cancelDismissed) { $0.asksReason = false }
        await store.send(.cancelTapped) { $0.asksReason = true }
        await store.send(.reasonChosen("Wrong address")) { $0.reason = "Wrong address" }
        await store.send(.cancelConfirmed) { $0.isActing = true }
        await store.receive(.canceled(order: 12, .success(.sample()))) { ($0.isActing, $0.asksReason) = (false, false) }
        await store.receive(event: .notice("Order canceled."))
        await receiveDetails(store)
        await store.finish()
    }
}

struct OrderPanelViewTests {
    private func page(_ order: Int, _ change: (inout DispatchHomeFeature.State) -> Void = { _ in }) -> String {
        html(OrderPanelView(orderID: order, card: LiveBoard.preview[order], store: .preview(change)))
    }

    @Test func `the panel says why an order waits and who could take it`() {
        let page = page(12)
        for text in ["Everybody&#39;s busy", "Nearest, 0.7 mi", "Has another job", "fleet.panel.assign.5", "fleet.panel.cancel", "12 min left"] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(!page.contains("fleet.panel.assign.7") && !page.contains("fleet.panel.release"))
    }

    @Test func `a failed visit comes with its reason and the driver's note`() {
        let page = page(16) { $0.panel.order = .loaded(.previewFailed) }
        #expect(page.contains("Nobody&#39;s home: Rang twice."))
    }

    @Test func `the free windows of a day are buttons where the server lets the order be rescheduled`() {
        func panel(_ windows: VisitWindows, allows: Bool = true) -> String {
            page(16) {
                var details = OrderDetails.previewFailed
                if !allows { details.order.allowedActions = [] }
                ($0.panel.order, $0.panel.windows) = (.loaded(details), windows)
            }
        }
        let first = panel(VisitWindows(offered: .loaded(.sample)))
        // The second window of the first day is full.
        for text in ["fleet.panel.asap", "data-testid=\"fleet.panel.day\"", ">Fri, Jan 2<", "fleet.panel.window.1", "10:00 AM to 12:00 PM", "2:00 to 4:00 PM"] {
            #expect(first.contains(text), "\(text)")
        }
        #expect(!first.contains("fleet.panel.window.2") && !first.contains("12:00 to 2:00 PM"))
        #expect(panel(VisitWindows(offered: .loaded(.sample), day: PickupSlot.samples[3].day)).contains("fleet.panel.window.2"))
        let full = PickupSlots(area: "Irvine", timeZone: "America/Los_Angeles", slots: [PickupSlot.samples[1]])
        let none = panel(VisitWindows(offered: .loaded(full)))
        #expect(none.contains("fleet.panel.noWindows") && none.contains("fleet.panel.asap") && !none.contains("data-testid=\"fleet.panel.day\""))
        let refused = panel(VisitWindows(offered: .loaded(.sample)), allows: false)
        #expect(!refused.contains("fleet.panel.reschedule") && !refused.contains("fleet.panel.asap"))
    }

    @Test func `canceling says what it costs before it happens`() {
        func fee(_ cents: Int?) -> String {
            page(12) {
                $0.panel.order = .loaded(OrderDetails(order: .sample(cancellationFeeCents: cents)))
                $0.panel.asksReason = true
            }
        }
        #expect(fee(500).contains("The customer pays $5.00.") && fee(nil).contains("doesn&#39;t pay anything"))
    }
}

extension OrderPanelFeatureTests {
    @Test func `the dispatcher asks what a driver would cost, sees it, and closes it again`() async {
        let driver = DriverSuggestion.previews[0]
        let store = self.store { $0.orderID = 12 }
        await store.send(.whatIfTapped(driver)) { ($0.asksAbout, $0.estimate) = (driver, .loading) }
        await store.receive(.estimateLoaded(driver: driver.driverID, .success(.sample))) { $0.estimate = .loaded(.sample) }
        await store.send(.estimateLoaded(driver: 99, .failure(.notFound())))
        await store.send(.whatIfTapped(driver)) { ($0.asksAbout, $0.estimate) = (nil, .idle) }
    }

    @Test func `an estimate that fails says why`() async {
        var dispatch = FakeDispatchService()
        let error = APIError.conflict("We can't say.", code: "no_estimate")
        dispatch.estimateResult = .failure(error)
        let driver = DriverSuggestion.previews[0]
        let store = self.store(dispatch) { $0.orderID = 12 }
        await store.send(.whatIfTapped(driver)) { ($0.asksAbout, $0.estimate) = (driver, .loading) }
        await store.receive(.estimateLoaded(driver: driver.driverID, .failure(error))) { $0.estimate = .failed(error.message) }
    }
}
