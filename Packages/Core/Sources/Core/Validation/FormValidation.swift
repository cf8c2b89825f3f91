/// The rules of a whole input, by field, declared beside it in an `API` target and used by both ends.
///
/// ```swift
/// extension RegisterInput {
///     public static let validation = FormValidation<RegisterInput>(
///         .field("name", \.name, .text(length: 1...80)),
///         .field("email", \.email, .email))
/// }
/// form.fields = RegisterInput.validation.errors(in: input).fields  // the client, before it sends
/// try RegisterInput.validation.errors(in: input).throwIfAny()      // the server
/// ```
public struct FormValidation<Form>: Sendable {
    /// One rule of a form, with the name of the field that shows its message.
    public struct Rule: Sendable {
        let name: String
        let validation: Validation<Form>

        /// A rule for one field's value.
        public static func field<Value>(_ name: String, _ value: any KeyPath<Form, Value> & Sendable, _ validation: Validation<Value>) -> Rule {
            Rule(name: name, validation: validation.pullback { $0[keyPath: value] })
        }

        /// A rule that needs more than one field, such as a password typed twice.
        public static func field(_ name: String, _ validation: Validation<Form>) -> Rule {
            Rule(name: name, validation: validation)
        }
    }

    private let rules: [Rule]

    /// Creates the rules of a form; a field keeps the message of its first rule that is broken.
    public init(_ rules: Rule...) {
        self.rules = rules
    }

    /// What is wrong with a form, by field.
    public func errors(in form: Form) -> FieldErrors {
        var errors = FieldErrors()
        for rule in rules { errors.check(form, rule.name, rule.validation) }
        return errors
    }
}
