import Core
import CoreTesting
import Foundation
import HTTPTypes
import Mail
import MailTransport
import NotificationsServer
import Persistence
import ServerCore
import Testing

@testable import AppDevelopment
@testable import AppServer

struct SentPageTests {
    private let clock = TestClock()

    /// Sends a mail, a text message and a push into the folders of a server, and calls it.
    private func withServer(_ body: (ComposedServer) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            let server = try await DemoProduct([
                "DEMO_HISTORY": "NO", "DEMO_TRAFFIC": "NO", "DATA_FOLDER": folder.path, "MAIL_FOLDER": folder.appending(path: "mail").path,
                "TEXT_FOLDER": folder.appending(path: "texts").path,
            ]).seeded().server
            try await body(server)
        }
    }

    private func sendAll(_ server: ComposedServer) async throws {
        let (random, data) = (SystemRandomSource(), server.settings.data.folder)
        let mail = FolderMailService(folder: data.appending(path: "mail"), sender: "laundry@example.com", senderName: { "Suds" }, clock: clock, random: random)
        try await mail.send(
            MailMessage(
                recipient: "customer@tumble.example", subject: "Your <order>", text: "Follow it at http://127.0.0.1:8080/track/7.",
                html: "<html><head><title>x</title></head><body><p style=\"color:red\">Hello</p></body></html>"))
        clock.advance(by: .seconds(1))
        try await FolderTextService(folder: data.appending(path: "texts"), clock: clock, random: random).send(
            TextMessage(number: "+17145550100", text: "Code 123456"))
        clock.advance(by: .seconds(1))
        let customer = try await server.database.read { try $0.value(Int.self, "SELECT id FROM auth_account WHERE email = 'customer@tumble.example'") }
        await FolderPushRecorder(folder: data.appending(path: "pushes"), random: random).record(
            SentPush(person: customer, title: "Your driver is here", body: "Dana waits.", link: "/customer/activity/7", time: clock.now))
    }

    @Test func `mail, text messages and pushes are listed newest first, escaped, with links that can be pressed`() async throws {
        try await withServer { server in
            try await sendAll(server)
            let page = await server.page("/dev/sent")
            let titles = ["Your driver is here", "Code 123456", "Your &lt;order&gt;"].map { page.firstRange(of: $0)?.lowerBound }
            #expect(!titles.contains(nil) && titles.compactMap(\.self) == titles.compactMap(\.self).sorted())
            #expect(page.contains("<a href=\"http://127.0.0.1:8080/track/7\">http://127.0.0.1:8080/track/7</a>."))
            #expect(page.contains("<a href=\"/customer/activity/7\">") && page.contains("+17145550100"))
            #expect(page.components(separatedBy: "<span>customer@tumble.example</span>").count == 3, "Mail and push have the same person.")
        }
    }

    @Test func `the list is filtered by channel and recipient, and says what to do where it is empty`() async throws {
        try await withServer { server in
            #expect(await server.page("/dev/sent").contains("Nothing was sent yet"))
            try await sendAll(server)
            let texts = await server.page("/dev/sent?channel=text")
            #expect(texts.contains("Code 123456") && !texts.contains("Your driver is here"))
            let customer = await server.page("/dev/sent?person=customer%40tumble.example")
            #expect(customer.contains("Your driver is here") && !customer.contains("Code 123456"))
            #expect(await server.page("/dev/sent?channel=text&person=customer%40tumble.example").contains("Nothing of that kind was sent"))
        }
    }

    @Test func `a mail's page is shown in a frame that runs nothing and belongs to no origin`() async throws {
        try await withServer { server in
            try await sendAll(server)
            let file = try #require(FileManager.default.contentsOfDirectory(atPath: server.settings.data.folder.appending(path: "mail").path).first)
            #expect(await server.page("/dev/sent").contains("<iframe sandbox=\"allow-popups allow-popups-to-escape-sandbox\""))
            let frame = await answer(server, "/dev/sent/page/\(file)")
            let policy = frame.headerFields[.contentSecurityPolicy] ?? ""
            #expect(policy.contains("default-src 'none'") && policy.contains("sandbox allow-popups") && !policy.contains("allow-scripts"))
            #expect(String(decoding: frame.body, as: UTF8.self).contains("<head><base target=\"_blank\">"))
            for other in ["..%2F..%2Ftumble.sqlite", "missing.eml", "..%2Fmail%2F\(file)"] {
                #expect(await answer(server, "/dev/sent/page/\(other)").status == .notFound, "\(other)")
            }
        }
    }

    @Test func `what isn't a message of the channel is left out`() {
        #expect(SentMessage(mail: "no head", id: "1", time: nil) == nil)
        #expect(SentMessage(text: "no number", id: "1", time: nil) == nil)
        let plain = SentMessage(mail: "To: <a@example.com>\r\nSubject: Hello\r\n\r\nOne\r\nTwo\r\n", id: "1", time: nil)
        #expect(plain?.recipient == "a@example.com" && plain?.subject == "Hello" && plain?.text == "One\nTwo" && plain?.page == nil)
    }

    @Test func `only the demo has the page`() async throws {
        let routes = try await makeProduct().application.routes.descriptions
        #expect(!routes.contains { $0.contains("/dev/") })
    }

    private func answer(_ server: ComposedServer, _ path: String) async -> ServerResponse {
        await server.application.respond(to: ServerRequest(head: HTTPRequest(method: .get, scheme: "http", authority: "test", path: path)))
    }
}
