public import Core
public import Foundation
public import HTTPTypes

/// Payments by Stripe: saved cards by SetupIntents, holds by PaymentIntents that are captured by hand.
///
/// ```swift
/// let gateway = StripeGateway(settings: settings, transport: AsyncHTTPClientTransport(), clock: clock, random: random)
/// ```
public struct StripeGateway: PaymentGateway {
    /// The name in settings, addresses and rows.
    public let name = "stripe"

    /// The host of the API.
    public var host: String { settings.authority }

    private let settings: StripeSettings
    private let client: StripeClient

    /// Creates a gateway.
    public init(
        settings: StripeSettings,
        // lint:allow network-call because the composition root chooses the transport
        transport: any HTTPTransport,
        clock: any Clock, random: any RandomSource
    ) {
        self.settings = settings
        client = StripeClient(settings: settings, transport: transport, clock: clock, random: random)
    }

    /// Creates a customer with the email address, to which Stripe sends nothing by itself.
    public func createCustomer(_ customer: GatewayCustomer, key: String) async throws(GatewayError) -> String {
        let created: StripeObject = try await client.post("customers", ["email": customer.email, "metadata[reference]": customer.reference], key: key)
        return created.id
    }

    /// Begins saving a card for payments without the customer, such as tips later and recurring orders.
    public func beginSetup(customer: String, key: String) async throws(GatewayError) -> GatewaySetup {
        let form: StripeForm = ["customer": customer, "payment_method_types[]": "card", "usage": "off_session"]
        let setup: StripeSetup = try await client.post("setup_intents", form, key: key)
        return GatewaySetup(id: setup.id, clientSecret: setup.clientSecret ?? "")
    }

    /// Returns the card that a setup saved, under the customer whom the setup was begun for.
    public func method(ofSetup id: String) async throws(GatewayError) -> GatewayMethod? {
        let setup: StripeSetup = try await client.get("setup_intents/\(try Self.checked(id))", ["expand[]": "payment_method"])
        guard setup.status == "succeeded", let method = setup.method?.object, let customer = setup.customer?.id else { return nil }
        return GatewayMethod(
            id: GatewayMethodID(customer: customer, method: method.id), brand: method.card?.brand ?? method.type, lastFour: method.card?.lastFour ?? "",
            expiryMonth: method.card?.expiryMonth, expiryYear: method.card?.expiryYear)
    }

    /// Detaches a card from its customer.
    public func forget(_ method: GatewayMethodID, key: String) async throws(GatewayError) {
        let path = "payment_methods/\(try Self.checked(method.method))"
        do {
            let _: StripeObject = try await client.post("\(path)/detach", [:], key: key)
        } catch .notFound {
            return
        } catch .rejected(let code) {
            // Detaching twice is an invalid request to Stripe.
            let found: StripeMethod = try await client.get(path)
            guard found.customer == nil else { throw .rejected(code: code) }
        }
    }

    /// Creates and confirms a payment that is held.
    public func authorize(_ request: GatewayAuthorization, key: String) async throws(GatewayError) -> GatewayPayment {
        var form: StripeForm = [
            "amount": "\(request.amountCents)", "currency": request.currency, "customer": request.method.customer, "payment_method": request.method.method,
            "payment_method_types[]": "card", "capture_method": "manual", "confirm": "true", "metadata[reference]": request.reference,
            "expand[]": "latest_charge",
        ]
        if !request.isCustomerPresent { form.add("off_session", "true") }
        let intent: StripeIntent = try await client.post("payment_intents", form, key: key)
        let payment = try await payment(intent)
        guard payment.status == .needsAction, !request.isCustomerPresent else { return payment }
        // Nobody is there to confirm, so the payment must not wait for that.
        _ = try await void(payment.id, key: "\(key)-void")
        throw .declined(.authenticationRequired)
    }

