import AuthAPI
import AuthServer
import Blobs
import ChatAPI
import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import SupportAPI
import Testing

@testable import AppServer

/// A customer who has left traces in every feature, each of which can be told apart in any text, and then leaves.
struct LeavingWorld {
    /// What the customer has entered or is known by, as it may be found.
    static let marks = [
        "Muster", "max@example.org", "max.new@example.org", "949 555 7788", "77 Marker Lane", "gate 9922", "labelled-mark", "note-mark", "wish-mark",
        "chat-mark", "reply-mark", "subject-mark", "problem-mark", "comment-mark", "visit-mark", "cancel-mark", "rhythm-mark", "agent-mark", "report-mark",
        "apply-mark",
    ]
    static let photo = Data("a photo of Muster's door".utf8)
    private static let password = "a long enough passphrase"

    let world: PrivacyWorld
    let server: ComposedServer
    var person: PrivacyWorld.Member { world.customers.second }

    init(_ values: [String: String] = [:]) async throws {
        world = try await PrivacyWorld(["ACCOUNT_DELETION_DAYS": "14"].merging(values) { $1 })
        server = world.server
    }

    /// Uses every feature.
    func live() async throws {
        try await fillAccount()
        let order = try await orderAndTalk()
        try await cancelAnother()
        _ = try await person.client.call(OrdersEndpoints.quote, QuoteRequest(bags: 1, pickupMode: .asap, address: Self.address))
        _ = try await person.client.call(
            OrdersEndpoints.createRecurring,
            NewRecurringOrder(
                bags: 1, weekday: .monday, start: TimeOfDay(hour: 10), end: TimeOfDay(hour: 12), everyWeeks: 2, address: Self.address,
                notes: "rhythm-mark"))
        let ticket = try await person.client.call(
            SupportEndpoints.create, CreateTicket(subject: "subject-mark", description: "problem-mark", orderID: order))
        _ = try await person.client.call(SupportEndpoints.send, SendTicketMessage(id: ticket.id, text: "reply-mark"))
        _ = try await world.dispatcher.client.call(SupportEndpoints.send, SendTicketMessage(id: ticket.id, text: "Muster wrote", isInternal: true))
        _ = try await person.client.call(
            ApplicationEndpoints.save, ApplicationForm(name: "Max Muster", birthday: "1980-02-29", address: "apply-mark", licenseNumber: "LICENSE-MARK"))
        _ = try await person.client.call(AnalyticsEndpoints.choose, AnalyticsChoice(given: true))
        try await storePhoto(of: order)
        await world.settle()
    }

    private static let address = Address(
        label: "labelled-mark", line1: "77 Marker Lane", city: "Irvine", postalCode: "92618", latitude: Address.sample.latitude,
        longitude: Address.sample.longitude, instructions: "gate 9922")

    private func fillAccount() async throws {
        let id = person.person.id
        _ = try await person.client.call(
            AuthEndpoints.updateProfile,
            ProfileUpdate(
                id: id, phone: "+1 949 555 7788", addresses: [Self.address],
                preferences: Preferences(laundry: LaundryPreferences(notes: "wish-mark"))))
        _ = try await person.client.call(AuthEndpoints.changeEmail, ChangeEmailRequest(email: "max.new@example.org", currentPassword: Self.password))
        try await server.database.write { transaction in
            try transaction.execute("UPDATE auth_session SET user_agent = 'agent-mark' WHERE account_id = \(id)")
            try transaction.execute("UPDATE auth_security_event SET user_agent = 'agent-mark' WHERE account_id = \(id)")
        }
    }

