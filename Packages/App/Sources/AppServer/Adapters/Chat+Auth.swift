import AuthAPI
import AuthServer
import ChatServer
import Core
import Persistence

/// Provides Chat with names, roles and privacy choices from Auth.
struct ChatAuth: ChatPeople {
    let directory: PeopleDirectory
    let profiles: ProfileDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(PeopleDirectory.self), container.isRegistered(ProfileDirectory.self) else { return }
        container.register((any ChatPeople).self) {
            ChatAuth(directory: try $0.resolve(PeopleDirectory.self), profiles: try $0.resolve(ProfileDirectory.self))
        }
    }

    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person] {
        try directory.people(ids, in: transaction)
    }

    func privacy(of ids: [Int], in transaction: Transaction) throws -> [Int: ChatPrivacy] {
        try profiles.preferences(of: ids, in: transaction).mapValues { ChatPrivacy(receipts: $0.receipts, typing: $0.typing) }
    }
}
