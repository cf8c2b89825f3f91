import Core

/// What is typed to set a new password with a mailed link.
public struct ResetPasswordForm: Sendable, Equatable {
    /// The link's token.
    public let token: String
    /// The new password.
    public var password = ""
    /// Whether the server is being asked.
    public var isBusy = false
    /// Whether the password is changed.
    public var isDone = false
    /// Whether the link can't be used: it isn't whole, was used, or is too old.
    public var isSpent: Bool
    /// What went wrong, where no single field is at fault.
    public var message: String?
    /// What is wrong, by field.
    public var fields: [String: String] = [:]

    /// Creates the form of a link.
    public init(token: String) {
        self.token = token
        isSpent = token.isEmpty
    }

    /// Notes what is missing.
    mutating func check() {
        message = nil
        fields = Self.rules.errors(in: self).fields
    }

    private static let rules = FormValidation<ResetPasswordForm>(.field("newPassword", \.password, .newPassword))

    /// Takes the server's answer. The password isn't kept longer than it is needed.
    mutating func finish(_ error: APIError?) {
        isBusy = false
        isDone = error == nil
        isSpent = error?.isInvalidToken ?? false
        fields = error?.fields ?? [:]
        message = fields.isEmpty && !isSpent ? error?.message : nil
        if isDone || isSpent { password = "" }
    }
}

extension APIError {
    /// Whether a mailed token is unknown, used or too old.
    var isInvalidToken: Bool { code == "invalid_token" }
}
