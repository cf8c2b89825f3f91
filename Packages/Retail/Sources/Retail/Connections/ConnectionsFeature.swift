import Core
import RetailAPI

/// The servers at which customers link their accounts of retailers, for administrators.
struct ConnectionsFeature: Screen {
    struct State: Sendable, Equatable {
        var connections: ViewState<[RetailerConnection]> = .idle
        /// The server that is being set; nil while none is.
        var form: ConnectionForm?
        /// The secret as it is typed. It isn't part of the draft, and nobody sees it again.
        var secret = ""
        /// True where the present secret is to be removed.
        var removesSecret = false
        /// The retailer that the question before removing its server is about.
        var asked: Int?
        var isWorking = false
        /// The messages by field.
        var fields: [String: String] = [:]
        /// The reason of a failure that no single field is at fault for.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case loaded(Result<[RetailerConnection], APIError>)
        case draftRestored(ConnectionForm)
        case editTapped(Int)
        case canceled
        case edited(ConnectionEdit)
        case secretChanged(String)
        case secretRemovalChanged(Bool)
        case saveTapped
        case saved(Result<RetailerConnection, APIError>)
        case removeTapped(Int)
        case removeDismissed
        case removeConfirmed
        case removed(APIError?)
    }

    let service: any ConnectionService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared: return load(&state)
        case .loaded(let result): state.connections.finish(result)
        case .draftRestored(let form): state.form = form
        case .editTapped(let id):
            guard !state.isWorking, let connection = state.connections.value?.first(where: { $0.retailerID == id }) else { return .none }
            close(&state)
            state.form = ConnectionForm(connection)
        case .canceled: if !state.isWorking { close(&state) }
        case .edited(let edit):
            state.form?.edit(edit)
            (state.fields, state.message) = ([:], nil)
        case .secretChanged(let secret):
            (state.secret, state.fields["clientSecret"]) = (secret, nil)
        case .secretRemovalChanged(let isRemoved): state.removesSecret = isRemoved
        case .saveTapped: return save(&state)
        case .saved(.success(let connection)):
            state.isWorking = false
            close(&state)
            return .merge(.event(.notice(Strings.connectionSaved(connection.retailer))), load(&state))
        case .saved(.failure(let error)):
            (state.isWorking, state.fields) = (false, error.fields)
            state.message = error.fields.isEmpty && error.code != .proofRequired ? error.message : nil
            return error.code == "stale_version" ? load(&state) : .none
        case .removeTapped(let id): if !state.isWorking { state.asked = id }
        case .removeDismissed: state.asked = nil
        case .removeConfirmed: return remove(&state)
        case .removed(let error):
            state.isWorking = false
            if let error {
                // A server that is gone already is what the administrator wanted.
                if error.status != 404, error.code != .proofRequired { state.message = error.message }
            } else {
                close(&state)
            }
            return load(&state)
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.connections.beginLoading()
        return .load(id: "connections", service.connections) { .loaded($0) }
    }

    private func close(_ state: inout State) {
        (state.form, state.secret, state.removesSecret, state.fields, state.message) = (nil, "", false, [:], nil)
    }

    private func save(_ state: inout State) -> Effect<Action> {
        guard let form = state.form, !state.isWorking else { return .none }
        (state.isWorking, state.fields, state.message) = (true, [:], nil)
        let change = form.change(secret: state.removesSecret ? "" : state.secret.isEmpty ? nil : state.secret)
        return .load(id: "save") { [service] () async throws(APIError) in
            try await service.change(change)
        } send: {
            .saved($0)
        }
    }

    private func remove(_ state: inout State) -> Effect<Action> {
        guard let id = state.asked, !state.isWorking else { return .none }
        (state.asked, state.isWorking, state.message) = (nil, true, nil)
        return .load(id: "remove") { [service] () async throws(APIError) in
            try await service.remove(id)
            return NoOutput()
        } send: { result in
            if case .failure(let error) = result { .removed(error) } else { .removed(nil) }
        }
    }
}

/// A server as an administrator types it, without its secret. It survives a restart of the server.
struct ConnectionForm: Codable, Sendable, Equatable {
    var retailerID: Int
    var version: Int
    /// Whether a secret is kept for it.
    var hasSecret: Bool
    var issuer: String
    var clientID: String
    var scopes: String
    var isActive: Bool

    /// The form of a server that there is, or an empty one.
    init(_ connection: RetailerConnection) {
        (retailerID, version, hasSecret) = (connection.retailerID, connection.version, connection.hasSecret)
        (issuer, clientID, scopes) = (connection.issuer ?? "", connection.clientID ?? "", connection.scopes)
        isActive = connection.issuer == nil || connection.active
    }

    /// Applies a change.
    mutating func edit(_ edit: ConnectionEdit) {
        switch edit {
        case .issuer(let text): issuer = text
        case .clientID(let text): clientID = text
        case .scopes(let text): scopes = text
        case .active(let isActive): self.isActive = isActive
        }
    }

    /// Returns what was typed; the secret is nil to keep the present one, and empty to remove it.
    func change(secret: String?) -> RetailerConnectionChange {
        RetailerConnectionChange(
            id: retailerID, version: version, issuer: issuer, clientID: clientID, clientSecret: secret, scopes: scopes, active: isActive)
    }
}

/// A change of a server that is being typed.
enum ConnectionEdit: Sendable, Equatable {
    case issuer(String)
    case clientID(String)
    case scopes(String)
    case active(Bool)
}
