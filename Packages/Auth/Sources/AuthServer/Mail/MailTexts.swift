import AuthAPI
import Core
import Foundation
import Mail
import ServerCore

/// Writes Auth's mail.
struct MailTexts: Sendable {
    /// The product's name.
    let product: String
    /// The URL of the product's pages, such as `https://tumble.example`.
    let publicURL: String

    /// Asks to confirm an address. It leaves the name out: whoever registers with somebody else's address chooses the name.
    func verification(_ account: Account, _ token: SecretToken, _ language: Language) -> MailMessage {
        mail(to: account, language) {
            (Strings.verificationSubject(product), Strings.verificationText(product, link: url(.verifyEmail(token: token.text))))
        }
    }

    func passwordReset(_ account: Account, _ token: SecretToken, _ language: Language) -> MailMessage {
        mail(to: account, language) {
            (Strings.resetSubject(product), Strings.resetText(account.name, product: product, link: url(.resetPassword(token: token.text))))
        }
    }

    func passwordChanged(_ account: Account, _ language: Language) -> MailMessage {
        mail(to: account, language) {
            (Strings.changedSubject(product), Strings.changedText(account.name, product: product, link: url(.forgotPassword)))
        }
    }

    private func url(_ link: MailLink) -> String { link.url(at: publicURL) }

    /// Writes a mail in the language that the person chose, or else in that of the request that asked for the mail.
    private func mail(to account: Account, _ language: Language, _ write: () -> (subject: String, text: String)) -> MailMessage {
        let chosen = account.language.flatMap { Language(tag: $0) }
        let (subject, text) = Language.$current.withValue(chosen ?? language, operation: write)
        return MailMessage(recipient: account.email, subject: subject, text: text + "\n")
    }
}
