import Core

/// What people read of Chat.
enum Strings {
    static let messages = "Messages"
    static let noConversations = "No messages yet"
    static let noConversationsMessage = "When you share an order with somebody, you can write to each other here."
    static let noMessages = "Nothing written yet"
    static let noMessagesMessage = "Say hello: your message reaches the other side at once."
    static let conversation = "Conversation"
    static let message = "Message"
    static let send = "Send"
    static let sending = "Sending"
    static let sent = "Sent"
    static let notSent = "Not sent"
    static let retry = "Try again"
    static let discard = "Discard"
    static let older = "Older messages"
    static let tooLong = "At most 4,000 characters."
    static let noText = "No message yet"
    static let opening = "Opening the conversation"

    static func unread(_ count: Int) -> String { "\(count) new" }
    static func order(_ id: Int) -> String { "Order \(id)" }
    static func own(_ text: String) -> String { "You: \(text)" }

    static func role(_ role: Role) -> String {
        switch role {
        case .customer: "Customer"
        case .driver: "Driver"
        case .dispatcher: "Dispatcher"
        case .admin: "Administrator"
        }
    }
}
