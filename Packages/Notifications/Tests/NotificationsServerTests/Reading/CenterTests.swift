import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import NotificationsAPI
import NotificationsServer
import Persistence
import ServerCore
import ServerTesting
import Testing

struct CenterTests {
    @Test func `pages by cursor hold each notification once, newest first`() async throws {
        let test = try await NotificationsTestServer()
        for parcel in 1...5 { try await test.move("arrived", parcel: parcel) }
        var (titles, next) = ([String](), Int?.none)
        repeat {
            let page = try await test.page(as: test.casey, before: next, limit: 2)
            #expect(page.unread == 5)
            titles += page.items.map(\.title)
            next = page.next
        } while next != nil
        #expect(titles == (1...5).reversed().map { "Parcel \($0)" })
    }

    @Test(arguments: [0, 101]) func `a limit beyond 1 to 100 is refused`(limit: Int) async throws {
        let test = try await NotificationsTestServer()
        let error = await failure { () async throws(APIError) in
            try await test.casey.call(NotificationsEndpoints.list, NotificationListRequest(limit: limit))
        }
        #expect(error?.status == 422 && error?.fields["limit"] != nil)
    }

    @Test func `a notification is worded in its reader's language`() async throws {
        let test = try await NotificationsTestServer()
        try await test.move("arrived")
        for (language, text) in [("en", "Parcel 12"), ("es", "Paquete 12"), ("pl", "Paczka 12")] {
            let response = await test.server.send(.get, "/api/v1/notifications", as: .customer(7), headerFields: [.acceptLanguage: language])
            #expect(String(decoding: response.body, as: UTF8.self).contains(text))
        }
    }

    @Test func `reading one, or all up to one, lowers the number`() async throws {
        let test = try await NotificationsTestServer()
        for parcel in 1...4 { try await test.move("arrived", parcel: parcel) }
        let items = try await test.page(as: test.casey).items
        let read = try await test.casey.call(NotificationsEndpoints.read, IDInput(id: items[0].id))
        #expect(read.readAt == test.server.clock.now)
        let earlier = test.server.clock.now
        test.server.clock.advance(by: .seconds(60))
        // A second time changes nothing.
        #expect(try await test.casey.call(NotificationsEndpoints.read, IDInput(id: items[0].id)).readAt == earlier)
        #expect(try await test.casey.call(NotificationsEndpoints.unread).count == 3)
        #expect(try await test.casey.call(NotificationsEndpoints.readAll, ReadAllRequest(upTo: items[2].id)).count == 1)
        #expect(try await test.page(as: test.casey).items.map { $0.readAt == nil } == [false, true, false, false])
        #expect(try await test.casey.call(NotificationsEndpoints.readAll, ReadAllRequest()).count == 0)
    }

    @Test func `somebody else's notification doesn't exist`() async throws {
        let test = try await NotificationsTestServer()
        try await test.move("arrived")
        let id = try #require(try await test.page(as: test.casey).items.first?.id)
        let stranger = test.server.client(as: .customer(8))
        #expect(try await test.page(as: stranger).items.isEmpty)
        for id in [id, id + 1] {
            let error = await failure { () async throws(APIError) in try await stranger.call(NotificationsEndpoints.read, IDInput(id: id)) }
            #expect(error?.status == 404)
        }
        _ = try await stranger.call(NotificationsEndpoints.readAll, ReadAllRequest())
        #expect(try await test.page(as: test.casey).unread == 1)
    }

    @Test func `nobody follows another person's list`() async throws {
        let test = try await NotificationsTestServer()
        await #expect(throws: (any Error).self) {
            try await test.server.application.hub.subscribe(NotificationsTopics.list(of: 7), as: .customer(8))
        }
    }

    @Test func `what a removed plugin or another version wrote is left out`() async throws {
        let test = try await NotificationsTestServer()
        try await test.move("arrived")
        try await test.server.database.write { transaction in
            for (event, kind, facts) in [(901, "gone.away", "{}"), (902, "parcel.note", "{\"other\":1}")] {
                try transaction.execute(
                    """
                    INSERT INTO notifications_notification (event_id, kind, person_id, facts, link, created_at)
                    VALUES (\(event), \(kind), 7, \(facts), '/desk', \(test.server.clock.now))
                    """)
            }
        }
        #expect(try await test.page(as: test.casey).items.map(\.kind) == ["parcel.arrived"])
    }

    @Test func `notifications past their retention are removed`() async throws {
        let test = try await NotificationsTestServer(settings: ["NOTIFICATION_RETENTION_DAYS": "2"])
        try await test.move("arrived", parcel: 1)
        test.server.clock.advance(by: .seconds(2 * 24 * 3600 + 1))
        try await test.move("arrived", parcel: 2)
        for job in try NotificationsServerPlugin().jobs(test.server.application.container) where job.name == "old notifications are removed" {
            try await job.run()
        }
        #expect(try await test.page(as: test.casey).items.map(\.title) == ["Parcel 2"])
    }
}
