import Core
import Networking
import PaymentsAPI
import PaymentsServer
import Persistence
import ServerTesting
import Testing

struct ListingTests {
    let server: TestServer

    init() async throws { server = try await TestServer(plugins: [PaymentsServerPlugin()]) }

    @Test func `a person sees their own entries, newest first`() async throws {
        try await server.database.write { transaction in
            for (person, title) in [(7, "Older"), (8, "Somebody else's"), (7, "Newer")] {
                try transaction.execute("INSERT INTO payments_entry (person_id, title) VALUES (\(person), \(title))")
            }
        }
        #expect(try await server.client(as: .customer(7)).call(PaymentsEndpoints.entries).map(\.title) == ["Newer", "Older"])
        #expect(try await server.client(as: .customer(9)).call(PaymentsEndpoints.entries).isEmpty)
    }

    @Test func `who isn't signed in is refused`() async throws {
        await #expect(throws: APIError.self) { try await server.client(as: nil).call(PaymentsEndpoints.entries) }
    }
}
