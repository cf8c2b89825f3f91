#if DEBUG
import Core
import CoreUI
import FleetAPI
import UI

struct VehicleView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(VehicleFeature.State(status: .loading)).previewDisplayName("Loading")
            page(VehicleFeature.State.form(of: nil)).previewDisplayName("Empty")
            page(VehicleFeature.State.form(of: .sample)).previewDisplayName("Loaded")
            page(VehicleFeature.State(status: .failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }

    private static func page(_ state: VehicleFeature.State) -> some View { VehicleView(store: ScopedStore(state: state)) }
}

struct VehicleForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            form { ($0.plate, $0.fields) = ("", Vehicle.validation.errors(in: Vehicle(model: "Ford", color: "White", plate: "")).fields) }.previewDisplayName(
                "Refused")
            form { $0.message = "No connection. Please try again." }.previewDisplayName("Failed")
            form { $0.isSaving = true }.previewDisplayName("Busy")
        }
    }

    private static func form(_ change: (inout VehicleFeature.State) -> Void) -> some View {
        var state = VehicleFeature.State.form(of: .sample)
        change(&state)
        return VehicleForm(vehicle: .sample, store: ScopedStore(state: state))
    }
}

struct VehicleRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            VehicleRow(vehicle: .sample) {}.previewDisplayName("Loaded")
            VehicleRow(vehicle: nil) {}.previewDisplayName("Empty")
            VehicleRow(vehicle: Vehicle(model: "Mercedes-Benz Sprinter 2500 Extended", color: "Very dark metallic green", plate: "8XYZ999")) {}
                .previewDisplayName("Long text")
        }
    }
}
#endif
