/// An error as PayPal describes it.
struct PayPalFailure: Decodable, Sendable, Equatable {
    struct Detail: Decodable, Sendable, Equatable {
        var issue: String?
    }

    /// The kind: `UNPROCESSABLE_ENTITY`, `INVALID_REQUEST`, `RESOURCE_NOT_FOUND`.
    var name: String?
    var debugID: String?
    var details: [Detail]?

    enum CodingKeys: String, CodingKey {
        case name, details
        case debugID = "debug_id"
    }

    /// The fault of the call, such as `INSTRUMENT_DECLINED`.
    var issue: String { details?.first?.issue ?? name ?? "" }
}

extension GatewayError {
    /// The reasons for which a method is refused.
    private static let declines: [String: GatewayDecline] = [
        "INSTRUMENT_DECLINED": .declined, "TRANSACTION_REFUSED": .declined, "PAYER_CANNOT_PAY": .declined, "PAYER_ACCOUNT_RESTRICTED": .declined,
        "PAYER_ACCOUNT_LOCKED_OR_CLOSED": .declined, "REDIRECT_PAYER_FOR_ALTERNATE_FUNDING": .declined, "BILLING_AGREEMENT_CANCELLED": .declined,
        "AGREEMENT_ALREADY_CANCELLED": .declined, "TOKEN_NOT_FOUND": .declined, "CARD_EXPIRED": .expiredCard, "CARD_CLOSED": .declined,
        "INSUFFICIENT_FUNDS": .insufficientFunds, "PAYER_ACTION_REQUIRED": .authenticationRequired, "ORDER_NOT_APPROVED": .authenticationRequired,
        "INVALID_SECURITY_CODE_LENGTH": .incorrectDetails,
    ]

    /// The issues of calls that don't fit the payment's state.
    private static let states: Set<String> = [
        "AUTHORIZATION_VOIDED", "AUTHORIZATION_ALREADY_CAPTURED", "PREVIOUSLY_CAPTURED", "PREVIOUSLY_VOIDED", "CANNOT_BE_VOIDED",
        "ORDER_ALREADY_AUTHORIZED", "ORDER_ALREADY_COMPLETED", "ORDER_ALREADY_CAPTURED", "DUPLICATE_INVOICE_ID", "CAPTURE_FULLY_REFUNDED",
        "REFUND_AMOUNT_EXCEEDED", "MAX_CAPTURE_AMOUNT_EXCEEDED", "AUTH_CAPTURE_NOT_ENABLED", "AUTHORIZATION_DENIED",
    ]

    /// The error of a response with a status that isn't a success.
    ///
    /// A 409 means that a call about the same thing is at work, so it may be repeated.
    init(status: Int, _ failure: PayPalFailure?, retryAfterSeconds: Int?) {
        let issue = failure?.issue ?? ""
        self =
            switch status {
            case _ where issue == "AUTHORIZATION_EXPIRED": .authorizationExpired
            case 404: .notFound
            case 408, 409, 500...: .unavailable
            case 429: .rateLimited(retryAfterSeconds: retryAfterSeconds)
            case _ where Self.states.contains(issue): .conflict
            case _ where issue == "INVALID_RESOURCE_ID": .notFound
            default: Self.declines[issue].map { .declined($0) } ?? .rejected(code: issue.isEmpty ? "\(status)" : issue)
            }
    }
}
