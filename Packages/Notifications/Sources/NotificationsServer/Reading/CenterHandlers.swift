import Core
import NotificationsAPI
import Persistence
import ServerCore

/// Lists a person's notifications and marks them as read.
struct CenterHandlers: Sendable {
    let repository: NotificationRepository
    let wording: NotificationWording
    let hints: HintPublisher

    func add(to routes: inout Routes) {
        routes.on(NotificationsEndpoints.list, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit(standard: 30)
            let person = try context.person().id
            return try await context.database.read { transaction in
                let found = try repository.page(of: person, before: input.before, limit: limit + 1, in: transaction)
                let shown = Array(found.prefix(limit))
                return NotificationPage(
                    items: try wording.items(shown, in: transaction), next: found.count > limit ? shown.last?.id : nil,
                    unread: try repository.unread(of: person, in: transaction))
            }
        }
        routes.on(NotificationsEndpoints.unread, allow: .accessAlone) { _, context in
            let person = try context.person().id
            return UnreadCount(count: try await context.database.read { try repository.unread(of: person, in: $0) })
        }
        routes.on(NotificationsEndpoints.read, allow: .owned(repository) { $0.id }) { input, context in
            let (person, now) = (try context.person().id, context.clock.now)
            return try await context.database.write { transaction in
                if try repository.markRead(of: person, upTo: input.id, from: input.id, at: now, in: transaction) { publish(person, in: transaction) }
                guard let stored = try repository.find(input.id, of: person, in: transaction),
                    let item = try wording.items([stored], in: transaction).first
                else { throw APIError.notFound() }
                return item
            }
        }
        routes.on(NotificationsEndpoints.readAll, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person().id, context.clock.now)
            return try await context.database.write { transaction in
                if try repository.markRead(of: person, upTo: input.upTo ?? Int.max, at: now, in: transaction) { publish(person, in: transaction) }
                return UnreadCount(count: try repository.unread(of: person, in: transaction))
            }
        }
    }

    private func publish(_ person: Int, in transaction: Transaction) {
        transaction.afterCommit { [hints] in hints.publish(.notifications(of: person)) }
    }
}

extension Policy {
    /// Allows the person whose notification it is; for everybody else it doesn't exist.
    static func owned(_ repository: NotificationRepository, _ id: @escaping @Sendable (Input) -> Int) -> Policy {
        .when { input, context in
            let person = try context.person().id
            guard try await context.database.read({ try repository.find(id(input), of: person, in: $0) }) != nil else { throw APIError.notFound() }
        }
    }
}