    /// Takes an amount once; Stripe releases the rest.
    public func capture(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayPayment {
        let captured = try await change(payment, "capture", ["amount_to_capture": "\(amountCents)", "expand[]": "latest_charge"], key: key)
        guard captured.status == .captured || captured.status == .pending else { throw .conflict }
        return captured
    }

    /// Cancels a payment that is held or waits for its customer.
    public func void(_ payment: String, key: String) async throws(GatewayError) -> GatewayPayment {
        try await change(payment, "cancel", ["expand[]": "latest_charge"], key: key)
    }

    /// Gives money back to the card. Our reference stands with it, which tells it from refunds that Stripe makes of what was held and not taken.
    public func refund(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayRefund {
        let form: StripeForm = ["payment_intent": try Self.checked(payment), "amount": "\(amountCents)", "metadata[reference]": key]
        let refund: StripeRefund = try await client.post("refunds", form, key: key)
        guard !refund.hasFailed else { throw .rejected(code: refund.failureReason ?? "refund_failed") }
        return GatewayRefund(id: refund.id, payment: payment, amountCents: refund.amount)
    }

    /// Returns a payment.
    public func payment(_ id: String) async throws(GatewayError) -> GatewayPayment {
        try await payment(intent(id))
    }

    /// Searches by the reference. Stripe's search may miss what happened in the last minute.
    public func payments(reference: String) async throws(GatewayError) -> [GatewayPayment] {
        guard reference.utf8.allSatisfy({ $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\\") }) else { return [] }
        let query: StripeForm = ["query": "metadata['reference']:'\(reference)'", "limit": "100", "expand[]": "data.latest_charge"]
        let list: StripeList<StripeIntent> = try await client.get("payment_intents/search", query)
        var payments: [GatewayPayment] = []
        for intent in list.data.sorted(by: { ($0.created ?? 0) > ($1.created ?? 0) }) { payments.append(try await payment(intent)) }
        return payments
    }

    /// Checks the header field `Stripe-Signature`. Payments, charges, refunds and disputes name the payment that they are of.
    public func notice(_ headers: HTTPFields, _ body: [UInt8], at now: Date) async throws(GatewayError) -> GatewayNotice? {
        guard let field = HTTPField.Name("Stripe-Signature").flatMap({ headers[$0] }), let signature = StripeSignature(field),
            signature.proves(body, secret: settings.webhookSecret, at: now)
        else { throw .forged }
        guard let event = try? WireJSON.decoder().decode(StripeEvent.self, from: Data(body)) else { return nil }
        let subject = event.data.object
        let payment = subject.object == "payment_intent" ? subject.id : subject.intent?.id
        return payment.map { GatewayNotice(id: event.id, payment: $0) }
    }
}

extension StripeGateway {
    private func intent(_ id: String) async throws(GatewayError) -> StripeIntent {
        try await client.get("payment_intents/\(try Self.checked(id))", ["expand[]": "latest_charge"])
    }

    /// Captures or cancels a payment. If that is refused, the payment's state says why.
    private func change(_ id: String, _ verb: String, _ form: StripeForm, key: String) async throws(GatewayError) -> GatewayPayment {
        let refusal: GatewayError
        do {
            let changed: StripeIntent = try await client.post("payment_intents/\(try Self.checked(id))/\(verb)", form, key: key)
            return try await payment(changed)
        } catch .conflict {
            refusal = .conflict
        } catch .rejected(let code) {
            refusal = .rejected(code: code)
        }
        let found = try await intent(id)
        switch found.status {
        case "requires_capture": throw refusal
        case "canceled" where verb == "capture" && ["automatic", "expired"].contains(found.cancellationReason): throw .authorizationExpired
        default: throw .conflict
        }
    }

    private func payment(_ intent: StripeIntent) async throws(GatewayError) -> GatewayPayment {
        let charge = intent.charge?.object
        let needsAction = intent.status == "requires_action"
        let captured = intent.status == "succeeded" ? intent.received ?? intent.amount : 0
        return GatewayPayment(
            id: intent.id, reference: intent.metadata?["reference"] ?? "", status: Self.status(intent), authorizedCents: intent.amount, capturedCents: captured,
            refundedCents: captured > 0 && charge?.refunded != 0 ? try await refunded(intent, rest: intent.amount - captured) : 0,
            expiresAt: intent.status == "requires_capture" ? charge?.expiresAt : nil, clientSecret: needsAction ? intent.clientSecret : nil,
            decline: intent.status == "requires_payment_method" ? (intent.lastError ?? StripeFailure()).decline : nil)
    }

    /// Returns the sum of what was given back. Stripe counts the rest of a partial capture as a refund too, one without our reference.
    private func refunded(_ intent: StripeIntent, rest: Int) async throws(GatewayError) -> Int {
        let list: StripeList<StripeRefund> = try await client.get("refunds", ["payment_intent": intent.id, "limit": "100"])
        var refunds = list.data.filter { !$0.hasFailed }
        if rest > 0, let release = refunds.lastIndex(where: { $0.amount == rest && $0.metadata?["reference"] == nil }) { refunds.remove(at: release) }
        return refunds.reduce(0) { $0 + $1.amount }
    }

    private static func status(_ intent: StripeIntent) -> GatewayPayment.Status {
        switch intent.status {
        case "requires_action": .needsAction
        case "requires_capture": .authorized
        case "succeeded": .captured
        case "canceled": .voided
        case "requires_payment_method": .failed
        default: .pending
        }
    }

    /// Returns an id that is safe in a path; browsers send ids of setups.
    ///
    /// - Throws: ``GatewayError/notFound`` for what can't be an id.
    private static func checked(_ id: String) throws(GatewayError) -> String {
        guard !id.isEmpty, id.utf8.count <= 255,
            id.unicodeScalars.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_") })
        else { throw .notFound }
        return id
    }
}

extension StripeExpandable where Object == StripeObject {
    /// The id, whether or not the object came with it.
    fileprivate var id: String {
        switch self {
        case .id(let id): id
        case .object(let object): object.id
        }
    }
}
