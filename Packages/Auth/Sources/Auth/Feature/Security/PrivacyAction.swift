public import Core

/// What can happen on the page of privacy.
public enum PrivacyAction: Sendable, Equatable {
    /// The page is shown, or the person asks to try again.
    case appeared
    /// The choice was asked for.
    case loaded(Result<Bool, APIError>)
    /// The person agrees to be counted, or takes that back.
    case consentToggled(Bool)
    /// The server has answered the choice.
    case consentSaved(Result<Bool, APIError>)
}
