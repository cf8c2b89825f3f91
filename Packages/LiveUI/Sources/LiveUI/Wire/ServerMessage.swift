import UI

/// What the server sends over a tab's socket: what changed since the last message, and how far it has read.
struct ServerMessage: Sendable {
    /// The number of the render that the page shows after this message.
    let render: Int
    /// The last message of the browser that this one knows of.
    let acknowledged: Int
    /// After a lost connection: the last message of the one before that was read; nil for a session that is new to the browser.
    var received: Int?
    /// The elements to be replaced.
    var fragments: [FragmentUpdate] = []
    /// The rules of classes that the browser may not have yet, as CSS.
    var styles: [String] = []
    /// The title, where it changed; empty for the product's name.
    var title: String?
    /// The address, where it changed.
    var path: String?
    /// Whether the address takes the place of the present one, since nobody went there: a redirect.
    var replacesPath = false
    /// The language of the page, where it changed.
    var language: String?
    /// The color scheme, where it changed; empty for the system's.
    var scheme: String?
    /// The session's id, where the browser has to learn it.
    var session: String?
    /// What the browser shows at `/live/cookie` for a new cookie, after somebody signed in.
    var claim: String?

    /// What has been entered and not sent, sealed, where it changed; empty where that is nothing any more.
    var draft: String?

    /// Whether something around the page's elements changed.
    var isFrameChanged: Bool { [title, path, language, scheme, session, claim, draft].contains { $0 != nil } || !styles.isEmpty }

    /// The message as JSON; what didn't change is left out.
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
            ("title", title), ("path", path), ("language", language), ("scheme", scheme), ("session", session), ("claim", claim), ("draft", draft),
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
