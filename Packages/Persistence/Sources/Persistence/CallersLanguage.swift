import Core

/// Carries the language of the caller's task over to the database's thread, which doesn't inherit task-locals.
package enum CallersLanguage {
    /// Returns the work, bound to the current language.
    package static func keep<T>(_ body: @escaping @Sendable (Transaction) throws -> T) -> @Sendable (Transaction) throws -> T {
        let language = Language.current
        return { transaction in try Language.$current.withValue(language) { try body(transaction) } }
    }
}
