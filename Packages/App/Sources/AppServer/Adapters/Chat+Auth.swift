import AuthServer
import ChatServer
import Core
import Persistence

/// Chat asks Auth for names and roles.
struct ChatAuth: ChatPeople {
    let directory: PeopleDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(PeopleDirectory.self) else { return }
        container.register((any ChatPeople).self) { ChatAuth(directory: try $0.resolve(PeopleDirectory.self)) }
    }

    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person] {
        try directory.people(ids, in: transaction)
    }
}
