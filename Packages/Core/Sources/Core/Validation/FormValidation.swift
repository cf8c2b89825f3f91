/// The validation rules of an input, by field, declared beside it in an `API` target and used by client and server.
///
/// ```swift
/// extension RegisterInput {
///     public static let validation = FormValidation<RegisterInput>(
///         .field("name", \.name, .text(length: 1...80).and(.oneLine)),
///         .field("email", \.email, .email))
/// }
/// form.fields = RegisterInput.validation.errors(in: input).fields  // the client, before it sends
/// try RegisterInput.validation.check(input)                        // the server
/// ```
public struct FormValidation<Form>: Sendable {
    /// A rule of a form, with the name of the field that shows its message.
    public struct Rule: Sendable {
        let name: String
        let validation: Validation<Form>

        /// Creates a rule for one field's value.
        public static func field<Value>(_ name: String, _ value: any KeyPath<Form, Value> & Sendable, _ validation: Validation<Value>) -> Rule {
            Rule(name: name, validation: validation.pullback { $0[keyPath: value] })
        }

        /// Creates a rule that involves several fields, such as a repeated password.
        public static func field(_ name: String, _ validation: Validation<Form>) -> Rule {
            Rule(name: name, validation: validation)
        }
    }

    private let rules: [Rule]

    /// Creates a form's rules; a field shows the message of its first broken rule.
    public init(_ rules: Rule...) {
        self.rules = rules
    }

    /// Returns the errors of a form, by field.
    public func errors(in form: Form) -> FieldErrors {
        var errors = FieldErrors()
        for rule in rules { errors.check(form, rule.name, rule.validation) }
        return errors
    }

    /// Throws the errors of a form, if any.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields.
    public func check(_ form: Form) throws(APIError) {
        try errors(in: form).throwIfAny()
    }
}
