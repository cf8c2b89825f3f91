import Core
import CoreTesting
import Crypto
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing
import UI

@testable import LiveUI

/// A page that says one word.
private final class WordRoot: LiveRoot {
    let store = Store<Int, Int>(initial: 0) { _, _ in .none }
    var location: String { "/" }
    var isBusy: Bool { store.isBusy }
    var language: Language { .english }
    func render(extents: LazyExtents) -> Render { Renderer.render(Text("Word"), extents: extents) }
    func open(_ path: String) {}
    func drain() -> Bool { store.drain() }
    nonisolated(nonsending) func run(changed: () -> Void, settled: () -> Void) async {
        await store.run(changed: changed, settled: settled)
    }
    func stop() { store.stop() }
}

private struct WordApp: LiveApp {
    let document = LiveDocument(name: "Bells & Co", styleSheet: "body{}", isSecure: false, headTags: WebManifest.sample.headTags)
    var refresher: any SessionRefreshing { NoRefresh() }
    func personID(of tokens: Tokens) async -> Int? { 5 }
    func makeRoot(_ visit: Visit) throws -> any LiveRoot { WordRoot() }
}

struct OfflineFilesTests {
    private func makeServer() async throws -> TestServer {
        let live = LivePlugin { container in
            LiveServer(
                app: WordApp(), database: try container.resolve((any Database).self), key: SymmetricKey(size: .bits256), clock: SystemClock(),
                random: SystemRandomSource(), metrics: PrometheusRegistry())
        }
        let offline = OfflinePlugin { _ in
            OfflineApp(
                manifest: .sample,
                fallbacks: [.english: OfflineFallback(title: "Offline", html: Array("<a href=\"/kept/stop\" data-kept=\"stop\" hidden=\"\">".utf8))],
                intents: [], workerScripts: ["self.first();", "self.second();"], personID: { _ in 5 },
                caller: { _ in APIClient(http: HTTPClient(transport: NoTransport(), clock: SystemClock()), baseURL: nil, session: nil) })
        }
        return try await TestServer(plugins: [live, offline])
    }

