import AdministrationAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import ServerCore
import ServerTesting
import Testing

@testable import AdministrationServer

struct DevelopersTests {
    @Test func `anybody reads the guide and every endpoint, without a script`() async throws {
        let server = try await AdministrationTestServer().server
        let response = await server.send(.get, DevelopersPages.path)
        let page = String(decoding: response.body, as: UTF8.self)
        #expect(response.status == .ok && response.headerFields[.contentType] == "text/html; charset=utf-8")
        #expect(policy(of: response).contains("default-src 'none'") && !policy(of: response).contains("script-src") && !page.contains("<script"))
        #expect(page.contains("Suds &amp; Sons") && page.contains("https://laundry.example/api/v1"))
        for path in ["/health", "/administration/status", "/administration/keys/{id}"] { #expect(page.contains("<code>\(path)</code>"), "\(path)") }
        #expect(page.contains("href=\"/openapi.json\" download"))
    }

    @Test func `a group's page says who may call an endpoint, with which scope, how often, and shows a sample`() async throws {
        let server = try await AdministrationTestServer().server
        let page = await text(server, DevelopersPages.path + "/administration")
        let operation = try #require(page.components(separatedBy: "id=\"postAdministrationKeys\"").last)
        #expect(operation.contains("admin") && operation.contains("not accepted; send an access token") && operation.contains("POST /auth/proof"))
        #expect(operation.contains("<code class=\"dev-name\">scopes</code> <span class=\"dev-type\">list of string</span>"))
        #expect(operation.contains("curl -X POST &#39;https://laundry.example/api/v1/administration/keys&#39;") && operation.contains("$TUMBLE_TOKEN"))
        #expect(page.contains("<code>administration:read</code>"))
    }

    @Test func `an endpoint is found by the words of its path, method and summary`() async throws {
        let server = try await AdministrationTestServer().server
        let found = await text(server, DevelopersPages.path + "?q=GET+Administration%2Fkeys")
        #expect(found.contains("/developers/administration#getAdministrationKeys\"") && !found.contains("#postAdministrationKeys"))
        let nothing = await text(server, DevelopersPages.path + "?q=%3Cscript%3E")
        #expect(nothing.contains("Nothing matches “&lt;script&gt;”") && !nothing.contains("<script"))
    }

    @Test func `pages come in the language of the browser, or of the address, whose links keep it`() async throws {
        let server = try await AdministrationTestServer().server
        let spanish = await server.send(.get, DevelopersPages.path, headerFields: [.acceptLanguage: "es"])
        #expect(String(decoding: spanish.body, as: UTF8.self).contains("<h1>API para desarrolladores</h1>"))
        let polish = await text(server, DevelopersPages.path + "?language=pl")
        #expect(polish.contains("<html lang=\"pl\">") && polish.contains("href=\"/developers/server?language=pl\""))
        #expect(await text(server, DevelopersPages.path).contains("<h1>API for developers</h1>"))
    }

    @Test func `a group that doesn't exist is a page that says so`() async throws {
        let response = try await AdministrationTestServer().server.send(.get, DevelopersPages.path + "/pigeons")
        #expect(response.status == .notFound && String(decoding: response.body, as: UTF8.self).contains("There is no such page"))
    }

    @Test func `the style sheet begins with the theme's`() async throws {
        let response = try await AdministrationTestServer().server.send(.get, DevelopersPages.stylePath)
        #expect(response.headerFields[.contentType] == "text/css; charset=utf-8")
        #expect(String(decoding: response.body, as: UTF8.self).hasPrefix("body{margin:0}"))
    }

    private func text(_ server: TestServer, _ path: String) async -> String { String(decoding: await server.send(.get, path).body, as: UTF8.self) }

    private func policy(of response: ServerResponse) -> String { response.headerFields[.contentSecurityPolicy] ?? "" }
}
