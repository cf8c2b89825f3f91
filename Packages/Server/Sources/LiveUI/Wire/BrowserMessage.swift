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
        /// Something was typed or chosen.
        case text
        /// A toggle was switched.
        case flag
        /// The browser's back, forward, or a link.
        case open
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
    /// Half-typed fields by action id.
    let fields: [String: String]?

    var value: EventValue {
        if let text { return .text(text) }
        if let flag { return .flag(flag) }
        return .none
    }

    static func decode(_ text: String) -> BrowserMessage? {
        try? JSONDecoder().decode(BrowserMessage.self, from: Data(text.utf8))
    }
}
