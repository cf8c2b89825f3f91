import Core
import Crypto
import Foundation
import HTTPTypes
import ServerCore

/// The files of a page: script, style sheet, icon, manifest. Their address holds a hash of their content, so browsers may keep them for good.
struct LiveAssets: Sendable {
    let document: LiveDocument
    let version: String

    init(document: LiveDocument) {
        self.document = document
        let content = Data((LiveScript.source + LiveStyleSheet.css + document.styleSheet).utf8)
        version = SHA256.hash(data: content).prefix(8).map { String($0, radix: 16) }.joined()
    }

    func addRoutes(to routes: inout Routes) {
        add(&routes, "/live/script.js", LiveScript.source, "text/javascript; charset=utf-8", "The browser's part of live pages.")
        add(&routes, "/live/style.css", LiveStyleSheet.css + document.styleSheet, "text/css; charset=utf-8", "The style sheet.")
        add(&routes, "/live/icon.svg", Self.icon, "image/svg+xml", "The icon.")
        add(&routes, "/live/manifest.webmanifest", manifest, "application/manifest+json", "The web app's manifest.")
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

    private var manifest: String {
        """
        {"name":"\(document.name)","short_name":"\(document.name)","start_url":"/","display":"standalone",\
        "background_color":"#f6f8fa","theme_color":"#0d7c8f","icons":[{"src":"/live/icon.svg","sizes":"any","type":"image/svg+xml"}]}
        """
    }

    private static let icon = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#0d7c8f"/>\
        <circle cx="32" cy="34" r="17" fill="none" stroke="#fff" stroke-width="4"/>\
        <path d="M20 36c4-5 8-5 12 0s8 5 12 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>\
        <circle cx="17" cy="14" r="2.5" fill="#fff"/><circle cx="25" cy="14" r="2.5" fill="#fff"/></svg>
        """
}
