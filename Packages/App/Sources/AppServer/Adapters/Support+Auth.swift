import AuthServer
import Core
import Persistence
import SupportServer

/// Provides Support with names and roles from Auth.
struct SupportAuth: SupportPeople {
    let directory: PeopleDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(PeopleDirectory.self) else { return }
        container.register((any SupportPeople).self) { SupportAuth(directory: try $0.resolve(PeopleDirectory.self)) }
    }

    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person] { try directory.people(ids, in: transaction) }
}
