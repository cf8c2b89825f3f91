import AuthAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import Testing

@testable import AppServer
@testable import AuthServer
@testable import LiveUI

/// The product as an administrator sees it through the eyes of one of the demo people.
private struct Eyes {
    let server: ComposedServer
    let browser: SignedInBrowser
    let person: Int

    init(as name: String) async throws {
        server = try await makeProduct()
        try await server.application.container.resolve(AccountCommands.self).setRoles([.dispatcher, .admin], of: "dispatcher@tumble.example")
        browser = try await SignedInBrowser(server, as: "dispatcher", cookie: "a")
        person = try await server.client(as: name).call(AuthEndpoints.me).id
    }

    func token() async throws -> String {
        try await browser.client.call(AuthEndpoints.view, ViewRequest(id: person, reason: "Asked on the phone.")).accessToken
    }

    /// Returns the answer of an endpoint to a call with ids that exist, or could.
    func call(_ entry: Routes.Entry, token: String) async -> (status: Int, code: String?) {
        var head = HTTPRequest(
            method: entry.method, scheme: nil, authority: nil, path: "/api/v1" + (entry.path.fill(Dictionary(entry.path.fields.map { ($0, "1") }) { $1 }) ?? "")
        )
        head.headerFields[.authorization] = "Bearer \(token)"
        let response = await server.application.respond(to: ServerRequest(head: head))
        return (response.status.code, (try? WireJSON.decoder().decode(Envelope<NoOutput>.self, from: response.body))?.code)
    }

    /// Returns the rows of every table but those of the audit log and of browser sessions.
    func rows() async throws -> [String: [String]] {
        try await server.database.read { transaction in
            var rows: [String: [String]] = [:]
            for (table, columns) in Dictionary(grouping: try StoredColumn.all(in: transaction), by: \.table) where !Self.changing.contains(table) {
                let texts: [SQL] = columns.map { column in
                    transaction.dialect == .sqlite
                        ? "CAST(\(identifier: column.name) AS TEXT) AS \(identifier: column.name)"
                        : "\(identifier: column.name)::text AS \(identifier: column.name)"
                }
                let found = try transaction.rows("SELECT \(sql: .joined(texts)) FROM \(identifier: table)")
                rows[table] = try found.map { row in try columns.map { try row.get($0.name, as: String?.self) ?? "" }.joined(separator: "|") }.sorted()
            }
            return rows
        }
    }

    private static let changing: Set = ["auth_security_event", "live_browser_session"]
}

@Suite(.timeLimit(.minutes(5)))
struct ViewingTests {
    @Test(arguments: ["customer", "driver"])
    func `every endpoint that could change something refuses, whoever may call it`(name: String) async throws {
        let eyes = try await Eyes(as: name)
        let token = try await eyes.token()
        let writes = eyes.server.application.routes.entries.filter { $0.isEndpoint && $0.method != .get }
        #expect(writes.count > 100)
        for entry in writes where entry.viewing != .allowed {
            let (status, code) = await eyes.call(entry, token: token)
            #expect(status == 403 && code == "read_only", "\(entry.method) \(entry.path): \(status) \(code ?? "")")
        }
        #expect(eyes.server.application.routes.entries.filter { $0.isEndpoint && $0.viewing == .allowed }.map(\.path.description) == ["/auth/logout"])
    }

    @Test(arguments: ["customer", "driver"])
    func `reading leaves no trace in any table, and what is for the person's own eyes stays hidden`(name: String) async throws {
        let eyes = try await Eyes(as: name)
        let token = try await eyes.token()
        let before = try await eyes.rows()
        var shown = 0
        for entry in eyes.server.application.routes.entries where entry.isEndpoint && entry.method == .get {
            let (status, code) = await eyes.call(entry, token: token)
            #expect(status < 500, "\(entry.path)")
            if entry.viewing == .refused, entry.access != .everyone { #expect(status == 403 && code == "read_only", "\(entry.path)") }
            if entry.viewing == .reading { #expect(code != "read_only", "\(entry.path) writes something on the side.") }
            if status == 200 { shown += 1 }
        }
        #expect(shown > 10)
        let after = try await eyes.rows()
        for (table, rows) in before { #expect(after[table] == rows, "\(table)") }
    }

    @Test func `the pages of the browser come back as the person's, under a bar, and as the administrator's at the end`() async throws {
        let eyes = try await Eyes(as: "customer")
        let tab = try await eyes.browser.tab("/administrator/people")
        let viewing = try await eyes.browser.client.call(AuthEndpoints.view, ViewRequest(id: eyes.person, reason: "Asked on the phone."))
        let live = eyes.browser.live
        try await tab.tokens.view(with: Tokens(accessToken: viewing.accessToken, refreshToken: "", expiresAt: viewing.expiresAt))
        try await eventually { await tab.closing != nil }
        let seen = try await eyes.browser.tab("/administrator/people")
        #expect(await seen.shows("auth.viewing.end"))
        #expect(await seen.shows("data-testid=\"tab.impact\""))
        #expect(await seen.shows("data-person=\"\""))
        #expect(seen.tokens.isViewing)
        // Another administrator's browser isn't concerned, and a second viewing can't begin from the first.
        await #expect(throws: APIError.self) {
            try await seen.tokens.view(with: Tokens(accessToken: "x", refreshToken: "", expiresAt: .distantFuture))
        }
        let endpoint = try #require(eyes.server.application.routes.entries.first { $0.path.description == "/auth/logout" })
        let ended = await eyes.call(endpoint, token: viewing.accessToken)
        #expect(ended.status == 200)
        try await eventually { await seen.closing != nil }
        try await eventually { try await live.browsers.repository.find(eyes.browser.id)?.viewing == nil }
        let own = try await eyes.browser.tab("/administrator/people")
        #expect(await !own.shows("auth.viewing.end"))
        #expect(await own.shows("data-testid=\"tab.people\""))
    }
}