    /// An order from the first bag to the rating, with words between customer and driver.
    private func orderAndTalk() async throws -> Int {
        let driver = world.drivers.first
        try await world.setOnline(driver)
        let order = try await person.client.call(
            OrdersEndpoints.create,
            CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: Self.address), notes: "note-mark")
        ).id
        await world.settle()
        var job = try await world.accept(order, by: driver)
        let chat = try await person.client.call(ChatEndpoints.open, OpenConversation(otherUserID: driver.person.id))
        _ = try await person.client.call(ChatEndpoints.send, SendMessage(id: chat.id, text: "chat-mark"))
        _ = try await driver.client.call(ChatEndpoints.send, SendMessage(id: chat.id, text: "Hello Max Muster"))
        _ = try await driver.client.call(ChatEndpoints.report, ReportConversation(id: chat.id, reason: .other, note: "report-mark"))
        for status in [StopStatus.enRoute, .arrived] { job = try await world.step(job, driver, status) }
        try await world.report()
        job = try await world.step(job, driver, .done, bags: 2)
        _ = try await world.step(job, driver, .done, bags: 2)
        try await world.wash(order)
        job = try await world.accept(order, by: driver)
        for status in [StopStatus.done, .arrived, .done] { job = try await world.step(job, driver, status, bags: 2) }
        _ = try await person.client.call(OrdersEndpoints.rate, RateOrder(id: order, driver: 5, wash: 4, comment: "comment-mark"))
        try await server.database.write { _ = try $0.execute("UPDATE orders_transition SET note = 'visit-mark' WHERE order_id = \(order)") }
        return order
    }

    private func cancelAnother() async throws {
        let order = try await world.place(person, "gate 9922")
        _ = try await person.client.call(OrdersEndpoints.cancel, CancelOrder(id: order, reason: "cancel-mark"))
        await world.settle()
    }

    private func storePhoto(of order: Int) async throws {
        let blobs = try server.application.container.resolve((any BlobStore).self)
        let (id, driver, now) = (BlobID(of: Self.photo), world.drivers.first.person.id, SystemClock().now)
        try await blobs.put(Self.photo, as: id, type: "image/jpeg")
        try await server.database.write { transaction in
            try transaction.execute(
                """
                INSERT INTO orders_proof (order_id, blob, content_type, bytes, width, height, person_id, created_at, stored_at)
                VALUES (\(order), \(id.hexadecimal), 'image/jpeg', \(Self.photo.count), 1, 1, \(driver), \(now), \(now))
                """)
        }
    }
}

extension LeavingWorld {
    /// Asks for the deletion, as the account's page does after the question whether it is them.
    func leave() async throws -> AccountDeletion { try await person.client.call(PersonalDataEndpoints.delete) }

    /// Runs one of the product's periodic jobs.
    func run(_ name: String) async throws {
        let jobs = try server.application.plugins.flatMap { try $0.jobs(server.application.container) }
        try await #require(jobs.first { $0.name == name }).run()
    }

    /// Lets the time of grace pass, as if the person had asked long ago, and erases the account.
    func pass() async throws {
        let id = person.person.id
        try await server.database.write { try $0.execute("UPDATE auth_account SET deletion_at = \(Date(timeIntervalSince1970: 0)) WHERE id = \(id)") }
        try await run("accounts are deleted")
        await world.settle()
        try await server.database.write {
            _ = try $0.execute("UPDATE auth_erasure SET started_at = \(Date(timeIntervalSince1970: 0)) WHERE account_id = \(id)")
        }
    }

    /// Returns the columns of all tables that contain one of the marks, as text or among bytes, with the mark.
    func traces() async throws -> Set<String> {
        try await server.database.read { transaction in
            var found: Set<String> = []
            for column in try StoredColumn.all(in: transaction) {
                let text: SQL =
                    transaction.dialect == .sqlite
                    ? "CAST(\(identifier: column.name) AS TEXT)"
                    : column.type == "bytea" ? "encode(\(identifier: column.name), 'escape')" : "\(identifier: column.name)::text"
                for mark in Self.marks {
                    let pattern = "%\(mark)%"
                    let count = try transaction.value(
                        Int.self, "SELECT COUNT(*) FROM \(identifier: column.table) WHERE LOWER(\(sql: text)) LIKE LOWER(\(pattern))")
                    if count > 0 { found.insert("\(column): \(mark)") }
                }
            }
            return found
        }
    }
}
