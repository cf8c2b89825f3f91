import AuthAPI
import ChatAPI
public import Core
import OrdersAPI
public import Persistence
public import ServerCore

/// The server side of conversations. The container must provide ``ChatOrders`` and ``ChatPeople``.
public struct ChatServerPlugin: ServerPlugin {
    /// The name that other plugins require it by.
    public let name = "Chat"
    /// The plugins that provide people and orders.
    public let requires = ["Auth", "Orders"]
    static let retention = Setting.days("CHAT_RETENTION_DAYS", 0...36_500, default: 0, "Days that chat messages and reports are kept. 0: forever.")
    /// The time for which messages are kept.
    public var settings: [any SettingDeclaration] { [Self.retention] }

    /// Creates the plugin.
    public init() {}

    /// The tables of conversations, messages, blocks, reports and presence.
    public var migrations: [Migration] { ChatMigrations.all }

    /// Registers the handlers of `ChatEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let dependencies = try ChatDependencies(container)
        ConversationHandlers(orders: try container.resolve((any ChatOrders).self), dependencies: dependencies).add(to: &routes)
        MessageHandlers(dependencies: dependencies).add(to: &routes)
        Typing(dependencies: dependencies).add(to: &routes)
        SafetyHandlers(dependencies: dependencies).add(to: &routes)
        JoiningHandlers(dependencies: dependencies).add(to: &routes)
    }

    /// People may follow their own list, participants their conversation.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [
            TopicRule("people/{id}/conversations", sharesListeners: true) { values, person, _ in values["id"] == "\(person.id)" },
            TopicRule("conversations/{id}") { values, person, transaction in
                guard let id = values["id"].flatMap({ Int($0) }) else { return false }
                return try ConversationRepository.isParticipant(person.id, in: id, transaction)
            },
        ]
    }

    /// Publishes messages, unread counts, typing and receipts to clients other than our pages.
    public func channels(_ container: DIContainer) throws -> [RealtimeChannel] {
        let (database, clock) = try container.resolve((any Database).self, (any Clock).self)
        return [ChatChannel(dependencies: try ChatDependencies(container), database: database, clock: clock).channel]
    }

    /// Opens, informs and closes conversations as orders move, and takes people out of them who lose a role.
    public func subscribers(_ container: DIContainer) throws -> [EventSubscriber] {
        let dependencies = try ChatDependencies(container)
        let follower = OrderFollower(repository: dependencies.conversations, notices: dependencies.notices)
        let rights = RightsFollower(dependencies: dependencies)
        let clock = try container.resolve((any Clock).self)
        return [
            EventSubscriber("chat.rights", to: AuthEvents.rightsChanged, where: RightsFollower.concerns) { event, _, transaction in
                try rights.take(event, at: clock.now, in: transaction)
            },
            EventSubscriber("chat.orders", to: OrdersEvents.moved, where: OrderFollower.concerns) { event, _, transaction in
                try follower.take(event, at: clock.now, in: transaction)
            },
        ]
    }

    /// The kind of notifications about messages that arrive while somebody is away.
    public func notifications(_ container: DIContainer) throws -> [NotificationKind] {
        let dependencies = try ChatDependencies(container)
        return [MessageNotifications(presence: Presence(hub: dependencies.hub), conversations: dependencies.conversations).kind]
    }

    /// Returns conversations, and what keeps them safe.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] {
        ChatPersonalData(retention: try container.setting(Self.retention)).all
    }

    /// Records who is online, and removes what is past its retention.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let (database, clock, hub) = try container.resolve((any Database).self, (any Clock).self, RealtimeHub.self)
        let presence = Presence(hub: hub)
        let recording = PeriodicJob("presence is recorded", every: .seconds(60), on: .everyNode) { try await presence.record(at: clock.now, in: database) }
        let retention = try container.setting(Self.retention)
        guard retention > .zero else { return [recording] }
        let dependencies = try ChatDependencies(container)
        let removal = MessageRetention(retention: retention, messages: dependencies.messages, reports: ReportRepository(people: dependencies.people))
        return [recording, PeriodicJob("old messages are removed", every: .seconds(3600)) { try await removal.run(at: clock.now, in: database) }]
    }
}
