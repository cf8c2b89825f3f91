import ChatAPI
public import Core
import OrdersAPI
public import Persistence
public import ServerCore

/// Conversations, on the server. The container must provide ``ChatOrders`` and ``ChatPeople``.
///
/// ```swift
/// ChatServerPlugin(settings: ChatSettings(retention: .seconds(365 * 24 * 3600)))
/// ```
public struct ChatServerPlugin: ServerPlugin {
    /// `Chat`.
    public let name = "Chat"
    /// Auth and Orders.
    public let requires = ["Auth", "Orders"]
    private let settings: ChatSettings

    /// Creates the plugin.
    public init(settings: ChatSettings = ChatSettings()) { self.settings = settings }

    /// The tables of conversations, participants and messages, and of what is kept for people's safety.
    public var migrations: [Migration] { ChatMigrations.all }

    /// Registers the handlers of `ChatEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let parts = try ChatParts(container, settings: settings)
        ConversationController(orders: try container.resolve((any ChatOrders).self), parts: parts).add(to: &routes)
        MessageController(parts: parts).add(to: &routes)
        TypingController(parts: parts).add(to: &routes)
        SafetyController(parts: parts).add(to: &routes)
        DispatcherController(parts: parts).add(to: &routes)
    }

    /// A person hears of their own list, participants of their conversation.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [
            TopicRule("people/{id}/conversations", sharesListeners: true) { values, person, _ in values["id"] == "\(person.id)" },
            TopicRule("conversations/{id}") { values, person, transaction in
                guard let id = values["id"].flatMap({ Int($0) }) else { return false }
                return try ConversationRepository.isParticipant(person.id, in: id, transaction)
            },
        ]
    }

    /// Messages, unread counts, who types and who has read.
    public func channels(_ container: DIContainer) throws -> [RealtimeChannel] {
        let (database, clock) = try container.resolve((any Database).self, (any Clock).self)
        return [ChatChannel(parts: try ChatParts(container, settings: settings), database: database, clock: clock).channel]
    }

    /// Follows the orders.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let parts = try ChatParts(container, settings: settings)
        let follower = OrderFollower(conversations: parts.conversations, notices: parts.notices)
        let clock = try container.resolve((any Clock).self)
        return [
            EventSubscriber("chat.orders", to: OrdersEvents.moved) { event, _, transaction in
                try follower.take(event, at: clock.now, in: transaction)
            }
        ]
    }

    /// Notes who is there, and removes what is older than it is kept.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let (database, clock, hub) = try container.resolve((any Database).self, (any Clock).self, RealtimeHub.self)
        let presence = PresenceRepository(hub: hub)
        let noting = PeriodicJob("presence is noted", every: .seconds(60), on: .everyNode) { try await presence.note(at: clock.now, in: database) }
        guard let retention = settings.retention else { return [noting] }
        let parts = try ChatParts(container, settings: settings)
        let removal = Retention(retention: retention, messages: parts.messages, reports: ReportRepository(people: parts.people))
        return [noting, PeriodicJob("old messages are removed", every: .seconds(3600)) { try await removal.run(at: clock.now, in: database) }]
    }
}
