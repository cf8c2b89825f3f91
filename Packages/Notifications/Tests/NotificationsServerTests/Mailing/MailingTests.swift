import Core
import CoreTesting
import Foundation
import Mail
import Networking
import NotificationsAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import NotificationsServer

struct MailingTests {
    @Test func `one event is one mail, however often it is handled`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        for _ in 1...2 {
            try await test.move("arrived")
            try await test.deliverMail()
        }
        #expect(test.mail.sent.count == 2 && Set(test.mail.sent.map(\.id)).count == 2)
        _ = try await test.server.application.replayEvents(to: "notifications.events", from: 0)
        await test.server.deliverEvents()
        try await test.deliverMail()
        #expect(test.mail.sent.count == 2)
    }

    @Test func `a replayed event mails nothing to a person who has chosen mail since`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        try await test.choose([.inApp], for: "parcel.arrived", as: test.casey)
        try await test.move("arrived")
        try await test.choose([.inApp, .mail], for: "parcel.arrived", as: test.casey)
        _ = try await test.server.application.replayEvents(to: "notifications.events", from: 0)
        await test.server.deliverEvents()
        try await test.deliverMail()
        #expect(test.mail.sent.isEmpty)
    }

    @Test func `a mail says what the app says, leads there, and names the way out`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        try await test.move("arrived")
        try await test.deliverMail()
        let mail = try #require(test.mail.sent.first)
        #expect(mail.recipient == "person-7@example.com" && mail.subject == "Parcel 12")
        let html = try #require(mail.html)
        for part in [mail.text, html] {
            #expect(part.contains("Parcel 12") && part.contains("By Dana.") && part.contains("https://tumble.example/customer/parcels/12"))
            #expect(part.contains("https://tumble.example/notifications/preferences") && part.contains("Parcels that arrive"))
        }
        #expect(html.contains("color-scheme") && html.contains("lang=\"en\""))
        #expect(mail.unsubscribeAddress?.hasPrefix("https://tumble.example/api/v1/notifications/unsubscribe/") == true)
    }

    @Test(arguments: [(Language.english, "See details"), (.spanish, "Ver detalles"), (.polish, "Zobacz szczegóły")])
    func `mail is in the person's language`(language: Language, button: String) async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        test.people.languages.value = [7: language]
        try await test.move("arrived")
        try await test.deliverMail()
        let mail = try #require(test.mail.sent.first)
        let title = Language.$current.withValue(language) { Localized.text("Parcel 12", es: "Paquete 12", pl: "Paczka 12") }
        #expect(mail.subject == title && mail.text.contains(button) && mail.html?.contains(button) == true)
    }

    @Test func `what people and other programs wrote is text in a page`() {
        let item = NotificationItem(
            id: 1, kind: "parcel.note", title: "<b>", body: "a & \"b\"", link: "/desk", createdAt: Date(timeIntervalSince1970: 0), readAt: nil)
        let mail = MailLayout(name: CurrentSetting(always: "<i>"), publicURL: "https://tumble.example")
            .mail(item, kind: "<u>", to: "a@b.cd", id: "x", unsubscribeToken: "y")
        let html = mail.html ?? ""
        #expect(html.contains("&lt;b&gt;") && html.contains("a &amp; &quot;b&quot;") && html.contains("&lt;i&gt;") && html.contains("&lt;u&gt;"))
        #expect(!html.contains("<b>") && !html.contains("<i>") && !html.contains("<u>") && mail.text.contains("<b>"))
    }

    @Test func `a mail whose process ends before it is marked goes out again under the same id`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        try await test.move("arrived")
        test.mail.hold()
        let stuck = Task { try await test.deliverMail() }
        await test.mail.arrived()
        // While the lease lasts, nobody else sends it.
        try await test.deliverMail()
        #expect(test.mail.sent.count == 1)
        test.server.clock.advance(by: .seconds(DeliveryRunner<MailCarrier>.lease))
        try await test.deliverMail()
        #expect(test.mail.sent.count == 2 && Set(test.mail.sent.map(\.id)).count == 1)
        test.mail.release()
        try await stuck.value
        test.server.clock.advance(by: .seconds(DeliveryRunner<MailCarrier>.lease))
        try await test.deliverMail()
        #expect(test.mail.sent.count == 2)
    }

    @Test func `a mail server that is away gets the mail later, until it is no news`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        let away = MailError(isPermanent: false, description: "away")
        test.mail.fail(away, away)
        try await test.move("arrived")
        try await test.deliverMail()
        for (pause, count) in [(29, 0), (1, 0), (59, 0), (1, 1)] {
            test.server.clock.advance(by: .seconds(pause))
            try await test.deliverMail()
            #expect(test.mail.sent.count == count)
        }
        try await test.move("arrived", parcel: 13)
        for _ in 1...100 { test.mail.fail(away) }
        for _ in 1...30 {
            try await test.deliverMail()
            test.server.clock.advance(by: .seconds(3600))
        }
        #expect(test.mail.sent.count == 1)
        #expect(try await test.due() == 0)
    }

    @Test func `a permanent refusal is final`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        test.mail.fail(MailError(isPermanent: true, description: "550 no such mailbox"))
        try await test.move("arrived")
        try await test.deliverMail()
        test.server.clock.advance(by: .seconds(7200))
        try await test.deliverMail()
        #expect(test.mail.sent.isEmpty)
        #expect(try await test.due() == 0)
        let failure = try await test.server.database.read { try $0.value(String.self, "SELECT failure FROM notifications_delivery") }
        #expect(failure == "550 no such mailbox")
    }

    @Test(arguments: ["read", "off", "disabled", "old"])
    func `nothing is mailed that nobody wants any more`(cause: String) async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        try await test.move("arrived")
        switch cause {
        case "read": _ = try await test.casey.call(NotificationsEndpoints.readAll, ReadAllRequest())
        case "off": try await test.choose([.inApp], for: "parcel.arrived", as: test.casey)
        case "disabled": test.people.disabled.value = [7]
        default: test.server.clock.advance(by: .seconds(24 * 3600))
        }
        try await test.deliverMail()
        #expect(test.mail.sent.isEmpty)
        #expect(try await test.due() == 0)
    }

    @Test func `mail alone is mailed, and isn't shown in the app`() async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        try await test.choose([.mail], for: "parcel.arrived", as: test.casey)
        try await test.move("arrived")
        try await test.deliverMail()
        #expect(test.mail.sent.count == 1)
        #expect(try await test.page(as: test.casey).items.isEmpty)
    }

    @Test(arguments: [true, false])
    func `of a thread the newest alone is mailed, though it was read meanwhile`(isOneBatch: Bool) async throws {
        let test = try await NotificationsTestServer(hasMail: true)
        try await test.choose([.inApp, .mail], for: "parcel.note", as: test.casey)
        if isOneBatch {
            try await test.append(["note", "note"])
            await test.server.deliverEvents()
        } else {
            for _ in 1...2 { try await test.move("note") }
        }
        try await test.move("note", parcel: 13)
        if !isOneBatch { _ = try await test.casey.call(NotificationsEndpoints.readAll, ReadAllRequest()) }
        try await test.deliverMail()
        #expect(test.mail.sent.map(\.subject).sorted() == (isOneBatch ? ["A note on parcel 12", "A note on parcel 13"] : []))
    }

    @Test func `a product without mail neither queues it nor offers it`() async throws {
        let (without, with) = (try await NotificationsTestServer(), try await NotificationsTestServer(hasMail: true))
        try await without.move("arrived")
        #expect(try await without.due() == 0)
        #expect(try await without.casey.call(NotificationsEndpoints.preferences).channels == [.inApp])
        let preferences = try await with.casey.call(NotificationsEndpoints.preferences)
        #expect(preferences.channels == [.inApp, .mail] && preferences.kinds.map(\.channels) == [[.inApp, .mail], [.inApp]])
    }

    @Test func `with its notification a delivery is removed`() async throws {
        let test = try await NotificationsTestServer(hasMail: true, settings: ["NOTIFICATION_RETENTION_DAYS": "2"])
        try await test.move("arrived")
        test.server.clock.advance(by: .seconds(2 * 24 * 3600 + 1))
        for job in try NotificationsServerPlugin().jobs(test.server.application.container) where job.name == "old notifications are removed" {
            try await job.run()
        }
        #expect(try await test.server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM notifications_delivery") } == 0)
    }
}
