import Core
import CoreTesting
import Crypto
import Foundation
import HTTPTypes
import Mail
import Networking
import NotificationsAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import NotificationsServer

/// The test's clock begins at 12:00 UTC, which is 13:00 in Warsaw.
struct DigestTests {
    /// A server on which customer 7, in Warsaw, has parcels mailed once a day at 15:00.
    private func server() async throws -> NotificationsTestServer {
        let test = try await NotificationsTestServer(hasMail: true)
        let daily = ChannelChoice(kind: "parcel.arrived", channels: [.inApp, .mail], isDaily: true)
        _ = try await test.casey.call(NotificationsEndpoints.change, ChangePreferences(kinds: [daily], timeZone: "Europe/Warsaw", digestHour: 15))
        return test
    }

    private func pass(_ hours: Double, _ test: NotificationsTestServer) async throws {
        test.server.clock.advance(by: .seconds(hours * 3600))
        try await test.deliverMail()
        try await test.deliverDigests()
    }

    @Test func `all of a day comes in one mail at its hour, in both parts, once`() async throws {
        let test = try await server()
        for parcel in [12, 13] { try await test.move("arrived", parcel: parcel) }
        try await pass(1.99, test)
        #expect(test.mail.sent.isEmpty)
        try await pass(0.01, test)
        let mail = try #require(test.mail.sent.first)
        #expect(mail.subject == "Tumble: 2 notifications" && mail.recipient == "person-7@example.com")
        for parcel in [12, 13] {
            #expect(mail.text.contains("Parcel \(parcel)\nBy Dana.\nSee details: https://tumble.example/customer/parcels/\(parcel)\n"))
            #expect(mail.html?.contains("<a href=\"https://tumble.example/customer/parcels/\(parcel)\"") == true)
        }
        #expect(mail.unsubscribeAddress?.hasPrefix("https://tumble.example/api/v1/notifications/unsubscribe/") == true)
        try await pass(0, test)
        #expect(test.mail.sent.count == 1)
        // What comes later waits for the next day; a day without anything has no mail.
        try await test.move("arrived", parcel: 14)
        try await pass(24, test)
        #expect(test.mail.sent.map(\.subject) == ["Tumble: 2 notifications", "Tumble: 1 notification"])
        try await pass(24, test)
        #expect(test.mail.sent.count == 2)
        #expect(try await test.due() == 0)
    }

    @Test(arguments: ["read", "off", "disabled"])
    func `with nothing left that is wanted and unread, none is mailed`(cause: String) async throws {
        let test = try await server()
        try await test.move("arrived")
        switch cause {
        case "read": _ = try await test.casey.call(NotificationsEndpoints.readAll, ReadAllRequest())
        case "off": try await test.choose([.inApp], for: "parcel.arrived", as: test.casey)
        default: test.people.disabled.value = [7]
        }
        try await pass(2, test)
        #expect(test.mail.sent.isEmpty)
        #expect(try await test.due() == 0)
    }

    @Test func `kinds that aren't daily are mailed as they happen, and nobody else's are touched`() async throws {
        let test = try await server()
        try await test.choose([.inApp, .mail], for: "parcel.note", as: test.casey)
        try await test.move("note")
        try await test.move("arrived", parcel: 13, owner: 8)
        try await test.move("arrived")
        try await test.deliverMail()
        #expect(test.mail.sent.map(\.recipient).sorted() == ["person-7@example.com", "person-8@example.com"])
        try await pass(2, test)
        #expect(test.mail.sent.last?.subject == "Tumble: 1 notification")
    }

    @Test func `an event that is handled again adds nothing to the daily mail`() async throws {
        let test = try await server()
        try await test.move("arrived")
        _ = try await test.server.application.replayEvents(to: "notifications.events", from: 0)
        await test.server.deliverEvents()
        try await pass(2, test)
        #expect(test.mail.sent.map(\.subject) == ["Tumble: 1 notification"])
    }

