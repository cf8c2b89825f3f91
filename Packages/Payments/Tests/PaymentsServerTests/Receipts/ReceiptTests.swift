import Core
import CoreTesting
import Foundation
import Mail
import Networking
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
            name: CurrentSetting(always: "Tumble <&>"), publicURL: "https://tumble.example")
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
