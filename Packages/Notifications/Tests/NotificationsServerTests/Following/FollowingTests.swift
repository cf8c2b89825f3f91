import Core
import CoreTesting
import Foundation
import Networking
import NotificationsAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

struct FollowingTests {
    @Test func `an event becomes a notification with text, time and link`() async throws {
        let test = try await NotificationsTestServer()
        try await test.move("arrived")
        let page = try await test.page(as: test.casey)
        let item = try #require(page.items.first)
        #expect(page.items.count == 1 && page.next == nil && page.unread == 1)
        #expect(item.kind == "parcel.arrived" && item.title == "Parcel 12" && item.body == "By Dana.")
        #expect(item.link == "/customer/parcels/12" && item.readAt == nil && item.createdAt == test.server.clock.now)
    }

    @Test func `an event that is handled again writes nothing more`() async throws {
        let test = try await NotificationsTestServer()
        try await test.append(["arrived", "note", "lost"])
        await test.server.deliverEvents()
        let before = try await test.page(as: test.casey)
        #expect(before.items.count == 2)
        _ = try await test.server.application.replayEvents(to: "notifications.events", from: 0)
        await test.server.deliverEvents()
        #expect(try await test.page(as: test.casey) == before)
        let count = try await test.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM notifications_notification") }
        #expect(count == 4)
    }

    @Test func `everybody with a role is notified, and nobody without an account`() async throws {
        let test = try await NotificationsTestServer()
        try await test.move("lost")
        try await test.move("arrived", parcel: 13, owner: 6)
        for dispatcher in [10, 11] { #expect(try await test.page(as: test.server.client(as: .dispatcher(dispatcher))).unread == 1) }
        #expect(try await test.page(as: test.casey).items.isEmpty)
        let people = try await test.server.database.read {
            try $0.values(Int.self, "SELECT person_id FROM notifications_notification ORDER BY person_id")
        }
        #expect(people == [10, 11])
    }

    @Test func `events of more than a day ago are no news`() async throws {
        let test = try await NotificationsTestServer()
        try await test.append(["arrived"])
        test.server.clock.advance(by: .seconds(24 * 3600))
        try await test.append(["note"])
        await test.server.deliverEvents()
        #expect(try await test.page(as: test.casey).items.map(\.kind) == ["parcel.note"])
    }

    @Test(arguments: [true, false])
    func `a newer notification of a thread takes the place of the unread one`(isOneBatch: Bool) async throws {
        let test = try await NotificationsTestServer()
        if isOneBatch {
            try await test.append(["note", "note"])
            await test.server.deliverEvents()
        } else {
            for _ in 1...2 { try await test.move("note") }
        }
        try await test.move("note", parcel: 13)
        let page = try await test.page(as: test.casey)
        #expect(page.items.map(\.title) == ["A note on parcel 13", "A note on parcel 12"] && page.unread == 2)
        // One that was read stays.
        let last = try #require(page.items.last)
        _ = try await test.casey.call(NotificationsEndpoints.read, IDInput(id: last.id))
        try await test.move("note")
        #expect(try await test.page(as: test.casey).items.count == 3)
    }

    @Test func `what the person has seen elsewhere counts as read`() async throws {
        let test = try await NotificationsTestServer()
        try await test.move("note")
        try await test.move("seen", parcel: 13)
        #expect(try await test.page(as: test.casey).unread == 1)
        try await test.move("seen")
        let page = try await test.page(as: test.casey)
        #expect(page.unread == 0 && page.items.first?.readAt == test.server.clock.now)
        try await test.append(["note", "seen"], parcel: 14)
        await test.server.deliverEvents()
        #expect(try await test.page(as: test.casey).unread == 0)
    }

    @Test func `who switched a kind off in the app doesn't see it there`() async throws {
        let test = try await NotificationsTestServer()
        _ = try await test.casey.call(
            NotificationsEndpoints.change, ChangePreferences(kinds: [ChannelChoice(kind: "parcel.arrived", channels: [])]))
        try await test.move("arrived")
        try await test.move("note")
        #expect(try await test.page(as: test.casey).items.map(\.kind) == ["parcel.note"])
    }

    @Test func `a person's own pages hear of a change`() async throws {
        let test = try await NotificationsTestServer()
        let hub = test.server.application.hub
        let subscription = try await hub.subscribe(NotificationsTopics.list(of: 7), as: .customer(7))
        try await test.move("arrived")
        var changes = subscription.makeAsyncIterator()
        let change = await changes.next()
        #expect(change?.kind == NotificationsTopics.changed && change?.id == 7)
    }
}
