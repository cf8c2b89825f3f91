public import Core

/// What can happen at the notice that the address isn't confirmed.
public enum VerificationAction: Sendable, Equatable {
    /// The mail is wanted again.
    case resendTapped
    /// The server has answered, with an error or without.
    case answered(APIError?)
}
