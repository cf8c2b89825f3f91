/// An error as Stripe describes it in responses and in payments whose last attempt failed.
struct StripeFailure: Decodable, Sendable, Equatable {
    /// The kind: `card_error`, `invalid_request_error`, `idempotency_error`, `api_error`.
    var type: String?
    var code: String?
    /// The bank's reason.
    var declineCode: String?

    enum CodingKeys: String, CodingKey {
        case type, code
        case declineCode = "decline_code"
    }

    /// The reason for customers. Banks' reasons that could help a thief, such as `stolen_card`, are no more than "declined".
    var decline: GatewayDecline {
        switch (code ?? "", declineCode ?? "") {
        case (_, "insufficient_funds"), ("insufficient_funds", _): .insufficientFunds
        case (_, "expired_card"), ("expired_card", _): .expiredCard
        case (_, "authentication_required"), ("authentication_required", _), ("payment_intent_authentication_failure", _),
            ("setup_intent_authentication_failure", _):
            .authenticationRequired
        case (_, "incorrect_cvc"), (_, "incorrect_number"), (_, "invalid_cvc"), (_, "invalid_number"), (_, "invalid_expiry_month"),
            (_, "invalid_expiry_year"), (_, "incorrect_zip"), ("incorrect_cvc", _), ("incorrect_number", _), ("invalid_cvc", _), ("invalid_number", _),
            ("invalid_expiry_month", _), ("invalid_expiry_year", _), ("incorrect_zip", _):
            .incorrectDetails
        default: .declined
        }
    }
}

/// The body of a response with an error.
struct StripeFailureBody: Decodable, Sendable {
    let error: StripeFailure
}

extension GatewayError {
    /// The codes for calls that don't fit the payment's state.
    private static let stateCodes: Set<String> = [
        "payment_intent_unexpected_state", "intent_invalid_state", "charge_already_captured", "charge_already_refunded", "charge_not_refundable",
        "payment_method_unexpected_state",
    ]

    /// The error of a response with a status that isn't a success.
    ///
    /// A 409 means that a call with the same key is at work, so it may be repeated.
    init(status: Int, _ failure: StripeFailure?, retryAfterSeconds: Int?) {
        let code = failure?.code ?? failure?.type ?? "\(status)"
        self =
            switch status {
            case 402: .declined((failure ?? StripeFailure()).decline)
            case 404: .notFound
            case 408, 409, 424, 500...: .unavailable
            case 429: .rateLimited(retryAfterSeconds: retryAfterSeconds)
            case _ where code == "charge_expired_for_capture": .authorizationExpired
            case _ where code == "resource_missing": .notFound
            case _ where Self.stateCodes.contains(code): .conflict
            default: .rejected(code: code)
            }
    }
}
