import Core
import Foundation
import UI

/// A message from a browser.
struct BrowserMessage: Decodable, Sendable {
    /// The kinds of messages.
    enum Kind: String, Decodable {
        /// The first message on a socket, with the tab's state and half-typed fields.
        case hello
        /// A press on a control, with its action's id.
        case press
        /// A form or a field was submitted.
        case submit
        /// Text was typed.
        case text
        /// One of several values was chosen.
        case choice
        /// A toggle was switched.
        case flag
        /// A page script reports an event of its element, as JSON.
        case event
        /// The browser's back, forward, or a link.
        case open
        /// The end of a lazy container is near.
        case more
        /// A message from the server was received and shown.
        case shown
        /// The page is visible again after it was hidden.
        case visible
        /// The page is hidden: another tab is shown, or nothing.
        case hidden
        /// Somebody is still looking at the page.
        case ping
    }

    let kind: Kind
    /// The number of the message, from 1; returned in ``ServerMessage/acknowledged``.
    let sequence: Int
    /// The render that the message belongs to.
    let render: Int?
    let id: String?
    let text: String?
    let flag: Bool?
    let path: String?
    /// Whether the page is hidden, in a hello.
    let hidden: Bool?
    /// Half-typed fields by action id.
    let fields: [String: String]?
    /// The previous session's ``ServerMessage/draft``.
    let draft: String?
    /// The number of rows that the browser had of each lazy container, by id.
    let extents: [String: Int]?

    var value: EventValue {
        if let text { return .text(text) }
        if let flag { return .flag(flag) }
        return .none
    }

    /// Decodes a message; nil if the script wouldn't have sent it.
    static func decode(_ text: String, limits: LiveLimits = LiveLimits()) -> BrowserMessage? {
        guard text.utf8.count <= limits.messageBytes else { return nil }
        guard let message = BrowserMessage(plain: text) ?? (try? WireJSON.decoder().decode(BrowserMessage.self, from: text)) else { return nil }
        guard message.text?.utf8.count ?? 0 <= limits.textBytes, message.path?.utf8.count ?? 0 <= limits.pathBytes else { return nil }
        guard message.fields?.count ?? 0 <= limits.fields, message.draft?.utf8.count ?? 0 <= limits.draftBytes, isLocal(message.path) else { return nil }
        guard message.fields?.values.allSatisfy({ $0.utf8.count <= limits.textBytes }) ?? true else { return nil }
        return message
    }

    /// Returns whether a path is local: two slashes would start another host.
    private static func isLocal(_ path: String?) -> Bool {
        guard let path else { return true }
        return path.hasPrefix("/") && !path.hasPrefix("//")
    }
}
