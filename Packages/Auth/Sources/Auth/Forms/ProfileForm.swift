import Core

/// What is typed for changing the profile.
public struct ProfileForm: Sendable, Equatable {
    /// The name.
    public var name: String
    /// The phone number; empty for none.
    public var phone: String
    /// Whether the server is being asked.
    public var isBusy: Bool
    /// What went wrong, where no single field is at fault.
    public var message: String?
    /// What is wrong, by field.
    public var fields: [String: String]

    /// Creates a form.
    public init(name: String, phone: String, isBusy: Bool = false, message: String? = nil, fields: [String: String] = [:]) {
        self.name = name
        self.phone = phone
        self.isBusy = isBusy
        self.message = message
        self.fields = fields
    }

    /// Notes what is missing.
    mutating func check() {
        message = nil
        fields = Self.rules.errors(in: self).fields
    }

    private static let rules = FormValidation<ProfileForm>(.field("name", \.name, .filled(Strings.nameMissing)))

    /// Takes what a server refused; what was typed stays.
    mutating func fail(_ error: APIError) {
        isBusy = false
        fields = error.fields
        message = error.fields.isEmpty ? error.message : nil
    }
}
