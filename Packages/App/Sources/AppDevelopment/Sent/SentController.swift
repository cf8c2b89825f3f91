import AppServer
import AuthAPI
import AuthServer
import Core
import Foundation
import HTTPTypes
import Persistence
import ServerCore

/// Serves what the server sent: mail, text messages and pushed notifications. Only the demo has it, which other machines don't reach unless somebody asked
/// for that.
struct SentController: Sendable {
    /// The path of the page.
    static let path = "/dev/sent"
    /// The path of its style sheet.
    static let stylePath = "/dev/sent.css"
    /// The path before the names of mails, for their pages.
    static let pagePath = "/dev/sent/page"

    private let folders: SentFolders
    private let database: any Database
    private let styles: Data

    init(_ container: DIContainer) throws {
        let settings = try container.resolve(ServerSettings.self)
        var folders: [SentMessage.Channel: URL] = [.push: settings.pushFolder]
        folders[.mail] = settings.mailFolder
        folders[.text] = try settings.textFolder
        self.folders = SentFolders(folders: folders)
        database = try container.resolve((any Database).self)
        styles = Data((settings.styleSheet + Resources.sentStyles).utf8)
    }

    func add(to routes: inout Routes) {
        routes.page(.get, PathTemplate(Self.path), summary: "What the server sent, in development.") { try await list($0) }
        routes.page(.get, PathTemplate(Self.stylePath), summary: "The style sheet of what the server sent.") { _ in
            .content(styles, type: "text/css; charset=utf-8")
        }
        routes.page(.get, PathTemplate(Self.pagePath + "/{file}"), summary: "The page of a mail that the server sent, in development.") { try page($0) }
    }

    private func list(_ request: ServerRequest) async throws -> ServerResponse {
        let (query, database) = (try request.query(), database)
        let messages = try await folders.messages { id in
            try await database.read { try ProfileDirectory().profile(id, in: $0)?.user.email }
        }
        let page = SentPage(
            messages: messages, channel: query["channel"].flatMap(SentMessage.Channel.init(rawValue:)),
            person: query["person"].flatMap { $0.isEmpty ? nil : $0 })
        var response = Language.$current.withValue(request.pageLanguage) { ServerResponse.page(page.html, frames: "'self'") }
        response.headerFields[.cacheControl] = "no-store"
        return response
    }

    /// Responds with the page of a mail as it is, in a frame that runs no script and belongs to no origin.
    private func page(_ request: ServerRequest) throws -> ServerResponse {
        guard let file = try request.pathParts().last, let page = folders.page(of: file) else { throw APIError.notFound() }
        // In the frame itself, other pages of ours refuse to be shown.
        let html =
            page.contains("<head>") ? page.replacing("<head>", with: "<head><base target=\"_blank\">", maxReplacements: 1) : "<base target=\"_blank\">" + page
        var response = ServerResponse.content(Data(html.utf8), type: "text/html; charset=utf-8")
        let policy = [
            "default-src 'none'", "style-src 'unsafe-inline'", "img-src 'self' data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'",
            "sandbox allow-popups allow-popups-to-escape-sandbox",
        ]
        let fields = [
            "Content-Security-Policy": policy.joined(separator: "; "), "X-Content-Type-Options": "nosniff", "X-Frame-Options": "SAMEORIGIN",
            "Referrer-Policy": "same-origin", "Cache-Control": "no-store",
        ]
        for (name, value) in fields { if let name = HTTPField.Name(name) { response.headerFields[name] = value } }
        return response
    }
}
