import AuthAPI
public import Core
import Foundation
public import Persistence
public import ServerCore

/// Lets operators manage accounts on the server's command line, where there may be no administrator yet.
public struct AccountCommands: Sendable {
    private let database: any Database
    private let clock: any Clock
    private let random: any RandomSource
    private let passwords: PasswordHashing
    private let administration: AccountAdministration
    private let accounts = AccountRepository()
    private let log = SecurityLog()

    init(database: any Database, clock: any Clock, random: any RandomSource, passwords: PasswordHashing, administration: AccountAdministration) {
        self.database = database
        self.clock = clock
        self.random = random
        self.passwords = passwords
        self.administration = administration
    }

    /// Returns whether somebody can administer the product.
    public static func administratorExists(in transaction: Transaction) throws -> Bool { try AccountRepository().hasAdministrators(in: transaction) }

    /// Returns the address as accounts have it.
    ///
    /// - Throws: ``AccountCommandError`` if it isn't one, or an account has confirmed it already.
    public func newAddress(_ text: String) async throws -> String {
        let email = try address(text)
        guard try await database.read({ try accounts.holders(of: email, in: $0).owner }) == nil else { throw AccountCommandError.taken(email) }
        return email
    }

    /// Creates an administrator, who is a dispatcher as well. The address counts as confirmed, since the operator vouches for it.
    ///
    /// - Throws: ``AccountCommandError`` if name, address or password can't be used.
    public func createAdministrator(email text: String, name: String, password: String) async throws {
        let email = try await newAddress(text)
        var errors = FieldErrors()
        let name = AccountRules.name(name, &errors)
        PasswordRules.check(password, "password", name: name, email: email, &errors)
        guard errors.fields.isEmpty else { throw AccountCommandError.invalid(errors.fields) }
        var new = AccountRepository.New(name: name, email: email, passwordHash: try await passwords.hash(password), roles: [.dispatcher, .admin])
        let (now, origin) = (clock.now, origin)
        new.emailVerifiedAt = now
        let account = new
        _ = try await database.write { try administration.create(account, by: origin, at: now, in: $0) }
    }

    /// Sets an account's roles. The address must be confirmed: anybody could have registered with one that isn't.
    public func setRoles(_ roles: Set<Role>, of email: String) async throws {
        try await change(email) { account, origin, now, transaction in
            guard account.emailVerifiedAt != nil else { throw AccountCommandError.unconfirmed(account.email) }
            _ = try administration.setRoles(roles, of: account, by: origin, at: now, in: transaction)
        }
    }

    /// Disables an account and signs it out everywhere.
    public func disable(_ email: String) async throws {
        try await change(email) { try administration.disable($0, by: $1, at: $2, in: $3) }
    }

    /// Enables an account.
    public func enable(_ email: String) async throws {
        try await change(email) { try administration.enable($0, by: $1, at: $2, in: $3) }
    }

    /// Signs an account out everywhere.
    ///
    /// - Returns: the number of sessions that ended.
    public func endSessions(of email: String) async throws -> Int {
        try await change(email) { try administration.endSessions(of: $0, by: $1, at: $2, in: $3) }
    }

    /// Removes all second factors of an account and signs it out everywhere, for somebody who has lost them.
    public func removeFactors(of email: String) async throws {
        try await change(email) { try administration.removeFactors(of: $0, by: $1, at: $2, in: $3) }
    }

    @discardableResult
    private func change<Result: Sendable>(
        _ text: String, _ body: @escaping @Sendable (Account, SecurityLog.Origin, Date, Transaction) throws -> Result
    ) async throws -> Result {
        let (email, now, origin) = (try address(text), clock.now, origin)
        return try await database.write { transaction in
            guard let account = try accounts.holders(of: email, in: transaction).foremost else { throw AccountCommandError.unknown(email) }
            return try body(account, origin, now, transaction)
        }
    }

    private func address(_ text: String) throws(AccountCommandError) -> String {
        guard let email = EmailAddress(text)?.text else { throw .malformed(text) }
        return email
    }

    /// Records in the audit log what another command on the server's machine changes, in the transaction of the change.
    ///
    /// - Parameter command: the command, such as `tumble retail`.
    public func record(_ entry: AuditEntry, by command: String, in transaction: Transaction) throws {
        try log.record(
            SecurityEvent.Kind(rawValue: entry.action.rawValue), account: entry.account, object: entry.object, detail: entry.detail, by: origin(of: command),
            at: clock.now, in: transaction)
    }

    private var origin: SecurityLog.Origin { origin(of: "tumble admin") }

    private func origin(of command: String) -> SecurityLog.Origin {
        SecurityLog.Origin(actor: nil, address: "command line", userAgent: command, requestID: random.hexadecimal(byteCount: 8))
    }
}

/// The reason why a command on an account can't run; its description is one line with the fix.
public enum AccountCommandError: Error, Equatable, CustomStringConvertible {
    /// The text is no email address.
    case malformed(String)
    /// No account has the address.
    case unknown(String)
    /// An account has the address already.
    case taken(String)
    /// No account has confirmed the address.
    case unconfirmed(String)
    /// Fields of the account can't be used, for these reasons.
    case invalid([String: String])

    /// The problem and its fix.
    public var description: String {
        switch self {
        case .malformed(let text): "'\(text)' is not an email address. To fix, give one such as ada@example.org."
        case .unknown(let email): "No account has the address \(email). To fix, check it, or create an administrator with: tumble admin create \(email)"
        case .taken(let email): "\(email) has an account already. To fix, make it an administrator: tumble admin roles \(email) dispatcher admin"
        case .unconfirmed(let email):
            "No account has confirmed the address \(email). To fix, have its owner confirm it with the link that was mailed, then try again."
        case .invalid(let fields):
            fields.sorted { $0.key < $1.key }.map { "The \($0.key) can't be used: \($0.value)" }.joined(separator: " ") + " To fix, give another."
        }
    }
}
