/// What Auth writes to people about.
enum MailKind: String, Sendable, CaseIterable {
    /// The link that confirms an address.
    case verification
    /// The link for a new password.
    case passwordReset = "password_reset"
    /// The password is another now.
    case passwordChanged = "password_changed"
}
