import Core
import FleetAPI

/// The form of the driver's vehicle.
struct VehicleFeature: Screen {
    struct State: Sendable, Equatable {
        /// The status with the vehicle as it is stored.
        var status: ViewState<DriverStatus> = .idle
        /// Make and model, as typed.
        var model = ""
        /// The color, as typed.
        var color = ""
        /// The license plate, as typed.
        var plate = ""
        /// True where something was typed that isn't saved.
        var isEdited = false
        /// True while a change is on its way to the server.
        var isSaving = false
        /// The reason of a failure that no single field is at fault for.
        var message: String?
        /// The messages by field.
        var fields: [String: String] = [:]

        /// The entries that aren't saved yet; nil if there are none.
        var draft: VehicleDraft? { isEdited ? VehicleDraft(model: model, color: color, plate: plate) : nil }

        init(status: ViewState<DriverStatus> = .idle) { self.status = status }

        /// Fills the form with what is stored.
        mutating func fill() {
            let vehicle = status.value?.vehicle
            (model, color, plate, isEdited) = (vehicle?.model ?? "", vehicle?.color ?? "", vehicle?.plate ?? "", false)
        }
    }

    enum Action: Sendable, Equatable {
        case appeared
        case draftRestored(VehicleDraft)
        case loaded(Result<DriverStatus, APIError>)
        case modelChanged(String)
        case colorChanged(String)
        case plateChanged(String)
        case saveTapped
        case removeTapped
        case saved(Result<DriverStatus, APIError>)
        case backTapped
    }

    let fleet: any FleetService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.status.beginLoading()
            return .load(id: "load", fleet.status) { .loaded($0) }
        case .draftRestored(let draft):
            (state.model, state.color, state.plate, state.isEdited) = (draft.model, draft.color, draft.plate, true)
        case .loaded(let result):
            state.status.finish(result)
            if !state.isEdited { state.fill() }
        case .modelChanged(let text):
            (state.model, state.isEdited, state.fields["model"]) = (text, true, nil)
        case .colorChanged(let text):
            (state.color, state.isEdited, state.fields["color"]) = (text, true, nil)
        case .plateChanged(let text):
            (state.plate, state.isEdited, state.fields["plate"]) = (text, true, nil)
        case .saveTapped:
            let vehicle = Vehicle(model: state.model, color: state.color, plate: state.plate)
            (state.message, state.fields) = (nil, Vehicle.validation.errors(in: vehicle).fields)
            return state.fields.isEmpty ? save(&state, vehicle) : .none
        case .removeTapped: return save(&state, nil)
        case .saved(let result):
            state.isSaving = false
            switch result {
            case .success(let status):
                state.status = .loaded(status)
                state.fill()
                return .event(.notice(status.vehicle == nil ? Strings.vehicleRemoved : Strings.vehicleSaved))
            case .failure(let error):
                state.fields = error.fields
                state.message = error.fields.isEmpty ? error.message : nil
            }
        case .backTapped: return .open(FleetLink.driverHome)
        }
        return .none
    }

    private func save(_ state: inout State, _ vehicle: Vehicle?) -> Effect<Action> {
        guard !state.isSaving else { return .none }
        (state.isSaving, state.message) = (true, nil)
        return .load(id: "save") { [fleet] () throws(APIError) in
            try await fleet.setVehicle(vehicle)
        } send: {
            .saved($0)
        }
    }
}

#if DEBUG
extension VehicleFeature.State {
    /// The form of a driver who has stated a vehicle, or hasn't, for tests and previews.
    static func form(of vehicle: Vehicle?) -> Self {
        var state = VehicleFeature.State(status: .loaded(DriverStatus(online: true, vehicle: vehicle)))
        state.fill()
        return state
    }
}
#endif

/// The entries of the vehicle's form. They survive a restart of the server.
struct VehicleDraft: Codable, Sendable, Equatable {
    let model: String
    let color: String
    let plate: String
}
