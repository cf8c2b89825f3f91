import Core
import NotificationsAPI

/// The phone for text messages: entered, and confirmed by the code that it gets.
struct TextsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The number as it was typed.
        var number = ""
        /// The code as it was typed.
        var code = ""
        /// Whether the person wants another phone than the one that waits for its code.
        var isChanging = false
        /// Whether a call is under way.
        var isBusy = false
        /// The reason of a failure that no single field is at fault for.
        var message: String?
        /// The messages by field.
        var fields: [String: String] = [:]

        /// The number, which outlives the server; nil where none was typed. The code doesn't.
        var draft: TextsDraft? { number.isEmpty ? nil : TextsDraft(number: number, isChanging: isChanging) }
    }

    enum Action: Sendable, Equatable {
        case draftRestored(TextsDraft)
        case numberChanged(String)
        case codeChanged(String)
        /// A code was asked for: for the number that was typed, or again for the one that waits.
        case codeTapped(waiting: String?)
        case confirmTapped
        case otherNumberTapped
        case removeTapped
        /// A call ended. The feature shows the new choices.
        case changed(Result<NotificationPreferences, APIError>)
    }

    let service: any NotificationsService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .draftRestored(let draft):
            (state.number, state.isChanging) = (draft.number, draft.isChanging)
            return .none
        case .numberChanged(let text):
            (state.number, state.fields["number"]) = (text, nil)
            return .none
        case .codeChanged(let text):
            (state.code, state.fields["code"]) = (text, nil)
            return .none
        case .codeTapped(let waiting):
            let request = PhoneRequest(number: waiting ?? state.number)
            return call(&state) { service throws(APIError) in try await service.requestCode(request) }
        case .confirmTapped:
            let confirmation = PhoneConfirmation(code: state.code)
            return call(&state) { service throws(APIError) in try await service.confirmPhone(confirmation) }
        case .otherNumberTapped:
            state = State(isChanging: true)
            return .none
        case .removeTapped:
            return call(&state) { service throws(APIError) in try await service.removePhone() }
        case .changed(.success):
            state = State()
            return .none
        case .changed(.failure(let error)):
            (state.isBusy, state.fields) = (false, error.fields)
            state.message = error.fields.isEmpty ? error.message : nil
            return .none
        }
    }

    private func call(
        _ state: inout State, _ call: @escaping @Sendable (any NotificationsService) async throws(APIError) -> NotificationPreferences
    ) -> Effect<Action> {
        guard !state.isBusy else { return .none }
        (state.isBusy, state.message, state.fields) = (true, nil, [:])
        return .load(id: "phone") { [service] () async throws(APIError) in
            try await call(service)
        } send: {
            .changed($0)
        }
    }
}

/// The entry of a phone that wasn't sent.
struct TextsDraft: Codable, Sendable, Equatable {
    let number: String
    let isChanging: Bool
}
