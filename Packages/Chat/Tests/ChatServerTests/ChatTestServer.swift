import AuthAPI
import ChatAPI
import ChatServer
import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting

/// A server with Chat alone: customers 7 and 8, driver 9, dispatcher 10. Customer 7 and driver 9 share order 12.
struct ChatTestServer: Sendable {
    let server: TestServer

    /// - Parameters:
    ///   - settings: texts of settings.
    ///   - rateFactor: how many times the declared rates are granted; 0 for no limit.
    ///   - privacy: what people show who don't show everything.
    ///   - bus: joins it to other servers.
    init(
        settings: [String: String] = [:], rateFactor: Double = 0, privacy: [Int: ChatPrivacy] = [:], bus: (any ProcessBus)? = nil
    ) async throws {
        server = try await TestServer(plugins: [ChatServerPlugin()], settings: settings, limits: RequestLimits(rateFactor: rateFactor)) { container in
            container.register((any ChatOrders).self) { _ in FakeOrders() }
            container.register((any ChatPeople).self) { _ in FakePeople(privacy: privacy) }
            if let bus { container.register((any ProcessBus).self) { _ in bus } }
        }
    }

    var customer: APIClient { server.client(as: .customer(7)) }
    var stranger: APIClient { server.client(as: .customer(8)) }
    var driver: APIClient { server.client(as: .driver(9)) }
    var dispatcher: APIClient { server.client(as: .dispatcher(10)) }

    /// The conversation of customer 7 and driver 9.
    func conversation() async throws -> Int {
        try await customer.call(ChatEndpoints.open, OpenConversation(otherUserID: 9)).id
    }

    /// Sends texts one after the other.
    @discardableResult
    func send(_ texts: [String], as client: APIClient, to conversation: Int) async throws -> [Message] {
        var messages: [Message] = []
        for text in texts { messages.append(try await client.call(ChatEndpoints.send, SendMessage(id: conversation, text: text))) }
        return messages
    }

    /// Lets order 12 of customer 7 go to a stage, as far as Chat hears of it.
    func moveOrder(_ id: Int = 12, from: Stage = .accepted, to stage: Stage, driver: Int? = 9, sequence: Int = 3, at time: Date? = nil) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        var moved = OrderMoved.sample
        moved.order = id
        moved.driver = driver
        moved.from = from
        moved.to = stage
        moved.sequence = sequence
        moved.occurredAt = time ?? server.clock.now
        let event = moved
        try await server.database.write { transaction in
            try events.append(OrdersEvents.moved, event, aggregate: OrdersEvents.aggregate, id: id, topics: [], in: transaction)
        }
        await server.deliverEvents()
    }

    /// Gives a person other roles, as far as Chat hears of it.
    func setRoles(_ roles: [Role], of person: Int) async throws {
        let events = try server.application.container.resolve(EventLog.self)
        try await server.database.write { transaction in
            try events.append(
                AuthEvents.rightsChanged, RightsChanged(user: person, roles: roles), aggregate: "account", id: person, topics: [], in: transaction)
        }
        await server.deliverEvents()
    }

    /// What a person sees of a conversation.
    func view(of id: Int, as client: APIClient) async throws -> Conversation? {
        try await client.call(ChatEndpoints.conversations, ConversationListRequest()).items.first { $0.id == id }
    }

    /// The texts of a conversation, as a person reads them.
    func texts(of id: Int, as client: APIClient) async throws -> [String] {
        try await client.call(ChatEndpoints.messages, MessageListRequest(id: id, limit: 100)).items.map(\.text)
    }

    func messageCount() async throws -> Int {
        try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM chat_message") }
    }
}

private struct FakeOrders: ChatOrders {
    func sharedOrder(customer: Int, driver: Int, in transaction: Transaction) throws -> Int? { (customer, driver) == (7, 9) ? 12 : nil }
}

private struct FakePeople: ChatPeople {
    let privacy: [Int: ChatPrivacy]

    func privacy(of ids: [Int], in transaction: Transaction) throws -> [Int: ChatPrivacy] { privacy.filter { ids.contains($0.key) } }

    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person] {
        let all = [Person.customer(7), .customer(8), .driver(9), .dispatcher(10)]
        return Dictionary(all.filter { ids.contains($0.id) }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
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
