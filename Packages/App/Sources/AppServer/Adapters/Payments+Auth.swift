import AuthAPI
import AuthServer
import Core
import PaymentsServer
import Persistence

/// Provides Payments with customers' email addresses, the demo customers, and the names of drivers.
struct PaymentsAuth: CustomerEmails, DriverNames {
    let people: PeopleDirectory
    let profiles: ProfileDirectory
    let seeding: AccountSeeding

    static func register(in container: DIContainer) {
        guard container.isRegistered(PeopleDirectory.self), container.isRegistered(ProfileDirectory.self), container.isRegistered(AccountSeeding.self) else {
            return
        }
        container.register((any CustomerEmails).self) { try PaymentsAuth($0) }
        container.register((any DriverNames).self) { try PaymentsAuth($0) }
    }

    private init(_ resolver: Resolver) throws {
        (people, profiles, seeding) = try resolver.resolve(PeopleDirectory.self, ProfileDirectory.self, AccountSeeding.self)
    }

    func names(of drivers: [Int], in transaction: Transaction) throws -> [Int: String] {
        try people.people(drivers, in: transaction).mapValues(\.name)
    }

    func email(of person: Int, in transaction: Transaction) throws -> String? { try profiles.profile(person, in: transaction)?.user.email }

    func recipient(_ person: Int, in transaction: Transaction) throws -> ReceiptRecipient? {
        guard let user = try profiles.profile(person, in: transaction)?.user else { return nil }
        return ReceiptRecipient(email: user.email, language: user.language.flatMap { Language(tag: $0) } ?? .english)
    }

    func demoCustomers(in transaction: Transaction) throws -> [Int] { try seeding.demoCustomers(in: transaction) }
}
