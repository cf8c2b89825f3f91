public import Core
import Foundation
public import Persistence

/// Creates demo accounts, and finds out whether there are any: a product for real people refuses to start with them.
public struct AccountSeeding: Sendable {
    private let database: any Database
    private let clock: any Clock
    private let passwords: PasswordHashing
    private let accounts = AccountRepository()

    /// Creates the seeding.
    public init(database: any Database, clock: any Clock, random: any RandomSource) {
        self.database = database
        self.clock = clock
        // The passwords are printed at the start, so an expensive hash would protect nothing.
        passwords = PasswordHashing(cost: .low, random: random)
    }

    /// Creates an account for each person whose email address no account has confirmed.
    public func createAccounts(_ people: [DemoPerson]) async throws {
        for person in people {
            guard let email = EmailAddress(person.email)?.text else { continue }
            var new = AccountRepository.New(
                name: person.name, email: email, phone: person.phone, passwordHash: try await passwords.hash(person.password), isDemo: true)
            new.roles = person.roles
            new.emailVerifiedAt = clock.now
            if var address = person.address {
                address.id = 1
                new.details = Account.Details(addresses: [address], defaultAddressID: 1)
            }
            let (account, now) = (new, clock.now)
            try await database.write { transaction in
                guard try accounts.holders(of: account.email, in: transaction).owner == nil else { return }
                _ = try accounts.create(account, at: now, in: transaction)
            }
        }
    }

    /// Returns the ids of the customers among the demo accounts.
    public func demoCustomers(in transaction: Transaction) throws -> [Int] {
        try accounts.demoCustomers(in: transaction)
    }

    /// Returns whether there are accounts of real people.
    public func realAccountsExist(in transaction: Transaction) throws -> Bool {
        try accounts.hasRealAccounts(in: transaction)
    }

    /// Returns whether there are demo accounts.
    public func demoAccountsExist(in transaction: Transaction) throws -> Bool {
        try accounts.hasDemoAccounts(in: transaction)
    }
}
