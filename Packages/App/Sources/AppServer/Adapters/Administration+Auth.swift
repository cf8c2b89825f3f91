import AdministrationServer
import AuthServer
import Core
import Persistence

/// Provides Administration with the rights of those who make API keys, from Auth.
struct AdministrationAuth: KeyOwners {
    let directory: RightsDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(RightsDirectory.self) else { return }
        container.register((any KeyOwners).self) { AdministrationAuth(directory: try $0.resolve(RightsDirectory.self)) }
    }

    func person(_ id: Int, in transaction: Transaction) throws -> Person? { try directory.person(id, in: transaction) }
}
