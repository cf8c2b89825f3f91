import Core
import CoreTesting
import Foundation
import Networking
import NotificationsAPI
import Persistence
import ServerTesting
import Testing

@testable import NotificationsServer

struct TextingTests {
    private static let number = "+19495550100"

    /// A server on which customer 7 has confirmed a phone and wants parcels by text message.
    private func server(_ settings: [String: String] = [:]) async throws -> NotificationsTestServer {
        let test = try await NotificationsTestServer(hasTexts: true, settings: settings)
        try await test.confirmPhone()
        try await test.choose([.inApp, .sms], for: "parcel.arrived", as: test.casey)
        return test
    }

    private func texts(_ test: NotificationsTestServer) -> [String] { test.phones.sent.dropFirst().map(\.text) }

    @Test func `a notification is texted once, in the person's language, with the product's name and a link`() async throws {
        let test = try await server()
        test.people.languages.value[7] = .spanish
        try await test.move("arrived")
        for _ in 1...2 { try await test.deliverTexts() }
        #expect(texts(test) == ["Tumble: Paquete 12. By Dana.\nhttps://tumble.example/customer/parcels/12"])
        #expect(test.phones.sent.last?.number == Self.number)
        #expect(try await test.due() == 0)
    }

    @Test func `without a confirmed phone, or for a kind that isn't chosen, nothing is texted`() async throws {
        let test = try await NotificationsTestServer(hasTexts: true)
        try await test.choose([.inApp, .sms], for: "parcel.arrived", as: test.casey)
        try await test.move("arrived")
        _ = try await test.casey.call(NotificationsEndpoints.requestCode, PhoneRequest(number: Self.number))
        try await test.move("arrived")
        _ = try await test.casey.call(NotificationsEndpoints.confirmPhone, PhoneConfirmation(code: test.phones.code))
        try await test.move("note")
        try await test.deliverTexts()
        #expect(texts(test).isEmpty)
        #expect(try await test.due() == 0)
    }

    @Test func `text messages wait for the end of the quiet hours`() async throws {
        let test = try await server()
        _ = try await test.casey.call(
            NotificationsEndpoints.change, ChangePreferences(quietHours: QuietHours(from: 13, to: 15), timeZone: "Europe/Warsaw"))
        try await test.move("arrived")
        try await test.deliverTexts()
        #expect(texts(test).isEmpty)
        test.server.clock.advance(by: .seconds(2 * 3600))
        try await test.deliverTexts()
        #expect(texts(test).count == 1)
    }

    @Test(arguments: [
        (TextError.Kind.unsubscribed, TextNumberState.unsubscribed), (.unreachable, .unreachable),
    ])
    func `a phone that left or can't be reached is texted nothing more, and its owner sees why`(kind: TextError.Kind, state: TextNumberState) async throws {
        let test = try await server()
        test.phones.fail(TextError(kind, "responded with 400"))
        try await test.move("arrived")
        try await test.deliverTexts()
        try await test.move("arrived")
        test.server.clock.advance(by: .seconds(7200))
        try await test.deliverTexts()
        #expect(texts(test).isEmpty)
        #expect(try await test.due() == 0)
        let preferences = try await test.casey.call(NotificationsEndpoints.preferences)
        #expect(preferences.phone == TextNumber(number: Self.number, state: state) && !preferences.channels.contains(.sms))
        // Confirming it again brings back what was chosen.
        try await test.confirmPhone()
        try await test.move("arrived")
        try await test.deliverTexts()
        #expect(test.phones.sent.last?.text.hasPrefix("Tumble: Parcel 12") == true)
    }

    @Test func `a refused message is final, and the phone stays`() async throws {
        let test = try await server()
        test.phones.fail(TextError(.refused, "responded with 400, code 21602"))
        try await test.move("arrived")
        try await test.deliverTexts()
        #expect(try await test.due() == 0)
        #expect(try await test.casey.call(NotificationsEndpoints.preferences).phone?.state == .on)
        let failure = try await test.server.database.read { try $0.value(String.self, "SELECT failure FROM notifications_delivery") }
        #expect(failure == "responded with 400, code 21602")
    }

    @Test(arguments: [(nil, 30), (120, 120)] as [(TimeInterval?, Int)])
    func `what fails for now is repeated, when the service wants it`(retryAfter: TimeInterval?, pause: Int) async throws {
        let test = try await server()
        test.phones.fail(TextError(.unavailable(retryAfter: retryAfter), "responded with 503"))
        try await test.move("arrived")
        try await test.deliverTexts()
        test.server.clock.advance(by: .seconds(pause - 1))
        try await test.deliverTexts()
        #expect(texts(test).isEmpty)
        test.server.clock.advance(by: .seconds(1))
        try await test.deliverTexts()
        #expect(texts(test).count == 1)
    }

    @Test func `a long text loses its end, never its link, and has at most 320 units`() {
        let layout = TextLayout(name: CurrentSetting(always: "Tumble"), publicURL: "https://tumble.example")
        for length in [200, 259, 260, 261, 262, 400] {
            let item = NotificationItem(
                id: 1, kind: "a", title: "Łódź 🧺", body: String(repeating: "ż", count: length), link: "/customer/parcels/12", createdAt: .distantPast)
            let text = layout.text(item)
            #expect(text.utf16.count <= TextLayout.limit && text.hasSuffix("\nhttps://tumble.example/customer/parcels/12"), "\(length)")
            #expect(text.contains("…") == (length > 260), "\(length)")
        }
        let title = NotificationItem(id: 1, kind: "a", title: "Here?", body: "Yes.", link: "/x", createdAt: .distantPast)
        #expect(layout.text(title) == "Tumble: Here? Yes.\nhttps://tumble.example/x")
    }

    @Test(arguments: Language.allCases)
    func `the message with a code fits into two parts`(language: Language) {
        let text = Language.$current.withValue(language) { TextLayout(name: CurrentSetting(always: "Tumble"), publicURL: "").text(code: "012345") }
        #expect(text.contains("012345") && text.utf16.count <= 160 && !text.contains("…"))
    }
}
