import CoreTesting
import Foundation
import Networking
import NotificationsAPI
import ServerTesting
import Testing

@testable import NotificationsServer

struct QuietHoursTests {
    private static func time(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test(
        arguments: [
            (22, 7, "2026-01-01T20:59:59Z", nil), (22, 7, "2026-01-01T21:00:00Z", "2026-01-02T06:00:00Z"),
            (22, 7, "2026-01-02T05:59:59Z", "2026-01-02T06:00:00Z"), (22, 7, "2026-01-02T06:00:00Z", nil),
            (9, 17, "2026-01-01T10:30:00Z", "2026-01-01T16:00:00Z"), (9, 17, "2026-01-01T17:00:00Z", nil),
            (23, 0, "2026-01-01T22:30:00Z", "2026-01-01T23:00:00Z"),
            // Clocks go forward at 2 and back at 3.
            (22, 7, "2026-03-28T23:00:00Z", "2026-03-29T05:00:00Z"), (22, 7, "2026-10-24T22:00:00Z", "2026-10-25T06:00:00Z"),
            (22, 2, "2026-03-29T00:30:00Z", "2026-03-29T01:00:00Z"),
        ] as [(Int, Int, String, String?)])
    func `quiet hours end at their hour in the person's zone`(from: Int, to: Int, time: String, end: String?) throws {
        let rest = ChoiceRepository.Rest(quietHours: QuietHours(from: from, to: to), timeZone: "Europe/Warsaw")
        #expect(rest.quietEnd(at: try Self.time(time)) == (try end.map(Self.time)))
    }

    @Test func `mail waits for the end of the quiet hours, the app doesn't`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        // The clock begins at 12:00 UTC, which is 13:00 in Warsaw.
        _ = try await test.casey.call(
            NotificationsEndpoints.change, ChangePreferences(quietHours: QuietHours(from: 13, to: 15), timeZone: "Europe/Warsaw"))
        try await test.move("arrived")
        try await test.deliverMail()
        #expect(test.mail.sent.isEmpty)
        #expect(try await test.page(as: test.casey).unread == 1)
        test.server.clock.advance(by: .seconds(2 * 3600 - 1))
        try await test.deliverMail()
        #expect(test.mail.sent.isEmpty)
        test.server.clock.advance(by: .seconds(1))
        try await test.deliverMail()
        #expect(test.mail.sent.count == 1)
    }

    @Test func `what is read in quiet hours isn't mailed at their end`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        _ = try await test.casey.call(
            NotificationsEndpoints.change, ChangePreferences(quietHours: QuietHours(from: 13, to: 15), timeZone: "Europe/Warsaw"))
        try await test.move("arrived")
        try await test.deliverMail()
        _ = try await test.casey.call(NotificationsEndpoints.readAll, ReadAllRequest())
        test.server.clock.advance(by: .seconds(2 * 3600))
        try await test.deliverMail()
        #expect(test.mail.sent.isEmpty)
    }
}
