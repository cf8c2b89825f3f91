/// The reasons for which methods are refused, as far as customers can do something about them.
public enum GatewayDecline: String, Sendable, Hashable, CaseIterable {
    /// The bank refused without a reason that it tells.
    case declined
    /// There isn't enough money.
    case insufficientFunds
    /// The card has expired.
    case expiredCard
    /// The security code, the number or the date is wrong.
    case incorrectDetails
    /// The bank wants the customer to confirm, who isn't there or didn't.
    case authenticationRequired
}

/// The errors of payment providers.
public enum GatewayError: Error, Sendable, Hashable {
    /// The method was refused.
    case declined(GatewayDecline)
    /// The hold has ended, so nothing can be taken.
    case authorizationExpired
    /// The provider knows nothing under this id.
    case notFound
    /// The provider can't do this in the state that the payment has, which should be asked for.
    case conflict
    /// Nobody knows whether the call arrived; it may be repeated with its key.
    case unavailable
    /// The provider wants fewer calls; the call may be repeated with its key after some seconds.
    case rateLimited(retryAfterSeconds: Int?)
    /// The provider refuses our key, or says that the call is wrong: a fault of the configuration or of ours.
    case rejected(code: String)
    /// The provider that has the payment isn't set up any more: nothing can be called until it is again.
    case notSetUp
    /// A webhook whose signature is wrong or too old.
    case forged

    /// Whether the same call may succeed later.
    public var isTemporary: Bool {
        switch self {
        case .unavailable, .rateLimited, .notSetUp: true
        case .declined, .authorizationExpired, .notFound, .conflict, .rejected, .forged: false
        }
    }
}
