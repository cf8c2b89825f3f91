public import AuthAPI
public import Core

/// The form of a saved address, or of a new one.
public struct AddressFeature: Sendable {
    /// The entries of the form, and the state of saving them.
    public struct State: Sendable, Equatable {
        /// The id of the saved address; nil for a new one.
        public var addressID: Int?
        /// The person's own name for it.
        public var label = ""
        /// Street and number.
        public var line1 = ""
        /// Apartment, floor, company.
        public var line2 = ""
        /// City.
        public var city = ""
        /// Postal code.
        public var postalCode = ""
        /// Notes for the driver.
        public var instructions = ""
        /// The place of the door; nil where the address is looked up when it is saved.
        public var pin: Coordinate?
        /// Whether new orders use it.
        public var isDefault = false
        /// Whether the question before the removal is open.
        public var isAsking = false
        /// Whether a call is under way.
        public var isBusy = false
        /// The reason of a failure that no single field is at fault for.
        public var message: String?
        /// The messages by field.
        public var fields: [String: String] = [:]

        /// Creates the form of a new address.
        public init() {}

        /// Creates the form of a saved address.
        public init(_ address: Address, isDefault: Bool) {
            addressID = address.id
            label = address.label ?? ""
            line1 = address.line1
            line2 = address.line2 ?? ""
            city = address.city
            postalCode = address.postalCode
            instructions = address.instructions ?? ""
            pin = address.coordinate
            self.isDefault = isDefault
        }

        fileprivate func address(id: Int, at coordinate: Coordinate) -> Address {
            Address(
                id: id, label: label.nonBlank, line1: line1, line2: line2.nonBlank, city: city, postalCode: postalCode,
                latitude: coordinate.latitude, longitude: coordinate.longitude, instructions: instructions.nonBlank)
        }

        fileprivate mutating func check() {
            message = nil
            fields = Self.rules.errors(in: self).fields
        }

        private static let rules = FormValidation<State>(
            .field("line1", \.line1, .filled(Strings.streetMissing)),
            .field("city", \.city, .filled(Strings.cityMissing)),
            .field("postalCode", \.postalCode, .filled(Strings.postalCodeMissing).and(.postalCode)))

        /// Takes the outcome of a call. The server names a field of a list as `addresses.2.line1`.
        fileprivate mutating func finish(_ error: APIError?) {
            isBusy = false
            let named = (error?.fields ?? [:]).map { ($0.key.split(separator: ".").last.map(String.init) ?? $0.key, $0.value) }
            fields = Dictionary(named) { first, _ in first }
            message = fields.isEmpty ? error?.message : nil
        }
    }

    /// The things that can happen in the form.
    public enum Action: Sendable, Equatable {
        /// Entries from before a restart of the server were restored.
        case draftRestored(AddressDraft)
        /// The person's own name for it was typed.
        case labelChanged(String)
        /// Street and number were typed.
        case line1Changed(String)
        /// Apartment, floor, or company was typed.
        case line2Changed(String)
        /// The city was typed.
        case cityChanged(String)
        /// The postal code was typed.
        case postalCodeChanged(String)
        /// The notes for the driver were typed.
        case instructionsChanged(String)
        /// The pin was moved to the door.
        case pinMoved(Coordinate)
        /// The switch for new orders was toggled.
        case defaultToggled(Bool)
        /// The form was submitted.
        case saveTapped
        /// Saving ended.
        case saved(Result<Profile, APIError>)
        /// The button that removes the address was tapped.
        case deleteTapped
        /// The question was answered with no.
        case deleteDismissed
        /// The question was answered with yes.
        case deleteConfirmed
        /// Removing ended.
        case removed(Result<Profile, APIError>)
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    ///
    /// - Parameter profile: the profile that holds the addresses; nil until it is loaded.
    func reduce(_ state: inout State, _ action: Action, profile: Profile?) -> Effect<Action> {
        switch action {
        case .draftRestored(let draft): state.restore(draft)
        case .labelChanged(let text): type(text, \.label, "label", &state)
        case .line1Changed(let text): type(text, \.line1, "line1", &state, movesDoor: true)
        case .line2Changed(let text): type(text, \.line2, "line2", &state)
        case .cityChanged(let text): type(text, \.city, "city", &state, movesDoor: true)
        case .postalCodeChanged(let text): type(text, \.postalCode, "postalCode", &state, movesDoor: true)
        case .pinMoved(let place): state.pin = place
        case .instructionsChanged(let text): type(text, \.instructions, "instructions", &state)
        case .defaultToggled(let isDefault): state.isDefault = isDefault
        case .saveTapped: return save(&state, profile)
        case .saved(let result), .removed(let result): state.finish(result.failure)
        case .deleteTapped: state.isAsking = true
        case .deleteDismissed: state.isAsking = false
        case .deleteConfirmed: return delete(&state, profile)
        }
        return .none
    }

    private func type(
        _ text: String, _ field: WritableKeyPath<State, String>, _ name: String, _ state: inout State, movesDoor: Bool = false
    ) {
        // A pin belongs to the address as it was.
        if movesDoor, state[keyPath: field] != text { state.pin = nil }
        state[keyPath: field] = text
        state.fields[name] = nil
    }

    /// Saves the address among the others, at its pin, or where it is found.
    private func save(_ state: inout State, _ profile: Profile?) -> Effect<Action> {
        guard let profile, !state.isBusy else { return .none }
        state.check()
        guard state.fields.isEmpty else { return .none }
        state.isBusy = true
        let id = state.addressID ?? (profile.addresses.compactMap(\.id).max() ?? 0) + 1
        return .load(id: "save") { [auth, state] () async throws(APIError) in
            let found: Coordinate
            if let pin = state.pin {
                found = pin
            } else {
                found = try await auth.locate(line1: state.line1, city: state.city, postalCode: state.postalCode)
            }
            let addresses = profile.addresses.replacing(state.address(id: id, at: found))
            let isDefault = state.isDefault || addresses.count == 1
            return try await auth.updateProfile(ProfileUpdate(id: profile.user.id, addresses: addresses, defaultAddressID: isDefault ? id : nil))
        } send: {
            .saved($0)
        }
    }

    private func delete(_ state: inout State, _ profile: Profile?) -> Effect<Action> {
        guard let profile, let id = state.addressID, !state.isBusy else { return .none }
        state.isAsking = false
        state.isBusy = true
        let update = ProfileUpdate(id: profile.user.id, addresses: profile.addresses.filter { $0.id != id })
        return .load(id: "remove") { [auth] () async throws(APIError) in
            try await auth.updateProfile(update)
        } send: {
            .removed($0)
        }
    }
}

extension [Address] {
    /// Returns the addresses with one in the place of that with its id, or at the end.
    fileprivate func replacing(_ address: Address) -> [Address] {
        contains { $0.id == address.id } ? map { $0.id == address.id ? address : $0 } : self + [address]
    }
}
