import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Uses codes of second factors up: at sign-in, and to prove again who somebody is.
struct CodeCheck: Sendable {
    let factors: FactorRepository
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(factors: FactorRepository) { self.factors = factors }

    /// Uses a code of an account up. The use of a recovery code is logged, and mail tells the person.
    ///
    /// - Returns: false if the code isn't valid.
    func use(_ code: String, of account: Account, _ context: HandlerContext, at now: Date, in transaction: Transaction) throws -> Bool {
        switch try factors.use(code, account: account.id, at: now, in: transaction) {
        case nil: return false
        case .totp: return true
        case .recoveryCode:
            let left = try factors.recoveryCodesLeft(of: account.id, in: transaction)
            try log.record(.recoveryCodeUsed, account: account.id, actor: account.id, detail: "\(left) left", context, at: now, in: transaction)
            try outbox.add(.recoveryCodeUsed, to: account.email, account: account.id, at: now, in: transaction)
            return true
        }
    }
}
