import AuthAPI
import Core
import CoreTesting
import FleetAPI
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import Persistence
import ServerCore
import Testing

@testable import AppServer

/// Two customers and two drivers with one order each, whose places and addresses can be told apart in any text.
struct PrivacyWorld {
    /// Somebody signed in.
    struct Member: Sendable {
        let person: Person
        let token: String
        let client: APIClient
    }

    /// The addresses have these instructions.
    static let secrets = (first: "gate 4411 behind the oak", second: "gate 9922 behind the elm")
    /// The drivers' latitudes begin with these digits.
    static let places = (first: 33.661234, second: 33.671234)

    let server: ComposedServer
    /// The customer of the first driver's order, and that of the second's.
    let customers: (first: Member, second: Member)
    let drivers: (first: Member, second: Member)
    let dispatcher: Member
    let sockets: SocketRecorder
    /// The tokens of the customers' newest tracking links, by their ids.
    private let links = LockedValue<[Int: String]>([:])

    init(_ values: [String: String] = [:]) async throws {
        server = try await makeProduct(["RATE_LIMIT_FACTOR": "0"].merging(values) { $1 })
        let registered = try await server.client(session: nil).call(
            AuthEndpoints.register, RegisterRequest(name: "Max Muster", email: "max@example.org", password: "a long enough passphrase"))
        let named = ["customer", "driver", "driver2", "dispatcher"]
        var members: [Member] = []
        for name in named {
            let answer = try await server.client(session: nil).call(
                AuthEndpoints.login, LoginRequest(email: "\(name)@tumble.example", password: "tumble-demo"))
            members.append(try await Self.member(answer, server))
        }
        customers = (members[0], try await Self.member(registered, server))
        drivers = (members[1], members[2])
        dispatcher = members[3]
        sockets = SocketRecorder(server)
        await server.application.hub.add(sockets)
    }

    private static func member(_ answer: SessionResponse, _ server: ComposedServer) async throws -> Member {
        let session = AuthSession(store: InMemoryTokenStore(), refresher: NoRefresh(), clock: SystemClock())
        try await session.begin(Tokens(accessToken: answer.accessToken, refreshToken: answer.refreshToken, expiresAt: answer.expiresAt))
        let person = Person(id: answer.user.id, name: answer.user.name, roles: Set(answer.user.roles))
        return Member(person: person, token: answer.accessToken, client: server.client(session: session))
    }

