import Core
import SupportAPI
import Theme

/// A grant of credit as it is typed.
struct CreditForm: Codable, Sendable, Equatable {
    var amount = ""
    /// The reason, which the customer reads.
    var reason = ""
    /// The key under which it is sent, so that credit is granted once; nil until it is sent, and after each change.
    var key: String?

    /// Returns the request.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault.
    func request(for ticket: Int) throws(APIError) -> GrantTicketCredit {
        var errors = FieldErrors()
        let cents = DecimalEntry.value(amount, digits: 2)
        errors.require(cents.map { (1...GrantTicketCredit.mostCents).contains($0) } ?? false, "cents", Strings.creditAmountNeeded)
        errors.require(!reason.trimmed.isEmpty, "reason", Strings.creditReasonNeeded)
        errors.require(reason.trimmed.count <= GrantTicketCredit.longestReason, "reason", Strings.subjectLong)
        try errors.throwIfAny()
        return GrantTicketCredit(id: ticket, cents: cents ?? 0, reason: reason.trimmed)
    }
}
