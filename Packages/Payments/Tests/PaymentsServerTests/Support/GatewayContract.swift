import Testing

@testable import PaymentsServer

/// The part of the port's contract that every gateway keeps alike.
struct GatewayContract: Sendable {
    let gateway: any PaymentGateway
    /// A card that works.
    let method: GatewayMethodID
    /// A text of which the test's keys and reference are made.
    let key: String

    private func hold() async throws -> GatewayPayment {
        try await gateway.authorize(GatewayAuthorization(reference: key, amountCents: 3360, method: method), key: "\(key)-authorize")
    }

    /// A hold that was released can be neither captured nor released again; the same call has its first result.
    func releases() async throws {
        let held = try await hold()
        #expect(try await gateway.void(held.id, key: "\(key)-void").status == .voided)
        #expect(try await gateway.void(held.id, key: "\(key)-void").status == .voided)
        await #expect(throws: GatewayError.conflict) { try await gateway.void(held.id, key: "\(key)-void-again") }
        await #expect(throws: GatewayError.conflict) { try await gateway.capture(held.id, amountCents: 100, key: "\(key)-capture") }
        #expect(try await gateway.payment(held.id).status == .voided)
    }

    /// A hold is captured once, and can't be released afterward.
    func captures() async throws {
        let held = try await hold()
        #expect(try await gateway.capture(held.id, amountCents: 3360, key: "\(key)-capture").capturedCents == 3360)
        #expect(try await gateway.capture(held.id, amountCents: 3360, key: "\(key)-capture").capturedCents == 3360)
        await #expect(throws: GatewayError.conflict) { try await gateway.capture(held.id, amountCents: 3360, key: "\(key)-again") }
        await #expect(throws: GatewayError.conflict) { try await gateway.void(held.id, key: "\(key)-void") }
    }

    /// No more is captured than is held.
    func refusesMore() async throws {
        let held = try await hold()
        await #expect(throws: GatewayError.self) { try await gateway.capture(held.id, amountCents: 3361, key: "\(key)-capture") }
        #expect(try await gateway.payment(held.id).status == .authorized)
    }

    /// A part is captured, and parts of that are given back.
    func givesBack() async throws {
        let held = try await hold()
        #expect(try await gateway.capture(held.id, amountCents: 2800, key: "\(key)-capture").capturedCents == 2800)
        for _ in 1...2 { #expect(try await gateway.refund(held.id, amountCents: 500, key: "\(key)-refund-1").amountCents == 500) }
        #expect(try await gateway.payment(held.id).refundedCents == 500)
        _ = try await gateway.refund(held.id, amountCents: 2300, key: "\(key)-refund-2")
        #expect(try await gateway.payment(held.id).refundedCents == 2800)
    }

    /// An unknown payment isn't found, and a card is forgotten any number of times.
    func forgets() async throws {
        for number in 1...2 { try await gateway.forget(method, key: "\(key)-forget-\(number)") }
        try await gateway.forget(GatewayMethodID(customer: method.customer, method: "pm_unknown"), key: "\(key)-forget-3")
        await #expect(throws: GatewayError.notFound) { try await gateway.payment("pi_unknown") }
        await #expect(throws: GatewayError.notFound) { try await gateway.capture("pi_unknown", amountCents: 1, key: "\(key)-capture") }
        await #expect(throws: GatewayError.notFound) { try await gateway.void("pi_unknown", key: "\(key)-void") }
        #expect(try await gateway.payments(reference: "\(key)-unknown").isEmpty)
    }
}
