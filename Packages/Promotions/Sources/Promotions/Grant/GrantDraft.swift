import Core
import PromotionsAPI
import Theme

/// A grant of credit as somebody types it. It survives a restart of the server.
struct GrantDraft: Codable, Sendable, Equatable {
    /// The customer's number.
    var customer = ""
    /// The credit.
    var amount = ""
    /// The reason for it, which the customer reads.
    var reason = ""
    /// The idempotency key, from the first press until it is known what became of it, or the grant is edited.
    var key: String?

    /// Reads the request.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault, named as the server names them.
    func request() throws(APIError) -> CreditGrant {
        var errors = FieldErrors()
        let (customer, cents) = (Int(customer), DecimalEntry.value(amount, digits: 2))
        errors.require(customer != nil, "customerId", Strings.codeNumber)
        errors.require(cents != nil, "cents", Strings.codeNumber)
        try errors.throwIfAny()
        return CreditGrant(customerID: customer ?? 0, cents: cents ?? 0, reason: reason)
    }
}
