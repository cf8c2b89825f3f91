public import AuthAPI
public import Core

/// The person's passkeys.
public struct PasskeysFeature: Screen {
    /// The call that makes a passkey.
    public typealias Adding = PasskeyPromptFeature<NewPasskey, Passkey>

    /// The passkeys, and what is being done to one of them.
    public struct State: Sendable, Equatable {
        /// The form of a new name.
        public struct Renaming: Sendable, Equatable {
            /// The passkey.
            public let id: Int
            /// The name as typed.
            public var name: String
            /// The reason why the name isn't accepted.
            public var message: String?
        }

        /// The passkeys, newest first.
        public var list = ViewState<[Passkey]>.idle
        /// The making of a passkey.
        public var adding = Adding.State()
        /// The passkey that the question before removing is about.
        public var asked: Int?
        /// The form of a new name, while one is open.
        public var renaming: Renaming?
        /// The passkey that is being renamed or removed.
        public var busy: Int?
        /// The reason why the last passkey couldn't be removed.
        public var message: String?

        /// Creates the state of a list.
        public init(list: ViewState<[Passkey]> = .idle) { self.list = list }
    }

    /// The things that can happen on the page.
    public enum Action: Sendable, Equatable {
        /// The page appeared, or the person asks to try again.
        case appeared
        /// Loading the passkeys ended.
        case loaded(Result<[Passkey], APIError>)
        /// Something happened to the making of a passkey.
        case adding(Adding.Action)
        /// The button that renames a passkey was tapped.
        case renameTapped(Passkey)
        /// The new name was typed.
        case nameChanged(String)
        /// The form of the name was closed.
        case renameDismissed
        /// The form of the name was submitted.
        case renameSubmitted
        /// Renaming ended.
        case renamed(Result<Passkey, APIError>)
        /// The button that removes a passkey was tapped.
        case removeTapped(Int)
        /// The question was answered with no.
        case removeDismissed
        /// The question was answered with yes.
        case removeConfirmed
        /// Removing ended, with an error or without.
        case removed(Int, APIError?)
    }

    let auth: any AuthService

    private var adding: Adding {
        Adding { [auth] () async throws(APIError) in
            try await auth.passkeyCreationOptions()
        } use: { [auth] passkey async throws(APIError) in
            try await auth.addPasskey(passkey)
        }
    }

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.list.beginLoading()
            (state.renaming, state.message, state.adding.message) = (nil, nil, nil)
            return .load(id: "passkeys") { [auth] () async throws(APIError) in
                try await auth.passkeys()
            } send: {
                .loaded($0)
            }
        case .loaded(let result):
            state.list.finish(result)
        case .adding(let action):
            return reduceAdding(&state, action)
        case .renameTapped(let passkey):
            state.renaming = State.Renaming(id: passkey.id, name: passkey.name)
        case .nameChanged(let name):
            state.renaming?.name = name
            state.renaming?.message = nil
        case .renameDismissed:
            state.renaming = nil
        case .renameSubmitted:
            return rename(&state)
        case .renamed(let result):
            finishRenaming(&state, result)
        case .removeTapped(let id):
            state.asked = id
        case .removeDismissed:
            state.asked = nil
        case .removeConfirmed:
            return remove(&state)
        case .removed(let id, let error):
            return finishRemoving(&state, id, error)
        }
        return .none
    }

    private func reduceAdding(_ state: inout State, _ action: Adding.Action) -> Effect<Action> {
        let effect = adding.reduce(&state.adding, action).map(scope: "adding", Action.adding)
        guard case .finished(.success(let passkey)) = action else { return effect }
        state.list = .loaded([passkey] + (state.list.value ?? []))
        return .merge(effect, .event(.notice(Strings.passkeyAdded)))
    }

    private func rename(_ state: inout State) -> Effect<Action> {
        guard let form = state.renaming, state.busy == nil else { return .none }
        guard form.name.contains(where: { !$0.isWhitespace }) else {
            state.renaming?.message = Strings.passkeyNameMissing
            return .none
        }
        state.busy = form.id
        return .load(id: "rename") { [auth] () async throws(APIError) in
            try await auth.renamePasskey(form.id, to: form.name)
        } send: {
            .renamed($0)
        }
    }

    private func finishRenaming(_ state: inout State, _ result: Result<Passkey, APIError>) {
        state.busy = nil
        switch result {
        case .success(let renamed):
            state.renaming = nil
            if let list = state.list.value { state.list = .loaded(list.map { $0.id == renamed.id ? renamed : $0 }) }
        case .failure(let error): state.renaming?.message = error.message
        }
    }

    private func remove(_ state: inout State) -> Effect<Action> {
        guard let id = state.asked, state.busy == nil else { return .none }
        (state.asked, state.busy, state.message) = (nil, id, nil)
        return .load(id: "remove") { [auth] () async throws(APIError) in
            try await auth.removePasskey(id)
        } send: {
            .removed(id, $0.failure)
        }
    }

    private func finishRemoving(_ state: inout State, _ id: Int, _ error: APIError?) -> Effect<Action> {
        state.busy = nil
        // One that has been removed already is what the person wanted.
        guard error == nil || error?.status == 404 else {
            state.message = error?.message
            return .none
        }
        if let list = state.list.value { state.list = .loaded(list.filter { $0.id != id }) }
        return .event(.notice(Strings.passkeyRemoved))
    }
}
