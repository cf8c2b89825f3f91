import Core
import Foundation

extension PayPalGateway {
    /// The pages of ours to which PayPal's lead back.
    var experience: PayPalBody {
        let address = PayPalBody.text(settings.publicURL + Self.returnPath)
        return ["return_url": address, "cancel_url": address, "shipping_preference": "NO_SHIPPING"]
    }

    func order(_ id: String) async throws(GatewayError) -> PayPalOrder { try await client.get("/v2/checkout/orders/\(try Self.checked(id))") }

    func authorized(_ order: PayPalOrder) async throws(GatewayError) -> GatewayPayment {
        guard order.authorization == nil, order.status == "APPROVED" || order.status == "CREATED" else { return Self.payment(order) }
        let path = "/v2/checkout/orders/\(try Self.checked(order.id))/authorize"
        let authorized: PayPalOrder = try await client.post(path, Data("{}".utf8), key: "\(order.id)-authorize")
        return Self.payment(authorized)
    }

    static func payment(_ order: PayPalOrder) -> GatewayPayment {
        let (authorization, captures) = (order.authorization, order.payments?.captures ?? [])
        let taken = captures.filter { ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"].contains($0.status) }
        let returned = (order.payments?.refunds ?? []).filter { $0.status == "COMPLETED" || $0.status == "PENDING" }
        let status = status(order, isTaken: !taken.isEmpty)
        return GatewayPayment(
            id: order.id, reference: order.units?.first?.customID ?? "", status: status,
            authorizedCents: (authorization?.amount ?? order.units?.first?.amount)?.cents ?? 0,
            capturedCents: taken.reduce(0) { $0 + ($1.amount?.cents ?? 0) }, refundedCents: returned.reduce(0) { $0 + ($1.amount?.cents ?? 0) },
            expiresAt: status == .authorized ? authorization?.expiration.flatMap { try? Date($0, strategy: .iso8601) } : nil,
            actionPage: status == .needsAction ? order.links?.first { $0.rel == "payer-action" }?.href : nil,
            decline: status == .failed ? .declined : nil)
    }

    private static func status(_ order: PayPalOrder, isTaken: Bool) -> GatewayPayment.Status {
        if isTaken { return .captured }
        if order.capture?.status == "PENDING" { return .pending }
        return switch (order.status, order.authorization?.status) {
        case (_, "CREATED"): .authorized
        case (_, "VOIDED"), (_, "EXPIRED"), ("VOIDED", _): .voided
        case (_, "DENIED"): .failed
        // A capture that the bank refused leaves nothing behind.
        case (_, "CAPTURED"), (_, "PARTIALLY_CAPTURED"): .failed
        case ("PAYER_ACTION_REQUIRED", nil): .needsAction
        default: .pending
        }
    }

    static func amount(_ cents: Int, _ currency: String) -> PayPalBody {
        let amount = PayPalAmount(cents: cents, currency: currency)
        return ["currency_code": .text(amount.currency), "value": .text(amount.value)]
    }

    static func encoded(_ body: PayPalBody) throws(GatewayError) -> Data {
        do { return Data(try JSONEncoder().encode(body)) } catch { throw .rejected(code: "encoding") }
    }

    /// Returns an id that is safe in a path; browsers send ids of setups.
    ///
    /// - Throws: ``GatewayError/notFound`` for what can't be an id.
    static func checked(_ id: String) throws(GatewayError) -> String {
        let isName = id.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0 | 32) || $0 == 45 || $0 == 95 }
        guard isName, (1...100).contains(id.utf8.count) else { throw .notFound }
        return id
    }
}
