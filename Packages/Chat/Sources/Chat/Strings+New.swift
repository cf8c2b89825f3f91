import Core

extension Strings {
    static let read = "Read"
    static let behind = "These may not be the newest messages."
    static let sendHint = "Enter sends, Shift and Enter begin a new line."
    static let history = "Messages of this conversation"

    static func unreadMessages(_ count: Int) -> String { count == 1 ? "1 unread message" : "\(count) unread messages" }
    static func readNote(_ time: String) -> String { "\(time) · \(read)" }
}
