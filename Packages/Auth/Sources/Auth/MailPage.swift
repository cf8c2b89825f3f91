import AuthAPI
import Foundation

/// The pages that Auth's mail leads to, and the one that asks for such mail. They open for everybody, signed in or not.
public enum MailPage: Sendable, Equatable {
    /// Asks for a link to a new password.
    case forgotPassword(ForgotPasswordForm)
    /// Sets a new password.
    case resetPassword(ResetPasswordForm)
    /// Confirms an address.
    case verifyEmail(EmailConfirmation)

    /// The page at an address such as `/reset-password?token=...`; nil where it is none of them.
    public init?(address: String) {
        guard let parts = URLComponents(string: address) else { return nil }
        let token = parts.queryItems?.first { $0.name == "token" }?.value ?? ""
        switch parts.path {
        case AuthLinks.forgotPasswordPath: self = .forgotPassword(ForgotPasswordForm())
        case AuthLinks.resetPasswordPath: self = .resetPassword(ResetPasswordForm(token: token))
        case AuthLinks.verifyEmailPath: self = .verifyEmail(EmailConfirmation(token: token))
        default: return nil
        }
    }

    /// The address of the page. It keeps a token only as long as that is good, so that a page that is loaded again goes on.
    public var address: String {
        switch self {
        case .forgotPassword: AuthLinks.forgotPasswordPath
        case .resetPassword(let form): form.isDone ? "/" : Self.address(AuthLinks.resetPasswordPath, form.isSpent ? "" : form.token)
        case .verifyEmail(let confirmation):
            confirmation.isDone ? "/" : Self.address(AuthLinks.verifyEmailPath, confirmation.isSpent ? "" : confirmation.token)
        }
    }

    private static func address(_ path: String, _ token: String) -> String {
        guard !token.isEmpty else { return path }
        var parts = URLComponents()
        parts.path = path
        parts.queryItems = [URLQueryItem(name: "token", value: token)]
        return parts.string ?? path
    }
}