    func place(_ customer: Member, _ secret: String, north: Double = 0) async throws -> Int {
        var address = Address.sample
        address.instructions = secret
        address.latitude += north
        let order = try await customer.client.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: address)))
        let link = try await customer.client.call(OrdersEndpoints.share, IDInput(id: order.id))
        links.withLock { $0[customer.person.id] = link.token }
        await settle()
        return order.id
    }

    func setOnline(_ driver: Member, _ online: Bool = true) async throws {
        _ = try await driver.client.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: online))
        await settle()
    }

    func offer(to driver: Member, of order: Int) async throws -> Job {
        try #require(try await driver.client.call(FleetEndpoints.jobs, PageRequest()).items.first { $0.orderID == order })
    }

    func accept(_ order: Int, by driver: Member) async throws -> Job {
        let job = try await driver.client.call(FleetEndpoints.respond, OfferResponse(jobID: try await offer(to: driver, of: order).id, accepted: true))
        await settle()
        return job
    }

    /// Gives orders to one driver, who does them in one trip.
    func assign(_ orders: [Int], to driver: Member) async throws -> Job {
        let choices = orders.map { BulkAssignment.Choice(orderID: $0, driverID: driver.person.id) }
        let results = try await dispatcher.client.call(FleetEndpoints.assignAll, BulkAssignment(assignments: choices)).results
        #expect(results.allSatisfy { $0.error == nil })
        await settle()
        return try #require(try await driver.client.call(FleetEndpoints.jobs, PageRequest()).items.first { $0.status.isActive })
    }

    func step(_ job: Job, _ driver: Member, _ status: StopStatus, bags: Int? = nil) async throws -> Job {
        try await step(try #require(job.currentStop), driver, status, bags: bags)
    }

    @discardableResult
    func step(_ stop: Stop, _ driver: Member, _ status: StopStatus, bags: Int? = nil) async throws -> Job {
        let job = try await driver.client.call(FleetEndpoints.updateStop, StopUpdate(id: stop.id, status: status, bags: bags))
        await settle()
        return job
    }

    /// Washes an order's bags.
    func wash(_ order: Int) async throws {
        for update in [
            OrderUpdate(id: order, stage: .weighed, kilograms: 8), OrderUpdate(id: order, stage: .processing), OrderUpdate(id: order, stage: .ready),
        ] {
            _ = try await dispatcher.client.call(OrdersEndpoints.update, update)
            await settle()
        }
    }

    /// Reports where both drivers are, as far as they are online; a little farther each time.
    func report() async throws {
        for (driver, latitude) in [(drivers.first, Self.places.first), (drivers.second, Self.places.second)] {
            let position = Position(latitude: latitude, longitude: -117.76, time: try server.application.container.resolve((any Core.Clock).self).now)
            _ = try? await driver.client.call(FleetEndpoints.location, PositionReport(positions: [position]))
        }
        await settle()
    }

    func settle() async { for _ in 1...3 { await server.application.deliverEvents() } }

    /// Returns the endpoints that answer somebody with a text, each called with every id of the world, the person's own tracking link, and nothing else.
    func endpoints(telling text: String, to member: Member) async throws -> Set<String> {
        var telling: Set<String> = []
        for entry in server.application.routes.entries where entry.isEndpoint && entry.method == .get {
            for id in entry.path.fields.isEmpty ? [1] : Array(1...8) {
                let link = links.value[member.person.id] ?? "0"
                let values = entry.path.fields.map { ($0, $0 == "publicToken" ? link : String(id)) }
                let path = try #require(entry.path.fill(Dictionary(values) { $1 }))
                var head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/api/v1" + path)
                head.headerFields[.authorization] = "Bearer \(member.token)"
                let response = await server.application.respond(to: ServerRequest(head: head))
                #expect(response.status.code != 429 && response.status.code < 500, "\(entry.method) \(path): \(response.status)")
                if String(decoding: response.body, as: UTF8.self).contains(text) { telling.insert("\(entry.method.rawValue) \(entry.path)") }
            }
        }
        return telling
    }
}

/// Records what is sent to the listeners of every topic, by namespace.
final class SocketRecorder: RealtimeObserver {
    /// A message to the listeners of a topic in a namespace.
    struct Message: Sendable {
        let namespace: String
        let topic: Topic
        let event: String
        let text: String
    }

    private let application: Application
    private let database: any Database
    private let messages = LockedValue<[Message]>([])

    init(_ server: ComposedServer) { (application, database) = (server.application, server.database) }

    func committed(_ event: DomainEvent) async {
        for topic in event.topics {
            for channel in application.channels where channel.has(topic) {
                let found = try? await database.read { try channel.messages(for: event, on: topic, in: $0) }
                record(found, channel, topic)
            }
        }
    }

    func published(_ change: Change) async {
        for channel in application.channels where channel.has(change.topic) { record(try? await channel.messages(for: change), channel, change.topic) }
    }

    private func record(_ found: [RealtimeMessage]?, _ channel: RealtimeChannel, _ topic: Topic) {
        let new = (found ?? []).map { Message(namespace: channel.name, topic: topic, event: $0.event, text: String(decoding: $0.payload, as: UTF8.self)) }
        messages.withLock { $0 += new }
    }

    /// Returns what was sent since the last call, and forgets it.
    func take() -> [Message] {
        messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }

    /// Returns those of some messages whose topics a person may listen to.
    func heard(_ messages: [Message], by person: Person) async -> [Message] {
        var heard: [Message] = []
        for message in messages where (try? await application.hub.check(message.topic, for: person)) != nil { heard.append(message) }
        return heard
    }
}
