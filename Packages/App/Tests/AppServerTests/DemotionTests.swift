import AuthAPI
import AuthServer
import ChatAPI
import Core
import CoreTesting
import FleetAPI
import HTTPTypes
import Networking
import OrdersAPI
import ServerCore
import Testing

@testable import AppServer
@testable import LiveUI

/// Checks that people who lost a role can do nothing with the orders and conversations that they saw by it.
@Suite(.timeLimit(.minutes(5)))
struct DemotionTests {
    /// An order under way with its conversation, which the dispatcher has joined.
    private struct Scene {
        let server: ComposedServer
        let order: Int
        let conversation: Int
        let stop: Int
        let job: Int
        let customer: APIClient

        init() async throws {
            server = try await makeProduct()
            let (driver, dispatcher) = (try await server.client(as: "driver"), try await server.client(as: "dispatcher"))
            customer = try await server.client(as: "customer")
            _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
            order = try await customer.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample))).id
            await server.application.deliverEvents()
            let id = order
            let offer = try #require(try await driver.call(FleetEndpoints.jobs, PageRequest()).items.first { $0.orderID == id })
            let taken = try await driver.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: true))
            (job, stop) = (offer.id, taken.stops[0].id)
            await server.application.deliverEvents()
            conversation = try #require(try await dispatcher.call(ChatEndpoints.ofOrder, OrderConversationsRequest(orderID: order)).first).id
            _ = try await dispatcher.call(ChatEndpoints.join, IDInput(id: conversation))
            _ = try await driver.call(ChatEndpoints.send, SendMessage(id: conversation, text: "On my way."))
        }

        /// Makes somebody a customer, as an administrator does.
        func demote(_ name: String) async throws {
            try await server.application.container.resolve(AccountCommands.self).setRoles([.customer], of: "\(name)@tumble.example")
            await server.application.deliverEvents()
            await server.application.deliverEvents()
        }

        /// Returns the status of each endpoint, called for the order, the conversation, the stop and the job.
        func statuses(token: String, where isMeant: (Routes.Entry) -> Bool) async -> [String: Int] {
            var statuses: [String: Int] = [:]
            for entry in server.application.routes.entries where entry.isEndpoint && entry.access != .everyone && isMeant(entry) {
                let path = entry.path.description
                let id = path.contains("/orders/") ? order : path.contains("/conversations") ? conversation : path.contains("/stops") ? stop : 1
                let filled = entry.path.fill(Dictionary(entry.path.fields.map { ($0, String(id)) }) { $1 }) ?? ""
                var head = HTTPRequest(method: entry.method, scheme: nil, authority: nil, path: "/api/v1" + filled)
                head.headerFields[.authorization] = "Bearer \(token)"
                statuses["\(entry.method.rawValue) \(path)"] = await server.application.respond(to: ServerRequest(head: head)).status.code
            }
            return statuses
        }
    }

    @Test(arguments: [("dispatcher", Role.dispatcher), ("driver", .driver)])
    func `nothing that a role allowed is left to who lost it, with the old token or a new one`(name: String, role: Role) async throws {
        let scene = try await Scene()
        let old = try #require(await scene.server.session(as: name).tokens()).accessToken
        try await scene.demote(name)
        let left = await scene.statuses(token: old) { _ in true }.filter { $0.value != 401 }
        #expect(left.isEmpty, "the old token")

        let session = try await scene.server.session(as: name)
        let (new, former) = (try #require(await session.tokens()).accessToken, scene.server.client(session: session))
        let allowed = await scene.statuses(token: new) { entry in
            guard case .roles(let roles) = entry.access else { return false }
            return roles.contains(role)
        }
        #expect(!allowed.isEmpty && allowed.filter { $0.value != 403 }.isEmpty)
        try await expectNothing(scene, former)
    }

    /// Checks the calls that are open to everybody signed in, about the order and conversation of others.
    private func expectNothing(_ scene: Scene, _ former: APIClient) async throws {
        let (order, conversation) = (IDInput(id: scene.order), scene.conversation)
        #expect(try await former.call(OrdersEndpoints.list, OrderListRequest()).items.isEmpty)
        for role in [Role.driver, .dispatcher] {
            #expect(await status { try await former.call(OrdersEndpoints.list, OrderListRequest(role: role)) } == 403)
        }
        #expect(await status { try await former.call(OrdersEndpoints.detail, order) } == 404)
        #expect(await status { try await former.call(OrdersEndpoints.timeline, order) } == 404)
        #expect(await status { try await former.call(OrdersEndpoints.tracking, order) } == 404)
        #expect(await status { try await former.call(OrdersEndpoints.update, OrderUpdate(id: scene.order, stage: .enRoutePickup)) } == 404)
        #expect(await status { try await former.call(OrdersEndpoints.cancel, CancelOrder(id: scene.order, reason: "x")) } == 404)

        #expect(try await former.call(ChatEndpoints.conversations, ConversationListRequest()).items.isEmpty)
        #expect(try await former.call(ChatEndpoints.search, MessageSearch(query: "way")).items.isEmpty)
        #expect(await status { try await former.call(ChatEndpoints.messages, MessageListRequest(id: conversation)) } == 404)
        #expect(await status { try await former.call(ChatEndpoints.send, SendMessage(id: conversation, text: "x")) } == 404)
        #expect(await status { try await former.call(ChatEndpoints.read, MarkRead(id: conversation)) } == 404)
        #expect(await status { try await former.call(ChatEndpoints.typing, IDInput(id: conversation)) } == 404)
        let customer = try await scene.customer.call(AuthEndpoints.me).id
        #expect(await status { try await former.call(ChatEndpoints.open, OpenConversation(otherUserID: customer)) } == 404)

        let me = try await former.call(AuthEndpoints.me)
        let person = Person(id: me.id, name: me.name, roles: Set(me.roles))
        let topics = [
            OrdersTopics.order(scene.order), OrdersTopics.driver(me.id), OrdersTopics.dispatch, FleetTopics.driver(me.id), FleetTopics.dispatch,
            ChatTopics.conversation(conversation),
        ]
        for topic in topics {
            #expect(await status { try await scene.server.application.hub.check(topic, for: person) } == 403, "\(topic)")
        }
    }

    @Test(arguments: [("dispatcher", "/dispatcher/home"), ("driver", "/driver/home")])
    func `a demoted person's pages ask for sign-in at once, and sockets hear of the end`(name: String, path: String) async throws {
        let scene = try await Scene()
        let browser = try await SignedInBrowser(scene.server, as: name, cookie: "a")
        let tab = try await browser.tab(path)
        let (id, ended) = (try await browser.client.call(AuthEndpoints.me).id, LockedValue<[Int]>([]))
        try scene.server.application.container.resolve(SessionEndings.self).listen { person in ended.withLock { $0.append(person) } }
        try await scene.demote(name)
        #expect(ended.value.contains(id))
        try await eventually { await tab.shows("auth.submit") }
        #expect(await !tab.shows("data-testid=\"tab."))
    }

    @Test func `a former driver's leg is offered to another, and a former dispatcher is seen to leave`() async throws {
        let scene = try await Scene()
        try await scene.demote("driver")
        try await scene.demote("dispatcher")
        #expect(try await scene.customer.call(OrdersEndpoints.detail, IDInput(id: scene.order)).stage == .accepted)
        let messages = try await scene.customer.call(ChatEndpoints.messages, MessageListRequest(id: scene.conversation, limit: 100)).items
        #expect(messages.contains { $0.text == "On my way." } && messages.last?.system == true)
        let seen = try await scene.customer.call(ChatEndpoints.conversations, ConversationListRequest()).items.first
        #expect(seen?.isClosed == true)
    }

    private func status(_ call: () async throws -> some Any) async -> Int? {
        do {
            _ = try await call()
            return nil
        } catch {
            return (error as? APIError)?.status
        }
    }
}
