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

extension Message {
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
