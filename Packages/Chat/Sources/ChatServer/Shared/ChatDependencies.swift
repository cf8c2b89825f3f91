import ChatAPI
import Core
import ServerCore

/// The repositories and services that several of Chat's use cases share.
struct ChatDependencies: Sendable {
    let conversations: ConversationRepository
    let messages: MessageRepository
    let people: any ChatPeople
    let rules: SendingRules
    let notices: NoticeBoard
    let events: EventLog
    let hub: RealtimeHub

    init(_ container: DIContainer) throws {
        (people, events, hub) = try container.resolve((any ChatPeople).self, EventLog.self, RealtimeHub.self)
        conversations = ConversationRepository(people: people, presence: Presence(hub: hub))
        messages = MessageRepository(people: people)
        rules = SendingRules(rateFactor: try container.resolve(RequestLimits.self).rateFactor, conversations: conversations, messages: messages)
        notices = NoticeBoard(conversations: conversations, messages: messages, events: events)
    }
}
