import AuthAPI
import Core
import Foundation
import Logging
import Mail
import Persistence
import ServerCore

/// Sends the mail of the outbox. What fails is retried after 30 seconds, then after twice as long each time, up to an hour, for about a day.
struct MailDelivery: Sendable {
    /// The seconds after which another process may retry a mail whose attempt hasn't ended.
    static let lease: TimeInterval = 300
    /// The number of failed attempts after which a mail is given up, about a day after the first.
    static let attempts = 30

    let database: any Database
    let clock: any Core.Clock
    let service: any MailService
    let texts: MailTexts
    let tokens: MailTokens
    private let outbox = MailOutbox()
    private let accounts = AccountRepository()
    private let emailChanges = EmailChangeRepository()
    private let log = createLog(category: "mail")

    init(database: any Database, clock: any Core.Clock, service: any MailService, texts: MailTexts, tokens: MailTokens) {
        self.database = database
        self.clock = clock
        self.service = service
        self.texts = texts
        self.tokens = tokens
    }

    /// Sends the mail that is due.
    func run() async throws {
        let now = clock.now
        let due = try await database.read { try outbox.due(at: now, limit: 50, in: $0) }
        for mail in due {
            try Task.checkCancellation()
            try await send(mail)
        }
    }

    private func send(_ mail: MailOutbox.Stored) async throws {
        let now = clock.now
        let message: MailMessage? = try await database.write { transaction in
            guard try outbox.claim(mail, until: now.addingTimeInterval(Self.lease), in: transaction) else { return nil }
            guard let message = try write(mail, at: now, in: transaction) else {
                try outbox.finish(mail.id, in: transaction)
                return nil
            }
            return message
        }
        guard let message else { return }
        do {
            try await service.send(message)
            try await database.write { try outbox.finish(mail.id, in: $0) }
        } catch let error as MailError {
            try await record(error, mail)
        }
    }

    /// Writes a mail with its recipient's present data; nil if there is no such account, or nothing left to say.
    private func write(_ mail: MailOutbox.Stored, at now: Date, in transaction: Transaction) throws -> MailMessage? {
        let holders = try accounts.holders(of: mail.recipient, in: transaction)
        let account = try mail.account.map { try accounts.find($0, in: transaction) } ?? holders.foremost
        guard let account, account.disabledAt == nil else { return nil }
        let language = account.chosenLanguage ?? mail.language
        switch mail.kind {
        case .verification:
            guard account.emailVerifiedAt == nil, account.emailLostAt == nil, account.email == mail.recipient else { return nil }
            if let owner = holders.owner { return notice(to: owner, mail) }
            return texts.verification(mail.recipient, try token(.verification, account, now, transaction), language)
        case .emailChange:
            guard try emailChanges.find(account.id, at: now, in: transaction)?.email == mail.recipient else { return nil }
            if let owner = holders.owner { return notice(to: owner, mail) }
            return texts.emailChange(mail.recipient, try token(.emailChange, account, now, transaction), language)
        case .emailChangeAsked:
            return texts.emailChangeAsked(mail.recipient, language)
        case .emailChanged:
            return texts.emailChanged(mail.recipient, language)
        case .passwordReset:
            guard account.email == mail.recipient, account.emailLostAt == nil else { return nil }
            return texts.passwordReset(mail.recipient, try token(.passwordReset, account, now, transaction), language)
        case .passwordChanged:
            return texts.passwordChanged(mail.recipient, language)
        case .passkeyAdded:
            return texts.passkeyAdded(mail.recipient, language)
        case .passkeyRemoved:
            return texts.passkeyRemoved(mail.recipient, language)
        case .factorAdded:
            return texts.factorAdded(mail.recipient, language)
        case .factorRemoved:
            return texts.factorRemoved(mail.recipient, language)
        case .recoveryCodeUsed:
            return texts.recoveryCodeUsed(mail.recipient, language)
        case .deletionAsked:
            // Whoever has kept the account meanwhile needn't be told how.
            return account.deletionAt.map { texts.deletionAsked(mail.recipient, due: $0, language) }
        case .notice:
            guard account.email == mail.recipient, account.emailLostAt == nil, let content = mail.content else { return nil }
            return MailMessage(recipient: mail.recipient, subject: content.subject, text: content.text + "\n")
        }
    }

    /// Tells the owner of an address that somebody gave it for another account.
    private func notice(to owner: Account, _ mail: MailOutbox.Stored) -> MailMessage? {
        owner.disabledAt == nil ? texts.accountExists(mail.recipient, owner.chosenLanguage ?? mail.language) : nil
    }

    private func token(_ purpose: MailTokens.Purpose, _ account: Account, _ now: Date, _ transaction: Transaction) throws -> SecretToken {
        try tokens.create(purpose, account: account.id, at: now, in: transaction)
    }

    private func record(_ error: MailError, _ mail: MailOutbox.Stored) async throws {
        let (now, made) = (clock.now, mail.attempts + 1)
        let isGivenUp = error.isPermanent || made >= Self.attempts
        let again = isGivenUp ? nil : now.addingTimeInterval(min(30 * pow(2, Double(mail.attempts)), 3600))
        log.log(
            level: isGivenUp ? .error : .warning, isGivenUp ? "mail given up" : "mail put off",
            metadata: ["mail": "\(mail.id)", "kind": "\(mail.kind.rawValue)", "attempts": "\(made)", "cause": "\(error)"])
        try await database.write { try outbox.fail(mail.id, error.description, again: again, at: now, in: $0) }
    }
}
