import Core
import CoreTesting
import Foundation
import HTTPTypes
import ServerTesting
import Testing

@testable import ServerCore

struct RoleTests {
    @Test(arguments: [("api", [NodeRole.api]), ("api,web", [.api, .web]), (" web , worker ", [.web, .worker])])
    func `roles are read from a list`(text: String, roles: [NodeRole]) {
        #expect(NodeRole.list(text) == Set(roles))
    }

    @Test(arguments: ["", " ", "api,pages", "api;web", "server"])
    func `a list that names no role, or another word, is refused`(text: String) {
        #expect(NodeRole.list(text) == nil)
    }

    @Test(arguments: NodeRole.allCases)
    func `a process answers what its roles name, and always what the server itself brings`(role: NodeRole) {
        var routes = Routes()
        routes.plugin = "Notes"
        routes.on(NotesPlugin.create, allow: .accessAlone) { _, _ in throw APIError(status: 500, code: "unused", message: "") }
        routes.page(.get, "/notes", summary: "A page.") { _ in .content(Data(), type: "text/plain") }
        routes.plugin = Routes.server
        routes.page(.get, "/health", summary: "Health.") { _ in .content(Data(), type: "text/plain") }
        let paths = routes.serving([role]).entries.map { "\($0.isEndpoint ? "endpoint" : "page") \($0.path)" }
        switch role {
        case .api: #expect(paths == ["endpoint \(NotesPlugin.create.path)", "page /health"])
        case .web: #expect(paths == ["page /notes", "page /health"])
        case .worker: #expect(paths == ["page /health"])
        }
    }
}
