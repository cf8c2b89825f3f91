import Core
import CoreTesting
import FleetAPI
import Foundation
import Testing

@testable import Fleet

struct AssignmentFeatureTests {
    private let eva = DispatchDriver(id: 6, name: "Eva Evans", online: true)

    private func store(
        _ job: Result<Job, APIError> = .success(.active()), form: AssignmentForm?
    ) -> TestStore<AssignmentForm?, AssignmentFeature.Action> {
        let feature = AssignmentFeature(fleet: FakeFleetService(jobResult: job))
        return TestStore(screen: feature, initial: form)
    }

    @Test func `an order is assigned once, to the driver who was chosen`() async {
        let store = store(form: AssignmentForm(orderID: 14))
        await store.send(.submitTapped)
        await store.send(.driverTapped(.sample)) { $0?.driver = .sample }
        await store.send(.submitTapped) { $0?.isBusy = true }
        await store.send(.submitTapped)
        await store.send(.driverTapped(eva))
        await store.receive(.assigned(.success(.active()))) { $0 = nil }
        await store.receive(event: .notice("Dan Diaz has the order."))
        await store.finish()
    }

    @Test func `a failure is explained in the sheet, until another driver is chosen`() async {
        let store = store(.failure(.offline), form: AssignmentForm(orderID: 14, driver: .sample))
        await store.send(.submitTapped) { $0?.isBusy = true }
        await store.receive(.assigned(.failure(.offline))) {
            $0?.isBusy = false
            $0?.message = APIError.offline.message
        }
        await store.send(.driverTapped(eva)) {
            $0?.driver = eva
            $0?.message = nil
        }
        await store.finish()
    }

    @Test func `a canceled sheet forgets the choice, also while the order is being assigned`() async {
        let store = store(form: AssignmentForm(orderID: 14, driver: .sample))
        await store.send(.submitTapped) { $0?.isBusy = true }
        await store.send(.canceled) { $0 = nil }
        await store.finish()
    }
}

struct AssignmentViewTests {
    @Test func `every driver can be chosen who doesn't have a job`() {
        let page = html(
            AssignmentView(
                form: AssignmentForm(orderID: 14, driver: DispatchOverview.busy.drivers[1], message: "Not now."), drivers: DispatchOverview.busy.drivers
            ) { _ in })
        for text in ["Assign order 14", "Not now.", "fleet.assign.submit", "fleet.assign.cancel", "fleet.assign.driver.6"] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(page.components(separatedBy: " disabled").count == 2)
    }
}
