import AuthAPI
import Core
import Foundation
import Mail
import ServerCore

/// Writes Auth's mail, in the language of who gets it.
struct MailTexts: Sendable {
    /// What the product calls itself.
    let product: String
    /// Where its pages are, such as `https://tumble.example`.
    let publicURL: String

    /// Names nobody: whoever registers with somebody else's address chooses the name.
    func verification(_ account: Account, _ token: SecretToken) -> MailMessage {
        mail(to: account) {
            (Strings.verificationSubject(product), Strings.verificationText(product, link: AuthLinks.verifyEmail(token.text, at: publicURL)))
        }
    }

    func passwordReset(_ account: Account, _ token: SecretToken) -> MailMessage {
        mail(to: account) {
            (Strings.resetSubject(product), Strings.resetText(account.name, product: product, link: AuthLinks.resetPassword(token.text, at: publicURL)))
        }
    }

    func passwordChanged(_ account: Account) -> MailMessage {
        mail(to: account) {
            (Strings.changedSubject(product), Strings.changedText(account.name, product: product, link: AuthLinks.forgotPassword(at: publicURL)))
        }
    }

    private func mail(to account: Account, _ write: () -> (subject: String, text: String)) -> MailMessage {
        let (subject, text) = Language.$current.withValue(Language(tag: account.language) ?? .english, operation: write)
        return MailMessage(recipient: account.email, subject: subject, text: text + "\n")
    }
}
