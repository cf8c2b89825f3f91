import Core

/// What is typed for changing the password.
public struct PasswordForm: Sendable, Equatable {
    /// The password that the person has now.
    public var current: String
    /// The one that is to take its place.
    public var new: String
    /// Whether the server is being asked.
    public var isBusy: Bool
    /// What went wrong, where no single field is at fault.
    public var message: String?
    /// What is wrong, by field.
    public var fields: [String: String]

    /// Creates a form.
    public init(current: String = "", new: String = "", isBusy: Bool = false, message: String? = nil, fields: [String: String] = [:]) {
        self.current = current
        self.new = new
        self.isBusy = isBusy
        self.message = message
        self.fields = fields
    }

    /// Notes what is missing.
    mutating func check() {
        message = nil
        fields = Self.rules.errors(in: self).fields
    }

    private static let rules = FormValidation<PasswordForm>(
        .field("currentPassword", \.current, Validation(Strings.passwordMissing) { !$0.isEmpty }),
        .field("newPassword", \.new, .newPassword),
        .field("newPassword", Validation(Strings.passwordSame) { $0.new != $0.current }))

    /// Takes what a server refused; what was typed stays.
    mutating func fail(_ error: APIError) {
        isBusy = false
        fields = error.fields
        message = error.fields.isEmpty ? error.message : nil
    }
}
