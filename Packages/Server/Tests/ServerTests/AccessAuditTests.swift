import Core
import HTTPTypes
import ServerCore
import ServerTesting
import Testing

struct AccessAuditTests {
    /// Endpoints as they should be, and one whose handler nobody guards.
    private struct OpenPlugin: ServerPlugin {
        let name = "Open"
        let requires: [String] = []

        func routes(_ routes: inout Routes, _ container: DIContainer) throws {
            let secret = Endpoint<IDInput, NoOutput>(.get, "/open/{id}", access: .signedIn, summary: "Names a thing and asks not whose it is.")
            routes.on(secret, allow: .accessAlone) { _, _ in NoOutput() }
        }
    }

    @Test func `an endpoint that names a thing without asking whose it is is found`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin(), OpenPlugin()])
        let audit = AccessAudit(server.application)
        #expect(audit.withoutOwnership == ["GET /open/{id}", "DELETE /notes/{id}"])
        #expect(audit.openToEveryone == ["GET /notes", "GET /notes/fail/now", "GET /health", "GET /ready"])
    }

    @Test func `who isn't signed in or lacks the role is refused by every endpoint`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let violations = try await AccessAudit(server.application).violations { roles in
            TestAuthenticator.token(for: Person(id: 1, name: "Other", roles: roles))
        }
        #expect(violations == [])
    }

    @Test func `an authenticator that lets everybody in is found`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let violations = try await AccessAudit(server.application).violations { _ in
            TestAuthenticator.token(for: Person(id: 1, name: "Admin", roles: [.admin]))
        }
        #expect(
            violations.sorted() == [
                "DELETE /notes/{id} answers 200 to customer, dispatcher, driver", "GET /events answers 200 to customer, dispatcher, driver",
            ])
    }
}
