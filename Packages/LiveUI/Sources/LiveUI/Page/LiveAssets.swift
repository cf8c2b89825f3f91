import Core
import Crypto
import Foundation
import HTTPTypes
import ServerCore
import UI

/// The script and style sheet of a page. Their paths contain a hash of the content, so that browsers may cache them forever.
struct LiveAssets: Sendable {
    let document: LiveDocument
    let version: String
    private let script: String

    init(document: LiveDocument) {
        self.document = document
        script = ([Resources.liveScript(pageSize: "\(LazyExtents.pageSize)")] + document.scripts).joined(separator: "\n")
        let content = Data((script + Resources.liveStyles + document.styleSheet).utf8)
        version = SHA256.hash(data: content).prefix(8).map { String($0, radix: 16) }.joined()
    }

    func addRoutes(to routes: inout Routes) {
        add(&routes, "/live/script.js", script, "text/javascript; charset=utf-8", "The browser's part of live pages.")
        add(&routes, "/live/style.css", Resources.liveStyles + document.styleSheet, "text/css; charset=utf-8", "The style sheet.")
    }

    private func add(_ routes: inout Routes, _ path: String, _ content: String, _ type: String, _ summary: String) {
        let body = Data(content.utf8)
        routes.page(.get, PathTemplate(path), summary: summary) { request in
            var response = ServerResponse.content(body, type: type)
            let isVersioned = request.head.path?.contains("?v=") == true
            response.headerFields[.cacheControl] = isVersioned ? "public, max-age=31536000, immutable" : "public, max-age=300"
            return response
        }
    }
}
