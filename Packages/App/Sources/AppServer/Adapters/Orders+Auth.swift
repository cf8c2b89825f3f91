import AuthAPI
import AuthServer
import Core
import Foundation
import OrdersServer
import Persistence

/// Provides Orders with a customer's defaults from the profile, with people's names, and with their mail.
struct OrdersAuth: CustomerDefaults, PersonNames, CustomerAccounts {
    let profiles: ProfileDirectory
    let mail: PeopleMail

    static func register(in container: DIContainer) {
        guard container.isRegistered(ProfileDirectory.self), container.isRegistered(PeopleMail.self) else { return }
        container.register((any CustomerDefaults).self) { try OrdersAuth($0) }
        container.register((any PersonNames).self) { try OrdersAuth($0) }
        container.register((any CustomerAccounts).self) { try OrdersAuth($0) }
    }

    private init(_ resolver: Resolver) throws { (profiles, mail) = try resolver.resolve(ProfileDirectory.self, PeopleMail.self) }

    func address(_ id: Int?, of customer: Int, in transaction: Transaction) throws -> Address? {
        guard let profile = try profiles.profile(customer, in: transaction) else { return nil }
        guard let id else { return profile.defaultAddress }
        return profile.addresses.first { $0.id == id }
    }

    func name(of person: Int, in transaction: Transaction) throws -> String? { try profiles.profile(person, in: transaction)?.user.name }

    func isActive(_ customer: Int, in transaction: Transaction) throws -> Bool { try profiles.isActive(customer, in: transaction) }

    func mail(to customer: Int, at now: Date, in transaction: Transaction, write: () throws -> (subject: String, text: String)) throws {
        try mail.send(to: customer, at: now, in: transaction, write: write)
    }

    func hasVerifiedEmail(_ customer: Int, in transaction: Transaction) throws -> Bool? {
        try profiles.hasVerifiedEmail(customer, in: transaction)
    }

    func preferences(of customer: Int, in transaction: Transaction) throws -> LaundryPreferences? {
        try profiles.preferences(of: [customer], in: transaction)[customer]?.laundry
    }
}
