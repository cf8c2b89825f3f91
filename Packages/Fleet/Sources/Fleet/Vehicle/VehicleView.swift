import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The page on which a driver states the vehicle that customers look out for.
struct VehicleView: View {
    let store: ScopedStore<VehicleFeature>

    var body: some View {
        PageColumn(.reading) {
            PageHeader(
                Strings.vehicle, subtitle: Strings.vehicleHint,
                back: BackButton(Strings.driverHome, identifier: "fleet.back") { store.send(.backTapped) })
            ViewStateView(store.state.status, retry: { store.send(.appeared) }) { VehicleForm(vehicle: $0.vehicle, store: store) }
        }
        .navigationTitle(Strings.vehicle)
        .onAppear { store.send(.appeared) }
    }
}

/// The fields of a vehicle.
struct VehicleForm: View {
    /// The vehicle that is stored; nil without one.
    let vehicle: Vehicle?
    let store: ScopedStore<VehicleFeature>

    var body: some View {
        Card {
            Form {
                if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("fleet.vehicle.message") }
                field(Strings.vehicleModel, \.model, "model", placeholder: Strings.vehicleModelExample) { .modelChanged($0) }
                field(Strings.vehicleColor, \.color, "color", placeholder: Strings.vehicleColorExample) { .colorChanged($0) }
                field(Strings.vehiclePlate, \.plate, "plate", placeholder: "") { .plateChanged($0) }
                PrimaryButton(Strings.vehicleSave, isBusy: store.state.isSaving) { store.send(.saveTapped) }
                    .accessibilityIdentifier("fleet.vehicle.save")
                if vehicle != nil {
                    QuietButton(Strings.vehicleRemove) { store.send(.removeTapped) }.accessibilityIdentifier("fleet.vehicle.remove")
                }
            }
            .onSubmit { store.send(.saveTapped) }
        }
    }

    private func field(
        _ label: String, _ value: KeyPath<VehicleFeature.State, String>, _ name: String, placeholder: String,
        _ action: @escaping (String) -> VehicleFeature.Action
    ) -> some View {
        TextFormField(
            label, text: store.binding(value, action), placeholder: placeholder, message: store.state.fields[name], identifier: "fleet.vehicle.\(name)")
    }
}

/// The driver's vehicle in short, with the way to change it.
struct VehicleRow: View {
    let vehicle: Vehicle?
    let open: () -> Void

    var body: some View {
        Card {
            ListRow(
                Strings.vehicle, subtitle: vehicle.map { "\($0.color) \($0.model) · \($0.plate)" } ?? Strings.vehicleHint, symbol: AppSymbols.carName,
                action: open
            )
            .accessibilityIdentifier("fleet.vehicle")
        }
    }
}
