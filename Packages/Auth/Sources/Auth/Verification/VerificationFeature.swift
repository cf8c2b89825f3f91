import AuthAPI
public import Core

/// The notice about an email address that isn't confirmed, or was lost: sends the mail again, and leads to the page that changes the address.
public struct VerificationFeature: Screen {
    /// The state of the verification mail.
    public enum State: Sendable, Equatable {
        /// It wasn't asked for again.
        case idle
        /// The call is under way.
        case sending
        /// The mail is on its way.
        case sent
        /// The mail wasn't sent. Holds a message for the person.
        case failed(String)
    }

    /// The things that can happen.
    public enum Action: Sendable, Equatable {
        /// The button was tapped.
        case resendTapped
        /// The call ended, with an error or without.
        case finished(APIError?)
        /// The person wants another address.
        case changeTapped
    }

    let auth: any AuthService

    /// Changes the state for an action, and returns what is to be done outside.
    public func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .resendTapped:
            guard state != .sending else { return .none }
            state = .sending
            return .load(id: "resend") { [auth] () async throws(APIError) in
                try await auth.resendVerification()
            } send: {
                .finished($0.failure)
            }
        case .finished(let error):
            state = error.map { .failed($0.message) } ?? .sent
            return .none
        case .changeTapped:
            return .open(AuthLink.email)
        }
    }
}
