import Core

/// What is typed for signing in or for registering: one form, so that nothing typed is lost on the way from one to the other.
public struct CredentialsForm: Sendable, Equatable {
    /// What the form is for.
    public enum Purpose: Sendable, Equatable {
        /// Signing in.
        case signIn
        /// Making an account.
        case register
    }

    /// What the form is for.
    public var purpose: Purpose
    /// The name, for registering.
    public var name: String
    /// The address.
    public var email: String
    /// The password.
    public var password: String
    /// Whether the server is being asked.
    public var isBusy: Bool
    /// What went wrong, where no single field is at fault.
    public var message: String?
    /// What is wrong, by field.
    public var fields: [String: String]

    /// Creates a form.
    public init(
        purpose: Purpose = .signIn, name: String = "", email: String = "", password: String = "", isBusy: Bool = false,
        message: String? = nil, fields: [String: String] = [:]
    ) {
        self.purpose = purpose
        self.name = name
        self.email = email
        self.password = password
        self.isBusy = isBusy
        self.message = message
        self.fields = fields
    }

    /// Takes what a server refused; what was typed stays.
    mutating func fail(_ error: APIError) {
        isBusy = false
        fields = error.fields
        message = error.fields.isEmpty ? error.message : nil
    }

    /// Forgets earlier complaints.
    mutating func clearErrors() {
        message = nil
        fields = [:]
    }

    /// Notes what is missing.
    mutating func check() {
        message = nil
        fields = (purpose == .signIn ? Self.signInRules : Self.registrationRules).errors(in: self).fields
    }

    private static let signInRules = FormValidation<CredentialsForm>(
        .field("email", \.email, .filled(Strings.emailMissing)),
        .field("password", \.password, Validation(Strings.passwordMissing) { !$0.isEmpty }))

    private static let registrationRules = FormValidation<CredentialsForm>(
        .field("name", \.name, .filled(Strings.nameMissing)),
        .field("email", \.email, .filled(Strings.emailMissing).and(.email)),
        .field("password", \.password, .newPassword))
}
