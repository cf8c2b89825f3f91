import AdministrationAPI
import Core

/// An administrator's own API keys: a list, the form of a new one, and the key itself, once.
struct KeysFeature: Screen {
    struct State: Sendable, Equatable {
        var keys: ViewState<[APIKey]> = .idle
        /// The scopes that keys can have.
        var scopes: [String] = []
        /// The key that is being made; nil while none is.
        var form: KeyForm?
        /// The key that was made just now, with its text.
        var created: APIKey?
        /// The key whose revocation waits for its confirmation.
        var revoking: Int?
        var isWorking = false
        /// The fields at fault.
        var fields: [String: String] = [:]
        /// The reason why the last step didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case loaded(Result<[APIKey], APIError>)
        case scopesLoaded(Result<[String], APIError>)
        case newTapped
        case draftRestored(KeyForm)
        case nameChanged(String)
        case scopeTapped(String)
        case daysChosen(Int)
        case formDismissed
        case createTapped
        case created(Result<APIKey, APIError>)
        /// The person has put the key away.
        case createdDismissed
        case revokeTapped(Int)
        case revokeDismissed
        case revokeConfirmed
        case revoked(Result<APIKey, APIError>)
    }

    let service: any KeyService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: return load(&state)
        case .loaded(let result): state.keys.finish(result)
        case .scopesLoaded(.success(let scopes)): state.scopes = scopes
        case .scopesLoaded(.failure(let error)): state.message = error.message
        case .newTapped: edit(&state, KeyForm())
        case .draftRestored(let form): edit(&state, form)
        case .nameChanged(let name):
            state.form?.name = name
            state.fields["name"] = nil
        case .scopeTapped(let scope):
            state.form?.scopes.formSymmetricDifference([scope])
            state.fields["scopes"] = nil
        case .daysChosen(let days): state.form?.days = days
        case .formDismissed: edit(&state, nil)
        case .createTapped: return create(&state)
        case .created(.success(let key)):
            edit(&state, nil)
            (state.isWorking, state.created) = (false, key)
            return loadKeys()
        case .created(.failure(let error)):
            (state.isWorking, state.fields) = (false, error.fields)
            state.message = error.fields.isEmpty && error.code != .proofRequired ? error.message : nil
        case .createdDismissed: state.created = nil
        case .revokeTapped(let id): (state.revoking, state.message) = (id, nil)
        case .revokeDismissed: state.revoking = nil
        case .revokeConfirmed: return revoke(&state)
        case .revoked(.success(let key)):
            (state.revoking, state.isWorking) = (nil, false)
            if let keys = state.keys.value { state.keys = .loaded(keys.map { $0.id == key.id ? key : $0 }) }
        case .revoked(.failure(let error)): (state.revoking, state.isWorking, state.message) = (nil, false, error.message)
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.keys.beginLoading()
        let scopes = Effect<Action>.load(id: "scopes") { [service] () async throws(APIError) in
            try await service.scopes()
        } send: {
            .scopesLoaded($0)
        }
        return .merge(loadKeys(), scopes)
    }

    private func loadKeys() -> Effect<Action> {
        .load(id: "keys") { [service] () async throws(APIError) in
            try await service.keys()
        } send: {
            .loaded($0)
        }
    }

    private func edit(_ state: inout State, _ form: KeyForm?) {
        (state.form, state.created, state.fields, state.message, state.revoking) = (form, nil, [:], nil, nil)
    }

    private func create(_ state: inout State) -> Effect<Action> {
        guard let form = state.form, !state.isWorking else { return .none }
        do {
            try form.check()
        } catch {
            state.fields = error.fields
            return .none
        }
        (state.isWorking, state.fields, state.message) = (true, [:], nil)
        let new = NewAPIKey(name: form.name, scopes: form.scopes.sorted(), days: form.days)
        return .load(id: "create") { [service] () async throws(APIError) in
            try await service.create(new)
        } send: {
            .created($0)
        }
    }

    private func revoke(_ state: inout State) -> Effect<Action> {
        guard let id = state.revoking, !state.isWorking else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "revoke") { [service] () async throws(APIError) in
            try await service.revoke(id)
        } send: {
            .revoked($0)
        }
    }
}

/// A key as it is made.
struct KeyForm: Codable, Sendable, Equatable {
    /// The choices of how long a key holds, in days.
    static let choices = [30, 90, 365]

    var name = ""
    var scopes: Set<String> = []
    var days = 90

    /// Checks the fields.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault.
    func check() throws(APIError) {
        var errors = FieldErrors()
        errors.require(!name.allSatisfy(\.isWhitespace) && name.count <= 80, "name", Strings.keyNameNeeded)
        errors.require(!scopes.isEmpty, "scopes", Strings.keyScopesNeeded)
        try errors.throwIfAny()
    }
}
