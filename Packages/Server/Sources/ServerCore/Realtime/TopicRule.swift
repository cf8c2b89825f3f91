public import Core
public import Persistence

/// Who may subscribe to the topics of one form.
///
/// ```swift
/// TopicRule("orders/{id}") { values, person, transaction in
///     try policy.maySee(order: values.id, person, in: transaction)
/// }
/// ```
public struct TopicRule: Sendable {
    let pattern: PathTemplate
    let allows: @Sendable ([String: String], Person, Transaction) throws -> Bool

    /// Declares a rule.
    public init(_ pattern: PathTemplate, allows: @escaping @Sendable ([String: String], Person, Transaction) throws -> Bool) {
        self.pattern = pattern
        self.allows = allows
    }
}
