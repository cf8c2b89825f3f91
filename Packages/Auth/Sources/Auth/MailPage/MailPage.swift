import AuthAPI
import Core

/// An open page around Auth's mail, with what is typed on it. The pages open for everybody, signed in or not.
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

/// The form that asks for a link to a new password.
public struct ForgotPasswordForm: Sendable, Equatable {
    /// The account's email address.
    public var email: String
    /// Whether the call is under way.
    public var isBusy = false
    /// Whether the mail is on its way, if the address has an account.
    public var isSent = false
    /// The reason of a failure that no single field is at fault for.
    public var message: String?
    /// The messages by field.
    public var fields: [String: String] = [:]

    /// Creates a form.
    public init(email: String = "") { self.email = email }

    mutating func check() {
        message = nil
        fields = Self.rules.errors(in: self).fields
    }

    private static let rules = FormValidation<ForgotPasswordForm>(.field("email", \.email, .filled(Strings.emailMissing).and(.email)))

    mutating func finish(_ error: APIError?) {
        isBusy = false
        isSent = error == nil
        fields = error?.fields ?? [:]
        message = fields.isEmpty ? error?.message : nil
    }
}

/// The form that sets a new password with a mailed link.
public struct ResetPasswordForm: Sendable, Equatable {
    /// The link's token.
    public let token: String
    /// The new password.
    public var password = ""
    /// Whether the call is under way.
    public var isBusy = false
    /// Whether the password has been set.
    public var isDone = false
    /// Whether the link can't be used: it is incomplete, was used, or has expired.
    public var isSpent: Bool
    /// The reason of a failure that no single field is at fault for.
    public var message: String?
    /// The messages by field.
    public var fields: [String: String] = [:]

    /// Creates the form of a link.
    public init(token: String) {
        self.token = token
        isSpent = token.isEmpty
    }

    mutating func check() {
        message = nil
        fields = Self.rules.errors(in: self).fields
    }

    private static let rules = FormValidation<ResetPasswordForm>(.field("newPassword", \.password, .newPassword))

    /// Takes the outcome of the call. The password isn't kept longer than it is needed.
    mutating func finish(_ error: APIError?) {
        isBusy = false
        isDone = error == nil
        isSpent = error?.isInvalidToken ?? false
        fields = error?.fields ?? [:]
        message = fields.isEmpty && !isSpent ? error?.message : nil
        if isDone || isSpent { password = "" }
    }
}

/// The confirmation of an email address with a mailed link.
///
/// It takes a session of the account that the link is for, and a tap: programs that open links before people do, such as mail scanners, would otherwise
/// use them up.
public struct EmailConfirmation: Sendable, Equatable {
    /// The link's token.
    public let token: String
    /// Whether the call is under way.
    public var isBusy = false
    /// Whether the address is confirmed.
    public var isDone = false
    /// Whether the link can't be used: it is incomplete, was used, or has expired.
    public var isSpent: Bool
    /// True if the link is for another account than the one that is signed in.
    public var isOtherAccount = false
    /// The reason of a failure.
    public var message: String?

    /// Creates the confirmation of a link.
    public init(token: String) {
        self.token = token
        isSpent = token.isEmpty
    }

    mutating func finish(_ error: APIError?) {
        isBusy = false
        isDone = error == nil
        isSpent = error?.isInvalidToken ?? false
        isOtherAccount = error?.code == "other_account"
        message = isSpent ? nil : error?.message
    }
}

extension APIError {
    /// Whether a mailed token is unknown, used, or expired.
    fileprivate var isInvalidToken: Bool { code == "invalid_token" }
}
