import ChatAPI
import Core
import Foundation

extension Conversation {
    /// One without unread messages, for previews.
    static let read = Conversation(
        id: 6, participants: [Participant(id: 7, name: "Casey Customer", role: .customer), Participant(id: 3, name: "Dee Dispatcher", role: .dispatcher)],
        orderID: nil, lastMessage: .sample)

    /// One whose texts are long, for previews.
    static let long = Conversation(
        id: 7,
        participants: [
            Participant(id: 7, name: "Casey Customer", role: .customer),
            Participant(id: 8, name: "Maximiliana Featherstonehaugh-Constantinopolis", role: .driver),
        ],
        orderID: 1_234_567, lastMessage: .long, unreadCount: 128)
}

extension Conversation {
    /// One that can only be read, with somebody who is there, for previews.
    static let closed = Conversation(
        id: 8, participants: [Participant(id: 7, name: "Casey Customer", role: .customer), Participant(id: 9, name: "Dana Driver", role: .driver)],
        orderID: 12, lastMessage: .sample, unreadCount: 2, isMuted: true, isClosed: true)

    /// One with somebody who is there, for previews.
    static let online = Conversation(
        id: 9,
        participants: [
            Participant(id: 7, name: "Casey Customer", role: .customer), Participant(id: 9, name: "Dana Driver", role: .driver, isOnline: true),
        ],
        orderID: 12, lastMessage: .sample)

    /// One that a dispatcher has joined, for previews.
    static let joined = Conversation(id: 10, participants: Conversation.sample.participants + [.dispatcher], orderID: 12, lastMessage: .sample)
}

extension Participant {
    /// A dispatcher, for previews.
    static let dispatcher = Participant(id: 3, name: "Dee Dispatcher", role: .dispatcher)
}

extension ConversationReport {
    /// One with long texts, for previews.
    static let long = ConversationReport(
        id: 4, conversationID: 7, reporter: Participant(id: 8, name: "Maximiliana Featherstonehaugh-Constantinopolis", role: .driver),
        reported: Participant(id: 7, name: "Casey Customer", role: .customer), reason: .other, note: Message.long.text, messageText: Message.long.text,
        createdAt: Message.sample.createdAt)
}

extension Message {
    /// The service's responses in previews.
    static let notice = Message(
        id: 30, conversationID: 5, senderID: nil, text: "Order 12: a driver will pick it up.", system: true,
        createdAt: Message.sample.createdAt.addingTimeInterval(-60), updatedAt: Message.sample.createdAt.addingTimeInterval(-60))

    /// A message of another person with a long word and line breaks, for previews.
    static let long = Message(
        id: 33, conversationID: 5, senderID: 9,
        text: "The gate is at the back of the house, behind the garage.\nPleaseRingTwiceBecauseTheBellIsVeryQuietAndTheDogIsVeryLoudAndNobodyHearsIt.",
        createdAt: Message.sample.createdAt.addingTimeInterval(86_400), updatedAt: Message.sample.createdAt.addingTimeInterval(86_400))
}

extension OutgoingMessage {
    /// One that failed, for previews.
    static let failed = OutgoingMessage(clientID: "a", text: "On my way down", status: .failed("No connection. Please try again."))
    /// One on the way, for previews.
    static let sending = OutgoingMessage(clientID: "b", text: "Two minutes", status: .sending)
}
