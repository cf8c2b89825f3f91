import AuthAPI
import Core
import Networking
import ServerCore
import ServerTesting
import Testing

@testable import AppServer

struct AccessTests {
    @Test func `who isn't signed in or lacks the role is refused by every endpoint of the product`() async throws {
        let server = try await makeProduct()
        let people: [Role: String] = [.customer: "customer", .driver: "driver", .dispatcher: "dispatcher"]
        let violations = try await AccessAudit(server.application).violations { roles in
            // Everybody is somebody without the role: any one of them will do.
            let person = try #require(Role.allCases.filter(roles.contains).compactMap { people[$0] }.first)
            let answer = try await server.client(session: nil).call(
                AuthEndpoints.login, LoginRequest(email: "\(person)@tumble.example", password: "tumble-demo"))
            return answer.accessToken
        }
        #expect(violations == [])
    }

    @Test func `the description covers every endpoint, with nothing left out`() async throws {
        let routes = try await makeProduct().application.routes
        let document = try OpenAPIDocument(routes)
        #expect(document.incompleteTypes == [])
    }
}
