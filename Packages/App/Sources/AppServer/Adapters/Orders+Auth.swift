import AuthAPI
import AuthServer
import Core
import OrdersAPI
import OrdersServer
import Persistence

/// Orders take what a customer doesn't say from the profile.
struct OrdersAuth: CustomerDefaults {
    let profiles: ProfileDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(ProfileDirectory.self) else { return }
        container.register((any CustomerDefaults).self) { OrdersAuth(profiles: try $0.resolve(ProfileDirectory.self)) }
    }

    func address(_ id: Int?, of customer: Int, in transaction: Transaction) throws -> Address? {
        guard let profile = try profiles.profile(customer, in: transaction) else { return nil }
        guard let id else { return profile.defaultAddress }
        return profile.addresses.first { $0.id == id }
    }

    func preferences(of customer: Int, in transaction: Transaction) throws -> LaundryPreferences? {
        guard let preferences = try profiles.profile(customer, in: transaction)?.preferences else { return nil }
        var laundry = LaundryPreferences()
        laundry.detergent = LaundryPreferences.Detergent(rawValue: preferences.detergent.rawValue) ?? laundry.detergent
        laundry.softener = preferences.softener
        laundry.temperature = LaundryPreferences.Temperature(rawValue: preferences.temperature.rawValue) ?? laundry.temperature
        laundry.folding = LaundryPreferences.Folding(rawValue: preferences.folding.rawValue) ?? laundry.folding
        laundry.notes = preferences.notes
        return laundry
    }
}
