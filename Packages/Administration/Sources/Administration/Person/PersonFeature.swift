import AuthAPI
import Core

/// A person's page: roles, lock, sessions, and what happened to the account.
struct PersonFeature: Screen {
    /// An act that asks first.
    enum Act: Sendable, Equatable {
        /// The roles are set to those that are marked.
        case roles
        /// Nobody can sign in to the account any more.
        case lock
        /// The owner can sign in again.
        case unlock
        /// The person is signed out, on one device or everywhere.
        case endSessions(Int?)
    }

    struct State: Sendable, Equatable {
        /// The account's id; nil while no page is open.
        var id: Int?
        var account: ViewState<AdministeredAccount> = .idle
        var sessions: ViewState<[SignedInDevice]> = .idle
        var events: ViewState<[SecurityEvent]> = .idle
        /// The roles that are marked; nil while they are the account's.
        var roles: Set<Role>?
        /// The act that waits for its confirmation.
        var confirming: Act?
        var isWorking = false
        /// The reason why the last act didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        /// The page of a person was opened, or closed.
        case opened(Int?)
        case retryTapped
        case loaded(Result<AdministeredAccount, APIError>)
        case sessionsLoaded(Result<[SignedInDevice], APIError>)
        case eventsLoaded(Result<[SecurityEvent], APIError>)
        case roleTapped(Role)
        case actTapped(Act)
        case actDismissed
        case actConfirmed
        case acted(Result<AdministeredAccount, APIError>)
        /// The feature opens the person's orders, tickets or payments.
        case ordersTapped
        case ticketsTapped
        case paymentsTapped
    }

    let service: any PeopleService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let id):
            guard state.id != id else { return .none }
            state = State(id: id)
            return id == nil ? .merge(.cancel(id: "account"), .cancel(id: "sessions"), .cancel(id: "events"), .cancel(id: "act")) : load(&state)
        case .retryTapped: return load(&state)
        case .loaded(let result): state.account.finish(result)
        case .sessionsLoaded(let result): state.sessions.finish(result)
        case .eventsLoaded(let result): state.events.finish(result)
        case .roleTapped(let role):
            guard let account = state.account.value else { return .none }
            let roles = (state.roles ?? Set(account.user.roles)).symmetricDifference([role])
            state.roles = roles == Set(account.user.roles) ? nil : roles
            (state.confirming, state.message) = (nil, nil)
        case .actTapped(let act): (state.confirming, state.message) = (act, nil)
        case .actDismissed: state.confirming = nil
        case .actConfirmed: return act(&state)
        case .acted(.success(let account)):
            (state.isWorking, state.confirming, state.roles) = (false, nil, nil)
            state.account = .loaded(account)
            return .merge(loadSessions(account.user.id), loadEvents(account.user.id))
        case .acted(.failure(let error)):
            (state.isWorking, state.confirming) = (false, nil)
            state.message = error.code == .proofRequired ? nil : error.message
        case .ordersTapped, .ticketsTapped, .paymentsTapped: break
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        guard let id = state.id else { return .none }
        state.account.beginLoading()
        state.sessions.beginLoading()
        state.events.beginLoading()
        let account = Effect<Action>.load(id: "account") { [service] () async throws(APIError) in
            try await service.account(id)
        } send: {
            .loaded($0)
        }
        return .merge(account, loadSessions(id), loadEvents(id))
    }

    private func loadSessions(_ id: Int) -> Effect<Action> {
        .load(id: "sessions") { [service] () async throws(APIError) in
            try await service.sessions(of: id)
        } send: {
            .sessionsLoaded($0)
        }
    }

    private func loadEvents(_ id: Int) -> Effect<Action> {
        .load(id: "events") { [service] () async throws(APIError) in
            try await service.events(of: id)
        } send: {
            .eventsLoaded($0)
        }
    }

    private func act(_ state: inout State) -> Effect<Action> {
        guard let act = state.confirming, let id = state.id, !state.isWorking else { return .none }
        (state.isWorking, state.message) = (true, nil)
        let roles = Role.allCases.filter((state.roles ?? []).contains)
        return .load(id: "act") { [service] () async throws(APIError) in
            switch act {
            case .roles: return try await service.setRoles(roles, of: id)
            case .lock: return try await service.setDisabled(true, id)
            case .unlock: return try await service.setDisabled(false, id)
            case .endSessions(let session):
                try await service.endSessions(of: id, session: session)
                return try await service.account(id)
            }
        } send: {
            .acted($0)
        }
    }
}

#if DEBUG
extension PersonFeature.State {
    /// A page with everything loaded.
    static let sample = PersonFeature.State(
        id: AdministeredAccount.sample.user.id, account: .loaded(.sample), sessions: .loaded([.sample]), events: .loaded([.sample]))
}
#endif
