import Core
import CoreTesting
import Foundation
import Mail
import Networking
import OrdersAPI
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

struct ReceiptTests {
    let payments: PaymentsTestServer
    let mail = FakeMailServer()

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
        try await payments.place()
    }

    private func delivery(_ language: Language = .english) -> ReceiptDelivery {
        ReceiptDelivery(
            database: payments.server.database, clock: payments.server.clock, service: mail, people: TestPeople(language: language),
            orders: payments.orders, name: CurrentSetting(always: "Tumble <&>"), publicURL: "https://tumble.example")
    }

    /// Captures the order's price, and delivers the event.
    private func capture() async throws {
        try await payments.bring(.immediately, cents: 3209, tax: 109, tip: 300)
        await payments.server.deliverEvents()
    }

    private func ask(_ person: Person = .customer(7)) async throws {
        _ = try await payments.client(person).call(PaymentsEndpoints.mailReceipt, IDInput(id: try await payments.current().id))
    }

    @Test func `a receipt is mailed once an order is captured, as text and as a page`() async throws {
        try await delivery().run()
        #expect(mail.sent.isEmpty)
        try await capture()
        await payments.server.deliverEvents()
        for _ in 1...2 { try await delivery().run() }
        let message = try #require(mail.sent.first)
        #expect(mail.sent.count == 1)
        #expect(message.recipient == "person-7@example.com")
        #expect(message.subject == "Your receipt for order 12 at Tumble <&>")
        let texts = [
            "Order 12", "$28.00", "Sales tax: $1.09", "Tip: $3.00", "Paid with Visa •••• 4242: $32.09",
            "https://tumble.example/customer/payments/orders/12",
        ]
        for text in texts { #expect(message.text.contains(text)) }
        let html = try #require(message.html)
        #expect(html.contains("$32.09") && html.contains("Tumble &lt;&amp;&gt;") && !html.contains("<&>"))
    }

    @Test(arguments: [(Language.spanish, "Propina: 3,00"), (.polish, "Napiwek: 3,00")])
    func `a receipt is in its reader's language`(language: Language, text: String) async throws {
        try await capture()
        try await delivery(language).run()
        #expect(mail.sent.first?.html?.contains("lang=\"\(language.rawValue)\"") == true)
        #expect(mail.sent.first?.text.contains(text.prefix(8)) == true)
    }

    @Test func `a customer asks for a receipt again, a few times an hour`() async throws {
        await #expect(throws: APIError.self) { try await ask() }
        try await capture()
        for _ in 1..<ReceiptController.hourlyLimit { try await ask() }
        #expect(try await failure { try await ask() }?.status == 429)
        #expect(try await failure { try await ask(.customer(8)) }?.status == 404)
        try await delivery().run()
        #expect(mail.sent.count == ReceiptController.hourlyLimit)
        payments.server.clock.advance(by: .seconds(3601))
        try await ask()
    }

    @Test func `what was given back stands on the receipt`() async throws {
        try await capture()
        try await delivery().run()
        let taken = try #require(mail.sent.first?.text.split(separator: "\n").first { $0.hasPrefix("Order 12") })
        payments.server.clock.advance(by: .seconds(19 * 86_400))
        let refund = RefundPayment(id: try await payments.current().id, amountCents: 500, reason: "A stain stayed.")
        _ = try await payments.client(.dispatcher(9)).call(PaymentsEndpoints.refund, refund, idempotencyKey: "a")
        try await payments.settle()
        try await ask()
        try await delivery().run()
        let text = try #require(mail.sent.last?.text)
        #expect(text.contains("Refunded: -$5.00") && text.contains(taken))
    }

    @Test func `items of the order stand on the receipt, and what was given back for a missing one below them`() async throws {
        let towels = RetailLine(itemID: 1, name: "Towels & cloths", retailer: "Corner", quantity: 2, unitCents: 500)
        var soap = RetailLine(itemID: 2, name: "Soap", retailer: "Corner", quantity: 1, unitCents: 300)
        payments.orders[12]?.items = [towels, soap]
        try await capture()
        try await delivery().run()
        #expect(rows(try #require(mail.sent.last)) == ["Laundry and delivery: $15.00", "2 × Towels & cloths: $10.00", "1 × Soap: $3.00"])
        #expect(mail.sent.last?.html?.contains("2 × Towels &amp; cloths") == true)

        (soap.status, soap.boughtQuantity, soap.shoppedAt) = (.missing, 0, payments.server.clock.now.addingTimeInterval(60))
        payments.orders[12]?.items = [towels, soap]
        payments.orders[12]?.isShopped = true
        try await payments.bring(.immediately, cents: 2909, tax: 109, tip: 300)
        try await ask()
        try await delivery().run()
        let again = try #require(mail.sent.last)
        #expect(rows(again) == ["Laundry and delivery: $15.00", "2 × Towels & cloths: $10.00", "1 × Soap: $3.00"])
        #expect(again.text.contains("Refunded: -$3.00"))
    }

    @Test func `items that were bought before the amount was taken have the price that was paid`() async throws {
        var soap = RetailLine(itemID: 2, name: "Soap", retailer: "Corner", quantity: 2, unitCents: 300)
        (soap.status, soap.boughtQuantity, soap.paidUnitCents, soap.substitute) = (.substituted, 1, 250, "Soap of another brand")
        soap.shoppedAt = payments.server.clock.now.addingTimeInterval(-60)
        payments.orders[12]?.items = [soap]
        try await capture()
        try await delivery().run()
        #expect(rows(try #require(mail.sent.last)) == ["Laundry and delivery: $25.50", "1 × Soap of another brand: $2.50"])
    }

    @Test func `credit that pays for more than the laundry leaves one amount`() async throws {
        payments.orders[12]?.items = [RetailLine(itemID: 1, name: "Towels", retailer: "Corner", quantity: 9, unitCents: 500)]
        try await capture()
        try await delivery().run()
        #expect(rows(try #require(mail.sent.last)) == ["Laundry, items and delivery: $28.00"])
    }

    /// Returns the lines between the order's and the tax's.
    private func rows(_ message: MailMessage) -> [String] {
        let lines = message.text.split(separator: "\n").map(String.init)
        return Array(lines.drop { !$0.hasPrefix("Order 12") }.dropFirst().prefix { !$0.hasPrefix("Sales tax") })
    }

    @Test func `mail that isn't taken is sent later, and given up where nobody can take it`() async throws {
        try await capture()
        mail.fail(MailError(isPermanent: false, description: "busy"))
        try await delivery().run()
        try await delivery().run()
        #expect(mail.sent.isEmpty)
        payments.server.clock.advance(by: .seconds(30))
        mail.fail(MailError(isPermanent: true, description: "no such address"))
        try await delivery().run()
        payments.server.clock.advance(by: .seconds(86_400))
        try await delivery().run()
        #expect(mail.sent.isEmpty)
        #expect(try await payments.count("payments_receipt WHERE next_attempt_at IS NOT NULL") == 0)
    }
}
