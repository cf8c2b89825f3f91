import Core
import Foundation
import NotificationsAPI
import Persistence
import ServerCore

/// Writes the notifications that events cause: one for each event, kind and person, after the event was committed.
struct EventFollower: Sendable {
    let kinds: NotificationKinds
    /// The channels of the product.
    let channels: [NotificationChannel]
    let people: any NotificationPeople
    let repository: NotificationRepository
    let hints: HintPublisher
    let clock: any Core.Clock
    private let choices = ChoiceRepository()
    private let queue = DeliveryQueue()

    init(
        kinds: NotificationKinds, channels: [NotificationChannel], people: any NotificationPeople, repository: NotificationRepository,
        hints: HintPublisher, clock: any Core.Clock
    ) {
        self.kinds = kinds
        self.channels = channels
        self.people = people
        self.repository = repository
        self.hints = hints
        self.clock = clock
    }

    /// The seconds after which an event is no news any more, as in a product that had events before it had Notifications.
    static let newsLifetime: TimeInterval = 24 * 3600

    /// The subscriber to all events that concern a kind.
    var subscriber: EventSubscriber {
        let events = kinds.all.reduce(into: Set<String>()) { $0.formUnion($1.events) }
        return EventSubscriber(
            "notifications.events", toAll: events.sorted(), where: { event in try kinds.all.contains { try $0.concerns(event) } },
            preparing: { try plan(for: $0, in: $1) }, handle: { _, plan, transaction in try write(plan, in: transaction) })
    }

    /// A draft of an event, with the people who get it.
    private struct Addressed {
        let event: DomainEvent
        let kind: NotificationKind
        let change: NotificationChange<String>
        let people: [Int]
    }

    private func plan(for events: [DomainEvent], in transaction: Transaction) throws -> NotificationPlan {
        let oldest = clock.now.addingTimeInterval(-Self.newsLifetime)
        let changes = try addressed(events.filter { $0.createdAt > oldest }, in: transaction)
        let everybody = Set(changes.flatMap(\.people)).sorted()
        let known = try people.people(everybody, in: transaction)
        let chosen = try choices.choices(of: everybody, in: transaction)
        let rests = try choices.rest(of: chosen.filter { $1.values.contains(where: \.isDaily) }.keys.sorted(), in: transaction)
        let reach = try ChannelReach(of: everybody, by: channels, in: transaction)
        var plan = NotificationPlan()
        for change in changes {
            for person in change.people where known[person] != nil {
                switch change.change {
                case .notify(let draft):
                    let choice = chosen[person]?[change.kind.id]
                    let wanted = choice?.channels ?? change.kind.channels
                    guard !wanted.isEmpty else { continue }
                    plan.add(
                        NewNotification(
                            event: change.event.id, kind: change.kind.id, person: person, facts: draft.facts, subject: draft.subject,
                            link: draft.place.path, thread: draft.thread, createdAt: change.event.createdAt,
                            isShown: wanted.contains(.inApp), outgoing: reach.channels(of: person).intersection(wanted),
                            digestAt: choice?.isDaily == true ? (rests[person] ?? ChoiceRepository.Rest()).digestTime(after: clock.now) : nil))
                case .settle(_, let thread):
                    plan.settle(NotificationThread(person: person, name: thread), by: change.event.id)
                }
            }
        }
        return plan
    }

    private func addressed(_ events: [DomainEvent], in transaction: Transaction) throws -> [Addressed] {
        var byRole: [Role: [Int]] = [:]
        return try events.flatMap { event in
            try kinds.all.flatMap { kind in
                try kind.changes(for: event, in: transaction).map { change in
                    let people: [Int]
                    switch change {
                    case .settle(let person, _):
                        people = [person]
                    case .notify(let draft):
                        switch draft.recipients {
                        case .person(let person): people = [person]
                        case .people(let all): people = all
                        case .role(let role):
                            people = try byRole[role] ?? self.people.people(with: role, in: transaction)
                            byRole[role] = people
                        }
                    }
                    return Addressed(event: event, kind: kind, change: change, people: people)
                }
            }
        }
    }

    private func write(_ plan: NotificationPlan, in transaction: Transaction) throws {
        let now = clock.now
        for change in plan.replaced { try repository.hide(change.thread, before: change.event, at: now, in: transaction) }
        for change in plan.settled { try repository.settle(change.thread, before: change.event, at: now, in: transaction) }
        try insert(plan.new, at: now, in: transaction)
        let people = plan.people
        transaction.afterCommit { [hints] in for person in people { hints.publish(.notifications(of: person)) } }
    }

    /// Inserts notifications, and queues those that are new for the channels that leave the app.
    private func insert(_ notifications: [NewNotification], at now: Date, in transaction: Transaction) throws {
        let outgoing = notifications.filter { !$0.outgoing.isEmpty }
        guard !outgoing.isEmpty else { return try repository.insert(notifications, at: now, in: transaction) }
        let events = Set(outgoing.map(\.key.event))
        // An event that is handled again sends nothing, whatever the person has chosen since.
        let known = try repository.ids(ofEvents: events, in: transaction)
        try repository.insert(notifications, at: now, in: transaction)
        let ids = try repository.ids(ofEvents: events, in: transaction)
        let new = outgoing.filter { known[$0.key] == nil }
        for channel in channels {
            let once = new.filter { $0.outgoing.contains(channel) && (channel != .mail || $0.digestAt == nil) }
            try queue.add(once.compactMap { ids[$0.key] }, by: channel, at: now, in: transaction)
        }
        for notification in new where notification.outgoing.contains(.mail) {
            guard let time = notification.digestAt, let id = ids[notification.key] else { continue }
            try queue.addToDigest(id, at: time, in: transaction)
        }
    }
}

extension Change {
    /// Says that a person's notifications changed.
    static func notifications(of person: Int) -> Change {
        Change(topic: NotificationsTopics.list(of: person), kind: NotificationsTopics.changed, id: person, sequence: 0)
    }
}
