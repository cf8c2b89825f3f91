import AuthAPI

/// The pages around Auth's mail, with what is typed on them. They open for everybody, signed in or not.
public enum MailPage: Sendable, Equatable {
    /// Asks for a link to a new password.
    case forgotPassword(ForgotPasswordForm)
    /// Sets a new password.
    case resetPassword(ResetPasswordForm)
    /// Confirms an email address.
    case verifyEmail(EmailConfirmation)

    /// Opens the page at a path such as `/reset-password?token=...`; nil if the path leads to none of these pages.
    public init?(address: String) {
        switch MailLink(path: address) {
        case .forgotPassword: self = .forgotPassword(ForgotPasswordForm())
        case .resetPassword(let token): self = .resetPassword(ResetPasswordForm(token: token))
        case .verifyEmail(let token): self = .verifyEmail(EmailConfirmation(token: token))
        case nil: return nil
        }
    }

    /// The path of the page. It keeps a token only as long as that works, so that a page that is loaded again goes on.
    public var address: String {
        switch self {
        case .forgotPassword: MailLink.forgotPassword.path
        case .resetPassword(let form): form.isDone ? "/" : MailLink.resetPassword(token: form.isSpent ? "" : form.token).path
        case .verifyEmail(let confirmation): confirmation.isDone ? "/" : MailLink.verifyEmail(token: confirmation.isSpent ? "" : confirmation.token).path
        }
    }
}
