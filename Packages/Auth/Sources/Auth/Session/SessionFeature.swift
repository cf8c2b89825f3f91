public import AuthAPI
public import Core

/// The session that this device keeps: restores it at the start, and notices when it begins or ends elsewhere.
public struct SessionFeature: Sendable {
    /// Whether somebody is signed in.
    public enum State: Sendable, Equatable {
        /// Nobody has asked yet.
        case unknown
        /// The session of this device is being restored.
        case restoring
        /// The session couldn't be restored for now, and is kept. Holds a message for the person.
        case restoreFailed(String)
        /// Nobody is signed in.
        case signedOut
        /// This user is signed in.
        case signedIn(User)
    }

    /// The things that can happen to the session.
    public enum Action: Sendable, Equatable {
        /// The app starts, or the person asks to try again.
        case restoreRequested
        /// Restoring the session ended.
        case restored(Result<User, APIError>)
        /// A session began (true) or ended (false): in another tab, or because a refresh was refused.
        case changed(Bool)
        /// The app is in the foreground again, after it was hidden or had no connection.
        case returnedToForeground
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    ///
    /// - Parameter isBusy: whether a form begins or ends the session right now, so that changes are its own.
    func reduce(_ state: inout State, _ action: Action, isBusy: Bool) -> Effect<Action> {
        switch action {
        case .restoreRequested:
            state = .restoring
            return .merge(watch(), restore())
        case .restored(.success):
            return .none
        case .restored(.failure(let error)):
            guard error.status == 401 else {
                state = .restoreFailed(error.message)
                return .none
            }
            return .event(.signedOut)
        case .changed(let isSignedIn):
            return isBusy ? .none : change(&state, isSignedIn)
        case .returnedToForeground:
            return returnToForeground(&state)
        }
    }

    /// Asks for the user of the session.
    func restore() -> Effect<Action> {
        .load(id: "restore") { [auth] () async throws(APIError) in
            try await auth.me()
        } send: {
            .restored($0)
        }
    }

    private func change(_ state: inout State, _ isSignedIn: Bool) -> Effect<Action> {
        switch (state, isSignedIn) {
        case (.signedOut, true):
            state = .restoring
            return restore()
        case (.signedIn, false):
            return .event(.signedOut)
        case (.unknown, _), (.restoring, _), (.restoreFailed, _), (.signedOut, false), (.signedIn, true):
            return .none
        }
    }

    /// Verifies a session whose access token may have expired, and tries again to restore one that couldn't be before.
    private func returnToForeground(_ state: inout State) -> Effect<Action> {
        switch state {
        case .signedIn:
            return .run(id: "foreground") { [auth] _ in await auth.returnToForeground() }
        case .restoreFailed:
            state = .restoring
            return restore()
        case .unknown, .restoring, .signedOut:
            return .none
        }
    }

    private func watch() -> Effect<Action> {
        .listen(id: "watch") { [auth] send in
            for await isSignedIn in auth.sessionChanges() { send(.changed(isSignedIn)) }
        }
    }
}
