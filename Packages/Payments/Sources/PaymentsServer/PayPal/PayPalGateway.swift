public import Core
public import Foundation
public import HTTPTypes

/// Payments by PayPal: saved methods by payment tokens, holds by orders of the intent AUTHORIZE, each with one authorization that is captured once.
///
/// ```swift
/// let gateway = PayPalGateway(settings: settings, transport: AsyncHTTPClientTransport(), clock: clock, random: random)
/// ```
public struct PayPalGateway: PaymentGateway {
    /// The name in settings, addresses and rows.
    public let name = "paypal"
    /// The page of ours to which PayPal's pages lead back.
    static let returnPath = "/payments/paypal/return"
    /// The age in seconds beyond which notices are refused: three days, for which PayPal repeats one.
    static let noticeTolerance: TimeInterval = 3 * 24 * 3600

    /// The host of the API.
    public var host: String { settings.authority }

    let settings: PayPalSettings
    let client: PayPalClient

    /// Creates a gateway.
    public init(
        settings: PayPalSettings,
        // lint:allow network-call because the composition root chooses the transport
        transport: any HTTPTransport,
        clock: any Clock, random: any RandomSource
    ) {
        self.settings = settings
        client = PayPalClient(settings: settings, transport: transport, clock: clock, random: random)
    }

    /// Asks for an order that doesn't exist: PayPal says so only to those whose key it takes.
    public func checkConnection() async throws(GatewayError) {
        do {
            let _: PayPalOrder = try await client.get("/v2/checkout/orders/CONNECTIONCHECK")
        } catch .notFound {
            return
        }
    }

    /// Returns our reference: PayPal makes a customer with the first method, and keeps our reference with it.
    public func createCustomer(_ customer: GatewayCustomer, key: String) async throws(GatewayError) -> String { customer.reference }

    /// Begins saving a PayPal account, which the customer approves on PayPal's page.
    public func beginSetup(customer: String, key: String) async throws(GatewayError) -> GatewaySetup {
        let body: PayPalBody = [
            "customer": ["merchant_customer_id": .text(customer)],
            "payment_source": ["paypal": ["usage_type": "MERCHANT", "usage_pattern": "IMMEDIATE", "experience_context": experience]],
        ]
        let setup: PayPalVaulted = try await client.post("/v3/vault/setup-tokens", try Self.encoded(body), key: key)
        return GatewaySetup(id: setup.id, clientSecret: "", page: setup.links?.first { $0.rel == "approve" }?.href)
    }

    /// Returns the method that a setup saved. PayPal saves it when it is asked for, once the customer has approved.
    public func method(ofSetup id: String) async throws(GatewayError) -> GatewayMethod? {
        let setup: PayPalVaulted = try await client.get("/v3/vault/setup-tokens/\(try Self.checked(id))")
        guard setup.status == "APPROVED" || setup.status == "VAULTED" else { return nil }
        let body: PayPalBody = ["payment_source": ["token": ["id": .text(id), "type": "SETUP_TOKEN"]]]
        let saved: PayPalVaulted = try await client.post("/v3/vault/payment-tokens", try Self.encoded(body), key: "token-\(id)")
        guard let customer = saved.customer?.reference ?? setup.customer?.reference else { return nil }
        let card = saved.source?.card
        let expiry = card?.expiry?.split(separator: "-").compactMap { Int($0) } ?? []
        return GatewayMethod(
            id: GatewayMethodID(customer: customer, method: saved.id), brand: card.map { $0.brand?.lowercased() ?? "card" } ?? "paypal",
            lastFour: card?.lastDigits ?? "", expiryMonth: expiry.count == 2 ? expiry[1] : nil, expiryYear: expiry.first)
    }

    /// Deletes a payment token.
    public func forget(_ method: GatewayMethodID, key: String) async throws(GatewayError) {
        do { try await client.send(.delete, "/v3/vault/payment-tokens/\(try Self.checked(method.method))", key: nil) } catch .notFound { return }
    }

