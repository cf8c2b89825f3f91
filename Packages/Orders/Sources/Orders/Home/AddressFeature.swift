import Core
import LocationAPI
import OrdersAPI

/// The pickup address: a saved one, or another one as typed, and whether it is served.
struct AddressState: Sendable, Equatable {
    /// The chosen saved address; nil where another one is typed.
    var saved: Address?
    /// Whether another address than the saved ones was chosen, so that the usual one doesn't take its place.
    var isOther = false
    /// Street and number, as typed.
    var line1 = ""
    /// Apartment, floor or company, as typed.
    var line2 = ""
    /// City, as typed.
    var city = ""
    /// Postal code, as typed.
    var postalCode = ""
    /// The place of the door as the customer showed it, by the device's position or on the map; nil where the address is looked up.
    var pin: Coordinate?
    /// Whether the place is the device's, which stays while the address is typed.
    var isLocated = false
    /// The reason why the device's position isn't known.
    var positionMessage: String?
    /// The place of the address and whether it is served.
    var check: ViewState<CheckedAddress> = .idle

    /// An address that is known to be served, as an order names it.
    enum Served: Equatable {
        case saved(Int)
        case typed(Address)
    }

    /// The address for an order; nil while it isn't known to be served.
    var served: Served? {
        guard let found = check.value, found.check.served else { return nil }
        if let saved { return saved.id.map { .saved($0) } }
        guard isComplete else { return nil }
        return .typed(
            Address(
                line1: line1, line2: line2.trimmed.isEmpty ? nil : line2, city: city, postalCode: postalCode, latitude: found.coordinate.latitude,
                longitude: found.coordinate.longitude))
    }

    /// The pin's place on the map: that of the address, or the one that is being checked, so that the map and its focus stay; nil where none is shown.
    var pinPlace: Coordinate? {
        guard saved == nil else { return nil }
        switch check {
        case .loaded(let found): return found.check.served ? found.coordinate : nil
        case .loading: return pin
        case .idle, .failed: return nil
        }
    }

    /// Whether all fields of a typed address that are needed are filled in.
    var isComplete: Bool { [line1, city, postalCode].allSatisfy { !$0.trimmed.isEmpty } }

    /// True where nothing more is likely to be typed: the postal code has its five digits.
    fileprivate var looksComplete: Bool { isComplete && postalCode.filter(\.isNumber).count >= 5 }

    private var isTyped: Bool { ![line1, city, postalCode].allSatisfy(\.isEmpty) }

    /// Returns the choice that the profile's addresses lead to; nil where the present one stays.
    func action(taking defaults: OrderDefaults) -> AddressAction? {
        let usual = defaults.address(defaults.defaultAddressID)
        if let saved {
            let address = defaults.address(saved.id)
            if address == saved { return nil }
            return (address ?? usual).map { .savedChosen($0) } ?? .otherChosen
        }
        return isOther || isTyped ? nil : usual.map { .savedChosen($0) }
    }
}

/// The actions of the pickup address.
enum AddressAction: Sendable, Equatable {
    /// A saved address was chosen.
    case savedChosen(Address)
    /// Another address than the saved ones is to be typed.
    case otherChosen
    /// Street and number were typed.
    case line1Changed(String)
    /// Apartment, floor or company were typed.
    case line2Changed(String)
    /// The city was typed.
    case cityChanged(String)
    /// The postal code was typed.
    case postalCodeChanged(String)
    /// Nothing was typed for a moment, and the address looks complete.
    case typingPaused
    /// Check address was pressed.
    case checkTapped
    /// The browser told the device's position, or why it doesn't.
    case positionReported(DevicePosition)
    /// The pin was dragged to the door.
    case pinMoved(Coordinate)
    /// The address was found, or wasn't.
    case checked(Result<CheckedAddress, APIError>)
}

/// Chooses or takes in the pickup address, and asks whether it is served.
struct AddressFeature: Screen {
    let orders: any OrderService
    let clock: any Clock

    /// The time after the last key until an address that looks complete is checked.
    static let checkDelay = Duration.milliseconds(600)

    func reduce(_ state: inout AddressState, _ action: AddressAction) -> Effect<AddressAction> {
        switch action {
        case .savedChosen(let address):
            state.saved = address
            state.isOther = false
            (state.pin, state.isLocated, state.positionMessage) = (nil, false, nil)
            return check(&state, at: address.coordinate)
        case .otherChosen: return change(&state) { ($0.saved, $0.isOther) = (nil, true) }
        case .line1Changed(let text): return change(&state) { $0.line1 = text }
        case .line2Changed(let text):
            // Where the address is doesn't depend on it.
            state.line2 = text
            return .none
        case .cityChanged(let text): return change(&state) { $0.city = text }
        case .postalCodeChanged(let text): return change(&state) { $0.postalCode = text }
        case .typingPaused: return state.saved == nil && state.looksComplete ? check(&state) : .none
        case .checkTapped: return check(&state)
        case .positionReported(let position):
            guard let place = position.coordinate else {
                state.positionMessage = position.problem == .denied ? Strings.positionDenied : Strings.positionUnavailable
                return .none
            }
            (state.pin, state.isLocated, state.positionMessage) = (place, true, nil)
            return check(&state, at: place)
        case .pinMoved(let place):
            guard state.saved == nil, place.isOnEarth else { return .none }
            state.pin = place
            return check(&state, at: place)
        case .checked(let result):
            state.check = .loading
            state.check.finish(result)
            return .none
        }
    }

    private func change(_ state: inout AddressState, _ change: (inout AddressState) -> Void) -> Effect<AddressAction> {
        change(&state)
        state.check = .idle
        // A pin that was dragged belongs to the address as it was.
        if !state.isLocated { state.pin = nil }
        guard state.saved == nil, state.looksComplete else { return .cancel(id: "check") }
        return .run(id: "check") { [clock] send in
            do { try await clock.sleep(for: Self.checkDelay) } catch { return }
            send(.typingPaused)
        }
    }

    private func check(_ state: inout AddressState) -> Effect<AddressAction> {
        guard state.isComplete else {
            state.check = .failed(Strings.addressIncomplete)
            return .none
        }
        if let pin = state.pin { return check(&state, at: pin) }
        state.check = .loading
        let (line1, city, postalCode) = (state.line1, state.city, state.postalCode)
        return .load(id: "check") { [orders] () async throws(APIError) in
            try await orders.check(line1: line1, city: city, postalCode: postalCode)
        } send: {
            .checked($0)
        }
    }

    private func check(_ state: inout AddressState, at place: Coordinate) -> Effect<AddressAction> {
        state.check = .loading
        return .load(id: "check") { [orders] () async throws(APIError) in
            try await orders.check(place)
        } send: {
            .checked($0)
        }
    }
}

/// The device's position as the browser reports it, or why it doesn't.
struct DevicePosition: Codable, Sendable, Equatable {
    /// The reason why there is no position.
    enum Problem: String, Codable, Sendable {
        /// The person doesn't permit it.
        case denied
        /// The device doesn't know it.
        case unavailable
    }

    var latitude: Double?
    var longitude: Double?
    var problem: Problem?

    /// The position; nil if there is none, or one that isn't on earth.
    var coordinate: Coordinate? {
        guard problem == nil, let latitude, let longitude else { return nil }
        let place = Coordinate(latitude: latitude, longitude: longitude)
        return place.isOnEarth ? place : nil
    }
}
