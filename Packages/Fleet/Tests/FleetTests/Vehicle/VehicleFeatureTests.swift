import Core
import CoreTesting
import CoreUI
import FleetAPI
import Testing
import UI

@testable import Fleet

struct VehicleFeatureTests {
    private func store(_ fleet: FakeFleetService = FakeFleetService(), _ state: VehicleFeature.State = VehicleFeature.State.form(of: nil)) -> TestStore<
        VehicleFeature.State, VehicleFeature.Action
    > { TestStore(screen: VehicleFeature(fleet: fleet), initial: state) }

    @Test func `a vehicle is saved once, and said to be`() async {
        let store = store()
        await store.send(.modelChanged("Ford Transit")) { ($0.model, $0.isEdited) = ("Ford Transit", true) }
        await store.send(.colorChanged("White")) { $0.color = "White" }
        await store.send(.plateChanged("7ABC123")) { $0.plate = "7ABC123" }
        #expect(store.state.draft == VehicleDraft(model: "Ford Transit", color: "White", plate: "7ABC123"))
        await store.send(.saveTapped) { $0.isSaving = true }
        await store.send(.saveTapped)
        var status = DriverStatus.sample
        status.vehicle = .sample
        await store.receive(.saved(.success(status))) { [status] in
            ($0.isSaving, $0.status, $0.isEdited) = (false, .loaded(status), false)
        }
        await store.receive(event: .notice("We'll show customers your vehicle."))
        await store.finish()
    }

    @Test func `an empty field isn't sent`() async {
        let store = store()
        await store.send(.saveTapped) {
            let missing = "This field is required."
            $0.fields = ["model": missing, "color": missing, "plate": missing]
        }
        await store.send(.plateChanged("7")) { ($0.plate, $0.isEdited, $0.fields["plate"]) = ("7", true, nil) }
        await store.finish()
    }

    @Test func `a refused vehicle marks its field, and a lost one says why`() async {
        for error in [APIError.invalid(["plate": "Too long."]), .offline] {
            let store = store(FakeFleetService(statusResult: .failure(error)), VehicleFeature.State.form(of: .sample))
            await store.send(.saveTapped) { $0.isSaving = true }
            await store.receive(.saved(.failure(error))) {
                ($0.isSaving, $0.fields, $0.message) = (false, error.fields, error.fields.isEmpty ? error.message : nil)
            }
            await store.finish()
        }
    }

    @Test func `a vehicle can be removed`() async {
        let store = store(FakeFleetService(), VehicleFeature.State.form(of: .sample))
        await store.send(.removeTapped) { $0.isSaving = true }
        await store.receive(.saved(.success(.sample))) {
            ($0.isSaving, $0.status, $0.model, $0.color, $0.plate) = (false, .loaded(.sample), "", "", "")
        }
        await store.receive(event: .notice("Your vehicle is removed."))
        await store.finish()
    }

    @Test func `what was typed stays while the status arrives, and comes back after a restart`() async {
        let store = store(FakeFleetService(), VehicleFeature.State())
        await store.send(.draftRestored(VehicleDraft(model: "Fo", color: "", plate: ""))) { ($0.model, $0.isEdited) = ("Fo", true) }
        await store.send(.appeared) { $0.status = .loading }
        await store.receive(.loaded(.success(.sample))) { $0.status = .loaded(.sample) }
        await store.send(.backTapped)
        await store.receive(event: .open(FleetLink.driverHome.place))
        await store.finish()
    }

    @Test func `the page has a field for each part, and offers to remove what is stored`() {
        func page(_ vehicle: Vehicle?) -> String { html(VehicleView(store: ScopedStore(state: VehicleFeature.State.form(of: vehicle)))) }
        let stored = page(.sample)
        for text in ["Ford Transit", "White", "7ABC123", "fleet.vehicle.remove"] { #expect(stored.contains(text), "\(text)") }
        #expect(!page(nil).contains("fleet.vehicle.remove"))
    }
}