    /// Creates an order with a payment token, and authorizes it. Nothing is held before the authorization.
    public func authorize(_ request: GatewayAuthorization, key: String) async throws(GatewayError) -> GatewayPayment {
        let initiator = request.isCustomerPresent ? "CUSTOMER" : "MERCHANT"
        let body: PayPalBody = [
            "intent": "AUTHORIZE",
            "purchase_units": [
                [
                    "custom_id": .text(request.reference),
                    // PayPal takes each only once, also after it has forgotten the key.
                    "invoice_id": .text(request.reference), "amount": Self.amount(request.amountCents, request.currency),
                ]
            ],
            "payment_source": [
                "paypal": [
                    "vault_id": .text(request.method.method), "experience_context": experience,
                    "stored_credential": ["payment_initiator": .text(initiator), "usage": "SUBSEQUENT", "usage_pattern": "IMMEDIATE"],
                ]
            ],
        ]
        let order: PayPalOrder = try await client.post("/v2/checkout/orders", try Self.encoded(body), key: key)
        let payment = try await authorized(order)
        guard payment.status == .needsAction, !request.isCustomerPresent else {
            if payment.status == .failed { throw .declined(payment.decline ?? .declined) }
            return payment
        }
        // Nobody is there to confirm. An order that nobody approves holds nothing and ends by itself.
        throw .declined(.authenticationRequired)
    }

    /// Takes an amount once; PayPal releases the rest.
    public func capture(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayPayment {
        let order = try await order(payment)
        guard let authorization = order.authorization, let currency = order.units?.first?.amount?.currency else { throw .conflict }
        if authorization.status == "EXPIRED" { throw .authorizationExpired }
        let body: PayPalBody = ["amount": Self.amount(amountCents, currency), "final_capture": true]
        let _: PayPalOrder.Part = try await client.post(
            "/v2/payments/authorizations/\(try Self.checked(authorization.id))/capture", try Self.encoded(body), key: key)
        return Self.payment(try await self.order(payment))
    }

    /// Voids the authorization. An order without one holds nothing.
    public func void(_ payment: String, key: String) async throws(GatewayError) -> GatewayPayment {
        let order = try await order(payment)
        guard let authorization = order.authorization else {
            var released = Self.payment(order)
            released.status = .voided
            return released
        }
        try await client.send(.post, "/v2/payments/authorizations/\(try Self.checked(authorization.id))/void", key: key)
        return Self.payment(try await self.order(payment))
    }

    /// Gives back a part of what was captured, or all of it.
    public func refund(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayRefund {
        let order = try await order(payment)
        guard let capture = order.capture, let currency = order.units?.first?.amount?.currency else { throw .conflict }
        let body: PayPalBody = ["amount": Self.amount(amountCents, currency)]
        let refund: PayPalOrder.Part = try await client.post(
            "/v2/payments/captures/\(try Self.checked(capture.id))/refund", try Self.encoded(body), key: key)
        return GatewayRefund(id: refund.id, payment: payment, amountCents: refund.amount?.cents ?? amountCents)
    }

    /// Returns a payment. An order that its customer has approved since is authorized, since PayPal holds nothing before.
    public func payment(_ id: String) async throws(GatewayError) -> GatewayPayment { try await authorized(order(id)) }

    /// Returns nothing: PayPal can't search for orders. A call whose response was lost is repeated with its key, and a hold that nobody knows of arrives
    /// as a notice.
    public func payments(reference: String) async throws(GatewayError) -> [GatewayPayment] { [] }

    /// Has PayPal check the signature of a notice, which names the order that it is about, or a capture of it.
    public func notice(_ headers: HTTPFields, _ body: [UInt8], at now: Date) async throws(GatewayError) -> GatewayNotice? {
        guard let proof = PayPalProof(headers), let sent = try? Date(proof.time, strategy: .iso8601),
            let event = try? JSONDecoder().decode(PayPalEvent.self, from: Data(body)),
            abs(now.timeIntervalSince(sent)) <= Self.noticeTolerance
        else { throw .forged }
        let checked: PayPalVerification = try await client.post(
            "/v1/notifications/verify-webhook-signature", proof.request(body, webhook: settings.webhookID), key: nil)
        guard checked.status == "SUCCESS" else { throw .forged }
        return try await order(of: event).map { GatewayNotice(id: event.id, payment: $0) }
    }

    private func order(of event: PayPalEvent) async throws(GatewayError) -> String? {
        if event.type.hasPrefix("CHECKOUT.ORDER.") { return event.resource.id }
        guard event.type.hasPrefix("PAYMENT.") else { return nil }
        if let order = event.resource.data?.ids?.order { return order }
        // A refund leads to its capture, which names the order.
        guard let up = event.resource.links?.first(where: { $0.rel == "up" })?.href.split(separator: "/").last else { return nil }
        let capture: PayPalRelated = try await client.get("/v2/payments/captures/\(try Self.checked(String(up)))")
        return capture.data?.ids?.order
    }
}
