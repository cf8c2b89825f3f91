import UI

/// A message to a tab: the changes since the last message, and how far the server has read.
struct ServerMessage: Sendable {
    /// The number of the render that the page shows after this message.
    let render: Int
    /// The last message from the browser that this one takes into account.
    let acknowledged: Int
    /// After a reconnect, the last message read over the previous connection; nil for a session that is new to the browser.
    var received: Int?
    /// The elements to replace.
    var fragments: [FragmentUpdate] = []
    /// The CSS rules of classes that the browser may not have yet.
    var styles: [String] = []
    /// The title, if it changed; empty for the product's name.
    var title: String?
    /// The path, if it changed.
    var path: String?
    /// Whether the path replaces the current one in the history: a redirect.
    var replacesPath = false
    /// The language of the page, if it changed.
    var language: String?
    /// The text for a press that can't be sent, in the page's language, if that changed.
    var refused: String?
    /// The color scheme, if it changed; empty for the system's.
    var scheme: String?
    /// The session's id, if the browser needs it.
    var session: String?
    /// The secret with which the browser gets a new cookie at `/live/cookie`, after somebody signed in.
    var claim: String?

    /// The sealed drafts, if they changed; empty if there are none anymore.
    var draft: String?

    /// Whether anything besides the page's elements changed.
    var isFrameChanged: Bool { [title, path, language, scheme, session, claim, draft].contains { $0 != nil } || !styles.isEmpty }

    /// The message as JSON, without unchanged members.
    var encoded: [UInt8] {
        var json = JSONWriter(capacity: 256 + fragments.reduce(0) { $0 + $1.html.count * 9 / 8 + 32 })
        json.beginObject()
        json.key("render")
        json.number(render)
        json.key("acknowledged")
        json.number(acknowledged)
        if let received {
            json.key("received")
            json.number(received)
        }
        if !fragments.isEmpty { encodeFragments(into: &json) }
        if !styles.isEmpty {
            json.key("styles")
            json.beginArray()
            for rule in styles { json.string(rule) }
            json.endArray()
        }
        let texts: [(StaticString, String?)] = [
            ("title", title), ("path", path), ("language", language), ("refused", refused), ("scheme", scheme), ("session", session), ("claim", claim),
            ("draft", draft),
        ]
        for case (let name, let text?) in texts {
            json.key(name)
            json.string(text)
        }
        if replacesPath {
            json.key("replace")
            json.bool(true)
        }
        json.endObject()
        return json.bytes
    }

    private func encodeFragments(into json: inout JSONWriter) {
        json.key("fragments")
        json.beginArray()
        for fragment in fragments {
            json.beginObject()
            json.key("id")
            json.string(fragment.id)
            json.key("html")
            json.string(fragment.html)
            json.endObject()
        }
        json.endArray()
    }
}
