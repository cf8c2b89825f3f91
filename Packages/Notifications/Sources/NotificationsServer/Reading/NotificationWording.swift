import Core
import Logging
import NotificationsAPI
import Persistence
import ServerCore

/// Words stored notifications in the current language.
struct NotificationWording: Sendable {
    let kinds: NotificationKinds
    let people: any NotificationPeople
    private let log = createLog(category: "notifications")

    init(kinds: NotificationKinds, people: any NotificationPeople) {
        self.kinds = kinds
        self.people = people
    }

    /// Returns notifications as their person reads them, leaving out those whose stored facts this version of the product can't read.
    func items(_ stored: [NotificationRepository.Stored], in transaction: Transaction) throws -> [NotificationItem] {
        let names = try people.people(stored.compactMap(\.subject), in: transaction).mapValues(\.name)
        return stored.compactMap { item(of: $0, about: $0.subject.flatMap { names[$0] } ?? "") }
    }

    private func item(of stored: NotificationRepository.Stored, about name: String) -> NotificationItem? {
        do {
            guard let text = try kinds[stored.kind]?.text(facts: stored.facts, about: name) else { return nil }
            return NotificationItem(
                id: stored.id, kind: stored.kind, title: text.title, body: text.body, link: stored.link, createdAt: stored.createdAt,
                readAt: stored.readAt)
        } catch {
            log.error("notification can't be worded", metadata: ["kind": "\(stored.kind)", "cause": "\(error)"])
            return nil
        }
    }
}
