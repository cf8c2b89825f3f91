import AuthAPI
import AuthServer
import Core
import Foundation
import NotificationsServer
import Persistence
import ServerCore

/// Provides Notifications with the people who get them.
struct NotificationsAuth: NotificationPeople {
    let directory: PeopleDirectory
    let profiles: ProfileDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(PeopleDirectory.self), container.isRegistered(ProfileDirectory.self) else { return }
        container.register((any NotificationPeople).self) { resolver in
            let (directory, profiles) = try resolver.resolve(PeopleDirectory.self, ProfileDirectory.self)
            return NotificationsAuth(directory: directory, profiles: profiles)
        }
        container.register((any NotificationSessions).self) { NotificationsSessions(directory: try $0.resolve(SessionDirectory.self)) }
    }

    func language(of person: Int, in transaction: Transaction) throws -> Language? {
        guard try profiles.isActive(person, in: transaction), let user = try profiles.profile(person, in: transaction)?.user else { return nil }
        return user.language.flatMap { Language(tag: $0) } ?? .english
    }

    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: NotificationPerson] {
        try directory.active(ids, in: transaction).mapValues { NotificationPerson(name: $0.name, roles: $0.roles) }
    }

    func people(with role: Role, in transaction: Transaction) throws -> [Int] { try directory.staff(with: role, in: transaction) }

    func recipient(_ person: Int, in transaction: Transaction) throws -> NotificationRecipient? {
        guard try profiles.isActive(person, in: transaction), let user = try profiles.profile(person, in: transaction)?.user, user.emailVerified
        else { return nil }
        return NotificationRecipient(email: user.email, language: user.language.flatMap { Language(tag: $0) } ?? .english)
    }
}

/// Tells Notifications which sessions have ended, with the browsers that were signed in by them.
private struct NotificationsSessions: NotificationSessions {
    let directory: SessionDirectory

    func session(of request: ServerRequest) async throws(APIError) -> Int { try await directory.session(of: request) }

    func open(_ sessions: [Int], at now: Date, in transaction: Transaction) throws -> Set<Int> {
        try directory.open(sessions, at: now, in: transaction)
    }
}
