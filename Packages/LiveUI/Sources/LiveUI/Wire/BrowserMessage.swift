import Foundation
import UI

/// What a browser sends over its socket.
struct BrowserMessage: Decodable, Sendable {
    /// The kinds of messages.
    enum Kind: String, Decodable {
        /// The first message on a socket: where the tab is and what is half-typed.
        case hello
        /// A press on a control, with the id of its action.
        case press
        /// A form or a field was submitted.
        case submit
        /// Something was typed or chosen.
        case text
        /// A toggle was switched.
        case flag
        /// A script of the page reports something, as JSON, for the event of its element.
        case event
        /// The browser's back, forward, or a link.
        case open
        /// The end of a lazy container came near.
        case more
        /// What the server sent has arrived and is on the screen.
        case shown
        /// The page can be seen again, after it was hidden.
        case visible
        /// The page can't be seen any more: another tab is shown, or nothing.
        case hidden
        /// Somebody still looks at the page.
        case ping
    }

    let kind: Kind
    /// The number of the message, from 1; answered in ``ServerMessage/acknowledged``.
    let sequence: Int
    /// The render that the message belongs to.
    let render: Int?
    let id: String?
    let text: String?
    let flag: Bool?
    let path: String?
    /// Whether the page can't be seen, in a greeting.
    let hidden: Bool?
    /// Half-typed fields by action id.
    let fields: [String: String]?
    /// What the server before gave as ``ServerMessage/draft``.
    let draft: String?
    /// How many rows the browser had of each lazy container, by id.
    let extents: [String: Int]?

    var value: EventValue {
        if let text { return .text(text) }
        if let flag { return .flag(flag) }
        return .none
    }

    /// Reads a message; nil for anything that the script wouldn't have sent.
    static func decode(_ text: String, limits: LiveLimits = LiveLimits()) -> BrowserMessage? {
        guard text.utf8.count <= limits.messageBytes else { return nil }
        guard let message = try? JSONDecoder().decode(BrowserMessage.self, from: Data(text.utf8)) else { return nil }
        guard message.text?.utf8.count ?? 0 <= limits.textBytes, message.path?.utf8.count ?? 0 <= limits.pathBytes else { return nil }
        guard message.fields?.count ?? 0 <= limits.fields, message.draft?.utf8.count ?? 0 <= limits.draftBytes, isLocal(message.path) else { return nil }
        guard message.fields?.values.allSatisfy({ $0.utf8.count <= limits.textBytes }) ?? true else { return nil }
        return message
    }

    /// Whether an address is a path of ours: two slashes would begin another host.
    private static func isLocal(_ path: String?) -> Bool {
        guard let path else { return true }
        return path.hasPrefix("/") && !path.hasPrefix("//")
    }
}
