import AuthAPI
import AuthServer
import Core
import PaymentsServer
import Persistence

/// Provides Payments with customers' email addresses, the demo customers, and the names of drivers.
struct PaymentsAuth: CustomerEmails, DriverNames {
    let profiles: ProfileDirectory
    let seeding: AccountSeeding

    static func register(in container: DIContainer) {
        guard container.isRegistered(ProfileDirectory.self), container.isRegistered(AccountSeeding.self) else { return }
        container.register((any CustomerEmails).self) { try PaymentsAuth($0) }
        container.register((any DriverNames).self) { try PaymentsAuth($0) }
    }

    private init(_ resolver: Resolver) throws { (profiles, seeding) = try resolver.resolve(ProfileDirectory.self, AccountSeeding.self) }

    func names(of people: [Int], in transaction: Transaction) throws -> [Int: String] {
        try people.reduce(into: [:]) { $0[$1] = try profiles.profile($1, in: transaction)?.user.name }
    }

    func email(of person: Int, in transaction: Transaction) throws -> String? { try profiles.profile(person, in: transaction)?.user.email }

    func recipient(_ person: Int, in transaction: Transaction) throws -> ReceiptRecipient? {
        guard let user = try profiles.profile(person, in: transaction)?.user else { return nil }
        return ReceiptRecipient(email: user.email, language: user.language.flatMap { Language(tag: $0) } ?? .english)
    }

    func demoCustomers(in transaction: Transaction) throws -> [Int] { try seeding.demoCustomers(in: transaction) }
}
