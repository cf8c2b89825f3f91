import AuthServer
import Core
import Persistence
import PromotionsServer

/// Tells Promotions who is a customer.
struct PromotionsAuth: CustomerDirectory {
    let people: PeopleDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(PeopleDirectory.self) else { return }
        container.register((any CustomerDirectory).self) { PromotionsAuth(people: try $0.resolve(PeopleDirectory.self)) }
    }

    func isCustomer(_ id: Int, in transaction: Transaction) throws -> Bool {
        try people.people([id], in: transaction)[id]?.roles.contains(.customer) == true
    }
}
