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
import WebhooksAPI

@testable import WebhooksServer

/// A server with webhooks, whose deliveries go to real sockets.
struct WebhookFixture {
    static let moved = EventType<String>("order.moved")
    static let admin = Person(id: 1, name: "Ada", roles: [.admin])

    let server: TestServer
    let delivery: DeliveryJob

    init(policy: AddressPolicy = .all, timeout: Duration = .seconds(2)) async throws {
        let transport = try SocketWebhookTransport(policy: policy, timeout: timeout)
        server = try await TestServer(
            plugins: [WebhooksServerPlugin(transport: transport)], settings: ["WEBHOOK_PRIVATE_ADDRESSES": policy == .all ? "YES" : "NO"]
        ) { $0.register(SymmetricKey.self) { _ in SymmetricKey(data: Data(repeating: 7, count: 32)) } }
        delivery = DeliveryJob(
            database: server.database, clock: server.clock, transport: transport, seal: WebhookSeal(key: SymmetricKey(data: Data(repeating: 7, count: 32))))
    }

    func register(_ url: String, kinds: [String]? = nil) async throws -> RegisteredWebhook {
        try await server.client(as: Self.admin).call(WebhooksEndpoints.create, .init(url: url, kinds: kinds))
    }

    func append(_ text: String, type: EventType<String> = moved, order: Int = 12) async throws {
        let log = EventLog(clock: server.clock)
        try await server.database.write { try log.append(type, text, aggregate: "order", id: order, topics: [], in: $0) }
    }

    /// Fans out and sends what is due.
    func deliver() async throws {
        await server.deliverEvents()
        try await delivery.run()
    }

    func deliveries(_ webhook: Int, _ state: DeliveryState) async throws -> [Delivery] {
        try await server.client(as: Self.admin).call(WebhooksEndpoints.deliveries, .init(id: webhook, state: state)).items
    }

    /// Tries every few hours until the day is over.
    func passDay() async throws {
        for _ in 0..<10 {
            server.clock.advance(by: .seconds(3 * 3600))
            try await delivery.run()
        }
    }
}
