import AuthAPI
import AuthServer
import Core
import PaymentsServer
import Persistence

/// Provides Payments with customers' email addresses, and the demo customers.
struct PaymentsAuth: CustomerEmails {
    let profiles: ProfileDirectory
    let seeding: AccountSeeding

    static func register(in container: DIContainer) {
        guard container.isRegistered(ProfileDirectory.self), container.isRegistered(AccountSeeding.self) else { return }
        container.register((any CustomerEmails).self) {
            PaymentsAuth(profiles: try $0.resolve(ProfileDirectory.self), seeding: try $0.resolve(AccountSeeding.self))
        }
    }

    func email(of person: Int, in transaction: Transaction) throws -> String? { try profiles.profile(person, in: transaction)?.user.email }

    func demoCustomers(in transaction: Transaction) throws -> [Int] { try seeding.demoCustomers(in: transaction) }
}
