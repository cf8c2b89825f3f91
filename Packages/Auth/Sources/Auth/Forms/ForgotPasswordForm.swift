import Core

/// What is typed to get a link for a new password.
public struct ForgotPasswordForm: Sendable, Equatable {
    /// The account's address.
    public var email: String
    /// Whether the server is being asked.
    public var isBusy: Bool
    /// Whether the mail is on its way, if the address has an account.
    public var isSent: Bool
    /// What went wrong, where no single field is at fault.
    public var message: String?
    /// What is wrong, by field.
    public var fields: [String: String]

    /// Creates a form.
    public init(email: String = "", isBusy: Bool = false, isSent: Bool = false, message: String? = nil, fields: [String: String] = [:]) {
        self.email = email
        self.isBusy = isBusy
        self.isSent = isSent
        self.message = message
        self.fields = fields
    }

    /// Notes what is missing.
    mutating func check() {
        message = nil
        fields = Self.rules.errors(in: self).fields
    }

    private static let rules = FormValidation<ForgotPasswordForm>(.field("email", \.email, .filled(Strings.emailMissing).and(.email)))

    /// Takes the server's answer; what was typed stays.
    mutating func finish(_ error: APIError?) {
        isBusy = false
        isSent = error == nil
        fields = error?.fields ?? [:]
        message = fields.isEmpty ? error?.message : nil
    }
}
