import Core
import CoreTesting
import Networking
import NotificationsAPI
import ServerTesting
import Testing

struct PreferencesTests {
    private func change(_ change: ChangePreferences, _ test: NotificationsTestServer) async throws -> NotificationPreferences {
        try await test.casey.call(NotificationsEndpoints.change, change)
    }

    @Test func `a person sees the kinds of their roles with the usual channels`() async throws {
        let test = try await NotificationsTestServer()
        let casey = try await test.casey.call(NotificationsEndpoints.preferences)
        #expect(casey.kinds.map(\.kind) == ["parcel.arrived", "parcel.note"] && casey.kinds.map(\.name) == ["Parcels that arrive", "Notes"])
        // Mail isn't a channel of this product.
        #expect(casey.channels == [.inApp] && casey.kinds.map(\.channels) == [[.inApp], [.inApp]])
        #expect(casey.quietHours == nil && casey.timeZone == "America/Los_Angeles")
        let dispatcher = try await test.server.client(as: .dispatcher(10)).call(NotificationsEndpoints.preferences)
        #expect(dispatcher.kinds.map(\.kind) == ["parcel.lost"])
    }

    @Test func `a change keeps what it doesn't name, and concerns nobody else`() async throws {
        let test = try await NotificationsTestServer()
        _ = try await change(ChangePreferences(kinds: [ChannelChoice(kind: "parcel.note", channels: [])]), test)
        _ = try await change(ChangePreferences(quietHours: QuietHours(from: 21, to: 6)), test)
        let all = try await change(ChangePreferences(timeZone: "Europe/Warsaw"), test)
        #expect(all.kinds.map(\.channels) == [[.inApp], []])
        #expect(all.quietHours == QuietHours(from: 21, to: 6) && all.timeZone == "Europe/Warsaw")
        let awake = try await change(ChangePreferences(kinds: [ChannelChoice(kind: "parcel.note", channels: [.inApp])], endsQuietHours: true), test)
        #expect(awake.quietHours == nil && awake.timeZone == "Europe/Warsaw" && awake.kinds.last?.channels == [.inApp])
        #expect(try await test.server.client(as: .customer(8)).call(NotificationsEndpoints.preferences).timeZone == "America/Los_Angeles")
    }

    @Test(
        arguments: [
            (ChangePreferences(kinds: [ChannelChoice(kind: "parcel.lost", channels: [])]), "kinds"),
            (ChangePreferences(kinds: [ChannelChoice(kind: "parcel.note", channels: [.sms])]), "kinds"),
            (ChangePreferences(quietHours: QuietHours(from: 7, to: 7)), "quietHours"),
            (ChangePreferences(quietHours: QuietHours(from: 22, to: 24)), "quietHours"),
            (ChangePreferences(timeZone: "Mars/Olympus"), "timeZone"),
        ])
    func `what can't be is refused by field`(input: ChangePreferences, field: String) async throws {
        let test = try await NotificationsTestServer()
        let error = await failure { () async throws(APIError) in try await test.casey.call(NotificationsEndpoints.change, input) }
        #expect(error?.status == 422 && error?.fields.keys.sorted() == [field])
    }
}
