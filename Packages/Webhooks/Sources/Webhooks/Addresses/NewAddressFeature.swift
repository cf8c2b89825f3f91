import Core
import Foundation
import WebhooksAPI

/// The form of a new address.
struct NewAddressFeature: Screen {
    struct State: Sendable, Equatable {
        /// The address that is being entered; nil while none is.
        var form: AddressForm?
        /// The kinds of events to choose from.
        var kinds: [String] = []
        /// The address that was registered just now, with its secret.
        var created: RegisteredWebhook?
        var isWorking = false
        /// The fields at fault.
        var fields: [String: String] = [:]
        /// The reason why the last step didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case draftRestored(AddressForm)
        case newTapped
        case kindsLoaded(Result<[String], APIError>)
        case urlChanged(String)
        case kindTapped(String)
        case dismissed
        case createTapped
        case created(Result<RegisteredWebhook, APIError>)
        /// The person has put the secret away.
        case secretStored
    }

    let service: any WebhookService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .draftRestored(let form):
            state.form = form
            return loadKinds()
        case .newTapped:
            state = State(form: AddressForm(), kinds: state.kinds)
            return loadKinds()
        case .kindsLoaded(.success(let kinds)): state.kinds = kinds
        case .kindsLoaded(.failure(let error)): state.message = error.message
        case .urlChanged(let url):
            state.form?.url = url
            state.fields["url"] = nil
        case .kindTapped(let kind):
            state.form?.kinds.formSymmetricDifference([kind])
            state.fields["kinds"] = nil
        case .dismissed: state = State(kinds: state.kinds)
        case .createTapped: return create(&state)
        case .created(.success(let address)): state = State(kinds: state.kinds, created: address)
        case .created(.failure(let error)):
            (state.isWorking, state.fields) = (false, error.fields)
            state.message = error.fields.isEmpty && error.code != .proofRequired ? error.message : nil
        case .secretStored: state.created = nil
        }
        return .none
    }

    private func loadKinds() -> Effect<Action> {
        .load(id: "kinds") { [service] () async throws(APIError) in
            try await service.kinds()
        } send: {
            .kindsLoaded($0)
        }
    }

    private func create(_ state: inout State) -> Effect<Action> {
        guard let form = state.form, !state.isWorking else { return .none }
        let url = form.url.trimmingCharacters(in: .whitespaces)
        guard !url.isEmpty else {
            state.fields = ["url": Strings.addressNeeded]
            return .none
        }
        (state.isWorking, state.fields, state.message) = (true, [:], nil)
        let new = NewWebhook(url: url, kinds: form.kinds.sorted())
        return .load(id: "create") { [service] () async throws(APIError) in
            try await service.create(new)
        } send: {
            .created($0)
        }
    }
}

/// An address as it is entered. It survives a restart of the server.
struct AddressForm: Codable, Sendable, Equatable {
    var url = ""
    var kinds: Set<String> = []
}