    @Test func `the manifest makes the product installable`() async throws {
        let server = try await makeServer()
        let response = await server.send(.get, "/live/manifest.webmanifest")
        #expect(response.headerFields[.contentType] == "application/manifest+json")
        let manifest = try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: Any])
        #expect(manifest["name"] as? String == "Bells & Co" && manifest["id"] as? String == "/app.bells")
        #expect(manifest["start_url"] as? String == "/" && manifest["scope"] as? String == "/" && manifest["display"] as? String == "standalone")
        #expect(manifest["theme_color"] as? String == "#FFFFFF")
        let icons = try #require(manifest["icons"] as? [[String: String]])
        #expect(icons.map { "\($0["sizes"] ?? "") \($0["purpose"] ?? "")" } == ["any any", "192x192 any", "512x512 any", "512x512 maskable"])
        for icon in icons { #expect(await server.send(.get, try #require(icon["src"])).status == .ok) }
    }

    @Test func `every bitmap is a PNG of the size that it says`() throws {
        for icon in AppIcons(color: "#3F6B22").all where icon.type == "image/png" {
            let bytes = [UInt8](icon.content)
            #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "\(icon.path)")
            let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
            let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
            #expect(icon.sizes == "\(width)x\(height)", "\(icon.path)")
        }
    }

    @Test func `icons have the brand's color, and otherwise stay what the generator wrote`() throws {
        let (own, other) = (AppIcons(color: "#0B7285").all, AppIcons(color: "#3F6B22").all)
        #expect(String(decoding: other[0].content, as: UTF8.self).contains("fill=\"#3f6b22\""))
        #expect(own[1].content == Data(base64Encoded: AppIconBitmaps.icon192, options: .ignoreUnknownCharacters))
        for (before, after) in zip(own, other).dropFirst() {
            let changed = zip(before.content, after.content).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
            #expect(before.content.count == after.content.count && !changed.isEmpty && changed.count <= 64 * 3 + 4, "\(after.path)")
            let name = try #require(after.content.range(of: Data("PLTE".utf8)))
            #expect(Array(after.content[name.upperBound..<name.upperBound + 3]) == [0x3F, 0x6B, 0x22])
        }
        #expect(AppIcons(color: "grass").all[1].content == own[1].content)
    }

    @Test func `the manifest leads to places of the product`() async throws {
        let body = try await makeServer().send(.get, "/live/manifest.webmanifest").body
        let manifest = try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
        #expect(manifest["shortcuts"] as? [[String: String]] == [["name": "Ring", "url": "/ring"]])
    }

    @Test func `the service worker governs every address, is asked for anew each time, and keeps files that exist`() async throws {
        let server = try await makeServer()
        let response = await server.send(.get, "/sw.js")
        #expect(response.headerFields[.cacheControl] == "no-cache")
        #expect(response.headerFields[try #require(HTTPField.Name("Service-Worker-Allowed"))] == "/")
        let script = String(decoding: response.body, as: UTF8.self)
        let list = try #require(script.firstMatch(of: /FILES = (\[[^\]]*\])/)?.output.1)
        let files = try JSONDecoder().decode([String].self, from: Data(list.utf8))
        #expect(files.contains("/live/offline/en") && !files.contains("/live/offline/pl") && files.contains { $0.hasPrefix("/live/script.js?v=") })
        for file in files { #expect(await server.send(.get, file).status == .ok, "\(file)") }
    }

    @Test func `the features' parts of the service worker follow its own`() async throws {
        let script = String(decoding: try await makeServer().send(.get, "/sw.js").body, as: UTF8.self)
        #expect(script.hasPrefix("\"use strict\";") && script.hasSuffix("self.first();\nself.second();"))
    }

    @Test func `the page for addresses that aren't kept needs nothing but kept files`() async throws {
        let response = try await makeServer().send(.get, "/live/offline/en")
        let html = String(decoding: response.body, as: UTF8.self)
        #expect(html.contains("<html lang=\"en\">") && html.contains("<title>Offline</title>") && html.contains("data-kept=\"stop\" hidden=\"\""))
        #expect(response.headerFields[.contentSecurityPolicy]?.contains("unsafe") == false)
    }

    @Test func `a page names manifest, icons, colors and script in its head`() async throws {
        let html = String(decoding: try await makeServer().send(.get, "/").body, as: UTF8.self)
        for tag in [
            "<link rel=\"manifest\"", "rel=\"apple-touch-icon\"", "media=\"(prefers-color-scheme: dark)\" content=\"#000000\"",
            "<meta name=\"apple-mobile-web-app-title\" content=\"Bells &amp; Co\">", "<script src=\"\(OfflineFiles.scriptAddress)\" defer>",
        ] {
            #expect(html.contains(tag), "\(tag)")
        }
    }

    @Test func `the outbox belongs to a browser session`() async throws {
        let server = try await makeServer()
        let fields: HTTPFields = [.origin: "http://test", .contentType: "application/json", .tumbleOutbox: "1"]
        #expect(await server.send(.post, "/live/outbox", body: #"{"entries":[]}"#, headerFields: fields).status == .unauthorized)
        var known = fields
        let cookie = String(repeating: "a", count: 64)
        known[.cookie] = "tumble_session=" + cookie
        #expect(await server.send(.post, "/live/outbox", body: #"{"entries":[]}"#, headerFields: known).status == .unauthorized)
        let repository = try await server.application.container.resolve(LiveServer.self).browsers.repository
        let tokens = Tokens(accessToken: "access", refreshToken: "refresh", expiresAt: .distantFuture)
        try await repository.save(tokens, of: 5, try #require(BrowserID(cookie: cookie)))
        #expect(await server.send(.post, "/live/outbox", body: #"{"entries":[]}"#, headerFields: known).status == .ok)
    }
}

private struct NoTransport: HTTPTransport {
    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) { throw APIError.offline }
}
