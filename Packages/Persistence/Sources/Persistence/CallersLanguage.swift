import Core

/// Keeps the language of the caller's task for work on a thread of the database, which knows nothing of that task.
package enum CallersLanguage {
    /// The work, whose texts are in the language that is the current one now.
    package static func keep<T>(_ body: @escaping @Sendable (Transaction) throws -> T) -> @Sendable (Transaction) throws -> T {
        let language = Language.current
        return { transaction in try Language.$current.withValue(language) { try body(transaction) } }
    }
}
