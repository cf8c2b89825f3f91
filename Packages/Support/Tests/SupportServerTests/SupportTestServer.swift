import Blobs
import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import SupportAPI
import SupportServer

/// A server with Support alone: customers 7 and 8, driver 9, dispatchers 10 and 11, administrator 12. Order 12 is customer 7's, and driver 9 drives it.
struct SupportTestServer: Sendable {
    let server: TestServer
    let blobs: any BlobStore
    let credits: FakeCredits

    init(settings: [String: String] = [:], blobs: any BlobStore = MemoryBlobStore()) async throws {
        let credits = FakeCredits()
        (self.blobs, self.credits) = (blobs, credits)
        server = try await TestServer(plugins: [SupportServerPlugin()], settings: settings) { container in
            container.register((any BlobStore).self) { _ in blobs }
            container.register((any SupportPeople).self) { _ in FakePeople() }
            container.register((any SupportOrders).self) { _ in FakeOrders() }
            container.register((any SupportCredits).self) { _ in credits }
        }
    }

    static let admin = Person(id: 12, name: "Ada Admin", roles: [.admin])

    var customer: APIClient { server.client(as: .customer(7)) }
    var stranger: APIClient { server.client(as: .customer(8)) }
    var driver: APIClient { server.client(as: .driver(9)) }
    var dispatcher: APIClient { server.client(as: .dispatcher(10)) }
    var admin: APIClient { server.client(as: Self.admin) }

    /// Opens a ticket of customer 7.
    @discardableResult
    func open(
        _ subject: String = "Delivery delay", category: TicketCategory? = .delivery, order: Int? = nil, as client: APIClient? = nil
    ) async throws -> Ticket {
        try await (client ?? customer).call(
            SupportEndpoints.create, CreateTicket(subject: subject, description: "Two hours late.", category: category, orderID: order))
    }

    @discardableResult
    func write(_ text: String, files: [Int]? = nil, to ticket: Int, as client: APIClient, isInternal: Bool? = nil) async throws -> TicketMessage {
        try await client.call(SupportEndpoints.send, SendTicketMessage(id: ticket, text: text, attachmentIDs: files, isInternal: isInternal))
    }

    /// Adds a file, which isn't sent with anything yet.
    func attach(_ file: Data = .picture, named name: String? = "shirt.png", type: String = "image/png", as client: APIClient) async throws -> TicketAttachment {
        try await client.upload(SupportEndpoints.addAttachment, AddAttachment(name: name), file: file, type: type)
    }

    /// The ticket as the dispatcher sees it.
    func ticket(_ id: Int, as client: APIClient? = nil) async throws -> Ticket {
        try await (client ?? dispatcher).call(SupportEndpoints.detail, IDInput(id: id))
    }

    func messages(of id: Int, as client: APIClient) async throws -> [TicketMessage] {
        try await client.call(SupportEndpoints.messages, TicketMessageListRequest(id: id)).items
    }

    /// The kinds of a topic's changes while something is done.
    func changes(of topic: Topic, while body: () async throws -> Void) async throws -> [String] {
        let before = try await kinds(of: topic)
        try await body()
        return Array(try await kinds(of: topic).dropFirst(before.count))
    }

    private func kinds(of topic: Topic) async throws -> [String] {
        try await server.database.read { transaction in
            try transaction.rows("SELECT kind, topics FROM core_event ORDER BY id").filter { row in
                try row.get("topics", as: String.self).split(separator: " ").contains { $0 == topic.name }
            }.map { try $0.get("kind") }
        }
    }
}

private struct FakePeople: SupportPeople {
    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person] {
        let all = [Person.customer(7), .customer(8), .driver(9), .dispatcher(10), .dispatcher(11), SupportTestServer.admin]
        return Dictionary(all.filter { ids.contains($0.id) }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

/// Notes in a table of its own what was granted, so that a failed transaction leaves nothing.
struct FakeCredits: SupportCredits {
    func grant(_ cents: Int, to customer: Int, reason: String, source: String, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("INSERT INTO support_answer (title, text, updated_at) VALUES (\(source), \("\(customer) \(cents) \(reason)"), \(now))")
    }

    /// Returns what was granted, as customer, cents and reason.
    func granted(_ database: any Database) async throws -> [String] {
        try await database.read { try $0.values(String.self, "SELECT text FROM support_answer WHERE title LIKE 'credit:%' ORDER BY id") }
    }
}

private struct FakeOrders: SupportOrders {
    func concerns(_ order: Int, person: Int, in transaction: Transaction) throws -> Bool { order == 12 && [7, 9].contains(person) }
}

/// The error of a call that must fail.
func failure<Success>(of call: () async throws(APIError) -> Success) async -> APIError? {
    do {
        _ = try await call()
        return nil
    } catch {
        return error
    }
}
