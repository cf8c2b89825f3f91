import ChatAPI
public import Core
public import Persistence
public import ServerCore

/// Conversations, on the server. The container must provide ``ChatOrders`` and ``ChatPeople``.
public struct ChatServerPlugin: ServerPlugin {
    /// `Chat`.
    public let name = "Chat"
    /// Auth and Orders.
    public let requires = ["Auth", "Orders"]

    /// Creates the plugin.
    public init() {}

    /// The tables of conversations, participants and messages.
    public var migrations: [Migration] { ChatMigrations.all }

    /// Registers the handlers of `ChatEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (people, events, orders) = try container.resolve((any ChatPeople).self, EventLog.self, (any ChatOrders).self)
        ConversationController(orders: orders, people: people, events: events).add(to: &routes)
        MessageController(people: people, events: events).add(to: &routes)
    }

    /// A person hears of their own list, participants of their conversation.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        let conversations = ConversationRepository(people: try container.resolve((any ChatPeople).self))
        return [
            TopicRule("people/{id}/conversations") { values, person, _ in values["id"] == "\(person.id)" },
            TopicRule("conversations/{id}") { values, person, transaction in
                guard let id = values["id"].flatMap({ Int($0) }) else { return false }
                return try conversations.isParticipant(person.id, in: id, transaction)
            },
        ]
    }
}
