import Core

/// The errors that customers get when an order can't be paid for.
enum PaymentProblem {
    /// The provider can't be reached or is still at work. Nothing is lost, and the same key may be used again.
    static var unavailable: APIError { APIError(status: 503, code: "payment_unavailable", message: Strings.unavailable, retryAfter: .seconds(5)) }

    /// Orders are taken without payment.
    static var off: APIError { .conflict(Strings.paymentsOff, code: "payments_off") }

    /// The key belongs to an order that was placed with it.
    static var keyReused: APIError { .conflict(Strings.keyReused, code: "idempotency_key_reused") }

    /// There is no saved method, or not the one that was asked for.
    static func methodRequired(_ id: Int?) -> APIError {
        .invalid(["paymentMethodId": id == nil ? Strings.methodRequired : Strings.methodUnknown], code: "payment_method_required")
    }

    /// The method was refused.
    static func declined(_ reason: String?) -> APIError {
        APIError(status: 402, code: "payment_declined", message: Strings.refusal(reason.flatMap(GatewayDecline.init)))
    }

    /// The customer, who isn't there, has to confirm with their bank: they have to ask themselves.
    static var confirmationRequired: APIError { APIError(status: 402, code: "payment_action_required", message: Strings.actionRequired) }

    /// The customer has to confirm with their bank, and then ask again with the same key. The fields say how.
    static func actionRequired(_ payment: Int, _ theirs: GatewayPayment) -> APIError {
        var fields = ["paymentId": "\(payment)"]
        fields["clientSecret"] = theirs.clientSecret
        fields["actionPage"] = theirs.actionPage
        return APIError(status: 402, code: "payment_action_required", message: Strings.actionRequired, fields: fields)
    }
}
