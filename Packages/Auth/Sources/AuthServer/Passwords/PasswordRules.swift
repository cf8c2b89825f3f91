import Core
import Foundation

/// The rules for new passwords: 8 to 128 characters, not on the list of common ones, and nothing that is guessed from the person, the calendar or the
/// keyboard (NIST SP 800-63B, 3.1.1; OWASP ASVS 5, 6.2).
enum PasswordRules {
    static func check(_ password: String, _ field: String, name: String, email: String, _ errors: inout FieldErrors) {
        errors.require(password.utf8.count <= 1024, field, Strings.tooLong(128))
        errors.requireText(password, field, length: 8...128)
        guard password.count <= 128 else { return }
        errors.require(!PersonalWords(name: name, email: email).areGuessed(in: password), field, Strings.ownPassword)
        errors.require(!CalendarPassword.isOne(password), field, Strings.calendarPassword)
        errors.require(!KeyboardPassword.isOne(password), field, Strings.keyboardPassword)
        errors.require(!CommonPasswords.contains(password), field, Strings.commonPassword)
    }
}