    @Test func `another hour or time zone moves what waits`() async throws {
        let test = try await server()
        try await test.move("arrived")
        _ = try await test.casey.call(NotificationsEndpoints.change, ChangePreferences(digestHour: 14))
        try await pass(1, test)
        #expect(test.mail.sent.count == 1)
        try await test.move("arrived")
        // It is 13:00 in London.
        _ = try await test.casey.call(NotificationsEndpoints.change, ChangePreferences(timeZone: "Europe/London"))
        try await pass(1, test)
        #expect(test.mail.sent.count == 2)
    }

    @Test func `quiet hours put the daily mail off, too`() async throws {
        let test = try await server()
        _ = try await test.casey.call(NotificationsEndpoints.change, ChangePreferences(quietHours: QuietHours(from: 14, to: 16)))
        try await test.move("arrived")
        try await pass(2, test)
        #expect(test.mail.sent.isEmpty)
        try await pass(1, test)
        #expect(test.mail.sent.count == 1)
    }

    @Test func `a mail that fails for now is repeated with the same id, a refused one isn't`() async throws {
        let test = try await server()
        for parcel in [12, 13] { try await test.move("arrived", parcel: parcel) }
        test.mail.fail(MailError(isPermanent: false, description: "421 later"), MailError(isPermanent: false, description: "421 later"))
        try await pass(2, test)
        try await pass(30 / 3600, test)
        #expect(test.mail.sent.isEmpty)
        try await pass(60 / 3600, test)
        let id = UnsubscribeTokens(key: SymmetricKey(data: Data(repeating: 7, count: 32))).messageID(of: 1)
        #expect(test.mail.sent.map(\.id) == [id] && test.mail.sent.first?.subject == "Tumble: 2 notifications")
        test.mail.fail(MailError(isPermanent: true, description: "550 no such mailbox"))
        try await test.move("arrived")
        try await pass(24, test)
        try await pass(24, test)
        #expect(test.mail.sent.count == 1)
    }

    @Test func `one click in it ends the mail of all daily kinds, and of no other`() async throws {
        let test = try await server()
        try await test.choose([.inApp, .mail], for: "parcel.note", as: test.casey)
        try await test.move("arrived")
        try await pass(2, test)
        let token = try #require(test.mail.sent.last?.unsubscribeAddress?.split(separator: "/").last)
        let fields: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
        let response = await test.server.send(.post, UnsubscribeHandlers.path + token, body: "List-Unsubscribe=One-Click", headerFields: fields)
        #expect(response.status == .ok)
        #expect(try await test.casey.call(NotificationsEndpoints.preferences).kinds.map(\.channels) == [[.inApp], [.inApp, .mail]])
    }

    @Test func `the choice holds where it isn't named, and an hour must be one`() async throws {
        let test = try await server()
        try await test.choose([.mail], for: "parcel.arrived", as: test.casey)
        let preferences = try await test.casey.call(NotificationsEndpoints.preferences)
        #expect(preferences.kinds.map(\.isDaily) == [true, false] && preferences.digestHour == 15)
        #expect(try await test.server.client(as: .customer(8)).call(NotificationsEndpoints.preferences).digestHour == 8)
        for hour in [-1, 24] {
            let error = await failure { () async throws(APIError) in
                try await test.casey.call(NotificationsEndpoints.change, ChangePreferences(digestHour: hour))
            }
            #expect(error?.status == 422 && error?.fields.keys.sorted() == ["digestHour"])
        }
    }

    @Test(
        arguments: [
            (8, "2026-01-01T06:59:59Z", "2026-01-01T07:00:00Z"), (8, "2026-01-01T07:00:00Z", "2026-01-02T07:00:00Z"),
            // Clocks go forward at 2 and back at 3.
            (8, "2026-03-28T12:00:00Z", "2026-03-29T06:00:00Z"), (2, "2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z"),
            (8, "2026-10-24T12:00:00Z", "2026-10-25T07:00:00Z"),
        ])
    func `the daily mail comes at its hour in the person's zone`(hour: Int, time: String, next: String) throws {
        let rest = ChoiceRepository.Rest(timeZone: "Europe/Warsaw", digestHour: hour)
        #expect(rest.digestTime(after: try Date(time, strategy: .iso8601)) == (try Date(next, strategy: .iso8601)))
    }
}
