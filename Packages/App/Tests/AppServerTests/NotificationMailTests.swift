import AuthAPI
import Core
import FleetAPI
import Foundation
import Networking
import NotificationsServer
import OrdersAPI
import Persistence
import ServerCore
import Testing

@testable import AppServer

/// The mail of notifications, in the whole product.
@Suite(.timeLimit(.minutes(5)))
struct NotificationMailTests {
    @Test func `a customer whose order is accepted finds mail in the folder, and a link that ends it`() async throws {
        try await TemporaryFolder.with { folder in
            let server = try await makeProduct(["MAIL_FOLDER": folder.path, "PUBLIC_URL": "https://laundry.example/"])
            let (driver, customer) = (try await server.client(as: "driver"), try await server.client(as: "customer"))
            _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
            let order = try await customer.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample))).id
            await server.application.deliverEvents()
            let offer = try #require(try await driver.call(FleetEndpoints.jobs, PageRequest()).items.first)
            _ = try await driver.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: true))
            await server.application.deliverEvents()
            let jobs = try server.application.plugins.flatMap { try $0.jobs(server.application.container) }
            try await #require(jobs.first { $0.name == "notifications are mailed" }).run()
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            let mails = try files.map { try String(contentsOf: $0, encoding: .utf8) }
            let mail = try #require(mails.first { $0.contains("/customer/activity/\(order)") })
            #expect(mail.contains("To: <customer@tumble.example>") && mail.contains("multipart/alternative"))
            #expect(mail.contains(" <https://laundry.example/api/v1/notifications/unsubscribe/"))
        }
    }

    @Test func `mail goes to confirmed addresses of accounts that aren't disabled, in their language`() async throws {
        let server = try await makeProduct()
        let people = try server.application.container.resolve((any NotificationPeople).self)
        let database = server.database
        func recipient(_ id: Int) async throws -> NotificationRecipient? { try await database.read { try people.recipient(id, in: $0) } }
        let customer = try await server.client(as: "customer")
        let id = try await customer.call(AuthEndpoints.me).id
        #expect(try await recipient(id) == NotificationRecipient(email: "customer@tumble.example", language: .english))
        _ = try await customer.call(AuthEndpoints.updateProfile, ProfileUpdate(id: id, language: "pl"))
        #expect(try await recipient(id)?.language == .polish)
        try await database.write { _ = try $0.execute("UPDATE auth_account SET disabled_at = \(Date(timeIntervalSince1970: 0)) WHERE id = \(id)") }
        #expect(try await recipient(id) == nil)
        try await database.write {
            _ = try $0.execute("UPDATE auth_account SET disabled_at = NULL, email_verified_at = NULL WHERE id = \(id)")
        }
        #expect(try await recipient(id) == nil)
        #expect(try await recipient(123_456) == nil)
    }
}
