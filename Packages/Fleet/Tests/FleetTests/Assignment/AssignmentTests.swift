import Core
import CoreTesting
import FleetAPI
import Foundation
import Testing

@testable import Fleet

struct AssignmentFeatureTests {
    private let dan = AssignmentForm.Choice.driver(id: 5, name: "Dan Diaz")
    private let eva = AssignmentForm.Choice.driver(id: 6, name: "Eva Evans")

    private func store(
        _ dispatch: FakeDispatchService = FakeDispatchService(), form: AssignmentForm?
    ) -> TestStore<AssignmentForm?, AssignmentFeature.Action> {
        TestStore(screen: AssignmentFeature(dispatch: dispatch), initial: form)
    }

    @Test func `an order is assigned once, to the driver who was chosen`() async {
        let store = store(form: AssignmentForm(orderID: 14))
        await store.send(.submitTapped)
        await store.send(.chosen(dan)) { $0?.choice = dan }
        await store.send(.submitTapped) { $0?.isAssigning = true }
        await store.send(.submitTapped)
        await store.send(.chosen(eva))
        await store.receive(.assigned(.success(.active()))) { $0 = nil }
        await store.receive(event: .notice("Dan Diaz has the order."))
        await store.finish()
    }

    @Test func `the best driver is chosen at first, unless another one was`() async {
        for (chosen, expected) in [(nil, dan), (eva, eva)] {
            let store = store(form: AssignmentForm(orderIDs: [14], choice: chosen))
            await store.send(.suggestionsLoaded(.success(DriverSuggestion.previews))) {
                $0?.suggestions = .loaded(DriverSuggestion.previews)
                $0?.choice = expected
            }
            await store.finish()
        }
    }

    @Test func `a failure is explained in the sheet, until another driver is chosen`() async {
        let store = store(FakeDispatchService(jobResult: .failure(.offline)), form: AssignmentForm(orderID: 14, driver: .sample))
        await store.send(.submitTapped) { $0?.isAssigning = true }
        await store.receive(.assigned(.failure(.offline))) {
            $0?.isAssigning = false
            $0?.message = APIError.offline.message
        }
        await store.send(.chosen(eva)) {
            $0?.choice = eva
            $0?.message = nil
        }
        await store.finish()
    }

    @Test func `several orders have a result each`() async {
        let results = BulkAssignmentResult.mixed
        let store = store(FakeDispatchService(bulkResult: { _ in .success(results) }), form: AssignmentForm(orderIDs: [12, 13], choice: .best))
        await store.send(.submitTapped) { $0?.isAssigning = true }
        await store.receive(.allAssigned(.success(results))) {
            $0?.isAssigning = false
            $0?.results = results
        }
        await store.send(.canceled) { $0 = nil }
        await store.finish()
    }

    @Test func `several orders that were all assigned need no list`() async {
        let store = store(form: AssignmentForm(orderIDs: [12, 13], choice: eva))
        await store.send(.submitTapped) { $0?.isAssigning = true }
        let results = [12, 13].map { BulkAssignmentResult.Item(orderID: $0, driverID: 6, jobID: 3, error: nil, message: nil, reasons: []) }
        await store.receive(.allAssigned(.success(results))) { $0 = nil }
        await store.receive(event: .notice("2 orders assigned."))
        await store.finish()
    }

    @Test func `what fails without a sheet opens one, or is said where another is open`() async {
        let form = AssignmentForm(orderIDs: [14], choice: dan)
        let store = store(form: nil)
        await store.send(.assignedAtOnce(form, .failure(.offline))) {
            $0 = form
            $0?.suggestions = .loading
            $0?.message = APIError.offline.message
        }
        await store.receive(.suggestionsLoaded(.success(DriverSuggestion.previews))) { $0?.suggestions = .loaded(DriverSuggestion.previews) }
        await store.send(.assignedAtOnce(form, .failure(.offline)))
        await store.receive(event: .notice(APIError.offline.message))
        await store.finish()
    }

    @Test func `a canceled sheet forgets the choice, also while the order is being assigned`() async {
        let store = store(form: AssignmentForm(orderID: 14, driver: .sample))
        await store.send(.submitTapped) { $0?.isAssigning = true }
        await store.send(.canceled) { $0 = nil }
        await store.finish()
    }

    @Test func `an open sheet comes back after a restart, and asks for suggestions again`() async {
        let store = store(form: nil)
        await store.send(.draftRestored(AssignmentForm(orderIDs: [14], choice: eva).draft)) {
            $0 = AssignmentForm(orderIDs: [14], choice: eva)
            $0?.suggestions = .loading
        }
        await store.receive(.suggestionsLoaded(.success(DriverSuggestion.previews))) { $0?.suggestions = .loaded(DriverSuggestion.previews) }
        await store.finish()
    }
}

struct AssignmentViewTests {
    @Test func `every driver can be chosen who doesn't have a job`() {
        var form = AssignmentForm(orderID: 14, driver: DispatchOverview.busy.drivers[1])
        form.message = "Not now."
        let page = html(AssignmentView(form: form, drivers: DispatchOverview.busy.drivers) { _ in })
        for text in ["Assign order 14", "Not now.", "fleet.assign.submit", "fleet.assign.cancel", "fleet.assign.driver.6", "Assign to Eva Evans"] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(page.components(separatedBy: " disabled").count == 2)
    }

    @Test func `suggestions come with their reasons, also those against a driver`() {
        var form = AssignmentForm(orderIDs: [14])
        form.suggestions = .loaded(DriverSuggestion.previews)
        let page = html(AssignmentView(form: form, drivers: []) { _ in })
        for text in ["Nearest, 0.7 mi", "2.1 mi away", "Has another job"] { #expect(page.contains(text), "\(text)") }
        #expect(page.components(separatedBy: " disabled").count == 3)
    }

    @Test func `the results say who has each order, or why nobody does`() {
        var form = AssignmentForm(orderIDs: [12, 13])
        form.results = BulkAssignmentResult.mixed
        let page = html(AssignmentView(form: form, drivers: DispatchOverview.busy.drivers) { _ in })
        for text in ["1 of 2 orders assigned.", "Dan Diaz has the order.", "Dan Diaz has another job.", "fleet.assign.result.13", "fleet.assign.done"] {
            #expect(page.contains(text), "\(text)")
        }
    }
}
