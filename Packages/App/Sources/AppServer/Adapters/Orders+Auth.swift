import AuthAPI
import AuthServer
import Core
import OrdersServer
import Persistence

/// Provides Orders with a customer's defaults from the profile, and with people's names.
struct OrdersAuth: CustomerDefaults, PersonNames {
    let profiles: ProfileDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(ProfileDirectory.self) else { return }
        container.register((any CustomerDefaults).self) { OrdersAuth(profiles: try $0.resolve(ProfileDirectory.self)) }
        container.register((any PersonNames).self) { OrdersAuth(profiles: try $0.resolve(ProfileDirectory.self)) }
    }

    func address(_ id: Int?, of customer: Int, in transaction: Transaction) throws -> Address? {
        guard let profile = try profiles.profile(customer, in: transaction) else { return nil }
        guard let id else { return profile.defaultAddress }
        return profile.addresses.first { $0.id == id }
    }

    func name(of person: Int, in transaction: Transaction) throws -> String? { try profiles.profile(person, in: transaction)?.user.name }

    func hasVerifiedEmail(_ customer: Int, in transaction: Transaction) throws -> Bool? {
        try profiles.hasVerifiedEmail(customer, in: transaction)
    }

    func preferences(of customer: Int, in transaction: Transaction) throws -> LaundryPreferences? {
        try profiles.preferences(of: [customer], in: transaction)[customer]?.laundry
    }
}
