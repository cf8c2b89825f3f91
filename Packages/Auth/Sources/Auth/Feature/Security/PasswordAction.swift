public import Core

/// What can happen on the page that changes the password.
public enum PasswordAction: Sendable, Equatable {
    /// The present password was typed.
    case currentChanged(String)
    /// The new password was typed.
    case newChanged(String)
    /// The new password is to be kept.
    case saveTapped
    /// The server has answered, with an error or without.
    case answered(APIError?)
}
