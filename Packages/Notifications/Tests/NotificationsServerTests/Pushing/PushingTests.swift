import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import NotificationsAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import NotificationsServer

struct PushingTests {
    private let keys: VAPIDKeys
    private let first = FakeBrowser(1)
    private let second = FakeBrowser(2)

    init() throws { keys = try VAPIDKeys(pem: VAPIDKeys.generatePEM()) }

    /// A server on which Casey has turned notifications on in these browsers, each with a session of its own.
    private func server(_ browsers: FakeBrowser...) async throws -> NotificationsTestServer {
        let test = try await NotificationsTestServer(pushKeys: keys)
        for (index, browser) in browsers.enumerated() {
            test.sessions.current.value = 100 + index
            _ = try await test.casey.call(NotificationsEndpoints.subscribe, SubscribeRequest(browser.subscription))
        }
        return test
    }

    private func subscriptions(_ test: NotificationsTestServer) async throws -> Int {
        try await test.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM notifications_subscription") }
    }

    @Test func `one event is one message to each browser, however often it is handled`() async throws {
        let test = try await server(first, second)
        try await test.move("arrived")
        for _ in 1...2 { try await test.deliverPushes() }
        _ = try await test.server.application.replayEvents(to: "notifications.events", from: 0)
        await test.server.deliverEvents()
        try await test.deliverPushes()
        #expect(test.push.requests.map(\.endpoint).sorted() == [first.endpoint, second.endpoint])
        #expect(try await test.due() == 0)
    }

    @Test func `a product that records what was pushed has each notification once, and none that no service took`() async throws {
        let test = try await server(first, second)
        try await test.move("arrived")
        try await test.deliverPushes()
        let item = try #require(try await test.page(as: test.casey).items.first)
        let push = SentPush(person: 7, title: item.title, body: item.body, link: item.link, time: test.server.clock.now)
        #expect(test.pushed.pushes.value == [push])
        for browser in [first, second] { test.push.respond(500, at: browser.endpoint) }
        try await test.move("arrived", parcel: 13)
        try await test.deliverPushes()
        #expect(test.pushed.pushes.value == [push])
    }

    @Test func `a message says what the app says, to its browser alone, and how long it matters`() async throws {
        let test = try await server(first)
        test.people.languages.value = [7: .polish]
        try await test.move("arrived")
        test.server.clock.advance(by: .seconds(600))
        try await test.deliverPushes()
        let request = try #require(test.push.requests.first)
        let item = try #require(try await test.page(as: test.casey).items.first)
        #expect(
            try first.message(request.body) == [
                "id": "\(item.id)", "title": "Paczka 12", "body": "By Dana.", "link": "/customer/parcels/12", "tag": "notification/\(item.id)",
                "language": "pl", "end": "2",
            ])
        #expect(throws: (any Error).self) { try second.message(request.body) }
        #expect(request.fields[.contentEncoding] == "aes128gcm" && request.fields[.timeToLive] == "\(24 * 3600 - 600)")
        #expect(request.fields[.urgency] == "normal")
        #expect(request.fields[.topic]?.wholeMatch(of: /[\w-]{32}/) != nil && request.fields[.authorization]?.hasSuffix("k=\(keys.current)") == true)
    }

    @Test func `messages of a thread share topic and tag, others don't`() async throws {
        let test = try await server(first)
        for (step, parcel) in [("note", 1), ("note", 1), ("note", 2)] {
            try await test.move(step, parcel: parcel)
            try await test.deliverPushes()
        }
        let topics = test.push.requests.map { $0.fields[.topic] }
        #expect(topics.count == 3 && topics[0] == topics[1] && topics[0] != topics[2])
        #expect(try test.push.requests.map { try first.message($0.body)["tag"] } == ["parcel/1", "parcel/1", "parcel/2"])
    }

    @Test(arguments: [404, 410])
    func `a subscription that its browser has ended is removed`(status: Int) async throws {
        let test = try await server(first, second)
        test.push.respond(status, at: first.endpoint)
        try await test.move("arrived")
        try await test.deliverPushes()
        #expect(try await subscriptions(test) == 1)
        #expect(try await test.due() == 0 && test.push.requests.count == 2)
    }

    @Test func `what fails is repeated for that browser alone, not before the service wants it`() async throws {
        let test = try await server(first, second)
        test.push.respond(503, 429, 0, retryAfter: 3600, at: second.endpoint)
        try await test.move("arrived")
        try await test.deliverPushes()
        test.server.clock.advance(by: .seconds(3599))
        try await test.deliverPushes()
        #expect(test.push.requests.count == 2)
        for _ in 0..<3 {
            test.server.clock.advance(by: .seconds(3600))
            try await test.deliverPushes()
        }
        #expect(test.push.requests.map(\.endpoint) == [first.endpoint] + Array(repeating: second.endpoint, count: 4))
        #expect(Set(try test.push.requests.dropFirst().map { try second.message($0.body)["id"] }).count == 1)
        #expect(try await test.due() == 0)
    }

    @Test func `a service that takes no long messages gets a short one, and one that refuses isn't asked again`() async throws {
        let test = try await server(first)
        test.push.respond(413, 201, 400, at: first.endpoint)
        try await test.move("arrived")
        try await test.deliverPushes()
        #expect(try test.push.requests.map { try first.message($0.body)["body"] } == ["By Dana.", ""])
        try await test.move("arrived")
        try await test.deliverPushes()
        test.server.clock.advance(by: .seconds(3600))
        try await test.deliverPushes()
        #expect(test.push.requests.count == 3)
        #expect(try await test.due() == 0)
        #expect(try await subscriptions(test) == 1)
    }

    @Test func `whoever signed out, read it, switched it off or is disabled gets nothing`() async throws {
        let changes: [(NotificationsTestServer) async throws -> Void] = [
            { $0.sessions.ended.value = [100] }, { _ = try await $0.casey.call(NotificationsEndpoints.readAll, ReadAllRequest()) },
            { try await $0.choose([.inApp], for: "parcel.arrived", as: $0.casey) }, { $0.people.disabled.value = [7] },
        ]
        for change in changes {
            let test = try await server(first)
            try await test.move("arrived")
            try await change(test)
            try await test.deliverPushes()
            #expect(test.push.requests.isEmpty)
            #expect(try await test.due() == 0)
        }
    }

    @Test func `quiet hours put messages off`() async throws {
        let test = try await server(first)
        _ = try await test.casey.call(
            NotificationsEndpoints.change, ChangePreferences(quietHours: QuietHours(from: 13, to: 15), timeZone: "Europe/Warsaw"))
        try await test.move("arrived")
        try await test.deliverPushes()
        #expect(test.push.requests.isEmpty)
        test.server.clock.advance(by: .seconds(2 * 3600))
        try await test.deliverPushes()
        #expect(test.push.requests.count == 1)
    }

    @Test func `people without a browser wait for nothing`() async throws {
        let test = try await server()
        try await test.move("arrived")
        #expect(try await test.due() == 0)
    }

    @Test func `a long text fits into one message`() throws {
        let item = NotificationItem(
            id: 1, kind: "parcel.note", title: String(repeating: "ż", count: 400), body: String(repeating: "\u{1F9FA}", count: 9000), link: "/desk",
            createdAt: Date(timeIntervalSince1970: 0))
        #expect(try PushMessage(item, thread: nil).data().count <= PushEncryption.limit)
    }
}
