import Core
import Foundation

/// What a password must be like: 8 to 128 characters, not among the common ones, not the person's own name or address (NIST SP 800-63B, 3.1.1).
enum PasswordRules {
    static func check(_ password: String, _ field: String, name: String, email: String, _ errors: inout FieldErrors) {
        errors.require(password.utf8.count <= 1024, field, Strings.tooLong(128))
        errors.requireText(password, field, length: 8...128)
        let folded = password.lowercased()
        errors.require(!CommonPasswords.all.contains(folded), field, Strings.commonPassword)
        let own = [name, email, email.split(separator: "@").first.map(String.init) ?? ""].map { $0.lowercased() }
        errors.require(!own.contains(folded), field, Strings.ownPassword)
    }
}
