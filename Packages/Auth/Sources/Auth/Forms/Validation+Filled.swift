import Core

extension Validation where Value == String {
    /// Holds something other than white space; otherwise the message says what is missed.
    static func filled(_ message: @autoclosure @escaping @Sendable () -> String) -> Validation {
        Validation(message()) { !$0.allSatisfy(\.isWhitespace) }
    }

    /// A password to be chosen; the server also refuses common ones.
    static var newPassword: Validation {
        Validation(Strings.passwordMissing) { !$0.isEmpty }.and(Validation(Strings.passwordTooShort) { $0.count >= 8 }).and(.password)
    }
}
