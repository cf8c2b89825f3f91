import Core
import Foundation
import HTTPTypes
import ServerCore
import Testing

@testable import AppServer

struct EndpointCatalogTests {
    private static let catalog = Result { try EndpointCatalog.product() }
    private let catalog: EndpointCatalog

    init() throws { catalog = try Self.catalog.get() }

    @Test func `every declared endpoint is in the catalog`() async throws {
        let server = try await makeProduct()
        let declared = server.application.routes.entries.filter(\.isEndpoint).map { "\($0.method.rawValue) \($0.path)" }
        #expect(Set(catalog.entries.map { "\($0.method.rawValue) \($0.path)" }) == Set(declared))
        #expect(declared.count > 100)
    }

    @Test(arguments: [
        ("/orders", "/orders", [:]), ("/orders/12", "/orders/{id}", ["id": "12"]), ("/orders/slots", "/orders/slots", [:]),
        ("/api/v1/orders/12/timeline", "/orders/{id}/timeline", ["id": "12"]), ("orders/a%20b", "/orders/{id}", ["id": "a b"]),
    ])
    func `a path finds its endpoint, a fixed one first`(path: String, template: String, values: [String: String]) throws {
        let match = try #require(catalog.match(.get, path))
        #expect(match.entry.path.description == template)
        #expect(match.values == values)
    }

    @Test(arguments: ["/order", "/orders/1/2/3/4", "/", "/orders/12/tracking/x"])
    func `a path that isn't declared finds none`(path: String) {
        #expect(catalog.match(.get, path) == nil)
    }

    @Test func `an endpoint says what it takes, and whether it may be sent again`() throws {
        let place = try #require(catalog.match(.post, "/orders")?.entry)
        #expect(place.needsSession && place.takesIdempotencyKey && place.isRepeatable)
        #expect(place.fields.first { $0.name == "bags" } == EndpointCatalog.Field(name: "bags", kind: .integer, isRequired: true))
        let address = try #require(place.fields.first { $0.name == "address" })
        guard case .object(let parts) = address.kind else {
            Issue.record("The address is \(address.kind).")
            return
        }
        #expect(parts.contains(EndpointCatalog.Field(name: "city", kind: .text, isRequired: true)))
        let list = try #require(catalog.match(.get, "/orders")?.entry)
        #expect(list.fields.first { $0.name == "status" }?.kind == .choice(["scheduled", "inProgress", "delivered", "canceled"]))
        let login = try #require(catalog.match(.post, "/auth/login")?.entry)
        #expect(!login.needsSession && !login.isRepeatable)
        let upload = try #require(catalog.match(.post, "/orders/7/proofs")?.entry)
        #expect(upload.takes.contains("image/jpeg"))
        #expect(catalog.entries.contains { $0.gives.contains("image/jpeg") })
    }
}
