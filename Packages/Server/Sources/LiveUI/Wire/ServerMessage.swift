import Foundation
import UI

/// What the server sends over a tab's socket: what changed since the last message, and how far it has read.
struct ServerMessage: Encodable, Sendable {
    struct Fragment: Encodable, Sendable {
        let id: String
        let html: String
    }

    /// The number of the render that the page shows after this message.
    let render: Int
    /// The last message of the browser that this one knows of.
    let acknowledged: Int
    /// The elements to be replaced.
    let fragments: [Fragment]
    /// The title, where it changed.
    let title: String?
    /// The address, where it changed.
    let path: String?
    /// The session's id, where the browser has to learn it.
    let session: String?

    init(render: Int, acknowledged: Int, updates: [FragmentUpdate], title: String? = nil, path: String? = nil, session: String? = nil) {
        self.render = render
        self.acknowledged = acknowledged
        fragments = updates.map { Fragment(id: $0.id, html: String(decoding: $0.html, as: UTF8.self)) }
        self.title = title
        self.path = path
        self.session = session
    }

    var text: String {
        String(decoding: (try? JSONEncoder().encode(self)) ?? Data("{}".utf8), as: UTF8.self)
    }
}
