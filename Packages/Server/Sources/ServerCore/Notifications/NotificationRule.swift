public import Core
public import Persistence

/// An event that causes a notification, or makes earlier ones superfluous.
public struct NotificationRule<Facts: Codable & Sendable>: Sendable {
    let event: String
    let concerns: @Sendable (DomainEvent) throws -> Bool
    let changes: @Sendable (DomainEvent, Transaction) throws -> [NotificationChange<Facts>]

    /// Declares a rule.
    ///
    /// - Parameters:
    ///   - type: the type of the event.
    ///   - concerns: returns whether an event changes anything, by its payload alone. Others cost no transaction.
    ///   - changes: returns what an event changes; the transaction only reads, after the event was committed.
    public init<Payload>(
        _ type: EventType<Payload>, where concerns: @escaping @Sendable (Payload) -> Bool = { _ in true },
        changes: @escaping @Sendable (Payload, Transaction) throws -> [NotificationChange<Facts>]
    ) {
        event = type.name
        self.concerns = { try $0.payload(of: type).map(concerns) ?? false }
        self.changes = { event, transaction in try event.payload(of: type).map { try changes($0, transaction) } ?? [] }
    }
}

/// A change that an event makes for a person.
public enum NotificationChange<Facts: Sendable>: Sendable {
    /// The person is notified, once for each event.
    case notify(NotificationDraft<Facts>)
    /// The person has seen what a thread is about elsewhere, so its notifications count as read.
    case settle(person: Int, thread: String)

    func mapFacts<Other>(_ transform: (Facts) throws -> Other) rethrows -> NotificationChange<Other> {
        switch self {
        case .notify(let draft): .notify(try draft.mapFacts(transform))
        case .settle(let person, let thread): .settle(person: person, thread: thread)
        }
    }
}

/// The people who get a notification.
public enum NotificationRecipients: Sendable, Hashable {
    /// One person.
    case person(Int)
    /// Several people.
    case people([Int])
    /// Everybody with a role.
    case role(Role)
}

/// A notification before it is written: for whom, about what, and what it opens.
public struct NotificationDraft<Facts: Sendable>: Sendable {
    /// The people who get it.
    public let recipients: NotificationRecipients
    /// The ids and numbers that its text is made of. They are kept, so they hold no names, addresses, or texts that somebody wrote.
    public let facts: Facts
    /// The person whose name its text contains; nil for none.
    public let subject: Int?
    /// The page that it opens.
    public let place: LinkPlace
    /// The name of what it belongs to, such as `conversation/7`: a newer notification takes the place of unread ones of the same thread. Nil keeps each.
    public let thread: String?

    /// Creates a draft.
    public init(to recipients: NotificationRecipients, facts: Facts, about subject: Int? = nil, opens link: some AppLink, thread: String? = nil) {
        self.init(recipients: recipients, facts: facts, subject: subject, place: link.place, thread: thread)
    }

    private init(recipients: NotificationRecipients, facts: Facts, subject: Int?, place: LinkPlace, thread: String?) {
        self.recipients = recipients
        self.facts = facts
        self.subject = subject
        self.place = place
        self.thread = thread
    }

    func mapFacts<Other>(_ transform: (Facts) throws -> Other) rethrows -> NotificationDraft<Other> {
        NotificationDraft<Other>(recipients: recipients, facts: try transform(facts), subject: subject, place: place, thread: thread)
    }
}

/// The text of a notification.
public struct NotificationText: Sendable, Hashable {
    /// A few words.
    public let title: String
    /// A sentence or two.
    public let body: String

    /// Creates a text.
    public init(title: String, body: String) {
        self.title = title
        self.body = body
    }
}
