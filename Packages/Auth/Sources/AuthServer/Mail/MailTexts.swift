import AuthAPI
import Core
import Foundation
import Mail
import ServerCore

/// Writes Auth's mail. It holds no text that a person entered, not even a name: anybody can register with somebody else's address, and choose the name.
struct MailTexts: Sendable {
    /// The product's name, which administrators may change.
    let name: CurrentSetting<String>
    /// The URL of the product's pages, such as `https://tumble.example`.
    let publicURL: String

    private var product: String { name.value }

    /// Asks to confirm the address of a new account.
    func verification(_ recipient: String, _ token: SecretToken, _ language: Language) -> MailMessage {
        mail(to: recipient, language) {
            (Strings.verificationSubject(product), Strings.verificationText(product, link: url(.verifyEmail(token: token.text))))
        }
    }

    /// Asks to confirm the new address of an account.
    func emailChange(_ recipient: String, _ token: SecretToken, _ language: Language) -> MailMessage {
        mail(to: recipient, language) {
            (Strings.emailChangeSubject(product), Strings.emailChangeText(product, link: url(.verifyEmail(token: token.text))))
        }
    }

    /// Tells the present address that another is to take its place.
    func emailChangeAsked(_ recipient: String, _ language: Language) -> MailMessage {
        mail(to: recipient, language) {
            (Strings.emailChangeAskedSubject(product), Strings.emailChangeAskedText(product, link: url(.forgotPassword)))
        }
    }

    /// Tells the former address that another has taken its place.
    func emailChanged(_ recipient: String, _ language: Language) -> MailMessage {
        mail(to: recipient, language) { (Strings.emailChangedSubject(product), Strings.emailChangedText(product)) }
    }

    /// Tells that the address, which somebody gave for another account, has one already.
    func accountExists(_ recipient: String, _ language: Language) -> MailMessage {
        mail(to: recipient, language) {
            (Strings.accountExistsSubject(product), Strings.accountExistsText(product, signIn: publicURL, link: url(.forgotPassword)))
        }
    }

    /// Gives the link for a new password.
    func passwordReset(_ recipient: String, _ token: SecretToken, _ language: Language) -> MailMessage {
        mail(to: recipient, language) {
            (Strings.resetSubject(product), Strings.resetText(product, link: url(.resetPassword(token: token.text))))
        }
    }

    /// Tells that the password was changed.
    func passwordChanged(_ recipient: String, _ language: Language) -> MailMessage {
        mail(to: recipient, language) { (Strings.changedSubject(product), Strings.changedText(product, link: url(.forgotPassword))) }
    }

    func passkeyAdded(_ recipient: String, _ language: Language) -> MailMessage {
        mail(to: recipient, language) { (Strings.passkeyAddedSubject(product), Strings.passkeyAddedText(product, link: url(.forgotPassword))) }
    }

    func passkeyRemoved(_ recipient: String, _ language: Language) -> MailMessage {
        mail(to: recipient, language) { (Strings.passkeyRemovedSubject(product), Strings.passkeyRemovedText(product, link: url(.forgotPassword))) }
    }

    func factorAdded(_ recipient: String, _ language: Language) -> MailMessage {
        mail(to: recipient, language) { (Strings.factorAddedSubject(product), Strings.factorAddedText(product, link: url(.forgotPassword))) }
    }

    func factorRemoved(_ recipient: String, _ language: Language) -> MailMessage {
        mail(to: recipient, language) { (Strings.factorRemovedSubject(product), Strings.factorRemovedText(product, link: url(.forgotPassword))) }
    }

    func recoveryCodeUsed(_ recipient: String, _ language: Language) -> MailMessage {
        mail(to: recipient, language) { (Strings.recoveryUsedSubject(product), Strings.recoveryUsedText(product, link: url(.forgotPassword))) }
    }

    /// Tells that the account is to be deleted, and how to keep it.
    func deletionAsked(_ recipient: String, due: Date, _ language: Language) -> MailMessage {
        mail(to: recipient, language) {
            let day = due.formatted(Date.FormatStyle(timeZone: .gmt).locale(Language.current.locale).year().month(.wide).day())
            return (Strings.deletionSubject(product), Strings.deletionText(product, day: day, link: publicURL))
        }
    }

    private func url(_ link: MailLink) -> String { link.url(at: publicURL) }

    private func mail(to recipient: String, _ language: Language, _ write: () -> (subject: String, text: String)) -> MailMessage {
        let (subject, text) = Language.$current.withValue(language, operation: write)
        return MailMessage(recipient: recipient, subject: subject, text: text + "\n")
    }
}
