import Core
import CoreTesting
import Fleet
import FleetAPI
import Testing

struct AssignmentReducerTests {
    private func store(
        _ job: Result<Job, APIError> = .success(.active()), form: AssignmentForm? = nil
    ) -> TestStore<FleetState, FleetAction> {
        TestStore(
            FleetFeature(fleet: FakeFleetService(job: job), clock: TestClock()),
            initial: FleetState(overview: .loaded(.sample), assignment: form))
    }

    @Test func `an order is given to the driver who was chosen, once`() async {
        let store = store()
        await store.send(.assignTapped(order: 14, driver: nil)) { $0.assignment = AssignmentForm(orderID: 14) }
        await store.send(.assignSubmitTapped)
        await store.send(.assigneeTapped(5)) { $0.assignment?.driverID = 5 }
        await store.send(.assignSubmitTapped) { $0.assignment?.isBusy = true }
        await store.send(.assignSubmitTapped)
        await store.send(.assigneeTapped(6))
        await store.receive(.assigned(.success(.active()))) { $0.assignment = nil }
        await store.receive(event: .notice("Dan Diaz has the order."))
        await store.receive(.overviewLoaded(.success(.sample)))
        await store.finish()
    }

    @Test func `a refusal is said in the sheet, and shows what is true now`() async {
        let busy = APIError.conflict("This driver has a job.", code: "driver_busy")
        let store = store(.failure(busy), form: AssignmentForm(orderID: 14, driverID: 5))
        await store.send(.assignSubmitTapped) { $0.assignment?.isBusy = true }
        await store.receive(.assigned(.failure(busy))) {
            $0.assignment?.isBusy = false
            $0.assignment?.message = "This driver has a job."
        }
        await store.receive(.overviewLoaded(.success(.sample)))
        await store.send(.assigneeTapped(6)) {
            $0.assignment?.driverID = 6
            $0.assignment?.message = nil
        }
        await store.finish()
    }

    @Test func `without a connection the sheet stays as it is`() async {
        let store = store(.failure(.offline), form: AssignmentForm(orderID: 14, driverID: 5))
        await store.send(.assignSubmitTapped) { $0.assignment?.isBusy = true }
        await store.receive(.assigned(.failure(.offline))) {
            $0.assignment?.isBusy = false
            $0.assignment?.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `a driver may be proposed, and the sheet closed`() async {
        let store = store()
        await store.send(.assignTapped(order: 14, driver: 5)) { $0.assignment = AssignmentForm(orderID: 14, driverID: 5) }
        await store.send(.assignCanceled) { $0.assignment = nil }
        await store.finish()
    }
}
