import Core

extension Validation where Value == String {
    /// Requires something other than white space; otherwise the message says what is missing.
    static func filled(_ message: @autoclosure @escaping @Sendable () -> String) -> Validation {
        Validation(message()) { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Requires what a new password needs. The server refuses common ones besides.
    static var newPassword: Validation {
        Validation(Strings.passwordMissing) { !$0.isEmpty }.and(Validation(Strings.passwordTooShort) { $0.count >= 8 }).and(.password)
    }
}

extension String {
    /// The text; nil if there is nothing but white space.
    var nonBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}

extension Result where Failure == APIError {
    /// The error; nil for a success.
    var failure: APIError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
